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

template <class Trial>
void try_repairs(core::Random& random, RepairsFound& counts) {
    const auto p = Trial::board(random);
    core::Budget budget;
    const auto repairs = Trial::repairs(p, budget);
    const auto verdict = core::verdict_of(Trial::answers_of(p), true);
    ASSERT_EQ(repairs.verdict, verdict);
    for (const auto& repair : repairs.list) expect_sound<Trial>(p, repair);
    EXPECT_EQ(repairs.end == core::RepairEnd::None, verdict == core::Verdict::Unique);
    EXPECT_NE(repairs.end, core::RepairEnd::Limit);
    if (verdict == core::Verdict::Unique) {
        EXPECT_TRUE(repairs.list.empty());
        return;
    }
    const bool found = !repairs.list.empty() && repairs.list[0].changes.size() == 1;
    ASSERT_EQ(found, Trial::one_change_will_do(p));
    EXPECT_TRUE(!found || repairs.least);
    const bool hopeless = repairs.end == core::RepairEnd::Hopeless;
    EXPECT_TRUE(!hopeless || (verdict == core::Verdict::None && repairs.list.empty()));
    counts.single += found ? 1 : 0;
    counts.several += !repairs.list.empty() && !found ? 1 : 0;
}

}  // namespace hashigo::tests
