// The learning engine's rules: every explanation must hold in every answer that the oracle finds,
// and every lesson must follow; with clues switched on and off at will.
#include "genres/yajikazu/clue_solver.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "genres/yajikazu/conflict.h"
#include "genres/yajikazu/genre.h"
#include "genres/yajikazu/state.h"
#include "kit.h"

namespace hashigo::yajikazu {
namespace {

using Lit = ClueSolver::Lit;
using Outcome = ClueSolver::Outcome;

std::vector<State> all_answers(const Puzzle& p) {
    core::Budget budget;
    constexpr core::Wanted kAll{std::uint64_t{1} << 20U, std::size_t{1} << 20U};
    return Yajikazu::oracle(p, start(p), kAll, budget).kept;
}

// Checks each clause against the answers of a board whose clues all hold: selectors are true.
class Judge : public core::cdcl::Proof {
  public:
    Judge(std::vector<State> answers, int cells) : answers_(std::move(answers)), cells_(cells) {}

    void reason(std::span<const Lit> clause) override { judge(clause); }
    void learnt(std::span<const Lit> clause) override {
        if (!clause.empty()) judge(clause);
    }
    int judged = 0;
    int wrong = 0;

  private:
    bool holds(Lit lit, const State& answer) const {
        if (lit.var() >= cells_) return lit.positive();
        return (answer.marks[static_cast<std::size_t>(lit.var())] == Mark::Shaded) ==
               lit.positive();
    }
    void judge(std::span<const Lit> clause) {
        ++judged;
        for (const State& answer : answers_) {
            const bool fits = std::any_of(clause.begin(), clause.end(),
                                          [&](Lit lit) { return holds(lit, answer); });
            wrong += fits ? 0 : 1;
        }
    }
    std::vector<State> answers_;
    int cells_;
};

// Clues that some answer of the board obeys, so that there are answers to judge by.
Puzzle board_with_answers(core::Random& random) {
    Puzzle p{{4, 4}, std::vector<Clue>(16), {}};
    const auto answers = all_answers(p);
    const State& answer = answers[static_cast<std::size_t>(random.below(answers.size()))];
    for (int cell = 0; cell < 16; ++cell) {
        if (random.below(2) == 0) continue;
        Clue clue = Kit::any_clue(random);
        clue.arrow = core::kDirections[static_cast<std::size_t>(random.below(4))];
        clue.number = static_cast<int>(random.below(4));
        if (answer.marks[static_cast<std::size_t>(cell)] == Mark::White) {
            int count = 0;
            core::walk(p.size, cell, *clue.arrow, [&](int next) {
                count += answer.marks[static_cast<std::size_t>(next)] == Mark::Shaded ? 1 : 0;
            });
            clue.number = count;
        }
        p.clues[static_cast<std::size_t>(cell)] = clue;
    }
    return p;
}

std::vector<Lit> add_clues(ClueSolver& solver, const Puzzle& p) {
    std::vector<Lit> selectors;
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        const Clue& clue = p.clues[static_cast<std::size_t>(cell)];
        if (clue.binds()) selectors.push_back(solver.add(cell, clue));
    }
    return selectors;
}

bool has(const std::vector<State>& answers, int cell, Mark mark) {
    return std::any_of(answers.begin(), answers.end(), [&](const State& s) {
        return s.marks[static_cast<std::size_t>(cell)] == mark;
    });
}

TEST(ClueSolver, ExplanationsHoldInEveryAnswer) {
    core::Random random(1);
    int judged = 0;
    for (int k = 0; k < 150; ++k) {
        const Puzzle p = board_with_answers(random);
        const auto answers = all_answers(p);
        ASSERT_FALSE(answers.empty());
        Judge judge(answers, 16);
        ClueSolver solver(p);
        solver.write_to(judge);
        const std::vector<Lit> selectors = add_clues(solver, p);
        core::Budget budget;
        for (int half = 0; half < 32; ++half) {
            const int cell = half / 2;
            const Mark mark = half % 2 == 0 ? Mark::Shaded : Mark::White;
            std::vector<Lit> wanted = selectors;
            wanted.push_back(ClueSolver::literal({cell, mark}));
            const Outcome due = has(answers, cell, mark) ? Outcome::Yes : Outcome::No;
            ASSERT_EQ(solver.find(budget, wanted), due);
        }
        ASSERT_EQ(judge.wrong, 0);
        judged += judge.judged;
    }
    EXPECT_GT(judged, 1000);
}

TEST(ClueSolver, FindsEveryAnswerOfEveryKindOfBoard) {
    core::Random random(2);
    for (int k = 0; k < 400; ++k) {
        const Puzzle p = Kit::small_board(random);
        const auto answers = all_answers(p);
        if (answers.size() > 300) continue;
        ClueSolver solver(p);
        solver.add_all(p);
        core::Budget budget;
        std::size_t found = 0;
        while (solver.find(budget) == Outcome::Yes) {
            ASSERT_NE(std::find(answers.begin(), answers.end(), solver.answer()), answers.end());
            solver.block(solver.answer(), start(p));
            ++found;
        }
        ASSERT_EQ(found, answers.size()) << p.size.rows << "x" << p.size.cols;
    }
}

TEST(ClueSolver, ObeysThoseCluesThatAreWanted) {
    core::Random random(3);
    for (int k = 0; k < 100; ++k) {
        Puzzle p{{3, 4}, std::vector<Clue>(12), {}};
        ClueSolver solver(p);
        std::vector<Clue> clues(12);
        std::vector<Lit> selectors;
        for (int cell = 0; cell < 12; ++cell) {
            Clue& clue = clues[static_cast<std::size_t>(cell)];
            clue = {core::kDirections[static_cast<std::size_t>(random.below(4))],
                    static_cast<int>(random.below(4)), true};
            selectors.push_back(solver.add(cell, clue));
        }
        for (int round = 0; round < 10; ++round) {
            std::vector<Lit> wanted;
            for (std::size_t cell = 0; cell < 12; ++cell) {
                const bool on = random.below(2) == 0;
                p.clues[cell] = on ? clues[cell] : Clue{};
                if (on) wanted.push_back(selectors[cell]);
            }
            core::Budget budget;
            ASSERT_EQ(solver.find(budget, wanted) == Outcome::Yes, !all_answers(p).empty());
        }
    }
}

Puzzle restricted(const Puzzle& p, const std::vector<int>& clues) {
    Puzzle less{p.size, std::vector<Clue>(p.clues.size()), p.variant};
    for (const int cell : clues) {
        less.clues[static_cast<std::size_t>(cell)] = p.clues[static_cast<std::size_t>(cell)];
    }
    return less;
}

State restricted(const State& s, const std::vector<int>& marks) {
    State less{std::vector<Mark>(s.marks.size(), Mark::Unknown)};
    for (const int cell : marks) {
        less.marks[static_cast<std::size_t>(cell)] = s.marks[static_cast<std::size_t>(cell)];
    }
    return less;
}

std::uint64_t answers_of(const Puzzle& p, const State& s) {
    core::Budget budget;
    return Yajikazu::oracle(p, s, {1, 1}, budget).count;
}

TEST(Conflict, HoldsByItselfAndNothingInItIsIdle) {
    core::Random random(4);
    int conflicts = 0;
    for (int k = 0; k < 600; ++k) {
        const Puzzle p = Kit::small_board(random);
        State s = start(p);
        for (Mark& mark : s.marks) {
            if (random.below(4) == 0) mark = static_cast<Mark>(random.below(3));
        }
        core::Budget budget;
        const auto conflict = smallest_conflict(p, s, budget);
        ASSERT_EQ(conflict.has_value(), answers_of(p, s) == 0);
        if (!conflict) continue;
        ++conflicts;
        const Puzzle clues = restricted(p, conflict->clues);
        const State marks = restricted(s, conflict->marks);
        ASSERT_EQ(answers_of(clues, marks), 0U);
        for (const int cell : conflict->clues) {
            Puzzle less = clues;
            less.clues[static_cast<std::size_t>(cell)] = {};
            ASSERT_GT(answers_of(less, marks), 0U);
        }
        for (const int cell : conflict->marks) {
            State less = marks;
            less.marks[static_cast<std::size_t>(cell)] = Mark::Unknown;
            ASSERT_GT(answers_of(clues, less), 0U);
        }
    }
    EXPECT_GT(conflicts, 100);
}

TEST(Conflict, ABudgetThatRunsOutIsNoAnswer) {
    Puzzle p{{2, 2}, std::vector<Clue>(4), {}};
    State s = start(p);
    s.marks = {Mark::Shaded, Mark::Shaded, Mark::Unknown, Mark::Unknown};
    core::Budget none(0);
    EXPECT_FALSE(smallest_conflict(p, s, none).has_value());
    EXPECT_TRUE(none.exhausted());
    core::Budget enough;
    EXPECT_EQ(smallest_conflict(p, s, enough)->marks, (std::vector<int>{0, 1}));
}

}  // namespace
}  // namespace hashigo::yajikazu
