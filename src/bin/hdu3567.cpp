// HDU 3567: the eight puzzle from any board to any other, the first of the shortest paths.
// Method: perimeter search (BIDA*): IDA* with the Manhattan distance, from each board until it
//         meets a table of all boards near the goal. Breadth-first search fills the table, layer
//         by layer.
// Time:   a table hardly helps one pair alone. Pairs whose goals have the blank in the same cell
//         share a table: it grows with their number.
// Space:  9! bytes for each of nine tables, and 8 for each of their boards: 6 MB for 200 of
//         the hardest pairs, 16 MB at most.

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
        for (int cell = 8; cell >= 0; --cell) {
            const char *tile = std::strchr(tiles, symbols[cell]);
            if (tile != NULL) board.order = board.order << 4 | (tile - tiles);
            else board.blank = cell;
        }
        return board;
    }

    // Returns the tile at a place in the order.
    int tile(int place) const { return order >> 4 * place & 0xF; }

    // Returns the cell of a place in the order. Behind the blank, it is one more than the place.
    int cell(int place) const { return place + (place >= blank); }

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
        unsigned three = order >> shift & 0xFFF, turned = three;
        // Up: the first of the three becomes the last.
        if (blank == cell + 3) turned = three >> 4 | (three & 0xF) << 8;
        // Down: the last of the three becomes the first.
        if (cell == blank + 3) turned = three >> 8 | (three & 0xFF) << 4;
        Board next = {order - (three << shift) + (turned << shift), cell};
        return next;
    }

    // Returns the number of the board, from 0 to 9! - 1, by Cantor expansion: the blank's cell and
    // the Lehmer digits of the order, added up by Horner's scheme. The Lehmer digit of a tile is
    // how many smaller tiles come after it. For the last tile that is always 0, so it is left out.
    int cantor() const {
        // Four bits for each tile count the smaller tiles that are still to come: at first none for
        // tile 0, one for tile 1 and so on. Each tile that comes takes one from the counters of all
        // larger tiles.
        int number = blank;
        unsigned rest = order, smaller = 0x76543210;
        for (int tiles = 8; tiles > 1; --tiles, rest >>= 4) {
            int shift = 4 * (rest & 0xF);
            number = number * tiles + (smaller >> shift & 0xF);
            smaller -= 0x11111110u << shift;
        }
        return number;
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
};

// How many boards there are: 9!.
const int BOARDS = 9 * 8 * 7 * 6 * 5 * 4 * 3 * 2;

// No board needs more moves than this, whatever the goal is.
const int MOST_MOVES = 31;

// A search for paths to one goal.
struct Search {
    // By the number of a board: its distance from the goal plus one, or 0 if it is not known.
    char table[BOARDS];
    // The distance up to which the table holds all boards.
    int radius;
    // The boards in the table, as they were found: half of all boards at most. Those from
    // `frontier` to `known` are at that distance.
    Board queue[BOARDS / 2];
    int frontier, known;
    // How many boards beyond the radius have been visited. One that is met again counts again.
    int visits;
    // By tile and cell: how many rows and columns the cell is from the tile's cell in the goal.
    int distances[8][9];
    // The path that was found last. It ends where the array ends, before a zero.
    char path[MOST_MOVES + 1];

    // Begins a search for the goal with the blank in this cell. At first its table holds only the
    // goal. All members have to be 0 before, as they are in what is static.
    void start(int blank) {
        Board goal = {0x76543210, blank};
        table[goal.cantor()] = 1;
        queue[known++] = goal;
        for (int tile = 0; tile < 8; ++tile)
            for (int cell = 0; cell < 9; ++cell) {
                // In the goal, the number of a tile is its place.
                int rows = std::abs(cell / 3 - goal.cell(tile) / 3);
                int columns = std::abs(cell % 3 - goal.cell(tile) % 3);
                distances[tile][cell] = rows + columns;
            }
    }

