// Judges a player's lines. A lapse is Broken when no further mark can mend it: lines only grow, so
// a branch stays one and a closed loop stays closed; a dead end is final once all its edges are
// decided, and a number once the ways left through its region's cells cannot reach it.
#include "genres/detour/referee.h"

#include <algorithm>
#include <array>

#include "genres/detour/cell.h"
#include "genres/detour/genre.h"
#include "genres/detour/pieces.h"
#include "genres/detour/state.h"

namespace hashigo::detour {

namespace {

using core::Standing;
using Lapses = std::vector<core::Lapse>;

Standing standing(bool broken) {
    return broken ? Standing::Broken : Standing::Unfinished;
}

// A lapse for every cell with so many lines.
Lapses cells_with(const Puzzle& p, const State& s, int lines) {
    Lapses lapses;
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        if (count_sides(around(p, s, cell).line) != lines) continue;
        lapses.push_back({Standing::Broken, {core::cell_site(p.size, cell)}});
    }
    return lapses;
}

Lapses check_branch(const Puzzle& p, const State& s) {
    return cells_with(p, s, 3);
}

Lapses check_crossing(const Puzzle& p, const State& s) {
    return cells_with(p, s, 4);
}

Lapses check_turns(const Puzzle& p, const State& s) {
    Lapses lapses;
    const std::vector<TurnRange> ranges = turn_ranges(p, s);
    for (int region = 0; region < p.regions(); ++region) {
        const Clue& clue = p.clues[static_cast<std::size_t>(region)];
        const TurnRange& range = ranges[static_cast<std::size_t>(region)];
        if (!clue.binds() || range.drawn == *clue.number) continue;
        const bool broken = *clue.number < range.least || *clue.number > range.most;
        lapses.push_back({standing(broken), {region_site(p, region)}});
    }
    return lapses;
}

Lapses check_dead_ends(const Puzzle& p, const State& s) {
    Lapses lapses;
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        const Around at = around(p, s, cell);
        if (count_sides(at.line) != 1) continue;
        lapses.push_back({standing(at.open() == 0), {core::cell_site(p.size, cell)}});
    }
    return lapses;
}

core::Sites cells_of(const Puzzle& p, const std::vector<bool>& wanted, const Pieces& all) {
    core::Sites cells;
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        const int piece = all.of_cell(cell);
        if (piece == Pieces::kNone || !wanted[static_cast<std::size_t>(piece)]) continue;
        cells.push_back(core::cell_site(p.size, cell));
    }
    return cells;
}

// The closed pieces; among several pieces that are all open, or all closed, the largest is let be.
std::vector<bool> to_blame(const Pieces& all) {
    std::vector<bool> blamed;
    for (const Piece& piece : all.all) blamed.push_back(!all.any_closed() || piece.closed());
    const bool alike = std::find(blamed.begin(), blamed.end(), false) == blamed.end();
    if (blamed.size() <= 1 || !alike) return blamed;
    const auto largest =
        std::max_element(all.all.begin(), all.all.end(),
                         [](const Piece& a, const Piece& b) { return a.lines < b.lines; });
    blamed[static_cast<std::size_t>(largest - all.all.begin())] = false;
    return blamed;
}

// One lapse, citing what closed early, or else all pieces but the largest.
Lapses check_one_loop(const Puzzle& p, const State& s) {
    if (p.variant.several_loops) return {};
    const Pieces all = pieces(p, s);
    if (all.all.size() <= 1) return {};
    return {{standing(all.any_closed()), cells_of(p, to_blame(all), all)}};
}

bool misses_cells(const Pieces& all) {
    return std::find(all.of.begin(), all.of.end(), Pieces::kNone) != all.of.end();
}

// A loop that has closed while cells are left out is the mistake, not the cells that it misses.
bool closed_early(const Puzzle& p, const Pieces& all) {
    return !p.variant.skips && !p.variant.several_loops && all.any_closed() && misses_cells(all);
}

Lapses check_closed_early(const Puzzle& p, const State& s) {
    const Pieces all = pieces(p, s);
    if (!closed_early(p, all)) return {};
    std::vector<bool> closed;
    for (const Piece& piece : all.all) closed.push_back(piece.closed());
    return {{Standing::Broken, cells_of(p, closed, all)}};
}

// A lapse a cell.
Lapses check_every_cell(const Puzzle& p, const State& s) {
    if (p.variant.skips || closed_early(p, pieces(p, s))) return {};
    Lapses lapses;
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        const Around at = around(p, s, cell);
        if (at.line != 0) continue;
        const bool shut = count_sides(at.open()) < 2;
        lapses.push_back({standing(shut), {core::cell_site(p.size, cell)}});
    }
    return lapses;
}

// Where cells may be left out, not all of them may.
Lapses check_some_line(const Puzzle& p, const State& s) {
    const auto count = [&](Mark mark) { return std::count(s.marks.begin(), s.marks.end(), mark); };
    if (!p.variant.skips || count(Mark::Line) > 0) return {};
    return {{standing(count(Mark::Unknown) == 0), {}}};
}

}  // namespace

std::span<const core::Rule<Detour>> rules() {
    static constexpr std::array<core::Rule<Detour>, 8> kRules = {{
        {"lnBranch",
         {"branch", "The line may not branch.", "線は枝分かれできません。"},
         check_branch},
        {"lnCross",
         {"crossing", "The line may not cross itself.", "線は交差できません。"},
         check_crossing},
        {"blWrongTurns",
         {"wrong-turns", "A region's number must be the number of turns in it.",
          "領域の数字は、線がその中で曲がる回数です。"},
         check_turns},
        {"lnDeadEnd",
         {"dead-end", "The line may not end.", "線に端があってはいけません。"},
         check_dead_ends},
        {"lnPlLoop",
         {"several-loops", "All lines must form a single loop.", "線は全体で一つの輪になります。"},
         check_one_loop},
        {"ceNoLine",
         {"closed-early", "This loop closes too early: cells are left out.",
          "輪が早く閉じていて、通っていないマスが残っています。"},
         check_closed_early},
        {"ceNoLine",
         {"unvisited-cell", "The loop must pass through every cell.",
          "線はすべてのマスを通ります。"},
         check_every_cell},
        {"brNoLine",
         {"no-line", "There must be a loop.", "線が少なくとも一本必要です。"},
         check_some_line},
    }};
    return kRules;
}

bool legal(const Puzzle& p, const State& s) {
    const auto kept = [&](const core::Rule<Detour>& rule) { return rule.check(p, s).empty(); };
    const auto all = rules();
    return std::all_of(all.begin(), all.end(), kept);
}

}  // namespace hashigo::detour
