// Solving as a report: the three methods behind one verdict, and why there is no answer where the
// ladder can tell.
#pragma once

#include <algorithm>
#include <string>
#include <utility>

#include "app/errors.h"
#include "app/face.h"
#include "app/phrases.h"
#include "core/explain.h"
#include "core/search.h"

namespace hashigo::app {

template <Face G>
core::Answers<typename G::State> answers_by(Method method, const typename G::Puzzle& p,
                                            const typename G::State& s, core::Wanted wanted,
                                            core::Budget& budget) {
    switch (method) {
        case Method::Solve: return G::solve(p, s, wanted, budget);
        case Method::Search: return core::search<G>(p, s, core::whole_ladder<G>(), wanted, budget);
        case Method::Oracle: return G::oracle(p, s, wanted, budget);
    }
    return {};
}

// Our own positions can always be written in our own format.
template <Face G>
std::string pzprv3(const core::Position<G>& position) {
    auto text = G::write(position, core::Format::Pzprv3);
    return text ? std::move(*text) : std::string();
}

inline core::Sites sites_of(const std::vector<NamedFact>& facts) {
    core::Sites sites;
    for (const NamedFact& fact : facts) core::merge(sites, fact.sites);
    return sites;
}

// The board with nothing on it but what contradicts.
template <Face G>
std::pair<typename G::Puzzle, typename G::State> only(const typename G::Puzzle& p,
                                                      const typename G::State& s,
                                                      const Witness& witness) {
    auto puzzle = G::restrict_to(p, s, sites_of(witness.givens)).first;
    auto marks = G::restrict_to(p, s, sites_of(witness.marks)).second;
    return {std::move(puzzle), std::move(marks)};
}

// The contradiction that climbing ends in, sliced to what it stands on; else the report stays. With
// `at_once` only one that takes no step before it. Whether it was told.
template <Face G>
bool tell_refutation(const typename G::Puzzle& p, const typename G::State& s,
                     const core::Budget& budget, SolveReport& report, bool at_once = false) {
    core::Budget part = budget.slice(core::kReasonNodes);
    const core::Slice slice = core::contradiction_of<G>(p, s, part);
    if (slice.steps.empty() || (at_once && slice.steps.size() > 1)) return false;
    report.reason = core::tell_as_it_is(slice);
    report.conflict = slice.grounds.givens;
    core::merge(report.conflict, slice.grounds.state);
    return true;
}

// What is seen at once; else what contradicts, where the genre can single that out, and the
// ladder's argument about it; else the ladder's argument about the whole board; else only that no
// answer is left.
template <Face G>
void tell_why_none(const typename G::Puzzle& p, const typename G::State& s,
                   const core::Budget& budget, SolveReport& report) {
    report.reason = core::say(tr("solve.none-by-search"));
    if (tell_refutation<G>(p, s, budget, report, true)) return;
    if constexpr (Conflicts<G>) {
        core::Budget part = budget.slice(core::kReasonNodes);
        const Witness witness = G::conflict(p, s, part);
        core::Sites sites = sites_of(witness.givens);
        core::merge(sites, sites_of(witness.marks));
        if (witness.state == Witness::State::Found && !sites.empty()) {
            report.reason = core::say(tr("solve.none-together"));
            report.conflict = sites;
            const auto [puzzle, marks] = only<G>(p, s, witness);
            tell_refutation<G>(puzzle, marks, budget, report);
            return;
        }
    }
    tell_refutation<G>(p, s, budget, report);
}

template <Face G>
std::vector<NamedFact> name_all(const typename G::Puzzle& p,
                                const std::vector<typename G::Fact>& facts) {
    std::vector<NamedFact> named;
    named.reserve(facts.size());
    for (const typename G::Fact& fact : facts) {
        named.push_back({G::name(p, fact), G::sites(p, fact)});
    }
    return named;
}

// Of a walk that cannot be completed: how far it still could, and the walk cut to there.
template <Face G>
void tell_retreat(const core::Position<G>& position, core::Budget& budget, SolveReport& report) {
    if constexpr (core::Walks<G>) {
        const auto& [puzzle, marks, notes, warnings] = position;
        const auto picks = G::last_completable(puzzle, marks, budget);
        if (!picks || *picks < 0) return;
        report.reason = core::stranded(*picks);
        report.retreat = pzprv3<G>({puzzle, G::cut(puzzle, marks, *picks), notes});
    }
}

template <Face G>
std::optional<std::vector<NamedFact>> told_common(const typename G::Puzzle& p,
                                                  const typename G::State& s,
                                                  const typename G::State& answer,
                                                  core::Budget& budget) {
    if constexpr (Shares<G>) {
        return G::shared(p, s, answer, budget);
    } else {
        const auto facts = G::common(p, s, answer, budget);
        if (!facts) return std::nullopt;
        return name_all<G>(p, *facts);
    }
}

template <Face G>
core::Result<SolveReport> solve_report(const core::Position<G>& position, SolveReport report,
                                       const SolveRequest& request, core::Budget& budget) {
    const auto& p = position.puzzle;
    const auto keep = static_cast<std::size_t>(std::max<std::uint64_t>(request.answers, 1));
    const auto cells = static_cast<std::uint64_t>(report.about.size.cells());
    if (!budget.afford(keep * cells)) return limit_error(budget);
    const auto s = request.from == From::Marks ? position.marks : G::start(p);
    const core::Wanted wanted{std::max<std::uint64_t>(request.answers, 2), keep};
    const auto answers = answers_by<G>(request.method, p, s, wanted, budget);
    report.verdict = answers.verdict();
    report.nodes = answers.nodes;
    for (const auto& answer : answers.kept) {
        report.answers.push_back(pzprv3<G>({p, answer, position.notes}));
    }
    if (report.verdict == core::Verdict::None) {
        tell_why_none<G>(p, s, budget, report);
        if (request.from == From::Marks) tell_retreat<G>(position, budget, report);
    }
    if (report.verdict == core::Verdict::Unknown) {
        report.reason = limit_error(budget).message;
    }
    if constexpr (Remarks<G>) {
        for (core::Text& remark : G::remarks(p, answers)) {
            report.about.warnings.push_back(std::move(remark));
        }
    }
    if (request.common && !answers.kept.empty()) {
        report.common = told_common<G>(p, s, answers.kept.front(), budget);
    }
    return report;
}

}  // namespace hashigo::app
