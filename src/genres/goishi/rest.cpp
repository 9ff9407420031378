// Groups of stones are found by joining each stone's row to its column.
#include "genres/goishi/rest.h"

#include <algorithm>

#include "genres/goishi/groups.h"
#include "genres/goishi/moves.h"
#include "genres/goishi/state.h"

namespace hashigo::goishi {

State after(const State& s, int cell) {
    State next = s;
    apply(next, {Fact::Kind::Pick, cell, static_cast<int>(s.order.size()) + 1});
    return next;
}

std::vector<int> stones_of(const Puzzle& p, const State& s) {
    const std::vector<char> left = remaining(p, s);
    std::vector<int> cells;
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        if (left[static_cast<std::size_t>(cell)] != 0) cells.push_back(cell);
    }
    return cells;
}

int row_line(core::Size size, int cell) {
    return size.row(cell);
}
int column_line(core::Size size, int cell) {
    return size.rows + size.col(cell);
}

bool in_line(core::Size size, int a, int b) {
    return size.row(a) == size.row(b) || size.col(a) == size.col(b);
}

std::vector<int> cut_off(const Puzzle& p, const State& s) {
    const std::vector<int> stones = stones_of(p, s);
    Groups lines(p.size.rows + p.size.cols);
    for (const int cell : stones) lines.join(row_line(p.size, cell), column_line(p.size, cell));
    std::vector<std::vector<int>> groups(static_cast<std::size_t>(p.size.rows + p.size.cols));
    for (const int cell : stones) {
        groups[static_cast<std::size_t>(lines.of(row_line(p.size, cell)))].push_back(cell);
    }
    std::vector<int> smallest = stones;
    for (const std::vector<int>& group : groups) {
        if (!group.empty() && group.size() < smallest.size()) smallest = group;
    }
    return smallest.size() == stones.size() ? std::vector<int>{} : smallest;
}

namespace {

// The stones left with at most one other in their lines.
std::vector<int> loose_ends(const Puzzle& p, const State& s) {
    std::vector<int> held(static_cast<std::size_t>(p.size.rows + p.size.cols), 0);
    std::vector<int> ends = stones_of(p, s);
    for (const int cell : ends) {
        ++held[static_cast<std::size_t>(row_line(p.size, cell))];
        ++held[static_cast<std::size_t>(column_line(p.size, cell))];
    }
    // Each line counts the stone itself.
    constexpr int kOneOther = 3;
    const auto is_tied = [&](int cell) {
        return held[static_cast<std::size_t>(row_line(p.size, cell))] +
                   held[static_cast<std::size_t>(column_line(p.size, cell))] >
               kOneOther;
    };
    ends.erase(std::remove_if(ends.begin(), ends.end(), is_tied), ends.end());
    return ends;
}

}  // namespace

std::vector<int> surplus_ends(const Puzzle& p, const State& s) {
    std::vector<int> ends = loose_ends(p, s);
    if (ends.size() > 2) return ends;
    if (s.order.empty()) return {};
    const auto is_near = [&](int cell) { return in_line(p.size, cell, s.order.back()); };
    ends.erase(std::remove_if(ends.begin(), ends.end(), is_near), ends.end());
    return ends.size() > 1 ? ends : std::vector<int>{};
}

}  // namespace hashigo::goishi
