// One teller a kind of argument: neighbours, a clue and its line, the whole board (a wall round
// white cells, or the last cell of a colour).
#include "genres/yajikazu/explain.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "genres/yajikazu/line.h"
#include "genres/yajikazu/phrases.h"
#include "genres/yajikazu/region.h"

namespace hashigo::yajikazu {

namespace {

using core::Explanation;
using Deduction = core::DeductionOf<Fact, Why>;

Mark at(const State& s, int cell) {
    return s.marks[static_cast<std::size_t>(cell)];
}

std::string cell_name(const Puzzle& p, int cell) {
    return core::name(core::cell_site(p.size, cell));
}

Explanation begin(const Puzzle& p, const Deduction& d) {
    Explanation told;
    told.reason = phrases::phrase(d.why.reason).key;
    if (d.outcome == core::Outcome::Concluded) {
        told.therefore = {core::cell_site(p.size, d.fact.cell)};
    }
    return told;
}

Explanation tell_neighbours(const Puzzle& p, const State& s, const Deduction& d) {
    Explanation told = begin(p, d);
    int other = d.fact.cell;
    told.grounds.state = {core::cell_site(p.size, d.why.anchor)};
    if (d.outcome != core::Outcome::Concluded) {
        core::each_neighbour(p.size, d.why.anchor, [&](int next) {
            if (at(s, next) == Mark::Shaded) other = next;
        });
        told.grounds.state.push_back(core::cell_site(p.size, other));
    }
    told.message =
        core::say(phrases::phrase(d.why.reason), cell_name(p, d.why.anchor), cell_name(p, other));
    return told;
}

core::Text shaded_cells(int number) {
    const auto key = number == 1 ? phrases::OneShaded : phrases::ManyShaded;
    return core::say(phrases::phrase(key), number);
}

// What the clue's argument is about: the totals that the line still allows for the cell in
// question.
std::optional<Totals> disputed_totals(const Line& line, const Deduction& d) {
    for (std::size_t k = 0; k < line.size(); ++k) {
        const bool concluded = d.outcome == core::Outcome::Concluded;
        if (!concluded || line.cell(k) != d.fact.cell) continue;
        return line.totals_with(k, opposite(d.fact.mark));
    }
    return line.totals();
}

bool refutes(const Line& line, const Deduction& d, int number) {
    const auto totals = disputed_totals(line, d);
    return totals && !totals->reach(number);
}

// Forgets marks of the line, farthest first, as long as the argument stands without them.
void keep_needed(Line& line, const Deduction& d, int number) {
    for (std::size_t k = line.size(); k-- > 0;) {
        const Mark mark = line.mark(k);
        if (mark == Mark::Unknown) continue;
        line.set(k, Mark::Unknown);
        if (!refutes(line, d, number)) line.set(k, mark);
    }
}

Explanation tell_line(const Puzzle& p, const State& s, const Deduction& d) {
    Explanation told = begin(p, d);
    const int clue = d.why.anchor;
    const int number = *p.clues[static_cast<std::size_t>(clue)].number;
    Line line;
    line.look(p, s, clue);
    const auto totals = disputed_totals(line, d);
    const bool over = number > totals->most;
    told.message =
        core::say(phrases::phrase(d.why.reason), clue_name(p, clue), cell_name(p, d.fact.cell),
                  shaded_cells(number), over ? totals->most : totals->least);
    keep_needed(line, d, number);
    told.grounds.givens = {core::cell_site(p.size, clue)};
    if (at(s, clue) == Mark::White) told.grounds.state = {core::cell_site(p.size, clue)};
    for (std::size_t k = 0; k < line.size(); ++k) {
        const core::Site site = core::cell_site(p.size, line.cell(k));
        if (line.mark(k) != Mark::Unknown) told.grounds.state.push_back(site);
        if (line.cell(k) != d.fact.cell) told.scope.push_back(site);
    }
    return told;
}

// The shaded cells along the border of a part of the unshaded cells.
core::Sites wall(const Puzzle& p, const State& s, const Components& parts, int part) {
    core::Sites sites;
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        if (at(s, cell) != Mark::Shaded) continue;
        bool borders = false;
        core::each_neighbour(p.size, cell, [&](int next) {
            borders = borders || parts.of[static_cast<std::size_t>(next)] == part;
        });
        if (borders) sites.push_back(core::cell_site(p.size, cell));
    }
    return sites;
}

// A cell that no white cell reaches, or a white cell cut off: the wall round its part, and a white
// cell on the other side.
void cite_enclosure(const Puzzle& p, const State& s, int anchor, Explanation& told) {
    const Components parts = components(p, s);
    const int part = parts.of[static_cast<std::size_t>(anchor)];
    told.grounds.state = wall(p, s, parts, part);
    if (at(s, anchor) == Mark::White) {
        told.grounds.state.push_back(core::cell_site(p.size, anchor));
    }
    for (std::size_t k = 0; k < parts.white.size(); ++k) {
        if (static_cast<int>(k) == part || parts.white[k] == Components::kNone) continue;
        told.grounds.state.push_back(core::cell_site(p.size, parts.white[k]));
        return;
    }
}

// The shorter wall of the parts that the anchor, once shaded, would leave; the anchor closes it.
void cite_cut(const Puzzle& p, State s, int anchor, Explanation& told) {
    const core::Site own = core::cell_site(p.size, anchor);
    s.marks[static_cast<std::size_t>(anchor)] = Mark::Shaded;
    const Components parts = components(p, s);
    bool first = true;
    core::each_neighbour(p.size, anchor, [&](int next) {
        const int part = parts.of[static_cast<std::size_t>(next)];
        if (part == Components::kNone) return;
        core::Sites candidate = wall(p, s, parts, part);
        std::erase(candidate, own);
        if (first || candidate.size() < told.grounds.state.size()) told.grounds.state = candidate;
        first = false;
    });
}

void cite_all(const Puzzle& p, const State& s, Mark mark, Explanation& told) {
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        if (at(s, cell) == mark) told.grounds.state.push_back(core::cell_site(p.size, cell));
    }
}

