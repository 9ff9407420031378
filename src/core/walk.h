// The whole solve, told step by step: the climb with every deduction explained in the state it was
// found in, and a search step wherever the ladder is stuck.
#pragma once

#include <optional>
#include <vector>

#include "core/easiest.h"
#include "core/search_step.h"

namespace hashigo::core {

template <class G>
struct Stride {
    int rung = 0;  // index in the ladder, or kSearchRung
    Explanation explanation;
    typename G::State after;
};

template <class G>
struct Walk {
    std::vector<Stride<G>> steps;
    Stop stop = Stop::Stuck;
    Verdict verdict = Verdict::Unknown;  // of the state the walk began with
};

namespace detail {

template <Genre G>
void refutation_stride(const typename G::Puzzle& p, typename G::State& s, const Deductions<G>& out,
                       Walk<G>& walk) {
    auto [deduction, told] = easiest<G>(p, s, out);
    if (out.budget().exhausted()) return;
    G::apply(p, s, deduction.fact);
    walk.steps.push_back({deduction.rung, std::move(told), s});
}

// Whether the budget has the time for one step more and the room to keep it.
template <class G>
bool has_room(const Walk<G>& walk, std::uint64_t step_bytes, Budget& budget) {
    return budget.look() && budget.afford((walk.steps.size() + 1) * step_bytes);
}

// Takes the steps of one round, of refutations only the easiest. False on a contradiction, which is
// then the last step.
template <Genre G>
bool stride(const typename G::Puzzle& p, typename G::State& s, const Deductions<G>& out,
            std::uint64_t step_bytes, Walk<G>& walk) {
    if (out.found().front().outcome == Outcome::Refuted) {
        refutation_stride<G>(p, s, out, walk);
        return true;
    }
    const typename G::State found_in = s;
    for (const Deduction<G>& d : out.found()) {
        const bool contradiction = d.outcome == Outcome::Contradiction;
        if (!contradiction && G::known(s, d.fact)) continue;
        if (!has_room<G>(walk, step_bytes, out.budget())) return true;
        const bool clash = contradiction || G::known(s, G::opposite(d.fact));
        if (!clash) G::apply(p, s, d.fact);
        walk.steps.push_back({d.rung, explain_step<G>(p, found_in, d, out.budget()), s});
        if (clash) return false;
    }
    return true;
}

// One search step; false where there is none to take.
template <Engine G>
bool search_stride(const typename G::Puzzle& p, typename G::State& s,
                   const typename G::State& answer, Walk<G>& walk, Budget& budget) {
    const auto facts = G::common(p, s, answer, budget);
    if (!facts) return false;
    auto found = search_step<G>(p, s, *facts, budget);
    if (!found) return false;
    G::apply(p, s, found->fact);
    walk.steps.push_back({kSearchRung, std::move(found->explanation), s});
    return true;
}

}  // namespace detail

// Walks on from `s` with the rungs in `use`, and by search where they are stuck if `search`. The
// budget must afford so many bytes for each step.
template <Engine G>
Walk<G> walk(const typename G::Puzzle& p, typename G::State s, RungSet use, bool search,
             Budget& budget, std::uint64_t step_bytes = 0) {
    Walk<G> walk;
    const auto answers = G::solve(p, s, {}, budget);
    walk.verdict = answers.verdict();
    Deductions<G> out(budget);
    for (;;) {
        while (find_round<G>(p, s, use, out)) {
            if (detail::stride<G>(p, s, out, step_bytes, walk)) continue;
            walk.stop = Stop::Contradiction;
            return walk;
        }
        if (G::branch(p, s).empty()) walk.stop = Stop::Solved;
        if (budget.exhausted()) walk.stop = Stop::Exhausted;
        if (walk.stop != Stop::Stuck || !search || answers.kept.empty()) return walk;
        if (!detail::search_stride<G>(p, s, answers.kept.front(), walk, budget)) {
            if (budget.exhausted()) walk.stop = Stop::Exhausted;
            return walk;
        }
    }
}

}  // namespace hashigo::core
