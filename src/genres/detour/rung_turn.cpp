// turn: a region's number is how many of its cells the loop turns in.
//
// Each cell turns, runs straight, or may still do either. If as many cells of a region turn as its
// number says, all open ones run straight; if all that may turn are needed, all of them turn. A
// turn takes one edge of each axis and a straight run both of one, so one such bit can decide four
// edges: those that all ways left through the cell share, and those that none of them uses.
//
// Every loop turns an even number of times, so numbers in all regions have an even sum.
#include "genres/detour/cell.h"
#include "genres/detour/genre.h"
#include "genres/detour/ladder.h"
#include "genres/detour/regions.h"

namespace hashigo::detour {

namespace {

// What a region's number asks of the cells that may still turn or not.
enum class Demand { Nothing, Straight, Turn, TooMany, TooFew, TooLarge };

Demand demand(const Clue& clue, const TurnRange& range) {
    if (!clue.binds()) return Demand::Nothing;
    const int number = *clue.number;
    if (number > range.cells) return Demand::TooLarge;
    if (number < range.least) return Demand::TooMany;
    if (number > range.most) return Demand::TooFew;
    if (range.least == range.most) return Demand::Nothing;
    if (number == range.least) return Demand::Straight;
    return number == range.most ? Demand::Turn : Demand::Nothing;
}

// Tells the first cell of each region that its number cannot be met.
void contradict(const Puzzle& p, const std::vector<Demand>& demands, Found& out) {
    std::vector<char> told(demands.size(), 0);
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        const auto region = static_cast<std::size_t>(p.region_of(cell));
        if (told[region]++ != 0) continue;
        if (demands[region] == Demand::TooLarge) out.contradict({Reason::NumberTooLarge, cell});
        if (demands[region] == Demand::TooMany) out.contradict({Reason::TooManyTurns, cell});
        if (demands[region] == Demand::TooFew) out.contradict({Reason::TooFewTurns, cell});
    }
}

void decide(const Puzzle& p, const State& s, int cell, bool turning, Found& out) {
    const Around at = around(p, s, cell);
    const Allowed can = allowed(at, p.variant.skips);
    if (!can.turn || !can.other) return;
    const Shared shared = shared_by(at, turning, p.variant.skips);
    const Why why{turning ? Reason::MustTurn : Reason::RunsStraight, cell};
    for (const core::Direction side : core::kDirections) {
        const Sides bit = side_bit(side);
        if ((at.open() & bit) == 0) continue;
        const int edge = at.edge[static_cast<std::size_t>(side)];
        if ((shared.line & bit) != 0) out.conclude({edge, Mark::Line}, why);
        if ((shared.empty & bit) != 0) out.conclude({edge, Mark::Empty}, why);
    }
}

}  // namespace

void rung_turn(const Puzzle& p, const State& s, core::RungSet, Found& out) {
    const std::vector<TurnRange> ranges = turn_ranges(p, s);
    std::vector<Demand> demands;
    demands.reserve(ranges.size());
    for (std::size_t k = 0; k < ranges.size(); ++k) {
        demands.push_back(demand(p.clues[k], ranges[k]));
    }
    contradict(p, demands, out);
    if (sum_is_odd(p)) out.contradict({Reason::OddSum, 0});
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        const Demand asked = demands[static_cast<std::size_t>(p.region_of(cell))];
        if (asked == Demand::Straight) decide(p, s, cell, false, out);
        if (asked == Demand::Turn) decide(p, s, cell, true, out);
    }
}

}  // namespace hashigo::detour
