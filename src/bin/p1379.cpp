// Luogu P1379: the eight puzzle, the least number of moves to 123804765.
// Method: one breadth-first search from the goal notes the distance of each board in an array, by
//         the board's Cantor number. Then each answer is a look-up.
// Time:   the search visits 9! / 2 = 181,440 boards, some 25 ms; an answer then takes 0.3 us.
// Space:  9! bytes for the distances, and the queue: 4 MB in all.

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <queue>

// The symbols of the nine cells, row by row, as a C string; the symbol 0 is the blank.
struct Board { char cells[10]; };

const Board GOAL = {"123804765"};

// How many boards there are.
const int BOARDS = 9 * 8 * 7 * 6 * 5 * 4 * 3 * 2;

// The distance of each board from the goal; -1 if no path leads there.
signed char distances[BOARDS];

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

void search() {
    std::fill_n(distances, BOARDS, -1);
    distances[cantor(GOAL)] = 0;
    std::queue<Board> queue;
    for (queue.push(GOAL); !queue.empty(); queue.pop()) {
        Board board = queue.front();
        int blank = std::strchr(board.cells, '0') - board.cells;
        for (int cell = 0; cell < 9; ++cell) {
            // The blank trades places with each of its neighbours.
            if (std::abs(blank / 3 - cell / 3) + std::abs(blank % 3 - cell % 3) == 1) {
                Board next = board;
                std::swap(next.cells[blank], next.cells[cell]);
                int number = cantor(next);
                if (distances[number] == -1) {
                    distances[number] = distances[cantor(board)] + 1;
                    queue.push(next);
                }
            }
        }
    }
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
    for (Board board; read_board(board);) {
        std::cout << int(distances[cantor(board)]) << '\n';
    }
}
