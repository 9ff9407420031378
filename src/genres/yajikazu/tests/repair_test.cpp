// Repairs, against every single change that there is on small boards, tried with the oracle.
#include "genres/yajikazu/repair.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "genres/yajikazu/generate.h"
#include "genres/yajikazu/state.h"
#include "genres/yajikazu/tests/kit.h"
#include "tests/shared/repairs.h"

namespace hashigo::yajikazu {
namespace {

struct Trial {
    static Puzzle board(core::Random& random) {
        constexpr int kMostCells = 12;  // for the oracle's sake
        Puzzle p = Kit::small_board(random);
        while (p.size.cells() > kMostCells) p = Kit::small_board(random);
        return p;
    }
    static std::uint64_t answers_of(const Puzzle& p) {
        core::Budget budget;
        return Yajikazu::oracle(p, start(p), {2, 0}, budget).count;
    }
    static Repairs repairs(const Puzzle& p, core::Budget& budget) {
        return find_repairs(p, 4, budget);
    }
    static Clue& clue_of(Puzzle& p, const Change& change) {
        return p.clues[static_cast<std::size_t>(change.cell)];
    }
    // Whether some clue put, changed or taken away leaves one answer.
    static bool one_change_will_do(const Puzzle& p) {
        for (int cell = 0; cell < p.size.cells(); ++cell) {
            Puzzle other = p;
            Clue& clue = other.clues[static_cast<std::size_t>(cell)];
            clue = {};
            if (answers_of(other) == 1 || some_clue_will_do(other, clue)) return true;
        }
        return false;
    }
    static bool some_clue_will_do(const Puzzle& p, Clue& clue) {
        for (const core::Direction arrow : core::kDirections) {
            for (int number = 0; number <= 6; ++number) {
                clue = {arrow, number, true};
                if (answers_of(p) == 1) return true;
            }
        }
        return false;
    }
};

TEST(Repair, FindsASingleChangeExactlyIfThereIsOne) {
    core::Random random(7);
    hashigo::tests::RepairsFound found;
    for (int k = 0; k < 250; ++k) {
        SCOPED_TRACE(k);
        hashigo::tests::try_repairs<Trial>(random, found);
    }
    EXPECT_GT(found.single, 40);
    EXPECT_GT(found.several, 10);
}

// One clue of a puzzle is wrong, or is missing: what was there is among the repairs, first of its
// kind.
TEST(Repair, MendsAPuzzleThatWasSpoilt) {
    for (std::uint64_t k = 0; k < 12; ++k) {
        core::Random random = core::Random(8).fork(k);
        core::Budget budget;
        const auto whole = attempt({7, 7}, {}, random, budget);
        ASSERT_TRUE(whole.has_value());
        const auto groups = clue_groups(*whole, Symmetry::None);
        const int cell = groups[static_cast<std::size_t>(random.below(groups.size()))].front();
        Puzzle spoilt = *whole;
        spoilt.clues[static_cast<std::size_t>(cell)] = {};
        const Repairs repairs = find_repairs(spoilt, 1000, budget);
        EXPECT_EQ(repairs.verdict, core::Verdict::Many);
        EXPECT_TRUE(std::any_of(repairs.list.begin(), repairs.list.end(), [&](const Repair& one) {
            return one.changes.size() == 1 && one.changes[0].cell == cell;
        }));
        for (const Repair& repair : repairs.list) {
            const auto answers = Yajikazu::solve(repair.after, start(repair.after), {2, 0}, budget);
            EXPECT_EQ(answers.verdict(), core::Verdict::Unique);
        }
    }
}

TEST(Repair, AnAnswerThatIsFarAwayTakesSeveralChanges) {
    const Puzzle empty{{6, 6}, std::vector<Clue>(36), {}};
    core::Budget budget;
    const Repairs repairs = find_repairs(empty, 5, budget);
    ASSERT_EQ(repairs.list.size(), 1U);
    EXPECT_GT(repairs.list[0].changes.size(), 2U);
    EXPECT_FALSE(repairs.least);
    const Puzzle& after = repairs.list[0].after;
    EXPECT_EQ(Yajikazu::solve(after, start(after), {}, budget).verdict(), core::Verdict::Unique);
}

TEST(Repair, ABudgetThatRunsOutIsNoAnswer) {
    const Puzzle empty{{9, 9}, std::vector<Clue>(81), {}};
    core::Budget none(0);
    EXPECT_EQ(find_repairs(empty, 5, none).verdict, core::Verdict::Unknown);
    core::Budget little(40);
    const Repairs cut = find_repairs(empty, 5, little);
    EXPECT_TRUE(little.exhausted());
    EXPECT_TRUE(cut.list.empty());
    EXPECT_FALSE(cut.least);
    EXPECT_EQ(cut.end, core::RepairEnd::Limit);
}

TEST(Repair, RulesThatForbidAnyAnswerAreBeyondRepair) {
    const Puzzle one{{1, 1}, std::vector<Clue>(1), {true, false}};
    core::Budget budget;
    const Repairs repairs = find_repairs(one, 5, budget);
    EXPECT_EQ(repairs.verdict, core::Verdict::None);
    EXPECT_EQ(repairs.end, core::RepairEnd::Hopeless);
}

}  // namespace
}  // namespace hashigo::yajikazu
