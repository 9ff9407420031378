// The hand's habits, one by one; and that whatever a gesture says, the answer is new marks, new
// clues or an error with words.
#include "genres/yajikazu/touch.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "core/random.h"
#include "genres/yajikazu/codec.h"
#include "genres/yajikazu/referee.h"
#include "genres/yajikazu/tour.h"

namespace hashigo::yajikazu {
namespace {

using core::Button;
using core::Direction;
using core::Gesture;

constexpr core::Size kSize{2, 4};

Puzzle blank() {
    return {kSize, std::vector<Clue>(8), {}};
}
State open() {
    return {std::vector<Mark>(8, Mark::Unknown)};
}
core::Site at(int row, int col) {
    return {core::Site::Kind::Cell, row, col, 0, 0};
}

Gesture pointer(std::string tool, Button button, core::Sites path) {
    return {std::move(tool), button, {}, std::move(path), true};
}
Gesture typed(std::string key, core::Site site = at(0, 0), std::string tool = {}) {
    return {std::move(tool), Button::Primary, std::move(key), {site}, true};
}

State touched(const State& marks, const Gesture& gesture) {
    const auto answer = touch(blank(), marks, gesture);
    EXPECT_TRUE(answer.ok());
    return answer ? answer->after : marks;
}

// The marks of the first cell under the same gesture, again and again.
std::vector<Mark> repeated(const Gesture& gesture, int times) {
    State marks = open();
    std::vector<Mark> seen;
    for (int k = 0; k < times; ++k) {
        marks = touched(marks, gesture);
        seen.push_back(marks.marks[0]);
    }
    return seen;
}

using Marks = std::vector<Mark>;
constexpr Mark kUnknown = Mark::Unknown;
constexpr Mark kShaded = Mark::Shaded;
constexpr Mark kWhite = Mark::White;

TEST(Touch, ShadeCyclesForwardsAndBackwards) {
    EXPECT_EQ(repeated(pointer("shade", Button::Primary, {at(0, 0)}), 4),
              (Marks{kShaded, kWhite, kUnknown, kShaded}));
    EXPECT_EQ(repeated(pointer("", Button::Secondary, {at(0, 0)}), 4),
              (Marks{kWhite, kShaded, kUnknown, kWhite}));
}

TEST(Touch, DotTurnsOnAndOff) {
    EXPECT_EQ(repeated(pointer("dot", Button::Primary, {at(0, 0)}), 3),
              (Marks{kWhite, kUnknown, kWhite}));
    EXPECT_EQ(repeated(pointer("dot", Button::Secondary, {at(0, 0)}), 2),
              (Marks{kShaded, kUnknown}));
}

TEST(Touch, KeysDoWhatPointersDo) {
    for (const char* const key : {"Space", "Enter"}) {
        EXPECT_EQ(repeated(typed(key), 3), (Marks{kShaded, kWhite, kUnknown}));
    }
    for (const char* const key : {"s", "#"}) {
        EXPECT_EQ(repeated(typed(key), 2), (Marks{kShaded, kUnknown}));
    }
    for (const char* const key : {"x", "."}) {
        EXPECT_EQ(repeated(typed(key), 2), (Marks{kWhite, kUnknown}));
    }
    for (const char* const key : {"Backspace", "Delete"}) {
        EXPECT_EQ(touched({Marks(8, kShaded)}, typed(key)).marks[0], kUnknown);
    }
}

TEST(Touch, ADragRepeatsTheFirstCellsMark) {
    State marks = open();
    marks.marks[1] = kShaded;
    marks.marks[2] = kWhite;
    const auto answer =
        touch(blank(), marks,
              pointer("shade", Button::Primary, {at(0, 0), at(0, 1), at(0, 2), at(0, 3)}));
    ASSERT_TRUE(answer.ok());
    for (std::size_t k = 0; k < 4; ++k) EXPECT_EQ(answer->after.marks[k], kShaded);
    EXPECT_EQ(answer->changed, (core::Sites{at(0, 0), at(0, 2), at(0, 3)}));
    EXPECT_EQ(answer->removed, (core::Sites{at(0, 2)})) << "the dot that was written over";
}

TEST(Touch, CrossingACellTwiceIsCrossingItOnce) {
    const State marks = touched(
        open(), pointer("shade", Button::Primary, {at(0, 0), at(0, 1), at(0, 0), at(0, 1)}));
    EXPECT_EQ(marks.marks[0], kShaded);
    EXPECT_EQ(marks.marks[1], kShaded);
}

TEST(Touch, AKeyActsOnTheFirstCellAlone) {
    Gesture gesture = typed("s");
    gesture.path.push_back(at(1, 1));
    const State marks = touched(open(), gesture);
    EXPECT_EQ(marks.marks[0], kShaded);
    EXPECT_EQ(marks.marks[5], kUnknown);
}

TEST(Touch, HoveringChangesNothing) {
    const auto answer = touch(blank(), open(), pointer("", Button::None, {at(0, 0), at(0, 1)}));
    ASSERT_TRUE(answer.ok());
    EXPECT_EQ(answer->after, open());
    EXPECT_TRUE(answer->changed.empty());
}

template <class T>
std::string code(const core::Result<T>& result) {
    if (result) return "";
    EXPECT_FALSE(result.error().message.en.empty());
    EXPECT_FALSE(result.error().message.ja.empty());
    return result.error().code;
}

TEST(Touch, SaysWhatIsWrongWithAGesture) {
    const auto tried = [](const Gesture& gesture) { return code(touch(blank(), open(), gesture)); };
    EXPECT_EQ(tried(pointer("", Button::Primary, {})), "gesture.empty");
    EXPECT_EQ(tried(pointer("", Button::Primary, {at(0, 0), at(2, 0)})), "gesture.outside");
    EXPECT_EQ(tried(pointer("", Button::Primary, {at(0, -1)})), "gesture.outside");
    EXPECT_EQ(tried(pointer("", Button::Primary, {at(2147483647, 0)})), "gesture.outside");
    EXPECT_EQ(tried(pointer("", Button::Primary, {{core::Site::Kind::Edge, 0, 0, 0, 1}})),
              "gesture.kind");
    EXPECT_EQ(tried(pointer("stone", Button::Primary, {at(0, 0)})), "gesture.tool");
    EXPECT_EQ(tried(typed("Escape")), "gesture.key");
    EXPECT_EQ(tried(typed("s", at(9, 9))), "gesture.outside");
}

// --- editing ---

Clue edited(const Clue& clue, const Gesture& gesture) {
    Puzzle p = blank();
    p.clues[0] = clue;
    const auto answer = edit_clues(p, gesture);
    EXPECT_TRUE(answer.ok());
    return answer ? answer->after.clues[0] : Clue{};
}

Clue clue(std::optional<Direction> arrow, std::optional<int> number) {
    return {arrow, number, true};
}

Clue after_keys(Clue start, const std::vector<std::string>& keys) {
    for (const std::string& key : keys) start = edited(start, typed(key));
    return start;
}

const Clue kNone{};
const std::optional<Direction> kNoArrow = std::nullopt;

TEST(Edit, ATapMakesAnOpenClueAndCountsOn) {
    const Gesture tap = pointer("clue", Button::Primary, {at(0, 0)});
    EXPECT_EQ(edited(kNone, tap), clue(kNoArrow, std::nullopt));
    EXPECT_EQ(edited(clue(Direction::Up, std::nullopt), tap), clue(Direction::Up, 0));
    EXPECT_EQ(edited(clue(Direction::Up, 3), tap), clue(Direction::Up, 4));
    EXPECT_EQ(edited(clue(Direction::Up, 4), tap), clue(Direction::Up, std::nullopt));
    EXPECT_EQ(edited(clue(Direction::Up, 99), tap), clue(Direction::Up, std::nullopt));
}

TEST(Edit, TheSecondaryButtonCountsDown) {
    const Gesture tap = pointer("", Button::Secondary, {at(0, 0)});
    EXPECT_EQ(edited(kNone, tap), clue(kNoArrow, std::nullopt));
    EXPECT_EQ(edited(clue(kNoArrow, 1), tap), clue(kNoArrow, 0));
    EXPECT_EQ(edited(clue(kNoArrow, 0), tap), clue(kNoArrow, std::nullopt));
    EXPECT_EQ(edited(clue(kNoArrow, std::nullopt), tap), clue(kNoArrow, 4));
}

TEST(Edit, ADragPointsTheArrow) {
    const auto drag = [](core::Sites path) {
        path.insert(path.begin(), at(0, 0));
        return pointer("clue", Button::Primary, std::move(path));
    };
    const Clue two = clue(kNoArrow, 2);
    EXPECT_EQ(edited(two, drag({at(0, 1)})), clue(Direction::Right, 2));
    EXPECT_EQ(edited(two, drag({at(1, 0)})), clue(Direction::Down, 2));
    EXPECT_EQ(edited(two, drag({at(1, 0), at(1, 1), at(1, 2)})), clue(Direction::Right, 2));
    EXPECT_EQ(edited(kNone, drag({at(0, 1)})), clue(Direction::Right, std::nullopt));
    EXPECT_EQ(edited(clue(Direction::Right, 2), drag({at(0, 1)})), two) << "again: removed";
    EXPECT_EQ(edited(two, drag({at(0, 1), at(0, 0)})), two) << "back again: nothing";
}

TEST(Edit, ADragPointsAllFourWays) {
    const auto towards = [](core::Site end) {
        Puzzle p{{3, 3}, std::vector<Clue>(9), {}};
        const auto answer = edit_clues(p, pointer("", Button::Primary, {at(1, 1), end}));
        return answer->after.clues[4].arrow;
    };
    EXPECT_EQ(towards(at(0, 1)), Direction::Up);
    EXPECT_EQ(towards(at(2, 1)), Direction::Down);
    EXPECT_EQ(towards(at(1, 0)), Direction::Left);
    EXPECT_EQ(towards(at(1, 2)), Direction::Right);
}

TEST(Edit, EveryDragHasATap) {
    const Gesture tap = pointer("left", Button::Primary, {at(0, 0)});
    EXPECT_EQ(edited(clue(kNoArrow, 2), tap), clue(Direction::Left, 2));
    EXPECT_EQ(edited(clue(Direction::Left, 2), tap), clue(kNoArrow, 2));
    EXPECT_EQ(edited(kNone, tap), clue(Direction::Left, std::nullopt));
    const Gesture off = pointer("left", Button::Secondary, {at(0, 0)});
    EXPECT_EQ(edited(clue(Direction::Up, 2), off), clue(kNoArrow, 2));
    EXPECT_EQ(edited(kNone, off), kNone);
}

TEST(Edit, AnArrowToolDragDoesAsItsFirstCell) {
    Puzzle p = blank();
    p.clues[1] = clue(Direction::Up, 2);
    const auto answer = edit_clues(p, pointer("up", Button::Primary, {at(0, 0), at(0, 1)}));
    ASSERT_TRUE(answer.ok());
    EXPECT_EQ(answer->after.clues[0], clue(Direction::Up, std::nullopt));
    EXPECT_EQ(answer->after.clues[1], clue(Direction::Up, 2));
    EXPECT_EQ(answer->changed, (core::Sites{at(0, 0)}));
}

TEST(Edit, DigitsAreAppendedUpToTheLargest) {
    EXPECT_EQ(after_keys(kNone, {"1", "2"}), clue(kNoArrow, 12));
    EXPECT_EQ(after_keys(kNone, {"0", "7"}), clue(kNoArrow, 7));
    EXPECT_EQ(after_keys(kNone, {"4", "0", "9", "5"}), clue(kNoArrow, 4095));
    EXPECT_EQ(after_keys(kNone, {"4", "0", "9", "6"}), clue(kNoArrow, 6)) << "begins anew";
    EXPECT_EQ(after_keys(kNone, {"4", "0", "9", "5", "0"}), clue(kNoArrow, 0));
    EXPECT_EQ(after_keys(kNone, {"ArrowDown", "3"}), clue(Direction::Down, 3));
}

TEST(Edit, ArrowKeysTurnTheArrowOnAndOff) {
    EXPECT_EQ(after_keys(kNone, {"5", "ArrowUp"}), clue(Direction::Up, 5));
    EXPECT_EQ(after_keys(kNone, {"5", "ArrowUp", "ArrowLeft"}), clue(Direction::Left, 5));
    EXPECT_EQ(after_keys(kNone, {"5", "ArrowUp", "ArrowUp"}), clue(kNoArrow, 5));
    EXPECT_EQ(after_keys(kNone, {"ArrowRight"}), clue(Direction::Right, std::nullopt));
}

TEST(Edit, ANumberCanBeLeftOpen) {
    EXPECT_EQ(after_keys(clue(Direction::Up, 5), {"-"}), clue(Direction::Up, std::nullopt));
    EXPECT_EQ(after_keys(kNone, {"?"}), clue(kNoArrow, std::nullopt));
}

TEST(Edit, BackspaceTakesDigitsThenTheClue) {
    Clue now = clue(Direction::Up, 12);
    now = after_keys(now, {"Backspace"});
    EXPECT_EQ(now, clue(Direction::Up, 1));
    now = after_keys(now, {"Backspace"});
    EXPECT_EQ(now, clue(Direction::Up, std::nullopt));
    now = after_keys(now, {"Backspace"});
    EXPECT_EQ(now, kNone);
    EXPECT_EQ(after_keys(now, {"Backspace"}), kNone);
    EXPECT_EQ(after_keys(clue(Direction::Up, 12), {"Delete"}), kNone);
}

TEST(Edit, EraseNamesWhatItTakes) {
    Puzzle p = blank();
    p.clues[0] = clue(Direction::Up, 1);
    p.clues[2] = clue(Direction::Left, 1);
    const auto answer =
        edit_clues(p, pointer("erase", Button::Primary, {at(0, 0), at(0, 1), at(0, 2)}));
    ASSERT_TRUE(answer.ok());
    EXPECT_EQ(answer->after, blank());
    EXPECT_EQ(answer->removed, (core::Sites{at(0, 0), at(0, 2)}));
    EXPECT_EQ(answer->changed, answer->removed);
}

TEST(Edit, SpaceIsATapWithTheTool) {
    EXPECT_EQ(edited(clue(kNoArrow, 1), typed("Space")), clue(kNoArrow, 2));
    EXPECT_EQ(edited(clue(kNoArrow, 1), typed("Enter", at(0, 0), "erase")), kNone);
    EXPECT_EQ(edited(clue(kNoArrow, 1), typed("Space", at(0, 0), "up")), clue(Direction::Up, 1));
}

struct Alone {
    using Puzzle = yajikazu::Puzzle;
    using State = yajikazu::State;
};

TEST(Edit, KeepsMarksNotesAndWarnings) {
    core::Position<Alone> position{blank(), {Marks(8, kShaded)}, {"title", "", "", ""}, {}};
    position.warnings.push_back({"w", "w"});
    const auto answer = edit(position, typed("3"));
    ASSERT_TRUE(answer.ok());
    EXPECT_EQ(answer->after.puzzle.clues[0], clue(kNoArrow, 3));
    EXPECT_EQ(answer->after.marks, position.marks);
    EXPECT_EQ(answer->after.notes, position.notes);
    EXPECT_EQ(answer->after.warnings.size(), 1U);
    EXPECT_EQ(answer->changed, (core::Sites{at(0, 0)}));
    EXPECT_EQ(code(edit(position, typed("q"))), "gesture.key");
}

TEST(Edit, SaysWhatIsWrongWithAGesture) {
    EXPECT_EQ(code(edit_clues(blank(), pointer("", Button::Primary, {}))), "gesture.empty");
    EXPECT_EQ(code(edit_clues(blank(), pointer("shade", Button::Primary, {at(0, 0)}))),
              "gesture.tool");
    EXPECT_EQ(code(edit_clues(blank(), pointer("", Button::Primary, {at(0, 4)}))),
              "gesture.outside");
}

// --- what is offered ---

template <class Act>
void expect_offered(const std::vector<core::Tool>& tools, const std::vector<core::KeyBinding>& keys,
                    Act&& act) {
    std::set<std::string_view> names;
    for (const core::Tool& tool : tools) {
        EXPECT_TRUE(names.insert(tool.id).second);
        EXPECT_FALSE(tool.name.en.empty() || tool.name.ja.empty() || tool.icon.empty());
        EXPECT_TRUE(act(pointer(std::string(tool.id), Button::Primary, {at(0, 0)}))) << tool.id;
    }
    for (const core::KeyBinding& key : keys) {
        EXPECT_TRUE(names.insert(key.key).second);
        EXPECT_FALSE(key.does.en.empty() || key.does.ja.empty());
        EXPECT_TRUE(act(typed(std::string(key.key)))) << key.key;
    }
}

TEST(Offered, EveryToolAndKeyWorks) {
    expect_offered(play_tools(), play_keys(),
                   [](const Gesture& g) { return touch(blank(), open(), g).ok(); });
    expect_offered(edit_tools(), edit_keys(),
                   [](const Gesture& g) { return edit_clues(blank(), g).ok(); });
    EXPECT_EQ(play_tools().front().id, "shade");
    EXPECT_EQ(edit_tools().front().id, "clue");
}

TEST(Offered, TheTourShowsKeptAndBrokenRules) {
    const std::vector<core::TourStop> stops = tour();
    EXPECT_EQ(stops.size(), 6U);
    for (const core::TourStop& stop : stops) {
        EXPECT_FALSE(stop.says.en.empty() || stop.says.ja.empty());
        const auto position = read(stop.position);
        ASSERT_TRUE(position.ok()) << stop.position;
        EXPECT_EQ(legal(position->puzzle, position->marks), stop.legal) << stop.says.en;
    }
    EXPECT_TRUE(stops.front().legal);
    EXPECT_FALSE(stops[1].legal);
}

TEST(Hands, NeverLeaveABoardUnsound) {
    core::Random random(7);
    Puzzle p = blank();
    State marks = open();
    const auto keys = edit_keys();
    const auto tools = edit_tools();
    const auto any = [&](std::size_t count) {
        return static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(count)));
    };
    for (int k = 0; k < 3000; ++k) {
        Gesture gesture;
        gesture.tool = std::string(tools[any(tools.size())].id);
        gesture.button = static_cast<Button>(any(3));
        if (any(2) == 0) gesture.key = std::string(keys[any(keys.size())].key);
        for (std::size_t steps = any(4) + 1; steps > 0; --steps) {
            gesture.path.push_back(at(static_cast<int>(any(2)), static_cast<int>(any(4))));
        }
        auto edited_board = edit_clues(p, gesture);
        ASSERT_TRUE(edited_board.ok());
        p = edited_board->after;
        for (const Clue& each : p.clues) {
            ASSERT_TRUE(each.there || each == Clue{});
            ASSERT_TRUE(!each.number || (*each.number >= 0 && *each.number <= kMaxNumber));
        }
        gesture.key.clear();
        gesture.tool.clear();
        marks = touched(marks, gesture);
        ASSERT_EQ(marks.marks.size(), 8U);
    }
}

}  // namespace
}  // namespace hashigo::yajikazu
