// From assumptions that fail together to a set of them in which none is idle. What is dropped stays
// dropped: a set that fails without a part of it fails without all that its proof does not name.
#pragma once

#include <algorithm>
#include <vector>

#include "core/budget.h"

namespace hashigo::core {

// `core` fails under `solver`. Answers No when it is minimal, Unknown if the budget ended first.
template <class Solver>
typename Solver::Outcome shrink(Solver& solver, std::vector<typename Solver::Lit>& core,
                                Budget& budget) {
    using Lit = typename Solver::Lit;
    using Outcome = typename Solver::Outcome;
    // What is tried and turns out to be needed moves to the front: [0, needed).
    for (std::size_t needed = 0; needed < core.size();) {
        const Lit tried = core[needed];
        std::vector<Lit> rest = core;
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(needed));
        const Outcome outcome = solver.find(budget, rest);
        if (outcome == Outcome::Unknown) return outcome;
        if (outcome == Outcome::Yes) {
            ++needed;
            continue;
        }
        const std::vector<Lit>& failed = solver.failed();
        const auto idle = [&](Lit lit) {
            return lit == tried || std::find(failed.begin(), failed.end(), lit) == failed.end();
        };
        core.erase(std::remove_if(core.begin(), core.end(), idle), core.end());
    }
    return Outcome::No;
}

}  // namespace hashigo::core
