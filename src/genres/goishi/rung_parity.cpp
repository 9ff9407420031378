// parity: turns on a line come in pairs.
//
// The walk runs along a line from one turn to the next. So the stones turned at on a line are the
// two ends of each run, except that the first run from here begins at no stone left, and the last
// run ends at the last stone, where nobody turns. Hence an even number of stones is turned at on
// every line but these two, the line taken next and the line of the end (or on all, if they are
// one).
//
// Who is turned at is known of stones at an end of both their lines (turned), of stones alone in a
// line (passed straight), and of the only stone beside one that is passed straight (turned: see
// turns.cpp). A stone of which it is not known counts for its row as for its column, so it joins
// them into a group in whose sum it does not matter. A group with an odd sum holds the line taken
// next or the line of the end. So three odd groups are too many; and if there are two, the line
// taken next is in one of them.
//
// The last stone e is counted here as if it were not the last. That changes at most which line is
// the second odd one. If e counts as turned, both its lines change, and its other line takes the
// place of the one it ends on. If e counts as straight, the only stone u on the side that e is not
// reached from may count as turned because of e and be passed straight instead; then both lines of
// u change, of which one is the line of the end, and the other takes its place.
#include <algorithm>

#include "genres/goishi/genre.h"
#include "genres/goishi/ladder.h"
#include "genres/goishi/moves.h"
#include "genres/goishi/rest.h"
#include "genres/goishi/turns.h"

namespace hashigo::goishi {

namespace {

using Sums = std::vector<TurnSum>;

// Whether the move from the last pick runs along a line of one of the groups.
bool leaves_along(const Puzzle& p, const Sums& odd, const State& s, int cell) {
    const int here = s.order.back();
    const bool level = p.size.row(here) == p.size.row(cell);
    const int line = level ? row_line(p.size, here) : column_line(p.size, here);
    return std::any_of(odd.begin(), odd.end(), [&](const TurnSum& sum) {
        return std::find(sum.lines.begin(), sum.lines.end(), line) != sum.lines.end();
    });
}

bool has_exit(const Puzzle& p, const Sums& odd, const State& s) {
    const std::vector<int> next = allowed(p, s);
    return std::any_of(next.begin(), next.end(),
                       [&](int cell) { return leaves_along(p, odd, s, cell); });
}

void look_after(const Puzzle& p, const State& s, int cell, Found& out) {
    const State then = after(s, cell);
    const Sums odd = odd_sums(p, then);
    if (odd.size() > 2) return rule_out(s, cell, Reason::OddAfter, out);
    if (odd.size() == 2 && !has_exit(p, odd, then)) {
        rule_out(s, cell, Reason::OddExitAfter, out);
    }
}

}  // namespace

void rung_parity(const Puzzle& p, const State& s, core::RungSet, Found& out) {
    if (p.variant.reversal || stones_left(p, s) == 0) return;
    const bool begun = !s.order.empty();
    const Sums now = begun ? odd_sums(p, s) : Sums{};
    if (now.size() > 2) return out.contradict({Reason::OddNow, 0});
    for (const int cell : candidates(p, s)) {
        if (!out.budget().look_at(p.stones.size())) return;
        if (now.size() == 2 && !leaves_along(p, now, s, cell)) {
            rule_out(s, cell, Reason::OddExit, out);
        } else {
            look_after(p, s, cell, out);
        }
    }
}

}  // namespace hashigo::goishi
