// State and facts: one mark an edge, so every function here is a line or a loop.
#include "genres/detour/state.h"

#include <string>

#include "genres/detour/phrases.h"
#include "genres/detour/regions.h"

namespace hashigo::detour {

namespace {

Mark& at(State& s, int edge) {
    return s.marks[static_cast<std::size_t>(edge)];
}
Mark at(const State& s, int edge) {
    return s.marks[static_cast<std::size_t>(edge)];
}

}  // namespace

State start(const Puzzle& p) {
    return {std::vector<Mark>(static_cast<std::size_t>(edge_count(p.size)), Mark::Unknown)};
}

bool known(const State& s, const Fact& f) {
    return at(s, f.edge) == f.mark;
}

void apply(State& s, const Fact& f) {
    at(s, f.edge) = f.mark;
}

Fact opposite(const Fact& f) {
    return {f.edge, opposite(f.mark)};
}

std::vector<Fact> branch(const Puzzle& p, const State& s) {
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        for (const core::Direction side : {core::Direction::Right, core::Direction::Down}) {
            const int edge = edge_at(p.size, cell, side);
            if (edge < 0 || at(s, edge) != Mark::Unknown) continue;
            return {{edge, Mark::Line}, {edge, Mark::Empty}};
        }
    }
    return {};
}

std::vector<Fact> assumptions(const State& s) {
    std::vector<Fact> all;
    for (int edge = 0; edge < static_cast<int>(s.marks.size()); ++edge) {
        if (at(s, edge) != Mark::Unknown) continue;
        all.push_back({edge, Mark::Line});
        all.push_back({edge, Mark::Empty});
    }
    return all;
}

core::Site edge_site(const Puzzle& p, int edge) {
    const auto [a, b] = ends(p.size, edge);
    return core::edge_site(p.size, a, b);
}

core::Site region_site(const Puzzle& p, int region) {
    const int cell = number_cell(p, region);
    return {core::Site::Kind::Region, region, 0, p.size.row(cell), p.size.col(cell)};
}

std::string edge_name(const Puzzle& p, int edge) {
    return core::name(edge_site(p, edge));
}

std::string cell_name(const Puzzle& p, int cell) {
    return core::name(core::cell_site(p.size, cell));
}

core::Text name(const Puzzle& p, const Fact& f) {
    const auto key = f.mark == Mark::Line ? phrases::HasLine : phrases::HasNoLine;
    return core::say(phrases::phrase(key), edge_name(p, f.edge));
}

core::Sites sites(const Puzzle& p, const Fact& f) {
    return {edge_site(p, f.edge)};
}

int edge_of(const Puzzle& p, const core::Site& site) {
    const bool edge = site.kind == core::Site::Kind::Edge && p.size.contains(site.row, site.col) &&
                      p.size.contains(site.row2, site.col2);
    if (!edge) return -1;
    return edge_between(p.size, p.size.at(site.row, site.col), p.size.at(site.row2, site.col2));
}

std::pair<Puzzle, State> restrict_to(const Puzzle& p, const State& s, const core::Sites& sites) {
    Puzzle puzzle = p;
    puzzle.clues.assign(p.clues.size(), {});
    State state = start(p);
    for (const core::Site& site : sites) {
        if (site.kind == core::Site::Kind::Region) {
            const auto region = static_cast<std::size_t>(site.row);
            puzzle.clues[region] = p.clues[region];
        }
        const int edge = edge_of(p, site);
        if (edge >= 0) at(state, edge) = at(s, edge);
    }
    return {puzzle, state};
}

std::vector<Fact> differences(const Puzzle& p, const State& marks, const State& answer) {
    std::vector<Fact> wrong;
    for (int edge = 0; edge < edge_count(p.size); ++edge) {
        if (at(marks, edge) == Mark::Unknown || at(marks, edge) == at(answer, edge)) continue;
        wrong.push_back({edge, at(marks, edge)});
    }
    return wrong;
}

}  // namespace hashigo::detour
