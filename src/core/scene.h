// A drawing as a list of items, free of colour and of genre. Points are in whole units, kUnit of
// them a cell, so that corners, edges, centres and small things beside them (a number and its
// arrow) are all points. A role says what an item means (stone, given, shaded, because …);
// core/roles.h gives each role its measures and its look on paper, the page's CSS its colours.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/grid.h"
#include "core/site.h"
#include "core/text.h"

namespace hashigo::core {

inline constexpr int kUnit = 60;  // the side of a cell

struct Point {
    int row = 0;
    int col = 0;
    friend bool operator==(const Point&, const Point&) = default;
};

// All the shapes there are. How large, how thick and how far inside is the role's business.
//   Fill   the rectangle with the corners a and b
//   Frame  its outline
//   Line   from a to b
//   Disc   a circle round a
//   Cross  an x at a
//   Text   `text` centred at a
//   Arrow  a small arrow centred at a that points to where b lies: along a row, a column or a
//          diagonal
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
    char blank{'-'};          // in characters: a cell in which no mark is drawn
};

// A cell's state in words, for screen readers, and whether it is for the player to settle: an
// undecided cell is Open, a stone that is picked Done, a cell without a stone None.
struct Label {
    enum class Task { None, Open, Done };
    Site site;
    Text text;
    Task task = Task::None;
};

// What to draw on top of the marks.
struct Overlay {
    Sites because;
    Sites therefore;
    Sites wrong;
    Sites focus{};  // where the player's hand is: shows what the clue there looks at
    Sites used{};   // clues from which nothing more follows: drawn lighter
};

inline Point corner(Size size, int cell) {
    return {kUnit * size.row(cell), kUnit * size.col(cell)};
}

inline Point operator+(Point a, Point b) {
    return {a.row + b.row, a.col + b.col};
}

inline Point centre(Size size, int cell) {
    return corner(size, cell) + Point{kUnit / 2, kUnit / 2};
}

}  // namespace hashigo::core
