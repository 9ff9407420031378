// The ladder's own complete search: climb, split on a branch, climb again. Slower than a genre's
// solve engine and independent of it, it is the second method of the standing cross-check, and with
// an empty RungSet it is plain backtracking.
#pragma once

#include "core/climb.h"
#include "core/verdict.h"

namespace hashigo::core {

namespace detail {

template <Genre G>
struct Searching {
    const typename G::Puzzle& puzzle;
    RungSet use;
    Wanted wanted;
    Deductions<G> out;
    Answers<typename G::State> answers{};

    // False once the search must stop.
    bool visit(typename G::State s) {
        if (!out.budget().spend()) return false;
        ++answers.nodes;
        const Stop stop = climb<G>(puzzle, s, use, out);
        if (stop == Stop::Exhausted) return false;
        if (stop == Stop::Contradiction) return true;
        if (stop == Stop::Solved) return take(s);
        for (const typename G::Fact& fact : G::branch(puzzle, s)) {
            typename G::State next = s;
            G::apply(puzzle, next, fact);
            if (!visit(std::move(next))) return false;
        }
        return true;
    }

    bool take(const typename G::State& s) {
        if (!G::legal(puzzle, s)) return true;
        ++answers.count;
        if (answers.kept.size() < wanted.keep) answers.kept.push_back(s);
        return answers.count < wanted.limit;
    }
};

}  // namespace detail

// Answers that extend `s`, up to wanted.limit of them. Without rungs a state may hide a broken
// rule until it is complete; legal() is asked then, so the result does not depend on `use`.
template <Genre G>
Answers<typename G::State> search(const typename G::Puzzle& p, const typename G::State& s,
                                  RungSet use, Wanted wanted, Budget& budget) {
    detail::Searching<G> run{p, use, wanted, Deductions<G>(budget)};
    run.answers.exact = run.visit(s);
    return std::move(run.answers);
}

}  // namespace hashigo::core
