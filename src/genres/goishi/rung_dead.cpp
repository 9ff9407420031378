// dead: a walk has two ends.
//
// Of the stones left, all but the next and the last are reached from one of them and left for
// another, so they have at least two others in their lines. Stones with fewer are the next or the
// last: three of them are too many. And the next one is in line with the place where we stand, so
// of those out of line with it two are too many. A candidate whose pick would leave so many is not
// next.
#include "genres/goishi/genre.h"
#include "genres/goishi/ladder.h"
#include "genres/goishi/moves.h"
#include "genres/goishi/rest.h"

namespace hashigo::goishi {

void rung_dead(const Puzzle& p, const State& s, core::RungSet, Found& out) {
    if (!surplus_ends(p, s).empty()) {
        return out.contradict({s.order.empty() ? Reason::EndsAtStart : Reason::EndsNow, 0});
    }
    for (const int cell : candidates(p, s)) {
        if (!out.budget().look_at(p.stones.size())) return;
        if (!surplus_ends(p, after(s, cell)).empty()) rule_out(s, cell, Reason::EndsAfter, out);
    }
}

}  // namespace hashigo::goishi
