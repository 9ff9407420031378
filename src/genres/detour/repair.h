// What would make a board a puzzle: the least changes of numbers after which it has exactly one
// answer.
#pragma once

#include <optional>

#include "core/budget.h"
#include "core/repair.h"
#include "genres/detour/board.h"

namespace hashigo::detour {

// One number put where none bound, changed, or taken away (then it is not there).
struct Change {
    int region = 0;
    Clue clue;
    friend bool operator==(const Change&, const Change&) = default;
};

using Repair = core::Repair<Puzzle, Change>;
using Repairs = core::Repairs<Puzzle, Change>;

Puzzle after_change(const Puzzle& p, const Change& change);

// At most `most` repairs of one change: a number put; a number changed, the nearest first; a number
// taken away; of one region only the first of each kind. If no single change will do, one repair of
// several, the least that was found; there may be none, as numbers alone need not single out an
// answer. None of a board that is unique. Where the budget ends, what was found until then.
Repairs find_repairs(const Puzzle& p, std::size_t most, core::Budget& budget);

// A repair of several changes, the least of a few attempts; empty if none succeeded. The board has
// not exactly one answer.
std::optional<Repair> repair_at_length(const Puzzle& p, core::Budget& budget);

}  // namespace hashigo::detour
