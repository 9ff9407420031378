// What is wrong is framed patch by patch: cells that join along an edge share one outline, since a
// frame a cell would say that each of them is wrong. A side is drawn where the cell behind it is
// not of the patch; its ends stop short at an outer corner and reach over to the next side at an
// inner one.
#include <array>

#include "genres/detour/cell.h"
#include "genres/detour/sketch.h"

namespace hashigo::detour {

namespace {

using core::Direction;
using core::Highlight;
using core::Point;
using core::Shape;

constexpr int kInset = 4;
constexpr int kHalf = core::kUnit / 2;

Point times(Point way, int far) {
    return {way.row * far, way.col * far};
}

Point way_to(Direction side) {
    constexpr std::array<Point, 4> kWays = {{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}};
    return kWays[static_cast<std::size_t>(side)];
}

bool is_wrong(const Sketch& sketch, int cell) {
    return cell >= 0 && sketch.cells[static_cast<std::size_t>(cell)] == Highlight::Wrong;
}

int next_to(const Sketch& sketch, int cell, Direction side) {
    return cell < 0 ? -1 : core::step(sketch.p.size, cell, side);
}

// How far from its middle a side reaches towards a neighbour.
int reach(const Sketch& sketch, int cell, Direction side, Direction along) {
    const int next = next_to(sketch, cell, along);
    if (!is_wrong(sketch, next)) return kHalf - kInset;
    return is_wrong(sketch, next_to(sketch, next, side)) ? kHalf + kInset : kHalf;
}

void draw_side(Sketch& sketch, int cell, Direction side) {
    const bool level = side == Direction::Up || side == Direction::Down;
    const Direction back = level ? Direction::Left : Direction::Up;
    const Direction on = level ? Direction::Right : Direction::Down;
    const Point at = core::centre(sketch.p.size, cell) + times(way_to(side), kHalf - kInset);
    const std::string key = "wrong-ring-" + core::name(core::cell_site(sketch.p.size, cell)) + "-" +
                            std::to_string(static_cast<int>(side));
    sketch.add(Shape::Line, "wrong-ring", at + times(way_to(back), reach(sketch, cell, side, back)),
               at + times(way_to(on), reach(sketch, cell, side, on)), key);
}

// The cells that join a wrong one and have not been met yet.
std::vector<int> patch_from(const Sketch& sketch, int first, std::vector<bool>& met) {
    std::vector<int> patch = {first};
    met[static_cast<std::size_t>(first)] = true;
    for (std::size_t k = 0; k < patch.size(); ++k) {
        core::each_neighbour(sketch.p.size, patch[k], [&](int next) {
            if (!is_wrong(sketch, next) || met[static_cast<std::size_t>(next)]) return;
            met[static_cast<std::size_t>(next)] = true;
            patch.push_back(next);
        });
    }
    return patch;
}

void draw_patch(Sketch& sketch, const std::vector<int>& patch) {
    if (patch.size() == 1) return sketch.add_square(Shape::Frame, "wrong-ring", patch.front());
    for (const int cell : patch) {
        for (const Direction side : core::kDirections) {
            if (!is_wrong(sketch, next_to(sketch, cell, side))) draw_side(sketch, cell, side);
        }
    }
}

}  // namespace

std::vector<Badge> draw_outlines(Sketch& sketch) {
    constexpr Point kBadge{-22, 22};
    const core::Size size = sketch.p.size;
    std::vector<bool> met(sketch.cells.size(), false);
    std::vector<Badge> badges;
    for (int cell = 0; cell < size.cells(); ++cell) {
        if (!is_wrong(sketch, cell) || met[static_cast<std::size_t>(cell)]) continue;
        const std::vector<int> patch = patch_from(sketch, cell, met);
        draw_patch(sketch, patch);
        int corner = cell;  // the last of the patch's first row
        for (int on = cell; is_wrong(sketch, on); on = core::step(size, on, Direction::Right)) {
            corner = on;
        }
        badges.push_back({core::cell_site(size, corner), core::centre(size, corner) + kBadge});
    }
    return badges;
}

}  // namespace hashigo::detour
