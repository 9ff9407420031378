// The drawing says every fact by shape as well as by colour, and the labels say the same in words.
#include "genres/detour/view.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "core/roles.h"
#include "genres/detour/codec.h"
#include "genres/detour/genre.h"
#include "genres/detour/state.h"

namespace hashigo::detour {
namespace {

core::Position<Detour> board(const std::string& text) {
    auto position = read(text);
    EXPECT_TRUE(position.ok()) << text;
    return *position;
}

core::Scene drawn(const std::string& text, const core::Overlay& overlay = {}) {
    const auto position = board(text);
    return scene(position.puzzle, position.marks, overlay);
}

core::Scene drawn_wrong(const std::vector<core::Point>& cells) {
    core::Overlay overlay;
    for (const core::Point at : cells) {
        overlay.wrong.push_back({core::Site::Kind::Cell, at.row, at.col, 0, 0});
    }
    return drawn("detour 2x4\n0 0 1 1\n0 0 1 1\n", overlay);
}

const core::Item* find(const core::Scene& drawing, std::string_view key) {
    const auto found = std::find_if(drawing.items.begin(), drawing.items.end(),
                                    [&](const core::Item& item) { return item.key == key; });
    return found == drawing.items.end() ? nullptr : &*found;
}

std::ptrdiff_t count(const core::Scene& drawing, std::string_view role) {
    return std::count_if(drawing.items.begin(), drawing.items.end(),
                         [&](const core::Item& item) { return item.role == role; });
}

const std::string kTwoRegions = "detour 2x4\n0 0 1 1\n0 0 1 1\n0=3\n1=?\n";

TEST(View, EveryRoleHasALook) {
    core::Overlay overlay;
    overlay.because = {{core::Site::Kind::Region}, {core::Site::Kind::Edge, 0, 0, 0, 1}};
    overlay.therefore = {{core::Site::Kind::Edge, 0, 1, 0, 2},
                         {core::Site::Kind::Cell, 0, 3, 0, 0}};
    overlay.wrong = {{core::Site::Kind::Edge, 0, 2, 0, 3}, {core::Site::Kind::Cell, 1, 3, 0, 0}};
    overlay.focus = {{core::Site::Kind::Cell, 0, 2, 0, 0}};
    const auto drawing = drawn(kTwoRegions + "+-+.+-+\n| x . |\n+-+.+.+\n", overlay);
    std::set<std::string> keys;
    for (const core::Item& item : drawing.items) {
        EXPECT_EQ(core::look(item.role).role, item.role);
        EXPECT_TRUE(keys.insert(item.key).second) << item.key << " twice";
    }
}

TEST(View, ALoopIsRunsAndBends) {
    const auto drawing = drawn("detour 2x3\n0 0 0\n0 0 0\n+-+-+\n| x |\n+-+-+\n");
    EXPECT_EQ(count(drawing, "loop"), 8);
    EXPECT_EQ(count(drawing, "loop-end"), 0);
    EXPECT_EQ(count(drawing, "no-line"), 0) << "nothing is open";
    EXPECT_EQ(count(drawn("detour 2x3\n0 0 0\n0 0 0\n+-+-+\n. x |\n+-+-+\n"), "no-line"), 1);
    const core::Item* run = find(drawing, "line-r1c1-r1c3");
    ASSERT_NE(run, nullptr);
    EXPECT_EQ(run->a, (core::Point{30, 48}));
    EXPECT_EQ(run->b, (core::Point{30, 132}));
    for (const std::string_view bend : {"bend-r1c1", "bend-r1c3", "bend-r2c1", "bend-r2c3"}) {
        EXPECT_NE(find(drawing, bend), nullptr) << bend;
    }
}

// A quarter turn bulges towards the middle of its cell: its left is there.
TEST(View, BendsBulgeTowardsTheMiddle) {
    const auto drawing = drawn("detour 2x3\n0 0 0\n0 0 0\n+-+-+\n| x |\n+-+-+\n");
    for (const core::Item& item : drawing.items) {
        if (item.shape != core::Shape::Arc) continue;
        const int left_row = item.a.col - item.b.col;
        const int left_col = item.b.row - item.a.row;
        const core::Point control{(item.a.row + item.b.row + left_row) / 2,
                                  (item.a.col + item.b.col + left_col) / 2};
        EXPECT_EQ((control.row - 30) % 60, 0) << item.key;
        EXPECT_EQ((control.col - 30) % 60, 0) << item.key;
    }
}

TEST(View, PiecesDifferByDashAndTheLargestIsFull) {
    const auto drawing = drawn(kTwoRegions + "+-+.+-+\n| . . |\n+-+.+-+\n");
    const auto other = drawn(kTwoRegions + "+-+.+-+\n| . . .\n+.+.+.+\n");
    EXPECT_EQ(find(drawing, "line-r1c1-r1c2")->role, "loop");
    EXPECT_EQ(find(drawing, "line-r1c3-r1c4")->role, "loop-second");
    EXPECT_EQ(find(other, "line-r1c3-r1c4")->role, "loop-second");
    EXPECT_EQ(count(drawing, "loop-end"), 4);
    std::set<int> dashes;
    for (const std::string_view role : {"loop", "loop-second", "loop-third", "loop-fourth"}) {
        dashes.insert(core::look(role).dash);
    }
    EXPECT_EQ(dashes.size(), 4U);
}

TEST(View, ATallyCountsTurnsAndIsFramedOnceMet) {
    const auto open = drawn(kTwoRegions + "+-+.+.+\n| . . .\n+.+.+.+\n");
    EXPECT_EQ(find(open, "tally-r1c1")->text, "1/3");
    EXPECT_EQ(find(open, "tally-r1c3")->text, "0/?");
    EXPECT_EQ(count(open, "tally-frame"), 0);
    const auto done = drawn("detour 2x4\n0 0 1 1\n0 0 1 1\n0=2\n+-+-+-+\n| . . |\n+-+-+-+\n");
    EXPECT_EQ(find(done, "tally-met-r1c1")->text, "2/2");
    EXPECT_EQ(count(done, "tally-frame"), 1);
    constexpr int kLoopFrom = 27;  // the line is 6 wide and goes through the cell's middle
    EXPECT_LT(find(done, "tally-frame-r1c1")->b.row, kLoopFrom);
    EXPECT_LT(find(done, "tally-frame-r1c1")->b.col, kLoopFrom - 1);
}

TEST(View, CellsThatAreWrongTogetherShareAFrameAndABadge) {
    const auto square = drawn_wrong({{0, 0}, {0, 1}, {1, 0}, {1, 1}});
    EXPECT_EQ(count(square, "wrong-badge"), 1);
    EXPECT_EQ(count(square, "wrong-ring"), 8) << "two pieces a side, none inside";
    EXPECT_EQ(count(square, "wrong"), 4);
    const auto apart = drawn_wrong({{0, 0}, {1, 1}});
    EXPECT_EQ(count(apart, "wrong-badge"), 2);
    EXPECT_EQ(count(apart, "wrong-ring"), 2);
}

TEST(View, AFrameTurnsAtAnInnerCornerWhereItsSidesMeet) {
    const auto bent = drawn_wrong({{0, 0}, {0, 1}, {1, 0}});
    const core::Item* const level = find(bent, "wrong-ring-r1c2-1");
    const core::Item* const upright = find(bent, "wrong-ring-r2c1-3");
    ASSERT_TRUE(level != nullptr && upright != nullptr);
    EXPECT_EQ(level->a, upright->a);
    EXPECT_EQ(level->a, (core::Point{56, 56}));
}

TEST(View, BeforeTheFirstLineNumbersStandAsTheyWereSet) {
    const auto blank = drawn(kTwoRegions + "+.+.+.+\n. x . .\n+.+.+.+\n");
    EXPECT_EQ(find(blank, "tally-r1c1")->text, "3");
    EXPECT_EQ(find(blank, "tally-r1c3")->text, "?");
}

TEST(View, WallsAreDrawnWhereTheyAre) {
    EXPECT_EQ(count(drawn(kTwoRegions), "wall"), 2);
}

TEST(View, LabelsSayLineWallsAndTally) {
    const auto position = board(kTwoRegions + "+-+.+.+\n| x . .\n+.+.+.+\n");
    const auto all = labels(position.puzzle, position.marks);
    ASSERT_EQ(all.size(), 8U);
    EXPECT_EQ(all[0].text.en, "row 1, column 1: line down and right; region of 3, 1 so far");
    EXPECT_EQ(all[0].text.ja, "1行1列：下・右に線、数字3の領域、今1回");
    EXPECT_EQ(all[0].task, core::Label::Task::Done);
    EXPECT_EQ(all[1].text.en,
              "row 1, column 2: line left; crossed out down; walls right; region of 3, 1 so far");
    EXPECT_EQ(all[3].text.en, "row 1, column 4: no line; region of any number, 0 so far");
    EXPECT_EQ(all[3].task, core::Label::Task::Open);
}

}  // namespace
}  // namespace hashigo::detour
