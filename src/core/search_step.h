// The step above all rungs: where the ladder is stuck, one fact with the refutation of its
// opposite, the shortest that is found.
#pragma once

#include <algorithm>
#include <optional>

#include "core/engine.h"
#include "core/refute.h"

namespace hashigo::core {

// The rung number of such a step; a ladder has fewer rungs than this.
inline constexpr int kSearchRung = 32;

template <class G>
struct SearchStep {
    typename G::Fact fact;
    Explanation explanation;
};

namespace detail {

template <Genre G>
Explanation explain_search(const typename G::Puzzle& p, const typename G::Fact& fact,
                           SearchedRefutation found) {
    const Phrase& phrase = phrases::phrase(found.cases == 1 ? phrases::Nested : phrases::Searched);
    const Text name = G::name(p, fact);
    const Text opposite = G::name(p, G::opposite(fact));
    const bool plain = !found.told.en.empty();
    return {std::string(phrases::phrase(phrases::Searched).key),
            plain ? say(phrases::phrase(phrases::Suppose), opposite, found.told, name)
                  : say(phrase, opposite, found.cases, name),
            std::move(found.grounds),
            std::move(found.split),
            G::sites(p, fact),
            name,
            std::move(found.chain)};
}

// Whether `s` can hold the opposite of a fact at all. (It cannot where the fact speaks of a later
// step of a sequence.)
template <Genre G>
bool can_deny(const typename G::Puzzle& p, const typename G::State& s,
              const typename G::Fact& fact) {
    typename G::State denied = s;
    G::apply(p, denied, G::opposite(fact));
    return !(denied == s);
}

}  // namespace detail

// `facts` hold in every answer that extends `s`. Tries them all under a small budget before any
// under a larger one, so that the argument found is among the easiest. Empty where the budget ends.
template <Engine G>
std::optional<SearchStep<G>> search_step(const typename G::Puzzle& p, const typename G::State& s,
                                         const std::vector<typename G::Fact>& facts,
                                         Budget& budget) {
    constexpr std::uint64_t kFirstCap = 64;
    constexpr std::uint64_t kGrowth = 8;
    if (facts.empty()) return std::nullopt;
    bool starved = true;  // some refutation ended for want of budget, so a larger one may succeed
    for (std::uint64_t cap = kFirstCap; starved && !budget.exhausted(); cap *= kGrowth) {
        starved = false;
        for (const typename G::Fact& fact : facts) {
            if (!detail::can_deny<G>(p, s, fact)) continue;
            Budget part = budget.slice(cap);
            auto found = refute<G>(p, s, fact, whole_ladder<G>(), part);
            budget.absorb(part);
            starved = starved || part.exhausted();
            if (found) return SearchStep<G>{fact, detail::explain_search<G>(p, fact, *found)};
            if (!budget.look()) return std::nullopt;  // slices tell nobody how far they are
        }
    }
    return std::nullopt;
}

}  // namespace hashigo::core
