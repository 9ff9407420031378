// Scenes in characters.
#include "app/sketch.h"

#include <gtest/gtest.h>

namespace hashigo::app {
namespace {

using core::Item;
using core::Shape;

TEST(Sketch, ShowsAnEmptyBoard) {
    EXPECT_EQ(sketch({{2, 3}, {}}), "- - -\n- - -\n");
}

TEST(Sketch, ShowsMarksAndWordsInColumns) {
    const core::Size size{1, 3};
    const core::Point left = core::centre(size, 0);
    const core::Point right = core::centre(size, 2);
    const core::Scene scene{
        size,
        {Item{Shape::Fill, "shaded", core::corner(size, 0), {60, 60}},
         Item{Shape::Arrow, "arrow", left, left + core::Point{-1, 0}},
         Item{Shape::Text, "clue", left, left, "12"}, Item{Shape::Disc, "dot", right, right}}};
    EXPECT_EQ(sketch(scene), "#↑12 -    .\n");
}

TEST(Sketch, ShowsLinesWallsAndCrosses) {
    const core::Size size{2, 2};
    const core::Scene scene{
        size,
        {Item{Shape::Line, "wall", {0, 60}, {60, 60}},
         Item{Shape::Line, "loop", {30, 48}, {30, 90}},
         Item{Shape::Line, "loop-second", {48, 30}, {90, 30}},
         Item{Shape::Cross, "no-line", {60, 90}}, Item{Shape::Cross, "no-line", {90, 60}},
         Item{Shape::Text, "tally", {11, 18}, {11, 18}, "1/2"}}};
    EXPECT_EQ(sketch(scene),
              "+-----+-----+\n"
              "|1/2  |     |\n"
              "|   ┌─────╴ |\n"
              "+   │ +   x +\n"
              "|   │       |\n"
              "|   ╵ x     |\n"
              "+-----+-----+\n");
}

TEST(Sketch, IgnoresWhatLiesOutside) {
    const core::Scene scene{{1, 1}, {Item{Shape::Frame, "frame", {60, 60}, {120, 120}}}};
    EXPECT_EQ(sketch(scene), "-\n");
}

}  // namespace
}  // namespace hashigo::app
