// Any deduction in words. A genre explains what its own rungs find; a refutation is replayed here,
// sliced to the steps it needs, and told as a chain.
#pragma once

#include "core/phrases.h"
#include "core/slice.h"

namespace hashigo::core {

// "Then A. Then B. And so on, with 3 more. But: …": the first few links by their facts alone.
Text tell_chain(const Slice& slice);

// What a refutation by `below` stands on: suppose the opposite of `fact`, climb, slice.
template <Genre G>
Slice refutation(const typename G::Puzzle& p, typename G::State s, const typename G::Fact& fact,
                 RungSet below) {
    G::apply(p, s, G::opposite(fact));
    const typename G::State supposed = s;
    Trace<G> trace;
    Budget replay;  // unlimited: this climb was affordable when the refutation was found
    Deductions<G> out(replay);
    climb<G>(p, s, below, out, &trace);
    Slice slice = slice_contradiction<G>(p, supposed, trace);
    forget(slice.grounds, G::sites(p, fact));
    return slice;
}

// `s` is the state in which the deduction was found.
template <Genre G>
Explanation explain_step(const typename G::Puzzle& p, const typename G::State& s,
                         const Deduction<G>& d) {
    if (d.outcome == Outcome::Contradiction) return G::explain(p, s, d);
    const Text fact = G::name(p, d.fact);
    if (d.outcome == Outcome::Concluded) {
        Explanation told = G::explain(p, s, d);
        told.concludes = fact;
        return told;
    }
    const Slice slice = refutation<G>(p, s, d.fact, d.below);
    Explanation told{std::string(phrases::phrase(phrases::Suppose).key),
                     say(phrases::phrase(phrases::Suppose), G::name(p, G::opposite(d.fact)),
                         tell_chain(slice), fact),
                     slice.grounds,
                     {},
                     G::sites(p, d.fact),
                     fact};
    for (const Explanation& step : slice.steps) told.chain.push_back(step.message);
    return told;
}

}  // namespace hashigo::core
