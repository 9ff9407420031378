// The edges that a hand passed: between cells, tapped, and taken back.
#include "core/gesture.h"

#include <gtest/gtest.h>

namespace hashigo::core {
namespace {

constexpr Size kSize{3, 4};

Site cell(int row, int col) {
    return {Site::Kind::Cell, row, col, 0, 0};
}
Site edge(int row, int col, int row2, int col2) {
    return {Site::Kind::Edge, row, col, row2, col2};
}

Sites passed(const Sites& path) {
    const auto edges = edges_passed({"", Button::Primary, "", path, true}, kSize);
    EXPECT_TRUE(edges.ok());
    return edges.ok() ? *edges : Sites{};
}

TEST(EdgesPassed, LieBetweenCells) {
    EXPECT_EQ(passed({cell(0, 0), cell(0, 1), cell(1, 1)}),
              (Sites{edge(0, 0, 0, 1), edge(0, 1, 1, 1)}));
    EXPECT_EQ(passed({cell(1, 1), cell(1, 0)}), (Sites{edge(1, 0, 1, 1)}));
    EXPECT_TRUE(passed({cell(1, 1)}).empty());
}

TEST(EdgesPassed, JoinCellsThatAreNoNeighbours) {
    EXPECT_EQ(passed({cell(0, 0), cell(1, 2)}),
              (Sites{edge(0, 0, 0, 1), edge(0, 1, 1, 1), edge(1, 1, 1, 2)}));
}

TEST(EdgesPassed, AreTakenBackOnTheWayBack) {
    EXPECT_TRUE(passed({cell(0, 0), cell(0, 1), cell(0, 0)}).empty());
    EXPECT_EQ(passed({cell(0, 0), cell(0, 2), cell(0, 1)}), (Sites{edge(0, 0, 0, 1)}));
}

TEST(EdgesPassed, MayBeTappedToo) {
    EXPECT_EQ(passed({edge(0, 0, 1, 0), edge(0, 0, 1, 0), edge(1, 0, 1, 1)}),
              (Sites{edge(0, 0, 1, 0), edge(1, 0, 1, 1)}));
}

TEST(EdgesPassed, MustBeOnTheBoard) {
    const auto code = [](const Sites& path) {
        const auto edges = edges_passed({"", Button::Primary, "", path, true}, kSize);
        return edges.ok() ? std::string() : edges.error().code;
    };
    EXPECT_EQ(code({}), "gesture.empty");
    EXPECT_EQ(code({cell(3, 0)}), "gesture.outside");
    EXPECT_EQ(code({edge(0, 3, 0, 4)}), "gesture.outside");
    EXPECT_EQ(code({edge(0, 0, 1, 1)}), "gesture.edge");
    EXPECT_EQ(code({Site{Site::Kind::Region, 0, 0, 0, 0}}), "gesture.edge");
}

}  // namespace
}  // namespace hashigo::core
