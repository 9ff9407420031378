// The slow truth: every set of edges in which each cell has as many as it may, cell by cell, and
// each rule checked from its wording on the whole board. It shares no line with the solver or the
// referee; only the board's types.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "genres/detour/board.h"

namespace hashigo::detour::oracle {

struct Enumeration {
    std::vector<State> kept;
    std::uint64_t count = 0;
    std::uint64_t nodes = 0;
    bool exact = false;
};

// All boards that keep the rules and agree with the marks of `from`, up to `limit`, the first
// `keep` of them kept. Asks go_on() before every cell it tries and stops when that says no.
Enumeration enumerate_by_cells(const Puzzle& p, const State& from, std::uint64_t limit,
                               std::size_t keep, const std::function<bool()>& go_on);

}  // namespace hashigo::detour::oracle
