// Each sentence names the stones or lines that the rung looked at, found again from the state. An
// argument stands on the place of the last pick, for it says which stones are left and seen; on the
// stones it names; and, where a stone is the only one, on what ruled out the others.
#include "genres/goishi/explain.h"

#include <algorithm>

#include "genres/goishi/moves.h"
#include "genres/goishi/phrases.h"
#include "genres/goishi/rest.h"
#include "genres/goishi/turns.h"

namespace hashigo::goishi {

namespace {

using core::Explanation;
using core::Text;
using Deduction = core::DeductionOf<Fact, Why>;

Text cell_name(const Puzzle& p, int cell) {
    const std::string name = core::name(core::cell_site(p.size, cell));
    return {name, name};
}

core::Sites sites_of(const Puzzle& p, const std::vector<int>& cells) {
    core::Sites sites;
    for (const int cell : cells) sites.push_back(core::cell_site(p.size, cell));
    return sites;
}

// "r1c1, r2c3 and r4c4", "r1c1, r2c3 and 4 more"
Text list(const std::vector<Text>& names) {
    constexpr std::size_t kNamed = 6;
    const std::size_t named = std::min(names.size(), kNamed);
    Text all;
    for (std::size_t k = 0; k < named; ++k) {
        const auto link = k + 1 == names.size() ? phrases::And : phrases::Comma;
        all = k == 0 ? names[k] : core::say(phrases::phrase(link), all, names[k]);
    }
    if (named == names.size()) return all;
    return core::say(phrases::phrase(phrases::AndMore), all, names.size() - named);
}

Text list(const Puzzle& p, const std::vector<int>& cells) {
    std::vector<Text> names;
    for (const int cell : cells) names.push_back(cell_name(p, cell));
    return list(names);
}

Text line_name(const Puzzle& p, int line) {
    const bool row = line < p.size.rows;
    return core::say(phrases::phrase(row ? phrases::Row : phrases::Column),
                     (row ? line : line - p.size.rows) + 1);
}

// "1 on row 3 and 3 on column 1 and row 4 together"
Text list(const Puzzle& p, const std::vector<TurnSum>& sums) {
    std::vector<Text> told;
    for (const TurnSum& sum : sums) {
        std::vector<Text> lines;
        for (const int line : sum.lines) lines.push_back(line_name(p, line));
        const auto key = lines.size() > 1 ? phrases::TurnsTogether : phrases::TurnsOn;
        told.push_back(core::say(phrases::phrase(key), list(lines), sum.turned));
    }
    return list(told);
}

Text why_summed(const std::vector<TurnSum>& sums) {
    const bool single = std::all_of(sums.begin(), sums.end(),
                                    [](const TurnSum& sum) { return sum.lines.size() == 1; });
    return single ? Text{} : core::say(phrases::phrase(phrases::WhySummed));
}

// The stones that are known to be turned at on lines that are summed.
std::vector<int> turned_on(const Puzzle& p, const State& s, const std::vector<TurnSum>& sums) {
    std::vector<char> named(static_cast<std::size_t>(p.size.rows + p.size.cols), 0);
    for (const TurnSum& sum : sums) {
        for (const int line : sum.lines) named[static_cast<std::size_t>(line)] = 1;
    }
    const std::vector<Role> all = roles(p, s);
    std::vector<int> cells = stones_of(p, s);
    const auto is_other = [&](int cell) {
        return all[static_cast<std::size_t>(cell)] != Role::Turn ||
               (named[static_cast<std::size_t>(row_line(p.size, cell))] == 0 &&
                named[static_cast<std::size_t>(column_line(p.size, cell))] == 0);
    };
    cells.erase(std::remove_if(cells.begin(), cells.end(), is_other), cells.end());
    return cells;
}

// The stones that a reason of rungs reach, dead and single is about, in the state it looks at.
std::vector<int> stones_meant(const Puzzle& p, const State& s, Reason reason) {
    switch (reason) {
        case Reason::SplitAfter:
        case Reason::SplitNow: return cut_off(p, s);
        case Reason::EndsAfter:
        case Reason::EndsNow:
        case Reason::EndsAtStart: return surplus_ends(p, s);
        default: return last_only(p, s);
    }
}

bool looks_ahead(Reason reason) {
    switch (reason) {
        case Reason::SplitAfter:
        case Reason::EndsAfter:
        case Reason::TwoLastAfter:
        case Reason::OddAfter:
        case Reason::OddExitAfter: return true;
        default: return false;
    }
}

// What else could have been picked, but is ruled out.
std::vector<int> barred(const Puzzle& p, const State& s) {
    std::vector<int> cells = allowed(p, s);
    std::erase_if(cells,
                  [&](int cell) { return s.ruled_out[static_cast<std::size_t>(cell)] == 0; });
    return cells;
}

void tell_line(const Puzzle& p, const State& s, const Deduction& d, Explanation& told) {
    const std::vector<int> others = barred(p, s);
    told.message =
        core::say(phrases::phrase(d.why.reason), cell_name(p, d.why.anchor), list(p, others));
    core::merge(told.grounds.state, sites_of(p, others));
}

void tell_stones(const Puzzle& p, const State& s, const Deduction& d, Explanation& told) {
    const Reason reason = d.why.reason;
    const State seen = looks_ahead(reason) ? after(s, d.why.anchor) : s;
    const std::vector<int> meant =
        reason == Reason::EndsWalk ? std::vector<int>{d.why.anchor} : stones_meant(p, seen, reason);
    told.message = core::say(phrases::phrase(reason), cell_name(p, d.why.anchor), list(p, meant));
    told.grounds.givens = sites_of(p, meant);
}

void tell_lines(const Puzzle& p, const State& s, const Deduction& d, Explanation& told) {
    const State seen = looks_ahead(d.why.reason) ? after(s, d.why.anchor) : s;
    const std::vector<TurnSum> odd = odd_sums(p, seen);
    told.message = core::say(phrases::phrase(d.why.reason), cell_name(p, d.why.anchor),
                             list(p, odd), why_summed(odd));
    told.grounds.givens = sites_of(p, turned_on(p, seen, odd));
}

}  // namespace

core::Explanation explain(const Puzzle& p, const State& s, const Deduction& d) {
    Explanation told;
    told.reason = phrases::phrase(d.why.reason).key;
    if (d.outcome == core::Outcome::Concluded) {
        told.therefore = {core::cell_site(p.size, d.fact.cell)};
    }
    if (!s.order.empty()) told.grounds.state = {core::cell_site(p.size, s.order.back())};
    switch (d.why.reason) {
        case Reason::OnlyStone:
        case Reason::Stranded:
        case Reason::AllRuledOut:
        case Reason::NoStart: tell_line(p, s, d, told); break;
        case Reason::OddAfter:
        case Reason::OddNow:
        case Reason::OddExit:
        case Reason::OddExitAfter: tell_lines(p, s, d, told); break;
        default: tell_stones(p, s, d, told);
    }
    return told;
}

}  // namespace hashigo::goishi
