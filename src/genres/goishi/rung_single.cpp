// single: only one stone is the last.
//
// The walk never turns back, so a stone that it comes to and leaves again is either passed
// straight, which needs stones on both sides of it in a line, or turned at, which needs one in each
// of its lines. A stone that is alone in one line and at an end of the other has neither: it is the
// last one (or the first, as long as nothing is picked). Two that must be last are too many; and
// while other stones are left, it is not next.
#include <algorithm>

#include "genres/goishi/genre.h"
#include "genres/goishi/ladder.h"
#include "genres/goishi/moves.h"
#include "genres/goishi/rest.h"
#include "genres/goishi/turns.h"

namespace hashigo::goishi {

void rung_single(const Puzzle& p, const State& s, core::RungSet, Found& out) {
    if (p.variant.reversal) return;
    const bool begun = !s.order.empty();
    const std::vector<int> last = last_only(p, s);
    if (!begun && last.size() > 2) return out.contradict({Reason::ThreeOuterNow, 0});
    if (begun && last.size() > 1) return out.contradict({Reason::TwoLastNow, 0});
    const bool more = stones_left(p, s) > 1;
    for (const int cell : candidates(p, s)) {
        if (!out.budget().look_at(p.stones.size())) return;
        if (begun && more && std::binary_search(last.begin(), last.end(), cell)) {
            rule_out(s, cell, Reason::EndsWalk, out);
        } else if (last_only(p, after(s, cell)).size() > 1) {
            rule_out(s, cell, Reason::TwoLastAfter, out);
        }
    }
}

}  // namespace hashigo::goishi
