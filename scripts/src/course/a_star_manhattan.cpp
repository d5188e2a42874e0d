// AcWing 179, POJ 1077 (perhaps too slow for HDU 1043): see a_star_manhattan.rs.
// Method: A* with the Manhattan distance.
// Time:   O(n log n) for n entries of the heap.
// Space:  O(n) paths.

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <queue>
#include <set>
#include <string>

// The symbols of the nine cells, row by row: tiles 1 to 8, and 0 for the blank.
struct Board { char cells[10]; };

const char BLANK = '0';

// The board to reach.
const Board GOAL = {"123456780"};

// The moves of the blank (up, down, left, right), in the order in which a search tries them.
const char MOVES[] = "udlr";

// Returns the cell of a symbol, 0 to 8.
int cell(const Board &board, char symbol) { return std::strchr(board.cells, symbol) - board.cells; }

// The order in which a `std::map` or a `std::set` keeps boards.
bool operator<(const Board &a, const Board &b) { return std::strcmp(a.cells, b.cells) < 0; }

bool operator==(const Board &a, const Board &b) { return std::strcmp(a.cells, b.cells) == 0; }

// Returns the board after a move, or the same board if the blank would leave it.
Board after(Board board, char step) {
    int blank = cell(board, BLANK);
    if (step == 'u' && blank >= 3) std::swap(board.cells[blank], board.cells[blank - 3]);
    if (step == 'd' && blank < 6) std::swap(board.cells[blank], board.cells[blank + 3]);
    if (step == 'l' && blank % 3 > 0) std::swap(board.cells[blank], board.cells[blank - 1]);
    if (step == 'r' && blank % 3 < 2) std::swap(board.cells[blank], board.cells[blank + 1]);
    return board;
}

// Returns whether a path leads to the goal. An inversion is a pair of tiles that are not in the
// order of the goal. The goal has none, and no move changes the parity of their number.
bool is_solvable(const Board &start) {
    int inversions = 0;
    for (char b = '1'; b <= '8'; ++b)
        for (char a = '1'; a < b; ++a)
            inversions += (cell(start, a) < cell(start, b)) != (cell(GOAL, a) < cell(GOAL, b));
    return inversions % 2 == 0;
}

// Returns how many rows and columns two cells are apart.
int apart(int a, int b) { return std::abs(a / 3 - b / 3) + std::abs(a % 3 - b % 3); }

// Returns the Manhattan distance: how far all tiles are from their cells in the goal. The blank
// does not count: if it did, each move would change two distances, and the sum could exceed the
// number of moves needed.
int manhattan(const Board &board) {
    int sum = 0;
    for (char tile = '1'; tile <= '8'; ++tile) sum += apart(cell(board, tile), cell(GOAL, tile));
    return sum;
}

// Returns the estimate of the moves still to make. A* with another heuristic differs in this
// function alone: a_star_misplaced counts the tiles that are not on their cells, a_star_weighted
// returns ten times the Manhattan distance.
int heuristic(const Board &board) { return manhattan(board); }

// A board in the heap, the path to it, and the length of the path plus the estimate.
struct Entry { int sum; std::string path; Board board; };

// `std::priority_queue` yields the largest entry. So the largest has to be the one with the
// smallest sum, and among equal sums the one with the longest path, whose estimate is smallest.
bool operator<(const Entry &a, const Entry &b) {
    return a.sum > b.sum || (a.sum == b.sum && a.path.size() < b.path.size());
}

// Returns a shortest path: as the estimate is never too large, no board of a shorter path can be
// left in the heap when the goal is on top. A board can be in the heap several times, each time
// with another path. The first that is taken has the shortest path, and the rest are skipped.
std::string solve(const Board &start) {
    std::priority_queue<Entry> heap;
    std::set<Board> closed;
    Entry entry = {heuristic(start), "", start};
    heap.push(entry);
    while (true) {
        entry = heap.top();
        heap.pop();
        if (entry.board == GOAL) return entry.path;
        if (!closed.insert(entry.board).second) continue;
        for (int i = 0; i < 4; ++i) {
            Entry next = {0, entry.path + MOVES[i], after(entry.board, MOVES[i])};
            next.sum = next.path.size() + heuristic(next.board);
            if (closed.count(next.board) == 0) heap.push(next);
        }
    }
}

// Answers each board as soon as it has nine cells. So a lone 0 at the end of the input is no board.
int main() {
    Board start = GOAL;
    for (int i = 0; std::cin >> start.cells[i]; i = (i + 1) % 9) {
        if (start.cells[i] == 'x' || start.cells[i] == 'X') start.cells[i] = BLANK;
        if (i == 8) std::cout << (is_solvable(start) ? solve(start) : "unsolvable") << '\n';
    }
    return 0;
}
