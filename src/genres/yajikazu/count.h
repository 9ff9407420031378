// How many answers a board has, exactly. Without clues: row by row along the graph of frontiers.
// With clues: first by finding them, as most boards have few, and then cell by cell.
#pragma once

#include <cstdint>
#include <functional>

#include "core/budget.h"
#include "core/count.h"
#include "core/result.h"
#include "core/shelf.h"
#include "genres/yajikazu/board.h"

namespace hashigo::yajikazu {

// Calls `expect`, where it is given and once that is known, with the nodes that all of it will have
// spent of the budget. Fails with `limit` where the budget ran out, with limit.memory where more
// memory is needed than it affords, and with keep.unable where a shelf is given for a board with
// clues or for one of a single row.
core::Result<core::Count> count_answers(const Puzzle& p, core::Budget& budget,
                                        const std::function<void(std::uint64_t)>& expect = {},
                                        const core::Shelf& shelf = {});

}  // namespace hashigo::yajikazu
