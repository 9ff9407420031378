// The drawing says every fact by shape as well as by colour, and the labels say the same in words.
#include "genres/yajikazu/view.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "core/roles.h"

namespace hashigo::yajikazu {
namespace {

using core::Direction;

struct Board {
    Puzzle p;
    State marks;

    Clue& clue(int row, int col) { return p.clues[static_cast<std::size_t>(p.size.at(row, col))]; }
    Mark& mark(int row, int col) {
        return marks.marks[static_cast<std::size_t>(p.size.at(row, col))];
    }
    core::Scene drawn(const core::Overlay& overlay = {}) const { return scene(p, marks, overlay); }
};

Board blank(core::Size size) {
    const auto cells = static_cast<std::size_t>(size.cells());
    return {{size, std::vector<Clue>(cells), {}}, {std::vector<Mark>(cells, Mark::Unknown)}};
}

// Every kind of clue in every kind of cell.
Board zoo() {
    Board board = blank({3, 25});
    const std::vector<std::optional<int>> numbers = {std::nullopt, 0, 12, 123, 4095};
    const std::vector<std::optional<Direction>> arrows = {
        std::nullopt, Direction::Up, Direction::Down, Direction::Left, Direction::Right};
    for (int col = 0; col < 25; ++col) {
        for (int row = 0; row < 3; ++row) {
            board.clue(row, col) = {arrows[static_cast<std::size_t>(col % 5)],
                                    numbers[static_cast<std::size_t>(col / 5)], true};
            board.mark(row, col) = static_cast<Mark>(row);
        }
    }
    return board;
}

core::Site at(int row, int col) {
    return {core::Site::Kind::Cell, row, col, 0, 0};
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
    for (int col = 0; col < 25; ++col) {
        core::Sites& to = col % 3 == 0   ? overlay.because
                          : col % 3 == 1 ? overlay.therefore
                                         : overlay.wrong;
        for (int row = 0; row < 3; ++row) to.push_back(at(row, col));
    }
    overlay.focus = {at(0, 4)};
    return overlay;
}

TEST(View, EveryItemHasALookAndAKeyOfItsOwn) {
    const core::Scene drawing = zoo().drawn(everything());
    std::set<std::string> keys;
    for (const core::Item& item : drawing.items) {
        EXPECT_EQ(core::look(item.role).role, item.role);
        EXPECT_TRUE(keys.insert(item.key).second) << item.key;
    }
}

TEST(View, StaysOnTheBoard) {
    const core::Scene drawing = zoo().drawn(everything());
    for (const core::Item& item : drawing.items) {
        for (const core::Point& point : {item.a, item.b}) {
            EXPECT_TRUE(point.row >= 0 && point.row <= 3 * core::kUnit) << item.key;
            EXPECT_TRUE(point.col >= 0 && point.col <= 25 * core::kUnit) << item.key;
        }
    }
}

TEST(View, IsTheSameEachTime) {
    const core::Scene first = zoo().drawn(everything());
    const core::Scene second = zoo().drawn(everything());
    ASSERT_EQ(first.items.size(), second.items.size());
    for (std::size_t k = 0; k < first.items.size(); ++k) {
        EXPECT_EQ(first.items[k].key, second.items[k].key);
        EXPECT_EQ(first.items[k].a, second.items[k].a);
    }
}

TEST(View, AnEmptyBoardIsPaperLinesAndAFrame) {
    const core::Scene drawing = blank({2, 3}).drawn();
    ASSERT_EQ(drawing.items.size(), 5U);
    EXPECT_EQ(drawing.items.front().role, "paper");
    EXPECT_EQ(count(drawing, "grid"), 3);
    EXPECT_EQ(drawing.items.back().role, "frame");
}

TEST(View, ALiarIsStruckThroughBehindItsClue) {
    Board board = blank({1, 3});
    board.clue(0, 0) = {Direction::Right, 2, true};
    board.mark(0, 0) = Mark::Shaded;
    const core::Scene drawing = board.drawn();
    const core::Item* const strike = find(drawing, "strike-r1c1");
    const core::Item* const number = find(drawing, "clue-on-r1c1");
    const core::Item* const arrow = find(drawing, "arrow-on-r1c1");
    const core::Item* const shade = find(drawing, "shaded-r1c1");
    ASSERT_TRUE(strike != nullptr && number != nullptr && arrow != nullptr && shade != nullptr);
    EXPECT_LT(shade, strike);
    EXPECT_LT(strike, number);
    EXPECT_LT(strike, arrow);
    EXPECT_NE(core::look("clue-on").halo, core::Tone::None) << "legible over its strike";
    const core::Item* const low = find(drawing, "strike-r1c1-low");
    ASSERT_NE(low, nullptr);
    EXPECT_LT(strike->a.row, 20) << "the strokes stay clear of the figure between them";
    EXPECT_GT(low->a.row, 40);
}

TEST(View, OnlyAClueThatCouldLieIsStruck) {
    const core::Scene drawing = zoo().drawn();
    // Of the shaded row's 25 clues, 5 are without an arrow and 4 more are a `?`.
    EXPECT_EQ(count(drawing, "strike"), 2 * 16);
    EXPECT_EQ(count(drawing, "shaded"), 25);
}

TEST(View, AnUprightArrowStandsRightOfTheNumberALevelOneAbove) {
    Board board = blank({2, 2});
    board.clue(0, 0) = {Direction::Up, 3, true};
    board.clue(1, 1) = {Direction::Left, 3, true};
    const core::Scene drawing = board.drawn();
    EXPECT_GT(find(drawing, "arrow-r1c1")->a.col, find(drawing, "clue-r1c1")->a.col);
    EXPECT_EQ(find(drawing, "arrow-r1c1")->a.row, find(drawing, "clue-r1c1")->a.row);
    EXPECT_LT(find(drawing, "arrow-r1c1")->b.row, find(drawing, "arrow-r1c1")->a.row);
    EXPECT_LT(find(drawing, "arrow-r2c2")->a.row, find(drawing, "clue-r2c2")->a.row);
    EXPECT_EQ(find(drawing, "arrow-r2c2")->a.col, find(drawing, "clue-r2c2")->a.col);
    EXPECT_LT(find(drawing, "arrow-r2c2")->b.col, find(drawing, "arrow-r2c2")->a.col);
}

TEST(View, AnOpenNumberIsAQuestionMark) {
    Board board = blank({1, 1});
    board.clue(0, 0) = {std::nullopt, std::nullopt, true};
    const core::Scene drawing = board.drawn();
    EXPECT_EQ(find(drawing, "clue-r1c1")->text, "?");
    EXPECT_EQ(find(drawing, "clue-r1c1")->a, (core::Point{30, 30}));
}

TEST(View, ADotMovesAsideForAClue) {
    Board board = blank({1, 2});
    board.clue(0, 1) = {Direction::Left, 0, true};
    board.mark(0, 0) = Mark::White;
    board.mark(0, 1) = Mark::White;
    const core::Scene drawing = board.drawn();
    EXPECT_EQ(find(drawing, "dot-r1c1")->a, (core::Point{30, 30}));
    const core::Item* const aside = find(drawing, "dot-small-r1c2");
    ASSERT_NE(aside, nullptr);
    EXPECT_LT(aside->a.row, 12) << "not at the figure's foot, where it is a decimal point";
    EXPECT_LT(aside->a.col, 72);
}

TEST(View, HighlightsDifferByShape) {
    core::Overlay overlay;
    overlay.because = {at(0, 0)};
    overlay.therefore = {at(0, 1)};
    overlay.wrong = {at(0, 2)};
    const core::Scene drawing = blank({1, 3}).drawn(overlay);
    EXPECT_NE(find(drawing, "because-hatch-r1c1"), nullptr);
    EXPECT_NE(find(drawing, "therefore-ring-r1c2"), nullptr);
    EXPECT_NE(find(drawing, "wrong-cross-r1c3"), nullptr);
    EXPECT_EQ(find(drawing, "wrong-cross-r1c1"), nullptr);
}

TEST(View, OneHighlightACellTheGravestFirst) {
    core::Overlay overlay;
    overlay.because = {at(0, 0), at(0, 1), at(0, 2)};
    overlay.therefore = {at(0, 1), at(0, 2)};
    overlay.wrong = {at(0, 2)};
    const core::Scene drawing = blank({1, 3}).drawn(overlay);
    EXPECT_EQ(count(drawing, "because"), 1);
    EXPECT_EQ(count(drawing, "therefore"), 1);
    EXPECT_EQ(count(drawing, "wrong"), 1);
}

TEST(View, HighlightsShowOnShadedCellsToo) {
    Board board = blank({1, 3});
    board.marks.marks.assign(3, Mark::Shaded);
    core::Overlay overlay;
    overlay.because = {at(0, 0)};
    overlay.therefore = {at(0, 1)};
    overlay.wrong = {at(0, 2)};
    const core::Scene drawing = board.drawn(overlay);
    EXPECT_LT(find(drawing, "shaded-r1c1"), find(drawing, "because-hatch-on-r1c1"));
    EXPECT_LT(find(drawing, "shaded-r1c2"), find(drawing, "therefore-ring-on-r1c2"));
    EXPECT_LT(find(drawing, "shaded-r1c3"), find(drawing, "wrong-ring-on-r1c3"));
}

TEST(View, IgnoresPlacesThatAreNotItsCells) {
    core::Overlay overlay;
    overlay.because = {at(-1, 0), at(0, 2), at(2, 0), at(2147483647, -2147483647)};
    overlay.wrong = {{core::Site::Kind::Edge, 0, 0, 0, 1}};
    overlay.focus = {at(7, 7)};
    EXPECT_EQ(blank({2, 2}).drawn(overlay).items.size(), blank({2, 2}).drawn().items.size());
}

TEST(View, TheFocusShowsTheLineThatAClueSees) {
    Board board = blank({3, 4});
    board.clue(1, 3) = {Direction::Left, 1, true};
    board.clue(0, 0) = {Direction::Up, 1, true};
    core::Overlay overlay;
    overlay.focus = {at(1, 3)};
    const core::Scene drawing = board.drawn(overlay);
    const core::Item* const sight = find(drawing, "sight-r2c4");
    ASSERT_NE(sight, nullptr);
    EXPECT_EQ(sight->a, (core::Point{60, 0}));
    EXPECT_EQ(sight->b, (core::Point{120, 180}));
    overlay.focus = {at(0, 0), at(2, 2)};
    EXPECT_EQ(count(board.drawn(overlay), "sight"), 0) << "off the board; no clue";
}

std::string said(const Board& board, std::size_t cell, core::Language language) {
    return labels(board.p, board.marks).at(cell).text.in(language);
}

TEST(Labels, SayWhereWhatAndHow) {
    using core::Language;
    Board board = blank({1, 6});
    board.clue(0, 1) = {Direction::Up, 2, true};
    board.clue(0, 2) = {Direction::Left, 2, true};
    board.clue(0, 3) = {std::nullopt, 7, true};
    board.clue(0, 4) = {Direction::Down, std::nullopt, true};
    board.marks.marks = {Mark::Unknown, Mark::White,  Mark::Shaded,
                         Mark::Unknown, Mark::Shaded, Mark::Shaded};
    EXPECT_EQ(said(board, 0, Language::English), "row 1, column 1: undecided");
    EXPECT_EQ(said(board, 1, Language::English), "row 1, column 2: clue 2 up; white");
    EXPECT_EQ(said(board, 2, Language::English),
              "row 1, column 3: clue 2 left; shaded, so the clue need not hold");
    EXPECT_EQ(said(board, 3, Language::English), "row 1, column 4: clue 7, no arrow; undecided");
    EXPECT_EQ(said(board, 4, Language::English), "row 1, column 5: clue ? down; shaded");
    EXPECT_EQ(said(board, 5, Language::English), "row 1, column 6: shaded");
    EXPECT_EQ(said(board, 1, Language::Japanese), "1行2列：上向きの2、白マス");
    EXPECT_EQ(said(board, 5, Language::Japanese), "1行6列：黒マス");
}

TEST(Labels, AreOneACellInBothLanguages) {
    const Board board = zoo();
    const std::vector<core::Label> all = labels(board.p, board.marks);
    ASSERT_EQ(all.size(), 75U);
    std::set<std::string> english;
    for (std::size_t k = 0; k < all.size(); ++k) {
        EXPECT_EQ(all[k].site, core::cell_site(board.p.size, static_cast<int>(k)));
        EXPECT_FALSE(all[k].text.ja.empty());
        EXPECT_TRUE(english.insert(all[k].text.en).second);
    }
}

std::ptrdiff_t open_cells(const Board& board) {
    const std::vector<core::Label> all = labels(board.p, board.marks);
    return std::count_if(all.begin(), all.end(), [](const core::Label& label) {
        return label.task == core::Label::Task::Open;
    });
}

TEST(Labels, LeaveNothingOpenOnceTheShadingIsAnAnswer) {
    Board board = blank({1, 4});
    board.clue(0, 0) = {Direction::Right, 2, true};
    EXPECT_EQ(open_cells(board), 4);
    board.mark(0, 1) = Mark::Shaded;
    EXPECT_EQ(open_cells(board), 3) << "the clue counts two";
    board.mark(0, 3) = Mark::Shaded;
    EXPECT_EQ(open_cells(board), 2) << "a white cell is cut off";
    board.p.variant.unconnected = true;
    EXPECT_EQ(open_cells(board), 0);
    board.mark(0, 2) = Mark::Shaded;
    EXPECT_EQ(open_cells(board), 1) << "shaded cells touch";
}

TEST(Labels, DoNotCallABoardDoneThatNobodyHasTouched) {
    Board board = blank({1, 3});
    EXPECT_EQ(open_cells(board), 3) << "all white is an answer";
    board.mark(0, 0) = Mark::White;
    EXPECT_EQ(open_cells(board), 2);
    board.mark(0, 2) = Mark::Shaded;
    EXPECT_EQ(open_cells(board), 0);
}

}  // namespace
}  // namespace hashigo::yajikazu
