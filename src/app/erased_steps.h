// Steps of a solve as reports: one for a hint, all of them for an explanation. Both come from the
// same machine, so they cannot disagree.
#pragma once

#include <string>
#include <utility>

#include "app/erased_solve.h"
#include "core/hint.h"
#include "core/walk.h"

namespace hashigo::app {

template <Face G>
std::string rung_id(int rung) {
    if (rung == core::kSearchRung) return std::string(kSearch);
    return std::string(G::ladder()[static_cast<std::size_t>(rung)].id());
}

// `after` is null where the position after the step is not asked for.
template <Face G>
StepReport step_report(const core::Position<G>& position, int rung, core::Explanation told,
                       const typename G::State* after) {
    const bool chain_told = told.reason == core::phrases::phrase(core::phrases::Suppose).key;
    return {rung_id<G>(rung),
            std::move(told.reason),
            std::move(told.message),
            std::move(told.concludes),
            told.because(),
            std::move(told.therefore),
            std::move(told.chain),
            after == nullptr ? std::string() : pzprv3<G>({position.puzzle, *after, position.notes}),
            chain_told};
}

constexpr std::string_view state_name(core::HintKind kind) {
    switch (kind) {
        case core::HintKind::Step: return "step";
        case core::HintKind::Broken: return "broken";
        case core::HintKind::Wrong: return "wrong";
        case core::HintKind::Done: return "done";
        case core::HintKind::None: return "none";
        case core::HintKind::Stuck: return "stuck";
        case core::HintKind::Unknown: return "unknown";
    }
    return "unknown";
}

// Where several answers are left, no mark is wrong alone: those that clash, with what they clash.
template <Face G>
void tell_clash([[maybe_unused]] const core::Position<G>& position,
                [[maybe_unused]] core::Budget& budget, [[maybe_unused]] HintReport& report) {
    if constexpr (Conflicts<G>) {
        Witness witness = G::conflict(position.puzzle, position.marks, budget);
        if (witness.state != Witness::State::Found) return;
        for (const auto* facts : {&witness.givens, &witness.marks}) {
            for (const NamedFact& fact : *facts) core::merge(report.sites, fact.sites);
        }
        report.wrong = std::move(witness.marks);
    }
}

template <Face G>
HintReport hint_report(const core::Position<G>& position, HintReport report,
                       const HintRequest& request, core::Budget& budget) {
    core::Hint<G> hint =
        core::hint<G>(position.puzzle, position.marks, request.use, request.search, budget);
    report.state = state_name(hint.kind);
    if (hint.kind == core::HintKind::Step) {
        report.step = step_report<G>(position, hint.rung, std::move(hint.explanation), &hint.after);
        return report;
    }
    report.message = std::move(hint.message);
    if (hint.kind == core::HintKind::Unknown) {
        report.message = joined(std::move(report.message), limit_error(budget).message);
    }
    report.sites = std::move(hint.sites);
    report.wrong = name_all<G>(position.puzzle, hint.wrong);
    if (hint.kind == core::HintKind::Wrong && report.wrong.empty()) {
        tell_clash<G>(position, budget, report);
    }
    return report;
}

// Of marks that no answer extends: of a walk how far it could still be completed, else only that.
template <Face G>
core::Text hopeless(const core::Position<G>& position, From from, core::Budget& budget) {
    if constexpr (core::Walks<G>) {
        const auto picks = from == From::Marks
                               ? G::last_completable(position.puzzle, position.marks, budget)
                               : std::nullopt;
        if (picks && *picks >= 0) return core::stranded(*picks);
    }
    if (from == From::Marks) return core::say(core::phrases::phrase(core::phrases::MarksHopeless));
    return core::say(tr("explain.contradiction"));
}

// How a walk ended, where it is not solved.
template <Face G>
core::Text ending(const core::Position<G>& position, const core::Walk<G>& walk,
                  const ExplainRequest& request, core::Budget& budget) {
    switch (walk.stop) {
        case core::Stop::Solved: return {};
        case core::Stop::Contradiction: return hopeless<G>(position, request.from, budget);
        case core::Stop::Exhausted: return limit_error(budget).message;
        case core::Stop::Stuck: break;
    }
    if (walk.verdict == core::Verdict::None) return hopeless<G>(position, request.from, budget);
    if (walk.verdict == core::Verdict::Many) return core::say(tr("explain.several"));
    return core::say(request.steps.search ? tr("explain.stuck") : tr("explain.rungs-stuck"));
}

template <Face G>
core::Result<ExplainReport> explain_report(const core::Position<G>& position, ExplainReport report,
                                           const ExplainRequest& request, core::Budget& budget) {
    // Every step keeps its state, and its position as text.
    constexpr std::uint64_t kBytes = 10;  // a cell
    const auto step_bytes = kBytes * static_cast<std::uint64_t>(report.about.size.cells());
    const auto& p = position.puzzle;
    const auto s = request.from == From::Marks ? position.marks : G::start(p);
    core::Walk<G> walk =
        core::walk<G>(p, s, request.steps.use, request.steps.search, budget, step_bytes);
    report.solved = walk.stop == core::Stop::Solved;
    report.cut_short = walk.stop == core::Stop::Exhausted;
    report.verdict = walk.verdict;
    report.message = ending<G>(position, walk, request, budget);
    for (core::Stride<G>& stride : walk.steps) {
        const std::uint64_t number = report.steps.size() + 1;
        const bool written = request.position_after.value_or(number) == number;
        report.steps.push_back(step_report<G>(position, stride.rung, std::move(stride.explanation),
                                              written ? &stride.after : nullptr));
    }
    return report;
}

}  // namespace hashigo::app
