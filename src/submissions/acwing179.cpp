// AcWing 179, HDU 1043, POJ 1077: the eight puzzle, a shortest path to 1 2 3 4 5 6 7 8 x.
// Method: one breadth-first search from the goal notes for each board the first move of a shortest
//         path, in an array by the board's Cantor number. Then each board follows these moves.
// Time:   the search visits 9! / 2 = 181,440 boards, some 40 ms; a board then takes 1 us.
// Space:  9! bytes for the moves, and two layers of the search: 5 MB in all.

#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

// The symbols of the nine cells, row by row; 0 is the blank.
typedef std::string Board;

const Board GOAL = "123456780";

// The moves of the blank, in the order in which the statements name them, and their inverses.
const char MOVES[] = "udlr", INVERSES[] = "durl";

// The first move from each board, by its Cantor number; 0 if no path leads to the goal.
char first_moves[9 * 8 * 7 * 6 * 5 * 4 * 3 * 2];

// Returns how many boards come before this one in lexicographic order (Cantor expansion). Each
// cell counts the smaller symbols behind it, times the ways to order what is behind it: 8! for the
// first cell, 7! for the second and so on, multiplied up as the loop goes along (Horner's scheme).
int cantor(const Board &board) {
    int number = 0;
    for (int cell = 0; cell < 9; ++cell) {
        number *= 9 - cell;
        for (int other = cell + 1; other < 9; ++other) number += board[other] < board[cell];
    }
    return number;
}

// Returns the board after a move; the same board if the blank would leave it.
Board moved(Board board, char letter) {
    int blank = board.find('0');
    if (letter == 'u' && blank >= 3) std::swap(board[blank], board[blank - 3]);
    if (letter == 'd' && blank < 6) std::swap(board[blank], board[blank + 3]);
    if (letter == 'l' && blank % 3 > 0) std::swap(board[blank], board[blank - 1]);
    if (letter == 'r' && blank % 3 < 2) std::swap(board[blank], board[blank + 1]);
    return board;
}

// An earlier move is tried on all of a layer before a later one. So the first to reach a board is
// the first of the moves that lead from that board one nearer to the goal.
void search() {
    // The goal needs no move; any letter marks it as reached.
    first_moves[cantor(GOAL)] = '.';
    std::vector<Board> layer(1, GOAL), next;
    for (; !layer.empty(); layer.swap(next), next.clear()) {
        for (int move = 0; move < 4; ++move) {
            for (std::size_t i = 0; i < layer.size(); ++i) {
                Board board = moved(layer[i], INVERSES[move]);
                if (first_moves[cantor(board)] == 0) {
                    first_moves[cantor(board)] = MOVES[move];
                    next.push_back(board);
                }
            }
        }
    }
}

// Returns the first of the shortest paths in the order of the moves, or `unsolvable`.
std::string path(Board board) {
    std::string path;
    while (board != GOAL) {
        char letter = first_moves[cantor(board)];
        if (letter == 0) return "unsolvable";
        path += letter;
        board = moved(board, letter);
    }
    return path;
}

// Reads a board, with or without white space between its symbols. Anything else ends the input.
bool read_board(Board &board) {
    board = "";
    for (char symbol; board.size() < 9 && std::cin >> symbol; board += symbol) {
        if (symbol == 'x' || symbol == 'X') symbol = '0';
        if (symbol < '0' || symbol > '8' || board.find(symbol) != Board::npos) return false;
    }
    return board.size() == 9;
}

int main() {
    std::ios::sync_with_stdio(false), std::cin.tie(0);
    search();
    for (Board board; read_board(board);)
        std::cout << path(board) << '\n';
}
