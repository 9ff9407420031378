// The lay-out of the links, and the question whether a cell closes a cycle; see links.h.
#include "genres/yajikazu/links.h"

#include <algorithm>
#include <array>

namespace hashigo::yajikazu {

Links::Links(core::Size size)
    : border_(size.cells()),
      entered_(at(size.cells()), 0),
      forest_(size.cells() + 1, size.cells(), size.rows + size.cols) {
    constexpr std::array<std::array<int, 2>, 4> kDiagonals = {{{-1, -1}, {-1, 1}, {1, -1}, {1, 1}}};
    for (int cell = 0; cell < size.cells(); ++cell) {
        Place place;
        core::each_neighbour(size, cell, [&](int next) { place.neighbours.push_back(next); });
        place.border = place.neighbours.size() < core::kDirections.size();
        for (const auto& [down, right] : kDiagonals) {
            const int row = size.row(cell) + down;
            const int col = size.col(cell) + right;
            if (size.contains(row, col)) place.diagonals.push_back(size.at(row, col));
        }
        places_.push_back(std::move(place));
    }
}

bool Links::closes(int cell) const {
    std::array<int, 5> roots{};
    auto end = roots.begin();
    if (on_border(cell)) *end++ = forest_.root(border_);
    for (const int next : diagonals(cell)) {
        if (entered_[at(next)] == 0) continue;
        const int root = forest_.root(next);
        if (std::find(roots.begin(), end, root) != end) return true;
        *end++ = root;
    }
    return false;
}

void Links::leave() {
    forest_.undo_to(entries_.back().joins);
    entered_[at(entries_.back().cell)] = 0;
    entries_.pop_back();
}

}  // namespace hashigo::yajikazu
