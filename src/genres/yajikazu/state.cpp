// State and facts: one mark a cell, so every function here is a line or a loop.
#include "genres/yajikazu/state.h"

#include <algorithm>

#include "genres/yajikazu/phrases.h"

namespace hashigo::yajikazu {

namespace {

Mark& at(State& s, int cell) {
    return s.marks[static_cast<std::size_t>(cell)];
}
Mark at(const State& s, int cell) {
    return s.marks[static_cast<std::size_t>(cell)];
}

}  // namespace

State start(const Puzzle& p) {
    return {std::vector<Mark>(static_cast<std::size_t>(p.size.cells()), Mark::Unknown)};
}

bool known(const State& s, const Fact& f) {
    return at(s, f.cell) == f.mark;
}

void apply(State& s, const Fact& f) {
    at(s, f.cell) = f.mark;
}

Fact opposite(const Fact& f) {
    return {f.cell, opposite(f.mark)};
}

std::vector<Fact> branch(const State& s) {
    const auto open = std::find(s.marks.begin(), s.marks.end(), Mark::Unknown);
    if (open == s.marks.end()) return {};
    const int cell = static_cast<int>(open - s.marks.begin());
    return {{cell, Mark::Shaded}, {cell, Mark::White}};
}

std::vector<Fact> assumptions(const State& s) {
    std::vector<Fact> all;
    for (int cell = 0; cell < static_cast<int>(s.marks.size()); ++cell) {
        if (at(s, cell) != Mark::Unknown) continue;
        all.push_back({cell, Mark::Shaded});
        all.push_back({cell, Mark::White});
    }
    return all;
}

core::Text name(const Puzzle& p, const Fact& f) {
    const auto key = f.mark == Mark::Shaded ? phrases::IsShaded : phrases::IsWhite;
    return core::say(phrases::phrase(key), core::name(core::cell_site(p.size, f.cell)));
}

core::Sites sites(const Puzzle& p, const Fact& f) {
    return {core::cell_site(p.size, f.cell)};
}

std::pair<Puzzle, State> restrict_to(const Puzzle& p, const State& s, const core::Sites& sites) {
    Puzzle puzzle{p.size, std::vector<Clue>(p.clues.size()), p.variant};
    State state = start(p);
    for (const core::Site& site : sites) {
        const auto cell = static_cast<std::size_t>(p.size.at(site.row, site.col));
        puzzle.clues[cell] = p.clues[cell];
        state.marks[cell] = s.marks[cell];
    }
    return {puzzle, state};
}

std::vector<Fact> differences(const Puzzle& p, const State& marks, const State& answer) {
    std::vector<Fact> wrong;
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        if (at(marks, cell) == Mark::Unknown || at(marks, cell) == at(answer, cell)) continue;
        wrong.push_back({cell, at(marks, cell)});
    }
    return wrong;
}

}  // namespace hashigo::yajikazu
