// First unique implication point, minimisation, and the choices behind a failure; see analyse.h.
#include "core/cdcl/analyse.h"

#include <algorithm>

namespace hashigo::core::cdcl {

const Lesson& Analyser::learn(const Conflict& conflict) {
    ++conflicts_;
    lesson_.clause.clear();
    resolve(conflict);
    minimise();
    finish();
    clear_marks();
    order_.next_conflict();
    return lesson_;
}

void Analyser::set_mark(Var var, Mark to) {
    if (mark(var) == Mark::None) marked_.push_back(var);
    mark(var) = to;
}

void Analyser::clear_marks() {
    for (const Var var : marked_) mark(var) = Mark::None;
    marked_.clear();
}

// Clauses that take part are worth keeping, and their glue may have become smaller.
void Analyser::use(ClauseRef ref) {
    Head& head = clauses_.arena().head(ref);
    if (!head.learnt) return;
    head.last_use = conflicts_;
    const std::uint32_t glue = glue_of(clauses_.arena().literals(ref));
    head.glue = std::min(head.glue, glue);
}

// Literals of lower levels go into the clause; those of the present level are to be resolved. What
// fails at level 0 fails always and is left out.
void Analyser::take(std::span<const Lit> failing, int& open) {
    for (const Lit lit : failing) {
        const Var var = lit.var();
        if (mark(var) != Mark::None || trail_.level(var) == 0) continue;
        set_mark(var, Mark::Seen);
        order_.bump(var);
        if (trail_.level(var) == trail_.level()) {
            ++open;
        } else {
            lesson_.clause.push_back(lit);
        }
    }
}

void Analyser::resolve(const Conflict& conflict) {
    lesson_.clause.emplace_back();  // the place of the forced literal
    if (conflict.clause != kNoClause) use(conflict.clause);
    int open = 0;
    take(conflict.literals, open);
    std::size_t at = trail_.size();
    for (;;) {
        do --at;
        while (mark(trail_[at].var()) == Mark::None ||
               trail_.level(trail_[at].var()) != trail_.level());
        const Var var = trail_[at].var();
        if (--open == 0) break;
        const Reason& reason = trail_.reason(var);
        if (reason.kind == Reason::Kind::Clause) use(reason.what);
        take(reasons_.of(var), open);
    }
    lesson_.clause.front() = ~trail_[at];
}

void Analyser::minimise() {
    Literals& clause = lesson_.clause;
    const auto gone = [&](Lit lit) { return superfluous(lit, 0); };
    clause.erase(std::remove_if(clause.begin() + 1, clause.end(), gone), clause.end());
}

// Whether a literal fails because others of the clause do: every literal of its reason is in the
// clause, or superfluous in turn.
bool Analyser::superfluous(Lit lit, int depth) {
    const Var var = lit.var();
    const Mark now = mark(var);
    if (trail_.level(var) == 0 || now == Mark::Superfluous) return true;
    if (depth > 0 && now == Mark::Seen) return trail_.level(var) != trail_.level();
    if (now == Mark::Needed || reasons_.chosen(var) || depth > kDeepest) return false;
    const auto behind = reasons_.of(var);
    const bool drop = std::all_of(behind.begin(), behind.end(),
                                  [&](Lit other) { return superfluous(other, depth + 1); });
    if (drop || depth > 0) set_mark(var, drop ? Mark::Superfluous : Mark::Needed);
    return drop;
}

// The forced literal's clause must watch a literal of the level to which the solver goes back.
void Analyser::finish() {
    Literals& clause = lesson_.clause;
    lesson_.level = 0;
    lesson_.glue = glue_of(clause);
    if (clause.size() < 2) return;
    const auto latest = std::max_element(clause.begin() + 1, clause.end(), [&](Lit a, Lit b) {
        return trail_.level(a.var()) < trail_.level(b.var());
    });
    std::swap(clause[1], *latest);
    lesson_.level = trail_.level(clause[1].var());
}

std::uint32_t Analyser::glue_of(std::span<const Lit> clause) {
    stamps_.resize(static_cast<std::size_t>(trail_.level()) + 1, 0);
    ++stamp_;
    std::uint32_t glue = 0;
    for (const Lit lit : clause) {
        std::uint32_t& stamp = stamps_[static_cast<std::size_t>(trail_.level(lit.var()))];
        if (stamp != stamp_) ++glue;
        stamp = stamp_;
    }
    return glue;
}

Literals Analyser::choices_behind(const Literals& failing) {
    Literals choices;
    const auto take_all = [&](std::span<const Lit> literals) {
        for (const Lit lit : literals) {
            if (trail_.level(lit.var()) > 0) set_mark(lit.var(), Mark::Seen);
        }
    };
    take_all(failing);
    for (std::size_t at = trail_.size(); at-- > trail_.end_of(0);) {
        const Var var = trail_[at].var();
        if (mark(var) == Mark::None) continue;
        if (reasons_.chosen(var)) choices.push_back(trail_[at]);
        take_all(reasons_.of(var));
    }
    clear_marks();
    return choices;
}

}  // namespace hashigo::core::cdcl
