// What contradicts and what would mend it, as reports.
#pragma once

#include <utility>
#include <vector>

#include "app/erased_solve.h"

namespace hashigo::app {

template <Face G>
ConflictReport conflict_report(const core::Position<G>& position, ConflictReport report, From from,
                               core::Budget& budget) {
    const auto& p = position.puzzle;
    const auto s = from == From::Marks ? position.marks : G::start(p);
    report.witness = G::conflict(p, s, budget);
    if (report.witness.state == Witness::State::Unknown && report.witness.message.empty()) {
        report.witness.message = limit_error(budget).message;
    }
    if (report.witness.state != Witness::State::Found) return report;
    const auto [puzzle, marks] = only<G>(p, s, report.witness);
    report.position = pzprv3<G>({puzzle, marks, position.notes});
    return report;
}

template <Face G>
RepairReport repair_report(const core::Position<G>& position, RepairReport report,
                           const RepairRequest& request, core::Budget& budget) {
    auto mendings = G::repair(position.puzzle, request, budget);
    report.verdict = mendings.verdict;
    report.least = mendings.least;
    report.end = mendings.end;
    if (mendings.end == core::RepairEnd::Limit) report.limit = limit_error(budget).message;
    for (Mended<typename G::Puzzle>& one : mendings.list) {
        const auto marks = G::start(one.after);
        report.repairs.push_back(
            {std::move(one.changes), pzprv3<G>({one.after, marks, position.notes})});
    }
    return report;
}

}  // namespace hashigo::app
