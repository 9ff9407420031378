// A genre that also has its fast complete engine, which the coach (hint, walk, grade) leans on: it
// tells whether the marks are still on the way to an answer.
#pragma once

#include <concepts>
#include <optional>
#include <vector>

#include "core/genre.h"
#include "core/verdict.h"

namespace hashigo::core {

// solve        answers that extend `s`.
// common       the facts, unknown in `s`, that hold in every answer extending it, given one of
//              them; empty where the budget ran out.
// differences  the places where marks and an answer disagree.
template <class G>
concept Engine = Genre<G> &&
    requires(const typename G::Puzzle& p, const typename G::State& s,
             const typename G::State& answer, Wanted wanted, Budget& budget) {
    { G::solve(p, s, wanted, budget) } -> std::same_as<Answers<typename G::State>>;
    {
        G::common(p, s, answer, budget)
        } -> std::same_as<std::optional<std::vector<typename G::Fact>>>;
    { G::differences(p, s, answer) } -> std::same_as<Sites>;
};

template <class G>
RungSet whole_ladder() {
    return RungSet::first(static_cast<int>(G::ladder().size()));
}

}  // namespace hashigo::core
