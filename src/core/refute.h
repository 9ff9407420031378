// The level above all rungs: one fact whose opposite breaks under every continuation. Used where
// the ladder is stuck; it keeps what the whole refutation stands on, so that even such a hint cites
// no more than it needs.
#pragma once

#include <optional>

#include "core/explain.h"

namespace hashigo::core {

struct SearchedRefutation {
    Grounds grounds;
    std::uint64_t cases = 0;  // states tried
};

namespace detail {

// Shows that `s` has no answer and collects what that stands on; nullopt where an answer turned up
// or the budget ran out.
template <Genre G>
std::optional<SearchedRefutation> break_down(const typename G::Puzzle& p,
                                             const typename G::State& s, RungSet use,
                                             Budget& budget) {
    if (!budget.spend()) return std::nullopt;
    typename G::State at = s;
    Trace<G> trace;
    Deductions<G> out(budget);
    const Stop stop = climb<G>(p, at, use, out, &trace);
    if (stop == Stop::Solved || stop == Stop::Exhausted) return std::nullopt;
    if (stop == Stop::Contradiction) {
        return SearchedRefutation{slice_contradiction<G>(p, s, trace).grounds, 1};
    }
    SearchedRefutation whole{{}, 1};
    for (const typename G::Fact& fact : G::branch(p, at)) {
        typename G::State next = at;
        G::apply(p, next, fact);
        auto part = break_down<G>(p, next, use, budget);
        if (!part) return std::nullopt;
        forget(part->grounds, G::sites(p, fact));
        merge(whole.grounds, part->grounds);
        whole.cases += part->cases;
    }
    whole.grounds = slice_back(explain_trace<G>(p, s, trace), std::move(whole.grounds)).grounds;
    return whole;
}

}  // namespace detail

// Refutes the opposite of `fact` at `s`, by climbing with `use` and splitting where that sticks.
template <Genre G>
std::optional<SearchedRefutation> refute(const typename G::Puzzle& p, typename G::State s,
                                         const typename G::Fact& fact, RungSet use,
                                         Budget& budget) {
    G::apply(p, s, G::opposite(fact));
    auto found = detail::break_down<G>(p, s, use, budget);
    if (found) forget(found->grounds, G::sites(p, fact));
    return found;
}

}  // namespace hashigo::core
