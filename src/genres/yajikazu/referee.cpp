// Judges a player's marks. A lapse is Broken when no further mark can mend it: shading more cells
// never brings parted cells together or lifts a shaded cell, and a clue is beyond help once its
// cell cannot be shaded and its line cannot reach the number.
#include "genres/yajikazu/referee.h"

#include <algorithm>
#include <array>

#include "genres/yajikazu/genre.h"
#include "genres/yajikazu/line.h"
#include "genres/yajikazu/region.h"

namespace hashigo::yajikazu {

namespace {

using Lapses = std::vector<core::Lapse>;

Mark at(const State& s, int cell) {
    return s.marks[static_cast<std::size_t>(cell)];
}

bool touches_shaded(const Puzzle& p, const State& s, int cell) {
    bool touches = false;
    core::each_neighbour(p.size, cell,
                         [&](int next) { touches = touches || at(s, next) == Mark::Shaded; });
    return touches;
}

Lapses check_some_shaded(const Puzzle& p, const State& s) {
    if (!p.variant.some_shaded) return {};
    if (std::count(s.marks.begin(), s.marks.end(), Mark::Shaded) > 0) return {};
    const bool open = std::count(s.marks.begin(), s.marks.end(), Mark::Unknown) > 0;
    return {{open ? core::Standing::Unfinished : core::Standing::Broken, {}}};
}

Lapses check_adjacent(const Puzzle& p, const State& s) {
    Lapses lapses;
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        if (at(s, cell) != Mark::Shaded) continue;
        for (const core::Direction d : {core::Direction::Down, core::Direction::Right}) {
            const int next = core::step(p.size, cell, d);
            if (next < 0 || at(s, next) != Mark::Shaded) continue;
            lapses.push_back({core::Standing::Broken,
                              {core::cell_site(p.size, cell), core::cell_site(p.size, next)}});
        }
    }
    return lapses;
}

// One lapse, citing the smaller parts: the cells that are cut off from the largest.
Lapses check_connected(const Puzzle& p, const State& s) {
    if (p.variant.unconnected) return {};
    const Components parts = components(p, s);
    if (parts.size.size() == 1) return {};
    const auto main = std::max_element(parts.size.begin(), parts.size.end()) - parts.size.begin();
    core::Sites cut_off;
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        const int part = parts.of[static_cast<std::size_t>(cell)];
        if (part == Components::kNone || part == static_cast<int>(main)) continue;
        cut_off.push_back(core::cell_site(p.size, cell));
    }
    return {{core::Standing::Broken, cut_off}};
}

bool beyond_help(const Puzzle& p, const State& s, int cell, const Line& line, int number) {
    const auto totals = line.totals();
    const bool must_be_true = at(s, cell) == Mark::White || touches_shaded(p, s, cell);
    return must_be_true && totals && !totals->reach(number);
}

Lapses check_clues(const Puzzle& p, const State& s) {
    Lapses lapses;
    Line line;
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        const Clue& clue = p.clues[static_cast<std::size_t>(cell)];
        if (!clue.binds() || at(s, cell) == Mark::Shaded) continue;
        line.look(p, s, cell);
        int shaded = 0;
        core::Sites sites = {core::cell_site(p.size, cell)};
        for (std::size_t k = 0; k < line.size(); ++k) {
            sites.push_back(core::cell_site(p.size, line.cell(k)));
            if (line.mark(k) == Mark::Shaded) ++shaded;
        }
        if (shaded == *clue.number) continue;
        const bool broken = beyond_help(p, s, cell, line, *clue.number);
        lapses.push_back({broken ? core::Standing::Broken : core::Standing::Unfinished, sites});
    }
    return lapses;
}

}  // namespace

std::span<const core::Rule<Yajikazu>> rules() {
    static constexpr std::array<core::Rule<Yajikazu>, 4> kRules = {{
        {"brNoShade",
         {"no-shaded-cell", "At least one cell must be shaded.",
          "黒マスが少なくとも一つ必要です。"},
         check_some_shaded},
        {"csAdjacent",
         {"shaded-touch", "Shaded cells may not touch.", "黒マスどうしは隣り合えません。"},
         check_adjacent},
        {"cuDivideRB",
         {"white-divided", "All unshaded cells must be connected.", "白マスはすべてつながります。"},
         check_connected},
        {"anShadeNe",
         {"clue-wrong", "An unshaded clue must count the shaded cells in its direction.",
          "白マスの数字は、矢印の方向にある黒マスの数です。"},
         check_clues},
    }};
    return kRules;
}

bool legal(const Puzzle& p, const State& s) {
    const auto kept = [&](const core::Rule<Yajikazu>& rule) { return rule.check(p, s).empty(); };
    const auto all = rules();
    return std::all_of(all.begin(), all.end(), kept);
}

}  // namespace hashigo::yajikazu
