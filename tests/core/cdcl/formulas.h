// What the solver's tests share: formulas, their answers by brute force, and a checker that follows
// a solver's proof step by step.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/cdcl/proof.h"
#include "core/cdcl/solver.h"
#include "core/random.h"

namespace hashigo::core::cdcl {

struct Formula {
    Var variables = 0;
    std::vector<Literals> clauses;
};

inline bool holds_in(Lit lit, std::uint64_t answer) {
    return ((answer >> lit.var() & 1U) != 0) == lit.positive();
}

inline bool holds_in(const Formula& formula, std::uint64_t answer) {
    return std::all_of(formula.clauses.begin(), formula.clauses.end(), [&](const Literals& clause) {
        return std::any_of(clause.begin(), clause.end(),
                           [&](Lit lit) { return holds_in(lit, answer); });
    });
}

inline bool has_answer(const Formula& formula, std::span<const Lit> assumptions = {}) {
    for (std::uint64_t answer = 0; answer >> formula.variables == 0; ++answer) {
        const bool fits = std::all_of(assumptions.begin(), assumptions.end(),
                                      [&](Lit lit) { return holds_in(lit, answer); });
        if (fits && holds_in(formula, answer)) return true;
    }
    return false;
}

inline Lit any_literal(Var variables, Random& random) {
    const auto var = static_cast<Var>(random.below(static_cast<std::uint64_t>(variables)));
    return {var, random.below(2) == 0};
}

// Clauses of three literals and, in small formulas, now and then of fewer.
inline Formula random_formula(Var variables, int clauses, Random& random) {
    constexpr Var kSmall = 20;
    Formula formula{variables, {}};
    for (int k = 0; k < clauses; ++k) {
        const bool fewer = variables <= kSmall && random.below(8) == 0;
        const int size = fewer ? 1 + static_cast<int>(random.below(3)) : 3;
        Literals clause;
        for (int j = 0; j < size; ++j) clause.push_back(any_literal(variables, random));
        formula.clauses.push_back(clause);
    }
    return formula;
}

// `pigeons` pigeons, each in one of `holes` holes, no two in one.
inline Formula pigeonhole(int pigeons, int holes) {
    Formula formula{pigeons * holes, {}};
    const auto in = [&](int pigeon, int hole) { return Lit(pigeon * holes + hole, true); };
    for (int pigeon = 0; pigeon < pigeons; ++pigeon) {
        Literals somewhere;
        for (int hole = 0; hole < holes; ++hole) somewhere.push_back(in(pigeon, hole));
        formula.clauses.push_back(somewhere);
        for (int other = 0; other < pigeon; ++other) {
            for (int hole = 0; hole < holes; ++hole) {
                formula.clauses.push_back({~in(pigeon, hole), ~in(other, hole)});
            }
        }
    }
    return formula;
}

inline void load(Solver& solver, const Formula& formula) {
    for (Var var = 0; var < formula.variables; ++var) solver.add_variable();
    for (const Literals& clause : formula.clauses) solver.add_clause(clause);
}

inline std::uint64_t answer_of(const Solver& solver, Var variables) {
    std::uint64_t answer = 0;
    for (Var var = 0; var < variables; ++var) {
        if (solver.holds(Lit(var, true))) answer |= std::uint64_t{1} << var;
    }
    return answer;
}

// Checks that every learnt clause follows from those before it by unit propagation: suppose all its
// literals fail, and a clause must come to fail. Slow and plain on purpose.
class Checker : public Proof {
  public:
    void given(std::span<const Lit> clause) override { keep(clause); }
    void reason(std::span<const Lit> clause) override {
        keep(clause);
        ++reasons;
    }
    void learnt(std::span<const Lit> clause) override {
        ++lessons;
        if (!follows(clause)) ++wrong;
        refuted = refuted || clause.empty();
        keep(clause);
    }
    void removed(std::span<const Lit> clause) override {
        ++removals;
        const Literals gone = sorted(clause);
        const auto found = std::find(clauses_.begin(), clauses_.end(), gone);
        if (found == clauses_.end()) {
            ++wrong;
        } else {
            clauses_.erase(found);
        }
    }

    int lessons = 0;
    int reasons = 0;
    int removals = 0;
    int wrong = 0;
    bool refuted = false;

  private:
    static Literals sorted(std::span<const Lit> clause) {
        Literals copy(clause.begin(), clause.end());
        std::sort(copy.begin(), copy.end());
        return copy;
    }
    void keep(std::span<const Lit> clause) { clauses_.push_back(sorted(clause)); }

    bool follows(std::span<const Lit> clause) const {
        std::vector<Lit> fails(clause.begin(), clause.end());
        const auto in = [&](Lit lit) {
            return std::find(fails.begin(), fails.end(), lit) != fails.end();
        };
        const bool always =
            std::any_of(fails.begin(), fails.end(), [&](Lit lit) { return in(~lit); });
        for (bool moved = !always; moved;) {
            moved = false;
            for (const Literals& each : clauses_) {
                const auto open = std::find_if_not(each.begin(), each.end(), in);
                if (open == each.end()) return true;
                const bool unit = std::all_of(open + 1, each.end(),
                                              [&](Lit lit) { return lit == *open || in(lit); });
                if (!unit || in(~*open)) continue;
                fails.push_back(~*open);
                moved = true;
            }
        }
        return always;
    }

    std::vector<Literals> clauses_;
};

}  // namespace hashigo::core::cdcl
