// What comes by itself: crosses where the line has passed, never over a mark; and a whole loop in
// its order.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "genres/detour/codec.h"
#include "genres/detour/genre.h"

namespace hashigo::detour {
namespace {

using Position = core::Position<Detour>;

Position board(const std::string& text) {
    auto position = read(text);
    EXPECT_TRUE(position.ok()) << text;
    return *position;
}

std::string drawn(const Position& before, const State& marks) {
    const auto text = write({before.puzzle, marks, {}, {}}, core::Format::Text);
    return text->substr(std::min(text->find('+'), text->size()));
}

// The drawing after a drag through some cells, with what follows from it.
std::string after_drag(const std::string& text, const core::Sites& path) {
    const Position before = board(text);
    const core::Gesture drag{"line", core::Button::Primary, "", path, true};
    const auto touched = Detour::touch(before.puzzle, before.marks, drag);
    EXPECT_TRUE(touched.ok());
    const auto followed = Detour::follow(before.puzzle, touched->after, touched->changed);
    return drawn(before, followed.after);
}

core::Site cell(int row, int col) {
    return {core::Site::Kind::Cell, row, col, 0, 0};
}

const std::string kBlank = "detour 2x3\n0 0 0\n0 0 0\n";

TEST(Aids, CrossesStandWhereTheLineHasPassed) {
    EXPECT_EQ(after_drag(kBlank, {cell(0, 0), cell(0, 1), cell(1, 1)}), "+-+x+\n. | .\n+.+.+\n");
    EXPECT_EQ(after_drag(kBlank, {cell(0, 0), cell(0, 1), cell(0, 2)}), "+-+-+\n. x .\n+.+.+\n");
}

TEST(Aids, NoMarkIsWrittenOverAndAnEndGetsNone) {
    EXPECT_EQ(after_drag(kBlank + "+.+-+\n. . .\n+.+.+\n", {cell(0, 1), cell(1, 1)}),
              "+x+-+\n. | .\n+.+.+\n");
    EXPECT_EQ(after_drag(kBlank, {cell(0, 0), cell(0, 1)}), "+-+.+\n. . .\n+.+.+\n");
}

TEST(Aids, AWholeLoopIsDrawnFromItsFirstCellToTheRight) {
    const Position loop = board(kBlank + "+-+-+\n| x |\n+-+-+\n");
    const auto states = Detour::replay(loop.puzzle, loop.marks);
    ASSERT_EQ(states.size(), 7U);
    EXPECT_EQ(drawn(loop, states[1]), "+-+.+\n. . .\n+.+.+\n");
    EXPECT_EQ(drawn(loop, states[4]), "+-+-+\n. . |\n+.+-+\n");
    EXPECT_EQ(states.back(), loop.marks) << "the last has its crosses too";
}

TEST(Aids, WhatIsNoWholeLoopIsOneStep) {
    for (const std::string marks : {"", "+-+-+\n| . |\n+-+.+\n", "+-+-+\n| | |\n+-+-+\n"}) {
        const Position position = board(kBlank + marks);
        const auto states = Detour::replay(position.puzzle, position.marks);
        ASSERT_EQ(states.size(), 1U) << marks;
        EXPECT_EQ(states.front(), position.marks);
    }
}

}  // namespace
}  // namespace hashigo::detour
