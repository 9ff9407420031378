// reach: the stones left hang together.
//
// Every move joins two stones of one row or column. What lies between them may be picked by then,
// so it does not matter here. The stones left are picked in one go, each a move from the one
// before, so rows and columns must join all of them, without the place where we stand: the walk
// leaves it and does not come back. A candidate after whose pick they would fall apart is not next.
#include "genres/goishi/genre.h"
#include "genres/goishi/ladder.h"
#include "genres/goishi/moves.h"
#include "genres/goishi/rest.h"

namespace hashigo::goishi {

void rung_reach(const Puzzle& p, const State& s, core::RungSet, Found& out) {
    if (!cut_off(p, s).empty()) return out.contradict({Reason::SplitNow, 0});
    for (const int cell : candidates(p, s)) {
        if (!out.budget().look_at(p.stones.size())) return;
        if (!cut_off(p, after(s, cell)).empty()) rule_out(s, cell, Reason::SplitAfter, out);
    }
}

}  // namespace hashigo::goishi
