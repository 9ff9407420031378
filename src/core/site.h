// A place that a message, a highlight or a gesture points at. Rows and columns count from 0.
#pragma once

#include <string>
#include <vector>

#include "core/grid.h"

namespace hashigo::core {

struct Site {
    enum class Kind { Cell, Edge, Region, Move };

    Kind kind = Kind::Cell;
    int row = 0;  // Region: its id
    int col = 0;
    int row2 = 0;  // Edge and Move: the other end
    int col2 = 0;

    friend bool operator==(const Site&, const Site&) = default;
};

using Sites = std::vector<Site>;

inline Site cell_site(Size size, int cell) {
    return {Site::Kind::Cell, size.row(cell), size.col(cell), 0, 0};
}
inline Site edge_site(Size size, int from, int to) {
    return {Site::Kind::Edge, size.row(from), size.col(from), size.row(to), size.col(to)};
}
inline Site move_site(Size size, int from, int to) {
    return {Site::Kind::Move, size.row(from), size.col(from), size.row(to), size.col(to)};
}

// "r3c4" for a cell, "r3c4-r3c5" for an edge, "r3c4>r3c9" for a move, "#7" for a region; from 1,
// as people count.
std::string name(const Site& site);

bool contains(const Sites& sites, const Site& site);

// Appends those of `more` that are not there yet; keeps the order.
void merge(Sites& into, const Sites& more);

}  // namespace hashigo::core
