// Exact counts of answers and of puzzles with few stones: known values, the oracle, the census.
#include "genres/goishi/count.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <map>

#include "genres/goishi/census.h"
#include "genres/goishi/oracle/by_walk.h"
#include "genres/goishi/state.h"
#include "genres/goishi/stone_count.h"
#include "genres/goishi/tests/boards.h"

namespace hashigo::goishi {
namespace {

bool in_full() {
    const char* scale = std::getenv("HASHIGO_TEST_SCALE");
    return scale == nullptr || std::atof(scale) >= 1;
}

std::string counted(const Puzzle& p) {
    core::Budget budget;
    const auto count = count_answers(p, budget);
    EXPECT_TRUE(count.ok());
    return core::decimal(*count);
}

TEST(GoishiCount, KnowsFullBoards) {
    const std::map<std::pair<int, int>, std::string> known = {
        {{1, 1}, "1"},    {{1, 2}, "2"},     {{1, 3}, "2"},      {{1, 16}, "2"},  {{2, 2}, "8"},
        {{2, 3}, "20"},   {{2, 4}, "60"},    {{2, 5}, "172"},    {{2, 6}, "508"}, {{2, 7}, "1500"},
        {{2, 8}, "4460"}, {{2, 9}, "13292"}, {{2, 10}, "39708"}, {{3, 3}, "64"},  {{3, 4}, "400"},
        {{3, 5}, "2004"}, {{3, 6}, "11936"}, {{4, 4}, "6984"}};
    for (const auto& [size, count] : known) {
        EXPECT_EQ(counted(full_board({size.first, size.second})), count);
        EXPECT_EQ(counted(full_board({size.second, size.first})), count);
    }
    if (in_full()) {
        EXPECT_EQ(counted(full_board({5, 4})), "89524");
    }
}

TEST(GoishiCount, TwoFullRowsFollowTheFormula) {
    for (int cols = 2; cols <= (in_full() ? 11 : 8); ++cols) {
        core::Budget budget;
        EXPECT_EQ(*count_by_memory(full_board({2, cols}), budget), two_row_answers(cols)) << cols;
    }
    for (int n = 5; n <= 300; ++n) {
        ASSERT_EQ(two_row_answers(n),
                  4 * two_row_answers(n - 1) - two_row_answers(n - 2) - 6 * two_row_answers(n - 3));
    }
    EXPECT_EQ(counted(full_board({2, 40})), "8105110672541828460");
    Puzzle free = full_board({2, 3});
    free.variant.reversal = true;
    EXPECT_NE(counted(free), "20");
}

TEST(GoishiCount, AgreesWithWalkingRandomBoards) {
    core::Random random(3);
    for (int k = 0; k < (in_full() ? 2000 : 200); ++k) {
        const Puzzle p = tests::random_board(random, 9);
        const auto all =
            oracle::enumerate_by_walk(p, start(p), ~std::uint64_t{0}, 0, [] { return true; });
        ASSERT_EQ(counted(p), std::to_string(all.count));
    }
}

TEST(GoishiCount, StopsAtItsLimits) {
    const Puzzle p = full_board({4, 4});
    core::Budget nodes(100);
    EXPECT_EQ(count_answers(p, nodes).error().fault, core::Fault::Limit);
    EXPECT_EQ(nodes.reached(), core::Limit::Nodes);
    core::Budget bytes;
    bytes.limit_bytes(10000);
    EXPECT_EQ(count_answers(p, bytes).error().fault, core::Fault::Limit);
    EXPECT_EQ(bytes.reached(), core::Limit::Memory);
}

// A walk as deep as its board is large must not end the program.
TEST(GoishiCount, OutlivesALongBoard) {
    core::Budget budget(30000);
    EXPECT_EQ(count_by_memory(full_board({2, 999}), budget).error().code, "limit");
}

// ---- the stone-count theorem

std::uint64_t choose(int n, int k) {
    return core::choose(static_cast<std::uint64_t>(n), static_cast<std::uint64_t>(k))
        .convert_to<std::uint64_t>();
}

// Of the puzzles of a census, those without an empty line.
std::uint64_t tight(const census::Census& census, int stones) {
    std::uint64_t loose = 0;
    for (int rows = 1; rows <= census.size.rows; ++rows) {
        for (int cols = 1; cols <= census.size.cols; ++cols) {
            if (core::Size{rows, cols} == census.size) continue;
            loose += choose(census.size.rows, rows) * choose(census.size.cols, cols) *
                     tight_puzzles(rows, cols, stones);
        }
    }
    return census.puzzles_of(stones) - loose;
}

// All grids with rows + columns <= 11 but 4x7 and 5x6, which the benchmarks look at; and beyond, to
// see that nothing is left out.
TEST(GoishiStoneCount, TheTableFollowsFromCensuses) {
    std::vector<core::Size> sizes = {{1, 9}, {2, 9}, {3, 3}, {3, 4}, {3, 5},
                                     {3, 6}, {4, 4}, {4, 5}, {3, 7}};
    if (in_full()) sizes.insert(sizes.end(), {{3, 8}, {4, 6}, {5, 5}});
    for (const core::Size size : sizes) {
        core::Budget budget;
        const auto census = census::take({size}, budget);
        ASSERT_TRUE(census.ok());
        for (int stones = 2; stones <= std::min(kMostStones, size.cells()); ++stones) {
            EXPECT_EQ(tight(*census, stones), tight_puzzles(size.rows, size.cols, stones))
                << size.rows << "x" << size.cols << " " << stones;
            EXPECT_EQ(stone_count(size, stones).puzzles,
                      std::to_string(census->puzzles_of(stones)));
        }
    }
}

TEST(GoishiStoneCount, KnowsLargeGrids) {
    EXPECT_EQ(stone_count({6, 6}, 10).puzzles, "2129120");
    EXPECT_EQ(stone_count({10, 10}, 10).puzzles, "3724542720");
    EXPECT_EQ(stone_count({5, 6}, 11).puzzles, "1056064");
    EXPECT_EQ(stone_count({4, 7}, 11).puzzles, "550676");
    EXPECT_EQ(stone_count({10, 10}, 10).boards, "17310309456440");
    for (int stones = 1; stones < 7; ++stones) {
        EXPECT_EQ(stone_count({999, 250}, stones).puzzles, "0");
    }
    for (const core::Size size : {core::Size{17, 30}, core::Size{4, 4}, core::Size{2, 99}}) {
        const core::Count by_formula =
            12 * (core::choose(static_cast<std::uint64_t>(size.rows), 3) *
                      core::choose(static_cast<std::uint64_t>(size.cols), 4) +
                  core::choose(static_cast<std::uint64_t>(size.rows), 4) *
                      core::choose(static_cast<std::uint64_t>(size.cols), 3));
        EXPECT_EQ(stone_count(size, 7).puzzles, core::decimal(by_formula));
    }
}

}  // namespace
}  // namespace hashigo::goishi
