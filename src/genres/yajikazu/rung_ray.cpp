// ray: a clue on a white cell tells the truth, so its line is read like a counted row.
//
// For each undecided cell of the line, take it as shaded and as white; where only one of the two
// lets the line still reach the number, that one holds. Only adjacency inside the line is looked
// at, which is a relaxation: it never concludes too much, and sharpens as the board fills.
#include "genres/yajikazu/genre.h"
#include "genres/yajikazu/ladder.h"
#include "genres/yajikazu/line.h"

namespace hashigo::yajikazu {

namespace {

void read_cell(const Line& line, std::size_t k, int clue, int number, Found& out) {
    const auto shaded = line.totals_with(k, Mark::Shaded);
    const auto white = line.totals_with(k, Mark::White);
    const bool may_shade = shaded && shaded->reach(number);
    const bool may_stay = white && white->reach(number);
    if (may_shade == may_stay) return;
    if (may_shade) {
        out.conclude({line.cell(k), Mark::Shaded}, {Reason::LineNeedsCell, clue});
        return;
    }
    if (!shaded) {
        const bool before = k > 0 && line.mark(k - 1) == Mark::Shaded;
        out.conclude({line.cell(k), Mark::White},
                     {Reason::NextToShaded, line.cell(before ? k - 1 : k + 1)});
        return;
    }
    const bool full = line.totals()->least == number;
    out.conclude({line.cell(k), Mark::White},
                 {full ? Reason::LineIsFull : Reason::LineLosesRoom, clue});
}

}  // namespace

void rung_ray(const Puzzle& p, const State& s, core::RungSet, Found& out) {
    Line line;
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        const Clue& clue = p.clues[static_cast<std::size_t>(cell)];
        if (!clue.binds() || s.marks[static_cast<std::size_t>(cell)] != Mark::White) continue;
        line.look(p, s, cell);
        if (!line.totals()) continue;
        for (std::size_t k = 0; k < line.size(); ++k) {
            if (line.mark(k) == Mark::Unknown) read_cell(line, k, cell, *clue.number, out);
        }
    }
}

}  // namespace hashigo::yajikazu
