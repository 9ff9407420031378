// Loops of small boards one by one: by walking, and by setting edge after edge. Shares no code with
// what counts them.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <vector>

namespace hashigo::detour::tests {

// One loop through all cells, as the cells in the order in which it passes them, from cell 0 on.
using Tour = std::vector<int>;

// Every loop through all cells of a board, once: each begins at cell 0 and goes right first.
class Walker {
  public:
    Walker(int rows, int cols, std::function<void(const Tour&)> visit)
        : rows_(rows), cols_(cols), visit_(std::move(visit)) {
        seen_.assign(static_cast<std::size_t>(rows * cols), 0);
        if (rows < 2 || cols < 2) return;
        enter(0);
        go(1);
    }

  private:
    void enter(int cell) {
        seen_[static_cast<std::size_t>(cell)] = 1;
        tour_.push_back(cell);
    }

    void go(int cell) {
        if (seen_[static_cast<std::size_t>(cell)] != 0) return;
        enter(cell);
        if (static_cast<int>(tour_.size()) == rows_ * cols_) {
            if (cell == cols_) visit_(tour_);
        } else {
            if (cell % cols_ + 1 < cols_) go(cell + 1);
            if (cell % cols_ > 0) go(cell - 1);
            if (cell / cols_ + 1 < rows_) go(cell + cols_);
            if (cell / cols_ > 0) go(cell - cols_);
        }
        tour_.pop_back();
        seen_[static_cast<std::size_t>(cell)] = 0;
    }

    int rows_;
    int cols_;
    std::function<void(const Tour&)> visit_;
    std::vector<char> seen_;
    Tour tour_;
};

struct Bends {
    int right = 0;
    int left = 0;
};

// Turns to either side along a tour.
inline Bends bends(const Tour& tour, int cols) {
    Bends bends;
    const std::size_t n = tour.size();
    for (std::size_t k = 0; k < n; ++k) {
        const int a = tour[k];
        const int b = tour[(k + 1) % n];
        const int c = tour[(k + 2) % n];
        const int dx = b % cols - a % cols;
        const int dy = b / cols - a / cols;
        const int ex = c % cols - b % cols;
        const int ey = c / cols - b / cols;
        const int cross = dx * ey - dy * ex;
        if (cross > 0) ++bends.right;
        if (cross < 0) ++bends.left;
    }
    return bends;
}

// All sets of edges in which each cell has two or, where it may be skipped, none: how many there
// are by number of loops.
class EdgeSetter {
  public:
    EdgeSetter(int rows, int cols, bool skips) : rows_(rows), cols_(cols), skips_(skips) {
        const auto cells = static_cast<std::size_t>(rows * cols);
        right_.assign(cells, 0);
        down_.assign(cells, 0);
        set(0);
    }

    const std::map<int, std::uint64_t>& by_loops() const { return by_loops_; }

  private:
    void set(int cell) {
        if (cell == rows_ * cols_) {
            ++by_loops_[loops()];
            return;
        }
        const auto at = static_cast<std::size_t>(cell);
        for (int edges = 0; edges < 4; ++edges) {
            if ((edges & 1) != 0 && cell % cols_ + 1 == cols_) continue;
            if ((edges & 2) != 0 && cell / cols_ + 1 == rows_) continue;
            right_[at] = static_cast<char>(edges & 1);
            down_[at] = static_cast<char>(edges >> 1);
            const int degree = this->degree(cell);
            if (degree == 2 || (skips_ && degree == 0)) set(cell + 1);
        }
        right_[at] = 0;
        down_[at] = 0;
    }

    int degree(int cell) const {
        int sum = right_[static_cast<std::size_t>(cell)] + down_[static_cast<std::size_t>(cell)];
        if (cell % cols_ > 0) sum += right_[static_cast<std::size_t>(cell - 1)];
        if (cell / cols_ > 0) sum += down_[static_cast<std::size_t>(cell - cols_)];
        return sum;
    }

    // By giving each cell the smallest number among those it is joined to, until nothing changes.
    int loops() const {
        std::vector<int> name(right_.size());
        for (std::size_t k = 0; k < name.size(); ++k) name[k] = static_cast<int>(k);
        for (bool changed = true; changed;) {
            changed = false;
            for (std::size_t k = 0; k < name.size(); ++k) {
                if (right_[k] != 0) changed |= join(name[k], name[k + 1]);
                if (down_[k] != 0)
                    changed |= join(name[k], name[k + static_cast<std::size_t>(cols_)]);
            }
        }
        int count = 0;
        for (std::size_t k = 0; k < name.size(); ++k) {
            count += name[k] == static_cast<int>(k) && degree(static_cast<int>(k)) > 0 ? 1 : 0;
        }
        return count;
    }

    static bool join(int& a, int& b) {
        if (a == b) return false;
        a = b = a < b ? a : b;
        return true;
    }

    int rows_;
    int cols_;
    bool skips_;
    std::vector<char> right_;
    std::vector<char> down_;
    std::map<int, std::uint64_t> by_loops_;
};

inline void walk_loops(int rows, int cols, std::function<void(const Tour&)> visit) {
    const Walker walker(rows, cols, std::move(visit));
}

}  // namespace hashigo::detour::tests
