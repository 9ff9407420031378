// The ways through a cell are few enough to list, so every question is a loop over them.
#include "genres/detour/cell.h"

namespace hashigo::detour {

namespace {

using core::Direction;

constexpr std::array<Sides, 7> kWays = {
    kUpright,
    kLevel,
    side_bit(Direction::Up) | side_bit(Direction::Left),
    side_bit(Direction::Up) | side_bit(Direction::Right),
    side_bit(Direction::Down) | side_bit(Direction::Left),
    side_bit(Direction::Down) | side_bit(Direction::Right),
    kAway,
};

template <class Visit>
constexpr void each_way(const Around& at, bool skips, Visit&& visit) {
    for (const Sides way : kWays) {
        if (at.allows(way) && (skips || way != kAway)) visit(way);
    }
}

// The answers to `allowed`, by what has a line and what has none: asked more often than anything.
using Answers = std::array<Allowed, 256>;

constexpr Answers all_answers(bool skips) {
    Answers answers{};
    for (Sides known = 0; known < answers.size(); ++known) {
        const Around at{{}, known >> 4U, known & kAllSides};
        Allowed& can = answers[known];
        each_way(at, skips, [&](Sides way) { (turns(way) ? can.turn : can.other) = true; });
    }
    return answers;
}

}  // namespace

Around around(const Puzzle& p, const State& s, int cell) {
    Around at{edges_at(p.size, cell)};
    for (std::size_t side = 0; side < at.edge.size(); ++side) {
        const int edge = at.edge[side];
        const Mark mark = edge < 0 ? Mark::Empty : s.marks[static_cast<std::size_t>(edge)];
        at.line |= static_cast<Sides>(mark == Mark::Line) << side;
        at.empty |= static_cast<Sides>(mark == Mark::Empty) << side;
    }
    return at;
}

Allowed allowed(const Around& at, bool skips) {
    static constexpr std::array<Answers, 2> kAnswers = {all_answers(false), all_answers(true)};
    return kAnswers[skips ? 1 : 0][at.line << 4U | at.empty];
}

Shared shared_by(const Around& at, bool turning, bool skips) {
    Shared shared{kAllSides, kAllSides};
    bool any = false;
    each_way(at, skips, [&](Sides way) {
        if (turns(way) != turning) return;
        any = true;
        shared.line &= way;
        shared.empty &= ~way;
    });
    return any ? shared : Shared{};
}

bool turns_here(const Around& at) {
    return count_sides(at.line) == 2 && turns(at.line);
}

std::vector<TurnRange> turn_ranges(const Puzzle& p, const State& s) {
    std::vector<TurnRange> ranges(p.clues.size());
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        TurnRange& range = ranges[static_cast<std::size_t>(p.region_of(cell))];
        const Around at = around(p, s, cell);
        const Allowed can = allowed(at, p.variant.skips);
        range.least += can.turn && !can.other ? 1 : 0;
        range.most += can.turn ? 1 : 0;
        range.drawn += turns_here(at) ? 1 : 0;
        range.settled = range.settled && count_sides(at.line) == 2;
        ++range.cells;
    }
    return ranges;
}

}  // namespace hashigo::detour
