// The line: straight runs as one stroke each, shortened where they bend, and a quarter turn in
// every cell in which the line turns. Pieces are told apart by the dashes of their role, the
// largest first, so that the line a player is drawing does not change its looks as it grows.
#include <algorithm>
#include <array>
#include <numeric>

#include "genres/detour/cell.h"
#include "genres/detour/pieces.h"
#include "genres/detour/sketch.h"
#include "genres/detour/state.h"

namespace hashigo::detour {

namespace {

using core::Direction;
using core::Point;
using core::Shape;

constexpr int kRadius = 18;
constexpr std::array<std::string_view, 4> kPieceRoles = {"loop", "loop-second", "loop-third",
                                                         "loop-fourth"};

// The role of each piece; beyond the last one they begin again with the second.
std::vector<std::string_view> roles_of(const Pieces& all) {
    std::vector<std::size_t> order(all.all.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return all.all[a].lines > all.all[b].lines;
    });
    std::vector<std::string_view> roles(order.size());
    for (std::size_t k = 0; k < order.size(); ++k) {
        const std::size_t row = k < kPieceRoles.size() ? k : 1 + (k - 1) % (kPieceRoles.size() - 1);
        roles[order[k]] = kPieceRoles[row];
    }
    return roles;
}

Point towards(Direction side, int far) {
    constexpr std::array<Point, 4> kWays = {{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}};
    const Point way = kWays[static_cast<std::size_t>(side)];
    return {way.row * far, way.col * far};
}

class LineDrawer {
  public:
    explicit LineDrawer(Sketch& sketch)
        : sketch_(sketch), pieces_(pieces(sketch.p, sketch.marks)), roles_(roles_of(pieces_)) {}

    void draw() {
        for (int cell = 0; cell < sketch_.p.size.cells(); ++cell) {
            run_from(cell, Direction::Left, Direction::Right);
            run_from(cell, Direction::Up, Direction::Down);
            bend_in(cell);
        }
    }

  private:
    std::string_view role(int cell) const {
        return roles_[static_cast<std::size_t>(pieces_.of_cell(cell))];
    }
    core::Site site(int cell) const { return core::cell_site(sketch_.p.size, cell); }
    bool line_at(int cell, Direction side) const {
        return sketch_.has_line(edge_at(sketch_.p.size, cell, side));
    }
    bool bends(int cell) const { return turns_here(around(sketch_.p, sketch_.marks, cell)); }

    // Where a run ends in a cell that it comes into from `side`.
    Point end_in(int cell, Direction side) const {
        const Point middle = core::centre(sketch_.p.size, cell);
        return bends(cell) ? middle + towards(side, kRadius) : middle;
    }

    // The straight run that begins in a cell.
    void run_from(int cell, Direction back, Direction on) {
        if (!line_at(cell, on) || line_at(cell, back)) return;
        int last = cell;
        while (line_at(last, on)) last = core::step(sketch_.p.size, last, on);
        const std::string key = "line-" + core::name(core::edge_site(sketch_.p.size, cell, last));
        sketch_.add(Shape::Line, role(cell), end_in(cell, on), end_in(last, back), key);
    }

    // From one side to the other so that the curve bulges towards the cell's middle.
    void bend_in(int cell) {
        if (!bends(cell)) return;
        const bool up = line_at(cell, Direction::Up);
        const bool left = line_at(cell, Direction::Left);
        const Point middle = core::centre(sketch_.p.size, cell);
        const Point upright = middle + towards(up ? Direction::Up : Direction::Down, kRadius);
        const Point level = middle + towards(left ? Direction::Left : Direction::Right, kRadius);
        const bool upright_first = up == left;
        sketch_.add(Shape::Arc, role(cell), upright_first ? upright : level,
                    upright_first ? level : upright, "bend-" + core::name(site(cell)));
    }

    Sketch& sketch_;
    Pieces pieces_;
    std::vector<std::string_view> roles_;
};

}  // namespace

void draw_line(Sketch& sketch) {
    LineDrawer(sketch).draw();
}

void draw_ends(Sketch& sketch) {
    for (int cell = 0; cell < sketch.p.size.cells(); ++cell) {
        if (count_sides(around(sketch.p, sketch.marks, cell).line) != 1) continue;
        const Point at = core::centre(sketch.p.size, cell);
        sketch.add_at(Shape::Disc, "loop-end", core::cell_site(sketch.p.size, cell), at, at);
    }
}

// Once nothing is open, the crosses say nothing that the line does not.
void draw_crosses(Sketch& sketch) {
    const std::vector<Mark>& marks = sketch.marks.marks;
    if (std::find(marks.begin(), marks.end(), Mark::Unknown) == marks.end()) return;
    for (int edge = 0; edge < edge_count(sketch.p.size); ++edge) {
        if (sketch.mark(edge) != Mark::Empty) continue;
        const Point at = middle_of(sketch.p, edge);
        sketch.add_at(Shape::Cross, "no-line", edge_site(sketch.p, edge), at, at);
    }
}

}  // namespace hashigo::detour
