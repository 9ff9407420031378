// Numbers the stones and their lines, and links each line once. Lines without stones get no number,
// so that a sparse large board costs no more than a small one.
#include "genres/goishi/links.h"

#include <algorithm>

namespace hashigo::goishi {

Links::Links(const Puzzle& p)
    : at_(p.stones.size()),
      none_(static_cast<int>(std::count(p.stones.begin(), p.stones.end(), char{1}))) {
    for (std::size_t cell = 0; cell < p.stones.size(); ++cell) {
        at_[cell] = p.stones[cell] != 0 ? static_cast<int>(nodes_.size()) : none_;
        if (p.stones[cell] == 0) continue;
        Node node;
        node.next.fill(none_);
        node.cell = static_cast<int>(cell);
        left_.push_back(static_cast<int>(nodes_.size()));
        nodes_.push_back(node);
    }
    place_ = left_;
    place_.push_back(0);
    nodes_.emplace_back();
    number_lines(p);
    link_lines();
}

void Links::number_lines(const Puzzle& p) {
    std::vector<int> rows(static_cast<std::size_t>(p.size.rows), -1);
    std::vector<int> columns(static_cast<std::size_t>(p.size.cols), -1);
    const auto number = [&](std::vector<int>& of, int line) {
        int& known = of[static_cast<std::size_t>(line)];
        if (known < 0) known = lines_++;
        return known;
    };
    for (const int stone : left_) {
        Node& node = nodes_[static_cast<std::size_t>(stone)];
        node.row = number(rows, p.size.row(node.cell));
    }
    for (const int stone : left_) {
        Node& node = nodes_[static_cast<std::size_t>(stone)];
        node.column = number(columns, p.size.col(node.cell));
    }
}

// Stones come in raster order, so the last one seen in a line is the nearest on that side.
void Links::link_lines() {
    std::vector<int> last(static_cast<std::size_t>(lines_), none_);
    for (const int stone : left_) {
        int& above = last[static_cast<std::size_t>(column(stone))];
        int& before = last[static_cast<std::size_t>(row(stone))];
        next(stone, core::Direction::Up) = above;
        next(stone, core::Direction::Left) = before;
        next(above, core::Direction::Down) = stone;
        next(before, core::Direction::Right) = stone;
        above = stone;
        before = stone;
    }
}

}  // namespace hashigo::goishi
