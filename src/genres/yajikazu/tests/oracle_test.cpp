// The two oracles, which share no line, and the solver: the same answers on the same boards. Then
// what the oracles do at their limits, and the facts of the rules that hold for every board.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <set>

#include "genres/yajikazu/oracle/by_cells.h"
#include "genres/yajikazu/oracle/by_rows.h"
#include "genres/yajikazu/referee.h"
#include "genres/yajikazu/solve.h"
#include "genres/yajikazu/state.h"
#include "genres/yajikazu/tests/kit.h"

namespace hashigo::yajikazu {
namespace {

constexpr std::uint64_t kAll = ~std::uint64_t{0};

int scaled(int count) {
    const char* scale = std::getenv("HASHIGO_TEST_SCALE");
    return scale == nullptr ? count : std::max(1, static_cast<int>(std::atof(scale) * count));
}

using Shadings = std::set<std::vector<Mark>>;

Shadings set_of(const std::vector<State>& states) {
    Shadings all;
    for (const State& s : states) all.insert(s.marks);
    return all;
}

Shadings by_rows(const Puzzle& p, const State& from) {
    const auto found = oracle::enumerate_by_rows(p, from, kAll, kAll, [] { return true; });
    EXPECT_TRUE(found.exact);
    EXPECT_EQ(found.count, found.kept.size());
    return set_of(found.kept);
}

Shadings by_cells(const Puzzle& p, const State& from) {
    const auto found = oracle::list_by_cells(p, from, kAll, kAll, [] { return true; });
    EXPECT_TRUE(found.complete);
    EXPECT_EQ(found.answers, found.first_few.size());
    return set_of(found.first_few);
}

Shadings by_solver(const Puzzle& p, const State& from) {
    core::Budget budget;
    const auto found = solve(p, from, {kAll, kAll}, budget);
    EXPECT_TRUE(found.exact);
    return set_of(found.kept);
}

Puzzle empty(int rows, int cols, Variant variant = {}) {
    return {{rows, cols}, std::vector<Clue>(static_cast<std::size_t>(rows * cols)), variant};
}

TEST(YajikazuOracle, BothAndTheSolverFindTheSameAnswers) {
    core::Random random(31);
    for (int k = 0; k < scaled(1500); ++k) {
        const Puzzle p = Kit::small_board(random);
        const Shadings rows = by_rows(p, start(p));
        ASSERT_EQ(rows, by_cells(p, start(p)));
        ASSERT_EQ(rows, by_solver(p, start(p)));
        for (const auto& marks : rows) ASSERT_TRUE(legal(p, State{marks}));
        if (rows.empty()) continue;
        const bool sound = random.below(2) == 0;
        const State marked = Kit::some_marks(p, State{*rows.begin()}, sound, random);
        ASSERT_EQ(by_rows(p, marked), by_cells(p, marked));
    }
}

TEST(YajikazuOracle, BothCountEmptyBoards) {
    const std::vector<std::uint64_t> connected = {1, 5, 39, 562, 20297};
    const std::vector<std::uint64_t> independent = {2, 7, 63, 1234, 55447};
    for (int n = 1; n <= (scaled(5) == 5 ? 5 : 4); ++n) {
        const auto at = static_cast<std::size_t>(n - 1);
        for (const bool unconnected : {false, true}) {
            const Puzzle p = empty(n, n, {false, unconnected});
            const std::uint64_t count = (unconnected ? independent : connected)[at];
            const auto yes = [] { return true; };
            EXPECT_EQ(oracle::enumerate_by_rows(p, start(p), kAll, 0, yes).count, count);
            EXPECT_EQ(oracle::list_by_cells(p, start(p), kAll, 0, yes).answers, count);
        }
    }
}

TEST(YajikazuOracle, ByCellsStopsWhereItIsTold) {
    const Puzzle p = empty(3, 3);
    const auto two = oracle::list_by_cells(p, start(p), 2, 1, [] { return true; });
    EXPECT_EQ(two.answers, 2U);
    EXPECT_EQ(two.first_few.size(), 1U);
    EXPECT_FALSE(two.complete);
    int cells = 20;
    EXPECT_FALSE(oracle::list_by_cells(p, start(p), kAll, 0, [&] { return --cells > 0; }).complete);
    EXPECT_EQ(cells, 0);
}

// An answer of a board whose every cell has a clue that the answer obeys.
struct Told {
    Puzzle puzzle;
    State answer;
};

Told told_board(core::Random& random) {
    Puzzle p = Kit::small_board(random);
    p.clues.assign(p.clues.size(), {});
    p.variant = {};
    const auto all = oracle::list_by_cells(p, start(p), kAll, kAll, [] { return true; });
    const State answer = all.first_few[static_cast<std::size_t>(random.below(all.answers))];
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        const auto arrow = core::kDirections[static_cast<std::size_t>(random.below(4))];
        int seen = 0;
        core::walk(p.size, cell, arrow, [&](int beyond) {
            seen += answer.marks[static_cast<std::size_t>(beyond)] == Mark::Shaded ? 1 : 0;
        });
        p.clues[static_cast<std::size_t>(cell)] = {arrow, seen, true};
    }
    return {p, answer};
}

TEST(YajikazuProperties, AnExemptClueMaySayAnythingAndABindingOneNothingElse) {
    core::Random random(32);
    for (int k = 0; k < scaled(200); ++k) {
        const auto [told, answer] = told_board(random);
        ASSERT_TRUE(legal(told, answer));
        for (std::size_t cell = 0; cell < told.clues.size(); ++cell) {
            const bool exempt = answer.marks[cell] == Mark::Shaded;
            for (const int by : {-1, 1, 2, 100}) {
                Puzzle p = told;
                *p.clues[cell].number += by;
                if (*p.clues[cell].number < 0) continue;
                ASSERT_EQ(legal(p, answer), exempt);
                ASSERT_EQ(by_cells(p, answer).size(), exempt ? 1U : 0U);
                ASSERT_EQ(by_rows(p, answer).size(), exempt ? 1U : 0U);
            }
        }
    }
}

TEST(YajikazuProperties, AddingAClueNeverAddsAnAnswer) {
    core::Random random(33);
    for (int k = 0; k < scaled(200); ++k) {
        Puzzle p = Kit::small_board(random);
        const Shadings before = by_cells(p, start(p));
        const auto cell = static_cast<std::size_t>(random.below(p.clues.size()));
        if (p.clues[cell].there) continue;
        p.clues[cell] = Kit::any_clue(random);
        const Shadings after = by_cells(p, start(p));
        ASSERT_TRUE(std::includes(before.begin(), before.end(), after.begin(), after.end()));
    }
}

}  // namespace
}  // namespace hashigo::yajikazu
