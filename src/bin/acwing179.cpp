// AcWing 179, HDU 1043, POJ 1077: the eight puzzle, a shortest path to 1 2 3 4 5 6 7 8 x.
// Method: perimeter search. IDA* with the Manhattan distance searches from each board until it
//         meets a table of all boards near the goal. Breadth-first search from the goal fills the
//         table, layer by layer.
// Time:   O(9! + N) for N boards. The boards share the table, which grows only when the searches
//         have visited more boards than it holds.
// Space:  2.5 MB more than an empty program, for all 9! boards: 9! bytes for the table, and 8 for
//         each of its boards.

#include <cstdio>
#include <cstdlib>
#include <cstring>

const char NAME[] = "acwing179";

// A move of the blank: its letter, and how many rows down and columns right the blank moves.
struct Move { char letter; int down, right; };

// The moves, in the order in which they are tried.
const Move MOVES[] = {{'u', -1, 0}, {'d', 1, 0}, {'l', 0, -1}, {'r', 0, 1}};

// With more or fewer than four moves, this array has -1 elements, which no compiler takes.
typedef char FourMoves[sizeof MOVES == 4 * sizeof(Move) ? 1 : -1];

// The goal in reading order: eight tiles and a blank. The blank may be any visible ASCII character
// except 1 to 8 and `?`.
const char GOAL[10] = "12345678x";

// Ends the program with a message if the goal is not a board.
void check_goal() {
    // `strspn` returns how many symbols come before the first that the second text lacks.
    bool has_tiles = std::strspn("12345678", GOAL) == 8;
    char blank = GOAL[std::strspn(GOAL, "12345678")];
    bool has_blank = '!' <= blank && blank <= '~' && blank != '?';
    if (std::strlen(GOAL) == 9 && has_tiles && has_blank) return;
    std::fprintf(stderr, "%s: GOAL is not a board: %s\n", NAME, GOAL);
    std::exit(1);
}

// Returns whether these symbols are a board: eight tiles and a blank, which may be `0`, `x`, `X`,
// or the blank of the goal.
bool is_board(const char *symbols) {
    if (std::strspn(GOAL, symbols) == 9) return true;
    return std::strpbrk(symbols, "0xX") != NULL && std::strspn("12345678", symbols) == 8;
}

// A board. Its cells are numbered from 0 to 8 in reading order, and its tiles from 0 to 7 in the
// order that they have in the goal.
struct Board {
    // The tiles in reading order, without the blank: four bits for each, the first tile in the
    // lowest bits. So the order of any goal is 0x76543210.
    unsigned order;
    // The cell of the blank.
    int blank;

    // Returns the board of nine symbols. The tiles are numbered in the order that they have in
    // `goal`.
    static Board make(const char *symbols, const char *goal) {
        int goal_blank = std::strspn(goal, "12345678");
        Board board = {0, int(std::strspn(symbols, "12345678"))};
        // From the last cell back to the first: each tile pushes the tiles after it to higher bits.
        for (int cell = 8; cell >= 0; --cell) {
            if (cell == board.blank) continue;
            int home = std::strchr(goal, symbols[cell]) - goal;
            board.order = board.order << 4 | (home < goal_blank ? home : home - 1);
        }
        return board;
    }

    // Returns the tile at an index of the order.
    int tile(int index) const { return order >> 4 * index & 0xF; }

    // Returns the tile on a cell that is not the blank's. The order leaves the blank out, so after
    // the blank, the index of a tile is one less than its cell.
    int tile_on(int cell) const { return tile(cell < blank ? cell : cell - 1); }

    // Returns the cell to which a move takes the blank, or -1 if the blank would leave the board.
    int target(const Move &move) const {
        int cell = blank + 3 * move.down + move.right, column = blank % 3 + move.right;
        return 0 <= cell && cell < 9 && 0 <= column && column < 3 ? cell : -1;
    }

