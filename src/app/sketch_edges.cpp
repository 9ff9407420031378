// A canvas of six columns and three lines a cell: above a border, then the words, then the line
// through the cell. A straight run of the scene joins the cells in which its ends lie.
#include "app/sketch_edges.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace hashigo::app {

namespace {

constexpr int kWide = 6;
constexpr int kHigh = 3;
// Where the line runs within a cell, beside a word of three characters.
constexpr int kMiddle = 4;
constexpr int kLine = 2;

constexpr unsigned kUp = 1;
constexpr unsigned kDown = 2;
constexpr unsigned kLeft = 4;
constexpr unsigned kRight = 8;

// By the sides on which a cell's line leaves it.
constexpr std::array<std::string_view, 16> kStrokes = {" ", "╵", "╷", "│", "╴", "┘", "┐", "┤",
                                                       "╶", "└", "┌", "├", "─", "┴", "┬", "┼"};

bool is_line(std::string_view role) {
    return role.substr(0, 4) == "loop";
}

class Canvas {
  public:
    explicit Canvas(core::Size size)
        : size_(size),
          width_(kWide * size.cols + 1),
          places_(
              static_cast<std::size_t>(width_) * static_cast<std::size_t>(kHigh * size.rows + 1),
              " "),
          sides_(static_cast<std::size_t>(size.cells()), 0) {
        for (int row = 0; row <= size.rows; ++row) {
            for (int col = 0; col <= size.cols; ++col) put(kHigh * row, kWide * col, "+");
        }
        for (const int row : {0, size.rows}) wall({row, 0}, {row, size.cols});
        for (const int col : {0, size.cols}) wall({0, col}, {size.rows, col});
    }

    // Between two corners of cells, counted in cells.
    void wall(core::Point a, core::Point b) {
        for (int col = kWide * a.col; a.row == b.row && col <= kWide * b.col; ++col) {
            if (col % kWide != 0) put(kHigh * a.row, col, "-");
        }
        for (int row = kHigh * a.row; a.col == b.col && row <= kHigh * b.row; ++row) {
            if (row % kHigh != 0) put(row, kWide * a.col, "|");
        }
    }

    void join(core::Point a, core::Point b) {
        for (int col = std::min(a.col, b.col); a.row == b.row && col < std::max(a.col, b.col);
             ++col) {
            leave(a.row, col, kRight);
            leave(a.row, col + 1, kLeft);
        }
        for (int row = std::min(a.row, b.row); a.col == b.col && row < std::max(a.row, b.row);
             ++row) {
            leave(row, a.col, kDown);
            leave(row + 1, a.col, kUp);
        }
    }

    // At the middle of an edge, in the scene's units.
    void cross(core::Point at) {
        const bool across = at.col % core::kUnit == 0;
        const int row = at.row / core::kUnit;
        const int col = at.col / core::kUnit;
        put(kHigh * row + (across ? kLine : 0), kWide * col + (across ? 0 : kMiddle), "x");
    }

    void words(core::Point cell, std::string_view text) {
        for (std::size_t k = 0; k < text.size() && static_cast<int>(k) + 1 < kWide; ++k) {
            put(kHigh * cell.row + 1, kWide * cell.col + 1 + static_cast<int>(k),
                text.substr(k, 1));
        }
    }

    void draw_lines() {
        for (int cell = 0; cell < size_.cells(); ++cell) {
            const unsigned sides = sides_[static_cast<std::size_t>(cell)];
            if (sides != 0) draw_line(kHigh * size_.row(cell), kWide * size_.col(cell), sides);
        }
    }

    std::string text() const {
        std::string all;
        for (std::size_t k = 0; k < places_.size(); ++k) {
            all += places_[k];
            if ((k + 1) % static_cast<std::size_t>(width_) == 0) all += '\n';
        }
        return all;
    }

  private:
    void put(int row, int col, std::string_view sign) {
        places_[static_cast<std::size_t>(row * width_ + col)] = sign;
    }
    void leave(int row, int col, unsigned side) {
        if (size_.contains(row, col)) sides_[static_cast<std::size_t>(size_.at(row, col))] |= side;
    }
    void draw_line(int top, int left, unsigned sides) {
        put(top + kLine, left + kMiddle, kStrokes.at(sides));
        if ((sides & kRight) != 0) {
            for (int col = kMiddle + 1; col < kWide + kMiddle; ++col) {
                put(top + kLine, left + col, "─");
            }
        }
        if ((sides & kDown) == 0) return;
        for (int row = kLine + 1; row < kHigh + kLine; ++row) put(top + row, left + kMiddle, "│");
    }

    core::Size size_;
    int width_;
    std::vector<std::string> places_;
    std::vector<unsigned> sides_;
};

core::Point in_cells(core::Point at) {
    return {at.row / core::kUnit, at.col / core::kUnit};
}

}  // namespace

bool has_edges(const core::Scene& scene) {
    return std::any_of(scene.items.begin(), scene.items.end(), [](const core::Item& item) {
        return item.role == "wall" || item.role == "no-line" || is_line(item.role);
    });
}

std::string sketch_edges(const core::Scene& scene) {
    Canvas canvas(scene.size);
    for (const core::Item& item : scene.items) {
        const core::Point a = in_cells(item.a);
        if (item.role == "wall") canvas.wall(a, in_cells(item.b));
        if (item.shape == core::Shape::Line && is_line(item.role)) {
            canvas.join(a, in_cells(item.b));
        }
    }
    canvas.draw_lines();
    for (const core::Item& item : scene.items) {
        if (item.role == "no-line") canvas.cross(item.a);
        if (item.shape == core::Shape::Text &&
            scene.size.contains(item.a.row / core::kUnit, item.a.col / core::kUnit)) {
            canvas.words(in_cells(item.a), item.text);
        }
    }
    return canvas.text();
}

}  // namespace hashigo::app
