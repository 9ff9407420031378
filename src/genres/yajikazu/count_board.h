// The answers of any one board, with clues, counted without finding them: cell by cell, remembering
// the frontier and, for every line that has a clue to satisfy, its tally. Shadings that agree in
// these are one from there on.
#pragma once

#include <optional>

#include "core/budget.h"
#include "core/count.h"
#include "core/result.h"
#include "genres/yajikazu/board.h"

namespace hashigo::yajikazu {

// Whether what is remembered fits: at least two rows and columns unless `unconnected`, the shorter
// side at most 21 (63 if `unconnected`), and not too many lines with clues.
bool counts_by_cells(const Puzzle& p, const State& marks);

// Answers that extend `marks`, of a board that counts_by_cells; `some_shaded` is not looked at.
// Fails with `limit` where the budget ran out. One node of budget a few hundred memories.
core::Result<core::Count> count_by_cells(const Puzzle& p, const State& marks, core::Budget& budget);

}  // namespace hashigo::yajikazu
