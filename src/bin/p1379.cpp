// Luogu P1379: the eight puzzle, the fewest moves to 123804765.
// Method: meet in the middle: IDA* stops at a table that breadth-first search grows from the goal.
// Time:   a board alone takes 1,218 visits on average, 35,644 at most; later boards take fewer.
// Space:  9! bytes for the table, and 10 for each of its boards: 3 MB at most.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>

const char NAME[] = "p1379";

// The moves of the blank (up, down, left, right), in the order in which they are tried.
const char MOVES[] = "udlr";

// The symbols of the goal, row by row.
const char GOAL[] = "123804765";

// A board. The home of a symbol is the cell that has it in the goal, so the goal has the homes 0 to
// 8 in order.
struct Board {
    // The home of each cell's symbol.
    signed char homes[9];
    // The cell of the blank.
    signed char blank;
};

// Makes the board of nine symbols, row by row. Returns false if they are not those of the goal.
bool make_board(const char *symbols, const char *goal, Board &board) {
    for (int home = 0; home < 9; ++home) {
        const char *cell = std::strchr(symbols, goal[home]);
        if (cell == NULL) return false;
        board.homes[cell - symbols] = home;
        if (goal[home] == '0') board.blank = cell - symbols;
    }
    return true;
}

// Returns the cell to which a move takes the blank, or -1 if it would leave the board.
int target(const Board &board, char letter) {
    int blank = board.blank;
    if (letter == 'u') return blank >= 3 ? blank - 3 : -1;
    if (letter == 'd') return blank < 6 ? blank + 3 : -1;
    if (letter == 'l') return blank % 3 > 0 ? blank - 1 : -1;
    return blank % 3 < 2 ? blank + 1 : -1;
}

// Returns the board after the blank has moved to the cell `target`.
Board moved(Board board, int target) {
    std::swap(board.homes[board.blank], board.homes[target]);
    board.blank = target;
    return board;
}

// Returns the Lehmer digit of a cell: how many smaller homes are behind its own.
int digit(const Board &board, int cell) {
    int smaller = 0;
    for (int other = cell + 1; other < 9; ++other)
        smaller += board.homes[other] < board.homes[cell];
    return smaller;
}

// Returns the board's place in the lexicographic order of the homes, by Cantor expansion: the first
// digit times 8!, the second times 7! and so on, summed up by Horner's scheme.
int rank(const Board &board) {
    int sum = 0;
    for (int cell = 0; cell < 8; ++cell) sum = (sum + digit(board, cell)) * (8 - cell);
    return sum;
}

// Returns whether a path leads to the goal. A move exchanges two homes, so it changes the number of
// inversions by an odd number, and the blank's cell by 1 or 3. So the parity of their sum never
// changes; at the goal it is that of the blank's home. That is enough: half of all boards have this
// parity, and a search from the goal finds half of all boards.
bool is_solvable(const Board &board) {
    int inversions = 0;
    for (int cell = 0; cell < 8; ++cell) inversions += digit(board, cell);
    return (inversions + board.blank + board.homes[board.blank]) % 2 == 0;
}

// How many boards there are.
const int BOARDS = 9 * 8 * 7 * 6 * 5 * 4 * 3 * 2;

// Iterative deepening from a board, which meets breadth-first search from the goal.
struct Search {
    // By the rank of a board, its distance from the goal plus one, or 0 if that is not known.
    char table[BOARDS];
    // The distance up to which the table has all boards.
    int radius;
    // The boards of the table, in the order in which they were found; from `frontier` to `end`
    // those at that distance. Half of all boards reach the goal.
    Board queue[BOARDS / 2];
    int frontier, end;
    // How many boards beyond the radius have been visited since the table last grew.
    int visited;
    // By two cells, how many columns and rows they are apart.
    int distances[9][9];
    // The path that has been found, last move first. No path has more than 31 moves.
    char path[31];
    int length;

    // Makes a search whose table has the goal alone. All else is 0, since a search is global.
    void start(const Board &goal) {
        for (int a = 0; a < 9; ++a)
            for (int b = 0; b < 9; ++b)
                distances[a][b] = std::abs(a / 3 - b / 3) + std::abs(a % 3 - b % 3);
        table[rank(goal)] = 1;
        queue[end++] = goal;
    }

    // Finds the first of the shortest paths in the order of `MOVES`, and returns whether there is
    // any.
    bool solve(const Board &board) {
        length = 0;
        if (!is_solvable(board)) return false;
        // No path is shorter than the Manhattan distance. Each move changes that by one, and at the
        // goal it is 0. So the lengths of all paths are even, or all odd: limits go up by two.
        int below = 0;
        for (int cell = 0; cell < 9; ++cell)
            if (cell != board.blank) below += distances[cell][board.homes[cell]];
        for (int limit = below; !descend(board, board.blank, below, limit); limit += 2) {
            // Adding a layer visits each board of the frontier: searches must have visited more.
            if (visited > end - frontier) grow();
        }
        std::reverse(path, path + length);
        return true;
    }

    // Finds the first path of `moves` moves from a board to the goal, if there is one. The blank
    // came from the cell `from`; `below` is the Manhattan distance, a lower bound.
    // All shorter limits have failed, so no board here is nearer than `moves`. Within the radius,
    // the table says whether it is just as far: then a path exists, and the search never backs up.
    bool descend(const Board &board, int from, int below, int moves) {
        if (moves > radius) ++visited;
        else if (table[rank(board)] != moves + 1) return false;
        else if (moves == 0) return true;
        for (const char *letter = MOVES; *letter != '\0'; ++letter) {
            int cell = target(board, *letter);
            if (cell == -1 || cell == from) continue;
            int home = board.homes[cell];
            int bound = below + distances[board.blank][home] - distances[cell][home];
            if (bound < moves && descend(moved(board, cell), board.blank, bound, moves - 1)) {
                path[length++] = *letter;
                return true;
            }
        }
        return false;
    }

    // Adds a layer to the table.
    void grow() {
        ++radius;
        visited = 0;
        for (int last = end; frontier < last; ++frontier)
            for (const char *letter = MOVES; *letter != '\0'; ++letter) {
                int cell = target(queue[frontier], *letter);
                if (cell == -1) continue;
                Board next = moved(queue[frontier], cell);
                char &entry = table[rank(next)];
                if (entry != 0) continue;
                entry = radius + 1;
                queue[end++] = next;
            }
    }
};

// How many boards have been read.
int boards;

// Reads a board. Returns false if the input ends, or if a lone `0` is all that is left of it. If
// it is not a board, writes the answers so far and says so, and ends the program.
bool read_board(const char *goal, Board &board) {
    char symbols[10] = "", plain[10] = "";
    int length = 0;
    for (int byte = ' '; length < 9 && byte != EOF;) {
        byte = std::getchar();
        if (byte <= ' ') continue;
        symbols[length] = byte;
        plain[length++] = byte == 'x' || byte == 'X' ? '0' : byte;
    }
    if (length == 0 || std::strcmp(symbols, "0") == 0 || std::ferror(stdin)) return false;
    ++boards;
    if (make_board(plain, goal, board)) return true;
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
    make_board(GOAL, GOAL, board);
    search.start(board);
    while (!std::ferror(stdout) && read_board(GOAL, board))
        std::printf("%d\n", search.solve(board) ? search.length : -1);
    if (!std::ferror(stdin) && std::fflush(stdout) == 0 && !std::ferror(stdout)) return 0;
    std::perror(NAME);
    return 1;
}
