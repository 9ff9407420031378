// The few constructions that a scene's shapes need. An arrow's head is a right angle, three tenths
// of its length; hatching runs along x + y, counted from the board's corner, so that the hatching
// of neighbours joins; figures stand on their foot 36 hundredths of their size below their middle.
#include "core/outline.h"

#include <algorithm>

namespace hashigo::core {

namespace {

constexpr int kTenths = 10;
constexpr int kMargin = 30;

int sign(int value) {
    return value == 0 ? 0 : (value < 0 ? -1 : 1);
}

Spot moved(Spot from, Spot way, int far) {
    return {from.x + way.x * far, from.y + way.y * far};
}

std::vector<Stroke> arrow(const Item& item, const Look& look) {
    const Spot at = spot(item.a);
    const Spot way{sign(item.b.col - item.a.col), sign(item.b.row - item.a.row)};
    const Spot side{-way.y, way.x};
    const bool slanted = way.x != 0 && way.y != 0;
    const int length = slanted ? look.size * 7 / 10 : look.size;
    const int head = length * 3 / 10;
    const Spot tip = moved(at, way, length / 2);
    const Spot neck = moved(tip, way, -head);
    return {{moved(at, way, -length / 2), tip},
            {moved(neck, side, -head), tip, moved(neck, side, head)}};
}

std::vector<Stroke> cross(const Item& item, const Look& look) {
    const Spot at = spot(item.a);
    const int arm = look.size;
    return {{{at.x - arm, at.y - arm}, {at.x + arm, at.y + arm}},
            {{at.x - arm, at.y + arm}, {at.x + arm, at.y - arm}}};
}

std::vector<Stroke> hatching(const Box& inside, int step) {
    const int right = inside.from.x + inside.width;
    const int foot = inside.from.y + inside.height;
    const int begin = inside.from.x + inside.from.y;
    std::vector<Stroke> lines;
    for (int sum = (begin / step) * step + step / 2; sum < right + foot; sum += step) {
        if (sum <= begin) continue;
        const int low = std::max(inside.from.x, sum - foot);
        const int high = std::min(right, sum - inside.from.y);
        lines.push_back({{low, sum - low}, {high, sum - high}});
    }
    return lines;
}

}  // namespace

Spot spot(Point point) {
    return {point.col * kTenths, point.row * kTenths};
}

Box extent(Size size) {
    const Spot end = spot({size.rows * kUnit, size.cols * kUnit});
    return {{-kMargin, -kMargin}, end.x + 2 * kMargin, end.y + 2 * kMargin};
}

Box box(const Item& item, const Look& look) {
    const Spot a = spot(item.a);
    const Spot b = spot(item.b);
    const Spot from{std::min(a.x, b.x) + look.inset, std::min(a.y, b.y) + look.inset};
    return {from, std::max(0, std::max(a.x, b.x) - look.inset - from.x),
            std::max(0, std::max(a.y, b.y) - look.inset - from.y)};
}

std::vector<Stroke> strokes(const Item& item, const Look& look) {
    switch (item.shape) {
        case Shape::Line: return {{spot(item.a), spot(item.b)}};
        case Shape::Arrow: return arrow(item, look);
        case Shape::Cross: return cross(item, look);
        case Shape::Fill:
            return look.hatch > 0 ? hatching(box(item, look), look.hatch) : std::vector<Stroke>{};
        default: return {};
    }
}

Curve curve(const Item& item, const Look& look) {
    constexpr int kFlat = 3;
    constexpr int kQuarterTurn = 2;  // the control lies where row and column meet
    const Spot from = spot(item.a);
    const Spot to = spot(item.b);
    const Spot left{to.y - from.y, from.x - to.x};
    const Spot middle{(from.x + to.x) / 2, (from.y + to.y) / 2};
    const bool straight = left.x == 0 || left.y == 0;
    if (look.size > 0 && straight) {
        return {from, moved(middle, {sign(left.x), sign(left.y)}, look.size), to};
    }
    const int part = look.round ? kQuarterTurn : kFlat;
    return {from, {middle.x + left.x / part, middle.y + left.y / part}, to};
}

Spot baseline(const Item& item, const Look& look) {
    const Spot at = spot(item.a);
    return {at.x, at.y + look.size * 36 / 100};
}

}  // namespace hashigo::core
