// What makes a board a puzzle, whatever the genre: every single change of a given that leaves
// exactly one answer, and only where there is none several changes, the least of a few attempts. A
// genre knows which changes there are; `after_change(puzzle, change)` makes one.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "core/budget.h"
#include "core/random.h"
#include "core/verdict.h"

namespace hashigo::core {

template <class Puzzle, class Change>
struct Repair {
    std::vector<Change> changes;  // in the order of the board
    Puzzle after;                 // has exactly one answer
};

// Why a search for repairs ended.
enum class RepairEnd {
    None,      // nothing was looked for, as there is one answer
    Enough,    // as many as were asked for
    Singles,   // every single change was tried
    Attempts,  // that, and a few attempts at several changes
    Hopeless,  // it is known that no changes will do
    Limit      // the budget ended first
};

template <class Puzzle, class Change>
struct Repairs {
    Verdict verdict = Verdict::Unknown;          // of the board as it is
    std::vector<Repair<Puzzle, Change>> list{};  // the most natural first
    bool least = false;  // it is known that no repair has fewer changes than these
    RepairEnd end = RepairEnd::Limit;
};

// Single changes that will do, the most natural first, or the knowledge that no changes will.
template <class Change>
struct SingleChanges {
    std::vector<Change> list{};
    bool hopeless = false;
};

// At most `most` repairs of a board whose verdict is known. `singles()` gives SingleChanges, of
// which `most` suffice, and `at_length()` may give one repair of several. None of a board that is
// unique. Where the budget ends, what was found until then.
template <class Change, class Puzzle, class Singles, class AtLength>
Repairs<Puzzle, Change> find_repairs(const Puzzle& p, Verdict verdict, std::size_t most,
                                     Budget& budget, const Singles& singles,
                                     const AtLength& at_length) {
    Repairs<Puzzle, Change> repairs;
    repairs.verdict = verdict;
    repairs.least = verdict == Verdict::Unique;
    if (verdict == Verdict::Unique) repairs.end = RepairEnd::None;
    if (verdict == Verdict::Unique || verdict == Verdict::Unknown) return repairs;
    const SingleChanges<Change> found = singles();
    for (const Change& change : found.list) {
        if (repairs.list.size() == most) break;
        repairs.list.push_back({{change}, after_change(p, change)});
    }
    repairs.least = !repairs.list.empty();
    repairs.end = budget.exhausted()            ? RepairEnd::Limit
                  : repairs.list.size() == most ? RepairEnd::Enough
                  : found.hopeless              ? RepairEnd::Hopeless
                                                : RepairEnd::Singles;
    if (!repairs.list.empty() || repairs.end != RepairEnd::Singles) return repairs;
    if (auto repair = at_length()) {
        repairs.least = repair->changes.size() <= 2;
        repairs.list.push_back(std::move(*repair));
    }
    repairs.end = budget.exhausted() ? RepairEnd::Limit : RepairEnd::Attempts;
    return repairs;
}

// Of the repairs that a few attempts make, each from its own random numbers, one with the fewest
// changes; empty if none succeeded.
template <class Attempt>
auto least_of_attempts(const Attempt& attempt, Budget& budget) {
    constexpr std::uint64_t kAttempts = 6;
    const Random random(1);
    decltype(attempt(random)) best;
    for (std::uint64_t k = 0; k < kAttempts && !budget.exhausted(); ++k) {
        auto repair = attempt(random.fork(k));
        if (!repair || (best && best->changes.size() <= repair->changes.size())) continue;
        best = std::move(repair);
    }
    return best;
}

}  // namespace hashigo::core
