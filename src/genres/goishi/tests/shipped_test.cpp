// The shipped boards, re-derived from their files: each has exactly one answer, which flies over an
// emptied place and cannot be walked backwards; one stone to start from; no two alike under the
// square's symmetries; and they are what the generator makes from the seed that is written there.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/grade.h"
#include "genres/goishi/experiments.h"
#include "genres/goishi/generate.h"
#include "genres/goishi/genre.h"
#include "genres/goishi/moves.h"
#include "genres/goishi/referee.h"
#include "genres/goishi/solve.h"
#include "genres/goishi/state.h"
#include "tests/shared/shipped.h"

namespace hashigo::goishi {
namespace {

using Shipped = hashigo::tests::Shipped<Goishi>;

std::vector<Shipped> shipped(const std::string& grid) {
    return hashigo::tests::shipped<Goishi>(grid);
}

int stones_of(const Puzzle& p) {
    return static_cast<int>(std::count(p.stones.begin(), p.stones.end(), char{1}));
}

// The order is legal on a board of its stones.
bool legal_order(const Puzzle& p, const std::vector<int>& order) {
    State s = start(p);
    for (const int cell : order) {
        const std::vector<int> next = allowed(p, s);
        if (std::find(next.begin(), next.end(), cell) == next.end()) return false;
        s.order.push_back(cell);
    }
    return stones_left(p, s) == 0;
}

// The least of the eight images, row by row.
std::vector<char> canonical(const Puzzle& p) {
    const int n = p.size.rows;
    std::vector<char> least;
    for (int turn = 0; turn < 8; ++turn) {
        std::vector<char> image(p.stones.size());
        for (int cell = 0; cell < p.size.cells(); ++cell) {
            int row = p.size.row(cell);
            int col = p.size.col(cell);
            if (turn >= 4) std::swap(row, col);
            if (turn % 2 == 1) row = n - 1 - row;
            if (turn % 4 >= 2) col = n - 1 - col;
            image[static_cast<std::size_t>(p.size.at(row, col))] =
                p.stones[static_cast<std::size_t>(cell)];
        }
        if (least.empty() || image < least) least = image;
    }
    return least;
}

class ShippedBoards : public testing::TestWithParam<std::pair<const char*, int>> {};

TEST_P(ShippedBoards, HaveOneAnswerThatFliesAndOneStart) {
    const auto boards = shipped(GetParam().first);
    ASSERT_EQ(boards.size(), 24U);
    for (const Shipped& one : boards) {
        const Puzzle& p = one.puzzle;
        EXPECT_EQ(stones_of(p), GetParam().second);
        core::Budget budget;
        const auto answers = solve(p, start(p), {2, 2}, budget);
        ASSERT_EQ(answers.verdict(), core::Verdict::Unique);
        std::vector<int> order = answers.kept[0].order;
        EXPECT_TRUE(legal_order(p, order));
        std::reverse(order.begin(), order.end());
        EXPECT_FALSE(legal_order(p, order));
        int firsts = 0;
        for (const int cell : allowed(p, start(p))) {
            State s = start(p);
            s.order = {cell};
            firsts += solve(p, s, {1, 0}, budget).count > 0 ? 1 : 0;
        }
        EXPECT_EQ(firsts, 1);
    }
}

TEST_P(ShippedBoards, AreAllDifferentAndEasiestFirst) {
    std::set<std::vector<char>> seen;
    std::set<std::uint64_t> efforts;
    for (const Shipped& one : shipped(GetParam().first)) {
        EXPECT_TRUE(seen.insert(canonical(one.puzzle)).second);
        efforts.insert(one.effort);
    }
    EXPECT_GT(*efforts.rbegin(), 10 * *efforts.begin());
}

TEST_P(ShippedBoards, AreTheGeneratorsAndGradedAsTheySay) {
    for (const Shipped& one : shipped(GetParam().first)) {
        core::Budget budget;
        const app::GenerateRequest request{one.puzzle.size,
                                           {{"stones", std::to_string(GetParam().second)}},
                                           core::Random(1).fork(one.index)};
        const auto made = generate(request, budget);
        ASSERT_TRUE(made.ok());
        EXPECT_EQ(*made, one.puzzle);
        const core::Grade grade = core::grade<Goishi>(one.puzzle, budget);
        EXPECT_EQ(grade.effort, one.effort);
        const auto rungs = Goishi::ladder();
        EXPECT_EQ(one.grade, *grade.rung == core::kSearchRung
                                 ? "search"
                                 : rungs[static_cast<std::size_t>(*grade.rung)].id());
    }
}

TEST_P(ShippedBoards, AreInTheProgram) {
    const auto files = shipped(GetParam().first);
    const auto program = shipped_boards(GetParam().first);
    ASSERT_EQ(files.size(), program.size());
    for (std::size_t k = 0; k < files.size(); ++k) EXPECT_EQ(files[k].puzzle, program[k]);
}

INSTANTIATE_TEST_SUITE_P(Grids, ShippedBoards,
                         testing::Values(std::pair("6x6", 14), std::pair("8x8", 22),
                                         std::pair("10x10", 30)),
                         [](const auto& row) { return "Grid" + std::string(row.param.first); });

}  // namespace
}  // namespace hashigo::goishi
