// POJ 2286, HDU 1667, UVa 1343, AcWing 181, TIOJ 1673: the rotation game.
// Method: perimeter search: iterative deepening, for all three symbols at once, from each board
//         until it meets a table of all patterns near the full centre. Breadth-first search from
//         the full centre fills the table, layer by layer.
// Time:   a path has at most 13 turns. The search tries its first turns; near the full centre, the
//         table says how many are left. All boards share the table, which grows as long as that
//         costs less than searching.
// Space:  C(24, 8) bytes for the table, and 4 for each of its patterns: 3.7 MB at most.

#include <cstdio>
#include <cstdlib>

// The name of this program.
const char NAME[] = "poj2286";

// A pattern: the squares of one symbol, as a bitmask.
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

// A board: the patterns of the symbols 1, 2 and 3.
struct Board { Pattern patterns[3]; };

// The full centre: the squares 6, 7, 8, 11, 12, 15, 16 and 17.
const Pattern CENTRE = 0x399C0;

// How many patterns there are: C(24, 8). Each division leaves no remainder.
const int PATTERNS = 24 * 23 / 2 * 22 / 3 * 21 / 4 * 20 / 5 * 19 / 6 * 18 / 7 * 17 / 8;

// No board needs more turns than this. (188 patterns are 14 turns away from the full centre, but no
// board has three of those.)
const int MOST_TURNS = 13;

// By turn, its line. Each symbol on it moves to the square before, and the first to the last.
const int LINES[8][7] = {
    {0, 2, 6, 11, 15, 20, 22}, {1, 3, 8, 12, 17, 21, 23}, {10, 9, 8, 7, 6, 5, 4},
    {19, 18, 17, 16, 15, 14, 13}, {23, 21, 17, 12, 8, 3, 1}, {22, 20, 15, 11, 6, 2, 0},
    {13, 14, 15, 16, 17, 18, 19}, {4, 5, 6, 7, 8, 9, 10}};

// Returns whether the search can skip a turn right after the turn `last`: if it undoes `last`, or
// if both turn parallel lines and it has the smaller letter. In the other order, these two lead to
// the same board, on a path that comes first.
bool can_skip(int turn, int last) {
    // The turns have these numbers, in binary:
    //
    //     A 000   B 001   C 010   D 011
    //     F 101   E 100   H 111   G 110
    //
    // Two turns that undo each other stand in one column, and XOR 101 (5) exchanges them. The
    // middle bit (2) is 0 for the vertical lines and 1 for the horizontal ones.
    return turn == (last ^ 5) || (turn < last && (turn & 2) == (last & 2));
}

// By turn, by the place of a byte in a pattern and by its value: the squares to which the turn
// takes the squares of this byte.
Pattern images[8][3][256];

// Fills `images`.
void make_images() {
    for (int turn = 0; turn < 8; ++turn) {
        const int *line = LINES[turn];
        // By square: where the turn takes its symbol. Off the line, that is the square itself.
        int targets[24];
        for (int square = 0; square < 24; ++square) targets[square] = square;
        for (int place = 0; place < 7; ++place) targets[line[(place + 1) % 7]] = line[place];
        for (int square = 0; square < 24; ++square) {
            // The images of all bytes whose highest square is this one. Their other squares are a
            // smaller byte, whose image is known.
            Pattern *image = images[turn][square / 8];
            int highest = 1 << square % 8;
            for (int others = 0; others < highest; ++others)
                image[highest | others] = image[others] | 1 << targets[square];
        }
    }
}

// The two parts of a pattern's rank, by the lower twelve squares and by the upper twelve.
int ranks[2][1 << 12];

// Fills `ranks`.
void make_ranks() {
    // By a half: how many squares it has.
    static int squares[1 << 12];
    // By a number of squares: how many halves with so many squares have come so far. After the
    // loop, `halves[k]` is C(12, k).
    int halves[13] = {0};
    for (int half = 0; half < 1 << 12; ++half) {
        squares[half] = squares[half / 2] + half % 2;
        ranks[0][half] = halves[squares[half]]++;
    }
    // How many patterns have a smaller upper half. With an upper half go all lower halves that have
    // the rest of the eight squares.
    int patterns = 0;
    for (int half = 0; half < 1 << 12; ++half) {
        ranks[1][half] = patterns;
        if (squares[half] <= 8) patterns += halves[8 - squares[half]];
    }
}

// Returns the rank of a pattern: how many patterns are smaller, as numbers.
int pattern_rank(Pattern pattern) { return ranks[0][pattern & 0xFFF] + ranks[1][pattern >> 12]; }

