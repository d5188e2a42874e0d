// Copies standard input, as some solvers read it: by mmap, or by fseek and ftell; or waits in the
// kernel, as the parent does after vfork.

#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdio>
#include <string>

int main(int, char** words) {
    if (std::string(words[1]) == "vfork") {
        if (!vfork()) for (;;) pause();
    } else if (std::string(words[1]) == "mmap") {
        struct stat status;
        fstat(0, &status);
        void* text = mmap(0, status.st_size, PROT_READ, MAP_PRIVATE, 0, 0);
        if (text == MAP_FAILED) return 1;
        fwrite(text, 1, status.st_size, stdout);
    } else {
        fseek(stdin, 0, SEEK_END);
        long size = ftell(stdin);
        if (size < 0) return 1;
        rewind(stdin);
        std::string text(size, ' ');
        if (fread(&text[0], 1, size, stdin) != text.size()) return 1;
        fwrite(&text[0], 1, size, stdout);
    }
}
