// AcWing 179, HDU 1043, POJ 1077: see perimeter_search.rs.
// Method: perimeter search, IDA* with the Manhattan distance, and a table that grows as needed.
// Time:   O(paths up to the depth) for each board, O(31 * 9! + 9! log 9!) at most for the table.
// Space:  the boards of the table, 12 MB at most.

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <map>
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

// The distances from the goal, of all boards up to `radius` moves away. Moves can be taken back, so
// they are the distances to the goal.
std::map<Board, int> table;

// The radius of the table, and how many boards the searches have visited beyond it.
int radius = 0, visits = 0;

// Adds a layer to the table: all boards one move beyond the radius. It walks through the whole
// table, and inserts no board that the table has.
void grow() {
    ++radius;
    for (std::map<Board, int>::iterator entry = table.begin(); entry != table.end(); ++entry)
        for (int i = 0; i < 4 && entry->second == radius - 1; ++i)
            table.insert(std::make_pair(after(entry->first, MOVES[i]), radius));
}

// The path. Its length is the depth.
std::string path;

// Fills in the last `remaining` moves of the path, which lead from `board` to the goal, and returns
// whether that can be done. All shorter depths have failed, so no path from `board` is shorter than
// `remaining`. If `remaining` is within the radius, the table says whether a path has that length,
// and rejects all wrong moves. A shortest path never undoes the move just made.
bool descend(const Board &board, const Board &previous, int remaining) {
    if (remaining > radius) ++visits;
    else if (table.count(board) == 0 || table[board] != remaining) return false;
    for (int i = 0; i < 4; ++i) {
        Board next = after(board, MOVES[i]);
        if (next == board || next == previous || manhattan(next) >= remaining) continue;
        path[path.size() - remaining] = MOVES[i];
        if (descend(next, board, remaining - 1)) return true;
    }
    return remaining == 0;
}

// Returns a shortest path. The depth rises by 2, since each move changes the Manhattan distance by
// 1. The table grows by a layer if all searches together have visited more boards beyond the radius
// than the table holds. So growing has expanded fewer boards than the searches have visited,
// however many boards the input has. No board needs more than 31 moves.
std::string solve(const Board &start) {
    table[GOAL] = 0;
    for (int depth = manhattan(start);; depth += 2) {
        path.assign(depth, ' ');
        if (descend(start, start, depth)) return path;
        if (int(table.size()) < visits && radius < 31) grow();
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
