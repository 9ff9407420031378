// Why a trace ends in a contradiction: the steps that its last step needs, and the places they
// stand on in the state the climb began with. Steps that merely happened on the way are cut out,
// so a refutation that is shown is as short as its argument.
#pragma once

#include <vector>

#include "core/climb.h"
#include "core/phrases.h"

namespace hashigo::core {

// A refutation in words: the needed steps, the contradiction last, and what they stand on.
struct Slice {
    std::vector<Explanation> steps;
    Grounds grounds;
};

void append(Text& to, const Text& more);
// Adds what `more` stands on.
void merge(Grounds& into, const Grounds& more);
// Forgets the state of places that the argument has decided by itself.
void forget(Grounds& grounds, const Sites& decided);

template <Genre G>
Explanation explain_step(const typename G::Puzzle& p, const typename G::State& s,
                         const Deduction<G>& d, Budget& budget);

// Each step of a trace that began at `s`, explained in the state it was found in; none where the
// budget's time ran out.
template <Genre G>
std::vector<Explanation> explain_trace(const typename G::Puzzle& p, typename G::State s,
                                       const Trace<G>& trace, Budget& budget) {
    std::vector<Explanation> told;
    typename G::State found_in = s;
    std::uint64_t round = 0;
    for (const auto& [deduction, found_round] : trace.steps) {
        if (found_round != round) found_in = s;
        round = found_round;
        if (!budget.look()) return {};
        told.push_back(explain_step<G>(p, found_in, deduction, budget));
        if (deduction.outcome == Outcome::Contradiction) break;
        if (!G::known(s, G::opposite(deduction.fact))) G::apply(p, s, deduction.fact);
    }
    return budget.exhausted() ? std::vector<Explanation>{} : told;
}

// Cuts out of `told` what `needed` does not stand on, directly or through other steps: backwards, a
// step stays when it decides a place whose state something later reads.
Slice slice_back(std::vector<Explanation> told, Grounds needed);

// The slice of a trace that ended in a contradiction. Its last step either is one, or concludes the
// opposite of what an earlier step decided. No steps where the budget's time ran out.
template <Genre G>
Slice slice_contradiction(const typename G::Puzzle& p, const typename G::State& s,
                          const Trace<G>& trace, Budget& budget) {
    std::vector<Explanation> told = explain_trace<G>(p, s, trace, budget);
    if (told.empty()) return {};
    Explanation end = std::move(told.back());
    told.pop_back();
    const Deduction<G>& last = trace.steps.back().deduction;
    if (last.outcome != Outcome::Contradiction) {
        append(end.message,
               say(phrases::phrase(phrases::Clashes), G::name(p, G::opposite(last.fact))));
    }
    Grounds needed = end.grounds;
    merge(needed.state, end.therefore);
    Slice slice = slice_back(std::move(told), std::move(needed));
    slice.steps.push_back(std::move(end));
    return slice;
}

}  // namespace hashigo::core
