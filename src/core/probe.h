// The rung that looks ahead (singleton consistency): suppose a fact, climb with the rungs below; if
// that breaks, the opposite holds. It is the same in every genre, so it lives here once.
#pragma once

#include "core/climb.h"

namespace hashigo::core {

// Finds every fact whose opposite breaks under `below`. One node of budget an assumption.
template <Genre G>
void probe(const typename G::Puzzle& p, const typename G::State& s, RungSet below,
           Deductions<G>& out) {
    Deductions<G> inner(out.budget());
    Trace<G> trace;
    typename G::State supposed = s;
    for (const typename G::Fact& assumption : G::assumptions(p, s)) {
        if (!out.budget().spend()) return;
        supposed = s;
        G::apply(p, supposed, assumption);
        trace.steps.clear();
        if (climb<G>(p, supposed, below, inner, &trace) != Stop::Contradiction) continue;
        out.refute(G::opposite(assumption), below, trace.steps.size());
    }
}

}  // namespace hashigo::core
