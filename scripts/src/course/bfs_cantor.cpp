// AcWing 179, POJ 1077 (too slow for HDU 1043): see bfs_cantor.rs.
// Method: breadth-first search with arrays, by Cantor expansion.
// Time:   O(9!) for each board: the boards visited before the goal, and the array to clear. That is
//         too much for HDU 1043: 221 boards of 30 moves take as long as it allows, or longer.
//         bfs_from_goal searches only once.
// Space:  9! bytes, and the queue: 4 MB.

#include <algorithm>
#include <cstring>
#include <iostream>
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

// An entry of the queue: a board, the index of the entry from which the board was reached, and the
// move that led to the board.
struct Entry { Board board; int previous; char step; };

// The queue is an array that keeps all its boards, so that the path can be read off it.
Entry entries[BOARDS / 2];

// Whether a board was seen, by its rank.
bool seen[BOARDS];

// Returns the path to the board at an index of the queue. The start is at index 0.
std::string walk_back(int index) {
    std::string path;
    for (; index > 0; index = entries[index].previous) path = entries[index].step + path;
    return path;
}

// Returns a shortest path. Boards leave the queue in the order in which they entered it, so those
// that are nearer to the start come first.
std::string solve(const Board &start) {
    std::memset(seen, 0, sizeof seen);
    seen[rank_of(start)] = true;
    entries[0].board = start;
    int first = 0, end = 1;
    while (!(entries[first].board == GOAL)) {
        for (int i = 0; i < 4; ++i) {
            Entry next = {after(entries[first].board, MOVES[i]), first, MOVES[i]};
            if (next.board == entries[first].board) continue;
            bool &is_seen = seen[rank_of(next.board)];
            if (!is_seen) entries[end++] = next;
            is_seen = true;
        }
        ++first;
    }
    return walk_back(first);
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
