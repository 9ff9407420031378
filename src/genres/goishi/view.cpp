// The drawing, layer by layer: what lies lowest is drawn first. Every item's key names its kind and
// its place, so that a face can follow it from one drawing to the next.
#include "genres/goishi/view.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "core/highlight.h"
#include "genres/goishi/glance.h"
#include "genres/goishi/trail.h"

namespace hashigo::goishi {

namespace {

using core::Highlight;
using core::Point;
using core::Shape;

struct Sketch {
    const Puzzle& p;
    const State& marks;
    const core::Overlay& overlay;
    std::vector<Glance> cells;
    std::vector<Highlight> highlights;
    core::Scene scene;

    const Glance& at(int cell) const { return cells[static_cast<std::size_t>(cell)]; }
    Highlight highlight(int cell) const { return highlights[static_cast<std::size_t>(cell)]; }

    void add(Shape shape, std::string_view role, Point a, Point b, std::string key) {
        scene.items.push_back({shape, role, a, b, {}, std::move(key)});
    }
    void add_at(Shape shape, std::string_view role, int cell, Point a, Point b) {
        add(shape, role, a, b, std::string(role) + "-" + core::name(core::cell_site(p.size, cell)));
    }
    void add_square(Shape shape, std::string_view role, int cell) {
        const Point corner = core::corner(p.size, cell);
        add_at(shape, role, cell, corner, corner + Point{core::kUnit, core::kUnit});
    }
    void add_disc(std::string_view role, int cell) {
        const Point middle = core::centre(p.size, cell);
        add_at(Shape::Disc, role, cell, middle, middle);
    }
};

template <class Draw>
void each_cell(const Sketch& sketch, Draw&& draw) {
    for (int cell = 0; cell < sketch.p.size.cells(); ++cell) draw(cell);
}

void draw_paper(Sketch& sketch) {
    const Point end{sketch.p.size.rows * core::kUnit, sketch.p.size.cols * core::kUnit};
    sketch.add(Shape::Fill, "paper", {}, end, "paper");
}

void draw_washes(Sketch& sketch) {
    constexpr std::array<std::string_view, 4> kRoles = {"", "because", "therefore", "wrong"};
    each_cell(sketch, [&](int cell) {
        const Highlight highlight = sketch.highlight(cell);
        if (highlight == Highlight::None) return;
        sketch.add_square(Shape::Fill, kRoles.at(static_cast<std::size_t>(highlight)), cell);
        if (highlight != Highlight::Because) return;
        sketch.add_square(Shape::Fill, "because-hatch", cell);
    });
}

// The lines end a little beyond the outermost crossings.
void draw_grid(Sketch& sketch) {
    constexpr int kShort = 8;
    constexpr int kHalf = core::kUnit / 2;
    const core::Size size = sketch.p.size;
    for (int col = 0; col < size.cols; ++col) {
        const int x = col * core::kUnit + kHalf;
        sketch.add(Shape::Line, "grid", {kShort, x}, {size.rows * core::kUnit - kShort, x},
                   "grid-c" + std::to_string(col));
    }
    for (int row = 0; row < size.rows; ++row) {
        const int y = row * core::kUnit + kHalf;
        sketch.add(Shape::Line, "grid", {y, kShort}, {y, size.cols * core::kUnit - kShort},
                   "grid-r" + std::to_string(row));
    }
}

void draw_walk(Sketch& sketch) {
    for (const Flight& flight : flights(sketch.p, sketch.marks)) {
        int part = 0;
        for (const Piece& piece : pieces(sketch.p.size, flight)) {
            const std::string key =
                "walk-" + std::to_string(flight.number) + "-" + std::to_string(++part);
            sketch.add(piece.shape, piece.role, piece.a, piece.b, key);
        }
    }
}

void draw_onward(Sketch& sketch) {
    for (const Step& step : onward(sketch.p, sketch.marks)) {
        sketch.add_at(Shape::Line, "onward", step.to, core::centre(sketch.p.size, step.from),
                      core::centre(sketch.p.size, step.to));
    }
}

// From a stone that may be next, where one could go on.
void draw_outlook(Sketch& sketch) {
    for (const core::Site& site : sketch.overlay.focus) {
        const core::Size size = sketch.p.size;
        if (site.kind != core::Site::Kind::Cell || !size.contains(site.row, site.col)) continue;
        const int cell = size.at(site.row, site.col);
        const Look look = sketch.at(cell).look;
        const bool first = sketch.marks.order.empty() && look == Look::Lying;
        if (look != Look::Next && !first) continue;
        State then = sketch.marks;
        then.order.push_back(cell);
        for (const Step& step : onward(sketch.p, then)) {
            const Point middle = core::centre(size, step.to);
            sketch.add_at(Shape::Line, "onward", step.to, core::centre(size, step.from), middle);
            sketch.scene.items.back().key += "-ahead";
            sketch.add_at(Shape::Disc, "outlook", step.to, middle, middle);
        }
        return;
    }
}

void draw_number(Sketch& sketch, int cell, std::string_view role, std::string_view role_wide) {
    const std::string number = std::to_string(sketch.at(cell).number);
    const Point middle = core::centre(sketch.p.size, cell);
    sketch.add_at(Shape::Text, number.size() > 2 ? role_wide : role, cell, middle, middle);
    sketch.scene.items.back().text = number;
}

void draw_stone(Sketch& sketch, int cell, bool next) {
    constexpr Point kShade{2, 1};
    const Point middle = core::centre(sketch.p.size, cell);
    if (next) sketch.add_disc("next-glow", cell);
    if (!next) sketch.add_at(Shape::Disc, "stone-shade", cell, middle + kShade, middle + kShade);
    sketch.add_disc(next ? "next" : "stone", cell);
}

void draw_cell(Sketch& sketch, int cell) {
    const Look look = sketch.at(cell).look;
    switch (look) {
        case Look::Bare: return;
        case Look::Lying: return draw_stone(sketch, cell, false);
        case Look::Next:
        case Look::Astray: {
            draw_stone(sketch, cell, look == Look::Next);
            if (look == Look::Astray) sketch.add_disc("stray", cell);
            return draw_number(sketch, cell, "number-stone", "number-wide-stone");
        }
        case Look::Picked: {
            sketch.add_disc("picked", cell);
            return draw_number(sketch, cell, "number", "number-wide");
        }
        case Look::Standing: {
            sketch.add_disc("standing", cell);
            return draw_number(sketch, cell, "number-on", "number-wide-on");
        }
    }
}

void draw_cells(Sketch& sketch) {
    each_cell(sketch, [&](int cell) { draw_cell(sketch, cell); });
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
            sketch.add_square(Shape::Frame, "therefore-ring", cell);
        }
        if (highlight != Highlight::Wrong) return;
        sketch.add_square(Shape::Frame, "wrong-ring", cell);
        draw_badge(sketch, cell);
    });
}

