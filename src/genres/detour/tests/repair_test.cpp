// Repairs, against every single change that there is on small boards, tried by plain enumeration.
#include "genres/detour/repair.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "genres/detour/generate.h"
#include "genres/detour/regions.h"
#include "genres/detour/solve.h"
#include "genres/detour/tests/small_boards.h"

namespace hashigo::detour {
namespace {

using tests::all_answers;
using tests::any_board;
using tests::no_marks;

std::size_t answers_of(const Puzzle& p) {
    return all_answers(p, no_marks(p)).size();
}

Clue& clue_of(Puzzle& p, int region) {
    return p.clues[static_cast<std::size_t>(region)];
}

// Whether some number put, changed or taken away leaves one answer, tried one by one.
bool one_change_will_do(const Puzzle& p) {
    for (int region = 0; region < p.regions(); ++region) {
        Puzzle other = p;
        clue_of(other, region) = {};
        if (answers_of(other) == 1) return true;
        const int cells = static_cast<int>(cells_of(p, region).size());
        for (int number = 0; number <= cells; ++number) {
            clue_of(other, region) = {number, true};
            if (answers_of(other) == 1) return true;
        }
    }
    return false;
}

void expect_sound(const Puzzle& p, const Repair& repair) {
    EXPECT_EQ(answers_of(repair.after), 1U);
    Puzzle again = p;
    for (const Change& change : repair.changes) {
        EXPECT_NE(clue_of(again, change.region), change.clue);
        clue_of(again, change.region) = change.clue;
    }
    EXPECT_EQ(again, repair.after);
}

TEST(Repair, FindsASingleChangeExactlyIfThereIsOne) {
    core::Random random(11);
    int single = 0;
    int several = 0;
    for (int k = 0; k < 250; ++k) {
        const Puzzle p = any_board(random);
        core::Budget budget;
        const Repairs repairs = find_repairs(p, 4, budget);
        const auto verdict = core::verdict_of(answers_of(p), true);
        ASSERT_EQ(repairs.verdict, verdict);
        for (const Repair& repair : repairs.list) expect_sound(p, repair);
        if (verdict == core::Verdict::Unique) {
            EXPECT_TRUE(repairs.list.empty());
            continue;
        }
        const bool found = !repairs.list.empty() && repairs.list[0].changes.size() == 1;
        ASSERT_EQ(found, one_change_will_do(p)) << k;
        EXPECT_TRUE(!found || repairs.least);
        single += found ? 1 : 0;
        several += !repairs.list.empty() && !found ? 1 : 0;
    }
    EXPECT_GT(single, 30);
    EXPECT_GT(several, 3);
}

// One number of a puzzle is wrong, or is missing: what was there is among the repairs.
TEST(Repair, MendsAPuzzleThatWasSpoilt) {
    const core::Size size{8, 8};
    core::Budget budget;
    const auto answers = AnswerSource::make(size, budget);
    for (std::uint64_t k = 0; k < 8; ++k) {
        core::Random random = core::Random(12).fork(k);
        const auto whole = attempt(size, *answers, {}, random, budget);
        ASSERT_TRUE(whole.has_value());
        const auto binds = [](const Clue& clue) { return clue.binds(); };
        const auto first = std::find_if(whole->clues.begin(), whole->clues.end(), binds);
        const int region = static_cast<int>(first - whole->clues.begin());
        Puzzle spoilt = *whole;
        if (k % 2 == 0) clue_of(spoilt, region) = {};
        if (k % 2 == 1) ++*clue_of(spoilt, region).number;
        const Repairs repairs = find_repairs(spoilt, 1000, budget);
        EXPECT_NE(repairs.verdict, core::Verdict::Unknown);
        EXPECT_TRUE(repairs.verdict == core::Verdict::Unique ||
                    std::any_of(repairs.list.begin(), repairs.list.end(), [&](const Repair& one) {
                        return one.changes.size() == 1 && one.changes[0].region == region;
                    }));
        for (const Repair& repair : repairs.list) {
            const auto left = solve(repair.after, no_marks(spoilt), {2, 0}, budget);
            EXPECT_EQ(left.verdict(), core::Verdict::Unique);
        }
    }
}

TEST(Repair, NumbersAreOfNoUseOnAnOddBoard) {
    core::Budget budget;
    const Repairs repairs = find_repairs(blank_puzzle({7, 9}), 5, budget);
    EXPECT_EQ(repairs.verdict, core::Verdict::None);
    EXPECT_TRUE(repairs.list.empty());
}

TEST(Repair, ABudgetThatRunsOutIsNoAnswer) {
    const Puzzle empty = blank_puzzle({10, 10});
    core::Budget none(0);
    EXPECT_EQ(find_repairs(empty, 5, none).verdict, core::Verdict::Unknown);
}

}  // namespace
}  // namespace hashigo::detour
