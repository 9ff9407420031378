// Climbs a ladder: applies the lowest rung that finds something new, then starts again from the
// bottom, until nothing fires. One machine serves the hint (its first step), the grade (its highest
// rung and its rounds) and the experiments (its counts), so they cannot disagree.
#pragma once

#include <cstdint>
#include <vector>

#include "core/genre.h"

namespace hashigo::core {

enum class Stop {
    Solved,         // nothing is left to decide
    Stuck,          // no rung in use finds anything new
    Contradiction,  // the state has no answer
    Exhausted       // the budget ran out
};

// A deduction as it was applied. Steps of one round were found together, from the same state.
template <class G>
struct Step {
    Deduction<G> deduction;
    std::uint64_t round = 0;
};

template <class G>
struct Trace {
    std::vector<Step<G>> steps;
    std::uint64_t rounds = 0;
};

template <class G>
RungSet whole_ladder() {
    return RungSet::first(static_cast<int>(G::ladder().size()));
}

// Whether `out` holds anything that `s` does not say already.
template <Genre G>
bool news(const typename G::State& s, const Deductions<G>& out) {
    for (const Deduction<G>& d : out.found()) {
        if (d.outcome == Outcome::Contradiction || !G::known(s, d.fact)) return true;
    }
    return false;
}

// Applies all that one rung found. False on a contradiction, which is then the trace's last step.
template <Genre G>
bool apply_round(const typename G::Puzzle& p, typename G::State& s, const Deductions<G>& out,
                 Trace<G>* trace) {
    for (const Deduction<G>& d : out.found()) {
        const bool contradiction = d.outcome == Outcome::Contradiction;
        if (!contradiction && G::known(s, d.fact)) continue;
        if (trace != nullptr) trace->steps.push_back({d, trace->rounds});
        if (contradiction) return false;
        if (G::known(s, G::opposite(d.fact))) return false;
        G::apply(p, s, d.fact);
    }
    return true;
}

// Lets the lowest rung of `use` speak that finds anything new about `s`; what it found is in `out`.
// False when no rung does.
template <Genre G>
bool find_round(const typename G::Puzzle& p, const typename G::State& s, RungSet use,
                Deductions<G>& out) {
    const auto ladder = G::ladder();
    for (std::size_t rung = 0; rung < ladder.size(); ++rung) {
        const int k = static_cast<int>(rung);
        if (!use.has(k)) continue;
        out.begin(k);
        ladder[rung].deduce(p, s, use.below(k), out);
        if (out.budget().exhausted()) return false;
        if (news<G>(s, out)) return true;
    }
    return false;
}

// Climbs `s` in place with the rungs in `use`. `out` is the caller's buffer, reused every round.
template <Genre G>
Stop climb(const typename G::Puzzle& p, typename G::State& s, RungSet use, Deductions<G>& out,
           Trace<G>* trace = nullptr) {
    // A round on a large board may take long and pay for nothing.
    while (out.budget().look() && find_round<G>(p, s, use, out)) {
        if (!apply_round<G>(p, s, out, trace)) return Stop::Contradiction;
        if (trace != nullptr) ++trace->rounds;
    }
    if (out.budget().exhausted()) return Stop::Exhausted;
    return G::branch(p, s).empty() ? Stop::Solved : Stop::Stuck;
}

}  // namespace hashigo::core
