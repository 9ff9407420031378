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

// Lines that are summed together, since stones that may or may not be turned at lie where they
// cross, and the stones to turn at on them: one on two of these lines counts twice.
struct TurnSum {
    std::vector<int> lines;
    int turned = 0;
};

// Those with an odd number, by their lines; see rung_parity.cpp. Not before the first pick.
std::vector<TurnSum> odd_sums(const Puzzle& p, const State& s);

}  // namespace hashigo::goishi
