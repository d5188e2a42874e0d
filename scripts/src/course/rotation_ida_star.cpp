// POJ 2286, HDU 1667, UVa 1343, AcWing 181, TIOJ 1673: see rotation_ida_star.rs.
// Method: iterative-deepening A* with the squares of the centre still to fill.
// Time:   O(7^d) at worst for d turns.
// Space:  O(d).

#include <algorithm>
#include <iostream>
#include <string>

// The squares, row by row. A letter is at the head of the line that it turns: each symbol moves one
// square towards the head, and the symbol at the head goes to the other end.
//
//           A    B
//           0    1
//           2    3
// H  4  5   6 7  8   9 10 C
//          11   12
// G 13 14  15 16 17 18 19 D
//          20   21
//          22   23
//           F    E
struct Board { char squares[24]; };

// The squares that one symbol must fill.
const int CENTRE[8] = {6, 7, 8, 11, 12, 15, 16, 17};

// The squares of each line, from its head on. The turns A to H are 0 to 7.
const int LINES[8][7] = {
    {0, 2, 6, 11, 15, 20, 22}, {1, 3, 8, 12, 17, 21, 23}, {10, 9, 8, 7, 6, 5, 4},
    {19, 18, 17, 16, 15, 14, 13}, {23, 21, 17, 12, 8, 3, 1}, {22, 20, 15, 11, 6, 2, 0},
    {13, 14, 15, 16, 17, 18, 19}, {4, 5, 6, 7, 8, 9, 10}};

// Returns the board after a turn.
Board after(Board board, int turn) {
    const int *line = LINES[turn];
    char head = board.squares[line[0]];
    for (int i = 0; i < 6; ++i) board.squares[line[i]] = board.squares[line[i + 1]];
    board.squares[line[6]] = head;
    return board;
}

// The turn that undoes each turn: it turns the same line from its other end.
const int INVERSES[8] = {5, 4, 7, 6, 1, 0, 3, 2};

// Returns an estimate of the turns still to make, which is never too large: eight less the count of
// the centre's most common symbol. Each turn moves one symbol out of the centre, and one symbol in.
int heuristic(const Board &board) {
    int fewest = 8;
    for (char symbol = '1'; symbol <= '3'; ++symbol) {
        int missing = 0;
        for (int i = 0; i < 8; ++i) missing += board.squares[CENTRE[i]] != symbol;
        fewest = std::min(fewest, missing);
    }
    return fewest;
}

// The path from the start to the current board.
std::string path;

// Extends the path from `board` to a full centre by at most `remaining` turns, and returns whether
// that can be done. A shortest path never undoes the turn just made.
bool descend(const Board &board, int remaining) {
    int estimate = heuristic(board);
    if (estimate == 0) return true;
    if (estimate > remaining) return false;
    for (int turn = 0; turn < 8; ++turn) {
        if (!path.empty() && path[path.size() - 1] == 'A' + INVERSES[turn]) continue;
        path += char('A' + turn);
        if (descend(after(board, turn), remaining - 1)) return true;
        path.erase(path.size() - 1);
    }
    return false;
}

// Returns the first shortest path: no shorter depth has one, and the turns are tried in order.
std::string solve(const Board &start) {
    path = "";
    int depth = heuristic(start);
    while (!descend(start, depth)) ++depth;
    return path;
}

// Answers each board as soon as it has 24 squares. A 0 ends the input.
int main() {
    Board board;
    for (int i = 0; std::cin >> board.squares[i] && board.squares[i] != '0'; i = (i + 1) % 24) {
        if (i < 23) continue;
        std::string answer = solve(board);
        for (std::size_t k = 0; k < answer.size(); ++k) board = after(board, answer[k] - 'A');
        std::cout << (answer.empty() ? "No moves needed" : answer) << '\n';
        std::cout << board.squares[CENTRE[0]] << '\n';
    }
    return 0;
}
