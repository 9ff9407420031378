// Turning and mirroring lose nothing and keep what each clue counts; resizing says what it cuts.
#include "genres/yajikazu/transform.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/random.h"

namespace hashigo::yajikazu {
namespace {

using core::Direction;
using Kind = app::Transform::Kind;

struct Alone {
    using Puzzle = yajikazu::Puzzle;
    using State = yajikazu::State;
};
using Position = core::Position<Alone>;

Position any_board(core::Size size, std::uint64_t seed) {
    core::Random random(seed);
    Position board{{size, {}, {true, false}}, {}, {"t", "a", "s", "c"}, {}};
    for (int cell = 0; cell < size.cells(); ++cell) {
        Clue clue;
        if (random.below(2) == 0) {
            clue.there = true;
            if (random.below(4) != 0) clue.arrow = static_cast<Direction>(random.below(4));
            if (random.below(4) != 0) clue.number = static_cast<int>(random.below(5));
        }
        board.puzzle.clues.push_back(clue);
        board.marks.marks.push_back(static_cast<Mark>(random.below(3)));
    }
    return board;
}

bool same(const Position& a, const Position& b) {
    return a.puzzle == b.puzzle && a.marks == b.marks && a.notes == b.notes &&
           a.warnings == b.warnings;
}

// How many shaded cells each arrow sees, in no particular order.
std::vector<int> seen(const Position& board) {
    std::vector<int> counts;
    for (int cell = 0; cell < board.puzzle.size.cells(); ++cell) {
        const Clue& clue = board.puzzle.clues[static_cast<std::size_t>(cell)];
        if (!clue.arrow) continue;
        int shaded = 0;
        core::walk(board.puzzle.size, cell, *clue.arrow, [&](int beyond) {
            if (board.marks.marks[static_cast<std::size_t>(beyond)] == Mark::Shaded) ++shaded;
        });
        counts.push_back(100 * clue.number.value_or(99) + shaded);
    }
    std::sort(counts.begin(), counts.end());
    return counts;
}

TEST(Transform, RotatesClockwise) {
    Position board = any_board({1, 2}, 1);
    board.puzzle.clues = {{Direction::Right, 1, true}, {}};
    board.marks.marks = {Mark::White, Mark::Shaded};
    const Position turned = transform(board, {Kind::Rotate, {}});
    EXPECT_EQ(turned.puzzle.size, (core::Size{2, 1}));
    EXPECT_EQ(turned.puzzle.clues[0], (Clue{Direction::Down, 1, true}));
    EXPECT_EQ(turned.marks.marks, (std::vector<Mark>{Mark::White, Mark::Shaded}));
    const Position again = transform(turned, {Kind::Rotate, {}});
    EXPECT_EQ(again.puzzle.clues[1], (Clue{Direction::Left, 1, true}));
    EXPECT_EQ(again.marks.marks, (std::vector<Mark>{Mark::Shaded, Mark::White}));
}

TEST(Transform, FlipsLeftToRight) {
    Position board = any_board({1, 3}, 1);
    board.puzzle.clues = {{Direction::Right, 1, true}, {Direction::Up, 0, true}, {}};
    const Position flipped = transform(board, {Kind::Flip, {}});
    EXPECT_EQ(flipped.puzzle.clues[2], (Clue{Direction::Left, 1, true}));
    EXPECT_EQ(flipped.puzzle.clues[1], (Clue{Direction::Up, 0, true}));
    EXPECT_FALSE(flipped.puzzle.clues[0].there);
}

TEST(Transform, FourTurnsAndTwoFlipsAreNothing) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Position board = any_board({3, 5}, seed);
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

TEST(Transform, CluesGoOnCountingTheSame) {
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        const Position board = any_board({4, 6}, seed);
        EXPECT_EQ(seen(transform(board, {Kind::Rotate, {}})), seen(board));
        EXPECT_EQ(seen(transform(board, {Kind::Flip, {}})), seen(board));
    }
}

TEST(Transform, GrowingKeepsEverythingInTheCorner) {
    const Position board = any_board({2, 3}, 3);
    const Position grown = transform(board, {Kind::Resize, {4, 5}});
    EXPECT_EQ(grown.puzzle.size, (core::Size{4, 5}));
    for (int row = 0; row < 4; ++row) {
        for (int col = 0; col < 5; ++col) {
            const auto to = static_cast<std::size_t>(grown.puzzle.size.at(row, col));
            const bool old = row < 2 && col < 3;
            const auto from = static_cast<std::size_t>(old ? board.puzzle.size.at(row, col) : 0);
            EXPECT_EQ(grown.puzzle.clues[to], old ? board.puzzle.clues[from] : Clue{});
            EXPECT_EQ(grown.marks.marks[to], old ? board.marks.marks[from] : Mark::Unknown);
        }
    }
    EXPECT_TRUE(grown.warnings.empty());
    EXPECT_TRUE(grown.puzzle.variant.some_shaded);
    EXPECT_TRUE(same(transform(grown, {Kind::Resize, {2, 3}}), board));
}

TEST(Transform, ShrinkingNamesWhatItCuts) {
    Position board = any_board({2, 3}, 3);
    board.puzzle.clues.assign(6, Clue{});
    board.puzzle.clues[0] = {Direction::Right, 1, true};
    board.puzzle.clues[2] = {Direction::Left, 1, true};
    board.puzzle.clues[4] = {std::nullopt, std::nullopt, true};
    const core::Size smaller{1, 2};
    const core::Sites lost = cut_off(board.puzzle, smaller);
    ASSERT_EQ(lost.size(), 2U);
    EXPECT_EQ(core::name(lost[0]), "r1c3");
    EXPECT_EQ(core::name(lost[1]), "r2c2");
    const Position cut = transform(board, {Kind::Resize, smaller});
    EXPECT_EQ(cut.puzzle.clues.size(), 2U);
    EXPECT_EQ(cut.marks.marks.size(), 2U);
    ASSERT_EQ(cut.warnings.size(), 1U);
    EXPECT_EQ(cut.warnings[0].en, "The new size cuts off 2 clues: r1c3, r2c2.");
    EXPECT_FALSE(cut.warnings[0].ja.empty());
}

TEST(Transform, RefusesASizeThatNoBoardHas) {
    const Position board = any_board({2, 3}, 5);
    for (const core::Size size :
         {core::Size{0, 3}, core::Size{-1, 3}, core::Size{99999, 99999}, core::Size{999, 999}}) {
        const Position kept = transform(board, {Kind::Resize, size});
        EXPECT_EQ(kept.puzzle, board.puzzle);
        EXPECT_EQ(kept.marks, board.marks);
        EXPECT_EQ(kept.warnings.size(), 1U);
        EXPECT_TRUE(cut_off(board.puzzle, size).empty());
    }
}

}  // namespace
}  // namespace hashigo::yajikazu
