// The drawing, layer by layer: what lies lowest is drawn first.
#include "genres/detour/view.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "genres/detour/cell.h"
#include "genres/detour/regions.h"
#include "genres/detour/sketch.h"
#include "genres/detour/state.h"

namespace hashigo::detour {

namespace {

using core::Highlight;
using core::Point;
using core::Shape;

Point far_corner(core::Size size) {
    return {size.rows * core::kUnit, size.cols * core::kUnit};
}

void draw_paper(Sketch& sketch) {
    sketch.add(Shape::Fill, "paper", {}, far_corner(sketch.p.size), "paper");
}

constexpr std::array<std::string_view, 4> kWashes = {"", "because", "therefore", "wrong"};

void draw_washes(Sketch& sketch) {
    for (int cell = 0; cell < sketch.p.size.cells(); ++cell) {
        const Highlight highlight = sketch.cells[static_cast<std::size_t>(cell)];
        if (highlight == Highlight::None) continue;
        sketch.add_square(Shape::Fill, kWashes.at(static_cast<std::size_t>(highlight)), cell);
        if (highlight != Highlight::Because) continue;
        sketch.add_square(Shape::Fill, "because-hatch", cell);
    }
}

void draw_focus(Sketch& sketch) {
    for (const core::Site& site : sketch.overlay.focus) {
        const core::Size size = sketch.p.size;
        if (site.kind != core::Site::Kind::Cell || !size.contains(site.row, site.col)) continue;
        const int region = sketch.p.region_of(size.at(site.row, site.col));
        if (!sketch.p.clues[static_cast<std::size_t>(region)].there) continue;
        for (const int cell : cells_of(sketch.p, region)) {
            if (sketch.cells[static_cast<std::size_t>(cell)] != Highlight::None) continue;
            sketch.add_square(Shape::Fill, "sight-cell", cell);
        }
    }
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

void draw_walls(Sketch& sketch) {
    for (int edge = 0; edge < edge_count(sketch.p.size); ++edge) {
        if (sketch.p.walls[static_cast<std::size_t>(edge)] == 0) continue;
        const Point at = core::corner(sketch.p.size, ends(sketch.p.size, edge).second);
        const bool across = is_across(sketch.p.size, edge);
        const Point end = at + Point{across ? core::kUnit : 0, across ? 0 : core::kUnit};
        sketch.add_at(Shape::Line, "wall", edge_site(sketch.p, edge), at, end);
    }
}

void draw_frame(Sketch& sketch) {
    sketch.add(Shape::Frame, "frame", {}, far_corner(sketch.p.size), "frame");
}

void draw_bands(Sketch& sketch) {
    for (int edge = 0; edge < edge_count(sketch.p.size); ++edge) {
        const Highlight highlight = sketch.edges[static_cast<std::size_t>(edge)];
        if (highlight == Highlight::None) continue;
        sketch.add_band(Shape::Fill, kWashes.at(static_cast<std::size_t>(highlight)), edge);
        if (highlight != Highlight::Because) continue;
        sketch.add_band(Shape::Fill, "because-hatch", edge);
    }
}

constexpr Point kTallyFrom{3, 3};

void draw_text(Sketch& sketch, std::string_view role, int cell, Point at, const std::string& text) {
    const Point middle = core::corner(sketch.p.size, cell) + at;
    sketch.add_at(Shape::Text, role, core::cell_site(sketch.p.size, cell), middle, middle);
    sketch.scene.items.back().text = text;
}

void draw_tally(Sketch& sketch, int cell, const std::string& text) {
    constexpr int kDigit = 7;
    constexpr int kPadding = 3;
    const int width = kDigit * static_cast<int>(text.size()) + kPadding;
    draw_text(sketch, "tally", cell, {10, kTallyFrom.col + width / 2}, text);
}

// The frame ends before the line that may pass through the cell's middle, and leaves its text room.
void draw_met_tally(Sketch& sketch, int cell, const std::string& text) {
    constexpr Point kFrame{12, 21};
    const Point at = core::corner(sketch.p.size, cell) + kTallyFrom;
    sketch.add_at(Shape::Frame, "tally-frame", core::cell_site(sketch.p.size, cell), at,
                  at + kFrame);
    const bool wide = text.size() > 3;
    draw_text(sketch, wide ? "tally-met-wide" : "tally-met", cell, {9, 13}, text);
}

// Before the first line there is nothing to count: the numbers stand as they were set.
void draw_tallies(Sketch& sketch) {
    const auto& marks = sketch.marks.marks;
    const bool begun = std::find(marks.begin(), marks.end(), Mark::Line) != marks.end();
    const std::vector<TurnRange> ranges = turn_ranges(sketch.p, sketch.marks);
    const std::vector<int> cells = number_cells(sketch.p);
    for (std::size_t k = 0; k < cells.size(); ++k) {
        const Clue& clue = sketch.p.clues[k];
        if (!clue.there) continue;
        const std::string wanted = clue.number ? std::to_string(*clue.number) : "?";
        const bool met = clue.binds() && ranges[k].drawn == *clue.number && ranges[k].settled;
        const std::string drawn = begun ? std::to_string(ranges[k].drawn) + "/" : "";
        met ? draw_met_tally(sketch, cells[k], drawn + wanted)
            : draw_tally(sketch, cells[k], drawn + wanted);
    }
}

void draw_badge(Sketch& sketch, const core::Site& site, Point at) {
    sketch.add_at(Shape::Disc, "wrong-badge", site, at, at);
    sketch.add_at(Shape::Cross, "wrong-cross", site, at, at);
}

void draw_edge_ring(Sketch& sketch, int edge) {
    const Highlight highlight = sketch.edges[static_cast<std::size_t>(edge)];
    if (highlight == Highlight::Therefore) sketch.add_band(Shape::Frame, "therefore-ring", edge);
    if (highlight != Highlight::Wrong) return;
    sketch.add_band(Shape::Frame, "wrong-ring", edge);
    draw_badge(sketch, edge_site(sketch.p, edge), middle_of(sketch.p, edge));
}

void draw_rings(Sketch& sketch) {
    for (int cell = 0; cell < sketch.p.size.cells(); ++cell) {
        if (sketch.cells[static_cast<std::size_t>(cell)] != Highlight::Therefore) continue;
        sketch.add_square(Shape::Frame, "therefore-ring", cell);
    }
    for (const Badge& badge : draw_outlines(sketch)) draw_badge(sketch, badge.site, badge.at);
    for (int edge = 0; edge < edge_count(sketch.p.size); ++edge) draw_edge_ring(sketch, edge);
}

// From the lowest to the highest; numbers stay readable under whatever is pointed out.
constexpr std::array<void (*)(Sketch&), 12> kLayers = {
    draw_paper, draw_washes, draw_focus, draw_grid,    draw_bands, draw_walls,
    draw_frame, draw_line,   draw_ends,  draw_crosses, draw_rings, draw_tallies};

}  // namespace

core::Scene scene(const Puzzle& p, const State& marks, const core::Overlay& overlay) {
    Sketch sketch(p, marks, overlay);
    for (const auto layer : kLayers) layer(sketch);
    return std::move(sketch.scene);
}

}  // namespace hashigo::detour
