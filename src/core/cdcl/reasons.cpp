// Looking up or asking for reasons; see reasons.h.
#include "core/cdcl/reasons.h"

namespace hashigo::core::cdcl {

std::span<const Lit> Reasons::of(Var var) {
    const Reason& reason = trail_.reason(var);
    switch (reason.kind) {
        case Reason::Kind::Chosen: return {};
        case Reason::Kind::Binary: return {&reason.other, 1};
        case Reason::Kind::Clause: return clauses_.arena().literals(reason.what).subspan(1);
        case Reason::Kind::Propagator: return ask(var);
    }
    return {};
}

const Literals& Reasons::ask(Var var) {
    Literals& said = said_[static_cast<std::size_t>(var)];
    if (trail_.has_explanation(var)) return said;
    said.clear();
    const std::size_t position = trail_.position(var);
    const Reason& reason = trail_.reason(var);
    const Lit lit = trail_[position];
    rules_[reason.who]->explain(lit, reason.what, position, trail_, said);
    trail_.mark_explained(var);
    write(said, lit);
    return said;
}

Literals Reasons::of_clash(std::uint8_t who, Lit lit, std::uint32_t token) {
    Literals clause;
    rules_[who]->explain(lit, token, trail_.size(), trail_, clause);
    write(clause, lit);
    clause.push_back(lit);
    return clause;
}

void Reasons::write(std::span<const Lit> others, Lit lit) {
    if (proof_ == nullptr) return;
    Literals clause = {lit};
    clause.insert(clause.end(), others.begin(), others.end());
    proof_->reason(clause);
}

}  // namespace hashigo::core::cdcl