// A search for paths to a full centre.
struct Search {
    // By the rank of a pattern: its distance from the full centre plus one, or 0 if it is not
    // known. A turn can be taken back, so the distance from the full centre is the distance to it.
    char table[PATTERNS];
    // The distance up to which the table holds all patterns.
    int radius;
    // The patterns in the table, as they were found. Those from `frontier` to `known` are at that
    // distance.
    Pattern queue[PATTERNS];
    int frontier, known;
    // How many boards beyond the radius have been visited. One that is met again counts again. This
    // cannot overflow: once it is more than half of `known`, each limit adds a layer, and when the
    // table holds all patterns, no board is beyond the radius.
    int visits;
    // The path that was found last. It ends where the array ends, before a zero.
    char path[MOST_TURNS + 1];
    // The symbol in the centre after that path, counted from 0.
    int centre;

    // Begins a search. All members have to be 0, as they are in what is static; at first the table
    // gets only the full centre.
    void start() {
        make_images();
        make_ranks();
        table[pattern_rank(CENTRE)] = 1;
        queue[known++] = CENTRE;
    }

    // Returns a pattern after a turn. A turn takes each square to its target whatever the others
    // are, so the image of a pattern unites those of its three bytes.
    static Pattern turned(Pattern pattern, int turn) {
        return images[turn][0][pattern & 0xFF] | images[turn][1][pattern >> 8 & 0xFF] |
               images[turn][2][pattern >> 16];
    }

    // Returns the lexicographically first of the shortest paths, and leaves in `centre` the symbol
    // that it brings to the centre. The path is part of `path`, so it lasts until the next call.
    const char *solve(const Board &board) {
        for (int limit = 0;; ++limit) {
            // Grow when the table holds fewer than two patterns for each visit. Growing turns each
            // pattern of the table once, by eight turns. A visit turns three patterns, by six turns
            // on average. So all growing together has turned fewer patterns than all searching. One
            // layer is enough for now: the next limit may succeed.
            if (known < 2 * visits) grow();
            if (descend(board, -1, limit)) return path + MOST_TURNS - limit;
        }
    }

    // Looks for a path from a board to a full centre in `remaining` turns. Returns whether there
    // is one, and writes the first one to the end of `path`. The turn `last` has led to the board.
    //
    // All shorter limits have failed, so no pattern that gets here is nearer to the full centre
    // than `remaining` turns. Within the radius, the table says whether one is just as far. If so,
    // there is a path, and from here the search never backs up. Since paths are tried in
    // lexicographic order, the first board that the table confirms lies on the first of the
    // shortest paths. That path has no turn that `can_skip` rejects: two turns that undo each
    // other would make it longer, and two parallel turns in the wrong order would have a smaller
    // path beside it.
    bool descend(const Board &board, int last, int remaining) {
        if (remaining > radius) ++visits;
        else {
            centre = 0;
            while (centre < 3 && table[pattern_rank(board.patterns[centre])] != remaining + 1)
                ++centre;
            if (centre == 3) return false;
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
        for (int last = known; frontier < last; ++frontier)
            for (int turn = 0; turn < 8; ++turn) {
                Pattern next = turned(queue[frontier], turn);
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

// Returns the next byte, or `EOF` at the end of the input. What separates symbols becomes a space:
// every byte up to the space, and those of the byte-order mark with which Windows editors begin a
// file. Any other byte beyond `~` becomes a `?`, which is no symbol either.
inline int next_byte() {
    int byte = std::getchar();
    if (byte == EOF || ('!' <= byte && byte <= '~')) return byte;
    return byte <= ' ' || byte == 0xEF || byte == 0xBB || byte == 0xBF ? ' ' : '?';
}

// Reads the next board. Returns false at the end of the input, or at a `0` where a board would
// begin. If the symbols are no board, ends the program with a message.
bool next_board(Board &board) {
    char symbols[25] = "";
    int counts[3] = {0, 0, 0};
    board.patterns[0] = board.patterns[1] = board.patterns[2] = 0;
    int length = 0, byte = ' ';
    while (length < 24 && byte != EOF) {
        byte = next_byte();
        if (byte == '0' && length == 0) return false;
        if ('1' <= byte && byte <= '3') {
            board.patterns[byte - '1'] |= 1 << length;
            ++counts[byte - '1'];
        }
        if (byte != ' ' && byte != EOF) symbols[length++] = byte;
    }
    if (length == 0 || std::ferror(stdin)) return false;
    ++boards;
    if (counts[0] == 8 && counts[1] == 8 && counts[2] == 8) return true;
    std::fflush(stdout);
    std::fprintf(stderr, "%s: board %d: %s is not a board\n", NAME, boards, symbols);
    std::exit(1);
}

// Answers all boards of the input.
int main() {
    // It is static, since it is too large for the stack and has to begin with zeros.
    static Search search;
    search.start();
    Board board;
    while (next_board(board)) {
        const char *path = search.solve(board);
        std::printf("%s\n%d\n", *path != '\0' ? path : "No moves needed", search.centre + 1);
    }
    // Nothing is wrong unless the input could not be read, or the answers not be written.
    if (!std::ferror(stdin) && std::fflush(stdout) == 0 && !std::ferror(stdout)) return 0;
    std::perror(NAME);
    return 1;
}
