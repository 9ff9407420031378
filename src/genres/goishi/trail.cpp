// A flight is laid from its lower cell to its higher one whichever way it went, so that an arc,
// which bulges to its left, bulges up in a row and to the right in a column.
#include "genres/goishi/trail.h"

#include <algorithm>
#include <optional>

#include "genres/goishi/moves.h"

namespace hashigo::goishi {

namespace {

constexpr int kReach = 26;  // half of what an arc spans

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
    const core::Point reach = across ? core::Point{0, kReach} : core::Point{kReach, 0};
    std::vector<Piece> arcs;
    std::vector<Piece> lines;
    for (const int cell : flight.over) {
        const core::Point middle = core::centre(size, cell);
        const core::Point rise{middle.row - reach.row, middle.col - reach.col};
        lines.push_back({core::Shape::Line, "walk", at, rise});
        at = middle + reach;
        arcs.push_back({core::Shape::Arc, "walk-arc", rise, at});
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
