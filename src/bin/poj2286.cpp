// POJ 2286, HDU 1667, UVa 1343, AcWing 181, TIOJ 1673: the rotation game.
// Method: meet in the middle. Iterative deepening, for all three symbols at once, stops at a table
//         that breadth-first search grows from the full centre.
// Time:   a random board alone takes 10,200 visits on average, one of 13 moves 187,500 at most.
// Space:  C(24, 8) bytes for the table, and four for each of its patterns: 4 MB at most.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>

const char NAME[] = "poj2286";

// The squares of a symbol, as a bitmask.
//
//           A    B
//           0    1           A letter stands where the line that it turns begins.
//           2    3
// H  4  5   6 7  8   9 10 C
//          11   12
// G 13 14  15 16 17 18 19 D
//          20   21
//          22   23
//           F    E
typedef unsigned Pattern;

// The patterns of the symbols 1, 2 and 3.
struct Board { Pattern patterns[3]; };

// The squares 6, 7, 8, 11, 12, 15, 16 and 17.
const Pattern CENTRE = 0x399C0;

// How many patterns there are: C(24, 8).
const int PATTERNS = 735471;

// By turn: its line. Each symbol moves to the square before, and that of the first to the last.
const int LINES[8][7] = {
    {0, 2, 6, 11, 15, 20, 22}, {1, 3, 8, 12, 17, 21, 23}, {10, 9, 8, 7, 6, 5, 4},
    {19, 18, 17, 16, 15, 14, 13}, {23, 21, 17, 12, 8, 3, 1}, {22, 20, 15, 11, 6, 2, 0},
    {13, 14, 15, 16, 17, 18, 19}, {4, 5, 6, 7, 8, 9, 10}};

// Returns whether the search can skip a turn right after the turn `last`: if it undoes `last`; or
// if it has the smaller letter and both turn parallel lines, since in the other order they lead
// to the same board, on a path that comes first.
bool can_skip(int turn, int last) {
    // A, B, C and D undo F, E, H and G. A, B, E and F turn the upright lines.
    return turn == (last ^ 5) || (turn < last && (turn & 2) == (last & 2));
}

// The two parts of a rank, by the lower and by the upper twelve bits of the pattern.
int ranks[2][1 << 12];

void make_ranks() {
    // How many squares a half has; and by that number, how many of the smaller halves have as many.
    static int squares[1 << 12], halves[13];
    for (int half = 0; half < 1 << 12; ++half) {
        squares[half] = squares[half / 2] + half % 2;
        ranks[0][half] = halves[squares[half]]++;
    }
    // How many patterns have a smaller upper half.
    int patterns = 0;
    for (int half = 0; half < 1 << 12; ++half) {
        ranks[1][half] = patterns;
        if (squares[half] <= 8) patterns += halves[8 - squares[half]];
    }
}

// Returns how many patterns of eight squares are smaller than this one.
int rank(Pattern pattern) { return ranks[0][pattern & 0xFFF] + ranks[1][pattern >> 12]; }

// Iterative deepening from a board, which meets breadth-first search from the full centre.
struct Search {
    // By turn, by the place of a byte in a pattern and by its value: where its squares go.
    Pattern images[8][3][256];
    // By the rank of a pattern, its distance from the full centre plus one, or 0 if not known.
    char table[PATTERNS];
    // The distance up to which the table has all patterns.
    int radius;
    // The patterns of the table, in the order in which they were found; from `frontier` to `end`
    // those at that distance.
    Pattern queue[PATTERNS];
    int frontier, end;
    // How many boards beyond the radius have been visited since the table last grew.
    int visited;
    // The path that has been found, last move first. No path has more than 13 moves.
    char path[13];
    int length;

    // Makes a search whose table has the full centre alone. All else is 0, since it is global.
    void start() {
        make_ranks();
        for (int turn = 0; turn < 8; ++turn) {
            int targets[24];
            for (int square = 0; square < 24; ++square) targets[square] = square;
            for (int place = 0; place < 7; ++place)
                targets[LINES[turn][(place + 1) % 7]] = LINES[turn][place];
            for (int square = 0; square < 24; ++square) {
                Pattern *image = images[turn][square / 8];
                int highest = 1 << (square % 8);
                for (int others = 0; others < highest; ++others)
                    image[highest | others] = image[others] | (1 << targets[square]);
            }
        }
        table[rank(CENTRE)] = 1;
        queue[end++] = CENTRE;
    }

