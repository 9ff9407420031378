// Three gears: propagate and probe, which decides clue-rich boards; then learning from conflicts,
// each answer blocked before the next is asked for; or, where very many answers are wanted, plain
// enumeration.
#include "genres/yajikazu/solve.h"

#include "genres/yajikazu/clue_solver.h"
#include "genres/yajikazu/enumerate.h"
#include "genres/yajikazu/probing.h"
#include "genres/yajikazu/propagate.h"

namespace hashigo::yajikazu {

namespace {

// From so many answers on, blocking them costs more than learning saves.
constexpr std::uint64_t kManyAnswers = 1000;

bool only_white(const State& s) {
    for (const Mark mark : s.marks) {
        if (mark != Mark::White) return false;
    }
    return true;
}

// A board that propagation has filled.
core::Answers<State> lone_answer(const Puzzle& p, const State& s, core::Wanted wanted) {
    core::Answers<State> answers;
    answers.exact = true;
    answers.nodes = 1;
    if (p.variant.some_shaded && only_white(s)) return answers;
    answers.count = 1;
    answers.exact = wanted.limit > 1;
    if (wanted.keep > 0) answers.kept.push_back(s);
    return answers;
}

core::Answers<State> learn_answers(const Puzzle& p, const State& s, core::Wanted wanted,
                                   core::Budget& budget) {
    ClueSolver solver(p);
    solver.add_all(p);
    solver.fix(s);
    core::Answers<State> answers;
    while (answers.count < wanted.limit) {
        const auto outcome = solver.find(budget);
        answers.exact = outcome == ClueSolver::Outcome::No;
        if (outcome != ClueSolver::Outcome::Yes) break;
        ++answers.count;
        if (answers.kept.size() < wanted.keep) answers.kept.push_back(solver.answer());
        solver.block(solver.answer(), s);
    }
    answers.nodes = 1 + solver.statistics().decisions;
    return answers;
}

}  // namespace

core::Answers<State> solve(const Puzzle& p, const State& s, core::Wanted wanted,
                           core::Budget& budget) {
    Propagator board(p);
    core::Answers<State> none;
    none.exact = true;
    if (!board.begin(s)) return none;
    none.nodes = 1;
    if (wanted.limit >= kManyAnswers) return enumerate(p, board, wanted, budget);
    switch (probe_all(board, budget)) {
        case Probed::Broken: return none;
        case Probed::OutOfBudget: none.exact = false; return none;
        case Probed::Sound: break;
    }
    if (board.complete()) return lone_answer(p, board.state(), wanted);
    return learn_answers(p, board.state(), wanted, budget);
}

// Strikes out what other answers do differently, and asks for one that differs in the rest.
std::optional<std::vector<Fact>> common(const Puzzle& p, const State& s, const State& answer,
                                        core::Budget& budget) {
    Propagator board(p);
    if (!board.begin(s) || probe_all(board, budget) != Probed::Sound) return std::nullopt;
    ClueSolver solver(p);
    solver.add_all(p);
    solver.fix(board.state());
    State agreed = answer;
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        const Mark mark = agreed.marks[static_cast<std::size_t>(cell)];
        if (board.mark(cell) != Mark::Unknown || mark == Mark::Unknown) continue;
        const ClueSolver::Lit other = ~ClueSolver::literal({cell, mark});
        const auto outcome = solver.find(budget, {&other, 1});
        if (outcome == ClueSolver::Outcome::Unknown) return std::nullopt;
        if (outcome == ClueSolver::Outcome::No) {
            solver.fix(~other);
            continue;
        }
        for (std::size_t k = 0; k < agreed.marks.size(); ++k) {
            if (solver.answer().marks[k] != answer.marks[k]) agreed.marks[k] = Mark::Unknown;
        }
    }
    std::vector<Fact> facts;
    for (std::size_t k = 0; k < agreed.marks.size(); ++k) {
        if (s.marks[k] != Mark::Unknown || agreed.marks[k] == Mark::Unknown) continue;
        facts.push_back({static_cast<int>(k), agreed.marks[k]});
    }
    return facts;
}

}  // namespace hashigo::yajikazu
