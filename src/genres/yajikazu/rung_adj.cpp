// adj: the neighbours of a shaded cell are white.
//
// Shaded cells never touch along an edge, so once a cell is shaded its up to four neighbours are
// decided. Two shaded neighbours are a contradiction. Everything else in this genre leans on this
// rule, yet on an empty board it has nothing to say: some clue must first be caught lying.
#include "genres/yajikazu/genre.h"
#include "genres/yajikazu/ladder.h"

namespace hashigo::yajikazu {

void rung_adj(const Puzzle& p, const State& s, core::RungSet, Found& out) {
    const auto mark = [&](int cell) { return s.marks[static_cast<std::size_t>(cell)]; };
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        if (mark(cell) != Mark::Shaded) continue;
        core::each_neighbour(p.size, cell, [&](int next) {
            if (mark(next) == Mark::Shaded) out.contradict({Reason::TwoShadedTouch, cell});
            if (mark(next) == Mark::Unknown) {
                out.conclude({next, Mark::White}, {Reason::NextToShaded, cell});
            }
        });
    }
}

}  // namespace hashigo::yajikazu
