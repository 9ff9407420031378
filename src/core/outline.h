// Where the ink of an item goes, the same for every painter: boxes, strokes and curves from an
// item's points and its role's measures. Whole tenths of a scene unit throughout, because a picture
// must be the same to the byte wherever it is made.
#pragma once

#include <vector>

#include "core/roles.h"
#include "core/scene.h"

namespace hashigo::core {

struct Spot {
    int x = 0;
    int y = 0;
    friend bool operator==(const Spot&, const Spot&) = default;
};

struct Box {
    Spot from;  // its left upper corner
    int width = 0;
    int height = 0;
    friend bool operator==(const Box&, const Box&) = default;
};

using Stroke = std::vector<Spot>;  // a line through its spots

// A quadratic Bézier curve.
struct Curve {
    Spot from;
    Spot control;
    Spot to;
};

Spot spot(Point point);

// What a drawing covers: the board and a margin that holds half its frame.
Box extent(Size size);

Box box(const Item& item, const Look& look);  // Fill, Frame
std::vector<Stroke> strokes(const Item& item,
                            const Look& look);    // Line, Arrow, Cross, hatched Fill
Curve curve(const Item& item, const Look& look);  // Arc: along a row or a column, or as flat as any
Spot baseline(const Item& item, const Look& look);  // Text: the middle of its foot

}  // namespace hashigo::core
