// Places of a drawing, and what its overlay marks; see sketch.h.
#include "genres/detour/sketch.h"

#include <array>
#include <utility>

#include "genres/detour/state.h"

namespace hashigo::detour {

namespace {

using core::Highlight;
using core::Point;

struct Layer {
    core::Sites core::Overlay::*sites;
    Highlight as;
};

// The stronger is laid over the weaker.
constexpr std::array<Layer, 3> kLayers = {{{&core::Overlay::because, Highlight::Because},
                                           {&core::Overlay::therefore, Highlight::Therefore},
                                           {&core::Overlay::wrong, Highlight::Wrong}}};

std::vector<Highlight> marked_cells(const Puzzle& p, const core::Overlay& overlay) {
    std::vector<Highlight> cells = core::highlights(p.size, overlay);
    for (const auto& [sites, as] : kLayers) {
        for (const core::Site& site : overlay.*sites) {
            if (site.kind != core::Site::Kind::Region) continue;
            for (std::size_t cell = 0; cell < cells.size(); ++cell) {
                if (p.region[cell] == site.row && cells[cell] < as) cells[cell] = as;
            }
        }
    }
    return cells;
}

std::vector<Highlight> marked_edges(const Puzzle& p, const core::Overlay& overlay) {
    std::vector<Highlight> edges(p.walls.size(), Highlight::None);
    for (const auto& [sites, as] : kLayers) {
        for (const core::Site& site : overlay.*sites) {
            const int edge = edge_of(p, site);
            if (edge >= 0) edges[static_cast<std::size_t>(edge)] = as;
        }
    }
    return edges;
}

}  // namespace

Sketch::Sketch(const Puzzle& puzzle, const State& state, const core::Overlay& over)
    : p(puzzle),
      marks(state),
      overlay(over),
      cells(marked_cells(puzzle, over)),
      edges(marked_edges(puzzle, over)),
      scene{puzzle.size, {}} {}

void Sketch::add(core::Shape shape, std::string_view role, Point a, Point b, std::string key) {
    scene.items.push_back({shape, role, a, b, {}, std::move(key)});
}

void Sketch::add_at(core::Shape shape, std::string_view role, const core::Site& site, Point a,
                    Point b) {
    add(shape, role, a, b, std::string(role) + "-" + core::name(site));
}

void Sketch::add_square(core::Shape shape, std::string_view role, int cell) {
    const Point at = core::corner(p.size, cell);
    add_at(shape, role, core::cell_site(p.size, cell), at, at + Point{core::kUnit, core::kUnit});
}

void Sketch::add_band(core::Shape shape, std::string_view role, int edge) {
    constexpr int kLong = 26;
    constexpr int kWide = 15;
    const bool across = is_across(p.size, edge);
    const Point half{across ? kWide : kLong, across ? kLong : kWide};
    const Point at = middle_of(p, edge);
    add_at(shape, role, edge_site(p, edge), at + Point{-half.row, -half.col}, at + half);
}

Point middle_of(const Puzzle& p, int edge) {
    const auto [a, b] = ends(p.size, edge);
    const Point one = core::centre(p.size, a);
    const Point other = core::centre(p.size, b);
    return {(one.row + other.row) / 2, (one.col + other.col) / 2};
}

}  // namespace hashigo::detour
