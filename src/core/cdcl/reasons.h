// Why a literal holds, as literals: for a clause its others, for a propagator what it says when it
// is asked. What a propagator said is kept as long as the literal holds, for the next analysis.
#pragma once

#include <span>
#include <vector>

#include "core/cdcl/clauses.h"
#include "core/cdcl/proof.h"
#include "core/cdcl/propagator.h"
#include "core/cdcl/trail.h"

namespace hashigo::core::cdcl {

class Reasons {
  public:
    Reasons(Trail& trail, const Clauses& clauses) : trail_(trail), clauses_(clauses) {}

    void add_variable() { said_.emplace_back(); }
    void add_propagator(Propagator& rule) { rules_.push_back(&rule); }
    void write_to(Proof* proof) { proof_ = proof; }

    bool chosen(Var var) const { return trail_.reason(var).kind == Reason::Kind::Chosen; }
    // The literals, all of which fail, that leave nothing but this variable's literal of the clause
    // that forced it; empty if it was chosen. Valid until the trail shrinks.
    std::span<const Lit> of(Var var);
    // The whole clause for a literal that a propagator wants to hold but that fails.
    Literals of_clash(std::uint8_t who, Lit lit, std::uint32_t token);

  private:
    const Literals& ask(Var var);
    void write(std::span<const Lit> others, Lit lit);

    Trail& trail_;
    const Clauses& clauses_;
    std::vector<Propagator*> rules_;
    std::vector<Literals> said_;  // per variable
    Proof* proof_ = nullptr;
};

}  // namespace hashigo::core::cdcl