Explanation tell_whole_board(const Puzzle& p, const State& s, const Deduction& d) {
    Explanation told = begin(p, d);
    told.message = core::say(phrases::phrase(d.why.reason), cell_name(p, d.why.anchor));
    switch (d.why.reason) {
        case Reason::OutOfReach:
        case Reason::WhiteDivided: cite_enclosure(p, s, d.why.anchor, told); break;
        case Reason::CutPoint: cite_cut(p, s, d.why.anchor, told); break;
        case Reason::LastShaded:
        case Reason::NoShaded: cite_all(p, s, Mark::White, told); break;
        default: cite_all(p, s, Mark::Shaded, told);  // LastWhite, NoWhite
    }
    return told;
}

}  // namespace

core::Explanation explain(const Puzzle& p, const State& s, const Deduction& d) {
    switch (d.why.reason) {
        case Reason::NextToShaded:
        case Reason::TwoShadedTouch: return tell_neighbours(p, s, d);
        case Reason::TooManyForLine:
        case Reason::TooFewForLine:
        case Reason::HonestTooMany:
        case Reason::HonestTooFew:
        case Reason::LineIsFull:
        case Reason::LineLosesRoom:
        case Reason::LineNeedsCell: return tell_line(p, s, d);
        default: return tell_whole_board(p, s, d);
    }
}

std::string spoken_sign(const Clue& clue) {
    constexpr std::array<std::string_view, 4> kArrows = {"↑", "↓", "←", "→"};
    std::string sign = clue.number ? std::to_string(*clue.number) : "?";
    if (clue.arrow) sign += kArrows[static_cast<std::size_t>(*clue.arrow)];
    return sign;
}

core::Text clue_name(const Puzzle& p, int cell) {
    const Clue& clue = p.clues[static_cast<std::size_t>(cell)];
    return core::say(phrases::phrase(phrases::Clue), spoken_sign(clue), cell_name(p, cell));
}

}  // namespace hashigo::yajikazu
