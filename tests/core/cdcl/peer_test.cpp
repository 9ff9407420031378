// An outside judge: CaDiCaL (Biere and others) must give the same verdicts on formulas that are too
// large for brute force.
#include <gtest/gtest.h>

#include <cadical.hpp>

#include "formulas.h"

namespace hashigo::core::cdcl {
namespace {

int name(Lit lit) {
    return lit.positive() ? lit.var() + 1 : -(lit.var() + 1);
}

void load(CaDiCaL::Solver& peer, const Formula& formula) {
    for (const Literals& clause : formula.clauses) {
        for (const Lit lit : clause) peer.add(name(lit));
        peer.add(0);
    }
}

constexpr int kYes = 10;

TEST(Peer, AgreesOnRandomFormulas) {
    Random random(21);
    int answered = 0;
    for (int k = 0; k < 300; ++k) {
        const Var variables = 60 + static_cast<Var>(random.below(60));
        const Formula formula = random_formula(variables, variables * 41 / 10, random);
        Solver solver;
        load(solver, formula);
        CaDiCaL::Solver peer;
        load(peer, formula);
        for (int round = 0; round < 3; ++round) {
            Literals assumptions;
            for (int j = 0; j < 2 * round; ++j) {
                assumptions.push_back(any_literal(variables, random));
                peer.assume(name(assumptions.back()));
            }
            Budget budget;
            const Outcome outcome = solver.solve(budget, assumptions);
            ASSERT_EQ(outcome == Outcome::Yes, peer.solve() == kYes);
            answered += outcome == Outcome::Yes ? 1 : 0;
        }
    }
    EXPECT_GT(answered, 200);
    EXPECT_LT(answered, 700);
}

TEST(Peer, AgreesThatPigeonsDoNotFit) {
    CaDiCaL::Solver peer;
    load(peer, pigeonhole(8, 7));
    Solver solver;
    load(solver, pigeonhole(8, 7));
    Budget budget;
    EXPECT_EQ(solver.solve(budget), Outcome::No);
    EXPECT_NE(peer.solve(), kYes);
}

}  // namespace
}  // namespace hashigo::core::cdcl
