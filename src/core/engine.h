// A genre that also has its fast complete engine, which the coach (hint, walk, grade) leans on: it
// tells whether the marks are still on the way to an answer.
#pragma once

#include <concepts>
#include <optional>
#include <vector>

#include "core/genre.h"
#include "core/phrases.h"
#include "core/verdict.h"

namespace hashigo::core {

// solve        answers that extend `s`.
// common       the facts, unknown in `s`, that hold in every answer extending it, given one of
//              them; empty where the budget ran out.
// differences  the marks that an answer does not have, in the order of the board.
template <class G>
concept Engine = Genre<G> &&
    requires(const typename G::Puzzle& p, const typename G::State& s,
             const typename G::State& answer, Wanted wanted, Budget& budget) {
    { G::solve(p, s, wanted, budget) } -> std::same_as<Answers<typename G::State>>;
    {
        G::common(p, s, answer, budget)
        } -> std::same_as<std::optional<std::vector<typename G::Fact>>>;
    { G::differences(p, s, answer) } -> std::same_as<std::vector<typename G::Fact>>;
};

// A genre whose state is a walk, which can be stranded and then cut.
//
// last_completable  how many of the picks of `s` can stay if the walk is to be completed: the most;
//                   -1 if even a new start has no answer; empty where the budget ran out.
// cut               the walk after its first so many picks.
template <class G>
concept Walks = Engine<G> &&
    requires(const typename G::Puzzle& p, const typename G::State& s, int picks, Budget& budget) {
    { G::last_completable(p, s, budget) } -> std::same_as<std::optional<int>>;
    { G::cut(p, s, picks) } -> std::same_as<typename G::State>;
};

// How far a walk that no answer extends was still right.
inline Text stranded(int picks) {
    const auto key = picks > 0 ? phrases::Stranded : phrases::StrandedAtStart;
    return say(phrases::phrase(key), picks);
}

}  // namespace hashigo::core
