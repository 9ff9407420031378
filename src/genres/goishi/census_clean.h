// Clean answers: those that never fly over a place they emptied. Backwards, a flown-over stone
// would lie again and bar the way, and nothing else of the rules tells forwards from backwards; so
// an order may be walked backwards exactly if it is clean, and a board with one answer and two
// stones or more has none that is clean.
//
// Whether a move flies hangs on the stones that once lay, so boards do not share these counts. What
// they share is a table that says from where the rest can be picked up at all; with it no search of
// a board runs into a dead end before it leaves the clean moves.
#pragma once

#include <cstdint>

#include "core/budget.h"
#include "core/grid.h"
#include "core/result.h"

namespace hashigo::goishi::census {

// Boards of two or more stones.
struct Clean {
    std::uint64_t has_clean = 0;         // some answer is clean
    std::uint64_t all_clean = 0;         // there are answers, and all are clean
    std::uint64_t unique_and_clean = 0;  // the one answer is clean: always 0, and counted
    friend bool operator==(const Clean&, const Clean&) = default;
};

// Bytes that it needs for a grid: 16 a board.
std::uint64_t clean_bytes(core::Size size);

// Spends a node for every 4,096 boards, twice: for the table and for the search. `jobs` as in Wish.
core::Result<Clean> count_clean(core::Size size, int jobs, core::Budget& budget);
std::uint64_t clean_work(core::Size size);

}  // namespace hashigo::goishi::census
