// Each item lands in the cell its first point lies in; the cells of a column take the same width.
#include "app/sketch.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace hashigo::app {

namespace {

struct Ink {
    std::string_view role;
    std::string_view before;
    std::string_view after;
};

// What is a mark on a cell, before and after its words. Other roles are decoration, or text that
// speaks for itself.
constexpr std::array<Ink, 8> kInks = {{{"shaded", "#", ""},
                                       {"dot", ".", ""},
                                       {"dot-small", ".", ""},
                                       {"stone", "o", ""},
                                       {"stray", "", "?"},
                                       {"next", "(", ")"},
                                       {"picked", "", ""},
                                       {"standing", "", ""}}};

struct Cell {
    std::string_view before;
    std::string words{};
    std::string_view after{};
    std::size_t width = 0;  // of the words, in columns

    std::size_t columns() const { return before.size() + width + after.size(); }
};

std::string_view arrow(const core::Item& item) {
    if (item.b.row < item.a.row) return "↑";
    if (item.b.row > item.a.row) return "↓";
    return item.b.col < item.a.col ? "←" : "→";
}

void draw(const core::Item& item, Cell& cell) {
    const auto* const ink = std::find_if(kInks.begin(), kInks.end(),
                                         [&](const Ink& known) { return known.role == item.role; });
    if (ink != kInks.end()) {
        cell.before = ink->before;
        cell.after = ink->after;
    }
    if (item.shape == core::Shape::Arrow) {
        cell.words += arrow(item);
        ++cell.width;
    }
    if (item.shape == core::Shape::Text) {
        cell.words += item.text;
        cell.width += item.text.size();
    }
}

}  // namespace

std::string sketch(const core::Scene& scene) {
    const std::string_view blank(&scene.blank, 1);
    std::vector<Cell> cells(static_cast<std::size_t>(scene.size.cells()), Cell{blank});
    for (const core::Item& item : scene.items) {
        const int row = item.a.row / core::kUnit;
        const int col = item.a.col / core::kUnit;
        if (!scene.size.contains(row, col)) continue;
        draw(item, cells[static_cast<std::size_t>(scene.size.at(row, col))]);
    }
    std::size_t widest = 0;
    for (const Cell& cell : cells) widest = std::max(widest, cell.columns());
    std::string text;
    for (int at = 0; at < scene.size.cells(); ++at) {
        const Cell& cell = cells[static_cast<std::size_t>(at)];
        text.append(cell.before).append(cell.words).append(cell.after);
        const bool last = scene.size.col(at) == scene.size.cols - 1;
        text += last ? "\n" : std::string(widest - cell.columns() + 1, ' ');
    }
    return text;
}

}  // namespace hashigo::app