    // Returns a pattern after a turn. A turn moves each square on its own, so the squares of three
    // bytes go where those of each byte go.
    Pattern turned(Pattern pattern, int turn) {
        const Pattern(*image)[256] = images[turn];
        return image[0][pattern & 0xFF] | image[1][pattern >> 8 & 0xFF] | image[2][pattern >> 16];
    }

    // Finds the first of the shortest paths in lexicographic order, and returns the symbol in the
    // centre after it, counted from 0.
    int solve(const Board &board) {
        length = 0;
        for (int limit = 0;; ++limit) {
            int symbol = descend(board, -1, limit);
            if (symbol != -1) {
                std::reverse(path, path + length);
                return symbol;
            }
            // Adding a layer visits each pattern of the frontier: searches must have visited more.
            if (visited > end - frontier) grow();
        }
    }

    // Finds the first path of `moves` moves from a board to a full centre, and returns the symbol
    // in the centre, or -1 if there is no such path. The turn `last` has led to the board.
    // All shorter limits have failed, so no pattern here is nearer than `moves`. Within the
    // radius, the table says whether one is just as far: then a path exists, and the search never
    // backs up. Skipped turns do not lose it, since the first of the shortest paths has none.
    int descend(const Board &board, int last, int moves) {
        if (moves > radius) ++visited;
        else {
            int symbol = 0;
            while (symbol < 3 && table[rank(board.patterns[symbol])] != moves + 1) ++symbol;
            if (symbol == 3) return -1;
            if (moves == 0) return symbol;
        }
        for (int turn = 0; turn < 8; ++turn) {
            if (last != -1 && can_skip(turn, last)) continue;
            Board next;
            for (int i = 0; i < 3; ++i) next.patterns[i] = turned(board.patterns[i], turn);
            int symbol = descend(next, turn, moves - 1);
            if (symbol == -1) continue;
            path[length++] = 'A' + turn;
            return symbol;
        }
        return -1;
    }

    // Adds a layer to the table.
    void grow() {
        ++radius;
        visited = 0;
        for (int last = end; frontier < last; ++frontier)
            for (int turn = 0; turn < 8; ++turn) {
                Pattern next = turned(queue[frontier], turn);
                char &entry = table[rank(next)];
                if (entry != 0) continue;
                entry = radius + 1;
                queue[end++] = next;
            }
    }
};

// How many boards have been read.
int boards;

// Reads a board. Returns false if the input ends, or has a `0`, where a board would begin. If it is
// not a board, writes the answers so far and says so, and ends the program.
bool read_board(Board &board) {
    char symbols[25] = "";
    int length = 0, counts[3] = {0, 0, 0};
    board.patterns[0] = board.patterns[1] = board.patterns[2] = 0;
    for (int byte = ' '; length < 24 && byte != EOF;) {
        byte = std::getchar();
        if (byte <= ' ') continue;
        if (byte == '0' && length == 0) return false;
        if ('1' <= byte && byte <= '3') {
            board.patterns[byte - '1'] |= 1 << length;
            ++counts[byte - '1'];
        }
        symbols[length++] = byte;
    }
    if (length == 0 || std::ferror(stdin)) return false;
    ++boards;
    if (std::count(counts, counts + 3, 8) == 3) return true;
    std::fflush(stdout);
    std::fprintf(stderr, "%s: board %d: ", NAME, boards);
    for (int i = 0; i < length; ++i) {
        int byte = static_cast<unsigned char>(symbols[i]);
        if (std::strchr("\\\"'", byte)) std::fputc('\\', stderr);
        std::fprintf(stderr, byte > '~' ? "\\x%02x" : "%c", byte);
    }
    std::fputs(" is not a board\n", stderr);
    std::exit(1);
}

Search search;

int main() {
    Board board;
    search.start();
    while (!std::ferror(stdout) && read_board(board)) {
        int symbol = search.solve(board);
        if (search.length == 0) std::printf("No moves needed");
        std::printf("%.*s\n%d\n", search.length, search.path, symbol + 1);
    }
    if (!std::ferror(stdin) && std::fflush(stdout) == 0 && !std::ferror(stdout)) return 0;
    std::perror(NAME);
    return 1;
}
