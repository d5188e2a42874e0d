// HDU 3567: the eight puzzle from any board to any other, the first of the shortest paths. This is
// acwing179.cpp but for the order of the moves, the goals, and what it reads and prints.
// Method: perimeter search: IDA* by the Manhattan distance, from each board until it meets a
//         table of all boards near the goal. Breadth-first search from the goal fills the table,
//         layer by layer.
// Time:   for one pair alone, the table hardly helps. Pairs whose goals have the blank in the same
//         cell share a table: it grows with their number.
// Space:  9! / 2 bytes for each of nine tables, and 8 for each of their boards: 5 MB for 200 of
//         the hardest pairs, 15 MB at most.

#include <cstdio>
#include <cstdlib>
#include <cstring>

// The name of this program.
const char NAME[] = "hdu3567";

// The moves of the blank (down, left, right, up), in lexicographic order.
const char MOVES[] = "dlru";

// A board. Its cells are numbered from 0 to 8 in reading order, and its tiles from 0 to 7 in the
// order in which they stand in the goal.
struct Board {
    // The tiles in reading order, without the blank: four bits for each, the first tile lowest. So
    // the order of any goal is 0x76543210.
    unsigned order;
    // The cell of the blank.
    int blank;

    // Returns the board of nine symbols. The one that is not among the goal's `tiles` is the blank.
    static Board make(const char *symbols, const char *tiles) {
        Board board = {0, 0};
        // From the last cell on: each tile pushes those after it to higher bits.
        for (int cell = 8; cell >= 0; --cell) {
            const char *tile = std::strchr(tiles, symbols[cell]);
            if (tile != NULL) board.order = board.order << 4 | (tile - tiles);
            else board.blank = cell;
        }
        return board;
    }

    // Returns the tile at a place in the order.
    int tile(int place) const { return order >> 4 * place & 0xF; }

    // Returns the tile on a cell that is not the blank's. The blank has no place in the order, so
    // on the cells after it, the place of a tile is one less than its cell.
    int tile_on(int cell) const { return tile(cell < blank ? cell : cell - 1); }

    // Returns the cell to which a move takes the blank, or -1 if it would leave the board.
    int target(char letter) const {
        if (letter == 'u') return blank >= 3 ? blank - 3 : -1;
        if (letter == 'd') return blank < 6 ? blank + 3 : -1;
        if (letter == 'l') return blank % 3 > 0 ? blank - 1 : -1;
        return blank % 3 < 2 ? blank + 1 : -1;
    }

    // Returns the board after the blank has moved to a cell next to it. A move to the side does not
    // change the order. A move up or down takes a tile past two others, so three consecutive tiles
    // of the order rotate by one place.
    Board moved(int cell) const {
        int shift = 4 * (blank < cell ? blank : cell);
        unsigned three = order >> shift & 0xFFF, rotated = three;
        // Up: the first of the three becomes the last.
        if (blank == cell + 3) rotated = three >> 4 | (three & 0xF) << 8;
        // Down: the last of the three becomes the first.
        if (blank + 3 == cell) rotated = three >> 8 | (three & 0xFF) << 4;
        Board next = {order - (three << shift) + (rotated << shift), cell};
        return next;
    }

    // Returns whether the goal can be reached, which is so if the number of inversions is even. An
    // inversion is a larger tile before a smaller one; the goal has none. A move to the side does
    // not change their number. A move up or down takes a tile past two others, which changes it by
    // 2 or 0. So it has to be even, and that is enough: half of all boards have an even number, and
    // breadth-first search from the goal finds half of all boards.
    bool is_solvable() const {
        int inversions = 0;
        for (int b = 0; b < 8; ++b)
            for (int a = 0; a < b; ++a) inversions += tile(a) > tile(b);
        return inversions % 2 == 0;
    }

