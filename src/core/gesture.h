// What a face reports of a player's hand, without knowing what it means: a tool, a button or key,
// and the places passed over. The genre turns it into new marks (touch) or new givens (edit).
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "core/site.h"
#include "core/text.h"

namespace hashigo::core {

enum class Button { Primary, Secondary, None };

struct Gesture {
    std::string tool;  // id of one of the genre's tools; empty: its first
    Button button = Button::Primary;
    std::string key;      // "ArrowUp", "Space", "5", "Backspace" …; empty: a pointer
    Sites path;           // in order; the first is where it began
    bool commit = false;  // the pointer was released
};

// The places a gesture changed, those where something was taken away (for a notice with undo), and
// why it did less than it seems to ask for.
template <class Subject>
struct Touched {
    Subject after;
    Sites changed;
    Sites removed;
    std::vector<Text> remarks{};
};

// For genres that are touched at their cells: the cells of the path in order, each once; or why the
// path is none of this board's.
Result<std::vector<int>> cells_passed(const Gesture& gesture, Size size);

// For genres that are touched at their edges: the edges of the path and those between its cells, in
// order, each once, by their upper or left cell. Cells that are not neighbours are joined straight;
// a path that goes back over its own way takes that part back.
Result<Sites> edges_passed(const Gesture& gesture, Size size);

// A gesture whose tool or key the genre does not have.
Error unknown_tool(const Gesture& gesture);
Error unknown_key(const Gesture& gesture);

// What a genre declares about its tools, keys and options, so that a face can offer them without
// knowing the genre.
//
// Hits is what a pointer is to hit with a tool: cells, edges, or steps, which are cells while it
// moves and the nearest edge where it only taps.
enum class Hits { Cells, Edges, Steps };

struct Tool {
    std::string_view id;
    Text name;
    std::string_view icon;  // a glyph role that the faces know: "shade", "dot", "arrow", "erase" …
    Hits hits = Hits::Cells;
};

struct KeyBinding {
    std::string_view key;
    Text does;
};

// A genre keeps its tools and keys in tables whose rows begin with a Phrase, its key being the
// tool's id or the key; these find a row (or null), and list what faces need of all.
template <class Rows>
const auto* find_row(const Rows& rows, std::string_view key) {
    const auto found = std::find_if(rows.begin(), rows.end(),
                                    [&](const auto& row) { return row.phrase.key == key; });
    return found == rows.end() ? nullptr : &*found;
}

template <class Rows>
std::vector<Tool> tools_of(const Rows& rows) {
    std::vector<Tool> tools;
    for (const auto& row : rows) {
        tools.push_back({row.phrase.key, say(row.phrase), row.icon});
        if constexpr (requires { row.hits; }) tools.back().hits = row.hits;
    }
    return tools;
}

template <class Rows>
std::vector<KeyBinding> keys_of(const Rows& rows) {
    std::vector<KeyBinding> keys;
    for (const auto& row : rows) keys.push_back({row.phrase.key, say(row.phrase)});
    return keys;
}

struct Option {
    enum class Kind { Flag, Integer, Real, Choice };
    std::string_view name;  // "density": the command line's --density
    Kind kind = Kind::Flag;
    Text help;
    std::vector<std::string_view> choices{};
    // What people call the choices, in their order. Where there are fewer, the other choices are
    // there to be refused with their reason.
    std::vector<Text> names{};
    std::string_view fallback{};  // as it would be typed; empty: none
    double least = 0;
    double most = 0;
};

// A worked example of one rule, for the rules tour: a position, and what it shows.
struct TourStop {
    Text says;
    std::string position;
    bool legal = true;
};

// A small task by which a rule is learned while it is played. It is done when every place that one
// of the goals changes reads as in that goal; without goals, when the whole board is done.
struct TourTask {
    Text says;
    std::string position;
    std::vector<std::string> goals{};
};

}  // namespace hashigo::core
