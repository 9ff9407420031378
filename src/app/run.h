// The one dispatcher. Every face of the engine - terminal, browser, embedding program - hands it
// the words of a command line and gets what the command line would print.
#pragma once

#include <string>
#include <vector>

#include "app/io.h"

namespace hashigo::app {

// `argv` are the words after the program's name. Gives the exit code: 0 yes, 1 answered no,
// 2 usage, 3 bad input, 4 limit reached, 5 internal error. Never throws.
int run(const std::vector<std::string>& argv, const Io& io);

}  // namespace hashigo::app
