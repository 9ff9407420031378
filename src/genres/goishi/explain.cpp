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

Text join(const std::vector<Text>& parts, const core::Phrase& link) {
    Text all;
    for (const Text& part : parts) all = all.empty() ? part : core::say(link, all, part);
    return all;
}

// "r1c1, r2c3 and 4 more"
Text list(std::vector<Text> names) {
    constexpr std::size_t kNamed = 6;
    const std::size_t count = names.size();
    names.resize(std::min(count, kNamed));
    const Text named = join(names, phrases::phrase(phrases::And));
    if (count == names.size()) return named;
    return core::say(phrases::phrase(phrases::AndMore), named, count - names.size());
}

Text list(const Puzzle& p, const std::vector<int>& cells) {
    std::vector<Text> names;
    for (const int cell : cells) names.push_back(cell_name(p, cell));
    return list(std::move(names));
}

Text line_name(const Puzzle& p, int line) {
    const bool row = line < p.size.rows;
    return core::say(phrases::phrase(row ? phrases::Row : phrases::Column),
                     (row ? line : line - p.size.rows) + 1);
}

// "row 3, column 1 with row 4": a group of several lines is summed over all of them.
Text list(const Puzzle& p, const std::vector<std::vector<int>>& groups) {
    std::vector<Text> names;
    for (const std::vector<int>& group : groups) {
        std::vector<Text> lines;
        for (const int line : group) lines.push_back(line_name(p, line));
        names.push_back(join(lines, phrases::phrase(phrases::With)));
    }
    return list(std::move(names));
}

// The stones that are known to be turned at on lines of the groups.
std::vector<int> turned_on(const Puzzle& p, const State& s,
                           const std::vector<std::vector<int>>& groups) {
    std::vector<char> named(static_cast<std::size_t>(p.size.rows + p.size.cols), 0);
    for (const std::vector<int>& group : groups) {
        for (const int line : group) named[static_cast<std::size_t>(line)] = 1;
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
core::Sites barred(const Puzzle& p, const State& s) {
    core::Sites sites;
    for (const int cell : allowed(p, s)) {
        if (s.ruled_out[static_cast<std::size_t>(cell)] != 0) {
            sites.push_back(core::cell_site(p.size, cell));
        }
    }
    return sites;
}

void tell_line(const Puzzle& p, const State& s, const Deduction& d, Explanation& told) {
    told.message = core::say(phrases::phrase(d.why.reason), cell_name(p, d.why.anchor));
    core::merge(told.grounds.state, barred(p, s));
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
    const auto groups = odd_groups(p, seen);
    told.message =
        core::say(phrases::phrase(d.why.reason), cell_name(p, d.why.anchor), list(p, groups));
    told.grounds.givens = sites_of(p, turned_on(p, seen, groups));
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
