// The next step of a player's solve, with its reason. What is wrong comes first: a broken rule,
// then a mark that no answer has; only then the ladder, lowest rung first; and where that is stuck,
// one fact by search.
#pragma once

#include <algorithm>
#include <optional>

#include "core/easiest.h"
#include "core/search_step.h"

namespace hashigo::core {

enum class HintKind {
    Step,
    Broken,  // the marks break a rule
    Wrong,   // a mark contradicts the answer
    Done,    // nothing is left to do
    None,    // the puzzle has no answer
    Stuck,   // nothing more is certain, or the rungs asked for find nothing
    Unknown  // the budget ran out
};

template <class G>
struct Hint {
    HintKind kind = HintKind::Unknown;
    int rung = 0;                           // Step: index in the ladder, or kSearchRung
    Explanation explanation{};              // Step
    typename G::State after{};              // Step: the marks with the step applied
    Text message{};                         // otherwise: why there is no step
    Sites sites{};                          // otherwise: where to look
    std::vector<typename G::Fact> wrong{};  // Wrong: the marks that no answer has, where known
};

namespace detail {

template <class G>
Hint<G> no_step(HintKind kind, phrases::Key key, const Sites& sites = {}) {
    Hint<G> hint;
    hint.kind = kind;
    hint.message = say(phrases::phrase(key));
    hint.sites = sites;
    return hint;
}

// A step that a position can hold, told together with the passing ones that led to it.
template <Genre G>
Hint<G> lasting_step(const typename G::Puzzle& p, const typename G::State& marks,
                     const Deduction<G>& deduction, Explanation told,
                     const std::vector<Explanation>& passing, int rung) {
    Hint<G> hint;
    hint.kind = HintKind::Step;
    hint.rung = std::max(rung, deduction.rung);
    std::vector<Text> chain;
    Grounds all;
    for (const Explanation& before : passing) {
        const auto& [givens, state] = before.grounds;
        all.givens.insert(all.givens.end(), givens.begin(), givens.end());
        all.state.insert(all.state.end(), state.begin(), state.end());
        all.state.insert(all.state.end(), before.therefore.begin(), before.therefore.end());
        chain.push_back(before.message);
    }
    merge(told.grounds, all);
    chain.insert(chain.end(), told.chain.begin(), told.chain.end());
    told.chain = std::move(chain);
    hint.explanation = std::move(told);
    hint.after = marks;
    G::apply(p, hint.after, deduction.fact);
    return hint;
}

// Marks that no answer has; of a walk that can be cut, the message says how far it was right.
template <Engine G>
Hint<G> wrong_hint(const typename G::Puzzle& p, const typename G::State& marks, phrases::Key key,
                   std::vector<typename G::Fact> wrong, Budget& budget) {
    Hint<G> hint = no_step<G>(HintKind::Wrong, key);
    if constexpr (Walks<G>) {
        const auto kept = G::last_completable(p, marks, budget);
        const bool told = kept && *kept >= 0;
        if (told) hint.message = stranded(*kept);
        if (told && wrong.empty()) wrong = G::differences(p, marks, G::cut(p, marks, *kept));
    }
    for (const auto& fact : wrong) merge(hint.sites, G::sites(p, fact));
    hint.wrong = std::move(wrong);
    return hint;
}

template <class G>
Hint<G> contradiction_hint(const Explanation& told) {
    Hint<G> hint;
    hint.kind = HintKind::Wrong;
    hint.message = told.message;
    hint.sites = told.because();
    return hint;
}

// The first step that a position can hold; empty where the rungs find none.
template <Genre G>
std::optional<Hint<G>> ladder_hint(const typename G::Puzzle& p, const typename G::State& marks,
                                   RungSet use, Budget& budget) {
    typename G::State s = marks;
    std::vector<Explanation> passing;
    int rung = 0;
    Deductions<G> out(budget);
    // What passes is of use only if some rung then concludes what lasts.
    while (find_round<G>(p, s, passing.empty() ? use : use.all(), out)) {
        auto [deduction, told] = easiest<G>(p, s, out);
        if (budget.exhausted()) return std::nullopt;
        if (deduction.outcome == Outcome::Contradiction) return contradiction_hint<G>(told);
        if (G::lasting(deduction.fact)) {
            return lasting_step<G>(p, marks, deduction, std::move(told), passing, rung);
        }
        for (const Deduction<G>& d : out.found()) {
            if (G::known(s, d.fact)) continue;
            if (!budget.look()) return std::nullopt;
            const auto& by = G::ladder()[static_cast<std::size_t>(d.rung)];
            passing.push_back(explain_step<G>(p, s, d, budget));
            passing.back().message =
                say(phrases::phrase(phrases::Passing), say(by.name), passing.back().message);
        }
        rung = std::max(rung, deduction.rung);
        apply_round<G>(p, s, out, nullptr);
    }
    return std::nullopt;
}

// Of a puzzle without an answer: why, where the ladder sees it.
template <Genre G>
Hint<G> no_answer(const typename G::Puzzle& p, const Budget& budget) {
    Hint<G> hint = no_step<G>(HintKind::None, phrases::NoAnswer);
    Budget part = budget.slice(kReasonNodes);
    const Slice slice = contradiction_of<G>(p, G::start(p), part);
    if (slice.steps.empty()) return hint;
    hint.message = say(phrases::phrase(phrases::NoAnswerSince), tell_as_it_is(slice));
    hint.sites = slice.grounds.givens;
    merge(hint.sites, slice.grounds.state);
    return hint;
}

// A broken rule, and why no mark mends it where the rule's own places do not show that.
template <Genre G>
Hint<G> broken_hint(const typename G::Puzzle& p, const typename G::State& marks,
                    const Violation& violation, const Budget& budget) {
    Hint<G> hint = no_step<G>(HintKind::Broken, phrases::MarksWrong, violation.sites);
    hint.message = violation.message;
    Budget part = budget.slice(kReasonNodes);
    const Slice slice = contradiction_of<G>(p, marks, part);
    const auto is_cited = [&](const Site& site) { return contains(violation.sites, site); };
    const Sites& state = slice.grounds.state;
    if (slice.steps.empty() || std::all_of(state.begin(), state.end(), is_cited)) return hint;
    append(hint.message, {" ", ""});
    append(hint.message, tell_as_it_is(slice));
    merge(hint.sites, slice.grounds.givens);
    merge(hint.sites, state);
    return hint;
}

// What is wrong or finished about the marks; empty if the ladder may speak. Leaves an answer that
// extends the marks in `answer`.
template <Engine G>
std::optional<Hint<G>> trouble(const typename G::Puzzle& p, const typename G::State& marks,
                               std::optional<typename G::State>& answer, Budget& budget) {
    const auto violations = judge<G>(p, marks);
    const bool bare = marks == G::start(p);
    for (const Violation& violation : violations) {
        if (bare || violation.standing != Standing::Broken) continue;
        return broken_hint<G>(p, marks, violation, budget);
    }
    const auto of_clues = G::solve(p, G::start(p), {}, budget);
    if (of_clues.verdict() == Verdict::None) {
        return no_answer<G>(p, budget);
    }
    if (of_clues.verdict() == Verdict::Unique) {
        auto wrong = G::differences(p, marks, of_clues.kept.front());
        if (!wrong.empty()) {
            const auto key = wrong.size() == 1 ? phrases::OneMarkWrong : phrases::MarksWrong;
            return wrong_hint<G>(p, marks, key, std::move(wrong), budget);
        }
        answer = of_clues.kept.front();
    } else {
        const auto of_marks = G::solve(p, marks, {1, 1}, budget);
        if (of_marks.verdict() == Verdict::None) {
            return wrong_hint<G>(p, marks, phrases::MarksHopeless, {}, budget);
        }
        if (!of_marks.kept.empty()) answer = of_marks.kept.front();
    }
    if (violations.empty() && G::branch(p, marks).empty()) {
        return no_step<G>(HintKind::Done, phrases::BoardDone);
    }
    return std::nullopt;
}

template <Engine G>
Hint<G> search_hint(const typename G::Puzzle& p, const typename G::State& marks,
                    const typename G::State& answer, Budget& budget) {
    const auto facts = G::common(p, marks, answer, budget);
    if (facts && facts->empty()) return no_step<G>(HintKind::Stuck, phrases::SeveralAnswers);
    const auto found =
        facts ? search_step<G>(p, marks, *facts, budget) : std::optional<SearchStep<G>>();
    if (!found) return no_step<G>(HintKind::Unknown, phrases::OutOfBudget);
    Hint<G> hint;
    hint.kind = HintKind::Step;
    hint.rung = kSearchRung;
    hint.explanation = found->explanation;
    hint.after = marks;
    G::apply(p, hint.after, found->fact);
    return hint;
}

}  // namespace detail

// `use` are the rungs that may speak; `search` allows the level above them.
template <Engine G>
Hint<G> hint(const typename G::Puzzle& p, const typename G::State& marks, RungSet use, bool search,
             Budget& budget) {
    std::optional<typename G::State> answer;
    if (auto found = detail::trouble<G>(p, marks, answer, budget)) return *found;
    if (auto found = detail::ladder_hint<G>(p, marks, use, budget)) return *found;
    if (budget.exhausted() || (search && !answer)) {
        return detail::no_step<G>(HintKind::Unknown, phrases::OutOfBudget);
    }
    if (!search) return detail::no_step<G>(HintKind::Stuck, phrases::RungsStuck);
    return detail::search_hint<G>(p, marks, *answer, budget);
}

}  // namespace hashigo::core
