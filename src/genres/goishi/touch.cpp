// Playing. Every gesture ends as an order: where it begins decides how much of the order so far is
// kept, and then each further cell that the rules allow is picked.
#include "genres/goishi/touch.h"

#include <algorithm>
#include <array>

#include "core/referee.h"
#include "genres/goishi/genre.h"
#include "genres/goishi/moves.h"

namespace hashigo::goishi {

namespace {

enum class Act { Tap, TakeBack, Nothing };

struct ToolRow {
    core::Phrase phrase;  // its key is the tool's id
    std::string_view icon;
};

constexpr std::array<ToolRow, 1> kTools = {{{{"pick", "Pick", "拾う"}, "pick"}}};

struct KeyRow {
    core::Phrase phrase;  // its key is the key
    Act act = Act::Nothing;
};

constexpr std::array<KeyRow, 4> kKeys = {{
    {{"Space", "pick up the stone; on a picked place, go back", "石を拾う・拾った所まで戻る"},
     Act::Tap},
    {{"Enter", "pick up the stone; on a picked place, go back", "石を拾う・拾った所まで戻る"},
     Act::Tap},
    {{"Backspace", "take the last pick back", "最後に拾った石を戻す"}, Act::TakeBack},
    {{"Delete", "take the last pick back", "最後に拾った石を戻す"}, Act::TakeBack},
}};

core::Result<Act> meaning(const core::Gesture& gesture) {
    if (!gesture.tool.empty() && core::find_row(kTools, gesture.tool) == nullptr) {
        return core::unknown_tool(gesture);
    }
    if (!gesture.key.empty()) {
        const KeyRow* const key = core::find_row(kKeys, gesture.key);
        if (key == nullptr) return core::unknown_key(gesture);
        return key->act;
    }
    switch (gesture.button) {
        case core::Button::Primary: return Act::Tap;
        case core::Button::Secondary: return Act::TakeBack;
        case core::Button::None: break;
    }
    return Act::Nothing;
}

bool may_be_next(const Puzzle& p, const State& s, int cell) {
    const std::vector<int> cells = allowed(p, s);
    return std::binary_search(cells.begin(), cells.end(), cell);
}

// Ends what was said about the order as it was.
State with_order(const Puzzle& p, std::vector<int> order) {
    return {std::move(order), std::vector<char>(p.stones.size(), 0), {}};
}

State taken_back(const Puzzle& p, const State& marks) {
    std::vector<int> order = marks.order;
    if (marks.strays.empty() && !order.empty()) order.pop_back();
    return with_order(p, std::move(order));
}

State picked_along(const Puzzle& p, State s, const std::vector<int>& cells) {
    for (std::size_t k = 1; k < cells.size(); ++k) {
        if (may_be_next(p, s, cells[k])) s.order.push_back(cells[k]);
    }
    return s;
}

State tapped(const Puzzle& p, const State& marks, const std::vector<int>& cells) {
    const int first = cells.front();
    const auto at = std::find(marks.order.begin(), marks.order.end(), first);
    if (at == marks.order.end()) {
        if (!may_be_next(p, marks, first)) return marks;
        State after = with_order(p, marks.order);
        after.order.push_back(first);
        return picked_along(p, std::move(after), cells);
    }
    const bool alone = cells.size() == 1;
    if (alone && at + 1 == marks.order.end()) return taken_back(p, marks);
    const State kept = with_order(p, {marks.order.begin(), at + 1});
    const State after = picked_along(p, kept, cells);
    return after.order == marks.order ? marks : after;
}

// A drag that came back to where it began was called off.
bool called_off(const core::Sites& path, std::size_t cells) {
    return cells > 1 && path.back() == path.front();
}

std::vector<int> beyond(const std::vector<int>& order, const std::vector<int>& other) {
    const auto [here, there] =
        std::mismatch(order.begin(), order.end(), other.begin(), other.end());
    return {here, order.end()};
}

core::Touched<State> reported(const Puzzle& p, const State& before, State after, bool back) {
    core::Touched<State> touched{std::move(after), {}, {}};
    for (const int cell : beyond(before.order, touched.after.order)) {
        touched.changed.push_back(core::cell_site(p.size, cell));
        if (!back) touched.removed.push_back(core::cell_site(p.size, cell));
    }
    for (const int cell : beyond(touched.after.order, before.order)) {
        core::merge(touched.changed, {core::cell_site(p.size, cell)});
    }
    for (const Stray& stray : before.strays) {
        if (!touched.after.strays.empty()) break;
        core::merge(touched.changed, {core::cell_site(p.size, stray.cell)});
        core::merge(touched.removed, {core::cell_site(p.size, stray.cell)});
    }
    return touched;
}

// Why a stone that still lies may not be the next pick, in the words of the rule; nothing where it
// may, or where no stone lies.
std::vector<core::Text> refusal(const Puzzle& p, const State& marks, int cell) {
    if (marks.order.empty() || remaining(p, marks)[static_cast<std::size_t>(cell)] == 0) return {};
    State then = marks;
    then.order.push_back(cell);
    const core::Site move = core::move_site(p.size, marks.order.back(), cell);
    for (const core::Violation& violation : core::judge<Goishi>(p, then)) {
        if (!violation.sites.empty() && violation.sites.front() == move) return {violation.message};
    }
    return {};
}

// Taking back one pick is what was asked for: nothing to be told of.
bool one_back(const State& before, const State& after) {
    return after.order.size() + 1 == before.order.size();
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
    const core::Result<Act> act = meaning(gesture);
    if (!act) return act.error();
    core::Result<std::vector<int>> cells = core::cells_passed(gesture, p.size);
    if (!cells) return cells.error();
    const bool off = gesture.key.empty() && called_off(gesture.path, cells->size());
    if (*act == Act::Nothing || (*act == Act::Tap && off))
        return core::Touched<State>{marks, {}, {}};
    if (!gesture.key.empty()) cells->resize(1);
    State after = *act == Act::Tap ? tapped(p, marks, *cells) : taken_back(p, marks);
    const bool back = one_back(marks, after);
    core::Touched<State> touched = reported(p, marks, std::move(after), back);
    const bool refused = *act == Act::Tap && touched.changed.empty();
    if (refused) touched.remarks = refusal(p, marks, cells->front());
    return touched;
}

}  // namespace hashigo::goishi
