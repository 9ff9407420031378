// Repairs, against every single change that there is, tried one by one. A genre's Trial says how:
// a board that is made, its answers counted by other means, whether one change will do, and the
// clue that a change is about.
#pragma once

#include <gtest/gtest.h>

#include "core/budget.h"
#include "core/random.h"
#include "core/repair.h"

namespace hashigo::tests {

struct RepairsFound {
    int single = 0;   // boards that one change mends
    int several = 0;  // boards that only more changes mended
};

template <class Trial, class Puzzle, class Repair>
void expect_sound(const Puzzle& p, const Repair& repair) {
    EXPECT_EQ(Trial::answers_of(repair.after), 1U);
    Puzzle again = p;
    for (const auto& change : repair.changes) {
        EXPECT_NE(Trial::clue_of(again, change), change.clue);
        Trial::clue_of(again, change) = change.clue;
    }
    EXPECT_EQ(again, repair.after);
}

// Of a board that has not exactly one answer.
template <class Trial, class Puzzle, class Found>
void expect_mended(const Puzzle& p, const Found& repairs, RepairsFound& counts) {
    const bool single = !repairs.list.empty() && repairs.list[0].changes.size() == 1;
    ASSERT_EQ(single, Trial::one_change_will_do(p));
    EXPECT_TRUE(!single || repairs.least);
    const bool hopeless = repairs.end == core::RepairEnd::Hopeless;
    EXPECT_TRUE(!hopeless || (repairs.verdict == core::Verdict::None && repairs.list.empty()));
    counts.single += single ? 1 : 0;
    counts.several += !repairs.list.empty() && !single ? 1 : 0;
}

template <class Trial>
void try_repairs(core::Random& random, RepairsFound& counts) {
    const auto p = Trial::board(random);
    core::Budget budget;
    const auto repairs = Trial::repairs(p, budget);
    ASSERT_EQ(repairs.verdict, core::verdict_of(Trial::answers_of(p), true));
    for (const auto& repair : repairs.list) expect_sound<Trial>(p, repair);
    const bool unique = repairs.verdict == core::Verdict::Unique;
    EXPECT_EQ(repairs.end == core::RepairEnd::None, unique);
    EXPECT_NE(repairs.end, core::RepairEnd::Limit);
    if (unique) {
        EXPECT_TRUE(repairs.list.empty());
    } else {
        expect_mended<Trial>(p, repairs, counts);
    }
}

}  // namespace hashigo::tests
