// A flight is laid from its lower cell to its higher one whichever way it went, so that an arc,
// whose quarters bulge to their left, rises up in a row and to the right in a column.
#include "genres/goishi/trail.h"

#include <algorithm>
#include <array>
#include <optional>

#include "genres/goishi/moves.h"

namespace hashigo::goishi {

namespace {

// An arc is an arch that stands clear of the place's ring, and at each foot a fillet, so that it
// leaves the line without a corner.
constexpr int kArch = 21;
constexpr int kFillet = 5;
constexpr int kReach = kArch + kFillet;  // half of what an arc spans, and its height

std::vector<int> flown_over(core::Size size, Step step, const std::vector<char>& emptied) {
    std::vector<int> over;
    const int low = std::min(step.from, step.to);
    const int high = std::max(step.from, step.to);
    const auto way = direction(size, low, high);
    if (!way) return over;
    const int by = core::stride(size, *way);
    for (int cell = low + by; cell < high; cell += by) {
        if (emptied[static_cast<std::size_t>(cell)] != 0) over.push_back(cell);
    }
    return over;
}

// How far along the flight and how far off it, above or to the right.
struct Offset {
    int along = 0;
    int off = 0;
};

core::Point beside(core::Point at, bool across, Offset by) {
    return at + (across ? core::Point{-by.off, by.along} : core::Point{by.along, by.off});
}

void add_arc(core::Point middle, bool across, std::vector<Piece>& arcs) {
    constexpr std::array<std::array<Offset, 2>, 4> kQuarters = {{
        {{{-kArch, kFillet}, {-kReach, 0}}},
        {{{-kArch, kFillet}, {0, kReach}}},
        {{{0, kReach}, {kArch, kFillet}}},
        {{{kReach, 0}, {kArch, kFillet}}},
    }};
    for (const auto& [from, to] : kQuarters) {
        arcs.push_back({core::Shape::Arc, "walk-arc", beside(middle, across, from),
                        beside(middle, across, to)});
    }
}

}  // namespace

std::vector<Flight> flights(const Puzzle& p, const State& s) {
    std::vector<Flight> all;
    std::vector<char> emptied(p.stones.size(), 0);
    for (std::size_t k = 1; k < s.order.size(); ++k) {
        emptied[static_cast<std::size_t>(s.order[k - 1])] = 1;
        const Step step{s.order[k - 1], s.order[k]};
        all.push_back({static_cast<int>(k + 1), step, flown_over(p.size, step, emptied)});
    }
    return all;
}

std::vector<Piece> pieces(core::Size size, const Flight& flight) {
    const int low = std::min(flight.step.from, flight.step.to);
    const int high = std::max(flight.step.from, flight.step.to);
    core::Point at = core::centre(size, low);
    const core::Point end = core::centre(size, high);
    const auto way = direction(size, low, high);
    if (!way) return {{core::Shape::Line, "walk-slanted", at, end}};
    const bool across = *way == core::Direction::Right;
    std::vector<Piece> arcs;
    std::vector<Piece> lines;
    for (const int cell : flight.over) {
        const core::Point middle = core::centre(size, cell);
        lines.push_back({core::Shape::Line, "walk", at, beside(middle, across, {-kReach, 0})});
        at = beside(middle, across, {kReach, 0});
        add_arc(middle, across, arcs);
    }
    lines.push_back({core::Shape::Line, "walk", at, end});
    arcs.insert(arcs.end(), lines.begin(), lines.end());
    return arcs;
}

std::vector<Step> onward(const Puzzle& p, const State& s) {
    std::vector<Step> steps;
    if (s.order.empty()) return steps;
    for (const int cell : allowed(p, s)) steps.push_back({s.order.back(), cell});
    return steps;
}

}  // namespace hashigo::goishi
