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

template <Face G>
StepReport step_report(const core::Position<G>& position, int rung, core::Explanation told,
                       const typename G::State& after) {
    const bool refutes = told.reason == core::phrases::phrase(core::phrases::Suppose).key ||
                         told.reason == core::phrases::phrase(core::phrases::Searched).key;
    return {rung_id<G>(rung),
            std::move(told.reason),
            std::move(told.message),
            std::move(told.concludes),
            told.because(),
            std::move(told.therefore),
            std::move(told.chain),
            pzprv3<G>({position.puzzle, after, position.notes}),
            refutes};
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

template <Face G>
HintReport hint_report(const core::Position<G>& position, HintReport report,
                       const HintRequest& request, core::Budget& budget) {
    core::Hint<G> hint =
        core::hint<G>(position.puzzle, position.marks, request.use, request.search, budget);
    report.state = state_name(hint.kind);
    if (hint.kind == core::HintKind::Step) {
        report.step = step_report<G>(position, hint.rung, std::move(hint.explanation), hint.after);
        return report;
    }
    report.message = std::move(hint.message);
    report.sites = std::move(hint.sites);
    return report;
}

// How a walk ended, where it is not solved.
template <class G>
core::Text ending(const core::Walk<G>& walk, bool search, const core::Budget& budget) {
    switch (walk.stop) {
        case core::Stop::Solved: return {};
        case core::Stop::Contradiction: return core::say(tr("explain.contradiction"));
        case core::Stop::Exhausted: return limit_error(budget.reached()).message;
        case core::Stop::Stuck: break;
    }
    if (walk.verdict == core::Verdict::Many) return core::say(tr("explain.several"));
    return core::say(search ? tr("explain.stuck") : tr("explain.rungs_stuck"));
}

template <Face G>
core::Result<ExplainReport> explain_report(const core::Position<G>& position, ExplainReport report,
                                           const ExplainRequest& request, core::Budget& budget) {
    // Every step keeps its position.
    const auto cells = static_cast<std::uint64_t>(report.about.size.cells());
    if (!budget.afford(cells * cells)) return too_large(budget, cells * cells);
    const auto& p = position.puzzle;
    const auto s = request.from == From::Marks ? position.marks : G::start(p);
    core::Walk<G> walk = core::walk<G>(p, s, request.steps.use, request.steps.search, budget);
    report.solved = walk.stop == core::Stop::Solved;
    report.cut_short = walk.stop == core::Stop::Exhausted;
    report.verdict = walk.verdict;
    report.message = ending<G>(walk, request.steps.search, budget);
    for (core::Stride<G>& stride : walk.steps) {
        report.steps.push_back(
            step_report<G>(position, stride.rung, std::move(stride.explanation), stride.after));
    }
    return report;
}

}  // namespace hashigo::app