    // Returns the board after the blank has moved to a cell next to it. A move to the side does not
    // change the order. A move up or down takes a tile past two others, so three consecutive tiles
    // of the order rotate. The first of them has the index of the smaller of the two cells: up from
    // cell 5 to 2, or down from 2 to 5, the tiles with the indices 2, 3 and 4 rotate.
    Board moved(int cell) const {
        int shift = 4 * (blank < cell ? blank : cell);
        unsigned three = order >> shift & 0xFFF, rotated = three;
        // Up: the first of the three becomes the last.
        if (blank == cell + 3) rotated = three >> 4 | (three & 0xF) << 8;
        // Down: the last of the three becomes the first.
        else if (blank + 3 == cell) rotated = three >> 8 | (three & 0xFF) << 4;
        // XOR takes out the three tiles, and puts in the rotated ones.
        Board next = {order ^ (three ^ rotated) << shift, cell};
        return next;
    }

    // Returns whether the goal can be reached, which is so if the number of inversions is even. An
    // inversion is a larger tile before a smaller one. The goal has none, and no move changes the
    // parity of their number.
    bool is_solvable() const {
        int inversions = 0;
        for (int b = 0; b < 8; ++b)
            for (int a = 0; a < b; ++a) inversions += tile(a) > tile(b);
        return inversions % 2 == 0;
    }

    // Returns the rank of a board, from 0 to 9! - 1, by Cantor expansion: the blank's cell and the
    // Lehmer digits of the order, combined by Horner's scheme. The Lehmer digit of a tile is how
    // many smaller tiles come after it. The last digit is left out, since it is always 0.
    int rank() const {
        // Four bits for each tile count the smaller tiles that are still to come. Each tile that
        // comes takes one from the counters of all larger tiles. So the counter of tile 5 begins
        // with 5, and the tiles 0 to 4 take one each: no counter falls below 0.
        unsigned smaller = 0x76543210, rest = order;
        int rank = blank;
        for (int tiles = 8; tiles > 1; --tiles, rest >>= 4) {
            int shift = 4 * (rest & 0xF);
            rank = rank * tiles + (smaller >> shift & 0xF);
            smaller -= 0x11111110u << shift;
        }
        return rank;
    }
};

// How many boards there are: 9!.
const int BOARDS = 9 * 8 * 7 * 6 * 5 * 4 * 3 * 2;

// No board needs more moves than this, whatever the goal is.
const int MOST_MOVES = 31;

// A search for paths to one goal.
struct Search {
    // Indexed by the rank of a board: one plus the distance of the board from the goal, or 0 if
    // the distance is not known. A move can be taken back, so the distance to the goal is the same.
    char table[BOARDS];
    // The distance up to which the table holds all boards.
    int radius;
    // The boards in the table, in the order in which they were found. Half of all boards can reach
    // the goal. The boards from index `layer_start` to `known` - 1 are at the distance `radius`.
    Board queue[BOARDS / 2];
    int layer_start, known;
    // How many boards beyond the radius have been visited. A board counts each time it is met.
    int visits;
    // `tile_distances[tile][cell]`: how many rows and columns the cell is from the tile's cell in
    // the goal.
    int tile_distances[8][9];
    // The path that was found last. It ends before the last element of the array, which is 0.
    char path[MOST_MOVES + 1];

    // Begins a search for the goal with the blank in this cell. Call it once, on a static object,
    // whose members are all 0 at first. Afterwards the table holds only the goal.
    void start(int blank) {
        Board goal = {0x76543210, blank};
        table[goal.rank()] = 1;
        queue[known++] = goal;
        for (int tile = 0; tile < 8; ++tile)
            for (int cell = 0; cell < 9; ++cell) {
                // The tile's cell in the goal.
                int home = tile < blank ? tile : tile + 1;
                tile_distances[tile][cell] =
                    std::abs(cell / 3 - home / 3) + std::abs(cell % 3 - home % 3);
            }
    }

