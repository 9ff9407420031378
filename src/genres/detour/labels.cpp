// What a screen reader says of a cell: where it is, where the line goes, what is crossed out, its
// walls, and its region's number with the turns drawn so far.
#include <array>
#include <string>

#include "genres/detour/cell.h"
#include "genres/detour/view.h"

namespace hashigo::detour {

namespace {

using core::Text;

enum Key : std::size_t {
    Cell,
    Both,
    AndAlso,
    NoLine,
    LineTo,
    Crossed,
    Walls,
    Number,
    OpenNumber,
    Count
};

// Cell: {0} the row, {1} the column, {2} what is there. Both, AndAlso: {0}, {1} two parts. Number:
// {0} the number, {1} the turns so far.
constexpr std::array<core::Phrase, Count> kTable = {{
    {"label.cell", "row {0}, column {1}: {2}", "{0}行{1}列：{2}"},
    {"label.both", "{0}; {1}", "{0}、{1}"},
    {"label.and", "{0} and {1}", "{0}・{1}"},
    {"label.none", "no line", "線なし"},
    {"label.line", "line {0}", "{0}に線"},
    {"label.crossed", "crossed out {0}", "{0}に線なしの印"},
    {"label.walls", "walls {0}", "{0}に太線"},
    {"label.number", "region of {0}, {1} so far", "数字{0}の領域、今{1}回"},
    {"label.open-number", "region of any number, {1} so far", "数字不明の領域、今{1}回"},
}};

// In the order of core::Direction.
constexpr std::array<core::Phrase, 4> kWays = {{
    {"label.up", "up", "上"},
    {"label.down", "down", "下"},
    {"label.left", "left", "左"},
    {"label.right", "right", "右"},
}};

Text listed(Sides sides) {
    Text all;
    for (const core::Direction side : core::kDirections) {
        if ((sides & side_bit(side)) == 0) continue;
        const Text way = core::say(kWays.at(static_cast<std::size_t>(side)));
        all = all.empty() ? way : core::say(kTable[AndAlso], all, way);
    }
    return all;
}

void append(Text& told, const Text& more) {
    told = told.empty() ? more : core::say(kTable[Both], told, more);
}

// The sides on which a cell has an edge of some kind.
template <class Fits>
Sides sides_where(const Around& at, Fits&& fits) {
    Sides sides = 0;
    for (const core::Direction side : core::kDirections) {
        const int edge = at.edge[static_cast<std::size_t>(side)];
        if (edge >= 0 && fits(static_cast<std::size_t>(edge))) sides |= side_bit(side);
    }
    return sides;
}

Text told(const Puzzle& p, const State& marks, int cell, const std::vector<TurnRange>& ranges) {
    const Around at = around(p, marks, cell);
    const Sides crossed =
        sides_where(at, [&](std::size_t edge) { return marks.marks[edge] == Mark::Empty; });
    const Sides walls = sides_where(at, [&](std::size_t edge) { return p.walls[edge] != 0; });
    Text text =
        at.line == 0 ? core::say(kTable[NoLine]) : core::say(kTable[LineTo], listed(at.line));
    if (crossed != 0) append(text, core::say(kTable[Crossed], listed(crossed)));
    if (walls != 0) append(text, core::say(kTable[Walls], listed(walls)));
    const Clue& clue = p.clue_of(cell);
    if (!clue.there) return text;
    const int drawn = ranges[static_cast<std::size_t>(p.region_of(cell))].drawn;
    append(text,
           core::say(kTable[clue.number ? Number : OpenNumber], clue.number.value_or(0), drawn));
    return text;
}

}  // namespace

std::vector<core::Label> labels(const Puzzle& p, const State& marks) {
    const std::vector<TurnRange> ranges = turn_ranges(p, marks);
    std::vector<core::Label> all;
    all.reserve(p.region.size());
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        const core::Site site = core::cell_site(p.size, cell);
        const bool done = count_sides(around(p, marks, cell).line) >= 2;
        all.push_back(
            {site,
             core::say(kTable[Cell], site.row + 1, site.col + 1, told(p, marks, cell, ranges)),
             done ? core::Label::Task::Done : core::Label::Task::Open});
    }
    return all;
}

}  // namespace hashigo::detour
