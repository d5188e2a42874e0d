// AcWing 179, POJ 1077 (perhaps too slow for HDU 1043): see bidirectional.rs.
// Method: bidirectional breadth-first search with two std::maps.
// Time:   O(b^(d/2)) boards for a path of d moves and a branching factor b, instead of O(b^d).
// Space:  the same.

#include <algorithm>
#include <cstring>
#include <iostream>
#include <map>
#include <string>
#include <vector>

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

// Returns the move that undoes a move.
char inverse(char step) {
    if (step == 'u' || step == 'd') return step == 'u' ? 'd' : 'u';
    return step == 'l' ? 'r' : 'l';
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

// Returns a shortest path. Two searches, side 0 from the start and side 1 from the goal, grow until
// a board of one side is known to the other. They grow by whole layers: had there been a shorter
// path, its two halves would have met in an earlier layer. The smaller layer grows, since it has
// fewer neighbours.
std::string solve(const Board &start) {
    if (start == GOAL) return "";
    std::map<Board, std::string> paths[2];
    std::vector<Board> layers[2];
    paths[0][start] = paths[1][GOAL] = "";
    layers[0].push_back(start);
    layers[1].push_back(GOAL);
    while (true) {
        int side = layers[0].size() <= layers[1].size() ? 0 : 1;
        std::vector<Board> layer;
        layer.swap(layers[side]);
        for (std::size_t k = 0; k < layer.size(); ++k)
            for (int i = 0; i < 4; ++i) {
                Board next = after(layer[k], MOVES[i]);
                if (paths[side].count(next) > 0) continue;
                const std::string &path = paths[side][layer[k]];
                paths[side][next] = side == 0 ? path + MOVES[i] : inverse(MOVES[i]) + path;
                if (paths[1 - side].count(next) > 0) return paths[0][next] + paths[1][next];
                layers[side].push_back(next);
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
