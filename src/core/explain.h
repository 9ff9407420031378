// Any deduction in words. A genre explains what its own rungs find; a refutation is replayed here,
// sliced to the steps it needs, and told as a chain.
#pragma once

#include <span>

#include "core/phrases.h"
#include "core/slice.h"

namespace hashigo::core {

// "Then A. Then B. And so on, with 3 more. ": the first few links by their facts alone.
Text tell_links(std::span<const Explanation> links);
// The same of all steps but the last, which breaks: "But: …".
Text tell_chain(const Slice& slice);
// Of a break that nothing was supposed for: its sentence, after the steps that lead to it.
Text tell_as_it_is(const Slice& slice);

// What a refutation by `below` stands on: suppose the opposite of `fact`, climb, slice. No steps
// where the budget's time ran out.
template <Genre G>
Slice refutation(const typename G::Puzzle& p, typename G::State s, const typename G::Fact& fact,
                 RungSet below, Budget& budget) {
    G::apply(p, s, G::opposite(fact));
    const typename G::State supposed = s;
    Trace<G> trace;
    Budget replay = budget.again();
    Deductions<G> out(replay);
    const Stop stop = climb<G>(p, s, below, out, &trace);
    budget.end_with(replay);
    if (stop != Stop::Contradiction) return {};
    Slice slice = slice_contradiction<G>(p, supposed, trace, budget);
    forget(slice.grounds, G::sites(p, fact));
    return slice;
}

// What may be spent on saying why there is no answer.
inline constexpr std::uint64_t kReasonNodes = 5000;

// The contradiction in which climbing the whole ladder ends, sliced to what it stands on; no steps
// where it ends otherwise, or the budget ends first.
template <Genre G>
Slice contradiction_of(const typename G::Puzzle& p, const typename G::State& s, Budget& budget) {
    Deductions<G> out(budget);
    Trace<G> trace;
    typename G::State at = s;
    if (climb<G>(p, at, whole_ladder<G>(), out, &trace) != Stop::Contradiction) return {};
    return slice_contradiction<G>(p, s, trace, budget);
}

// `s` is the state in which the deduction was found. Spends no nodes, as the deduction is paid for;
// where the budget's time runs out, it is exhausted and the explanation of no use.
template <Genre G>
Explanation explain_step(const typename G::Puzzle& p, const typename G::State& s,
                         const Deduction<G>& d, Budget& budget) {
    if (d.outcome == Outcome::Contradiction) return G::explain(p, s, d);
    const Text fact = G::name(p, d.fact);
    if (d.outcome == Outcome::Concluded) {
        Explanation told = G::explain(p, s, d);
        told.concludes = fact;
        return told;
    }
    const Slice slice = refutation<G>(p, s, d.fact, d.below, budget);
    if (slice.steps.empty()) return {};
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
