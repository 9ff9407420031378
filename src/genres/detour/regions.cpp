// Number cells by one pass over the columns, left to right; see regions.h.
#include "genres/detour/regions.h"

namespace hashigo::detour {

namespace {

// Where each cell of the old board has gone, or -1.
std::vector<int> places(const std::vector<int>& source, int cells) {
    std::vector<int> at(static_cast<std::size_t>(cells), -1);
    for (std::size_t k = 0; k < source.size(); ++k) {
        if (source[k] >= 0) at[static_cast<std::size_t>(source[k])] = static_cast<int>(k);
    }
    return at;
}

}  // namespace

std::vector<int> number_cells(const Puzzle& p) {
    std::vector<int> cells(p.clues.size(), -1);
    for (int col = 0; col < p.size.cols; ++col) {
        for (int row = 0; row < p.size.rows; ++row) {
            const int cell = p.size.at(row, col);
            int& first = cells[static_cast<std::size_t>(p.region_of(cell))];
            if (first < 0) first = cell;
        }
    }
    return cells;
}

int number_cell(const Puzzle& p, int region) {
    return number_cells(p)[static_cast<std::size_t>(region)];
}

std::vector<int> cells_of(const Puzzle& p, int region) {
    std::vector<int> cells;
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        if (p.region_of(cell) == region) cells.push_back(cell);
    }
    return cells;
}

bool sum_is_odd(const Puzzle& p) {
    int sum = 0;
    for (const Clue& clue : p.clues) {
        if (!clue.binds()) return false;
        sum = (sum + *clue.number) % 2;
    }
    return sum != 0;
}

std::vector<int> carry_clues(const Puzzle& before, Puzzle& after, const std::vector<int>& source) {
    const std::vector<int> at = places(source, before.size.cells());
    const std::vector<int> written = number_cells(before);
    std::vector<int> home(before.clues.size(), -1);  // the new region of each old one
    for (std::size_t region = 0; region < home.size(); ++region) {
        const int cell = at[static_cast<std::size_t>(written[region])];
        if (cell >= 0) home[region] = after.region_of(cell);
    }
    for (int cell = 0; cell < before.size.cells(); ++cell) {
        int& region = home[static_cast<std::size_t>(before.region_of(cell))];
        const int moved = at[static_cast<std::size_t>(cell)];
        if (region < 0 && moved >= 0) region = after.region_of(moved);
    }
    std::vector<int> lost;
    for (std::size_t region = 0; region < home.size(); ++region) {
        if (!before.clues[region].there) continue;
        const bool taken =
            home[region] < 0 || after.clues[static_cast<std::size_t>(home[region])].there;
        if (taken) {
            lost.push_back(static_cast<int>(region));
        } else {
            after.clues[static_cast<std::size_t>(home[region])] = before.clues[region];
        }
    }
    return lost;
}

}  // namespace hashigo::detour
