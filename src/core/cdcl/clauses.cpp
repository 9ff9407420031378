// Unit propagation over the two watched literals of each clause; see clauses.h.
#include "core/cdcl/clauses.h"

#include <algorithm>

namespace hashigo::core::cdcl {

void Clauses::add_variable() {
    implied_.resize(implied_.size() + 2);
    watches_.resize(watches_.size() + 2);
}

void Clauses::add_binary(Lit a, Lit b) {
    implied_[(~a).index()].push_back(b);
    implied_[(~b).index()].push_back(a);
}

ClauseRef Clauses::add(std::span<const Lit> literals, bool learnt, std::uint32_t glue) {
    const ClauseRef ref = arena_.store(literals, learnt, glue);
    watches_[literals[0].index()].push_back({ref, literals[1]});
    watches_[literals[1].index()].push_back({ref, literals[0]});
    return ref;
}

void Clauses::backtracked(const Trail& trail) {
    head_ = std::min(head_, trail.size());
}

bool Clauses::propagate(Trail& trail, Conflict& conflict) {
    while (head_ < trail.size()) {
        const Lit lit = trail[head_++];
        if (!imply(lit, trail, conflict) || !visit(~lit, trail, conflict)) return false;
    }
    return true;
}

bool Clauses::imply(Lit lit, Trail& trail, Conflict& conflict) {
    for (const Lit implied : implied_[lit.index()]) {
        if (trail.holds(implied)) continue;
        if (trail.fails(implied)) {
            conflict.literals = {implied, ~lit};
            conflict.clause = kNoClause;
            return false;
        }
        trail.assign(implied, Reason::binary(~lit));
    }
    return true;
}

// Looks at the clauses that watch `lit`, which has just failed. Those that find another literal to
// watch leave the list; the rest are moved together.
bool Clauses::visit(Lit lit, Trail& trail, Conflict& conflict) {
    auto& list = watches_[lit.index()];
    auto kept = list.begin();
    for (auto watch = list.begin(); watch != list.end();) {
        const Watch now = *watch++;
        if (trail.holds(now.blocker)) {
            *kept++ = now;
            continue;
        }
        const std::span<Lit> clause = arena_.literals(now.clause);
        if (clause[0] == lit) std::swap(clause[0], clause[1]);
        const Lit first = clause[0];
        const bool satisfied = trail.holds(first);
        if (!satisfied && find_watch(clause, now.clause, trail)) continue;
        *kept++ = {now.clause, first};
        if (satisfied) continue;
        if (trail.fails(first)) {
            list.erase(std::copy(watch, list.end(), kept), list.end());
            conflict.literals.assign(clause.begin(), clause.end());
            conflict.clause = now.clause;
            return false;
        }
        trail.assign(first, Reason::clause(now.clause));
    }
    list.erase(kept, list.end());
    return true;
}

// Puts a literal that does not fail in the second place, and watches it there.
bool Clauses::find_watch(std::span<Lit> clause, ClauseRef ref, const Trail& trail) {
    for (std::size_t k = 2; k < clause.size(); ++k) {
        if (trail.fails(clause[k])) continue;
        std::swap(clause[1], clause[k]);
        watches_[clause[1].index()].push_back({ref, clause[0]});
        return true;
    }
    return false;
}

void Clauses::forget(std::span<const ClauseRef> dead) {
    for (auto& list : watches_) {
        const auto gone = [&](const Watch& watch) { return arena_.head(watch.clause).dead; };
        list.erase(std::remove_if(list.begin(), list.end(), gone), list.end());
    }
    arena_.release(dead);
}

}  // namespace hashigo::core::cdcl