    // Returns a shortest path, or `NULL` if there is no path. Of several shortest paths, it is the
    // first in the order of `MOVES`. The text is part of `path`, so it lasts until the next call.
    const char *solve(Board board) {
        if (!board.is_solvable()) return NULL;
        int manhattan = 0;
        for (int cell = 0; cell < 9; ++cell)
            if (cell != board.blank) manhattan += tile_distances[board.tile_on(cell)][cell];
        // Each move changes the Manhattan distance by one, so the depth rises by two.
        for (int depth = manhattan; depth <= MOST_MOVES; depth += 2) {
            // By this rule, all growing together expands fewer boards than the searches visit. One
            // layer is enough for now: the next depth may succeed.
            if (known < visits) grow();
            if (descend(board, board.blank, manhattan, depth)) return path + MOST_MOVES - depth;
        }
        std::fflush(stdout);
        std::fprintf(stderr, "%s: no path was found: is MOVES right?\n", NAME);
        std::exit(1);
    }

    // Looks for a path from a board to the goal in `remaining` moves. Returns whether there is
    // one, and writes the first such path to the end of `path`. The blank came from the cell
    // `from`; at the start, `from` is the blank's own cell, which excludes no move. `manhattan` is
    // the Manhattan distance.
    //
    // All smaller depths have failed, so no board that gets here is nearer to the goal than
    // `remaining` moves. If `remaining` is within the radius, the table decides: there is a path if
    // the distance of the board is `remaining`, and otherwise none.
    bool descend(Board board, int from, int manhattan, int remaining) {
        if (remaining > radius) ++visits;
        else if (table[board.rank()] != remaining + 1) return false;
        for (const Move *move = MOVES; move < MOVES + 4; ++move) {
            int cell = board.target(*move);
            // No shortest path undoes the move just made.
            if (cell == -1 || cell == from) continue;
            // The tile on this cell moves to the cell of the blank.
            const int *distances = tile_distances[board.tile_on(cell)];
            int next_manhattan = manhattan - distances[cell] + distances[board.blank];
            if (next_manhattan >= remaining) continue;
            if (descend(board.moved(cell), board.blank, next_manhattan, remaining - 1)) {
                path[MOST_MOVES - remaining] = move->letter;
                return true;
            }
        }
        // With no move remaining, the loop tries no board, since no Manhattan distance is below 0.
        // The table has let this board through, so it is the goal.
        return remaining == 0;
    }

    // Adds a layer to the table: all boards one move beyond the radius.
    void grow() {
        ++radius;
        for (int layer_end = known; layer_start < layer_end; ++layer_start)
            for (const Move *move = MOVES; move < MOVES + 4; ++move) {
                int cell = queue[layer_start].target(*move);
                if (cell == -1) continue;
                Board next = queue[layer_start].moved(cell);
                char &entry = table[next.rank()];
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

// Reads the nine symbols of the next board. Returns false at the end of the input. If the symbols
// are not a board, ends the program with a message.
bool next_board(char *symbols) {
    int length = 0, byte;
    while (length < 9 && (byte = next_byte()) != EOF)
        if (byte != ' ') symbols[length++] = byte;
    symbols[length] = '\0';
    // A lone `0` at the end is not a blank: many inputs end with a line `0`.
    if (length == 0 || std::strcmp(symbols, "0") == 0) return false;
    // After a read error in the middle of a board, `main` reports the error. The boards before that
    // board are answered.
    if (length < 9 && std::ferror(stdin)) return false;
    ++boards;
    if (is_board(symbols)) return true;
    std::fflush(stdout);
    std::fprintf(stderr, "%s: board %d: %s is not a board\n", NAME, boards, symbols);
    std::exit(1);
}

// Answers all boards of the input.
int main() {
    check_goal();
    // The search is static, since it is too large for the stack and has to begin with zeros.
    static Search search;
    search.start(Board::make(GOAL, GOAL).blank);
    char symbols[10];
    while (next_board(symbols)) {
        const char *path = search.solve(Board::make(symbols, GOAL));
        std::puts(path != NULL ? path : "unsolvable");
    }

    // Success means that the input was read without an error, and all answers were written.
    if (!std::ferror(stdin) && std::fflush(stdout) == 0 && !std::ferror(stdout)) return 0;
    std::perror(NAME);
    return 1;
}
