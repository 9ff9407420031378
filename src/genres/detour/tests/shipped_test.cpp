// The shipped boards, re-derived from their files: each has exactly one answer and needs each of
// its numbers; no two alike under the square's symmetries; and they are what the generator makes
// from the seed that is written there, graded as it says.
#include "genres/detour/shipped.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/grade.h"
#include "genres/detour/genre.h"
#include "genres/detour/solve.h"
#include "genres/detour/state.h"
#include "tests/shared/shipped.h"

namespace hashigo::detour {
namespace {

using Shipped = hashigo::tests::Shipped<Detour>;

std::vector<Shipped> shipped(const std::string& grid) {
    return hashigo::tests::shipped<Detour>(grid);
}

core::Verdict verdict(const Puzzle& p) {
    core::Budget budget;
    return solve(p, start(p), {}, budget).verdict();
}

// The least of the eight images: for each cell the region's number and first cell, row by row.
std::vector<int> canonical(const Puzzle& p) {
    const int n = p.size.rows;
    std::vector<int> least;
    for (int turn = 0; turn < 8; ++turn) {
        std::vector<int> colours(p.region.size());
        for (int cell = 0; cell < p.size.cells(); ++cell) {
            int row = p.size.row(cell);
            int col = p.size.col(cell);
            if (turn >= 4) std::swap(row, col);
            if (turn % 2 == 1) row = n - 1 - row;
            if (turn % 4 >= 2) col = n - 1 - col;
            colours[static_cast<std::size_t>(p.size.at(row, col))] = p.region_of(cell);
        }
        const Puzzle image = puzzle_of_regions(p.size, colours);
        std::vector<int> text;
        for (int cell = 0; cell < p.size.cells(); ++cell) {
            const int colour = colours[static_cast<std::size_t>(cell)];
            text.push_back(image.region_of(cell));
            text.push_back(p.clues[static_cast<std::size_t>(colour)].number.value_or(-1));
        }
        if (least.empty() || text < least) least = text;
    }
    return least;
}

// Large boards take long: only so many of them are looked at closely.
std::size_t stride(const Puzzle& p, std::size_t large) {
    if (p.size.rows < 8) return 1;
    return p.size.rows < 10 ? large / 4 : large;
}

class ShippedBoards : public testing::TestWithParam<const char*> {};

TEST_P(ShippedBoards, HaveOneAnswerAndNeedEachNumber) {
    const auto boards = shipped(GetParam());
    ASSERT_EQ(boards.size(), 36U);
    for (const Shipped& one : boards) {
        ASSERT_EQ(verdict(one.puzzle), core::Verdict::Unique);
        if (one.index % stride(one.puzzle, 4) != 0) continue;
        for (std::size_t k = 0; k < one.puzzle.clues.size(); ++k) {
            if (!one.puzzle.clues[k].there) continue;
            Puzzle less = one.puzzle;
            less.clues[k] = {};
            EXPECT_EQ(verdict(less), core::Verdict::Many);
        }
    }
}

TEST_P(ShippedBoards, AreAllDifferent) {
    std::set<std::vector<int>> seen;
    for (const Shipped& one : shipped(GetParam())) {
        EXPECT_TRUE(seen.insert(canonical(one.puzzle)).second);
    }
}

TEST_P(ShippedBoards, AreTheGenerators) {
    for (const Shipped& one : shipped(GetParam())) {
        core::Budget budget;
        const app::GenerateRequest request{
            one.puzzle.size, {{"method", "redraw"}}, core::Random(1).fork(one.index)};
        const auto made = Detour::generate(request, budget);
        ASSERT_TRUE(made.ok());
        EXPECT_EQ(*made, one.puzzle);
    }
}

TEST_P(ShippedBoards, AreGradedAsTheySayEasiestFirst) {
    int before = 0;
    const auto boards = shipped(GetParam());
    const std::size_t step = stride(boards.front().puzzle, 16);
    for (std::size_t at = 0; at < boards.size(); at += step) {
        const Shipped& one = boards[at];
        core::Budget budget;
        const core::Grade grade = core::grade<Detour>(one.puzzle, budget);
        const auto rungs = Detour::ladder();
        ASSERT_TRUE(grade.rung.has_value());
        EXPECT_EQ(grade.effort, one.effort);
        const bool search = *grade.rung == core::kSearchRung;
        EXPECT_EQ(one.grade, search ? "search" : rungs[static_cast<std::size_t>(*grade.rung)].id());
        const int height = search ? static_cast<int>(rungs.size()) : *grade.rung;
        EXPECT_LE(before, height);
        before = height;
    }
}

TEST_P(ShippedBoards, AreInTheProgram) {
    const auto files = shipped(GetParam());
    const auto program = shipped_boards(GetParam());
    ASSERT_EQ(files.size(), program.size());
    for (std::size_t k = 0; k < files.size(); ++k) EXPECT_EQ(files[k].puzzle, program[k]);
}

INSTANTIATE_TEST_SUITE_P(Grids, ShippedBoards, testing::Values("6x6", "8x8", "10x10"),
                         [](const auto& row) { return "Grid" + std::string(row.param); });

}  // namespace
}  // namespace hashigo::detour
