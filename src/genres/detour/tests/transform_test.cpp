// Turned, mirrored and resized boards: the same puzzle, seen otherwise.
#include "genres/detour/transform.h"

#include <gtest/gtest.h>

#include <string>

#include "genres/detour/codec.h"
#include "genres/detour/genre.h"

namespace hashigo::detour {
namespace {

using app::Transform;
using core::Format;

core::Position<Detour> moved(const std::string& text, const Transform& how) {
    auto position = read(text);
    EXPECT_TRUE(position.ok()) << text;
    return transform(*position, how);
}

std::string text_of(const core::Position<Detour>& position) {
    return *write(position, Format::Text);
}

const std::string kBoard = "detour 2x3\n0 0 1\n0 1 1\n0=3\n1=1\n+-+-+\n| x |\n+-+.+\n";

TEST(Transform, RotatesClockwise) {
    EXPECT_EQ(text_of(moved(kBoard, {Transform::Kind::Rotate, {}})),
              "detour 3x2\n0 0\n1 0\n1 1\n0=3\n1=1\n+-+\n| |\n+x+\n. |\n+-+\n");
}

TEST(Transform, FourTurnsAndTwoFlipsGiveTheBoardBack) {
    core::Position<Detour> turned = moved(kBoard, {Transform::Kind::Rotate, {}});
    for (int k = 0; k < 3; ++k) turned = transform(turned, {Transform::Kind::Rotate, {}});
    EXPECT_EQ(text_of(turned), kBoard);
    const auto flipped = moved(kBoard, {Transform::Kind::Flip, {}});
    EXPECT_NE(text_of(flipped), kBoard);
    EXPECT_EQ(text_of(transform(flipped, {Transform::Kind::Flip, {}})), kBoard);
}

TEST(Transform, ALargerBoardWallsItsNewCellsOff) {
    const auto larger = moved(kBoard, {Transform::Kind::Resize, {3, 3}});
    EXPECT_EQ(text_of(larger),
              "detour 3x3\n0 0 1\n0 1 1\n2 2 2\n0=3\n1=1\n+-+-+\n| x |\n+-+.+\n. . .\n+.+.+\n");
    EXPECT_TRUE(larger.warnings.empty());
}

TEST(Transform, ASmallerBoardSaysWhatItLoses) {
    const auto smaller =
        moved("detour 2x3\n0 0 1\n0 0 1\n0=3\n1=1\n", {Transform::Kind::Resize, {2, 2}});
    EXPECT_EQ(text_of(smaller), "detour 2x2\n0 0\n0 0\n0=3\n");
    ASSERT_EQ(smaller.warnings.size(), 1U);
    EXPECT_EQ(smaller.warnings.front().en, "The new size loses 1 numbers: r1c3.");
    const auto same = moved(kBoard, {Transform::Kind::Resize, {0, 2}});
    EXPECT_EQ(text_of(same), kBoard);
    EXPECT_EQ(same.warnings.size(), 1U);
}

}  // namespace
}  // namespace hashigo::detour