    // Returns a shortest path, or `NULL` if there is no path. Of several shortest paths it is the
    // one that comes first in the order of `MOVES`. It is part of `path`, so it lasts until the
    // next call.
    const char *solve(Board board) {
        if (!board.is_solvable()) return NULL;
        // No path is shorter than the Manhattan distance. Each move changes that by one, and at the
        // goal it is 0. So the paths of a board all have even lengths, or all have odd ones, and
        // the limit rises by two.
        int bound = 0;
        for (int place = 0; place < 8; ++place)
            bound += distances[board.tile(place)][board.cell(place)];
        int limit = bound;
        while (!descend(board, board.blank, bound, limit)) {
            // Grow only when more boards have been visited than the table holds. So growing never
            // visits more boards than searching. To grow by several layers at once costs a board
            // alone more than it gains.
            if (known < visits) grow();
            limit += 2;
        }
        return path + MOST_MOVES - limit;
    }

    // Looks for a path from a board to the goal in `remaining` moves, and writes the first one to
    // the end of `path`. The blank came from the cell `from`; at the start that is its own cell,
    // which excludes no move. `bound` is the Manhattan distance.
    //
    // No path of the first board is shorter than the limit, so no board that gets here is nearer to
    // the goal than `remaining` moves. Within the radius, the table says whether it is just as far.
    // If so, there is a path, and from here the search never backs up: one of the next boards is
    // one move nearer, and the table turns away the others at once.
    bool descend(Board board, int from, int bound, int remaining) {
        if (remaining > radius) ++visits;
        else if (table[board.cantor()] != remaining + 1) return false;
        for (const char *letter = MOVES; *letter != '\0'; ++letter) {
            int cell = board.target(*letter);
            // No shortest path takes back a move at once.
            if (cell == -1 || cell == from) continue;
            // The tile that moves: behind the blank, its place is one less than its cell.
            const int *distance = distances[board.tile(cell - (cell > board.blank))];
            int next_bound = bound + distance[board.blank] - distance[cell];
            if (next_bound >= remaining) continue;
            if (descend(board.moved(cell), board.blank, next_bound, remaining - 1)) {
                path[MOST_MOVES - remaining] = *letter;
                return true;
            }
        }
        // The table has let the board through, so if no move remains, this is the goal.
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

// Reads the nine symbols of the next board. Returns false if the input ends, or if a lone `0` is
// all that is left of it. If the symbols are no board, ends the program with a message.
bool next_board(char *symbols) {
    int length = 0;
    for (int byte = ' '; length < 9 && byte != EOF;) {
        byte = next_byte();
        if (byte > ' ') symbols[length++] = byte;
    }
    symbols[length] = '\0';
    if (length == 0 || std::strcmp(symbols, "0") == 0 || std::ferror(stdin)) return false;
    ++boards;
    bool is_board = std::strpbrk(symbols, "0xX") != NULL;
    for (char tile = '1'; tile <= '8'; ++tile)
        is_board = is_board && std::strchr(symbols, tile) != NULL;
    if (is_board) return true;
    std::fflush(stdout);
    std::fprintf(stderr, "%s: board %d: %s is not a board\n", NAME, boards, symbols);
    std::exit(1);
}

// Reads the number of cases, a word of at most nine digits.
int read_count() {
    int count = 0, digits = 0, byte = ' ';
    while (byte == ' ') byte = next_byte();
    for (; '0' <= byte && byte <= '9' && digits < 9; ++digits) {
        count = 10 * count + (byte - '0');
        byte = next_byte();
    }
    if (digits > 0 && (byte == ' ' || byte == EOF)) return count;
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
        char start[10], goal[10], tiles[9] = "";
        read_board(start);
        read_board(goal);
        int tile = 0;
        for (const char *symbol = goal; *symbol != '\0'; ++symbol)
            if (std::strchr("0xX", *symbol) == NULL) tiles[tile++] = *symbol;
        Search &search = searches[Board::make(goal, tiles).blank];
        const char *path = search.solve(Board::make(start, tiles));
        if (path != NULL) std::printf("Case %d: %d\n%s\n", pair, int(std::strlen(path)), path);
        else std::printf("Case %d: -1\n\n", pair);
    }
    // Nothing is wrong unless the input could not be read, or the answers not be written.
    if (!std::ferror(stdin) && std::fflush(stdout) == 0 && !std::ferror(stdout)) return 0;
    std::perror(NAME);
    return 1;
}
