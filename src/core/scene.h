// A drawing as a list of items, free of colour and of genre. Points are in doubled coordinates: the
// cell at (row, col) has its centre at (2 row + 1, 2 col + 1) and its corners at even numbers, so
// that edges and corners are points too. A role says what an item means (stone, given, shaded,
// because …); the page's CSS and the painters for paper give each role its look.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/grid.h"
#include "core/site.h"
#include "core/text.h"

namespace hashigo::core {

struct Point {
    int row = 0;
    int col = 0;
    friend bool operator==(const Point&, const Point&) = default;
};

// All the shapes there are.
//   Fill   the rectangle with the corners a and b
//   Frame  its outline, drawn inside
//   Line   from a to b
//   Disc   a circle round a; its role says how large and whether it is filled
//   Cross  an x at a
//   Text   `text` centred at a
//   Arrow  a small arrow at a that points towards b
//   Arc    a curve from a to b, bulging to its left
enum class Shape { Fill, Frame, Line, Disc, Cross, Text, Arrow, Arc };

struct Item {
    Shape shape = Shape::Fill;
    std::string_view role;
    Point a;
    Point b{};
    std::string text{};
    std::string key{};  // names the item between two drawings of a board, so that faces can move it
};

struct Scene {
    Size size;
    std::vector<Item> items;  // later items lie above earlier ones
};

// A cell's state in words, for screen readers.
struct Label {
    Site site;
    Text text;
};

// What to draw on top of the marks.
struct Overlay {
    Sites because;
    Sites therefore;
    Sites wrong;
};

inline Point centre(Size size, int cell) {
    return {2 * size.row(cell) + 1, 2 * size.col(cell) + 1};
}

}  // namespace hashigo::core
