// loop: no loop closes before it has swallowed the whole board.
//
// An edge between two cells of one piece would close a loop of cells of that piece. If other cells
// are left, they would be missed, so there is no line. A piece that is closed already is a
// contradiction for the same reason. Where cells may be left out (--skips), a loop may close
// anywhere, but then it is the only one: any other line is a contradiction, and what is open stays
// empty; and some loop there must be. Where several loops are allowed no more than that is left.
#include <algorithm>

#include "genres/detour/genre.h"
#include "genres/detour/ladder.h"
#include "genres/detour/pieces.h"

namespace hashigo::detour {

namespace {

// Whether something that the loop has to visit lies outside a piece.
bool misses(const Puzzle& p, const Pieces& all, const Piece& piece) {
    return p.variant.skips ? piece.lines < all.lines : piece.cells < p.size.cells();
}

bool is_open(const State& s, int edge) {
    return s.marks[static_cast<std::size_t>(edge)] == Mark::Unknown;
}

void nothing_more(const Puzzle& p, const State& s, const Pieces& all, Found& out) {
    for (const Piece& piece : all.all) {
        if (!piece.closed()) continue;
        for (int edge = 0; edge < edge_count(p.size); ++edge) {
            if (!is_open(s, edge)) continue;
            out.conclude({edge, Mark::Empty}, {Reason::LoopIsDone, piece.first});
        }
        return;
    }
}

}  // namespace

void rung_loop(const Puzzle& p, const State& s, core::RungSet, Found& out) {
    const bool empty =
        std::all_of(s.marks.begin(), s.marks.end(), [](Mark mark) { return mark == Mark::Empty; });
    if (p.variant.skips && empty) out.contradict({Reason::NothingLeft, 0});
    if (p.variant.several_loops) return;
    const Pieces all = pieces(p, s);
    for (const Piece& piece : all.all) {
        if (piece.closed() && misses(p, all, piece)) {
            out.contradict({Reason::ClosedEarly, piece.first});
        }
    }
    if (p.variant.skips) nothing_more(p, s, all, out);
    each_edge(p.size, [&](int edge, int a, int b) {
        const int piece = all.of_cell(a);
        if (!is_open(s, edge) || piece == Pieces::kNone || piece != all.of_cell(b)) return;
        if (misses(p, all, all.piece(piece))) {
            out.conclude({edge, Mark::Empty}, {Reason::ClosesEarly, edge});
        }
    });
}

}  // namespace hashigo::detour
