// The native program: the words of the command line, handed to the dispatcher.
#include <cstdio>

#include "app/errors.h"
#include "app/run.h"
#include "cli/terminal.h"

int main(int argc, char** argv) {
    const std::vector<std::string> words(argv + (argc > 0 ? 1 : 0), argv + argc);
    const int exit = hashigo::app::run(words, hashigo::cli::terminal());
    if (hashigo::cli::finish_output()) return exit;
    std::fputs("hashigo: the output can't be written\n", stderr);
    return hashigo::app::kInternal;
}
