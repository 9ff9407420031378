// What the walk does at each stone left, as far as its two lines tell: pass it straight, turn, or
// end there. The last pick counts as a stone in its lines, for the walk comes from it; so what is
// said here holds of every stone that is not the last of the walk. All of it rests on never turning
// back, so nothing here holds with Variant::reversal.
#pragma once

#include <vector>

#include "genres/goishi/board.h"

namespace hashigo::goishi {

enum class Role {
    None,      // no stone is left there
    Last,      // it can neither be passed nor turned at
    Straight,  // alone in one line, so it is passed along the other
    Turn,      // at an end of both its lines, or beside a stone that needs it: see turns.cpp
    Free       // not known
};

// One a cell.
std::vector<Role> roles(const Puzzle& p, const State& s);

// The stones that can only be picked last; before the first pick, only first or last.
std::vector<int> last_only(const Puzzle& p, const State& s);

// Groups of lines that hold an odd number of stones to turn at; see rung_parity.cpp. Not before the
// first pick.
std::vector<std::vector<int>> odd_groups(const Puzzle& p, const State& s);

}  // namespace hashigo::goishi
