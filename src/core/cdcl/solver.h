// Conflict-driven clause learning: decide, propagate, and where a clause fails learn from it and go
// back (Marques-Silva and Sakallah 1996; Moskewicz and others 2001; Eén and Sörensson 2003). Rules
// that are no clauses join in as propagators. The same calls give the same course everywhere: there
// are no floats, no clocks and no random numbers in it.
#pragma once

#include <initializer_list>
#include <span>
#include <vector>

#include "core/budget.h"
#include "core/cdcl/analyse.h"
#include "core/cdcl/clauses.h"
#include "core/cdcl/order.h"
#include "core/cdcl/proof.h"
#include "core/cdcl/propagator.h"
#include "core/cdcl/reasons.h"
#include "core/cdcl/reduce.h"
#include "core/cdcl/restart.h"
#include "core/cdcl/trail.h"

namespace hashigo::core::cdcl {

enum class Outcome : std::uint8_t { Yes, No, Unknown };

struct Statistics {
    std::uint64_t decisions = 0;
    std::uint64_t conflicts = 0;
    std::uint64_t restarts = 0;
    std::uint64_t reductions = 0;
};

class Solver : private Forcing {
  public:
    Solver();

    // `decide`: whether an answer must give it a value. `phase`: the value to try first.
    Var add_variable(bool decide = true, bool phase = false);
    // Must outlive the solver; at most 255.
    void add_propagator(Propagator& rule);
    // Must outlive the solver, and be set before the first clause.
    void write_to(Proof& proof);

    // Between calls of solve. False if there is no answer any more.
    bool add_clause(std::span<const Lit> clause);
    bool add_clause(std::initializer_list<Lit> clause) {
        return add_clause(std::span<const Lit>(clause.begin(), clause.size()));
    }
    void set_phase(Var var, bool phase) { phases_[static_cast<std::size_t>(var)] = phase ? 1 : 0; }

    // Whether all clauses and propagators have an answer in which the assumptions hold. One unit of
    // budget a decision and one a conflict; Unknown where it runs out.
    Outcome solve(Budget& budget, std::span<const Lit> assumptions = {});

    // After Yes: the answer. Variables that need not be decided may be open.
    Value value(Lit lit) const { return answer_[lit.index()]; }
    bool holds(Lit lit) const { return value(lit) == Value::True; }
    // After No: assumptions that cannot hold together; empty if there is no answer at all.
    const Literals& failed() const { return failed_; }
    // What holds in every answer, as far as that is known: literals fixed by clauses alone.
    Value fixed(Lit lit) const { return trail_.value(lit); }

    const Statistics& statistics() const { return statistics_; }

  private:
    static constexpr int kGround = 1;  // the level of the assumptions

    struct Attached {
        Propagator* rule = nullptr;
        std::size_t told = 0;  // it knows the trail up to here
    };

    const Trail& trail() const override { return trail_; }
    bool force(Lit lit, std::uint32_t token) override;
    bool refuse(const Literals& clause) override;
    bool refuse_and_keep(const Literals& clause) override;

    Outcome search(Budget& budget, std::span<const Lit> assumptions);
    Outcome answer_found();
    void sweep();
    void write_fixed();
    bool assume(std::span<const Lit> assumptions);
    void fail(Literals choices, const Literals& more);
    bool propagate();
    bool ask_propagators();
    bool check_propagators();
    bool recover();
    Reason keep(const Literals& clause, bool learnt, std::uint32_t glue);
    bool decide();
    void backtrack(int level);
    void restart_or_reduce();

    Trail trail_;
    Clauses clauses_;
    Order order_;
    Reasons reasons_;
    Analyser analyser_;
    Restart restart_;
    Reduce reduce_;
    std::vector<Attached> rules_;
    std::size_t asking_ = 0;  // the propagator whose turn it is
    Proof* proof_ = nullptr;

    std::vector<char> phases_;
    std::vector<Value> answer_;
    Literals failed_;
    Conflict conflict_;
    bool hopeless_ = false;    // no answer even without assumptions
    std::size_t swept_ = 0;    // literals at level 0 when satisfied clauses were last dropped
    std::size_t written_ = 0;  // literals at level 0 that the proof knows
    Statistics statistics_;
};

}  // namespace hashigo::core::cdcl
