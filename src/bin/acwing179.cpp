// AcWing 179, HDU 1043, POJ 1077: the eight puzzle, a shortest path to 1 2 3 4 5 6 7 8 x.
// Method: one breadth-first search from the goal notes for each board the first move of a shortest
//         path, in an array by the board's Cantor number. Then each board follows these moves.
// Time:   the search visits 9! / 2 = 181,440 boards, some 30 ms; a board then takes 1 us.
// Space:  9! bytes for the moves, and two layers of the search: 4 MB in all.

#include <algorithm>
#include <cstring>
#include <iostream>
#include <string>
#include <vector>

// The symbols of the nine cells, row by row, as a C string; the symbol 0 is the blank.
struct Board { char cells[10]; };

const Board GOAL = {"123456780"};

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
        for (int other = cell + 1; other < 9; ++other)
            number += board.cells[other] < board.cells[cell];
    }
    return number;
}

// Returns the board after a move; the same board if the blank would leave it.
Board moved(Board board, char letter) {
    char *cells = board.cells;
    int blank = std::strchr(cells, '0') - cells;
    if (letter == 'u' && blank >= 3) std::swap(cells[blank], cells[blank - 3]);
    if (letter == 'd' && blank < 6) std::swap(cells[blank], cells[blank + 3]);
    if (letter == 'l' && blank % 3 > 0) std::swap(cells[blank], cells[blank - 1]);
    if (letter == 'r' && blank % 3 < 2) std::swap(cells[blank], cells[blank + 1]);
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
                char &first_move = first_moves[cantor(board)];
                if (first_move == 0) {
                    first_move = MOVES[move];
                    next.push_back(board);
                }
            }
        }
    }
}

// Returns the first of the shortest paths in the order of the moves, or `unsolvable`.
std::string path(Board board) {
    std::string path;
    while (std::strcmp(board.cells, GOAL.cells) != 0) {
        char letter = first_moves[cantor(board)];
        if (letter == 0) return "unsolvable";
        path += letter;
        board = moved(board, letter);
    }
    return path;
}

// Reads a board, with or without white space between its symbols. Anything else ends the input.
bool read_board(Board &board) {
    // Cells behind the end of the input stay '\0', and so does the tenth, which ends the string.
    std::fill_n(board.cells, 10, '\0');
    for (int cell = 0; cell < 9; ++cell) std::cin >> board.cells[cell];
    std::replace(board.cells, board.cells + 9, 'x', '0');
    std::replace(board.cells, board.cells + 9, 'X', '0');
    for (char symbol = '0'; symbol <= '8'; ++symbol)
        if (std::strchr(board.cells, symbol) == NULL) return false;
    return true;
}

int main() {
    std::ios::sync_with_stdio(false), std::cin.tie(0);
    search();
    for (Board board; read_board(board);)
        std::cout << path(board) << '\n';
}
