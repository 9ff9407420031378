// The rung that looks ahead (singleton consistency): suppose a fact, climb with the rungs below; if
// that breaks, the opposite holds. It is the same in every genre, so it lives here once.
#pragma once

#include <concepts>

#include "core/climb.h"

namespace hashigo::core {

// A genre that can tell cheaply of most suppositions that climbing from them does not break:
// may_break(fact) is true of every fact that breaks under all rungs below a probe.
template <class G>
concept Foresees = Genre<G> &&
    requires(typename G::Foresight foresight, const typename G::Fact& fact) {
    { foresight.may_break(fact) } -> std::same_as<bool>;
};

namespace detail {

// Of the other genres.
template <class G>
struct NoForesight {
    NoForesight(const typename G::Puzzle&, const typename G::State&) {}
    static bool may_break(const typename G::Fact&) { return true; }
};

template <class G>
struct ForesightOf {
    using Type = NoForesight<G>;
};
template <Foresees G>
struct ForesightOf<G> {
    using Type = typename G::Foresight;
};

}  // namespace detail

// Finds every fact whose opposite breaks under `below`. One node of budget an assumption.
template <Genre G>
void probe(const typename G::Puzzle& p, const typename G::State& s, RungSet below,
           Deductions<G>& out) {
    Deductions<G> inner(out.budget());
    Trace<G> trace;
    typename G::State supposed = s;
    typename detail::ForesightOf<G>::Type foresight(p, s);
    for (const typename G::Fact& assumption : G::assumptions(p, s)) {
        if (!out.budget().spend()) return;
        if (!foresight.may_break(assumption)) continue;
        supposed = s;
        G::apply(p, supposed, assumption);
        trace.steps.clear();
        if (climb<G>(p, supposed, below, inner, &trace) != Stop::Contradiction) continue;
        out.refute(G::opposite(assumption), below, trace.steps.size());
    }
}

}  // namespace hashigo::core
