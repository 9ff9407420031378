// What would make a board a puzzle: the least changes of clues after which it has exactly one
// answer.
#pragma once

#include <optional>

#include "core/budget.h"
#include "core/repair.h"
#include "genres/yajikazu/board.h"

namespace hashigo::yajikazu {

// One clue put where none bound, changed, or taken away (then it is not there).
struct Change {
    int cell = 0;
    Clue clue;
    friend bool operator==(const Change&, const Change&) = default;
};

using Repair = core::Repair<Puzzle, Change>;
using Repairs = core::Repairs<Puzzle, Change>;

Puzzle after_change(const Puzzle& p, const Change& change);

// At most `most` repairs of one change: a clue put; a number changed, the nearest first; an arrow
// turned; both; a clue taken away; of one cell only the first of each kind. If no single change
// will do, one repair of several, the least that was found. None of a board that is unique. Where
// the budget ends, what was found until then.
Repairs find_repairs(const Puzzle& p, std::size_t most, core::Budget& budget);

// A repair of several changes, the least of a few attempts; empty if none succeeded. The board has
// not exactly one answer.
std::optional<Repair> repair_at_length(const Puzzle& p, core::Budget& budget);

}  // namespace hashigo::yajikazu
