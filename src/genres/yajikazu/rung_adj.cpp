// adj: the neighbours of a shaded cell are white.
//
// Shaded cells never touch along an edge, so once a cell is shaded its up to four neighbours are
// decided. Two shaded neighbours are a contradiction. Everything else in this genre leans on this
// rule, yet on an empty board it has nothing to say: some clue must first be caught lying. (By
// puzz.link's rule, --some-shaded, one cell at least is shaded: the last that can be, must.)
#include "genres/yajikazu/genre.h"
#include "genres/yajikazu/ladder.h"

namespace hashigo::yajikazu {

namespace {

void keep_one_shaded(const State& s, Found& out) {
    int last = -1;
    for (std::size_t k = 0; k < s.marks.size(); ++k) {
        if (s.marks[k] == Mark::Shaded) return;
        if (s.marks[k] != Mark::Unknown) continue;
        if (last >= 0) return;
        last = static_cast<int>(k);
    }
    if (last < 0) out.contradict({Reason::NoShaded, 0});
    if (last >= 0) out.conclude({last, Mark::Shaded}, {Reason::LastShaded, last});
}

}  // namespace

void rung_adj(const Puzzle& p, const State& s, core::RungSet, Found& out) {
    if (p.variant.some_shaded) keep_one_shaded(s, out);
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
