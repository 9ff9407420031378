// line: the rules of moving, and no more.
//
// The next pick is one of the stones that the walk meets first in a direction, not back the way it
// came; before the first pick it is any stone. Where only one of these is not ruled out, it is the
// next pick. Where the rules allow none and stones are left, the walk is stranded; where all that
// they allow are ruled out, it is lost as well.
#include "genres/goishi/genre.h"
#include "genres/goishi/ladder.h"
#include "genres/goishi/moves.h"

namespace hashigo::goishi {

void rung_line(const Puzzle& p, const State& s, core::RungSet, Found& out) {
    if (stones_left(p, s) == 0) return;
    const std::vector<int> open = candidates(p, s);
    if (open.empty() && s.order.empty()) out.contradict({Reason::NoStart, 0});
    if (open.empty() && !s.order.empty()) {
        const bool stranded = allowed(p, s).empty();
        out.contradict({stranded ? Reason::Stranded : Reason::AllRuledOut, s.order.back()});
    }
    if (open.size() != 1) return;
    out.conclude({Fact::Kind::Pick, open.front(), static_cast<int>(s.order.size()) + 1},
                 {Reason::OnlyStone, open.front()});
}

}  // namespace hashigo::goishi
