// AcWing 179 (too slow for HDU 1043, perhaps for POJ 1077): see bfs_hash_map.rs.
// Method: breadth-first search with a std::map.
// Time:   O(n log n) for the n boards visited before the goal, at most 9!/2 = 181,440.
//         A map is slow: without an optimizer, 31 moves take 0.4 to 0.7 s. bfs_cantor has no map,
//         and bfs_from_goal searches only once.
// Space:  O(n), up to 10 MB.

#include <algorithm>
#include <cstring>
#include <iostream>
#include <map>
#include <queue>
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

// Returns the path to a board, found by going back from it to the start, which has no last move.
std::string walk_back(Board board, std::map<Board, char> &last_move) {
    std::string path;
    while (last_move[board] != '\0') {
        path = last_move[board] + path;
        board = after(board, inverse(last_move[board]));
    }
    return path;
}

// Returns a shortest path. Boards enter the queue at the end and leave it at the front, so those
// that are nearer to the start come first.
std::string solve(const Board &start) {
    std::map<Board, char> last_move;
    std::queue<Board> queue;
    last_move[start] = '\0';
    queue.push(start);
    while (!(queue.front() == GOAL)) {
        Board board = queue.front();
        queue.pop();
        for (int i = 0; i < 4; ++i) {
            Board next = after(board, MOVES[i]);
            if (next == board || last_move.count(next) > 0) continue;
            last_move[next] = MOVES[i];
            queue.push(next);
        }
    }
    return walk_back(GOAL, last_move);
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
