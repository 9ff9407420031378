// What is done for players who want it: white round what they shade, and which clues they need not
// look at again.
#include "genres/yajikazu/genre.h"

namespace hashigo::yajikazu {

namespace {

Mark mark_at(const State& s, int cell) {
    return s.marks[static_cast<std::size_t>(cell)];
}

// A white cell's clue has said all once each cell that it sees is decided; if its number is not met
// then, it is not used up but broken. A shaded cell's is struck through as it is.
bool is_used(const Puzzle& p, const State& s, int cell) {
    const Clue& clue = p.clues[static_cast<std::size_t>(cell)];
    if (!clue.binds() || mark_at(s, cell) != Mark::White) return false;
    int shaded = 0;
    bool open = false;
    core::walk(p.size, cell, *clue.arrow, [&](int seen) {
        shaded += mark_at(s, seen) == Mark::Shaded ? 1 : 0;
        open = open || mark_at(s, seen) == Mark::Unknown;
    });
    return !open && shaded == *clue.number;
}

}  // namespace

core::Touched<State> Yajikazu::follow(const Puzzle& p, const State& marks,
                                      const core::Sites& changed) {
    core::Touched<State> followed{marks, {}, {}};
    for (const core::Site& site : changed) {
        const int cell = p.size.at(site.row, site.col);
        if (mark_at(marks, cell) != Mark::Shaded) continue;
        core::each_neighbour(p.size, cell, [&](int next) {
            Mark& mark = followed.after.marks[static_cast<std::size_t>(next)];
            if (mark != Mark::Unknown) return;
            mark = Mark::White;
            followed.changed.push_back(core::cell_site(p.size, next));
        });
    }
    return followed;
}

core::Sites Yajikazu::used(const Puzzle& p, const State& marks) {
    core::Sites sites;
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        if (is_used(p, marks, cell)) sites.push_back(core::cell_site(p.size, cell));
    }
    return sites;
}

}  // namespace hashigo::yajikazu
