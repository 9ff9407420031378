// Two gears. The sweep's cost is known as it goes, so it is tried first and given up where its
// states become many: few boards of magazine size need more. Behind it each answer is blocked
// before the next is asked for.
#include "genres/detour/solve.h"

#include "genres/detour/frontier.h"
#include "genres/detour/loop_solver.h"

namespace hashigo::detour {

namespace {

using Outcome = LoopSolver::Outcome;

// States of the sweep that cost about as much as learning does on a board of usual size.
constexpr std::uint64_t kFewStates = 6000;
// From so many answers on, blocking them one by one costs more than the largest sweep.
constexpr std::uint64_t kManyAnswers = 1000;
constexpr std::uint64_t kManyStates = 4'000'000;

// An odd number of cells cannot be alternately left and entered by a loop through all of them.
bool odd_for_loops(const Puzzle& p) {
    return p.size.cells() % 2 != 0 && !p.variant.skips;
}

core::Answers<State> learn_answers(const Puzzle& p, const State& s, core::Wanted wanted,
                                   core::Budget& budget) {
    LoopSolver solver(p);
    solver.add_all(p);
    solver.fix(s);
    core::Answers<State> answers;
    while (answers.count < wanted.limit) {
        const Outcome outcome = solver.find(budget);
        answers.exact = outcome == Outcome::No;
        if (outcome != Outcome::Yes) break;
        ++answers.count;
        if (answers.kept.size() < wanted.keep) answers.kept.push_back(solver.answer());
        solver.block(solver.answer(), s);
    }
    answers.nodes = 1 + solver.statistics().decisions;
    return answers;
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
    if (odd_for_loops(p)) return none;
    const std::uint64_t most = wanted.limit < kManyAnswers ? kFewStates : kManyStates;
    core::Budget part = budget.slice(budget.nodes_left());
    auto swept = sweep_answers(p, s, wanted, most, part);
    budget.absorb(part);
    if (swept && (part.reached() == core::Limit::None || budget.exhausted())) return *swept;
    return learn_answers(p, s, wanted, budget);
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
