// Maximal shadings by their definition: every shading in which shaded cells do not touch is built
// cell by cell, white is visited from a first cell, and each white cell is shaded on trial. One
// thing saves time: a white cell whose neighbours are all white and that has fewer than two shaded
// diagonal neighbours, an edge counting as one, could be shaded too.
#pragma once

#include <cstdint>
#include <vector>

#include "core/grid.h"

namespace hashigo::yajikazu::tests {

class MaximalSearch {
  public:
    explicit MaximalSearch(core::Size size)
        : size_(size), shaded_(static_cast<std::size_t>(size.cells()), 0) {}

    std::uint64_t count() {
        from(0);
        return count_;
    }

  private:
    bool at(int row, int col) const {
        return size_.contains(row, col) &&
               shaded_[static_cast<std::size_t>(size_.at(row, col))] != 0;
    }
    bool beside_shaded(int row, int col) const {
        return at(row - 1, col) || at(row + 1, col) || at(row, col - 1) || at(row, col + 1);
    }
    // All around this cell is decided.
    bool surely_open(int row, int col) const {
        if (at(row, col) || beside_shaded(row, col)) return false;
        const bool edge = row == 0 || col == 0 || row + 1 == size_.rows || col + 1 == size_.cols;
        const int links = (edge ? 1 : 0) + (at(row - 1, col - 1) ? 1 : 0) +
                          (at(row - 1, col + 1) ? 1 : 0) + (at(row + 1, col - 1) ? 1 : 0) +
                          (at(row + 1, col + 1) ? 1 : 0);
        return links < 2 && size_.rows > 1 && size_.cols > 1;
    }

    void from(int cell) {
        if (cell == size_.cells()) {
            count_ += maximal() ? 1 : 0;
            return;
        }
        const int row = size_.row(cell);
        const int col = size_.col(cell);
        for (const char colour : {char{0}, char{1}}) {
            if (colour == 1 && (at(row - 1, col) || at(row, col - 1))) continue;
            shaded_[static_cast<std::size_t>(cell)] = colour;
            if (row > 0 && col > 0 && surely_open(row - 1, col - 1)) continue;
            if (row > 0 && col + 1 == size_.cols && surely_open(row - 1, col)) continue;
            from(cell + 1);
        }
        shaded_[static_cast<std::size_t>(cell)] = 0;
    }

    bool maximal() {
        if (!white_is_one()) return false;
        for (int cell = 0; cell < size_.cells(); ++cell) {
            const auto k = static_cast<std::size_t>(cell);
            if (shaded_[k] != 0 || beside_shaded(size_.row(cell), size_.col(cell))) continue;
            shaded_[k] = 1;
            const bool fits = white_is_one();
            shaded_[k] = 0;
            if (fits) return false;
        }
        return true;
    }

    bool white_is_one() const {
        std::vector<char> seen = shaded_;
        std::vector<int> waiting;
        int parts = 0;
        for (int first = 0; first < size_.cells(); ++first) {
            if (seen[static_cast<std::size_t>(first)] != 0) continue;
            if (++parts > 1) return false;
            waiting.push_back(first);
            seen[static_cast<std::size_t>(first)] = 1;
            while (!waiting.empty()) {
                const int cell = waiting.back();
                waiting.pop_back();
                core::each_neighbour(size_, cell, [&](int next) {
                    if (seen[static_cast<std::size_t>(next)] != 0) return;
                    seen[static_cast<std::size_t>(next)] = 1;
                    waiting.push_back(next);
                });
            }
        }
        return parts == 1;
    }

    core::Size size_;
    std::vector<char> shaded_;
    std::uint64_t count_ = 0;
};

}  // namespace hashigo::yajikazu::tests
