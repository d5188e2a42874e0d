// HDU 3567: the eight puzzle from any board to any other, the first of the shortest paths.
// Method: tiles are renamed in the order of the goal; nine goals are left. A breadth-first search
//         from each notes the layer of each board, by Cantor number. A path goes down the layers.
// Time:   the moves of all boards take some 40 ms, the nine searches as much; a case then 1 us.
// Space:  4 * 9! numbers for the moves, 9 * 9! bytes for the searches, and a queue: 13 MB in all.

#include <algorithm>
#include <cstring>
#include <iostream>

// The symbols of the nine cells, row by row, as a C string; the symbol 0 is the blank.
struct Board { char cells[10]; };

// The goals after renaming: the tiles are 1 to 8 in order, and the blank is in one of nine cells.
const Board GOALS[9] = {{"012345678"}, {"102345678"}, {"120345678"}, {"123045678"}, {"123405678"},
                        {"123450678"}, {"123456078"}, {"123456708"}, {"123456780"}};

// The moves of the blank, in lexicographic order.
const char MOVES[] = "dlru";

// How many boards there are. A board's number is its place in lexicographic order, from 0.
const int BOARDS = 9 * 8 * 7 * 6 * 5 * 4 * 3 * 2;

// The number of the board after each move, by the number of the board before it.
int results[BOARDS][4];

// For each goal, the layer in which the search from there reaches each board: 1 for the goal, 2 for
// its neighbours and so on; 0 if no path leads there.
char tables[9][BOARDS];

// The numbers of the boards that a search has reached, in this order.
int queue[BOARDS];

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

// Works out what each move makes of each board.
void find_results() {
    Board board = GOALS[0];  // The first in lexicographic order.
    for (int number = 0; number < BOARDS; ++number) {
        int blank = std::strchr(board.cells, '0') - board.cells;
        // The cell to which each move takes the blank; the same if it would leave the board.
        int targets[] = {blank < 6 ? blank + 3 : blank, blank % 3 > 0 ? blank - 1 : blank,
                         blank % 3 < 2 ? blank + 1 : blank, blank >= 3 ? blank - 3 : blank};
        for (int move = 0; move < 4; ++move) {
            Board next = board;
            std::swap(next.cells[blank], next.cells[targets[move]]);
            results[number][move] = cantor(next);
        }
        std::next_permutation(board.cells, board.cells + 9);
    }
}

void search(int goal, char *layers) {
    layers[goal] = 1;
    queue[0] = goal;
    for (int first = 0, last = 0; first <= last; ++first) {
        for (int move = 0; move < 4; ++move) {
            int next = results[queue[first]][move];
            if (layers[next] == 0) {
                layers[next] = layers[queue[first]] + 1;
                queue[++last] = next;
            }
        }
    }
}

// Writes how many moves a shortest path has, -1 if there is none, and the first of these paths:
// each move is the first of those that lead to a lower layer.
void write_path(int number, const char *layers) {
    std::cout << layers[number] - 1 << '\n';
    while (layers[number] > 1) {
        int move = 0;
        while (layers[results[number][move]] >= layers[number]) ++move;
        std::cout << MOVES[move];
        number = results[number][move];
    }
    std::cout << '\n';
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
    find_results();
    for (int blank = 0; blank < 9; ++blank) search(cantor(GOALS[blank]), tables[blank]);
    int cases = 0, number = 0;
    std::cin >> cases;
    for (Board start, goal; number < cases && read_board(start) && read_board(goal);) {
        int blank = std::strchr(goal.cells, '0') - goal.cells;
        // Where the goal has a symbol, GOALS[blank] has its new name.
        for (char *symbol = start.cells; *symbol != '\0'; ++symbol)
            *symbol = GOALS[blank].cells[std::strchr(goal.cells, *symbol) - goal.cells];
        std::cout << "Case " << ++number << ": ";
        write_path(cantor(start), tables[blank]);
    }
}
