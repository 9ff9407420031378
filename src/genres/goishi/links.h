// The stones that are left, each linked to the nearest one in its row and column on either side, so
// that the next stone in a direction is one look away and a pick is undone by relinking (dancing
// links). Only for the complete engine; everyone else reads moves.h.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "core/grid.h"
#include "genres/goishi/board.h"

namespace hashigo::goishi {

class Links {
  public:
    // Stones are numbered in raster order. Lines are numbered too: first the rows, then the columns
    // that hold a stone; row() and column() are such numbers.
    explicit Links(const Puzzle& p);

    int stones() const { return none_; }
    int none() const { return none_; }  // stands for "no stone"
    int left() const { return static_cast<int>(left_.size()); }
    int lines() const { return lines_; }
    const std::vector<int>& remaining() const { return left_; }

    int cell(int stone) const { return node(stone).cell; }
    int row(int stone) const { return node(stone).row; }
    int column(int stone) const { return node(stone).column; }
    bool is_left(int stone) const { return place_[static_cast<std::size_t>(stone)] >= 0; }
    int at(int cell) const { return at_[static_cast<std::size_t>(cell)]; }  // or none()

    // The nearest stone left. Of a picked stone: true as long as it is the last one picked.
    int beyond(int stone, core::Direction d) const {
        return node(stone).next[static_cast<std::size_t>(d)];
    }

    void pick(int stone) {
        link_around(stone);
        const auto place = static_cast<std::size_t>(place_[static_cast<std::size_t>(stone)]);
        left_[place] = left_.back();
        place_[static_cast<std::size_t>(left_[place])] = static_cast<int>(place);
        place_[static_cast<std::size_t>(stone)] = -1 - static_cast<int>(place);
        left_.pop_back();
    }

    // Undoes the last pick that is not yet undone.
    void restore(int stone) {
        const auto place = static_cast<std::size_t>(-1 - place_[static_cast<std::size_t>(stone)]);
        if (place < left_.size()) {
            place_[static_cast<std::size_t>(left_[place])] = left();
            left_.push_back(left_[place]);
            left_[place] = stone;
        } else {
            left_.push_back(stone);
        }
        place_[static_cast<std::size_t>(stone)] = static_cast<int>(place);
        link_back(stone);
    }

  private:
    struct Node {
        std::array<int, 4> next{};  // by direction; none_ where there is no stone
        int row = 0;
        int column = 0;
        int cell = 0;
    };

    const Node& node(int stone) const { return nodes_[static_cast<std::size_t>(stone)]; }
    int& next(int stone, core::Direction d) {
        return nodes_[static_cast<std::size_t>(stone)].next[static_cast<std::size_t>(d)];
    }
    // Writes to the node none_ are harmless: nobody reads what it is linked to.
    void link_around(int stone) {
        for (const core::Direction d : core::kDirections) {
            next(beyond(stone, core::opposite(d)), d) = beyond(stone, d);
        }
    }
    void link_back(int stone) {
        for (const core::Direction d : core::kDirections) {
            next(beyond(stone, core::opposite(d)), d) = stone;
        }
    }
    void number_lines(const Puzzle& p);
    void link_lines();

    std::vector<Node> nodes_;  // one a stone, and one that stands for none
    std::vector<int> at_;
    std::vector<int> left_;   // in no particular order
    std::vector<int> place_;  // where in left_; -1 - that once picked
    int none_ = 0;
    int lines_ = 0;
};

}  // namespace hashigo::goishi
