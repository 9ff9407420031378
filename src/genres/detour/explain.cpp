// One teller a kind of argument: the board as a whole, a cell and its edges, a region and its
// turns, a cut and its crossings, a loop. Each cites only the marks without which its rung would
// not find the same again.
#include "genres/detour/explain.h"

#include "core/explain.h"
#include "genres/detour/cell.h"
#include "genres/detour/cut.h"
#include "genres/detour/phrases.h"
#include "genres/detour/pieces.h"
#include "genres/detour/regions.h"
#include "genres/detour/state.h"

namespace hashigo::detour {

namespace {

using core::Explanation;
using core::Text;
using Deduction = core::DeductionOf<Fact, Why>;

Mark at(const State& s, int edge) {
    return s.marks[static_cast<std::size_t>(edge)];
}

// What a sentence may speak of; each uses some of it.
struct Told {
    Text place{};
    Text number{};
    Text held{};
    std::string region{};
    Text cells{};
};

Explanation begin(const Puzzle& p, const Deduction& d) {
    Explanation told;
    told.reason = phrases::phrase(d.why.reason).key;
    if (d.outcome == core::Outcome::Concluded) told.therefore = sites(p, d.fact);
    return told;
}

Text word(const std::string& text) {
    return {text, text};
}
Text word(std::int64_t number) {
    return word(std::to_string(number));
}

void say(const Puzzle& p, const Deduction& d, const core::Phrase& phrase, const Told& with,
         Explanation& told) {
    const bool concluded = d.outcome == core::Outcome::Concluded;
    told.message = core::say(phrase, with.place, concluded ? name(p, d.fact) : Text{}, with.number,
                             with.held, with.region, with.cells);
}

void cite(const Puzzle& p, int edge, Explanation& told) {
    core::merge(told.grounds.state, {edge_site(p, edge)});
}

// --- the board as a whole

std::int64_t sum_of_numbers(const Puzzle& p) {
    std::int64_t sum = 0;
    for (const Clue& clue : p.clues) sum += clue.number.value_or(0);
    return sum;
}

Explanation tell_board(const Puzzle& p, const Deduction& d) {
    Explanation told = begin(p, d);
    const bool about_sum = d.why.reason == Reason::OddSum;
    const std::int64_t number = about_sum ? sum_of_numbers(p) : p.size.cells();
    say(p, d, phrases::phrase(d.why.reason), {{}, word(number)}, told);
    for (int region = 0; about_sum && region < p.regions(); ++region) {
        told.grounds.givens.push_back(region_site(p, region));
    }
    return told;
}

// --- a cell and its edges

// The marks at a cell that are of some kind, at most so many.
void cite_sides(const Puzzle& p, const Around& cell, Sides sides, int most, Explanation& told) {
    for (const core::Direction side : core::kDirections) {
        const int edge = cell.edge[static_cast<std::size_t>(side)];
        if ((sides & side_bit(side)) == 0 || edge < 0 || most-- <= 0) continue;
        cite(p, edge, told);
    }
}

Explanation tell_cell(const Puzzle& p, const State& s, const Deduction& d) {
    Explanation told = begin(p, d);
    say(p, d, phrases::phrase(d.why.reason), {word(cell_name(p, d.why.anchor))}, told);
    told.scope = {core::cell_site(p.size, d.why.anchor)};
    const Around cell = around(p, s, d.why.anchor);
    switch (d.why.reason) {
        case Reason::TooManyLines: cite_sides(p, cell, cell.line, 3, told); break;
        case Reason::CellIsFull: cite_sides(p, cell, cell.line, 2, told); break;
        case Reason::CellNeedsBoth:
        case Reason::LoneEdge: cite_sides(p, cell, cell.empty, 4, told); break;
        default:  // TooFewEdges, LineGoesOn
            cite_sides(p, cell, cell.empty, 4, told);
            if (p.variant.skips) cite_sides(p, cell, cell.line, 1, told);
    }
    return told;
}

// --- a region and its turns

Text turns_text(int number) {
    return core::say(phrases::phrase(number == 1 ? phrases::OneTurn : phrases::ManyTurns), number);
}
Text cells_text(int number) {
    return core::say(phrases::phrase(number == 1 ? phrases::OneCell : phrases::ManyCells), number);
}

// Cites what shows that a cell turns, or that it does not: its marks, fewer as long as it does.
void cite_settled(const Puzzle& p, Around cell, bool turning, Explanation& told) {
    const auto shown = [&] {
        const Allowed can = allowed(cell, p.variant.skips);
        return turning ? !can.other : !can.turn;
    };
    if (!shown()) return;
    for (const core::Direction side : core::kDirections) {
        const Around whole = cell;
        const int edge = cell.edge[static_cast<std::size_t>(side)];
        if (edge < 0) continue;
        cell.line &= ~side_bit(side);
        cell.empty &= ~side_bit(side);
        if (!shown()) cell = whole;
    }
    cite_sides(p, cell, cell.line | cell.empty, 4, told);
}

// The cells of the region that certainly turn, or certainly do not.
std::vector<int> settled_cells(const Puzzle& p, const State& s, int region, bool turning) {
    std::vector<int> settled = cells_of(p, region);
    std::erase_if(settled, [&](int cell) {
        const Allowed can = allowed(around(p, s, cell), p.variant.skips);
        return can.turn != turning || can.other == turning;
    });
    return settled;
}

Text cells_list(const Puzzle& p, const std::vector<int>& cells) {
    Text list;
    for (const int cell : cells) {
        if (!list.en.empty()) core::append(list, {", ", "、"});
        core::append(list, word(cell_name(p, cell)));
    }
    return list;
}

bool counts_turning(Reason reason) {
    return reason == Reason::TooManyTurns || reason == Reason::RunsStraight;
}

Text held_in(Reason reason, const TurnRange& range) {
    if (reason == Reason::NumberTooLarge) return cells_text(range.cells);
    return turns_text(range.most);
}

Explanation tell_turns(const Puzzle& p, const State& s, const Deduction& d) {
    Explanation told = begin(p, d);
    const int cell = d.why.anchor;
    const int region = p.region_of(cell);
    const int number = *p.clue_of(cell).number;
    const TurnRange range = turn_ranges(p, s)[static_cast<std::size_t>(region)];
    const std::string home = cell_name(p, number_cell(p, region));
    const bool none = d.why.reason == Reason::RunsStraight && number == 0;
    const bool turning = counts_turning(d.why.reason);
    std::vector<int> settled = settled_cells(p, s, region, turning);
    // One more than the number breaks it; others would only make the sentence longer.
    if (turning && settled.size() > static_cast<std::size_t>(number) + 1) {
        settled.resize(static_cast<std::size_t>(number) + 1);
    }
    say(p, d, none ? phrases::phrase(phrases::NoTurns) : phrases::phrase(d.why.reason),
        {word(cell_name(p, cell)), turns_text(number), held_in(d.why.reason, range), home,
         cells_list(p, settled)},
        told);
    told.grounds.givens = {region_site(p, region)};
    if (d.why.reason == Reason::NumberTooLarge) return told;
    for (const int one : settled) cite_settled(p, around(p, s, one), turning, told);
    if (d.outcome != core::Outcome::Concluded) return told;
    const Around own = around(p, s, cell);
    cite_sides(p, own, own.line | own.empty, 4, told);
    return told;
}

// --- a cut and its crossings

Text cut_name(const Puzzle& p, int cut) {
    if (cut < first_row_cut(p)) {
        const int cell = number_cell(p, cut);
        return core::say(phrases::phrase(phrases::RegionBorder), cell_name(p, cell));
    }
    const bool rows = cut < first_col_cut(p);
    const int before = cut - (rows ? first_row_cut(p) : first_col_cut(p)) + 1;
    return core::say(phrases::phrase(rows ? phrases::RowCut : phrases::ColCut), before, before + 1);
}

Explanation tell_cut(const Puzzle& p, const State& s, const Deduction& d) {
    Explanation told = begin(p, d);
    const bool few =
        d.why.reason == Reason::TooFewCrossings || d.why.reason == Reason::NeedsTwoCrossings;
    int lines = 0;
    for (const int edge : edges_across(p, d.why.anchor)) {
        const Mark mark = at(s, edge);
        lines += mark == Mark::Line ? 1 : 0;
        if (mark == Mark::Empty || (mark == Mark::Line && !few)) cite(p, edge, told);
    }
    const bool odd =
        d.outcome == core::Outcome::Contradiction && d.why.reason == Reason::CrossingsPairUp;
    say(p, d, odd ? phrases::phrase(phrases::OddCrossings) : phrases::phrase(d.why.reason),
        {cut_name(p, d.why.anchor), word(lines)}, told);
    if (d.why.anchor < first_row_cut(p)) told.scope = {region_site(p, d.why.anchor)};
    return told;
}

// --- a loop

// Any line that is not of the piece: where cells may be left out, it is what the loop misses.
void cite_outsider(const Puzzle& p, const State& s, int cell, Explanation& told) {
    const Pieces all = pieces(p, s);
    for (int edge = 0; p.variant.skips && edge < edge_count(p.size); ++edge) {
        const int piece = all.of_cell(ends(p.size, edge).first);
        if (at(s, edge) != Mark::Line || piece == all.of_cell(cell)) continue;
        cite(p, edge, told);
        return;
    }
}

Explanation tell_nothing(const Puzzle& p, const Deduction& d) {
    Explanation told = begin(p, d);
    say(p, d, phrases::phrase(d.why.reason), {}, told);
    for (int edge = 0; edge < edge_count(p.size); ++edge) {
        told.grounds.state.push_back(edge_site(p, edge));
    }
    return told;
}

Explanation tell_loop(const Puzzle& p, const State& s, const Deduction& d) {
    Explanation told = begin(p, d);
    const bool closes = d.why.reason == Reason::ClosesEarly;
    const std::string place = closes ? edge_name(p, d.fact.edge) : cell_name(p, d.why.anchor);
    say(p, d, phrases::phrase(d.why.reason), {word(place)}, told);
    const auto [a, b] = ends(p.size, closes ? d.fact.edge : 0);
    const int cell = closes ? a : d.why.anchor;
    for (const int edge : closes ? way_between(p, s, a, b) : loop_of(p, s, cell)) {
        cite(p, edge, told);
    }
    if (d.why.reason != Reason::LoopIsDone) cite_outsider(p, s, cell, told);
    return told;
}

}  // namespace

core::Explanation explain(const Puzzle& p, const State& s, const Deduction& d) {
    switch (d.why.reason) {
        case Reason::TooThin:
        case Reason::OddBoard:
        case Reason::OddSum: return tell_board(p, d);
        case Reason::TooManyLines:
        case Reason::TooFewEdges:
        case Reason::CellIsFull:
        case Reason::CellNeedsBoth:
        case Reason::LineGoesOn:
        case Reason::LoneEdge: return tell_cell(p, s, d);
        case Reason::NumberTooLarge:
        case Reason::TooManyTurns:
        case Reason::TooFewTurns:
        case Reason::RunsStraight:
        case Reason::MustTurn: return tell_turns(p, s, d);
        case Reason::TooFewCrossings:
        case Reason::CrossingsPairUp:
        case Reason::NeedsTwoCrossings: return tell_cut(p, s, d);
        case Reason::NothingLeft: return tell_nothing(p, d);
        default: return tell_loop(p, s, d);
    }
}

}  // namespace hashigo::detour
