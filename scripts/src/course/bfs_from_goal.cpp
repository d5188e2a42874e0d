// AcWing 179, HDU 1043, POJ 1077: see bfs_from_goal.rs.
// Method: one breadth-first search from the goal, with an array by Cantor expansion.
// Time:   O(9!) once, then O(length of the path) for each board.
// Space:  9! bytes, and the queue.

#include <algorithm>
#include <cstring>
#include <iostream>
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

// How many boards there are: 9!.
const int BOARDS = 9 * 8 * 7 * 6 * 5 * 4 * 3 * 2;

// Returns the rank of a board by Cantor expansion: how many boards come before it in
// lexicographic order. A cell with n smaller symbols after it adds n * 8! if it is the first cell,
// n * 7! if it is the second and so on. The loop multiplies step by step: by 8, by 7 and so on.
int rank_of(const Board &board) {
    int rank = 0;
    for (int i = 0; i < 9; ++i) {
        rank *= 9 - i;
        for (int j = i + 1; j < 9; ++j) rank += board.cells[j] < board.cells[i];
    }
    return rank;
}

// Indexed by the rank of a board: the distance to the goal plus one, or 0 if the distance is not
// known yet.
char distances[BOARDS];

// Computes the distances of all boards. Moves can be taken back, so the distance from the goal is
// the distance to it.
void search_from_goal() {
    std::queue<Board> queue;
    queue.push(GOAL);
    distances[rank_of(GOAL)] = 1;
    while (!queue.empty()) {
        Board board = queue.front();
        queue.pop();
        for (int i = 0; i < 4; ++i) {
            Board next = after(board, MOVES[i]);
            if (next == board) continue;
            char &distance = distances[rank_of(next)];
            if (distance != 0) continue;
            distance = distances[rank_of(board)] + 1;
            queue.push(next);
        }
    }
}

// Returns a shortest path: the first move that leads nearer to the goal, then a shortest path from
// there. At the goal, no move leads nearer, and the path is empty.
std::string solve(const Board &board) {
    // Only the first board has to wait for the search.
    if (distances[rank_of(GOAL)] == 0) search_from_goal();
    for (int i = 0; i < 4; ++i) {
        Board next = after(board, MOVES[i]);
        if (distances[rank_of(next)] < distances[rank_of(board)]) return MOVES[i] + solve(next);
    }
    return "";
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
