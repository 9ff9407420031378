// Every clue and mark is an assumption. Those that failed are tried one at a time: where the rest
// contradicts without it, it goes, and with it all that the new contradiction does not rest on.
#include "genres/yajikazu/conflict.h"

#include <algorithm>

#include "core/cdcl/shrink.h"
#include "genres/yajikazu/clue_solver.h"

namespace hashigo::yajikazu {

namespace {

using Lit = ClueSolver::Lit;
using Outcome = ClueSolver::Outcome;

bool in(const std::vector<Lit>& set, Lit lit) {
    return std::find(set.begin(), set.end(), lit) != set.end();
}

}  // namespace

std::optional<Conflict> smallest_conflict(const Puzzle& p, const State& s, core::Budget& budget) {
    ClueSolver solver(p);
    std::vector<Lit> wanted;
    std::vector<int> clue_cells;  // of the first so many of `wanted`
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        const Clue& clue = p.clues[static_cast<std::size_t>(cell)];
        if (!clue.binds()) continue;
        wanted.push_back(solver.add(cell, clue));
        clue_cells.push_back(cell);
    }
    const std::vector<Lit> selectors = wanted;
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        const Mark mark = s.marks[static_cast<std::size_t>(cell)];
        if (mark != Mark::Unknown) wanted.push_back(ClueSolver::literal({cell, mark}));
    }
    if (solver.find(budget, wanted) != Outcome::No) return std::nullopt;
    std::vector<Lit> failing;
    for (const Lit lit : wanted) {
        if (in(solver.failed(), lit)) failing.push_back(lit);
    }
    if (core::shrink(solver, failing, budget) != Outcome::No) return std::nullopt;
    Conflict conflict;
    for (std::size_t k = 0; k < selectors.size(); ++k) {
        if (in(failing, selectors[k])) conflict.clues.push_back(clue_cells[k]);
    }
    for (const Lit lit : failing) {
        if (lit.var() < p.size.cells()) conflict.marks.push_back(lit.var());
    }
    std::sort(conflict.marks.begin(), conflict.marks.end());
    return conflict;
}

}  // namespace hashigo::yajikazu
