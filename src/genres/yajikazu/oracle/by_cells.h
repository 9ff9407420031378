// A second slow truth: cell after cell in raster order, one cell white or shaded at a time, each
// complete board judged by walking on it. It shares no line with the oracle by rows, so that the
// two can be held against each other.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "genres/yajikazu/board.h"

namespace hashigo::yajikazu::oracle {

struct Listing {
    std::vector<State> first_few;
    std::uint64_t answers = 0;
    bool complete = false;  // nothing was left out
};

// Shadings that keep the rules and have the marks of `given`, up to `most` of them, with the first
// `few` of them kept. Stops when carry_on(), asked before every cell, says no.
Listing list_by_cells(const Puzzle& puzzle, const State& given, std::uint64_t most, std::size_t few,
                      const std::function<bool()>& carry_on);

}  // namespace hashigo::yajikazu::oracle
