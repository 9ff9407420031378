// Repairs, against every single change that there is on small boards, tried by plain enumeration.
#include "genres/detour/repair.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "genres/detour/generate.h"
#include "genres/detour/regions.h"
#include "genres/detour/solve.h"
#include "genres/detour/tests/small_boards.h"
#include "tests/shared/repairs.h"

namespace hashigo::detour {
namespace {

using tests::all_answers;
using tests::any_board;
using tests::no_marks;

Clue& clue_of(Puzzle& p, int region) {
    return p.clues[static_cast<std::size_t>(region)];
}

struct Trial {
    static Puzzle board(core::Random& random) { return any_board(random); }
    static std::uint64_t answers_of(const Puzzle& p) { return all_answers(p, no_marks(p)).size(); }
    static Repairs repairs(const Puzzle& p, core::Budget& budget) {
        return find_repairs(p, 4, budget);
    }
    static Clue& clue_of(Puzzle& p, const Change& change) {
        return detour::clue_of(p, change.region);
    }
    // Whether some number put, changed or taken away leaves one answer.
    static bool one_change_will_do(const Puzzle& p) {
        for (int region = 0; region < p.regions(); ++region) {
            Puzzle other = p;
            Clue& clue = detour::clue_of(other, region);
            clue = {};
            if (answers_of(other) == 1) return true;
            const int cells = static_cast<int>(cells_of(p, region).size());
            for (int number = 0; number <= cells; ++number) {
                clue = {number, true};
                if (answers_of(other) == 1) return true;
            }
        }
        return false;
    }
};

TEST(Repair, FindsASingleChangeExactlyIfThereIsOne) {
    core::Random random(11);
    hashigo::tests::RepairsFound found;
    for (int k = 0; k < 250; ++k) {
        SCOPED_TRACE(k);
        hashigo::tests::try_repairs<Trial>(random, found);
    }
    EXPECT_GT(found.single, 30);
    EXPECT_GT(found.several, 3);
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
    EXPECT_EQ(repairs.end, core::RepairEnd::Hopeless);
}

TEST(Repair, ABudgetThatRunsOutIsNoAnswer) {
    const Puzzle empty = blank_puzzle({10, 10});
    core::Budget none(0);
    const Repairs cut = find_repairs(empty, 5, none);
    EXPECT_EQ(cut.verdict, core::Verdict::Unknown);
    EXPECT_EQ(cut.end, core::RepairEnd::Limit);
}

}  // namespace
}  // namespace hashigo::detour
