// How many answers a board has, exactly, without finding them one by one.
#pragma once

#include <string>

#include "core/budget.h"
#include "core/count.h"
#include "core/result.h"
#include "genres/goishi/board.h"

namespace hashigo::goishi {

// One node of budget a pick that is tried; full boards of two rows or columns take none. Fails with
// `limit` where the budget ran out, of memory too: what has been counted before is kept.
core::Result<core::Count> count_answers(const Puzzle& p, core::Budget& budget);

// The same without the formula for two rows.
core::Result<core::Count> count_by_memory(const Puzzle& p, core::Budget& budget);

// The answers of the full board of two rows and `cols` >= 2 columns: (2 3^n + 2^n + 2 (-1)^n) / 3,
// that is a(n) = 4a(n-1) - a(n-2) - 6a(n-3) from 8, 20, 60 on; the README has the proof. The
// recurrence was found by the article.
core::Count two_row_answers(int cols);

// The board of a size with a stone on every cell.
Puzzle full_board(core::Size size);

}  // namespace hashigo::goishi
