// How many answers a board has, exactly, without finding them one by one.
#pragma once

#include <string>

#include "core/budget.h"
#include "core/count.h"
#include "core/result.h"
#include "genres/goishi/board.h"

namespace hashigo::goishi {

// One node of budget a pick that is tried. Fails with `limit` where the budget ran out, of memory
// too: what has been counted before is kept.
core::Result<core::Count> count_answers(const Puzzle& p, core::Budget& budget);

// The board of a size with a stone on every cell.
Puzzle full_board(core::Size size);

}  // namespace hashigo::goishi
