// The hand's habits, one by one; and that whatever a gesture says, the answer is a new walk, a new
// board or an error with words.
#include "genres/goishi/touch.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <tuple>

#include "core/random.h"
#include "genres/goishi/moves.h"
#include "genres/goishi/phrases.h"
#include "genres/goishi/state.h"

namespace hashigo::goishi {
namespace {

using core::Button;
using core::Gesture;

// Cells 0 to 11:  o o . o
//                 o . . o
//                 o . o o
Puzzle puzzle() {
    return {{3, 4}, {1, 1, 0, 1, 1, 0, 0, 1, 1, 0, 1, 1}, {}};
}

State walked(std::vector<int> order, std::vector<Stray> strays = {}) {
    State s = start(puzzle());
    s.order = std::move(order);
    s.strays = std::move(strays);
    return s;
}

core::Site at(int cell) {
    return core::cell_site({3, 4}, cell);
}
core::Sites sites(const std::vector<int>& cells) {
    core::Sites all;
    for (const int cell : cells) all.push_back(at(cell));
    return all;
}

Gesture drag(const std::vector<int>& cells, Button button = Button::Primary,
             std::string tool = {}) {
    return {std::move(tool), button, {}, sites(cells), true};
}
Gesture typed(std::string key, int cell = 0, std::string tool = {}) {
    return {std::move(tool), Button::Primary, std::move(key), {at(cell)}, true};
}

core::Touched<State> touched(const State& marks, const Gesture& gesture) {
    const auto answer = touch(puzzle(), marks, gesture);
    EXPECT_TRUE(answer.ok());
    return answer ? *answer : core::Touched<State>{marks, {}, {}};
}

std::vector<int> order_after(const std::vector<int>& order, const Gesture& gesture) {
    return touched(walked(order), gesture).after.order;
}

using Order = std::vector<int>;

std::vector<core::Text> remarks_at(const std::vector<int>& order, int cell) {
    return touched(walked(order), drag({cell})).remarks;
}

// From 0 straight on: 1 and 4 may be next; 3 lies behind 1, and 7 is in no line with 0.
TEST(Touch, WhatTheRulesRefuseIsToldByTheRule) {
    EXPECT_TRUE(remarks_at({0}, 1).empty());
    EXPECT_TRUE(remarks_at({0}, 2).empty()) << "no stone lies there";
    EXPECT_TRUE(remarks_at({}, 5).empty()) << "no stone lies there";
    ASSERT_EQ(remarks_at({0}, 3).size(), 1U);
    EXPECT_EQ(remarks_at({0}, 3).front(), core::say(phrases::phrase(phrases::StoneSkipped)));
    ASSERT_EQ(remarks_at({0}, 7).size(), 1U);
    EXPECT_EQ(remarks_at({0}, 7).front(), core::say(phrases::phrase(phrases::DiagonalMove)));
    ASSERT_EQ(remarks_at({1, 0}, 3).size(), 1U);
    EXPECT_EQ(remarks_at({1, 0}, 3).front(), core::say(phrases::phrase(phrases::TurnedBack)));
    EXPECT_TRUE(remarks_at({0, 1}, 1).empty()) << "one may always go back";
}

TEST(Touch, ATapPicksWhatTheRulesAllow) {
    EXPECT_EQ(order_after({}, drag({7})), (Order{7}));
    EXPECT_EQ(order_after({0}, drag({1})), (Order{0, 1}));
    EXPECT_EQ(order_after({0, 1}, drag({3})), (Order{0, 1, 3})) << "over a place without a stone";
    EXPECT_EQ(touched(walked({0}), drag({1})).changed, sites({1}));
}

TEST(Touch, AStoneThatIsNotAllowedChangesNothing) {
    for (const int cell : {3, 7, 8, 2, 5}) {
        const auto answer = touched(walked({0}), drag({cell}));
        EXPECT_EQ(answer.after, walked({0})) << cell;
        EXPECT_TRUE(answer.changed.empty());
    }
    EXPECT_EQ(order_after({4, 0, 1}, drag({2})), (Order{4, 0, 1})) << "nothing lies there";
    EXPECT_EQ(order_after({8, 4}, drag({8})), (Order{8})) << "not a pick: back to the first";
}

TEST(Touch, ATapOnTheLastPickTakesItBack) {
    const auto answer = touched(walked({0, 1, 3}), drag({3}));
    EXPECT_EQ(answer.after.order, (Order{0, 1}));
    EXPECT_EQ(answer.changed, sites({3}));
    EXPECT_TRUE(answer.removed.empty()) << "that was what the tap asked for";
    EXPECT_TRUE(order_after({0}, drag({0})).empty());
}

TEST(Touch, ATapOnAnEarlierPickGoesBackToIt) {
    const auto answer = touched(walked({0, 1, 3, 7, 11}), drag({1}));
    EXPECT_EQ(answer.after.order, (Order{0, 1}));
    EXPECT_EQ(answer.removed, sites({3, 7, 11}));
    EXPECT_EQ(answer.changed, sites({3, 7, 11}));
}

TEST(Touch, ADragFromTheLastPickPicksInOrder) {
    EXPECT_EQ(order_after({0}, drag({0, 1, 2, 3, 7, 11})), (Order{0, 1, 3, 7, 11}));
    EXPECT_EQ(order_after({0}, drag({0, 5})), (Order{0})) << "a drag is not a tap";
}

TEST(Touch, ADragMayBeginWithAPickAndPassOverOthers) {
    EXPECT_EQ(order_after({}, drag({0, 1, 2, 3})), (Order{0, 1, 3}));
    EXPECT_EQ(order_after({0}, drag({1, 5, 2, 3})), (Order{0, 1, 3}));
    EXPECT_EQ(order_after({}, drag({2, 3, 7})), (Order{})) << "it began at nothing";
    EXPECT_EQ(order_after({0, 1, 3, 7}, drag({3, 2, 1})), (Order{0, 1, 3}));
}

TEST(Touch, ADragBackToItsBeginningIsCalledOff) {
    EXPECT_EQ(order_after({0}, drag({0, 1, 2, 1, 0})), (Order{0}));
    EXPECT_EQ(order_after({}, drag({0, 1, 0})), (Order{}));
}

TEST(Touch, TheSecondaryButtonAndKeysTakeBackFromAnywhere) {
    EXPECT_EQ(order_after({0, 1, 3}, drag({6}, Button::Secondary)), (Order{0, 1}));
    for (const char* const key : {"Backspace", "Delete"}) {
        EXPECT_EQ(order_after({0, 1, 3}, typed(key, 9)), (Order{0, 1}));
        EXPECT_EQ(order_after({}, typed(key)), (Order{}));
    }
}

TEST(Touch, SpaceAndEnterAreTaps) {
    for (const char* const key : {"Space", "Enter"}) {
        EXPECT_EQ(order_after({0}, typed(key, 1)), (Order{0, 1}));
        EXPECT_EQ(order_after({0, 1}, typed(key, 1)), (Order{0}));
        Gesture longer = typed(key, 0);
        longer.path = sites({0, 1});
        EXPECT_EQ(order_after({}, longer), (Order{0})) << "keys act on the first cell alone";
    }
}

TEST(Touch, StrayNumbersGoFirst) {
    const State marks = walked({0, 1}, {{7, 4}, {11, 9}});
    const auto back = touched(marks, typed("Backspace"));
    EXPECT_EQ(back.after, walked({0, 1}));
    EXPECT_EQ(back.removed, sites({7, 11}));
    EXPECT_EQ(touched(marks, drag({1})).after, walked({0, 1}));
    const auto more = touched(marks, drag({3}));
    EXPECT_EQ(more.after, walked({0, 1, 3})) << "else a fourth pick would make the 4 its own";
    EXPECT_EQ(more.removed, sites({7, 11}));
    EXPECT_EQ(touched(marks, drag({2})).after, marks) << "nothing changed: nothing is lost";
}

TEST(Touch, APickEndsWhatWasRuledOut) {
    State marks = walked({0});
    marks.ruled_out[4] = 1;
    EXPECT_EQ(touched(marks, drag({1})).after, walked({0, 1}));
    EXPECT_EQ(touched(marks, drag({4})).after, walked({0, 4})) << "the hand may still try it";
}

TEST(Touch, HoveringChangesNothing) {
    const auto answer = touched(walked({0}), drag({0, 1}, Button::None));
    EXPECT_EQ(answer.after, walked({0}));
    EXPECT_TRUE(answer.changed.empty());
}

template <class T>
std::string code(const core::Result<T>& result) {
    if (result) return "";
    EXPECT_FALSE(result.error().message.en.empty());
    EXPECT_FALSE(result.error().message.ja.empty());
    return result.error().code;
}

TEST(Touch, SaysWhatIsWrongWithAGesture) {
    const auto tried = [](const Gesture& gesture) {
        return code(touch(puzzle(), start(puzzle()), gesture));
    };
    EXPECT_EQ(tried(drag({})), "gesture.empty");
    EXPECT_EQ(tried(drag({12})), "gesture.outside");
    EXPECT_EQ(tried({{}, Button::Primary, {}, {{core::Site::Kind::Edge, 0, 0, 0, 1}}, true}),
              "gesture.kind");
    EXPECT_EQ(tried(drag({0}, Button::Primary, "stone")), "gesture.tool");
    EXPECT_EQ(tried(typed("x")), "gesture.key");
}

// --- editing ---

core::Touched<std::pair<Puzzle, State>> edited(const State& marks, const Gesture& gesture) {
    const auto answer = edit_stones(puzzle(), marks, gesture);
    EXPECT_TRUE(answer.ok());
    return answer ? *answer : core::Touched<std::pair<Puzzle, State>>{{puzzle(), marks}, {}, {}};
}

std::vector<char> stones_after(const Gesture& gesture) {
    return edited(start(puzzle()), gesture).after.first.stones;
}

std::vector<char> with(const std::vector<int>& turned) {
    std::vector<char> stones = puzzle().stones;
    for (const int cell : turned) {
        stones[static_cast<std::size_t>(cell)] ^= 1;
    }
    return stones;
}

TEST(Edit, ATapTogglesAndADragRepeatsTheFirst) {
    EXPECT_EQ(stones_after(drag({2})), with({2}));
    EXPECT_EQ(stones_after(drag({3})), with({3}));
    EXPECT_EQ(stones_after(drag({2, 3, 5})), with({2, 5}));
    EXPECT_EQ(stones_after(drag({3, 2, 1})), with({3, 1}));
    EXPECT_EQ(edited(start(puzzle()), drag({2, 3, 5})).changed, sites({2, 5}));
}

TEST(Edit, EraseAndTheSecondaryButtonTakeAway) {
    EXPECT_EQ(stones_after(drag({2, 3}, Button::Primary, "erase")), with({3}));
    EXPECT_EQ(stones_after(drag({2, 3}, Button::Secondary, "stone")), with({3}));
    EXPECT_EQ(stones_after(drag({3}, Button::None)), with({}));
}

TEST(Edit, KeysPutAndTakeAway) {
    EXPECT_EQ(stones_after(typed("o", 2)), with({2}));
    EXPECT_EQ(stones_after(typed("o", 3)), with({}));
    for (const char* const key : {".", "Backspace", "Delete"}) {
        EXPECT_EQ(stones_after(typed(key, 3)), with({3}));
        EXPECT_EQ(stones_after(typed(key, 2)), with({}));
    }
    EXPECT_EQ(stones_after(typed("Space", 2)), with({2}));
    EXPECT_EQ(stones_after(typed("Enter", 2, "erase")), with({}));
}

TEST(Edit, PicksFromARemovedStoneOnAreDropped) {
    const auto answer = edited(walked({0, 1, 3, 7}), drag({1}));
    EXPECT_EQ(answer.after.second.order, (Order{0}));
    EXPECT_EQ(answer.removed, sites({1, 3, 7}));
    EXPECT_TRUE(edited(walked({0, 1, 3, 7}), drag({8})).removed.empty());
}

TEST(Edit, AStoneInTheWayDropsThePicksBeyondIt) {
    const auto answer = edited(walked({0, 1, 3, 7}), drag({2}));
    EXPECT_EQ(answer.after.second.order, (Order{0, 1}));
    EXPECT_EQ(answer.removed, sites({3, 7}));
}

TEST(Edit, AnOrderThatBrokeTheRulesBeforeIsLeftAsItIs) {
    const auto answer = edited(walked({0, 7, 8}), drag({5}));
    EXPECT_EQ(answer.after.second.order, (Order{0, 7, 8}));
}

TEST(Edit, StrayNumbersGoWithTheirStonesAndWithAnyPick) {
    const State marks = walked({0, 1}, {{7, 4}, {11, 9}});
    const auto one = edited(marks, drag({7}));
    EXPECT_EQ(one.after.second.strays, (std::vector<Stray>{{11, 9}}));
    EXPECT_EQ(one.removed, sites({7}));
    EXPECT_TRUE(edited(marks, drag({1})).after.second.strays.empty());
}

TEST(Edit, TheLastStoneStays) {
    const auto all = edited(walked({0, 1}), drag({0, 1, 2, 3, 4, 7, 8, 10, 11}));
    const Puzzle& p = all.after.first;
    EXPECT_EQ(std::count(p.stones.begin(), p.stones.end(), 1), 1);
    EXPECT_EQ(p.stones[11], 1);
    EXPECT_TRUE(all.after.second.order.empty());
    const auto again = edit_stones(p, start(p), drag({11}));
    ASSERT_TRUE(again.ok());
    EXPECT_EQ(again->after.first, p);
    EXPECT_TRUE(again->changed.empty());
}

TEST(Edit, SaysWhatIsWrongWithAGesture) {
    const auto tried = [](const Gesture& gesture) {
        return code(edit_stones(puzzle(), start(puzzle()), gesture));
    };
    EXPECT_EQ(tried(drag({})), "gesture.empty");
    EXPECT_EQ(tried(drag({0}, Button::Primary, "pick")), "gesture.tool");
    EXPECT_EQ(tried(typed("7")), "gesture.key");
}

template <class Rows>
std::set<std::string> ids(const Rows& rows) {
    std::set<std::string> all;
    for (const auto& row : rows) all.insert(std::string(row.id));
    return all;
}

TEST(Hands, ListTheirToolsAndKeys) {
    EXPECT_EQ(ids(play_tools()), (std::set<std::string>{"pick"}));
    EXPECT_EQ(ids(edit_tools()), (std::set<std::string>{"stone", "erase"}));
    for (const auto& keys : {play_keys(), edit_keys()}) {
        for (const core::KeyBinding& key : keys) {
            EXPECT_FALSE(key.does.en.empty() || key.does.ja.empty()) << key.key;
        }
    }
}

// A walk by hand never breaks a rule, whatever the hand does and however the board is edited.
TEST(Hands, NeverLeaveTheRules) {
    core::Random random(7);
    const auto any = [&](std::size_t count) {
        return static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(count)));
    };
    Puzzle p = puzzle();
    State marks = start(p);
    for (int k = 0; k < 4000; ++k) {
        Gesture gesture;
        gesture.button = static_cast<Button>(any(3));
        for (std::size_t cells = 1 + any(4); cells > 0; --cells) {
            gesture.path.push_back(at(static_cast<int>(any(12))));
        }
        if (any(4) == 0) {
            const auto answer = edit_stones(p, marks, gesture);
            ASSERT_TRUE(answer.ok());
            std::tie(p, marks) = answer->after;
        } else {
            const auto answer = touch(p, marks, gesture);
            ASSERT_TRUE(answer.ok());
            marks = answer->after;
        }
        State again = start(p);
        for (const int cell : marks.order) {
            const std::vector<int> next = allowed(p, again);
            ASSERT_TRUE(std::binary_search(next.begin(), next.end(), cell));
            again.order.push_back(cell);
        }
        ASSERT_EQ(again, marks);
    }
}

}  // namespace
}  // namespace hashigo::goishi
