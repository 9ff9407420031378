// The slow truth: every walk over the stones, tried pick by pick from the wording of the rules. It
// shares no line with the solver or the referee; only the board's types.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "genres/goishi/board.h"

namespace hashigo::goishi::oracle {

struct Enumeration {
    std::vector<State> kept;
    std::uint64_t count = 0;
    std::uint64_t nodes = 0;
    bool exact = false;
};

// All orders that pick every stone, begin with the order of `from` and then do not take one of the
// stones that it rules out; up to `limit`, the first `keep` of them kept. A `from` that breaks a
// rule itself, or has strays, has none. Asks go_on() before every pick it tries and stops when that
// says no.
Enumeration enumerate_by_walk(const Puzzle& p, const State& from, std::uint64_t limit,
                              std::size_t keep, const std::function<bool()>& go_on);

}  // namespace hashigo::goishi::oracle
