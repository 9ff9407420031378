// degree: the loop uses exactly two edges of every cell.
//
// A cell with two lines has no other; a cell with only two edges left has both. Corners have no
// more than two, so they are decided before any number is read. Two boards have no answer whatever
// their numbers say: one that is a single row or column, since no loop fits into it, and one with
// an odd number of cells, since the loop steps from black squares of a chessboard to white ones and
// back, so it visits as many of the one as of the other. With --skips a cell may have no line at
// all, but never just one, and there the count of cells says nothing.
#include "genres/detour/cell.h"
#include "genres/detour/genre.h"
#include "genres/detour/ladder.h"

namespace hashigo::detour {

namespace {

void mark_open(const Around& at, Mark mark, const Why& why, Found& out) {
    for (const core::Direction side : core::kDirections) {
        if ((at.open() & side_bit(side)) == 0) continue;
        out.conclude({at.edge[static_cast<std::size_t>(side)], mark}, why);
    }
}

void look_at_cell(const Around& at, int cell, Found& out) {
    const int lines = count_sides(at.line);
    const int open = count_sides(at.open());
    if (lines == 2 && open == 0) return;  // most cells, when a climb is well under way
    if (lines > 2) out.contradict({Reason::TooManyLines, cell});
    if (lines + open < 2) out.contradict({Reason::TooFewEdges, cell});
    if (lines == 2) mark_open(at, Mark::Empty, {Reason::CellIsFull, cell}, out);
    if (lines < 2 && lines + open == 2) {
        mark_open(at, Mark::Line, {Reason::CellNeedsBoth, cell}, out);
    }
}

void look_at_skippable(const Around& at, int cell, Found& out) {
    const int lines = count_sides(at.line);
    const int open = count_sides(at.open());
    if (lines > 2) out.contradict({Reason::TooManyLines, cell});
    if (lines == 1 && open == 0) out.contradict({Reason::TooFewEdges, cell});
    if (lines == 2) mark_open(at, Mark::Empty, {Reason::CellIsFull, cell}, out);
    if (open != 1) return;
    if (lines == 1) mark_open(at, Mark::Line, {Reason::LineGoesOn, cell}, out);
    if (lines == 0) mark_open(at, Mark::Empty, {Reason::LoneEdge, cell}, out);
}

}  // namespace

void rung_degree(const Puzzle& p, const State& s, core::RungSet, Found& out) {
    const bool skips = p.variant.skips;
    if (p.size.rows == 1 || p.size.cols == 1) {
        out.contradict({Reason::TooThin, 0});
        return;
    }
    if (is_odd_for_loops(p.size, p.variant)) {
        out.contradict({Reason::OddBoard, 0});
        return;
    }
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        const Around at = around(p, s, cell);
        skips ? look_at_skippable(at, cell, out) : look_at_cell(at, cell, out);
    }
}

}  // namespace hashigo::detour
