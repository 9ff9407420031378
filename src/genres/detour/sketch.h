// What the drawing's layers share: the board, what an overlay marks, and how items are named, so
// that a face can follow them from one drawing to the next.
#pragma once

#include <string>
#include <vector>

#include "core/highlight.h"
#include "core/scene.h"
#include "genres/detour/board.h"

namespace hashigo::detour {

struct Sketch {
    const Puzzle& p;
    const State& marks;
    const core::Overlay& overlay;
    std::vector<core::Highlight> cells;  // one a cell; a region marks all of its own
    std::vector<core::Highlight> edges;
    core::Scene scene;

    Sketch(const Puzzle& puzzle, const State& state, const core::Overlay& over);

    Mark mark(int edge) const { return marks.marks[static_cast<std::size_t>(edge)]; }
    bool has_line(int edge) const { return edge >= 0 && mark(edge) == Mark::Line; }

    void add(core::Shape shape, std::string_view role, core::Point a, core::Point b,
             std::string key);
    // The same, named after its role and a place.
    void add_at(core::Shape shape, std::string_view role, const core::Site& site, core::Point a,
                core::Point b);
    // A rectangle that is the whole cell, or the band along an edge, before its role's inset.
    void add_square(core::Shape shape, std::string_view role, int cell);
    void add_band(core::Shape shape, std::string_view role, int edge);
};

core::Point middle_of(const Puzzle& p, int edge);

// The line, its ends, and the crosses.
void draw_line(Sketch& sketch);
void draw_ends(Sketch& sketch);
void draw_crosses(Sketch& sketch);

struct Badge {
    core::Site site;
    core::Point at;
};

// One outline round each patch of wrong cells that join; tells where each patch's badge goes.
std::vector<Badge> draw_outlines(Sketch& sketch);

}  // namespace hashigo::detour
