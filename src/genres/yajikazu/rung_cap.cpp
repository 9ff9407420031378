// cap: a clue whose number its line cannot show must lie, so its own cell is shaded.
//
// A clue says: "I am shaded, or my number is right." Where the line beyond it can no longer hold
// that many shaded cells, or already holds more, only the first is left. On an empty line of L
// cells the most is ceil(L/2), since shaded cells never touch; so this rung is where a solver
// learns its first fact, and learns it from a liar. If the cell is white, that is a contradiction.
#include "genres/yajikazu/genre.h"
#include "genres/yajikazu/ladder.h"
#include "genres/yajikazu/line.h"

namespace hashigo::yajikazu {

void rung_cap(const Puzzle& p, const State& s, core::RungSet, Found& out) {
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        const Clue& clue = p.clues[static_cast<std::size_t>(cell)];
        const Mark mark = s.marks[static_cast<std::size_t>(cell)];
        if (!clue.binds() || mark == Mark::Shaded) continue;
        const auto totals = line_totals(p, s, cell);
        if (!totals || totals->reach(*clue.number)) continue;
        const bool too_many = *clue.number > totals->most;
        if (mark == Mark::White) {
            out.contradict({too_many ? Reason::HonestTooMany : Reason::HonestTooFew, cell});
        } else {
            out.conclude({cell, Mark::Shaded},
                         {too_many ? Reason::TooManyForLine : Reason::TooFewForLine, cell});
        }
    }
}

}  // namespace hashigo::yajikazu
