// Which of the things that one rung found to tell first: what is easiest to follow. The hint tells
// only that; the walk does the same where the finds are refutations, since after one of them the
// rungs below often do the rest with simpler reasons.
#pragma once

#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

#include "core/explain.h"

namespace hashigo::core {

// What a rung found that is new, the shortest first. A contradiction comes before all.
template <Genre G>
std::vector<Deduction<G>> by_length(const typename G::State& s, const Deductions<G>& out) {
    std::vector<Deduction<G>> fresh;
    for (const Deduction<G>& d : out.found()) {
        if (d.outcome == Outcome::Contradiction) return {d};
        if (!G::known(s, d.fact)) fresh.push_back(d);
    }
    std::stable_sort(fresh.begin(), fresh.end(),
                     [](const auto& a, const auto& b) { return a.length < b.length; });
    return fresh;
}

// Of what one rung found, the step that is easiest to follow: the shortest chain, then the fewest
// places, then the first. Explains only a handful, so that large boards stay quick. Of no use where
// the budget's time runs out.
template <Genre G>
std::pair<Deduction<G>, Explanation> easiest(const typename G::Puzzle& p,
                                             const typename G::State& s, const Deductions<G>& out) {
    constexpr std::size_t kExplained = 12;
    const auto weight = [](const Explanation& e) {
        return std::tuple(e.chain.size(), e.grounds.givens.size() + e.grounds.state.size());
    };
    std::vector<Deduction<G>> fresh = by_length<G>(s, out);
    fresh.resize(std::min(fresh.size(), kExplained));
    std::pair<Deduction<G>, Explanation> best{fresh[0],
                                              explain_step<G>(p, s, fresh[0], out.budget())};
    for (std::size_t k = 1; k < fresh.size() && !out.budget().exhausted(); ++k) {
        Explanation told = explain_step<G>(p, s, fresh[k], out.budget());
        if (weight(told) < weight(best.second)) best = {fresh[k], std::move(told)};
    }
    return best;
}

}  // namespace hashigo::core
