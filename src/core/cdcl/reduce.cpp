// Choosing and forgetting; see reduce.h.
#include "core/cdcl/reduce.h"

#include <algorithm>

namespace hashigo::core::cdcl {

namespace {

void forget(Clauses& clauses, std::span<const ClauseRef> doomed, Proof* proof) {
    for (const ClauseRef ref : doomed) {
        if (proof != nullptr) proof->removed(clauses.arena().literals(ref));
        clauses.arena().head(ref).dead = true;
    }
    clauses.forget(doomed);
}

bool is_reason(const Clauses& clauses, const Trail& trail, ClauseRef ref) {
    const Lit first = clauses.arena().literals(ref)[0];
    if (!trail.holds(first)) return false;
    const Reason& reason = trail.reason(first.var());
    return reason.kind == Reason::Kind::Clause && reason.what == ref;
}

}  // namespace

std::vector<ClauseRef> Reduce::candidates(const Clauses& clauses, const Trail& trail) const {
    std::vector<ClauseRef> found;
    clauses.arena().each([&](ClauseRef ref) {
        const Head& head = clauses.arena().head(ref);
        if (!head.learnt || head.glue <= kGoodGlue || is_reason(clauses, trail, ref)) return;
        if (head.glue <= kMiddleGlue && head.last_use > before_) return;
        found.push_back(ref);
    });
    return found;
}

void Reduce::run(Clauses& clauses, const Trail& trail, Proof* proof) {
    std::vector<ClauseRef> doomed = candidates(clauses, trail);
    const Arena& arena = clauses.arena();
    std::sort(doomed.begin(), doomed.end(), [&](ClauseRef a, ClauseRef b) {
        const Head& x = arena.head(a);
        const Head& y = arena.head(b);
        if (x.glue != y.glue) return x.glue > y.glue;
        return x.last_use != y.last_use ? x.last_use < y.last_use : a < b;
    });
    doomed.resize((doomed.size() + 1) / 2);
    forget(clauses, doomed, proof);
    before_ = conflicts_;
    pause_ += kLonger;
    next_ = conflicts_ + pause_;
}

void Reduce::drop_satisfied(Clauses& clauses, const Trail& trail, Proof* proof) {
    std::vector<ClauseRef> doomed;
    clauses.arena().each([&](ClauseRef ref) {
        const auto literals = clauses.arena().literals(ref);
        const bool satisfied = std::any_of(literals.begin(), literals.end(),
                                           [&](Lit lit) { return trail.holds(lit); });
        if (satisfied && !is_reason(clauses, trail, ref)) doomed.push_back(ref);
    });
    forget(clauses, doomed, proof);
}

}  // namespace hashigo::core::cdcl
