// Cells in raster order, the walks along lines, and the sizes that are refused.
#include "core/grid.h"

#include <gtest/gtest.h>

#include <limits>
#include <vector>

namespace hashigo::core {
namespace {

constexpr Size kBoard{3, 5};

std::vector<int> walked(int from, Direction d) {
    std::vector<int> cells;
    walk(kBoard, from, d, [&](int cell) { cells.push_back(cell); });
    return cells;
}

std::vector<int> neighbours(Size size, int cell) {
    std::vector<int> cells;
    each_neighbour(size, cell, [&](int next) { cells.push_back(next); });
    return cells;
}

TEST(Grid, CellsAndCoordinatesAgree) {
    for (int row = 0; row < kBoard.rows; ++row) {
        for (int col = 0; col < kBoard.cols; ++col) {
            const int cell = kBoard.at(row, col);
            EXPECT_EQ(kBoard.row(cell), row);
            EXPECT_EQ(kBoard.col(cell), col);
        }
    }
    EXPECT_EQ(kBoard.at(2, 4), kBoard.cells() - 1);
}

TEST(Grid, StepEndsAtEveryBorder) {
    EXPECT_EQ(step(kBoard, 0, Direction::Up), -1);
    EXPECT_EQ(step(kBoard, 0, Direction::Left), -1);
    EXPECT_EQ(step(kBoard, 4, Direction::Right), -1);
    EXPECT_EQ(step(kBoard, 14, Direction::Down), -1);
    EXPECT_EQ(step(kBoard, 7, Direction::Up), 2);
    EXPECT_EQ(step(kBoard, 7, Direction::Down), 12);
    EXPECT_EQ(step(kBoard, 7, Direction::Left), 6);
    EXPECT_EQ(step(kBoard, 7, Direction::Right), 8);
}

TEST(Grid, OppositeDirectionsUndoEachOther) {
    for (const Direction d : kDirections) {
        EXPECT_EQ(opposite(opposite(d)), d);
        EXPECT_NE(opposite(d), d);
        EXPECT_EQ(step(kBoard, step(kBoard, 7, d), opposite(d)), 7);
    }
}

TEST(Grid, WalkIsNearestFirstWithoutItsStart) {
    EXPECT_EQ(walked(6, Direction::Right), (std::vector<int>{7, 8, 9}));
    EXPECT_EQ(walked(8, Direction::Left), (std::vector<int>{7, 6, 5}));
    EXPECT_EQ(walked(11, Direction::Up), (std::vector<int>{6, 1}));
    EXPECT_TRUE(walked(11, Direction::Down).empty());
}

TEST(Grid, NeighboursComeInDirectionOrder) {
    EXPECT_EQ(neighbours(kBoard, 7), (std::vector<int>{2, 12, 6, 8}));
    EXPECT_EQ(neighbours(kBoard, 0), (std::vector<int>{5, 1}));
    EXPECT_TRUE(neighbours({1, 1}, 0).empty());
}

TEST(Grid, SizesThatNoBoardHasAreRefused) {
    EXPECT_TRUE(valid({1, 1}));
    EXPECT_TRUE(valid({250, 999}));
    EXPECT_TRUE(valid({500, 500}));
    EXPECT_FALSE(valid({0, 5}));
    EXPECT_FALSE(valid({5, -3}));
    EXPECT_FALSE(valid({501, 500}));
    EXPECT_FALSE(valid({1, 1000}));
    EXPECT_FALSE(valid({std::numeric_limits<int>::max(), std::numeric_limits<int>::max()}));
}

}  // namespace
}  // namespace hashigo::core
