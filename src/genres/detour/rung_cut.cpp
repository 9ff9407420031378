// cut: the loop crosses the border of any set of cells an even number of times, and at least twice.
//
// A closed line that leaves a set comes back into it, so crossings pair up; and the loop visits
// cells on both sides, so there are some. It is asked of every region and of every straight line
// through the board. With one edge open, the parity decides it; with no more than two left, both
// are crossed. Several loops, or cells left out, need not come to both sides: there only the parity
// is left.
#include "genres/detour/cut.h"
#include "genres/detour/genre.h"
#include "genres/detour/ladder.h"

namespace hashigo::detour {

namespace {

void contradict(const std::vector<Crossings>& counts, int cut, bool must, Found& out) {
    const auto [lines, open] = counts[static_cast<std::size_t>(cut)];
    if (must && lines + open < 2) out.contradict({Reason::TooFewCrossings, cut});
    if (open == 0 && lines % 2 != 0) out.contradict({Reason::CrossingsPairUp, cut});
}

void decide(const Crossings& count, int cut, int edge, bool must, Found& out) {
    if (must && count.lines + count.open == 2) {
        out.conclude({edge, Mark::Line}, {Reason::NeedsTwoCrossings, cut});
    } else if (count.open == 1) {
        const Mark mark = count.lines % 2 != 0 ? Mark::Line : Mark::Empty;
        out.conclude({edge, mark}, {Reason::CrossingsPairUp, cut});
    }
}

}  // namespace

void rung_cut(const Puzzle& p, const State& s, core::RungSet, Found& out) {
    const bool must = must_cross(p.variant);
    const std::vector<Crossings> counts = crossings(p, s);
    const int first = p.regions() == 1 ? first_row_cut(p) : 0;  // a lone region has no border
    for (int cut = first; cut < cut_count(p); ++cut) contradict(counts, cut, must, out);
    each_edge(p.size, [&](int edge, int a, int b) {
        if (s.marks[static_cast<std::size_t>(edge)] != Mark::Unknown) return;
        for (const int cut : crossed(p, a, b)) {
            decide(counts[static_cast<std::size_t>(cut)], cut, edge, must, out);
        }
    });
}

}  // namespace hashigo::detour
