// Goishi Hiroi's board: the stones, the order in which they have been picked up, and the facts that
// a deduction concludes. Which cells once held a stone does not matter to whoever walks on: what is
// left, where one stands and where one came from decide everything.
#pragma once

#include <vector>

#include "core/grid.h"

namespace hashigo::goishi {

// Which rules hold. The default is Nikoli's.
struct Variant {
    bool reversal = false;  // one may also turn back the way one came
    friend bool operator==(const Variant&, const Variant&) = default;
};

struct Puzzle {
    core::Size size;
    std::vector<char> stones;  // one a cell, raster order: whether a stone lies there at the start
    Variant variant;
    friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

// A number in a file that is not part of the order: it repeats another or follows a gap.
struct Stray {
    int cell = 0;
    int number = 0;
    friend bool operator==(const Stray&, const Stray&) = default;
};

struct State {
    std::vector<int> order;  // cells as they were picked; of a player's, it may break the rules
    std::vector<char> ruled_out;  // one a cell: it is known that it cannot be the next pick
    std::vector<Stray> strays;    // by number, then by cell
    friend bool operator==(const State&, const State&) = default;
};

// Facts speak of the nth pick (from 1), so that they stay true or false as the walk goes on.
struct Fact {
    enum class Kind { Pick, RuleOut };
    Kind kind = Kind::Pick;
    int cell = 0;
    int nth = 1;
    friend bool operator==(const Fact&, const Fact&) = default;
};

}  // namespace hashigo::goishi
