// Every number and mark is an assumption. Those that failed are tried one at a time: where the rest
// contradicts without it, it goes, and with it all that the new contradiction does not rest on.
// Two arguments by parity, which learning finds hard, come first: an odd board has no loop whatever
// it says, and numbers in all regions with an odd sum fail as they are.
#include "genres/detour/conflict.h"

#include <algorithm>

#include "core/cdcl/shrink.h"
#include "genres/detour/loop_solver.h"
#include "genres/detour/regions.h"

namespace hashigo::detour {

namespace {

using Lit = LoopSolver::Lit;
using Outcome = LoopSolver::Outcome;

bool in(const std::vector<Lit>& set, Lit lit) {
    return std::find(set.begin(), set.end(), lit) != set.end();
}

// The numbers and marks as what the solver may assume.
struct Claims {
    std::vector<Lit> selectors;
    std::vector<int> regions;  // of the selectors
    std::vector<Lit> marks;
};

Claims claims_of(const Puzzle& p, const State& s, LoopSolver& solver) {
    Claims claims;
    const auto cells = region_cells(p);
    for (int region = 0; region < p.regions(); ++region) {
        const Clue& clue = p.clues[static_cast<std::size_t>(region)];
        if (!clue.binds()) continue;
        const auto at = static_cast<std::size_t>(region);
        claims.selectors.push_back(solver.add(cells[at], *clue.number));
        claims.regions.push_back(region);
    }
    for (int edge = 0; edge < edge_count(p.size); ++edge) {
        const Mark mark = s.marks[static_cast<std::size_t>(edge)];
        if (mark != Mark::Unknown) claims.marks.push_back(LoopSolver::literal({edge, mark}));
    }
    return claims;
}

// Empty where there is an answer, or the budget ended first.
std::optional<std::vector<Lit>> failing_part(const Claims& claims, LoopSolver& solver,
                                             core::Budget& budget) {
    std::vector<Lit> wanted = claims.selectors;
    wanted.insert(wanted.end(), claims.marks.begin(), claims.marks.end());
    if (solver.find(budget, wanted) != Outcome::No) return std::nullopt;
    std::vector<Lit> failing;
    for (const Lit lit : wanted) {
        if (in(solver.failed(), lit)) failing.push_back(lit);
    }
    return failing;
}

}  // namespace

std::optional<Conflict> smallest_conflict(const Puzzle& p, const State& s, core::Budget& budget) {
    if (is_odd_for_loops(p.size, p.variant)) return Conflict{};
    LoopSolver solver(p);
    const Claims claims = claims_of(p, s, solver);
    auto failing =
        sum_is_odd(p) ? std::optional(claims.selectors) : failing_part(claims, solver, budget);
    if (!failing || core::shrink(solver, *failing, budget) != Outcome::No) return std::nullopt;
    Conflict conflict;
    for (std::size_t k = 0; k < claims.regions.size(); ++k) {
        if (in(*failing, claims.selectors[k])) conflict.regions.push_back(claims.regions[k]);
    }
    for (const Lit lit : claims.marks) {
        if (in(*failing, lit)) conflict.edges.push_back(lit.var());
    }
    return conflict;
}

}  // namespace hashigo::detour