    // Returns the number of a solvable board, from 0 to 9! / 2 - 1, by Cantor expansion: the
    // blank's cell and the Lehmer digits of the order, added up by Horner's scheme. The Lehmer
    // digit of a tile is how many smaller tiles come after it. The last two digits are left out.
    // The last is always 0, and the one before it 0 or 1: whichever makes the sum of all digits
    // even, since that sum is the number of inversions.
    int cantor() const {
        // Four bits for each tile count the smaller tiles that are still to come: at first none for
        // tile 0, one for tile 1 and so on. Each tile that comes takes one from the counters of all
        // larger tiles.
        unsigned smaller = 0x76543210, rest = order;
        int number = blank;
        for (int tiles = 8; tiles > 2; --tiles, rest >>= 4) {
            int shift = 4 * (rest & 0xF);
            number = number * tiles + (smaller >> shift & 0xF);
            smaller -= 0x11111110u << shift;
        }
        return number;
    }
};

// How many boards can reach a goal: 9! / 2.
const int SOLVABLE = 9 * 8 * 7 * 6 * 5 * 4 * 3;

// No board needs more moves than this, whatever the goal is.
const int MOST_MOVES = 31;

// A search for paths to one goal.
struct Search {
    // By the number of a board: its distance from the goal plus one, or 0 if it is not known. A
    // move can be taken back, so the distance from the goal is the distance to it.
    char table[SOLVABLE];
    // The distance up to which the table holds all boards.
    int radius;
    // The boards in the table, as they were found. Those from `frontier` to `known` are at that
    // distance.
    Board queue[SOLVABLE];
    int frontier, known;
    // How many boards beyond the radius have been visited. One that is met again counts again. This
    // cannot overflow: once it is more than `known`, each limit adds a layer, and when the table
    // holds all boards, none is beyond the radius.
    int visits;
    // By tile and cell: how many rows and columns the cell is from the tile's cell in the goal.
    int distances[8][9];
    // The path that was found last. It ends where the array ends, before a zero.
    char path[MOST_MOVES + 1];

    // Begins a search for the goal with the blank in this cell. All members have to be 0, as they
    // are in what is static; at first the table gets only the goal.
    void start(int blank) {
        Board goal = {0x76543210, blank};
        table[goal.cantor()] = 1;
        queue[known++] = goal;
        for (int tile = 0; tile < 8; ++tile)
            for (int cell = 0; cell < 9; ++cell) {
                // The tile's cell in the goal, where the tiles stand in the order of their numbers.
                int home = tile < blank ? tile : tile + 1;
                int rows = std::abs(cell / 3 - home / 3);
                int columns = std::abs(cell % 3 - home % 3);
                distances[tile][cell] = rows + columns;
            }
    }

    // Returns a shortest path, or `NULL` if there is no path. Of several shortest paths it is the
    // one that comes first in the order of `MOVES`. It is part of `path`, so it lasts until the
    // next call.
    const char *solve(Board board) {
        if (!board.is_solvable()) return NULL;
        int manhattan = 0;
        for (int cell = 0; cell < 9; ++cell)
            if (cell != board.blank) manhattan += distances[board.tile_on(cell)][cell];
        // No path is shorter than the Manhattan distance. Each move changes that by one, and at the
        // goal it is 0. So the paths of a board all have even lengths, or all have odd ones, and
        // the limit rises by two.
        for (int limit = manhattan;; limit += 2) {
            // Grow when more boards have been visited than the table holds. Growing expands each
            // board of the table once, so all growing together has expanded fewer boards than all
            // searching has visited. One layer is enough for now: the next limit may succeed.
            if (known < visits) grow();
            if (descend(board, board.blank, manhattan, limit)) return path + MOST_MOVES - limit;
        }
    }

    // Looks for a path from a board to the goal in `remaining` moves. Returns whether there is
    // one, and writes the first one to the end of `path`. The blank came from the cell `from`; at
    // the start that is its own cell, which excludes no move. `manhattan` is the Manhattan
    // distance.
    //
    // All shorter limits have failed, so no board that gets here is nearer to the goal than
    // `remaining` moves. Within the radius, the table says whether it is just as far. If so, there
    // is a path, and from here the search never backs up: one of the next boards is one move
    // nearer, and the table turns away the others at once.
    bool descend(Board board, int from, int manhattan, int remaining) {
        if (remaining > radius) ++visits;
        else if (table[board.cantor()] != remaining + 1) return false;
        for (const char *letter = MOVES; *letter != '\0'; ++letter) {
            int cell = board.target(*letter);
            // No shortest path takes back a move at once.
            if (cell == -1 || cell == from) continue;
            // The tile on this cell changes places with the blank.
            const int *tile_distances = distances[board.tile_on(cell)];
            int next_manhattan = manhattan - tile_distances[cell] + tile_distances[board.blank];
            if (next_manhattan >= remaining) continue;
            if (descend(board.moved(cell), board.blank, next_manhattan, remaining - 1)) {
                path[MOST_MOVES - remaining] = *letter;
                return true;
            }
        }
        // If no move remains, none was tried: this is the goal, since the table has let it through.
        return remaining == 0;
    }

