// The shipped boards, re-derived from their files: each has exactly one answer and no idle clue; no
// two are alike under the square's symmetries; and they are what the generator makes from the seed
// that is written there, with the grade that is written there.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "core/grade.h"
#include "genres/yajikazu/experiments.h"
#include "genres/yajikazu/genre.h"
#include "genres/yajikazu/solve.h"
#include "genres/yajikazu/state.h"
#include "genres/yajikazu/transform.h"
#include "tests/shared/shipped.h"

namespace hashigo::yajikazu {
namespace {

using Shipped = hashigo::tests::Shipped<Yajikazu>;

std::vector<Shipped> shipped(const std::string& grid) {
    return hashigo::tests::shipped<Yajikazu>(grid);
}

core::Verdict verdict(const Puzzle& p) {
    core::Budget budget;
    return solve(p, start(p), {2, 0}, budget).verdict();
}

// The least of the eight images, as an address.
std::string canonical(const Puzzle& p) {
    core::Position<Yajikazu> image{p, start(p)};
    std::string least;
    for (int turn = 0; turn < 8; ++turn) {
        const std::string url = *Yajikazu::write(image, core::Format::Url);
        if (least.empty() || url < least) least = url;
        const bool flip = turn == 3;
        image = Yajikazu::transform(
            image, {flip ? app::Transform::Kind::Flip : app::Transform::Kind::Rotate});
    }
    return least;
}

class ShippedBoards : public testing::TestWithParam<std::pair<const char*, std::size_t>> {};

TEST_P(ShippedBoards, HaveOneAnswerAndNoIdleClue) {
    const auto boards = shipped(GetParam().first);
    ASSERT_EQ(boards.size(), GetParam().second);
    for (const Shipped& one : boards) {
        EXPECT_EQ(verdict(one.puzzle), core::Verdict::Unique);
        for (std::size_t cell = 0; cell < one.puzzle.clues.size(); ++cell) {
            if (!one.puzzle.clues[cell].there) continue;
            Puzzle less = one.puzzle;
            less.clues[cell] = {};
            EXPECT_EQ(verdict(less), core::Verdict::Many);
        }
    }
}

TEST_P(ShippedBoards, AreAllDifferentAndEasiestFirst) {
    static const std::map<std::string, int> rungs = {
        {"cap", 1}, {"ray", 2}, {"white", 3}, {"probe", 4}, {"search", 5}};
    std::set<std::string> seen;
    std::pair<int, std::uint64_t> last{0, 0};
    for (const Shipped& one : shipped(GetParam().first)) {
        EXPECT_TRUE(seen.insert(canonical(one.puzzle)).second);
        const std::pair<int, std::uint64_t> next{rungs.at(one.grade), one.effort};
        EXPECT_LE(last, next);
        last = next;
    }
}

TEST_P(ShippedBoards, LieInTwoFifthsToOneHalfOfTheirClues) {
    std::size_t clues = 0;
    std::size_t liars = 0;
    for (const Shipped& one : shipped(GetParam().first)) {
        core::Budget budget;
        const State answer = solve(one.puzzle, start(one.puzzle), {1, 1}, budget).kept.at(0);
        for (std::size_t cell = 0; cell < one.puzzle.clues.size(); ++cell) {
            if (!one.puzzle.clues[cell].there) continue;
            ++clues;
            liars += answer.marks[cell] == Mark::Shaded ? 1U : 0U;
        }
    }
    EXPECT_GE(liars * 100, clues * 40);
    EXPECT_LE(liars * 100, clues * 50);
}

TEST_P(ShippedBoards, AreTheGeneratorsAndGradedAsTheySay) {
    for (const Shipped& one : shipped(GetParam().first)) {
        core::Budget budget;
        const auto made =
            Yajikazu::generate({one.puzzle.size, {}, core::Random(1).fork(one.index)}, budget);
        ASSERT_TRUE(made.ok());
        EXPECT_EQ(*made, one.puzzle);
        const core::Grade grade = core::grade<Yajikazu>(one.puzzle, budget);
        EXPECT_EQ(grade.effort, one.effort);
        const auto rungs = Yajikazu::ladder();
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
                         testing::Values(std::pair("6x6", 40U), std::pair("8x8", 40U),
                                         std::pair("10x10", 30U)),
                         [](const auto& row) { return "Grid" + std::string(row.param.first); });

}  // namespace
}  // namespace hashigo::yajikazu
