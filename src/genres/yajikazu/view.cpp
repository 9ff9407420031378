// The drawing, layer by layer: what lies lowest is drawn first. Every item's key names its kind and
// its cell, so that a face can follow it from one drawing to the next.
#include "genres/yajikazu/view.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "core/highlight.h"

namespace hashigo::yajikazu {

namespace {

using core::Highlight;
using core::Point;
using core::Shape;

struct Sketch {
    const Puzzle& p;
    const State& marks;
    const core::Overlay& overlay;
    std::vector<Highlight> highlights;
    std::vector<bool> used;
    core::Scene scene;

    Mark mark(int cell) const { return marks.marks[static_cast<std::size_t>(cell)]; }
    const Clue& clue(int cell) const { return p.clues[static_cast<std::size_t>(cell)]; }
    Highlight highlight(int cell) const { return highlights[static_cast<std::size_t>(cell)]; }

    void add(Shape shape, std::string_view role, Point a, Point b, std::string key) {
        scene.items.push_back({shape, role, a, b, {}, std::move(key)});
    }
    void add_at(Shape shape, std::string_view role, int cell, Point a, Point b) {
        add(shape, role, a, b, std::string(role) + "-" + core::name(core::cell_site(p.size, cell)));
    }
    // A rectangle that is the whole cell, before its role's inset.
    void add_square(Shape shape, std::string_view role, int cell) {
        const Point at = core::corner(p.size, cell);
        add_at(shape, role, cell, at, at + Point{core::kUnit, core::kUnit});
    }
};

template <class Draw>
void each_cell(const Sketch& sketch, Draw&& draw) {
    for (int cell = 0; cell < sketch.p.size.cells(); ++cell) draw(cell);
}

Point far_corner(core::Size size) {
    return {size.rows * core::kUnit, size.cols * core::kUnit};
}

void draw_paper(Sketch& sketch) {
    sketch.add(Shape::Fill, "paper", {}, far_corner(sketch.p.size), "paper");
}

void draw_washes(Sketch& sketch) {
    constexpr std::array<std::string_view, 4> kRoles = {"", "because", "therefore", "wrong"};
    each_cell(sketch, [&](int cell) {
        const Highlight highlight = sketch.highlight(cell);
        if (highlight == Highlight::None) return;
        sketch.add_square(Shape::Fill, kRoles.at(static_cast<std::size_t>(highlight)), cell);
        if (highlight == Highlight::Because && sketch.mark(cell) != Mark::Shaded) {
            sketch.add_square(Shape::Fill, "because-hatch", cell);
        }
    });
}

void draw_grid(Sketch& sketch) {
    const Point end = far_corner(sketch.p.size);
    for (int col = 1; col < sketch.p.size.cols; ++col) {
        const int at = col * core::kUnit;
        sketch.add(Shape::Line, "grid", {0, at}, {end.row, at}, "grid-c" + std::to_string(col));
    }
    for (int row = 1; row < sketch.p.size.rows; ++row) {
        const int at = row * core::kUnit;
        sketch.add(Shape::Line, "grid", {at, 0}, {at, end.col}, "grid-r" + std::to_string(row));
    }
}

void draw_shading(Sketch& sketch) {
    each_cell(sketch, [&](int cell) {
        if (sketch.mark(cell) != Mark::Shaded) return;
        sketch.add_square(Shape::Fill, "shaded", cell);
        if (sketch.highlight(cell) != Highlight::Because) return;
        sketch.add_square(Shape::Fill, "because-hatch-on", cell);
    });
}

void draw_sight(Sketch& sketch) {
    for (const core::Site& site : sketch.overlay.focus) {
        const core::Size size = sketch.p.size;
        if (site.kind != core::Site::Kind::Cell || !size.contains(site.row, site.col)) continue;
        const int from = size.at(site.row, site.col);
        if (!sketch.clue(from).arrow) continue;
        const core::Direction way = *sketch.clue(from).arrow;
        const int first = core::step(size, from, way);
        if (first < 0) continue;
        int last = first;
        core::walk(size, from, way, [&](int cell) { last = cell; });
        const Point a = core::corner(size, std::min(first, last));
        const Point b = core::corner(size, std::max(first, last));
        sketch.add_at(Shape::Frame, "sight", from, a, b + Point{core::kUnit, core::kUnit});
    }
}

// Beside a clue the dot stands in the left upper corner: at its foot it would be read as a point.
void draw_dots(Sketch& sketch) {
    constexpr Point kInCorner{-21, -21};
    each_cell(sketch, [&](int cell) {
        if (sketch.mark(cell) != Mark::White) return;
        const Point middle = core::centre(sketch.p.size, cell);
        const bool aside = sketch.clue(cell).there;
        const Point at = aside ? middle + kInCorner : middle;
        sketch.add_at(Shape::Disc, aside ? "dot-small" : "dot", cell, at, at);
    });
}

// Where a clue's number and arrow stand in its cell, from its middle.
struct Layout {
    std::string_view role;
    std::string_view role_on;
    std::string_view role_used;
    Point number{};
    Point arrow{};
};

constexpr Layout kClue{"clue", "clue-on", "clue-used"};
constexpr Layout kWide{"clue-wide", "clue-wide-on", "clue-wide-used"};
constexpr Layout kWidest{"clue-widest", "clue-widest-on", "clue-widest-used"};

constexpr Layout placed(Layout layout, Point number, Point arrow) {
    layout.number = number;
    layout.arrow = arrow;
    return layout;
}

constexpr std::array<Layout, 4> kBeside = {
    {placed(kClue, {0, -7}, {0, 11}), placed(kClue, {0, -9}, {0, 16}),
     placed(kWide, {0, -9}, {0, 17}), placed(kWidest, {0, -9}, {0, 17})}};
constexpr Layout kBelow = placed(kClue, {8, 0}, {-16, 0});
constexpr Layout kBelowWide = placed(kWide, {8, 0}, {-16, 0});

bool upright(core::Direction way) {
    return way == core::Direction::Up || way == core::Direction::Down;
}

const Layout& layout(const Clue& clue, std::size_t digits) {
    const bool wide = digits > 3;
    if (!clue.arrow) return wide ? kWide : kClue;
    if (upright(*clue.arrow)) return kBeside.at(std::min(digits, kBeside.size()) - 1);
    return wide ? kBelowWide : kBelow;
}

Point towards(core::Direction way) {
    constexpr std::array<Point, 4> kWays = {{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}};
    return kWays.at(static_cast<std::size_t>(way));
}

// The strike passes behind the clue: two strokes, so that no speck of it shows in a figure or
// between it and the arrow. A wide number under its arrow reaches further down than one beside it.
void draw_strike(Sketch& sketch, int cell, bool wide_foot) {
    constexpr int kEnd = 23;
    constexpr int kGap = 14;
    constexpr int kWideGap = 18;
    const Point middle = core::centre(sketch.p.size, cell);
    const int low = wide_foot ? kWideGap : kGap;
    sketch.add_at(Shape::Line, "strike", cell, middle + Point{-kGap, kGap},
                  middle + Point{-kEnd, kEnd});
    sketch.add_at(Shape::Line, "strike", cell, middle + Point{low, -low},
                  middle + Point{kEnd, -kEnd});
    sketch.scene.items.back().key += "-low";
}

// One of three roles: as the cell is shaded, as its clue is used up, or else.
std::string_view role_at(const Sketch& sketch, int cell, std::string_view role,
                         std::string_view role_on, std::string_view role_used) {
    if (sketch.mark(cell) == Mark::Shaded) return role_on;
    return sketch.used[static_cast<std::size_t>(cell)] ? role_used : role;
}

void draw_clue(Sketch& sketch, int cell) {
    const Clue& clue = sketch.clue(cell);
    const bool on = sketch.mark(cell) == Mark::Shaded;
    const std::string number = clue.number ? std::to_string(*clue.number) : "?";
    const Layout& place = layout(clue, number.size());
    const Point middle = core::centre(sketch.p.size, cell);
    if (on && clue.binds()) draw_strike(sketch, cell, place.number.row > 0 && number.size() > 1);
    if (clue.arrow) {
        const Point at = middle + place.arrow;
        const auto role = role_at(sketch, cell, "arrow", "arrow-on", "arrow-used");
        sketch.add_at(Shape::Arrow, role, cell, at, at + towards(*clue.arrow));
    }
    const Point at = middle + place.number;
    const auto role = role_at(sketch, cell, place.role, place.role_on, place.role_used);
    sketch.add_at(Shape::Text, role, cell, at, at);
    sketch.scene.items.back().text = number;
}

void draw_clues(Sketch& sketch) {
    each_cell(sketch, [&](int cell) {
        if (sketch.clue(cell).there) draw_clue(sketch, cell);
    });
}

void draw_frame(Sketch& sketch) {
    sketch.add(Shape::Frame, "frame", {}, far_corner(sketch.p.size), "frame");
}

void draw_ring(Sketch& sketch, int cell, std::string_view role, std::string_view role_on) {
    const bool on = sketch.mark(cell) == Mark::Shaded;
    sketch.add_square(Shape::Frame, on ? role_on : role, cell);
}

void draw_badge(Sketch& sketch, int cell) {
    constexpr Point kBadge{-22, 22};
    const Point at = core::centre(sketch.p.size, cell) + kBadge;
    sketch.add_at(Shape::Disc, "wrong-badge", cell, at, at);
    sketch.add_at(Shape::Cross, "wrong-cross", cell, at, at);
}

void draw_rings(Sketch& sketch) {
    each_cell(sketch, [&](int cell) {
        const Highlight highlight = sketch.highlight(cell);
        if (highlight == Highlight::Therefore) {
            draw_ring(sketch, cell, "therefore-ring", "therefore-ring-on");
        }
        if (highlight != Highlight::Wrong) return;
        draw_ring(sketch, cell, "wrong-ring", "wrong-ring-on");
        draw_badge(sketch, cell);
    });
}

// From the lowest to the highest.
constexpr std::array<void (*)(Sketch&), 9> kLayers = {draw_paper,   draw_washes, draw_grid,
                                                      draw_shading, draw_sight,  draw_dots,
                                                      draw_clues,   draw_frame,  draw_rings};

std::vector<bool> used_clues(const Puzzle& p, const core::Overlay& overlay) {
    std::vector<bool> used(p.clues.size(), false);
    for (const core::Site& site : overlay.used) {
        used[static_cast<std::size_t>(p.size.at(site.row, site.col))] = true;
    }
    return used;
}

}  // namespace

core::Scene scene(const Puzzle& p, const State& marks, const core::Overlay& overlay) {
    Sketch sketch{
        p, marks, overlay, core::highlights(p.size, overlay), used_clues(p, overlay), {p.size, {}}};
    for (const auto layer : kLayers) layer(sketch);
    return std::move(sketch.scene);
}

}  // namespace hashigo::yajikazu
