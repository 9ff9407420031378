// The clause-learning solver against brute force, against its own proof, and against itself.
#include "core/cdcl/solver.h"

#include <gtest/gtest.h>

#include "formulas.h"

namespace hashigo::core::cdcl {
namespace {

Outcome solve(Solver& solver, std::span<const Lit> assumptions = {}) {
    Budget budget;
    return solver.solve(budget, assumptions);
}

TEST(Cdcl, AnEmptyFormulaHasAnAnswer) {
    Solver solver;
    EXPECT_EQ(solve(solver), Outcome::Yes);
    const Lit lone(solver.add_variable(), true);
    EXPECT_EQ(solve(solver), Outcome::Yes);
    EXPECT_TRUE(solver.holds(~lone)) << "the first phase is false";
    EXPECT_TRUE(solver.add_clause({lone}));
    EXPECT_EQ(solve(solver), Outcome::Yes);
    EXPECT_TRUE(solver.holds(lone));
    EXPECT_EQ(solver.fixed(lone), Value::True);
    EXPECT_FALSE(solver.add_clause({~lone}));
    EXPECT_EQ(solve(solver), Outcome::No);
    EXPECT_TRUE(solver.failed().empty());
}

TEST(Cdcl, ClausesThatSayNothingOrTheSameTwice) {
    Solver solver;
    const Lit a(solver.add_variable(), true);
    const Lit b(solver.add_variable(), true);
    solver.add_clause({a, ~a});
    solver.add_clause({b, b, b});
    EXPECT_EQ(solve(solver), Outcome::Yes);
    EXPECT_TRUE(solver.holds(b));
    EXPECT_FALSE(solver.add_clause({~b, ~b}));
}

TEST(Cdcl, PigeonsDoNotFit) {
    for (int holes = 1; holes <= 6; ++holes) {
        Solver solver;
        Checker checker;
        solver.write_to(checker);
        load(solver, pigeonhole(holes + 1, holes));
        EXPECT_EQ(solve(solver), Outcome::No) << holes;
        EXPECT_TRUE(checker.refuted);
        EXPECT_EQ(checker.wrong, 0);
    }
}

TEST(Cdcl, PigeonsFit) {
    Solver solver;
    load(solver, pigeonhole(7, 7));
    ASSERT_EQ(solve(solver), Outcome::Yes);
    EXPECT_TRUE(holds_in(pigeonhole(7, 7), answer_of(solver, 49)));
}

// Near 4.26 clauses a variable about half of all formulas have an answer.
TEST(Cdcl, RandomFormulasAgainstBruteForce) {
    Random random(1);
    int answered = 0;
    for (int k = 0; k < 3000; ++k) {
        const Var variables = 3 + static_cast<Var>(random.below(10));
        const Formula formula = random_formula(variables, variables * 4, random);
        Solver solver;
        Checker checker;
        solver.write_to(checker);
        load(solver, formula);
        const Outcome outcome = solve(solver);
        ASSERT_EQ(outcome == Outcome::Yes, has_answer(formula));
        ASSERT_EQ(checker.wrong, 0);
        ASSERT_EQ(checker.refuted, outcome == Outcome::No);
        if (outcome != Outcome::Yes) continue;
        ++answered;
        ASSERT_TRUE(holds_in(formula, answer_of(solver, variables)));
    }
    EXPECT_GT(answered, 500);
    EXPECT_LT(answered, 2500);
}

TEST(Cdcl, EveryAnswerByBlockingTheLast) {
    Random random(2);
    for (int k = 0; k < 200; ++k) {
        const Formula formula = random_formula(8, 16, random);
        Solver solver;
        load(solver, formula);
        int found = 0;
        while (solve(solver) == Outcome::Yes) {
            const std::uint64_t answer = answer_of(solver, 8);
            ASSERT_TRUE(holds_in(formula, answer));
            Literals block;
            for (Var var = 0; var < 8; ++var) block.emplace_back(var, (answer >> var & 1U) == 0);
            solver.add_clause(block);
            ++found;
        }
        int expected = 0;
        for (std::uint64_t answer = 0; answer < 256; ++answer) {
            expected += holds_in(formula, answer) ? 1 : 0;
        }
        ASSERT_EQ(found, expected);
    }
}

TEST(Cdcl, AssumptionsAndThoseThatFail) {
    Random random(3);
    int failures = 0;
    for (int k = 0; k < 1500; ++k) {
        const Formula formula = random_formula(10, 32, random);
        Solver solver;
        Checker checker;
        solver.write_to(checker);
        load(solver, formula);
        for (int round = 0; round < 4; ++round) {
            Literals assumptions;
            for (int j = 0; j < 5; ++j) assumptions.push_back(any_literal(10, random));
            const Outcome outcome = solve(solver, assumptions);
            ASSERT_EQ(outcome == Outcome::Yes, has_answer(formula, assumptions));
            if (outcome == Outcome::Yes) continue;
            ++failures;
            const Literals failed = solver.failed();
            ASSERT_FALSE(has_answer(formula, failed));
            for (const Lit lit : failed) {
                ASSERT_NE(std::find(assumptions.begin(), assumptions.end(), lit),
                          assumptions.end());
            }
        }
        ASSERT_EQ(checker.wrong, 0);
    }
    EXPECT_GT(failures, 1000);
}

TEST(Cdcl, FailedAssumptionsLeaveOutWhatIsNotNeeded) {
    Solver solver;
    Literals selectors;
    for (int k = 0; k < 20; ++k) selectors.emplace_back(solver.add_variable(false), true);
    const Lit x(solver.add_variable(), true);
    solver.add_clause({~selectors[3], x});
    solver.add_clause({~selectors[11], ~x});
    EXPECT_EQ(solve(solver, selectors), Outcome::No);
    Literals failed = solver.failed();
    std::sort(failed.begin(), failed.end());
    EXPECT_EQ(failed, (Literals{selectors[3], selectors[11]}));
    selectors.erase(selectors.begin() + 3);
    EXPECT_EQ(solve(solver, selectors), Outcome::Yes) << "No was under assumptions only";
}

TEST(Cdcl, ABudgetThatRunsOutIsUnknown) {
    for (std::uint64_t nodes = 0; nodes < 200; nodes += 7) {
        Solver solver;
        load(solver, pigeonhole(8, 7));
        Budget budget(nodes);
        EXPECT_EQ(solver.solve(budget), Outcome::Unknown);
        EXPECT_TRUE(budget.exhausted());
        EXPECT_EQ(budget.spent(), nodes);
        EXPECT_EQ(solve(solver), Outcome::No) << "what was learnt stays right";
    }
}

// A large enough search forgets clauses and restarts, and its proof still holds.
TEST(Cdcl, ForgettingKeepsTheProof) {
    Random random(5);
    Solver solver;
    Checker checker;
    solver.write_to(checker);
    load(solver, random_formula(100, 440, random));
    EXPECT_NE(solve(solver), Outcome::Unknown);
    EXPECT_EQ(checker.wrong, 0);
    Solver larger;
    Random again(6);
    load(larger, random_formula(200, 870, again));
    EXPECT_NE(solve(larger), Outcome::Unknown);
    EXPECT_GT(larger.statistics().reductions, 0U);
    EXPECT_GT(larger.statistics().restarts, 0U);
}

// The course of a search as one number: every decision and every lesson, in order (FNV-1a).
class Trace : public Proof {
  public:
    void learnt(std::span<const Lit> clause) override {
        mix(clause.size());
        for (const Lit lit : clause) mix(lit.index());
    }
    void decided(Lit lit) override { mix(lit.index()); }
    std::uint64_t hash = 0xcbf29ce484222325U;

  private:
    void mix(std::size_t word) { hash = (hash ^ word) * 0x100000001b3U; }
};

std::uint64_t traced(const Formula& formula) {
    Solver solver;
    Trace trace;
    solver.write_to(trace);
    load(solver, formula);
    solve(solver);
    return trace.hash;
}

TEST(Cdcl, TheSameCourseEverywhere) {
    Random random(7);
    const Formula formula = random_formula(120, 500, random);
    EXPECT_EQ(traced(formula), traced(formula));
    EXPECT_EQ(traced(formula), 76623263330835198U);
    EXPECT_EQ(traced(pigeonhole(7, 6)), 10965328032491137973U);
}

}  // namespace
}  // namespace hashigo::core::cdcl
