// POJ 2286, HDU 1667, UVa 1343, AcWing 181, TIOJ 1673: the rotation game, a shortest path to a
// centre full of one symbol.
// Method: perimeter search. Iterative deepening, for all three symbols at once, searches from each
//         board until it meets a table of all patterns near the full centre. Breadth-first search
//         from the full centre fills the table, layer by layer.
// Time:   O(C(24, 8) + N) for N boards. The boards share the table, which grows only when growing
//         costs less than the searches so far. A path has at most 13 turns.
// Space:  2 MB more than an empty program, for 30 of the hardest boards: C(24, 8) bytes for the
//         table, and 4 for each of its patterns.

#include <cstdio>
#include <cstdlib>

const char NAME[] = "poj2286";

// A pattern: the squares of one symbol, as a bitmask.
//
//           A    B
//           0    1           Each turn's letter is beside the first square of its line.
//           2    3
// H  4  5   6 7  8   9 10 C
//          11   12
// G 13 14  15 16 17 18 19 D
//          20   21
//          22   23
//           F    E
typedef unsigned Pattern;

// A board: the patterns of the symbols 1, 2 and 3.
struct Board { Pattern patterns[3]; };

// The full centre: the squares 6, 7, 8, 11, 12, 15, 16 and 17.
const Pattern FULL_CENTRE = 0x399C0;

// How many patterns there are: C(24, 8). Each division leaves no remainder.
const int PATTERNS = 24 * 23 / 2 * 22 / 3 * 21 / 4 * 20 / 5 * 19 / 6 * 18 / 7 * 17 / 8;

// No board needs more turns than this. (188 patterns are 14 turns away from the full centre, but no
// board has three such patterns.)
const int MOST_TURNS = 13;

// The line of each turn. The turn moves each symbol of the line one square back, and the first
// symbol to the last square.
const int LINES[8][7] = {
    {0, 2, 6, 11, 15, 20, 22}, {1, 3, 8, 12, 17, 21, 23}, {10, 9, 8, 7, 6, 5, 4},
    {19, 18, 17, 16, 15, 14, 13}, {23, 21, 17, 12, 8, 3, 1}, {22, 20, 15, 11, 6, 2, 0},
    {13, 14, 15, 16, 17, 18, 19}, {4, 5, 6, 7, 8, 9, 10}};

// The turn that undoes each turn: F, E, H, G, B, A, D, C.
const int INVERSES[8] = {5, 4, 7, 6, 1, 0, 3, 2};

// Returns whether the search can skip `turn` right after the turn `last`: if `turn` undoes `last`,
// or if their lines are parallel and `turn` has the earlier letter. In the other order, two turns
// of parallel lines lead to the same board, by a path that is earlier in the alphabet.
bool can_skip(int turn, int last) {
    // The lines of A, B, E and F (0, 1, 4 and 5) are vertical: in their numbers, bit 1 is 0.
    return turn == INVERSES[last] || (turn < last && (turn & 2) == (last & 2));
}

// `images[turn][byte][value]` is what the turn makes of a pattern whose byte number `byte` is
// `value`, and whose other bytes are 0. Byte 0 is the lowest.
Pattern images[8][3][256];

void make_images() {
    for (int turn = 0; turn < 8; ++turn) {
        const int *line = LINES[turn];
        // Where the turn takes the symbol of each square. Squares that are not on the line keep
        // theirs.
        int targets[24];
        for (int square = 0; square < 24; ++square) targets[square] = square;
        for (int index = 0; index < 7; ++index) targets[line[(index + 1) % 7]] = line[index];
        for (int square = 0; square < 24; ++square) {
            // The images of all values whose highest bit is this square. Without that bit, a value
            // is smaller, so its image is known.
            Pattern *by_value = images[turn][square / 8];
            int highest = 1 << square % 8;
            for (int others = 0; others < highest; ++others)
                by_value[highest | others] = by_value[others] | 1 << targets[square];
        }
    }
}