bool on_board(core::Size size, const core::Site& move) {
    return move.kind == core::Site::Kind::Move && size.contains(move.row, move.col) &&
           size.contains(move.row2, move.col2);
}

void draw_moves(Sketch& sketch, const core::Sites& sites, std::string_view role) {
    const core::Size size = sketch.p.size;
    for (const core::Site& site : sites) {
        if (!on_board(size, site)) continue;
        const Point a = core::centre(size, size.at(site.row, site.col));
        const Point b = core::centre(size, size.at(site.row2, site.col2));
        sketch.add(Shape::Line, role, a, b, std::string(role) + "-" + core::name(site));
    }
}

void draw_all_moves(Sketch& sketch) {
    draw_moves(sketch, sketch.overlay.because, "because-move");
    draw_moves(sketch, sketch.overlay.therefore, "therefore-move");
    draw_moves(sketch, sketch.overlay.wrong, "wrong-move");
}

// From the lowest to the highest.
constexpr std::array<void (*)(Sketch&), 9> kLayers = {draw_paper,     draw_washes, draw_grid,
                                                      draw_onward,    draw_walk,   draw_outlook,
                                                      draw_all_moves, draw_cells,  draw_rings};

}  // namespace

core::Scene scene(const Puzzle& p, const State& marks, const core::Overlay& overlay) {
    Sketch sketch{p,           marks, overlay, glance(p, marks), core::highlights(p.size, overlay),
                  {p.size, {}}};
    sketch.scene.blank = '.';
    for (const auto layer : kLayers) layer(sketch);
    return std::move(sketch.scene);
}

}  // namespace hashigo::goishi
