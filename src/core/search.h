// The ladder's own complete search: climb, split on a branch, climb again. Slower than a genre's
// solve engine and independent of it, it is the second method of the standing cross-check, and with
// an empty RungSet it is plain backtracking.
#pragma once

#include "core/climb.h"
#include "core/verdict.h"

namespace hashigo::core {

namespace detail {

// A state that was split: what it may go on with, and how many of these were tried.
template <class G>
struct Split {
    typename G::State state;
    std::vector<typename G::Fact> facts;
    std::size_t tried = 0;
};

// Depth first, with the stack as a list: a board may have more stones than a call stack has room.
template <Genre G>
struct Searching {
    const typename G::Puzzle& puzzle;
    RungSet use;
    Wanted wanted;
    Deductions<G> out;
    Answers<typename G::State> answers{};
    std::vector<Split<G>> splits{};

    // False once the search must stop.
    bool run(const typename G::State& s) {
        if (!visit(s)) return false;
        while (!splits.empty()) {
            Split<G>& last = splits.back();
            if (last.tried == last.facts.size()) {
                splits.pop_back();
                continue;
            }
            typename G::State next = last.state;
            G::apply(puzzle, next, last.facts[last.tried++]);
            if (!visit(std::move(next))) return false;
        }
        return true;
    }

    bool visit(typename G::State s) {
        if (!out.budget().spend()) return false;
        ++answers.nodes;
        const Stop stop = climb<G>(puzzle, s, use, out);
        if (stop == Stop::Exhausted) return false;
        if (stop == Stop::Contradiction) return true;
        if (stop == Stop::Solved) return take(s);
        auto facts = G::branch(puzzle, s);
        splits.push_back({std::move(s), std::move(facts)});
        return out.budget().afford(splits.size() * bytes());
    }

    // Of a state, about.
    std::uint64_t bytes() const {
        if constexpr (requires { G::state_bytes(puzzle); }) return G::state_bytes(puzzle);
        return sizeof(Split<G>);
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
    run.answers.exact = run.run(s);
    return std::move(run.answers);
}

}  // namespace hashigo::core
