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

// A sequence has no undecided cells: its scene says what an empty one is.
TEST(Sketch, PutsMarksRoundNumbers) {
    const core::Size size{1, 5};
    core::Scene scene{size, {}};
    scene.blank = '.';
    const auto put = [&](int cell, std::string_view role, std::string_view number) {
        const core::Point middle = core::centre(size, cell);
        scene.items.push_back({Shape::Disc, role, middle, middle});
        if (!number.empty()) {
            scene.items.push_back({Shape::Text, "number", middle, middle, std::string(number)});
        }
    };
    put(0, "stone", "");
    put(1, "picked", "12");
    put(2, "next", "13");
    put(3, "stone", "");
    put(3, "stray", "7");
    EXPECT_EQ(sketch(scene), "o    12   (13) 7?   .\n");
}

TEST(Sketch, IgnoresWhatLiesOutside) {
    const core::Scene scene{{1, 1}, {Item{Shape::Frame, "frame", {60, 60}, {120, 120}}}};
    EXPECT_EQ(sketch(scene), "-\n");
}

}  // namespace
}  // namespace hashigo::app
