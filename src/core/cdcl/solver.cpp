// The search loop; see solver.h. Level 0 holds what is true always, level 1 (the ground) all
// assumptions at once, and each level above it one decision. A conflict that needs no decision says
// No, and the assumptions behind it are the failed ones.
#include "core/cdcl/solver.h"

#include <algorithm>

namespace hashigo::core::cdcl {

Solver::Solver() : reasons_(trail_, clauses_), analyser_(trail_, clauses_, reasons_, order_) {}

Var Solver::add_variable(bool decide, bool phase) {
    trail_.add_variable();
    clauses_.add_variable();
    order_.add_variable(decide);
    reasons_.add_variable();
    analyser_.add_variable();
    phases_.push_back(phase ? 1 : 0);
    return trail_.variables() - 1;
}

void Solver::add_propagator(Propagator& rule) {
    rules_.push_back({&rule, 0});
    reasons_.add_propagator(rule);
}

void Solver::write_to(Proof& proof) {
    proof_ = &proof;
    reasons_.write_to(&proof);
}

bool Solver::add_clause(std::span<const Lit> clause) {
    if (proof_ != nullptr) proof_->given(clause);
    Literals rest(clause.begin(), clause.end());
    std::sort(rest.begin(), rest.end());
    rest.erase(std::unique(rest.begin(), rest.end()), rest.end());
    for (std::size_t k = 0; k + 1 < rest.size(); ++k) {
        if (rest[k + 1] == ~rest[k]) return !hopeless_;
    }
    const auto holds = [this](Lit lit) { return trail_.holds(lit); };
    if (std::any_of(rest.begin(), rest.end(), holds)) return !hopeless_;
    const auto fails = [this](Lit lit) { return trail_.fails(lit); };
    rest.erase(std::remove_if(rest.begin(), rest.end(), fails), rest.end());
    if (proof_ != nullptr && rest.size() < clause.size()) proof_->learnt(rest);
    if (rest.empty()) {
        hopeless_ = true;
    } else if (rest.size() == 1) {
        trail_.assign(rest[0], {});
    } else if (rest.size() == 2) {
        clauses_.add_binary(rest[0], rest[1]);
    } else {
        clauses_.add(rest, false, 0);
    }
    return !hopeless_;
}

Outcome Solver::solve(Budget& budget, std::span<const Lit> assumptions) {
    failed_.clear();
    if (hopeless_) return Outcome::No;
    const Outcome outcome = search(budget, assumptions);
    backtrack(0);
    hopeless_ = outcome == Outcome::No && failed_.empty();
    return outcome;
}

Outcome Solver::search(Budget& budget, std::span<const Lit> assumptions) {
    while (budget.spend()) {
        if (propagate()) {
            if (trail_.level() < kGround) {
                sweep();
                if (!assume(assumptions)) return Outcome::No;
                continue;
            }
            restart_or_reduce();
            if (decide()) continue;
            if (check_propagators()) return answer_found();
        }
        ++statistics_.conflicts;
        if (!recover()) return Outcome::No;
    }
    return Outcome::Unknown;
}

Outcome Solver::answer_found() {
    answer_.resize(static_cast<std::size_t>(trail_.variables()) * 2);
    for (Var var = 0; var < trail_.variables(); ++var) {
        for (const Lit lit : {Lit(var, true), Lit(var, false)}) {
            answer_[lit.index()] = trail_.value(lit);
        }
    }
    return Outcome::Yes;
}

// All of level 0 is known: write it down, and forget the clauses that say nothing any more.
void Solver::sweep() {
    if (proof_ != nullptr) write_fixed();
    if (swept_ == trail_.size()) return;
    swept_ = trail_.size();
    Reduce::drop_satisfied(clauses_, trail_, proof_);
}

// What a propagator forced for good must be in the proof, though no analysis asks for it.
void Solver::write_fixed() {
    for (; written_ < trail_.end_of(0); ++written_) reasons_.of(trail_[written_].var());
}

bool Solver::assume(std::span<const Lit> assumptions) {
    trail_.open_level();
    for (const Lit lit : assumptions) {
        if (trail_.fails(lit)) {
            fail(analyser_.choices_behind({lit}), {lit});
            return false;
        }
        if (!trail_.holds(lit)) trail_.assign(lit, {});
    }
    return true;
}

void Solver::fail(Literals choices, const Literals& more) {
    failed_ = std::move(choices);
    failed_.insert(failed_.end(), more.begin(), more.end());
    if (proof_ == nullptr) return;
    write_fixed();
    Literals clause;
    for (const Lit lit : failed_) clause.push_back(~lit);
    proof_->learnt(clause);
}

bool Solver::propagate() {
    for (;;) {
        if (!clauses_.propagate(trail_, conflict_)) return false;
        const std::size_t before = trail_.size();
        if (!ask_propagators()) return false;
        if (trail_.size() == before) return true;
    }
}

// Each is told the news and asked what follows; as soon as one forces something, the clauses go
// first again.
bool Solver::ask_propagators() {
    const std::size_t before = trail_.size();
    for (asking_ = 0; asking_ < rules_.size() && trail_.size() == before; ++asking_) {
        Attached& attached = rules_[asking_];
        if (attached.told < trail_.size()) {
            attached.rule->assigned(trail_.between(attached.told, trail_.size()));
            attached.told = trail_.size();
        }
        if (!attached.rule->propagate(*this)) return false;
    }
    return true;
}

bool Solver::check_propagators() {
    for (asking_ = 0; asking_ < rules_.size(); ++asking_) {
        if (!rules_[asking_].rule->check(*this)) return false;
    }
    return true;
}

bool Solver::force(Lit lit, std::uint32_t token) {
    if (trail_.holds(lit)) return true;
    const auto who = static_cast<std::uint8_t>(asking_);
    if (trail_.fails(lit)) {
        conflict_ = {reasons_.of_clash(who, lit, token), kNoClause};
        return false;
    }
    trail_.assign(lit, Reason::propagator(who, token));
    return true;
}

bool Solver::refuse(const Literals& clause) {
    if (proof_ != nullptr) proof_->reason(clause);
    conflict_ = {clause, kNoClause};
    return false;
}

bool Solver::refuse_and_keep(const Literals& clause) {
    if (proof_ != nullptr) proof_->given(clause);
    conflict_ = {clause, kNoClause};
    Literals sorted = clause;
    std::sort(sorted.begin(), sorted.end(),
              [this](Lit a, Lit b) { return trail_.position(a.var()) > trail_.position(b.var()); });
    keep(sorted, false, 0);
    return false;
}

// Learns from conflict_ and goes back to where the lesson forces something. False if there is
// nothing to go back on.
bool Solver::recover() {
    int top = 0;
    for (const Lit lit : conflict_.literals) top = std::max(top, trail_.level(lit.var()));
    if (top <= kGround) {
        fail(analyser_.choices_behind(conflict_.literals), {});
        return false;
    }
    backtrack(top);
    const Lesson& lesson = analyser_.learn(conflict_);
    if (proof_ != nullptr) proof_->learnt(lesson.clause);
    backtrack(lesson.level);
    trail_.assign(lesson.clause[0], keep(lesson.clause, true, lesson.glue));
    restart_.learnt(lesson.glue);
    reduce_.learnt();
    return true;
}

Reason Solver::keep(const Literals& clause, bool learnt, std::uint32_t glue) {
    if (clause.size() < 2) return {};
    if (clause.size() > 2) return Reason::clause(clauses_.add(clause, learnt, glue));
    clauses_.add_binary(clause[0], clause[1]);
    return Reason::binary(clause[1]);
}

bool Solver::decide() {
    while (!order_.empty()) {
        const Var var = order_.take();
        if (!trail_.open(var)) continue;
        const Lit lit(var, phases_[static_cast<std::size_t>(var)] != 0);
        trail_.open_level();
        trail_.assign(lit, {});
        ++statistics_.decisions;
        if (proof_ != nullptr) proof_->decided(lit);
        return true;
    }
    return false;
}

void Solver::restart_or_reduce() {
    if (restart_.due()) {
        restart_.done();
        ++statistics_.restarts;
        backtrack(kGround);
    }
    if (reduce_.due()) {
        ++statistics_.reductions;
        reduce_.run(clauses_, trail_, proof_);
    }
}

void Solver::backtrack(int level) {
    if (level >= trail_.level()) return;
    const std::size_t keep = trail_.end_of(level);
    for (Attached& attached : rules_) {
        if (attached.told <= keep) continue;
        attached.rule->undone(trail_.between(keep, attached.told));
        attached.told = keep;
    }
    trail_.backtrack(level, [this](Lit lit) {
        phases_[static_cast<std::size_t>(lit.var())] = lit.positive() ? 1 : 0;
        order_.put(lit.var());
    });
    clauses_.backtracked(trail_);
}

}  // namespace hashigo::core::cdcl
