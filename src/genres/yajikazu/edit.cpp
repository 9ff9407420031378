// Editing. What a tool or a key does is one function from a clue to its next one; the tools that
// set an arrow or erase do the same to every cell they pass.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>

#include "genres/yajikazu/touch.h"

namespace hashigo::yajikazu {

namespace {

using core::Direction;

// What an edit has to go by: `most` is the largest number that a tap reaches, `value` the row's
// digit or direction.
struct Act {
    Clue (*change)(const Clue& clue, int most, int value) = nullptr;
    int value = 0;
};

Clue made(std::optional<Direction> arrow, std::optional<int> number) {
    return {arrow, number, true};
}

Clue count_up(const Clue& clue, int most, int /*value*/) {
    if (!clue.there) return made(std::nullopt, std::nullopt);
    if (!clue.number) return made(clue.arrow, 0);
    if (*clue.number >= most) return made(clue.arrow, std::nullopt);
    return made(clue.arrow, *clue.number + 1);
}

Clue count_down(const Clue& clue, int most, int /*value*/) {
    if (!clue.there) return made(std::nullopt, std::nullopt);
    if (!clue.number) return made(clue.arrow, most);
    if (*clue.number == 0) return made(clue.arrow, std::nullopt);
    return made(clue.arrow, *clue.number - 1);
}

Clue set_arrow(const Clue& clue, int /*most*/, int value) {
    return made(static_cast<Direction>(value), clue.number);
}

Clue drop_arrow(const Clue& clue, int /*most*/, int /*value*/) {
    return clue.there ? made(std::nullopt, clue.number) : clue;
}

Clue turn_arrow(const Clue& clue, int most, int value) {
    const bool same = clue.arrow == static_cast<Direction>(value);
    return same ? drop_arrow(clue, most, value) : set_arrow(clue, most, value);
}

Clue append_digit(const Clue& clue, int /*most*/, int value) {
    const int longer = clue.number.value_or(0) * 10 + value;
    return made(clue.arrow, longer <= kMaxNumber ? longer : value);
}

Clue make_open(const Clue& clue, int /*most*/, int /*value*/) {
    return made(clue.arrow, std::nullopt);
}

Clue drop_digit(const Clue& clue, int /*most*/, int /*value*/) {
    if (!clue.number) return {};
    if (*clue.number < 10) return made(clue.arrow, std::nullopt);
    return made(clue.arrow, *clue.number / 10);
}

Clue erase(const Clue& /*clue*/, int /*most*/, int /*value*/) {
    return {};
}

constexpr int value_of(Direction way) {
    return static_cast<int>(way);
}

// What a tool does, to the first cell or to all.
struct ToolRow {
    core::Phrase phrase;  // its key is the tool's id
    std::string_view icon;
    Act primary;
    Act secondary;
    bool aims;  // a drag points an arrow; otherwise it does the same to every cell passed
};

constexpr Act arrow(Direction way) {
    return {turn_arrow, value_of(way)};
}

constexpr std::array<ToolRow, 6> kTools = {{
    {{"clue", "Clue", "数字"}, "clue", {count_up}, {count_down}, true},
    {{"left", "Left", "左向き"}, "arrow-left", arrow(Direction::Left), {drop_arrow}, false},
    {{"up", "Up", "上向き"}, "arrow-up", arrow(Direction::Up), {drop_arrow}, false},
    {{"right", "Right", "右向き"}, "arrow-right", arrow(Direction::Right), {drop_arrow}, false},
    {{"down", "Down", "下向き"}, "arrow-down", arrow(Direction::Down), {drop_arrow}, false},
    {{"erase", "Erase", "消す"}, "erase", {erase}, {erase}, false},
}};

struct KeyRow {
    core::Phrase phrase;  // its key is the key
    Act act;              // none: as a tap with the tool
};

constexpr core::Phrase digit(std::string_view key) {
    return {key, "add the digit to the number", "数字に桁を加える"};
}
constexpr core::Phrase pointing(std::string_view key) {
    return {key, "set or remove the arrow", "矢印を付ける・外す"};
}

constexpr std::array<KeyRow, 20> kKeys = {{
    {digit("0"), {append_digit, 0}},
    {digit("1"), {append_digit, 1}},
    {digit("2"), {append_digit, 2}},
    {digit("3"), {append_digit, 3}},
    {digit("4"), {append_digit, 4}},
    {digit("5"), {append_digit, 5}},
    {digit("6"), {append_digit, 6}},
    {digit("7"), {append_digit, 7}},
    {digit("8"), {append_digit, 8}},
    {digit("9"), {append_digit, 9}},
    {pointing("ArrowUp"), arrow(Direction::Up)},
    {pointing("ArrowDown"), arrow(Direction::Down)},
    {pointing("ArrowLeft"), arrow(Direction::Left)},
    {pointing("ArrowRight"), arrow(Direction::Right)},
    {{"-", "leave the number open", "数字を「？」にする"}, {make_open}},
    {{"?", "leave the number open", "数字を「？」にする"}, {make_open}},
    {{"Backspace", "remove the last digit, then the clue",
      "最後の桁を消す（なければ手がかりを消す）"},
     {drop_digit}},
    {{"Delete", "remove the clue", "手がかりを消す"}, {erase}},
    {{"Space", "as a tap with the tool", "選んだ道具でタップする"}, {}},
    {{"Enter", "as a tap with the tool", "選んだ道具でタップする"}, {}},
}};

const Act& pressed(const ToolRow& tool, core::Button button) {
    return button == core::Button::Secondary ? tool.secondary : tool.primary;
}

// Where a drag points, by the longer way; nothing where it ended as it began.
std::optional<Direction> aim(const core::Sites& path) {
    const int down = path.back().row - path.front().row;
    const int right = path.back().col - path.front().col;
    if (down == 0 && right == 0) return std::nullopt;
    if (std::abs(down) > std::abs(right)) return down < 0 ? Direction::Up : Direction::Down;
    return right < 0 ? Direction::Left : Direction::Right;
}

// One gesture, understood: what to do, and to which cells.
struct Plan {
    Act act;
    std::vector<int> cells;
};

Plan dragged(const ToolRow& tool, const core::Gesture& gesture, std::vector<int> cells) {
    if (gesture.button == core::Button::None) return {};
    if (!tool.aims || cells.size() == 1) {
        return {pressed(tool, gesture.button), std::move(cells)};
    }
    const std::optional<Direction> way = aim(gesture.path);
    if (!way) return {};
    return {arrow(*way), {cells.front()}};
}

core::Result<Plan> understand(const core::Gesture& gesture, core::Size size) {
    const ToolRow* const tool =
        gesture.tool.empty() ? kTools.data() : core::find_row(kTools, gesture.tool);
    if (tool == nullptr) return core::unknown_tool(gesture);
    const KeyRow* const key = core::find_row(kKeys, gesture.key);
    if (key == nullptr && !gesture.key.empty()) return core::unknown_key(gesture);
    core::Result<std::vector<int>> cells = core::cells_passed(gesture, size);
    if (!cells) return cells.error();
    if (key == nullptr) return dragged(*tool, gesture, std::move(*cells));
    const bool tap = key->act.change == nullptr;
    return Plan{tap ? pressed(*tool, gesture.button) : key->act, {cells->front()}};
}

// A tool that turns the first cell's arrow off turns it off everywhere it passes, and the same for
// turning it on: the first cell decides.
Act decided(const Act& act, const Clue& first) {
    if (act.change != turn_arrow) return act;
    const bool off = first.arrow == static_cast<Direction>(act.value);
    return {off ? drop_arrow : set_arrow, act.value};
}

}  // namespace

std::vector<core::Tool> edit_tools() {
    return core::tools_of(kTools);
}
std::vector<core::KeyBinding> edit_keys() {
    return core::keys_of(kKeys);
}

core::Result<core::Touched<Puzzle>> edit_clues(const Puzzle& p, const core::Gesture& gesture) {
    const core::Result<Plan> plan = understand(gesture, p.size);
    if (!plan) return plan.error();
    core::Touched<Puzzle> touched{p, {}, {}};
    if (plan->cells.empty()) return touched;
    const int most = std::max(p.size.rows, p.size.cols);
    const Act act = decided(plan->act, p.clues[static_cast<std::size_t>(plan->cells.front())]);
    for (const int cell : plan->cells) {
        Clue& clue = touched.after.clues[static_cast<std::size_t>(cell)];
        const Clue next = act.change(clue, most, act.value);
        if (next == clue) continue;
        touched.changed.push_back(core::cell_site(p.size, cell));
        if (!next.there) touched.removed.push_back(core::cell_site(p.size, cell));
        clue = next;
    }
    return touched;
}

}  // namespace hashigo::yajikazu
