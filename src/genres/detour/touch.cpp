// Playing. What a tool or a key does is one function from the first edge's mark to its next one; a
// drag repeats the outcome, so that a stroke does one thing whatever lay there.
#include "genres/detour/touch.h"

#include <array>

#include "genres/detour/state.h"

namespace hashigo::detour {

namespace {

using core::Direction;
using Next = Mark (*)(Mark);

Mark in_turn(Mark mark) {
    if (mark == Mark::Unknown) return Mark::Line;
    return mark == Mark::Line ? Mark::Empty : Mark::Unknown;
}
Mark toggle_line(Mark mark) {
    return mark == Mark::Line ? Mark::Unknown : Mark::Line;
}
Mark toggle_cross(Mark mark) {
    return mark == Mark::Empty ? Mark::Unknown : Mark::Empty;
}
Mark clear(Mark /*mark*/) {
    return Mark::Unknown;
}

struct ToolRow {
    core::Phrase phrase;  // its key is the tool's id
    std::string_view icon;
    core::Hits hits;
    Next tap;
    Next drag;
    Next secondary;
};

constexpr std::array<ToolRow, 2> kTools = {{
    {{"line", "Line", "線"}, "line", core::Hits::Steps, in_turn, toggle_line, toggle_cross},
    {{"cross", "Cross", "×印"},
     "cross",
     core::Hits::Steps,
     toggle_cross,
     toggle_cross,
     toggle_line},
}};

// A key acts on the edge on one side of the cell, or on all four.
struct KeyRow {
    core::Phrase phrase;  // its key is the key
    Next next = nullptr;
    Direction side = Direction::Up;
    bool all = false;
};

constexpr std::array<KeyRow, 10> kKeys = {{
    {{"w", "line upwards", "上に線を引く・消す"}, toggle_line, Direction::Up},
    {{"a", "line to the left", "左に線を引く・消す"}, toggle_line, Direction::Left},
    {{"s", "line downwards", "下に線を引く・消す"}, toggle_line, Direction::Down},
    {{"d", "line to the right", "右に線を引く・消す"}, toggle_line, Direction::Right},
    {{"W", "cross upwards", "上に×印を付ける・消す"}, toggle_cross, Direction::Up},
    {{"A", "cross to the left", "左に×印を付ける・消す"}, toggle_cross, Direction::Left},
    {{"S", "cross downwards", "下に×印を付ける・消す"}, toggle_cross, Direction::Down},
    {{"D", "cross to the right", "右に×印を付ける・消す"}, toggle_cross, Direction::Right},
    {{"Backspace", "clear round the cell", "マスのまわりの印を消す"}, clear, Direction::Up, true},
    {{"Delete", "clear round the cell", "マスのまわりの印を消す"}, clear, Direction::Up, true},
}};

// One gesture, understood: what to do, and to which edges.
struct Plan {
    Next next = nullptr;
    std::vector<int> edges;
};

core::Result<Plan> by_key(const Puzzle& p, const core::Gesture& gesture) {
    const KeyRow* const key = core::find_row(kKeys, gesture.key);
    if (key == nullptr) return core::unknown_key(gesture);
    const core::Result<std::vector<int>> cells = core::cells_passed(gesture, p.size);
    if (!cells) return cells.error();
    Plan plan{key->next, {}};
    for (const Direction side : core::kDirections) {
        const int edge = edge_at(p.size, cells->front(), side);
        if (edge >= 0 && (key->all || side == key->side)) plan.edges.push_back(edge);
    }
    return plan;
}

core::Result<Plan> understand(const Puzzle& p, const core::Gesture& gesture) {
    const ToolRow* const tool =
        gesture.tool.empty() ? kTools.data() : core::find_row(kTools, gesture.tool);
    if (tool == nullptr) return core::unknown_tool(gesture);
    if (!gesture.key.empty()) return by_key(p, gesture);
    core::Result<core::Sites> passed = core::edges_passed(gesture, p.size);
    if (!passed) return passed.error();
    Plan plan;
    for (const core::Site& site : *passed) plan.edges.push_back(edge_of(p, site));
    const bool tapped = gesture.path.front().kind == core::Site::Kind::Edge;
    switch (gesture.button) {
        case core::Button::Primary: plan.next = tapped ? tool->tap : tool->drag; break;
        case core::Button::Secondary: plan.next = tool->secondary; break;
        case core::Button::None: break;
    }
    return plan;
}

}  // namespace

std::vector<core::Tool> play_tools() {
    return core::tools_of(kTools);
}
std::vector<core::KeyBinding> play_keys() {
    return core::keys_of(kKeys);
}

core::Result<core::Touched<State>> touch(const Puzzle& p, const State& marks,
                                         const core::Gesture& gesture) {
    const core::Result<Plan> plan = understand(p, gesture);
    if (!plan) return plan.error();
    core::Touched<State> touched{marks, {}, {}};
    if (plan->next == nullptr || plan->edges.empty()) return touched;
    const int first = plan->edges.front();
    const Mark wanted = plan->next(marks.marks[static_cast<std::size_t>(first)]);
    for (const int edge : plan->edges) {
        Mark& mark = touched.after.marks[static_cast<std::size_t>(edge)];
        if (mark == wanted) continue;
        const core::Site site = edge_site(p, edge);
        touched.changed.push_back(site);
        const bool over = mark != Mark::Unknown && wanted != Mark::Unknown;
        if (edge != first && over) touched.removed.push_back(site);
        mark = wanted;
    }
    return touched;
}

}  // namespace hashigo::detour
