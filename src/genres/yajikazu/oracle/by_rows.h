// The slow truth: every shading of the board, row by row, and each rule checked from its wording on
// the whole board. It shares no line with the solver or the referee; only the board's types.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "genres/yajikazu/board.h"

namespace hashigo::yajikazu::oracle {

// Boards wider than this are not tried.
inline constexpr int kMaxCols = 24;

struct Enumeration {
    std::vector<State> kept;
    std::uint64_t count = 0;
    std::uint64_t nodes = 0;
    bool exact = false;
};

// All shadings that keep the rules and agree with the marks of `from`, up to `limit`, the first
// `keep` of them kept. Asks go_on() before every row it tries and stops when that says no.
Enumeration enumerate_by_rows(const Puzzle& p, const State& from, std::uint64_t limit,
                              std::size_t keep, const std::function<bool()>& go_on);

}  // namespace hashigo::yajikazu::oracle
