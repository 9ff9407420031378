// Two gears, in turn. The sweep's cost is known as it goes, so it is tried first and given up where
// its states become many: few boards of magazine size need more. Behind it each answer is blocked
// before the next is asked for.
#include "genres/detour/solve.h"

#include "genres/detour/frontier.h"
#include "genres/detour/loop_solver.h"
#include "genres/detour/regions.h"

namespace hashigo::detour {

namespace {

using Outcome = LoopSolver::Outcome;

// States of the sweep that cost about as much as learning does on a board of usual size.
constexpr std::uint64_t kFewStates = 6000;
// From so many answers on, blocking them one by one costs more than the largest sweep.
constexpr std::uint64_t kManyAnswers = 1000;
constexpr std::uint64_t kManyStates = 4'000'000;
// Boards of few numbers are hard to learn from and still quick to sweep, up to a size: where so
// much learning has not sufficed, a sweep may take so many states.
constexpr int kSweptCells = 144;
constexpr std::uint64_t kShortLearning = 3000;
constexpr std::uint64_t kMoreStates = 400'000;

// Learning that can be broken off and gone on with.
class Learner {
  public:
    Learner(const Puzzle& p, const State& s, core::Wanted wanted)
        : given_(s), wanted_(wanted), solver_(p) {
        solver_.add_all(p);
        solver_.fix(s);
    }

    // False where the budget ended first.
    bool run(core::Budget& budget) {
        while (answers_.count < wanted_.limit) {
            const Outcome outcome = solver_.find(budget);
            answers_.nodes = 1 + solver_.statistics().decisions;
            answers_.exact = outcome == Outcome::No;
            if (outcome != Outcome::Yes) return answers_.exact;
            ++answers_.count;
            if (answers_.kept.size() < wanted_.keep) answers_.kept.push_back(solver_.answer());
            solver_.block(solver_.answer(), given_);
        }
        return true;
    }
    const core::Answers<State>& answers() const { return answers_; }

  private:
    const State& given_;
    core::Wanted wanted_;
    LoopSolver solver_;
    core::Answers<State> answers_{};
};

// A sweep on a part of the budget that may run out of memory without ending all. Empty where it
// came to nothing and there is budget left.
std::optional<core::Answers<State>> try_sweep(const Puzzle& p, const State& s, core::Wanted wanted,
                                              std::uint64_t most_states, core::Budget& budget) {
    core::Budget part = budget.slice(budget.nodes_left());
    auto swept = sweep_answers(p, s, wanted, most_states, part);
    const bool memory = part.reached() == core::Limit::Memory;
    if (!memory) budget.absorb(part);
    if (memory) return std::nullopt;
    return swept;
}

void strike_out(State& agreed, const State& other) {
    for (std::size_t k = 0; k < agreed.marks.size(); ++k) {
        if (agreed.marks[k] != other.marks[k]) agreed.marks[k] = Mark::Unknown;
    }
}

// The next answer must differ from all that is still agreed and not given.
void ask_for_other(LoopSolver& solver, const State& agreed, const State& given) {
    core::cdcl::Literals differs;
    for (std::size_t k = 0; k < agreed.marks.size(); ++k) {
        if (agreed.marks[k] == Mark::Unknown || given.marks[k] != Mark::Unknown) continue;
        differs.push_back(~LoopSolver::literal({static_cast<int>(k), agreed.marks[k]}));
    }
    solver.add_clause(differs);
}

}  // namespace

core::Answers<State> solve(const Puzzle& p, const State& s, core::Wanted wanted,
                           core::Budget& budget) {
    core::Answers<State> none;
    none.exact = true;
    if (is_odd_for_loops(p.size, p.variant) || sum_is_odd(p)) return none;
    const std::uint64_t most = wanted.limit < kManyAnswers ? kFewStates : kManyStates;
    if (auto swept = try_sweep(p, s, wanted, most, budget)) return *swept;
    Learner learner(p, s, wanted);
    if (most == kFewStates && p.size.cells() <= kSweptCells) {
        core::Budget part = budget.slice(kShortLearning);
        const bool done = learner.run(part);
        budget.absorb(part);
        if (done || budget.exhausted()) return learner.answers();
        if (auto swept = try_sweep(p, s, wanted, kMoreStates, budget)) return *swept;
    }
    learner.run(budget);
    return learner.answers();
}

std::optional<std::vector<Fact>> common(const Puzzle& p, const State& s, const State& answer,
                                        core::Budget& budget) {
    LoopSolver solver(p);
    solver.add_all(p);
    solver.fix(s);
    State agreed = answer;
    for (;;) {
        ask_for_other(solver, agreed, s);
        const Outcome outcome = solver.find(budget);
        if (outcome == Outcome::Unknown) return std::nullopt;
        if (outcome == Outcome::No) break;
        strike_out(agreed, solver.answer());
    }
    std::vector<Fact> facts;
    for (std::size_t k = 0; k < agreed.marks.size(); ++k) {
        if (s.marks[k] != Mark::Unknown || agreed.marks[k] == Mark::Unknown) continue;
        facts.push_back({static_cast<int>(k), agreed.marks[k]});
    }
    return facts;
}

}  // namespace hashigo::detour
