// The hand: drags and taps on the loop, walls and numbers, and keys.
#include "genres/detour/touch.h"

#include <gtest/gtest.h>

#include <string>

#include "genres/detour/codec.h"
#include "genres/detour/genre.h"
#include "genres/detour/state.h"

namespace hashigo::detour {
namespace {

using core::Button;
using core::Format;
using core::Gesture;
using core::Site;

using Position = core::Position<Detour>;

Position board(const std::string& text) {
    auto position = read(text);
    EXPECT_TRUE(position.ok()) << text;
    return *position;
}

Site cell(int row, int col) {
    return {Site::Kind::Cell, row, col, 0, 0};
}
Site edge(int row, int col, int row2, int col2) {
    return {Site::Kind::Edge, row, col, row2, col2};
}

std::string drawn(const Position& before, const State& marks) {
    const auto text = write({before.puzzle, marks, {}, {}}, Format::Text);
    return text->substr(text->find('+') == std::string::npos ? text->size() : text->find('+'));
}

// The drawing after a gesture.
std::string after(const Position& before, const Gesture& gesture) {
    const auto touched = touch(before.puzzle, before.marks, gesture);
    EXPECT_TRUE(touched.ok());
    return touched.ok() ? drawn(before, touched->after) : std::string();
}

const std::string kBlank = "detour 2x3\n0 0 0\n0 0 0\n";
const std::string kLine = "+-+.+\n. . .\n+.+.+\n";

TEST(Touch, ADragDrawsFromCellToCell) {
    const Position blank = board(kBlank);
    const core::Sites path = {cell(0, 0), cell(0, 1), cell(1, 1)};
    EXPECT_EQ(after(blank, {"line", Button::Primary, "", path, true}), "+-+.+\n. | .\n+.+.+\n");
    EXPECT_EQ(after(blank, {"cross", Button::Primary, "", path, true}), "+x+.+\n. x .\n+.+.+\n");
    EXPECT_EQ(after(blank, {"line", Button::Secondary, "", path, true}), "+x+.+\n. x .\n+.+.+\n");
    EXPECT_EQ(after(blank, {"", Button::None, "", path, true}), "");
}

TEST(Touch, ADragThatLeapsOrGoesBackIsMended) {
    const Position blank = board(kBlank);
    EXPECT_EQ(after(blank, {"line", Button::Primary, "", {cell(0, 0), cell(0, 2)}, true}),
              "+-+-+\n. . .\n+.+.+\n");
    EXPECT_EQ(
        after(
            blank,
            {"line", Button::Primary, "", {cell(0, 0), cell(0, 1), cell(0, 2), cell(0, 1)}, true}),
        kLine);
    EXPECT_EQ(after(blank, {"line", Button::Primary, "", {cell(0, 0)}, true}), "");
}

TEST(Touch, ADragThatBeginsOnALineErases) {
    const Position line = board(kBlank + "+-+-+\n| . .\n+.+.+\n");
    EXPECT_EQ(after(line, {"line", Button::Primary, "", {cell(0, 0), cell(0, 2)}, true}),
              "+.+.+\n| . .\n+.+.+\n");
}

TEST(Touch, ATapTurnsAnEdgeRound) {
    const Gesture tap{"line", Button::Primary, "", {edge(0, 0, 0, 1)}, true};
    EXPECT_EQ(after(board(kBlank), tap), kLine);
    EXPECT_EQ(after(board(kBlank + kLine), tap), "+x+.+\n. . .\n+.+.+\n");
    EXPECT_EQ(after(board(kBlank + "+x+.+\n. . .\n+.+.+\n"), tap), "");
}

TEST(Touch, WhatADragWritesOverIsTold) {
    const Position crossed = board(kBlank + "+x+x+\n. . .\n+.+.+\n");
    const auto touched = touch(crossed.puzzle, crossed.marks,
                               {"line", Button::Primary, "", {cell(0, 0), cell(0, 2)}, true});
    ASSERT_TRUE(touched.ok());
    EXPECT_EQ(touched->changed.size(), 2U);
    EXPECT_EQ(touched->removed, (core::Sites{edge(0, 1, 0, 2)}));
}

TEST(Touch, KeysDrawOnASideOfTheCell) {
    const Position blank = board(kBlank);
    const auto key = [&](const Position& at, std::string_view name) {
        return after(at, {"", Button::Primary, std::string(name), {cell(0, 0)}, true});
    };
    EXPECT_EQ(key(blank, "d"), kLine);
    EXPECT_EQ(key(blank, "D"), "+x+.+\n. . .\n+.+.+\n");
    EXPECT_EQ(key(blank, "s"), "+.+.+\n| . .\n+.+.+\n");
    EXPECT_EQ(key(blank, "w"), "") << "the border has no edge";
    EXPECT_EQ(key(board(kBlank + kLine), "d"), "");
    EXPECT_EQ(key(board(kBlank + "+-+.+\nx . .\n+.+.+\n"), "Backspace"), "");
}

TEST(Touch, BadGesturesAreRefused) {
    const Position blank = board(kBlank);
    const auto code = [&](const Gesture& gesture) {
        const auto touched = touch(blank.puzzle, blank.marks, gesture);
        return touched.ok() ? std::string() : touched.error().code;
    };
    EXPECT_EQ(code({"line", Button::Primary, "", {}, true}), "gesture.empty");
    EXPECT_EQ(code({"lion", Button::Primary, "", {cell(0, 0)}, true}), "gesture.tool");
    EXPECT_EQ(code({"line", Button::Primary, "q", {cell(0, 0)}, true}), "gesture.key");
    EXPECT_EQ(code({"line", Button::Primary, "", {cell(9, 0)}, true}), "gesture.outside");
    EXPECT_EQ(code({"line", Button::Primary, "", {edge(0, 2, 0, 3)}, true}), "gesture.outside");
    EXPECT_EQ(code({"line", Button::Primary, "", {edge(0, 0, 1, 1)}, true}), "gesture.edge");
    EXPECT_EQ(code({"line", Button::Primary, "", {{core::Site::Kind::Region}}, true}),
              "gesture.edge");
}

// --- editing

std::string edited(const std::string& text, const Gesture& gesture, std::size_t removed = 0) {
    const Position before = board(text);
    const auto touched = edit(before, gesture);
    EXPECT_TRUE(touched.ok());
    if (!touched.ok()) return {};
    EXPECT_EQ(touched->removed.size(), removed);
    return *write(touched->after, Format::Text);
}

TEST(Edit, WallsAreDrawnAlongEdgesAndRegionsFollow) {
    const Gesture drag{"wall", Button::Primary, "", {edge(0, 0, 0, 1), edge(1, 0, 1, 1)}, true};
    EXPECT_EQ(edited(kBlank, drag), "detour 2x3\n0 1 1\n0 1 1\n");
    EXPECT_EQ(edited("detour 2x3\n0 1 1\n0 1 1\n", drag), kBlank);
    const Gesture off{"wall", Button::Secondary, "", {edge(0, 0, 0, 1)}, true};
    EXPECT_EQ(edited(kBlank, off), kBlank);
}

TEST(Edit, ANumberStaysWithItsCell) {
    const Gesture drag{"wall", Button::Primary, "", {edge(0, 1, 0, 2), edge(1, 1, 1, 2)}, true};
    EXPECT_EQ(edited(kBlank + "0=4\n", drag), "detour 2x3\n0 0 1\n0 0 1\n0=4\n");
    const Gesture join{"wall", Button::Primary, "", {edge(0, 0, 0, 1), edge(1, 0, 1, 1)}, true};
    EXPECT_EQ(edited("detour 2x3\n0 1 1\n0 1 1\n1=3\n", join), kBlank + "0=3\n");
    EXPECT_EQ(edited("detour 2x3\n0 1 1\n0 1 1\n0=2\n1=3\n", join, 1), kBlank + "0=2\n");
}

TEST(Edit, NumbersAreTappedAndTyped) {
    const auto tap = [](Button button) { return Gesture{"clue", button, "", {cell(1, 2)}, true}; };
    const auto key = [](std::string_view name) {
        return Gesture{"clue", Button::Primary, std::string(name), {cell(1, 2)}, true};
    };
    EXPECT_EQ(edited(kBlank, tap(Button::Primary)), kBlank + "0=?\n");
    EXPECT_EQ(edited(kBlank + "0=?\n", tap(Button::Primary)), kBlank + "0=0\n");
    EXPECT_EQ(edited(kBlank + "0=6\n", tap(Button::Primary)), kBlank + "0=?\n");
    EXPECT_EQ(edited(kBlank + "0=?\n", tap(Button::Secondary)), kBlank + "0=6\n");
    EXPECT_EQ(edited(kBlank + "0=1\n", key("2")), kBlank + "0=12\n");
    EXPECT_EQ(edited(kBlank + "0=1126350\n", key("2")), kBlank + "0=2\n");
    EXPECT_EQ(edited(kBlank + "0=12\n", key("Backspace")), kBlank + "0=1\n");
    EXPECT_EQ(edited(kBlank + "0=?\n", key("Backspace"), 1), kBlank);
    EXPECT_EQ(edited(kBlank + "0=12\n", key("-")), kBlank + "0=?\n");
    EXPECT_EQ(edited(kBlank + "0=12\n", key("Delete"), 1), kBlank);
    EXPECT_EQ(edited(kBlank, key("a")), "detour 2x3\n0 0 0\n0 0 0\nwall:r2c2-r2c3\n");
}

TEST(Edit, EraseTakesNumbersAway) {
    const Gesture drag{"erase", Button::Primary, "", {cell(0, 0), cell(0, 1), cell(0, 2)}, true};
    EXPECT_EQ(edited("detour 2x3\n0 1 1\n0 1 1\n0=2\n1=3\n", drag, 2),
              "detour 2x3\n0 1 1\n0 1 1\n");
}

}  // namespace
}  // namespace hashigo::detour
