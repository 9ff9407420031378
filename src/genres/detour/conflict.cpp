// Every number and mark is an assumption. Those that failed are tried one at a time: where the rest
// contradicts without it, it goes, and with it all that the new contradiction does not rest on.
#include "genres/detour/conflict.h"

#include <algorithm>

#include "core/cdcl/shrink.h"
#include "genres/detour/loop_solver.h"

namespace hashigo::detour {

namespace {

using Lit = LoopSolver::Lit;
using Outcome = LoopSolver::Outcome;

bool in(const std::vector<Lit>& set, Lit lit) {
    return std::find(set.begin(), set.end(), lit) != set.end();
}

}  // namespace

std::optional<Conflict> smallest_conflict(const Puzzle& p, const State& s, core::Budget& budget) {
    LoopSolver solver(p);
    std::vector<Lit> wanted;
    std::vector<int> regions;  // of the first so many of `wanted`
    const auto cells = region_cells(p);
    for (int region = 0; region < p.regions(); ++region) {
        const Clue& clue = p.clues[static_cast<std::size_t>(region)];
        if (!clue.binds()) continue;
        wanted.push_back(solver.add(cells[static_cast<std::size_t>(region)], *clue.number));
        regions.push_back(region);
    }
    const std::vector<Lit> selectors = wanted;
    for (int edge = 0; edge < edge_count(p.size); ++edge) {
        const Mark mark = s.marks[static_cast<std::size_t>(edge)];
        if (mark != Mark::Unknown) wanted.push_back(LoopSolver::literal({edge, mark}));
    }
    if (solver.find(budget, wanted) != Outcome::No) return std::nullopt;
    std::vector<Lit> failing;
    for (const Lit lit : wanted) {
        if (in(solver.failed(), lit)) failing.push_back(lit);
    }
    if (core::shrink(solver, failing, budget) != Outcome::No) return std::nullopt;
    Conflict conflict;
    for (std::size_t k = 0; k < selectors.size(); ++k) {
        if (in(failing, selectors[k])) conflict.regions.push_back(regions[k]);
    }
    for (const Lit lit : failing) {
        if (lit.var() < edge_count(p.size)) conflict.edges.push_back(lit.var());
    }
    std::sort(conflict.edges.begin(), conflict.edges.end());
    return conflict;
}

}  // namespace hashigo::detour
