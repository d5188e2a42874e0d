// POJ 2286, HDU 1667, UVa 1343, AcWing 181, TIOJ 1673: the rotation game.
// Method: one symbol's squares are a pattern of 24 bits; the others do not matter. A breadth-first
//         search from the full centre notes the first turn of a shortest path from each pattern.
// Time:   the search visits C(24, 8) = 735,471 patterns, some 60 ms; a board then takes 3 us.
// Space:  2^24 bytes for the turns, and two layers of the search: 21 MB in all.

#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

// The squares of the turns A to H, numbered row by row. A turn moves each symbol one place ahead,
// and the first to the end.
const int LINES[8][7] = {
    {0, 2, 6, 11, 15, 20, 22},
    {1, 3, 8, 12, 17, 21, 23},
    {10, 9, 8, 7, 6, 5, 4},
    {19, 18, 17, 16, 15, 14, 13},
    {23, 21, 17, 12, 8, 3, 1},
    {22, 20, 15, 11, 6, 2, 0},
    {13, 14, 15, 16, 17, 18, 19},
    {4, 5, 6, 7, 8, 9, 10},
};

// The turn that undoes each turn.
const int INVERSES[8] = {5, 4, 7, 6, 1, 0, 3, 2};

// The squares 6 7 8 11 12 15 16 17, as bits.
const int CENTRE = 0x399C0;

// Where a turn takes the bits of the lower and of the upper half of a pattern.
int images[8][2][1 << 12];

// The first turn from each pattern, `A` to `H`; 0 for all other numbers.
char first_turns[1 << 24];

// Fills in the images of all halves. A pattern's image is the union of those of its two halves.
void find_images() {
    for (int turn = 0; turn < 8; ++turn) {
        for (int square = 0; square < 24; ++square) {
            const int *line = LINES[turn], *place = std::find(line, line + 7, square);
            int target = place == line + 7 ? square : line[(place - line + 6) % 7];
            for (int bits = 0; bits < 1 << 12; ++bits)
                images[turn][square / 12][bits] |= (bits >> square % 12 & 1) << target;
        }
    }
}

// Returns the pattern after a turn.
int turned(int pattern, int turn) {
    return images[turn][0][pattern & 0xFFF] | images[turn][1][pattern >> 12];
}

// An earlier turn is tried on all of a layer before a later one. So the first to reach a pattern is
// the first of the turns that lead from that pattern one nearer to the full centre.
void search() {
    // The full centre needs no turn; any letter marks it as reached.
    first_turns[CENTRE] = '.';
    std::vector<int> layer(1, CENTRE), next;
    for (; !layer.empty(); layer.swap(next), next.clear()) {
        for (int turn = 0; turn < 8; ++turn) {
            for (std::size_t i = 0; i < layer.size(); ++i) {
                int pattern = turned(layer[i], INVERSES[turn]);
                if (first_turns[pattern] == 0) {
                    first_turns[pattern] = 'A' + turn;
                    next.push_back(pattern);
                }
            }
        }
    }
}

// Returns the first of the shortest paths that bring a symbol to the centre.
std::string path(const std::string &board, char symbol) {
    int pattern = 0;
    for (int square = 0; square < 24; ++square) pattern |= (board[square] == symbol) << square;
    std::string path;
    while (pattern != CENTRE) {
        path += first_turns[pattern];
        pattern = turned(pattern, first_turns[pattern] - 'A');
    }
    return path;
}

// Reads a board, eight of each symbol. Anything else, such as a 0, ends the input.
bool read_board(std::string &board) {
    board = "";
    for (char symbol; board.size() < 24 && std::cin >> symbol; board += symbol) {
        if (symbol < '1' || symbol > '3') return false;
    }
    return std::count(board.begin(), board.end(), '1') == 8
        && std::count(board.begin(), board.end(), '2') == 8
        && std::count(board.begin(), board.end(), '3') == 8;
}

int main() {
    std::ios::sync_with_stdio(false), std::cin.tie(0);
    find_images();
    search();
    for (std::string board; read_board(board);) {
        // The shortest answer, and of equally long ones the lexicographically first.
        std::string best(24, ' ');  // Longer than any.
        for (char symbol = '1'; symbol <= '3'; ++symbol) {
            std::string answer = path(board, symbol) + '\n' + symbol;
            bool is_shorter = answer.size() < best.size();
            if (is_shorter || (answer.size() == best.size() && answer < best)) best = answer;
        }
        std::cout << (best.size() == 2 ? "No moves needed" : "") << best << '\n';
    }
}
