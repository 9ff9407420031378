// The generator: what it makes has one answer and what was asked for; what is impossible is refused
// with its reason; the same seed makes the same board.
#include "genres/goishi/generate.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/grade.h"
#include "genres/goishi/climb.h"
#include "genres/goishi/genre.h"
#include "genres/goishi/lay.h"
#include "genres/goishi/moves.h"
#include "genres/goishi/solve.h"
#include "genres/goishi/state.h"

namespace hashigo::goishi {
namespace {

core::Result<Puzzle> made(core::Size size, const app::Choices& choices, std::uint64_t seed = 1,
                          std::uint64_t nodes = 3'000'000) {
    core::Budget budget(nodes);
    return generate({size, choices, core::Random(seed)}, budget);
}

std::string refusal(core::Size size, const app::Choices& choices) {
    const auto puzzle = made(size, choices);
    EXPECT_FALSE(puzzle.ok());
    return puzzle.ok() ? "" : puzzle.error().code;
}

std::uint64_t answers(const Puzzle& p, std::uint64_t limit = 2) {
    core::Budget budget;
    return solve(p, start(p), {limit, 0}, budget).count;
}

int stones_of(const Puzzle& p) {
    return static_cast<int>(std::count(p.stones.begin(), p.stones.end(), char{1}));
}

TEST(Generate, BothMethodsMakeUniqueBoards) {
    for (const char* method : {"strew", "answer-first"}) {
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const auto puzzle = made({6, 6}, {{"method", method}, {"stones", "14"}}, seed);
            ASSERT_TRUE(puzzle.ok()) << method;
            EXPECT_EQ(stones_of(*puzzle), 14);
            EXPECT_EQ(answers(*puzzle), 1U);
            EXPECT_TRUE(*puzzle == *made({6, 6}, {{"method", method}, {"stones", "14"}}, seed));
        }
    }
}

TEST(Generate, LargeSparseAndNarrowBoards) {
    for (const core::Size size :
         {core::Size{300, 400}, core::Size{3, 30}, core::Size{20, 4}, core::Size{17, 17}}) {
        const auto puzzle = made(size, {{"stones", "12"}}, 3);
        ASSERT_TRUE(puzzle.ok()) << size.rows << "x" << size.cols << puzzle.error().message.en;
        EXPECT_EQ(puzzle->size, size);
        EXPECT_EQ(stones_of(*puzzle), 12);
        EXPECT_EQ(answers(*puzzle), 1U);
    }
}

TEST(Generate, WithoutTheRuleOfNotTurningBack) {
    Puzzle like;
    like.size = {5, 5};
    app::Choices choices = {{"stones", "9"}};
    for (const core::Option& variant : Goishi::info().variants) {
        choices[std::string(variant.name)] = "true";
    }
    const auto puzzle = made(like.size, choices);
    ASSERT_TRUE(puzzle.ok());
    EXPECT_TRUE(puzzle->variant.reversal);
    EXPECT_EQ(answers(*puzzle), 1U);
}

TEST(Generate, OfAnEffort) {
    const auto puzzle = made({6, 6}, {{"least-effort", "1000"}, {"most-effort", "2000"}});
    ASSERT_TRUE(puzzle.ok());
    core::Budget budget;
    const auto effort = core::grade<Goishi>(*puzzle, budget).effort;
    EXPECT_GE(effort, 1000U);
    EXPECT_LE(effort, 2000U);
}

TEST(Generate, RefusesWhatIsImpossible) {
    EXPECT_EQ(refusal({1, 9}, {}), "generate.thin");
    EXPECT_EQ(refusal({2, 10}, {}), "generate.thin");
    EXPECT_EQ(refusal({12, 2}, {}), "generate.thin");
    EXPECT_EQ(refusal({2, 100}, {{"stones", "30"}}), "generate.thin");
    EXPECT_EQ(refusal({6, 6}, {{"grade", "line"}}), "generate.line");
    EXPECT_EQ(refusal({3, 3}, {}), "generate.counted");
    EXPECT_EQ(refusal({4, 3}, {{"stones", "8"}}), "generate.counted");
    EXPECT_EQ(refusal({9, 9}, {{"stones", "6"}}), "generate.few");
    EXPECT_EQ(refusal({4, 4}, {{"stones", "17"}}), "generate.many");
    EXPECT_EQ(refusal({8, 8}, {{"symmetry", "half-turn"}}), "generate.symmetric");
    EXPECT_EQ(refusal({8, 8}, {{"stones", "x"}}), "generate.number");
}

TEST(Generate, GivesUpAtItsLimit) {
    const auto puzzle = made({8, 8}, {{"stones", "64"}}, 1, 20000);
    ASSERT_FALSE(puzzle.ok());
    EXPECT_EQ(puzzle.error().fault, core::Fault::Limit);
}

TEST(Generate, UsualStonesAreTheUsualOnes) {
    EXPECT_EQ(usual_stones({6, 6}), 14);
    EXPECT_EQ(usual_stones({8, 8}), 22);
    EXPECT_EQ(usual_stones({10, 10}), 30);
    EXPECT_EQ(usual_stones({3, 4}), 7);
    EXPECT_EQ(usual_stones({1, 1}), 1);
    EXPECT_FALSE(impossible({3, 4}, 7).has_value());
}

// Every cell is as likely as any other: 8 of 16 cells, each in about half of the boards.
TEST(Lay, StrewnStonesAreUniform) {
    constexpr int kBoards = 4000;
    std::vector<int> often(16);
    core::Random random(5);
    for (int k = 0; k < kBoards; ++k) {
        const Puzzle p = strew({4, 4}, 8, random);
        EXPECT_EQ(stones_of(p), 8);
        for (std::size_t cell = 0; cell < often.size(); ++cell) often[cell] += p.stones[cell];
    }
    for (const int count : often) EXPECT_NEAR(2 * count, kBoards, 320);  // five deviations
}

TEST(Lay, LaidWalksHaveAnAnswer) {
    core::Random random(6);
    int laid = 0;
    for (int k = 0; k < 300; ++k) {
        const auto p = lay_answer({6, 6}, 12, random);
        if (!p) continue;
        EXPECT_EQ(stones_of(*p), 12);
        EXPECT_GE(answers(*p, 1), 1U);
        ++laid;
    }
    EXPECT_GT(laid, 100);
}

}  // namespace
}  // namespace hashigo::goishi
