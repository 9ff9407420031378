// The drawing says every fact by shape as well as by colour, and the labels say the same in words.
#include "genres/goishi/view.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "core/outline.h"
#include "core/roles.h"
#include "genres/goishi/state.h"
#include "genres/goishi/trail.h"

namespace hashigo::goishi {
namespace {

using core::Shape;

struct Board {
    Puzzle p;
    State marks;

    core::Scene drawn(const core::Overlay& overlay = {}) const { return scene(p, marks, overlay); }
};

// Rows of `o` and `.`, and the picks so far.
Board board(const std::vector<std::string>& rows, std::vector<int> order = {}) {
    Puzzle p;
    p.size = {static_cast<int>(rows.size()), static_cast<int>(rows.front().size())};
    for (const std::string& row : rows) {
        for (const char c : row) p.stones.push_back(c == 'o' ? 1 : 0);
    }
    State marks = start(p);
    marks.order = std::move(order);
    return {std::move(p), std::move(marks)};
}

// 0 to 3, down to 11, back over the emptied places of the last row to 8, and not yet up to 4.
Board walked() {
    return board({"oo.o", "o..o", "o.oo"}, {0, 1, 3, 7, 11, 10});
}

core::Site at(int row, int col) {
    return {core::Site::Kind::Cell, row, col, 0, 0};
}
core::Site move(int row, int col, int row2, int col2) {
    return {core::Site::Kind::Move, row, col, row2, col2};
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

core::Overlay everything() {
    core::Overlay overlay;
    overlay.because = {at(0, 0), at(1, 1), move(0, 0, 0, 1)};
    overlay.therefore = {at(2, 0), move(2, 2, 2, 0)};
    overlay.wrong = {at(2, 2), move(0, 3, 1, 3)};
    overlay.focus = {at(2, 0)};
    return overlay;
}

TEST(View, EveryItemHasALookAndAKeyOfItsOwn) {
    Board all = walked();
    all.marks.strays = {{4, 12}};
    for (const core::Scene& drawing : {all.drawn(everything()), walked().drawn(everything())}) {
        std::set<std::string> keys;
        for (const core::Item& item : drawing.items) {
            EXPECT_EQ(core::look(item.role).role, item.role);
            EXPECT_TRUE(keys.insert(item.key).second) << item.key;
        }
    }
}

TEST(View, StaysOnTheBoard) {
    for (const core::Item& item : walked().drawn(everything()).items) {
        for (const core::Point& point : {item.a, item.b}) {
            EXPECT_TRUE(point.row >= 0 && point.row <= 3 * core::kUnit) << item.key;
            EXPECT_TRUE(point.col >= 0 && point.col <= 4 * core::kUnit) << item.key;
        }
    }
}

TEST(View, AnUntouchedBoardIsStonesOnCrossings) {
    const core::Scene drawing = board({"o.", ".o", ".."}).drawn();
    EXPECT_EQ(count(drawing, "grid"), 5);
    EXPECT_EQ(count(drawing, "stone"), 2);
    EXPECT_EQ(count(drawing, "next"), 0) << "any may be first: none stands out";
    EXPECT_EQ(find(drawing, "stone-r1c1")->a, (core::Point{30, 30}));
    EXPECT_EQ(find(drawing, "grid-c0")->a.col, 30) << "a line goes through the stone";
}

TEST(View, PicksLeaveNumberedRingsAndTheLastIsFilled) {
    const core::Scene drawing = walked().drawn();
    EXPECT_EQ(count(drawing, "picked"), 5);
    EXPECT_EQ(count(drawing, "standing"), 1);
    EXPECT_EQ(find(drawing, "number-r1c4")->text, "3");
    EXPECT_EQ(find(drawing, "number-on-r3c3")->text, "6");
    EXPECT_EQ(count(drawing, "stone"), 1) << "row 2, column 1: in no line with the last pick";
}

TEST(View, WhatMayBeNextGlowsAndSaysItsNumber) {
    const core::Scene drawing = walked().drawn();
    EXPECT_EQ(count(drawing, "next"), 1);
    EXPECT_EQ(find(drawing, "number-stone-r3c1")->text, "7");
    EXPECT_NE(find(drawing, "next-glow-r3c1"), nullptr);
    EXPECT_NE(find(drawing, "onward-r3c1"), nullptr);
}

TEST(View, TurningBackShowsOnlyWhereTheRulesAllowIt) {
    Board two = board({"ooo"}, {1, 0});
    EXPECT_EQ(count(two.drawn(), "next"), 0);
    two.p.variant.reversal = true;
    EXPECT_EQ(count(two.drawn(), "next"), 1);
}

TEST(View, AFlightArcsOverEmptiedPlacesAlone) {
    // From the right end back along the row: over 2, which was picked, and 1, where nothing was.
    const Board flown = board({"o.oo", "...o", "o..."}, {2, 3, 7});
    EXPECT_EQ(count(flown.drawn(), "walk-arc"), 0);
    const Board over = board({"o.o.", "....", "..o."}, {2, 10});
    EXPECT_EQ(count(over.drawn(), "walk-arc"), 0);
    const Board arcs = board({"ooo"}, {1, 2, 0});
    const core::Scene drawing = arcs.drawn();
    ASSERT_EQ(count(drawing, "walk-arc"), 4) << "two fillets and two halves of the arch";
    const core::Item* const arch = find(drawing, "walk-3-2");
    ASSERT_NE(arch, nullptr);
    EXPECT_EQ(arch->shape, Shape::Arc);
    EXPECT_EQ(arch->b.col, 90) << "over the middle stone's place";
    EXPECT_EQ(arch->b, find(drawing, "walk-3-3")->a);
    EXPECT_EQ(core::look("walk-arc").halo, core::Tone::None) << "what it flies over stays whole";
}

TEST(View, AnArcLeavesItsLineAndReturnsToItWithoutACorner) {
    const core::Scene drawing = board({"ooo"}, {1, 2, 0}).drawn();
    const core::Look& how = core::look("walk-arc");
    const auto curve = [&](const std::string& key) {
        return core::curve(*find(drawing, key), how);
    };
    EXPECT_EQ(curve("walk-3-1").control.y, 300) << "level, as the line is";
    EXPECT_EQ(curve("walk-3-1").control.x, curve("walk-3-2").control.x)
        << "upright where they meet";
    EXPECT_EQ(curve("walk-3-2").control.y, curve("walk-3-3").control.y) << "level at the top";
    EXPECT_EQ(curve("walk-3-4").control.y, 300);
    EXPECT_EQ(find(drawing, "walk-3-5")->b, find(drawing, "walk-3-1")->b) << "the line joins it";
}

TEST(View, ArcsBulgeUpOrRightWhicheverWayTheFlightGoes) {
    for (const bool down : {true, false}) {
        const Board column = board({"o", "o", "o"}, {1, down ? 0 : 2, down ? 2 : 0});
        const core::Scene drawing = column.drawn();
        const core::Item* const arc = find(drawing, "walk-3-1");
        ASSERT_NE(arc, nullptr);
        EXPECT_GT(arc->a.col, arc->b.col) << "it stands out to the right of its column";
    }
    for (const bool right : {true, false}) {
        const Board row = board({"ooo"}, {1, right ? 0 : 2, right ? 2 : 0});
        const core::Scene drawing = row.drawn();
        EXPECT_LT(find(drawing, "walk-3-1")->a.row, find(drawing, "walk-3-1")->b.row);
    }
}

TEST(View, AWalkOffTheLinesIsSlantedAndDashed) {
    const core::Scene drawing = board({"o.", ".o"}, {0, 3}).drawn();
    EXPECT_EQ(count(drawing, "walk"), 0);
    EXPECT_EQ(count(drawing, "walk-slanted"), 1);
    EXPECT_GT(core::look("walk-slanted").dash, 0);
}

TEST(View, StrayNumbersLieOnTheirStones) {
    Board astray = board({"oooo"}, {0});
    astray.marks.strays = {{2, 5}, {3, 123}};
    const core::Scene drawing = astray.drawn();
    EXPECT_EQ(count(drawing, "stray"), 2);
    EXPECT_EQ(find(drawing, "number-stone-r1c3")->text, "5");
    EXPECT_EQ(find(drawing, "number-wide-stone-r1c4")->text, "123");
    EXPECT_LT(find(drawing, "stone-r1c3"), find(drawing, "stray-r1c3"));
}

TEST(View, HighlightsDifferByShape) {
    const core::Scene drawing = walked().drawn(everything());
    EXPECT_NE(find(drawing, "because-hatch-r1c1"), nullptr);
    EXPECT_NE(find(drawing, "therefore-ring-r3c1"), nullptr);
    EXPECT_NE(find(drawing, "wrong-cross-r3c3"), nullptr);
    EXPECT_NE(find(drawing, "because-move-r1c1>r1c2"), nullptr);
    EXPECT_NE(find(drawing, "therefore-move-r3c3>r3c1"), nullptr);
    EXPECT_NE(find(drawing, "wrong-move-r1c4>r2c4"), nullptr);
    EXPECT_NE(core::look("because-move").dash, core::look("therefore-move").dash);
}

TEST(View, OneHighlightACellTheGravestFirst) {
    core::Overlay overlay;
    overlay.because = {at(0, 0), at(0, 1), at(0, 2)};
    overlay.therefore = {at(0, 1), at(0, 2)};
    overlay.wrong = {at(0, 2)};
    const core::Scene drawing = board({"ooo"}).drawn(overlay);
    EXPECT_EQ(count(drawing, "because"), 1);
    EXPECT_EQ(count(drawing, "therefore"), 1);
    EXPECT_EQ(count(drawing, "wrong"), 1);
}

TEST(View, IgnoresPlacesThatAreNotItsOwn) {
    core::Overlay overlay;
    overlay.because = {at(-1, 0), at(2147483647, -2147483647), move(0, 0, 9, 0)};
    overlay.wrong = {{core::Site::Kind::Edge, 0, 0, 0, 1}, move(-1, 0, 0, 0)};
    overlay.focus = {at(7, 7), move(0, 0, 0, 1)};
    const Board two = board({"oo"});
    EXPECT_EQ(two.drawn(overlay).items.size(), two.drawn().items.size());
}

TEST(View, TheFocusShowsWhereOneCouldGoOn) {
    core::Overlay overlay;
    overlay.focus = {at(2, 0)};
    const core::Scene drawing = walked().drawn(overlay);
    EXPECT_EQ(count(drawing, "outlook"), 1);
    EXPECT_NE(find(drawing, "outlook-r2c1"), nullptr) << "up from there, not back";
    overlay.focus = {at(1, 0)};
    EXPECT_EQ(count(walked().drawn(overlay), "outlook"), 0) << "it cannot be next";
    overlay.focus = {at(0, 0)};
    EXPECT_EQ(count(board({"oo", "o."}).drawn(overlay), "outlook"), 2) << "any may be first";
}

std::string said(const Board& seen, std::size_t cell, core::Language language) {
    return labels(seen.p, seen.marks).at(cell).text.in(language);
}

TEST(Labels, SayWhereWhatAndWhich) {
    using core::Language;
    Board seen = walked();
    seen.marks.strays = {{4, 9}};
    EXPECT_EQ(said(seen, 2, Language::English), "row 1, column 3: no stone");
    EXPECT_EQ(said(seen, 3, Language::English), "row 1, column 4: picked as number 3");
    EXPECT_EQ(said(seen, 4, Language::English), "row 2, column 1: stone, with the stray number 9");
    EXPECT_EQ(said(seen, 8, Language::English),
              "row 3, column 1: stone, can be picked next as number 7");
    EXPECT_EQ(said(seen, 10, Language::English),
              "row 3, column 3: picked as number 6, the last so far");
    EXPECT_EQ(said(board({"o"}), 0, Language::English), "row 1, column 1: stone");
    EXPECT_EQ(said(seen, 3, Language::Japanese), "1行4列：3番目に拾った");
    EXPECT_EQ(said(seen, 8, Language::Japanese), "3行1列：石、次に7番目として拾える");
}

TEST(Labels, AreOneACellInBothLanguages) {
    const Board seen = walked();
    const std::vector<core::Label> all = labels(seen.p, seen.marks);
    ASSERT_EQ(all.size(), 12U);
    std::set<std::string> english;
    for (std::size_t k = 0; k < all.size(); ++k) {
        EXPECT_EQ(all[k].site, core::cell_site(seen.p.size, static_cast<int>(k)));
        EXPECT_FALSE(all[k].text.ja.empty());
        EXPECT_TRUE(english.insert(all[k].text.en).second);
    }
}

}  // namespace
}  // namespace hashigo::goishi
