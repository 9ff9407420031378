// How hard a puzzle is: the highest rung that its solve needs, and its effort. Effort counts
// rounds: each applies all that the lowest rung that fires has found and weighs 4 to the power of
// that rung; each node of a search weighs as a round of a rung above all. The same climb as the
// hint's, so they cannot disagree.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/engine.h"
#include "core/search.h"
#include "core/search_step.h"

namespace hashigo::core {

struct Grade {
    Verdict verdict = Verdict::Unknown;
    std::optional<int> rung;  // kSearchRung above the ladder; empty unless unique
    std::uint64_t effort = 0;
    std::vector<std::uint64_t> steps;  // deductions applied, one entry a rung
};

namespace detail {

constexpr std::uint64_t weight(std::size_t rung) {
    constexpr unsigned kBitsPerRung = 2;  // 4^rung
    return std::uint64_t{1} << (kBitsPerRung * static_cast<unsigned>(rung));
}

template <class G>
void weigh(const Trace<G>& trace, Grade& grade) {
    std::uint64_t round = Budget::kUnlimited;
    for (const Step<G>& step : trace.steps) {
        const int rung = step.deduction.rung;
        ++grade.steps[static_cast<std::size_t>(rung)];
        grade.rung = std::max(grade.rung.value_or(0), rung);
        if (step.round == round) continue;
        round = step.round;
        grade.effort += weight(static_cast<std::size_t>(rung));
    }
}

}  // namespace detail

// Grades the clues alone. A puzzle that is not proved unique has no grade, only a verdict.
template <Engine G>
Grade grade(const typename G::Puzzle& p, Budget& budget) {
    Grade grade;
    grade.steps.assign(G::ladder().size(), 0);
    typename G::State s = G::start(p);
    grade.verdict = G::solve(p, s, {}, budget).verdict();
    if (grade.verdict != Verdict::Unique) return grade;

    Trace<G> trace;
    Deductions<G> out(budget);
    const Stop stop = climb<G>(p, s, whole_ladder<G>(), out, &trace);
    detail::weigh<G>(trace, grade);
    if (stop == Stop::Solved && !grade.rung) grade.rung = 0;
    if (stop == Stop::Stuck) {
        const auto searched = search<G>(p, s, whole_ladder<G>(), {}, budget);
        grade.effort += searched.nodes * detail::weight(G::ladder().size());
        grade.rung = kSearchRung;
    }
    if (budget.exhausted()) {
        grade.rung.reset();
        grade.verdict = Verdict::Unknown;
    }
    return grade;
}

}  // namespace hashigo::core