// The two parts of a pattern's rank: `ranks[0]` by its lower half, the squares 0 to 11, and
// `ranks[1]` by its upper half. A half is a bitmask of twelve squares.
int ranks[2][1 << 12];

void make_ranks() {
    // How many squares each half has.
    static int squares[1 << 12];
    // `seen[k]` counts the halves with k squares so far; after the loop, it is C(12, k).
    int seen[13] = {0};
    for (int half = 0; half < 1 << 12; ++half) {
        squares[half] = squares[half / 2] + half % 2;
        ranks[0][half] = seen[squares[half]]++;
    }
    // How many patterns have a smaller upper half. An upper half of k squares has a pattern with
    // each lower half of 8 - k squares.
    int patterns = 0;
    for (int half = 0; half < 1 << 12; ++half) {
        ranks[1][half] = patterns;
        if (squares[half] <= 8) patterns += seen[8 - squares[half]];
    }
}

// Returns the rank of a pattern: how many patterns are smaller, as numbers. The upper half
// decides, as the tens do in 29 and 31, and the lower half only if the upper halves are equal. For
// example, 0x107F is the smallest pattern whose upper half is 1. All smaller patterns have the
// upper half 0, and so all 8 squares in the lower half. There are C(12, 8) = 495 such patterns, so
// the rank of 0x107F is 495.
int pattern_rank(Pattern pattern) { return ranks[0][pattern & 0xFFF] + ranks[1][pattern >> 12]; }

// A search for paths to a full centre.
struct Search {
    // Indexed by the rank of a pattern: one plus the distance of the pattern from the full centre,
    // or 0 if the distance is not known. A turn can be taken back, so the distance to the full
    // centre is the same.
    char table[PATTERNS];
    // The distance up to which the table holds all patterns.
    int radius;
    // The patterns in the table, in the order in which they were found. The patterns from index
    // `layer_start` to `known` - 1 are at the distance `radius`.
    Pattern queue[PATTERNS];
    int layer_start, known;
    // How many boards beyond the radius have been visited. A board counts each time it is met.
    int visits;
    // The path that was found last. It ends before the last element of the array, which is 0.
    char path[MOST_TURNS + 1];
    // The symbol in the centre after that path, counted from 0.
    int centre_symbol;

    // Begins a search. Call it once, on a static object, whose members are all 0 at first.
    // Afterwards the table holds only the full centre.
    void start() {
        make_images();
        make_ranks();
        table[pattern_rank(FULL_CENTRE)] = 1;
        queue[known++] = FULL_CENTRE;
    }

    // Returns a pattern after a turn. A turn takes each square to its target whatever symbols the
    // other squares have, so the image of a pattern is the union of the images of its three bytes.
    static Pattern turned(Pattern pattern, int turn) {
        return images[turn][0][pattern & 0xFF] | images[turn][1][pattern >> 8 & 0xFF] |
               images[turn][2][pattern >> 16];
    }

    // Returns the lexicographically first of the shortest paths, and leaves in `centre_symbol` the
    // symbol that the path brings to the centre. The text is part of `path`, so it lasts until the
    // next call.
    const char *solve(const Board &board) {
        for (int depth = 0; depth <= MOST_TURNS; ++depth) {
            // Grow when the table holds fewer than two patterns for each visit. Expanding two
            // patterns takes 16 turns, and a visit about 18: six for each of three patterns. One
            // layer is enough for now: the next depth may succeed.
            if (known < 2 * visits) grow();
            if (descend(board, -1, depth)) return path + MOST_TURNS - depth;
        }
        std::fflush(stdout);
        std::fprintf(stderr, "%s: no path was found: is LINES right?\n", NAME);
        std::exit(1);
    }

