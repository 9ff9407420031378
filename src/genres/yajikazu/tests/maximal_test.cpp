// Maximal shadings against a search by their definition, and the theorem that they are about; the
// fewest clues against every board with so few.
#include "genres/yajikazu/maximal.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "genres/yajikazu/fewest.h"
#include "genres/yajikazu/oracle/by_cells.h"
#include "genres/yajikazu/state.h"
#include "genres/yajikazu/tests/maximal_search.h"

namespace hashigo::yajikazu {
namespace {

bool in_full() {
    const char* scale = std::getenv("HASHIGO_TEST_SCALE");
    return scale == nullptr || std::atof(scale) >= 1;
}

std::string maximal(core::Size size) {
    core::Budget budget;
    const auto count = count_maximal(size, budget);
    EXPECT_TRUE(count.ok());
    return count ? core::decimal(*count) : "";
}

TEST(Maximal, AgreesWithTheDefinition) {
    for (int rows = 1; rows <= 5; ++rows) {
        for (int cols = 1; cols <= (rows < 4 ? 8 : 5); ++cols) {
            const auto truth = std::to_string(tests::MaximalSearch({rows, cols}).count());
            EXPECT_EQ(maximal({rows, cols}), truth) << rows << "x" << cols;
            EXPECT_EQ(maximal({cols, rows}), truth);
        }
    }
    if (in_full()) {
        EXPECT_EQ(maximal({4, 7}), std::to_string(tests::MaximalSearch({4, 7}).count()));
    }
}

TEST(Maximal, Squares) {
    const std::vector<std::string> counts = {"1", "4", "11", "110", "1804", "46416", "2393422"};
    for (int n = 1; n <= (in_full() ? 7 : 6); ++n) {
        EXPECT_EQ(maximal({n, n}), counts[std::size_t(n - 1)]);
    }
}

TEST(Maximal, StopsAtItsLimits) {
    core::Budget nodes(20);
    EXPECT_EQ(count_maximal({8, 8}, nodes).error().fault, core::Fault::Limit);
    EXPECT_EQ(nodes.reached(), core::Limit::Nodes);
    core::Budget bytes;
    bytes.limit_bytes(10000);
    EXPECT_EQ(count_maximal({8, 8}, bytes).error().fault, core::Fault::Limit);
    EXPECT_EQ(bytes.reached(), core::Limit::Memory);
}

std::uint64_t answers(const Puzzle& p) {
    return oracle::list_by_cells(p, start(p), 2, 0, [] { return true; }).answers;
}

// Whether any board of so many clues, from a cell on, has one answer: numbers up to one that no
// line of the board can show.
bool some_unique(Puzzle& p, int from, int clues) {
    if (clues == 0) return answers(p) == 1;
    for (int cell = from; cell < p.size.cells(); ++cell) {
        Clue& clue = p.clues[static_cast<std::size_t>(cell)];
        for (const core::Direction d : core::kDirections) {
            for (int number = 0; number <= 3; ++number) {
                clue = {d, number, true};
                if (some_unique(p, cell + 1, clues - 1)) return true;
            }
        }
        clue = {};
    }
    return false;
}

TEST(FewestClues, AgreesWithEveryBoardOfSoFewClues) {
    for (const core::Size size : {core::Size{1, 1}, core::Size{1, 2}, core::Size{1, 4},
                                  core::Size{2, 2}, core::Size{2, 3}, core::Size{3, 3}}) {
        core::Budget budget;
        const auto fewest = fewest_clues(size, budget);
        ASSERT_TRUE(fewest.ok());
        EXPECT_EQ(answers(fewest->example), 1U);
        Puzzle p{size, std::vector<Clue>(static_cast<std::size_t>(size.cells())), {}};
        for (int clues = 0; clues <= fewest->clues; ++clues) {
            p.clues.assign(p.clues.size(), {});
            EXPECT_EQ(some_unique(p, 0, clues), clues == fewest->clues) << clues;
        }
    }
}

TEST(FewestClues, SmallGrids) {
    const std::vector<std::pair<core::Size, int>> known = {
        {{1, 3}, 2}, {{2, 4}, 2}, {{2, 6}, 2}, {{3, 4}, 2}, {{3, 5}, 2}};
    for (const auto& [size, clues] : known) {
        core::Budget budget;
        EXPECT_EQ(fewest_clues(size, budget)->clues, clues);
    }
    core::Budget few(100);
    EXPECT_EQ(fewest_clues({4, 4}, few).error().fault, core::Fault::Limit);
}

}  // namespace
}  // namespace hashigo::yajikazu
