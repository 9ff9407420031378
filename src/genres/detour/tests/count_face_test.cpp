// Counting and drawing through the commands' side of the genre.
#include <gtest/gtest.h>

#include "app/erased.h"
#include "genres/detour/genre.h"

namespace hashigo::detour {
namespace {

const app::Erased<Detour>& genre() {
    static const app::Erased<Detour> erased;
    return erased;
}

std::string blank(core::Size size) {
    return genre().blank(size)->text;
}

std::string counted(const std::string& position, const app::Choices& rules = {}) {
    core::Budget budget;
    const auto report = genre().count(position, rules, {}, budget);
    return report ? report->count : report.error().code;
}

TEST(DetourCount, OfBoardsWithoutNumbersUnderEveryRule) {
    const app::Choices several = {{"several-loops", "true"}};
    const app::Choices skips = {{"skips", "true"}};
    const app::Choices neither = {{"several-loops", "true"}, {"skips", "true"}};
    EXPECT_EQ(counted(blank({8, 8})), "4638576");
    EXPECT_EQ(counted(blank({8, 8}), several), "360783593");
    EXPECT_EQ(counted(blank({8, 8}), skips), "603841648931");
    EXPECT_EQ(counted(blank({8, 8}), neither), "11282914491065");
    EXPECT_EQ(counted(blank({7, 7})), "0");
    EXPECT_EQ(counted(blank({14, 14})), "56126499620491437281263608");
}

TEST(DetourCount, AgreesWithTheOracleOnBoardsWithNumbers) {
    core::Random random(31);
    for (int k = 0; k < 20; ++k) {
        std::vector<int> region(16);
        for (int& r : region) r = static_cast<int>(random.below(2));
        Puzzle p = puzzle_of_regions({4, 4}, region);
        for (Clue& clue : p.clues) {
            if (random.below(2) == 0) clue = {static_cast<int>(random.below(7)), true};
        }
        core::Budget budget;
        const auto fast = Detour::count(p, {}, budget);
        ASSERT_TRUE(fast);
        const auto slow =
            Detour::oracle(p, Detour::start(p), {core::Budget::kUnlimited, 0}, budget);
        ASSERT_TRUE(slow.exact);
        EXPECT_EQ(*fast, std::to_string(slow.count));
    }
}

TEST(DetourCount, ByTurnsHasAMean) {
    core::Budget budget;
    app::CountRequest request;
    request.by_turns = true;
    const auto report = genre().count(blank({4, 4}), {}, request, budget);
    ASSERT_TRUE(report);
    ASSERT_TRUE(report->by_turns);
    ASSERT_EQ(report->by_turns->rows.size(), 2U);
    EXPECT_EQ(report->by_turns->rows[0].turns, 8);
    EXPECT_EQ(report->by_turns->rows[0].count, "4");
    EXPECT_EQ(report->by_turns->rows[1].turns, 12);
    EXPECT_EQ(report->by_turns->mean, "9.333");
    const auto none = genre().count(blank({3, 3}), {}, request, budget);
    EXPECT_TRUE(none->by_turns->rows.empty());
    EXPECT_TRUE(none->by_turns->mean.empty());
    request.method = app::Method::Oracle;
    EXPECT_EQ(genre().count(blank({4, 4}), {}, request, budget).error().code, "unsupported");
}

TEST(DetourCount, NamesTheLimitThatWasReached) {
    core::Budget few(5);
    const auto limited = genre().count(blank({14, 14}), {}, {}, few);
    ASSERT_FALSE(limited);
    EXPECT_EQ(limited.error().code, "limit.nodes");
    core::Budget small;
    small.limit_bytes(1000);
    EXPECT_EQ(genre().count(blank({14, 14}), {}, {}, small).error().code, "limit.memory");
}

TEST(DetourSamples, AreCompletePositionsThatHangOnTheSeedAlone) {
    core::Budget budget;
    const auto samples = genre().samples({6, 8}, {}, budget);
    ASSERT_TRUE(samples);
    EXPECT_EQ(samples->answers, "32675");
    const auto one = samples->draw(core::Random(3));
    EXPECT_EQ(one.text, samples->draw(core::Random(3)).text);
    EXPECT_NE(one.text, samples->draw(core::Random(4)).text);
    const auto check = genre().check(one.text, {});
    ASSERT_TRUE(check);
    EXPECT_TRUE(check->complete);
    EXPECT_EQ(genre().samples({6, 6}, {{"skips", "true"}}, budget).error().code, "sample.rules");
    EXPECT_EQ(genre().samples({5, 5}, {}, budget).error().code, "sample.none");
}

}  // namespace
}  // namespace hashigo::detour
