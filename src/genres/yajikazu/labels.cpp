// What a screen reader says of a cell: where it is, its clue, its mark. A clue in a shaded cell
// need not hold; nothing more is known of it, so nothing more is said. Whoever shades only, and
// leaves white cells without a mark, has nothing left to settle once the shading is an answer.
#include <algorithm>
#include <array>
#include <string>

#include "genres/yajikazu/referee.h"
#include "genres/yajikazu/view.h"

namespace hashigo::yajikazu {

namespace {

using core::Text;

enum Key : std::size_t { Cell, Both, NumberAt, NumberAlone, Unknown, Shaded, White, Void, Count };

// Cell: {0} the row, {1} the column, {2} what is there. Both: {0} the clue, {1} the mark.
constexpr std::array<core::Phrase, Count> kTable = {{
    {"label.cell", "row {0}, column {1}: {2}", "{0}行{1}列：{2}"},
    {"label.both", "{0}; {1}", "{0}、{1}"},
    {"label.clue", "clue {0} {1}", "{1}向きの{0}"},
    {"label.number", "clue {0}, no arrow", "矢印のない{0}"},
    {"label.unknown", "undecided", "未定"},
    {"label.shaded", "shaded", "黒マス"},
    {"label.white", "white", "白マス"},
    {"label.void", "shaded, so the clue need not hold", "黒マスなので数字は正しくなくてもよい"},
}};

// In the order of core::Direction.
constexpr std::array<core::Phrase, 4> kWays = {{
    {"label.up", "up", "上"},
    {"label.down", "down", "下"},
    {"label.left", "left", "左"},
    {"label.right", "right", "右"},
}};

Text told_clue(const Clue& clue) {
    const std::string number = clue.number ? std::to_string(*clue.number) : "?";
    if (!clue.arrow) return core::say(kTable[NumberAlone], number);
    return core::say(kTable[NumberAt], number,
                     core::say(kWays.at(static_cast<std::size_t>(*clue.arrow))));
}

Text told_mark(const Clue& clue, Mark mark) {
    if (mark == Mark::Shaded) return core::say(kTable[clue.binds() ? Void : Shaded]);
    return core::say(kTable[mark == Mark::White ? White : Unknown]);
}

Text told(const Clue& clue, Mark mark) {
    const Text state = told_mark(clue, mark);
    return clue.there ? core::say(kTable[Both], told_clue(clue), state) : state;
}

// A board that nobody has shaded yet is not done, even where it may stay white.
bool answered(const Puzzle& p, const State& marks) {
    const auto& all = marks.marks;
    return std::find(all.begin(), all.end(), Mark::Shaded) != all.end() && legal(p, marks);
}

}  // namespace

std::vector<core::Label> labels(const Puzzle& p, const State& marks) {
    std::vector<core::Label> all;
    all.reserve(p.clues.size());
    const bool done = answered(p, marks);
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        const auto k = static_cast<std::size_t>(cell);
        const core::Site site = core::cell_site(p.size, cell);
        const bool open = !done && marks.marks[k] == Mark::Unknown;
        all.push_back(
            {site,
             core::say(kTable[Cell], site.row + 1, site.col + 1, told(p.clues[k], marks.marks[k])),
             open ? core::Label::Task::Open : core::Label::Task::Done});
    }
    return all;
}

}  // namespace hashigo::yajikazu
