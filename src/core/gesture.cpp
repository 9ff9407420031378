// A path is checked before anything is done with it, so that a genre sees only cells of its board.
#include "core/gesture.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace hashigo::core {

namespace {

enum Key : std::size_t { Empty, WrongKind, NoEdge, Outside, UnknownTool, UnknownKey, Count };

constexpr std::array<Phrase, Count> kTable = {{
    {"gesture.empty", "The gesture touches nothing.", "操作の場所が指定されていません。"},
    {"gesture.kind", "This board is touched at its cells; place {0} of the path is not a cell.",
     "この盤ではマスを操作します。経路の{0}番目はマスではありません。"},
    {"gesture.edge",
     "This board is touched at its cells and edges; place {0} of the path is neither.",
     "この盤ではマスと辺を操作します。経路の{0}番目はどちらでもありません。"},
    {"gesture.outside",
     "Place {0} of the path, row {1}, column {2} counted from 0, is not on the board.",
     "経路の{0}番目（0から数えて{1}行{2}列）は盤の外です。"},
    {"gesture.tool", "There is no tool “{0}” here.", "「{0}」という道具はありません。"},
    {"gesture.key", "The key “{0}” does nothing here.", "「{0}」キーには働きがありません。"},
}};

// The way of a pointer from cell to cell, and the edges that are sure by now.
class Trail {
  public:
    explicit Trail(Size size) : size_(size) {}

    void go_to(int cell) {
        if (way_.empty()) way_.push_back(cell);
        while (way_.back() != cell) step_to(towards(way_.back(), cell));
    }

    void take(const Site& edge) {
        settle();
        merge(edges_, {edge});
    }

    Sites edges() {
        settle();
        return std::move(edges_);
    }

  private:
    // The next cell on a straight way, the longer side first.
    int towards(int from, int to) const {
        const int down = size_.row(to) - size_.row(from);
        const int right = size_.col(to) - size_.col(from);
        if (std::abs(down) >= std::abs(right)) return from + (down > 0 ? size_.cols : -size_.cols);
        return from + (right > 0 ? 1 : -1);
    }

    void step_to(int next) {
        const std::size_t length = way_.size();
        if (length > 1 && way_[length - 2] == next) {
            way_.pop_back();
        } else {
            way_.push_back(next);
        }
    }

    void settle() {
        for (std::size_t k = 1; k < way_.size(); ++k) {
            merge(edges_, {edge_site(size_, std::min(way_[k - 1], way_[k]),
                                     std::max(way_[k - 1], way_[k]))});
        }
        way_.clear();
    }

    Size size_;
    std::vector<int> way_;
    Sites edges_;
};

// Between two neighbours, from the upper or left one.
bool is_edge(const Site& site) {
    const int down = site.row2 - site.row;
    const int right = site.col2 - site.col;
    return site.kind == Site::Kind::Edge && down >= 0 && right >= 0 && down + right == 1;
}

}  // namespace

Result<std::vector<int>> cells_passed(const Gesture& gesture, Size size) {
    if (gesture.path.empty()) return fail(kTable[Empty], std::nullopt);
    std::vector<bool> seen(static_cast<std::size_t>(size.cells()));
    std::vector<int> cells;
    for (std::size_t k = 0; k < gesture.path.size(); ++k) {
        const Site& site = gesture.path[k];
        if (site.kind != Site::Kind::Cell) return fail(kTable[WrongKind], std::nullopt, k + 1);
        if (!size.contains(site.row, site.col)) {
            return fail(kTable[Outside], std::nullopt, k + 1, site.row, site.col);
        }
        const int cell = size.at(site.row, site.col);
        if (!seen[static_cast<std::size_t>(cell)]) cells.push_back(cell);
        seen[static_cast<std::size_t>(cell)] = true;
    }
    return cells;
}

Result<Sites> edges_passed(const Gesture& gesture, Size size) {
    if (gesture.path.empty()) return fail(kTable[Empty], std::nullopt);
    Trail trail(size);
    for (std::size_t k = 0; k < gesture.path.size(); ++k) {
        const Site& site = gesture.path[k];
        const bool edge = is_edge(site);
        if (!edge && site.kind != Site::Kind::Cell) {
            return fail(kTable[NoEdge], std::nullopt, k + 1);
        }
        const bool inside =
            size.contains(site.row, site.col) && (!edge || size.contains(site.row2, site.col2));
        if (!inside) return fail(kTable[Outside], std::nullopt, k + 1, site.row, site.col);
        if (edge) {
            trail.take(site);
        } else {
            trail.go_to(size.at(site.row, site.col));
        }
    }
    return trail.edges();
}

Error unknown_tool(const Gesture& gesture) {
    return fail(kTable[UnknownTool], std::nullopt, gesture.tool);
}

Error unknown_key(const Gesture& gesture) {
    return fail(kTable[UnknownKey], std::nullopt, gesture.key);
}

}  // namespace hashigo::core
