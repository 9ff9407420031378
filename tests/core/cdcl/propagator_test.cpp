// Rules that are no clauses: a parity and a count as propagators, against the same rules as
// clauses, with their explanations checked in the proof.
#include "core/cdcl/propagator.h"

#include <gtest/gtest.h>

#include <memory>

#include "formulas.h"

namespace hashigo::core::cdcl {
namespace {

// An odd number of these variables holds. Forces the last open one; explains by all the others.
class Odd : public Propagator {
  public:
    explicit Odd(std::vector<Var> vars) : vars_(std::move(vars)) {}

    void assigned(std::span<const Lit> news) override { count(news, 1); }
    void undone(std::span<const Lit> gone) override { count(gone, -1); }
    bool propagate(Forcing& solver) override {
        if (known_ + 1 < static_cast<int>(vars_.size())) return true;
        for (const Var var : vars_) {
            if (solver.trail().open(var)) return solver.force(Lit(var, holding_ % 2 == 0), 0);
        }
        return check(solver);
    }
    bool check(Forcing& solver) override {
        if (known_ < static_cast<int>(vars_.size()) || holding_ % 2 == 1) return true;
        Literals clause;
        for (const Var var : vars_) clause.emplace_back(var, !solver.trail().holds(Lit(var, true)));
        return solver.refuse(clause);
    }
    void explain(Lit lit, std::uint32_t, std::size_t before, const Trail& trail,
                 Literals& others) override {
        for (const Var var : vars_) {
            if (var == lit.var()) continue;
            EXPECT_LT(trail.position(var), before);
            others.emplace_back(var, !trail.holds(Lit(var, true)));
        }
    }

  private:
    void count(std::span<const Lit> literals, int by) {
        for (const Lit lit : literals) {
            if (std::find(vars_.begin(), vars_.end(), lit.var()) == vars_.end()) continue;
            known_ += by;
            holding_ += lit.positive() ? by : 0;
        }
    }
    std::vector<Var> vars_;
    int known_ = 0;
    int holding_ = 0;
};

// At most so many of these variables hold. Says nothing until everything is assigned, and then adds
// a clause: the rule is found one clause at a time.
class AtMost : public Propagator {
  public:
    AtMost(std::vector<Var> vars, std::size_t most) : vars_(std::move(vars)), most_(most) {}

    void assigned(std::span<const Lit>) override {}
    void undone(std::span<const Lit>) override {}
    bool propagate(Forcing&) override { return true; }
    bool check(Forcing& solver) override {
        Literals clause;
        for (const Var var : vars_) {
            if (clause.size() <= most_ && solver.trail().holds(Lit(var, true))) {
                clause.emplace_back(var, false);
            }
        }
        return clause.size() <= most_ || solver.refuse_and_keep(clause);
    }
    void explain(Lit, std::uint32_t, std::size_t, const Trail&, Literals&) override {}

  private:
    std::vector<Var> vars_;
    std::size_t most_;
};

std::vector<Var> some_vars(Var variables, std::size_t count, Random& random) {
    std::vector<Var> all;
    for (Var var = 0; var < variables; ++var) all.push_back(var);
    random.shuffle(all);
    all.resize(count);
    return all;
}

// All clauses over these variables whose failing assignments the rule forbids.
template <class Allowed>
void forbid(Formula& formula, const std::vector<Var>& vars, Allowed&& allowed) {
    for (std::uint64_t bits = 0; bits >> vars.size() == 0; ++bits) {
        Literals clause;
        int holding = 0;
        for (std::size_t k = 0; k < vars.size(); ++k) {
            const bool on = (bits >> k & 1U) != 0;
            holding += on ? 1 : 0;
            clause.emplace_back(vars[k], !on);
        }
        if (!allowed(holding)) formula.clauses.push_back(clause);
    }
}

TEST(Propagators, AgreeWithTheSameRulesAsClauses) {
    Random random(11);
    int unanswered = 0;
    for (int k = 0; k < 1000; ++k) {
        Formula formula = random_formula(10, 26, random);
        const auto one = some_vars(10, 4, random);
        const auto two = some_vars(10, 5, random);
        const auto few = some_vars(10, 6, random);
        Odd first(one);
        Odd second(two);
        AtMost third(few, 2);
        Solver solver;
        Checker checker;
        solver.write_to(checker);
        for (Propagator* rule :
             {static_cast<Propagator*>(&first), static_cast<Propagator*>(&second),
              static_cast<Propagator*>(&third)}) {
            solver.add_propagator(*rule);
        }
        load(solver, formula);
        for (const auto& odd : {one, two}) forbid(formula, odd, [](int n) { return n % 2 == 1; });
        forbid(formula, few, [](int n) { return n <= 2; });
        Literals assumptions = {any_literal(10, random), any_literal(10, random)};
        for (int round = 0; round < 3; ++round) {
            Budget budget;
            const Outcome outcome = solver.solve(budget, assumptions);
            ASSERT_EQ(outcome == Outcome::Yes, has_answer(formula, assumptions));
            if (outcome == Outcome::Yes) {
                ASSERT_TRUE(holds_in(formula, answer_of(solver, 10)));
            } else {
                ASSERT_FALSE(has_answer(formula, solver.failed()));
                ++unanswered;
            }
            if (!assumptions.empty()) assumptions.pop_back();
        }
        ASSERT_EQ(checker.wrong, 0);
    }
    EXPECT_GT(unanswered, 500);
}

// Parities along a cycle of an odd number of odd steps cannot all hold; clauses alone need long
// searches for such systems, and every step of this one is explained.
TEST(Propagators, ExplanationsMakeACompleteProof) {
    Solver solver;
    Checker checker;
    solver.write_to(checker);
    constexpr Var kCount = 9;
    for (Var var = 0; var < kCount; ++var) solver.add_variable();
    std::vector<std::unique_ptr<Odd>> rules;
    for (Var var = 0; var < kCount; ++var) {
        rules.push_back(std::make_unique<Odd>(std::vector<Var>{var, (var + 1) % kCount}));
        solver.add_propagator(*rules.back());
    }
    Budget budget;
    EXPECT_EQ(solver.solve(budget), Outcome::No);
    EXPECT_GT(checker.reasons, 0);
    EXPECT_EQ(checker.wrong, 0);
    EXPECT_TRUE(checker.refuted);
}

}  // namespace
}  // namespace hashigo::core::cdcl
