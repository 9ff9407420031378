// Playing. What a tool or a key does is one function from the first cell's mark to its next one;
// a drag repeats the outcome, so that a line of cells is shaded in one stroke whatever lay there.
#include "genres/yajikazu/touch.h"

#include <algorithm>
#include <array>

namespace hashigo::yajikazu {

namespace {

using Next = Mark (*)(Mark);

Mark forwards(Mark mark) {
    if (mark == Mark::Unknown) return Mark::Shaded;
    return mark == Mark::Shaded ? Mark::White : Mark::Unknown;
}

Mark backwards(Mark mark) {
    if (mark == Mark::Unknown) return Mark::White;
    return mark == Mark::White ? Mark::Shaded : Mark::Unknown;
}

Mark toggle_shaded(Mark mark) {
    return mark == Mark::Shaded ? Mark::Unknown : Mark::Shaded;
}
Mark toggle_white(Mark mark) {
    return mark == Mark::White ? Mark::Unknown : Mark::White;
}
Mark clear(Mark /*mark*/) {
    return Mark::Unknown;
}

struct ToolRow {
    core::Phrase phrase;  // its key is the tool's id
    std::string_view icon;
    Next primary;
    Next secondary;
};

constexpr std::array<ToolRow, 2> kTools = {{
    {{"shade", "Shade", "黒"}, "shade", forwards, backwards},
    {{"dot", "Dot", "点"}, "dot", toggle_white, toggle_shaded},
}};

struct KeyRow {
    core::Phrase phrase;  // its key is the key
    Next next = nullptr;
};

constexpr std::array<KeyRow, 8> kKeys = {{
    {{"Space", "shaded, white, undecided in turn", "黒マス・白マス・未定を切り替える"}, forwards},
    {{"Enter", "shaded, white, undecided in turn", "黒マス・白マス・未定を切り替える"}, forwards},
    {{"s", "shaded or not", "黒マスにする・戻す"}, toggle_shaded},
    {{"#", "shaded or not", "黒マスにする・戻す"}, toggle_shaded},
    {{"x", "white or not", "白マスにする・戻す"}, toggle_white},
    {{".", "white or not", "白マスにする・戻す"}, toggle_white},
    {{"Backspace", "undecided", "未定に戻す"}, clear},
    {{"Delete", "undecided", "未定に戻す"}, clear},
}};

// The function of a gesture's tool and button, or of its key; null where nothing is pressed.
struct Meaning {
    Next next = nullptr;
};

core::Result<Meaning> meaning(const core::Gesture& gesture) {
    const ToolRow* const tool =
        gesture.tool.empty() ? kTools.data() : core::find_row(kTools, gesture.tool);
    if (tool == nullptr) return core::unknown_tool(gesture);
    if (!gesture.key.empty()) {
        const KeyRow* const key = core::find_row(kKeys, gesture.key);
        if (key == nullptr) return core::unknown_key(gesture);
        return Meaning{key->next};
    }
    switch (gesture.button) {
        case core::Button::Primary: return Meaning{tool->primary};
        case core::Button::Secondary: return Meaning{tool->secondary};
        case core::Button::None: break;
    }
    return Meaning{};
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
    const core::Result<Meaning> meant = meaning(gesture);
    if (!meant) return meant.error();
    core::Result<std::vector<int>> cells = core::cells_passed(gesture, p.size);
    if (!cells) return cells.error();
    core::Touched<State> touched{marks, {}, {}};
    if (meant->next == nullptr) return touched;
    if (!gesture.key.empty()) cells->resize(1);
    const int first = cells->front();
    const Mark wanted = meant->next(marks.marks[static_cast<std::size_t>(first)]);
    for (const int cell : *cells) {
        Mark& mark = touched.after.marks[static_cast<std::size_t>(cell)];
        if (mark == wanted) continue;
        const core::Site site = core::cell_site(p.size, cell);
        touched.changed.push_back(site);
        if (cell != first && mark != Mark::Unknown) touched.removed.push_back(site);
        mark = wanted;
    }
    return touched;
}

}  // namespace hashigo::yajikazu
