// The pieces of line that are drawn: cells joined by lines, and whether a piece is closed. The rung
// loop concludes from them, the referee counts them, and the drawing tells them apart.
#pragma once

#include <vector>

#include "genres/detour/board.h"

namespace hashigo::detour {

struct Piece {
    int first = 0;  // its first cell in reading order
    int cells = 0;
    int lines = 0;

    // A piece with as many lines as cells holds a loop.
    bool closed() const { return lines >= cells; }
};

struct Pieces {
    static constexpr int kNone = -1;  // of a cell without a line

    std::vector<int> of;     // piece of each cell
    std::vector<Piece> all;  // in the order of their first cells
    int lines = 0;

    int of_cell(int cell) const { return of[static_cast<std::size_t>(cell)]; }
    const Piece& piece(int number) const { return all[static_cast<std::size_t>(number)]; }
    bool any_closed() const;
};

Pieces pieces(const Puzzle& p, const State& s);

// The lines on a way from a cell to another of its piece.
std::vector<int> way_between(const Puzzle& p, const State& s, int from, int to);

// The lines of a closed piece that are left when all loose ends are taken away.
std::vector<int> loop_of(const Puzzle& p, const State& s, int cell);

}  // namespace hashigo::detour
