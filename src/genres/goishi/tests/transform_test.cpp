// Turning and mirroring lose nothing and keep a walk legal; resizing says what it cuts.
#include "genres/goishi/transform.h"

#include <gtest/gtest.h>

#include "core/random.h"
#include "genres/goishi/codec.h"
#include "genres/goishi/codec_numbers.h"
#include "genres/goishi/oracle/by_walk.h"
#include "genres/goishi/referee.h"
#include "genres/goishi/state.h"
#include "genres/goishi/tests/boards.h"

namespace hashigo::goishi {
namespace {

using Kind = app::Transform::Kind;
using Position = core::Position<Goishi>;

Position any_board(std::uint64_t seed) {
    core::Random random(seed);
    Position board{tests::random_board(random, 12), {}, {"t", "a", "s", "c"}, {}};
    std::vector<Stray> numbered;
    for (int cell = 0; cell < board.puzzle.size.cells(); ++cell) {
        if (board.puzzle.stones[static_cast<std::size_t>(cell)] == 0) continue;
        if (random.below(3) != 0) numbered.push_back({cell, 1 + static_cast<int>(random.below(6))});
    }
    board.marks = numbered_state(board.puzzle.stones.size(), std::move(numbered));
    return board;
}

bool same(const Position& a, const Position& b) {
    return a.puzzle == b.puzzle && a.marks == b.marks && a.notes == b.notes &&
           a.warnings == b.warnings;
}

std::string after(const std::string& text, const app::Transform& how) {
    const auto position = read(text);
    EXPECT_TRUE(position.ok()) << text;
    return *write(transform(*position, how), core::Format::Pzprv3);
}

std::vector<std::string> warnings(const std::string& text, core::Size size) {
    std::vector<std::string> all;
    for (const core::Text& said : transform(*read(text), {Kind::Resize, size}).warnings) {
        EXPECT_FALSE(said.ja.empty());
        all.push_back(said.en);
    }
    return all;
}

TEST(Transform, RotatesClockwise) {
    EXPECT_EQ(after("pzprv3/goishi/2/3/1 2 . /. 3 0 /", {Kind::Rotate, {}}),
              "pzprv3/goishi/3/2/. 1 /3 2 /0 . /");
}

TEST(Transform, FlipsLeftToRight) {
    EXPECT_EQ(after("pzprv3/goishi/2/3/1 2 . /. 3 0 /", {Kind::Flip, {}}),
              "pzprv3/goishi/2/3/. 2 1 /0 3 . /");
}

TEST(Transform, FourTurnsAndTwoFlipsAreNothing) {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Position board = any_board(seed);
        board.marks.ruled_out.back() = 1;
        Position turned = board;
        for (int k = 0; k < 4; ++k) turned = transform(turned, {Kind::Rotate, {}});
        EXPECT_TRUE(same(turned, board));
        const Position flipped = transform(board, {Kind::Flip, {}});
        EXPECT_TRUE(same(transform(flipped, {Kind::Flip, {}}), board));
        // A flip between two turns undoes the turn.
        const Position around = transform(
            transform(transform(board, {Kind::Rotate, {}}), {Kind::Flip, {}}), {Kind::Rotate, {}});
        EXPECT_TRUE(same(around, flipped));
    }
}

TEST(Transform, AWalkStaysLegal) {
    core::Random random(5);
    int walks = 0;
    for (int round = 0; round < 200; ++round) {
        const Puzzle p = tests::random_board(random, 6);
        const auto found = oracle::enumerate_by_walk(p, start(p), 1, 1, [] { return true; });
        if (found.kept.empty()) continue;
        ++walks;
        for (const Kind kind : {Kind::Rotate, Kind::Flip}) {
            const Position moved = transform(Position{p, found.kept[0], {}, {}}, {kind, {}});
            EXPECT_TRUE(legal(moved.puzzle, moved.marks));
        }
    }
    EXPECT_GT(walks, 20);
}

TEST(Transform, GrowingKeepsEverythingInTheCorner) {
    EXPECT_EQ(after("pzprv3/goishi/2/3/1 2 . /. 5 0 /", {Kind::Resize, {3, 4}}),
              "pzprv3/goishi/3/4/1 2 . . /. 5 0 . /. . . . /");
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const Position board = any_board(seed);
        const core::Size size = board.puzzle.size;
        const Position grown = transform(board, {Kind::Resize, {size.rows + 2, size.cols + 1}});
        EXPECT_TRUE(grown.warnings.empty());
        EXPECT_TRUE(same(transform(grown, {Kind::Resize, size}), board));
    }
}

TEST(Transform, ShrinkingKeepsTheOrderUpToTheFirstLostPick) {
    const std::string text = "pzprv3/goishi/2/3/1 2 3 /. 5 4 /";
    EXPECT_EQ(after(text, {Kind::Resize, {2, 2}}), "pzprv3/goishi/2/2/1 2 /. 0 /");
    EXPECT_EQ(warnings(text, {2, 2}),
              (std::vector<std::string>{
                  "The new size cuts off 2 stones: r1c3, r2c3.",
                  "The order is kept up to the first stone cut off: 2 of 5 picks."}));
    const core::Sites lost = cut_off(read(text)->puzzle, {2, 2});
    ASSERT_EQ(lost.size(), 2U);
    EXPECT_EQ(core::name(lost[0]), "r1c3");
    // A stone that was not picked takes nothing along.
    const std::string unpicked = "pzprv3/goishi/1/3/1 2 0 /";
    EXPECT_EQ(after(unpicked, {Kind::Resize, {1, 2}}), "pzprv3/goishi/1/2/1 2 /");
    EXPECT_EQ(warnings(unpicked, {1, 2}).size(), 1U);
}

TEST(Transform, StraysGoAlongOrGetLost) {
    EXPECT_EQ(after("pzprv3/goishi/1/4/1 5 4 0 /", {Kind::Resize, {1, 2}}),
              "pzprv3/goishi/1/2/1 5 /");
    // Forgotten with the end of the order.
    EXPECT_EQ(after("pzprv3/goishi/1/4/1 5 3 2 /", {Kind::Resize, {1, 3}}),
              "pzprv3/goishi/1/3/1 0 0 /");
    // Without its double a number is the next pick.
    const Position cut = transform(*read("pzprv3/goishi/1/3/1 2 2 /"), {Kind::Resize, {1, 2}});
    EXPECT_EQ(cut.marks.order, (std::vector<int>{0, 1}));
    EXPECT_TRUE(cut.marks.strays.empty());
}

TEST(Transform, RefusesASizeThatNoBoardHas) {
    const Position board = any_board(5);
    for (const core::Size size :
         {core::Size{0, 3}, core::Size{-1, 3}, core::Size{99999, 99999}, core::Size{999, 999}}) {
        const Position kept = transform(board, {Kind::Resize, size});
        EXPECT_EQ(kept.puzzle, board.puzzle);
        EXPECT_EQ(kept.marks, board.marks);
        EXPECT_EQ(kept.warnings.size(), 1U);
        EXPECT_TRUE(cut_off(board.puzzle, size).empty());
    }
}

TEST(Transform, KeepsAtLeastOneStone) {
    const std::string text = "pzprv3/goishi/1/3/. 1 0 /";
    EXPECT_EQ(after(text, {Kind::Resize, {2, 1}}), text);
    EXPECT_EQ(warnings(text, {2, 1}),
              (std::vector<std::string>{
                  "A board of 2×1 would have no stone left; it was left as it is."}));
}

}  // namespace
}  // namespace hashigo::goishi