    // Looks for a path from a board to a full centre in `remaining` turns. Returns whether there is
    // one, and writes the first such path to the end of `path`. The turn `last` has led to the
    // board.
    //
    // All smaller depths have failed, so no pattern that gets here is nearer to the full centre
    // than `remaining` turns. If `remaining` is within the radius, the table decides: there is a
    // path if the distance of one of the three patterns is `remaining`, and otherwise none.
    bool descend(const Board &board, int last, int remaining) {
        if (remaining > radius) ++visits;
        else {
            int symbol = 0;
            while (symbol < 3 && table[pattern_rank(board.patterns[symbol])] != remaining + 1)
                ++symbol;
            if (symbol == 3) return false;
            centre_symbol = symbol;
            if (remaining == 0) return true;
        }
        for (int turn = 0; turn < 8; ++turn) {
            if (last != -1 && can_skip(turn, last)) continue;
            Board next;
            for (int i = 0; i < 3; ++i) next.patterns[i] = turned(board.patterns[i], turn);
            if (descend(next, turn, remaining - 1)) {
                path[MOST_TURNS - remaining] = 'A' + turn;
                return true;
            }
        }
        return false;
    }

    // Adds a layer to the table: all patterns one turn beyond the radius.
    void grow() {
        ++radius;
        for (int layer_end = known; layer_start < layer_end; ++layer_start)
            for (int turn = 0; turn < 8; ++turn) {
                Pattern next = turned(queue[layer_start], turn);
                char &entry = table[pattern_rank(next)];
                if (entry != 0) continue;
                entry = radius + 1;
                queue[known++] = next;
            }
    }
};

// Here the algorithm ends: what follows reads the input and prints the answers.

// How many boards have been read.
int boards;

// Returns the next byte, or `EOF` at the end of the input. Bytes below the space, and those of a
// byte-order mark, are returned as a space, and other bytes beyond `~` as `?`, which is not a
// symbol. It is `inline` because a call for each byte takes longer.
inline int next_byte() {
    static unsigned char input[1 << 16];
    // The bytes of `input` from `next` to `end` are unread.
    static int next, end;
    if (next == end && !std::feof(stdin)) {
        next = 0;
        end = std::fread(input, 1, sizeof input, stdin);
    }
    if (next == end) return EOF;
    int byte = input[next++];
    if ('!' <= byte && byte <= '~') return byte;
    return byte <= ' ' || byte == 0xEF || byte == 0xBB || byte == 0xBF ? ' ' : '?';
}

// Reads the next board. Returns false at the end of the input, or at a `0` where a board would
// begin. If the symbols are not a board, ends the program with a message.
bool next_board(Board &board) {
    char symbols[25] = "";
    int counts[3] = {0, 0, 0};
    board.patterns[0] = board.patterns[1] = board.patterns[2] = 0;
    int length = 0, byte;
    while (length < 24 && (byte = next_byte()) != EOF) {
        if (byte == '0' && length == 0) return false;
        if ('1' <= byte && byte <= '3') {
            board.patterns[byte - '1'] |= 1 << length;
            ++counts[byte - '1'];
        }
        if (byte != ' ') symbols[length++] = byte;
    }
    // After a read error in the middle of a board, `main` reports the error. The boards before that
    // board are answered.
    if (length == 0 || (length < 24 && std::ferror(stdin))) return false;
    ++boards;
    if (counts[0] == 8 && counts[1] == 8 && counts[2] == 8) return true;
    std::fflush(stdout);
    const char rule[] = "1, 2 and 3 have to come eight times each";
    std::fprintf(stderr, "%s: board %d: %s is not a board: %s\n", NAME, boards, symbols, rule);
    std::exit(1);
}

// Answers all boards of the input.
int main() {
    // The search is static, since it is too large for the stack and has to begin with zeros.
    static Search search;
    search.start();
    Board board;
    while (next_board(board)) {
        const char *path = search.solve(board);
        std::puts(*path != '\0' ? path : "No moves needed");
        std::printf("%d\n", search.centre_symbol + 1);
    }

    // Success means that the input was read without an error, and all answers were written.
    if (!std::ferror(stdin) && std::fflush(stdout) == 0 && !std::ferror(stdout)) return 0;
    std::perror(NAME);
    return 1;
}
