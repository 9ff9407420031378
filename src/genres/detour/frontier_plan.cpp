// Laying out the sweep; see frontier_plan.h. Places in the key are given to regions as they begin
// and taken back as they end.
#include "genres/detour/frontier_plan.h"

#include <algorithm>

namespace hashigo::detour::frontier {

namespace {

// Two bits a plug, one plug more than columns, and one bit for a flag.
constexpr int kWidest = 30;
constexpr unsigned kKeyBits = 64;

Mark mark_of(const State& s, int edge) {
    return edge < 0 ? Mark::Empty : s.marks[static_cast<std::size_t>(edge)];
}

std::vector<Step> in_order(const Puzzle& p, const State& s) {
    using core::Direction;
    const bool turned = p.size.cols > p.size.rows;
    const int width = turned ? p.size.rows : p.size.cols;
    std::vector<Step> steps(static_cast<std::size_t>(p.size.cells()));
    for (int k = 0; k < p.size.cells(); ++k) {
        Step& step = steps[static_cast<std::size_t>(k)];
        const int column = k % width;
        step.spot = {column, column + 1 == width, k + width >= p.size.cells()};
        step.cell = turned ? p.size.at(column, k / width) : k;
        step.ahead = edge_at(p.size, step.cell, turned ? Direction::Down : Direction::Right);
        step.on = edge_at(p.size, step.cell, turned ? Direction::Right : Direction::Down);
        step.ahead_mark = mark_of(s, step.ahead);
        step.on_mark = mark_of(s, step.on);
    }
    return steps;
}

unsigned bits_for(int number) {
    unsigned bits = 1;
    while (number >> bits != 0) ++bits;
    return bits;
}

// The lowest run of so many free bits, or kKeyBits.
unsigned room_for(std::uint64_t taken, unsigned bits) {
    for (unsigned at = 0; at + bits <= kKeyBits; ++at) {
        const std::uint64_t mask = ((std::uint64_t{1} << bits) - 1) << at;
        if ((taken & mask) == 0) return at;
    }
    return kKeyBits;
}

std::uint64_t mask_of(const Step& step) {
    return ((std::uint64_t{1} << step.bits) - 1) << step.at;
}

bool place_counts(const Puzzle& p, std::vector<Step>& steps) {
    std::vector<int> left(p.clues.size(), 0);
    std::vector<const Step*> open(p.clues.size(), nullptr);
    for (const int region : p.region) ++left[static_cast<std::size_t>(region)];
    std::uint64_t taken = 0;
    for (Step& step : steps) {
        const Clue& clue = p.clue_of(step.cell);
        if (!clue.binds()) continue;
        const auto region = static_cast<std::size_t>(p.region_of(step.cell));
        step.numbered = true;
        step.number = *clue.number;
        step.left = --left[region];
        if (open[region] == nullptr) {
            if (step.left == 0 || step.number > step.left + 1) continue;
            step.bits = bits_for(step.number);
            step.at = room_for(taken, step.bits);
            if (step.at == kKeyBits) return false;
            taken |= mask_of(step);
            open[region] = &step;
        }
        step.at = open[region]->at;
        step.bits = open[region]->bits;
        if (step.left == 0) taken &= ~mask_of(step);
    }
    return true;
}

}  // namespace

std::optional<Plan> plan(const Puzzle& p, const State& s) {
    Plan made;
    made.width = std::min(p.size.rows, p.size.cols);
    if (made.width > kWidest) return std::nullopt;
    made.steps = in_order(p, s);
    if (!place_counts(p, made.steps)) return std::nullopt;
    return made;
}

}  // namespace hashigo::detour::frontier
