// HDU 3567: the eight puzzle from any board to any other, the first of the shortest paths.
// Method: symbols are renamed by their cells in the goal, so nine goals are left. A breadth-first
//         search from each that is needed notes the first move of each board, by Cantor number.
// Time:   a search visits 9! / 2 = 181,440 boards, some 40 ms; a case then takes 3 us.
// Space:  9 * 9! bytes for the moves, and two layers of a search: 9 MB in all.

#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

// The symbols of the nine cells, row by row.
typedef std::string Board;

// The goal after renaming: each symbol, the blank too, is called by its cell in the goal.
const Board GOAL = "012345678";

// The moves of the blank, in lexicographic order, and their inverses.
const char MOVES[] = "dlru", INVERSES[] = "urld";

// How many boards there are.
const int BOARDS = 9 * 8 * 7 * 6 * 5 * 4 * 3 * 2;

// For each cell of the goal's blank, the first move from each board, by its Cantor number; 0 if no
// path leads to the goal. Filled when first needed.
char tables[9][BOARDS];

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
Board moved(Board board, char blank, char letter) {
    int cell = board.find(blank);
    if (letter == 'd' && cell < 6) std::swap(board[cell], board[cell + 3]);
    if (letter == 'l' && cell % 3 > 0) std::swap(board[cell], board[cell - 1]);
    if (letter == 'r' && cell % 3 < 2) std::swap(board[cell], board[cell + 1]);
    if (letter == 'u' && cell >= 3) std::swap(board[cell], board[cell - 3]);
    return board;
}

// An earlier move is tried on all of a layer before a later one. So the first to reach a board is
// the first of the moves that lead from that board one nearer to the goal.
void search(char blank, char *first_moves) {
    // The goal needs no move; any letter marks it as reached.
    first_moves[cantor(GOAL)] = '.';
    std::vector<Board> layer(1, GOAL), next;
    for (; !layer.empty(); layer.swap(next), next.clear()) {
        for (int move = 0; move < 4; ++move) {
            for (std::size_t i = 0; i < layer.size(); ++i) {
                Board board = moved(layer[i], blank, INVERSES[move]);
                if (first_moves[cantor(board)] == 0) {
                    first_moves[cantor(board)] = MOVES[move];
                    next.push_back(board);
                }
            }
        }
    }
}

// Returns the first of the shortest paths in the order of the moves.
std::string path(Board board, char blank, const char *first_moves) {
    std::string path;
    while (board != GOAL) {
        char letter = first_moves[cantor(board)];
        path += letter;
        board = moved(board, blank, letter);
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
    int cases = 0;
    std::cin >> cases;
    Board start, goal;
    for (int number = 1; number <= cases && read_board(start) && read_board(goal); ++number) {
        for (int cell = 0; cell < 9; ++cell) start[cell] = GOAL[goal.find(start[cell])];
        std::size_t cell = goal.find('0');
        char blank = GOAL[cell], *first_moves = tables[cell];
        if (first_moves[cantor(GOAL)] == 0) search(blank, first_moves);
        std::cout << "Case " << number << ": ";
        if (first_moves[cantor(start)] == 0) {
            std::cout << "-1\n\n";
        } else {
            std::string moves = path(start, blank, first_moves);
            std::cout << moves.size() << '\n' << moves << '\n';
        }
    }
}
