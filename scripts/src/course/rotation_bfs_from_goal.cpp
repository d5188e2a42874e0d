// POJ 2286, HDU 1667, UVa 1343, AcWing 181, TIOJ 1673: see rotation_bfs_from_goal.rs.
// Method: one breadth-first search from the full centre, with patterns as bitmasks.
// Time:   O(C(24, 8)) once for 735,471 patterns, then O(turns) for each board.
// Space:  2^24 bytes, and the queue: 20 MB.

#include <iostream>
#include <queue>
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

// Returns the pattern of a symbol: its squares, a bit for each. It does not matter to this symbol
// where the other two are.
int pattern(const Board &board, char symbol) {
    int squares = 0;
    for (int i = 0; i < 24; ++i) squares += (board.squares[i] == symbol) << i;
    return squares;
}

// Returns the pattern after a turn: each bit of the line takes the value of the next bit.
int turned(int pattern, int turn) {
    int next = pattern;
    for (int i = 0; i < 7; ++i) {
        int to = 1 << LINES[turn][i], from = 1 << LINES[turn][(i + 1) % 7];
        next = (pattern & from) != 0 ? next | to : next & ~to;
    }
    return next;
}

// Indexed by pattern: the distance to the full centre plus one, or 0 if the distance is not known
// yet.
char distances[1 << 24];

// Computes the distances of all patterns. Turns can be taken back, so the distance from the full
// centre is the distance to it.
void search_from_centre() {
    int centre = 0;
    for (int i = 0; i < 8; ++i) centre |= 1 << CENTRE[i];
    std::queue<int> queue;
    queue.push(centre);
    distances[centre] = 1;
    for (; !queue.empty(); queue.pop())
        for (int turn = 0; turn < 8; ++turn) {
            int next = turned(queue.front(), turn);
            if (distances[next] != 0) continue;
            distances[next] = distances[queue.front()] + 1;
            queue.push(next);
        }
}

// Returns the first shortest path from a pattern: the first turn that leads nearer to the full
// centre, then the first shortest path from there. At the full centre, no turn leads nearer, and
// the path is empty.
std::string walk(int pattern) {
    for (int turn = 0; turn < 8; ++turn)
        if (distances[turned(pattern, turn)] < distances[pattern])
            return char('A' + turn) + walk(turned(pattern, turn));
    return "";
}

// Returns the best of the paths of the three symbols: the shortest, and of equally short paths the
// first in lexicographic order. Only the first board has to wait for the search.
std::string solve(const Board &start) {
    if (distances[pattern(start, '1')] == 0) search_from_centre();
    std::string best = walk(pattern(start, '1'));
    for (char symbol = '2'; symbol <= '3'; ++symbol) {
        std::string path = walk(pattern(start, symbol));
        if (path.size() < best.size() || (path.size() == best.size() && path < best)) best = path;
    }
    return best;
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
