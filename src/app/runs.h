// Sentences that say the same thing of one place after another, told once. Whoever reads a solve
// wants the argument, and then the places it goes for; twenty copies of it hide the next one.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace hashigo::app {

// Sentences first to last. Where there are several, `names` are what the others have in place of a
// name in the first one, "r3c4".
struct Run {
    std::size_t first = 0;
    std::size_t last = 0;
    std::vector<std::string> names{};
};

// Every sentence is in one run. Fewer than four in a row that are alike stay apart, as they read
// well as they are.
std::vector<Run> runs(const std::vector<std::string>& sentences);

}  // namespace hashigo::app
