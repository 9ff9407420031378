// Editing. A stone more may lie in the way of a pick that was allowed; a stone less never does, but
// takes its own pick along. So of the order there stays what it needs: its stones, and as many
// picks by the rules as before. The last stone stays, and the hand is told why: a board without
// any cannot be read again.
#include <algorithm>
#include <array>

#include "genres/goishi/moves.h"
#include "genres/goishi/phrases.h"
#include "genres/goishi/state.h"
#include "genres/goishi/touch.h"

namespace hashigo::goishi {

namespace {

enum class Act { Toggle, Put, Take, Tap, Nothing };

struct ToolRow {
    core::Phrase phrase;  // its key is the tool's id
    std::string_view icon;
    Act act = Act::Nothing;
};

constexpr std::array<ToolRow, 2> kTools = {{
    {{"stone", "Stone", "碁石"}, "pick", Act::Toggle},
    {{"erase", "Erase", "消す"}, "erase", Act::Take},
}};

struct KeyRow {
    core::Phrase phrase;  // its key is the key
    Act act = Act::Nothing;
};

constexpr std::array<KeyRow, 6> kKeys = {{
    {{"Space", "as a tap with the tool", "選んだ道具でタップする"}, Act::Tap},
    {{"Enter", "as a tap with the tool", "選んだ道具でタップする"}, Act::Tap},
    {{"o", "put a stone", "石を置く"}, Act::Put},
    {{".", "take the stone away", "石を取り除く"}, Act::Take},
    {{"Backspace", "take the stone away", "石を取り除く"}, Act::Take},
    {{"Delete", "take the stone away", "石を取り除く"}, Act::Take},
}};

Act pressed(const ToolRow& tool, core::Button button) {
    if (button == core::Button::None) return Act::Nothing;
    return button == core::Button::Secondary ? Act::Take : tool.act;
}

core::Result<Act> meaning(const core::Gesture& gesture) {
    const ToolRow* const tool =
        gesture.tool.empty() ? kTools.data() : core::find_row(kTools, gesture.tool);
    if (tool == nullptr) return core::unknown_tool(gesture);
    if (gesture.key.empty()) return pressed(*tool, gesture.button);
    const KeyRow* const key = core::find_row(kKeys, gesture.key);
    if (key == nullptr) return core::unknown_key(gesture);
    return key->act == Act::Tap ? pressed(*tool, gesture.button) : key->act;
}

bool lies(const Puzzle& p, int cell) {
    return p.stones[static_cast<std::size_t>(cell)] != 0;
}

// How many of an order's first picks the rules allow, given as cells.
std::size_t allowed_picks(const Puzzle& p, const std::vector<int>& order) {
    State s = start(p);
    for (const int cell : order) {
        const std::vector<int> next = allowed(p, s);
        if (!std::binary_search(next.begin(), next.end(), cell)) break;
        s.order.push_back(cell);
    }
    return s.order.size();
}

std::size_t picks_kept(const Puzzle& before, const Puzzle& after, const std::vector<int>& order) {
    const auto gone =
        std::find_if(order.begin(), order.end(), [&](int cell) { return !lies(after, cell); });
    const auto there = static_cast<std::size_t>(gone - order.begin());
    const std::size_t legal = allowed_picks(after, order);
    return legal < allowed_picks(before, order) ? std::min(there, legal) : there;
}

// A number astray stays while its stone does and no pick was dropped: fewer picks, and it could
// become one.
bool stays(const Puzzle& p, const Stray& stray, bool dropped) {
    return !dropped && lies(p, stray.cell);
}

using Board = std::pair<Puzzle, State>;

// What of the marks the edited board still bears.
void drop_marks(const Puzzle& before, core::Touched<Board>& touched) {
    auto& [p, s] = touched.after;
    s.ruled_out.assign(p.stones.size(), 0);
    const std::size_t kept = picks_kept(before, p, s.order);
    const bool dropped = kept < s.order.size();
    for (std::size_t k = kept; k < s.order.size(); ++k) {
        touched.removed.push_back(core::cell_site(p.size, s.order[k]));
    }
    s.order.resize(kept);
    std::vector<Stray> strays;
    for (const Stray& stray : s.strays) {
        if (stays(p, stray, dropped)) {
            strays.push_back(stray);
        } else {
            core::merge(touched.removed, {core::cell_site(p.size, stray.cell)});
        }
    }
    s.strays = std::move(strays);
}

}  // namespace

std::vector<core::Tool> edit_tools() {
    return core::tools_of(kTools);
}
std::vector<core::KeyBinding> edit_keys() {
    return core::keys_of(kKeys);
}

core::Result<core::Touched<Board>> edit_stones(const Puzzle& p, const State& marks,
                                               const core::Gesture& gesture) {
    const core::Result<Act> act = meaning(gesture);
    if (!act) return act.error();
    core::Result<std::vector<int>> cells = core::cells_passed(gesture, p.size);
    if (!cells) return cells.error();
    core::Touched<Board> touched{{p, marks}, {}, {}, {}};
    if (*act == Act::Nothing) return touched;
    if (!gesture.key.empty()) cells->resize(1);
    const bool put = *act == Act::Toggle ? !lies(p, cells->front()) : *act == Act::Put;
    auto left = std::count(p.stones.begin(), p.stones.end(), 1);
    for (const int cell : *cells) {
        char& stone = touched.after.first.stones[static_cast<std::size_t>(cell)];
        if ((stone != 0) == put) continue;
        if (!put && left == 1) {
            touched.remarks.push_back(core::say(phrases::phrase(phrases::LastStone)));
            continue;
        }
        stone = put ? 1 : 0;
        left += put ? 1 : -1;
        touched.changed.push_back(core::cell_site(p.size, cell));
    }
    if (!touched.changed.empty()) drop_marks(p, touched);
    return touched;
}

}  // namespace hashigo::goishi