    // Adds a layer to the table: all boards one move beyond the radius.
    void grow() {
        ++radius;
        for (int last = known; frontier < last; ++frontier)
            for (const char *letter = MOVES; *letter != '\0'; ++letter) {
                int cell = queue[frontier].target(*letter);
                if (cell == -1) continue;
                Board next = queue[frontier].moved(cell);
                char &entry = table[next.cantor()];
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

// Reads the nine symbols of the next board. Returns false at the end of the input. If the symbols
// are no board, ends the program with a message.
bool next_board(char *symbols) {
    int length = 0, byte = ' ';
    while (length < 9 && byte != EOF) {
        byte = next_byte();
        if (byte != ' ' && byte != EOF) symbols[length++] = byte;
    }
    symbols[length] = '\0';
    // A lone `0` at the end is no blank: many inputs end with a line `0`.
    if (length == 0 || std::strcmp(symbols, "0") == 0 || std::ferror(stdin)) return false;
    ++boards;
    bool is_board = std::strpbrk(symbols, "0xX") != NULL;
    for (char tile = '1'; tile <= '8'; ++tile)
        if (std::strchr(symbols, tile) == NULL) is_board = false;
    if (is_board) return true;
    std::fflush(stdout);
    std::fprintf(stderr, "%s: board %d: %s is not a board\n", NAME, boards, symbols);
    std::exit(1);
}

// Reads the number of cases, a word of at most nine digits.
int read_count() {
    int count = 0, digits = 0;
    for (;;) {
        int byte = next_byte();
        if (byte == ' ' && digits == 0) continue;
        if ((byte == ' ' || byte == EOF) && digits > 0) return count;
        if (byte < '0' || byte > '9' || digits == 9) break;
        count = 10 * count + (byte - '0');
        ++digits;
    }
    if (std::ferror(stdin)) std::perror(NAME);
    else std::fprintf(stderr, "%s: the number of cases has to come first\n", NAME);
    std::exit(1);
}

// Reads a board that has to be there.
void read_board(char *symbols) {
    if (next_board(symbols)) return;
    std::fflush(stdout);
    if (std::ferror(stdin)) std::perror(NAME);
    else std::fprintf(stderr, "%s: board %d is missing\n", NAME, boards + 1);
    std::exit(1);
}

// Answers all pairs of the input. The tiles are numbered by the goal of each pair, so all goals
// have them in the same order, and differ in the cell of the blank alone. That makes nine goals,
// with a search for each.
int main() {
    // They are static, since they are too large for the stack and have to begin with zeros.
    static Search searches[9];
    for (int blank = 0; blank < 9; ++blank) searches[blank].start(blank);
    int count = read_count();
    for (int pair = 1; pair <= count; ++pair) {
        char start[10], goal[10], tiles[9];
        read_board(start);
        read_board(goal);
        int blank = std::strcspn(goal, "0xX");
        // The tiles in reading order: the goal without its blank.
        std::memcpy(tiles, goal, blank);
        std::strcpy(tiles + blank, goal + blank + 1);
        const char *path = searches[blank].solve(Board::make(start, tiles));
        if (path != NULL) std::printf("Case %d: %d\n%s\n", pair, int(std::strlen(path)), path);
        else std::printf("Case %d: -1\n\n", pair);
    }
    // Nothing is wrong unless the input could not be read, or the answers not be written.
    if (!std::ferror(stdin) && std::fflush(stdout) == 0 && !std::ferror(stdout)) return 0;
    std::perror(NAME);
    return 1;
}
