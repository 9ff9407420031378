// Editing. A wall gesture acts on edges, a number gesture on the regions of cells; each is one
// function from what was there to what comes. Regions are found anew after every change of walls,
// and the numbers carried over.
#include <array>
#include <numeric>
#include <optional>

#include "genres/detour/regions.h"
#include "genres/detour/state.h"
#include "genres/detour/touch.h"

namespace hashigo::detour {

namespace {

using core::Direction;

// From a clue to its next one. `most` is the largest number that a tap reaches.
using Change = Clue (*)(const Clue& clue, int most, int value);

Clue made(std::optional<int> number) {
    return {number, true};
}
Clue count_up(const Clue& clue, int most, int /*value*/) {
    if (!clue.there) return made(std::nullopt);
    if (!clue.number) return made(0);
    return *clue.number >= most ? made(std::nullopt) : made(*clue.number + 1);
}
Clue count_down(const Clue& clue, int most, int /*value*/) {
    if (!clue.there) return made(std::nullopt);
    if (!clue.number) return made(most);
    return *clue.number == 0 ? made(std::nullopt) : made(*clue.number - 1);
}
Clue append_digit(const Clue& clue, int /*most*/, int value) {
    const std::int64_t longer = std::int64_t{clue.number.value_or(0)} * 10 + value;
    return made(longer <= kMaxNumber ? static_cast<int>(longer) : value);
}
Clue make_open(const Clue& /*clue*/, int /*most*/, int /*value*/) {
    return made(std::nullopt);
}
Clue drop_digit(const Clue& clue, int /*most*/, int /*value*/) {
    if (!clue.number) return {};
    return *clue.number < 10 ? made(std::nullopt) : made(*clue.number / 10);
}
Clue erase(const Clue& /*clue*/, int /*most*/, int /*value*/) {
    return {};
}

// Without a change the tool is for walls.
struct ToolRow {
    core::Phrase phrase;  // its key is the tool's id
    std::string_view icon;
    core::Hits hits;
    Change primary = nullptr;
    Change secondary = nullptr;
};

constexpr std::array<ToolRow, 3> kTools = {{
    {{"wall", "Wall", "太線"}, "wall", core::Hits::Edges},
    {{"clue", "Number", "数字"}, "clue", core::Hits::Cells, count_up, count_down},
    {{"erase", "Erase", "消す"}, "erase", core::Hits::Cells, erase, erase},
}};

// A key changes the number of the cell's region, or without a change the wall on a side.
struct KeyRow {
    core::Phrase phrase;  // its key is the key
    Change change = nullptr;
    int value = 0;
};

constexpr core::Phrase digit(std::string_view key) {
    return {key, "add the digit to the number", "数字に桁を加える"};
}
constexpr int side(Direction way) {
    return static_cast<int>(way);
}

constexpr std::array<KeyRow, 20> kKeys = {{
    {digit("0"), append_digit, 0},
    {digit("1"), append_digit, 1},
    {digit("2"), append_digit, 2},
    {digit("3"), append_digit, 3},
    {digit("4"), append_digit, 4},
    {digit("5"), append_digit, 5},
    {digit("6"), append_digit, 6},
    {digit("7"), append_digit, 7},
    {digit("8"), append_digit, 8},
    {digit("9"), append_digit, 9},
    {{"-", "leave the number open", "数字を「？」にする"}, make_open},
    {{"?", "leave the number open", "数字を「？」にする"}, make_open},
    {{"Backspace", "remove the last digit, then the number",
      "最後の桁を消す（なければ数字を消す）"},
     drop_digit},
    {{"Delete", "remove the number", "数字を消す"}, erase},
    {{"Space", "count the number up", "数字を一つ増やす"}, count_up},
    {{"Enter", "count the number up", "数字を一つ増やす"}, count_up},
    {{"w", "wall above", "上に太線を引く・消す"}, nullptr, side(Direction::Up)},
    {{"a", "wall on the left", "左に太線を引く・消す"}, nullptr, side(Direction::Left)},
    {{"s", "wall below", "下に太線を引く・消す"}, nullptr, side(Direction::Down)},
    {{"d", "wall on the right", "右に太線を引く・消す"}, nullptr, side(Direction::Right)},
}};

core::Touched<Puzzle> set_walls(const Puzzle& p, const std::vector<int>& edges, bool only_off) {
    core::Touched<Puzzle> touched{p, {}, {}};
    if (edges.empty()) return touched;
    const bool there = p.walls[static_cast<std::size_t>(edges.front())] != 0;
    const std::uint8_t wanted = there || only_off ? 0 : 1;
    for (const int edge : edges) {
        std::uint8_t& wall = touched.after.walls[static_cast<std::size_t>(edge)];
        if (wall == wanted) continue;
        wall = wanted;
        touched.changed.push_back(edge_site(p, edge));
    }
    settle_regions(touched.after);
    std::vector<int> same(p.region.size());
    std::iota(same.begin(), same.end(), 0);
    for (const int region : carry_clues(p, touched.after, same)) {
        touched.removed.push_back(region_site(p, region));
    }
    return touched;
}

core::Touched<Puzzle> change_numbers(const Puzzle& p, const std::vector<int>& cells, Change change,
                                     int value) {
    core::Touched<Puzzle> touched{p, {}, {}};
    std::vector<char> done(p.clues.size(), 0);
    for (const int cell : cells) {
        const int region = p.region_of(cell);
        if (done[static_cast<std::size_t>(region)]++ != 0) continue;
        Clue& clue = touched.after.clues[static_cast<std::size_t>(region)];
        const int most = static_cast<int>(cells_of(p, region).size());
        const Clue next = change(clue, most, value);
        if (next == clue) continue;
        touched.changed.push_back(region_site(p, region));
        if (!next.there) touched.removed.push_back(region_site(p, region));
        clue = next;
    }
    return touched;
}

core::Result<core::Touched<Puzzle>> pressed(const Puzzle& p, const core::Gesture& gesture) {
    const KeyRow* const key = core::find_row(kKeys, gesture.key);
    if (key == nullptr) return core::unknown_key(gesture);
    const core::Result<std::vector<int>> cells = core::cells_passed(gesture, p.size);
    if (!cells) return cells.error();
    const int cell = cells->front();
    if (key->change != nullptr) return change_numbers(p, {cell}, key->change, key->value);
    const int edge = edge_at(p.size, cell, static_cast<Direction>(key->value));
    return set_walls(p, edge < 0 ? std::vector<int>{} : std::vector<int>{edge}, false);
}

}  // namespace

std::vector<core::Tool> edit_tools() {
    return core::tools_of(kTools);
}
std::vector<core::KeyBinding> edit_keys() {
    return core::keys_of(kKeys);
}

core::Result<core::Touched<Puzzle>> edit_givens(const Puzzle& p, const core::Gesture& gesture) {
    const ToolRow* const tool =
        gesture.tool.empty() ? kTools.data() : core::find_row(kTools, gesture.tool);
    if (tool == nullptr) return core::unknown_tool(gesture);
    if (!gesture.key.empty()) return pressed(p, gesture);
    const bool secondary = gesture.button == core::Button::Secondary;
    if (gesture.button == core::Button::None) return core::Touched<Puzzle>{p, {}, {}};
    if (tool->primary == nullptr) {
        const core::Result<core::Sites> passed = core::edges_passed(gesture, p.size);
        if (!passed) return passed.error();
        std::vector<int> edges;
        for (const core::Site& site : *passed) edges.push_back(edge_of(p, site));
        return set_walls(p, edges, secondary);
    }
    const core::Result<std::vector<int>> cells = core::cells_passed(gesture, p.size);
    if (!cells) return cells.error();
    return change_numbers(p, *cells, secondary ? tool->secondary : tool->primary, 0);
}

}  // namespace hashigo::detour
