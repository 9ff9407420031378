// Judges an order. A move that breaks a rule stays broken, for later picks do not change it. A
// number that is missing can still be written on a bare stone, as long as there are enough of them.
#include "genres/goishi/referee.h"

#include <algorithm>
#include <array>

#include "genres/goishi/genre.h"
#include "genres/goishi/moves.h"
#include "genres/goishi/phrases.h"

namespace hashigo::goishi {

namespace {

using core::Standing;
using Lapses = std::vector<core::Lapse>;

std::size_t index(int cell) {
    return static_cast<std::size_t>(cell);
}

core::Site move_at(const Puzzle& p, const State& s, std::size_t k) {
    return core::move_site(p.size, s.order[k - 1], s.order[k]);
}

// The stones that lie strictly between two cells of a line, nearest first.
core::Sites lying_between(const Puzzle& p, const std::vector<char>& left, int from, int to) {
    core::Sites stones;
    const auto way = direction(p.size, from, to);
    if (!way) return stones;
    const int by = core::stride(p.size, *way);
    for (int cell = from + by; cell != to; cell += by) {
        if (left[index(cell)] != 0) stones.push_back(core::cell_site(p.size, cell));
    }
    return stones;
}

// The move first, then the stones that it flies over.
Lapses check_skipped(const Puzzle& p, const State& s) {
    Lapses lapses;
    std::vector<char> left = p.stones;
    for (std::size_t k = 0; k < s.order.size(); ++k) {
        left[index(s.order[k])] = 0;
        if (k == 0) continue;
        const core::Sites over = lying_between(p, left, s.order[k - 1], s.order[k]);
        if (over.empty()) continue;
        core::Sites sites = {move_at(p, s, k)};
        core::merge(sites, over);
        lapses.push_back({Standing::Broken, std::move(sites)});
    }
    return lapses;
}

// The move first, then the one before it.
Lapses check_turned_back(const Puzzle& p, const State& s) {
    if (p.variant.reversal) return {};
    Lapses lapses;
    for (std::size_t k = 2; k < s.order.size(); ++k) {
        const auto came = direction(p.size, s.order[k - 2], s.order[k - 1]);
        const auto goes = direction(p.size, s.order[k - 1], s.order[k]);
        if (!came || !goes || *goes != core::opposite(*came)) continue;
        lapses.push_back({Standing::Broken, {move_at(p, s, k), move_at(p, s, k - 1)}});
    }
    return lapses;
}

Lapses check_straight(const Puzzle& p, const State& s) {
    Lapses lapses;
    for (std::size_t k = 1; k < s.order.size(); ++k) {
        if (direction(p.size, s.order[k - 1], s.order[k])) continue;
        lapses.push_back({Standing::Broken, {move_at(p, s, k)}});
    }
    return lapses;
}

// One lapse a number, with the stones that share it. Strays come by number, and a number of the
// order is never among them.
Lapses check_repeated(const Puzzle& p, const State& s) {
    Lapses lapses;
    for (std::size_t k = 0; k < s.strays.size();) {
        core::Sites sites;
        const int number = s.strays[k].number;
        for (; k < s.strays.size() && s.strays[k].number == number; ++k) {
            sites.push_back(core::cell_site(p.size, s.strays[k].cell));
        }
        if (sites.size() > 1) lapses.push_back({Standing::Broken, std::move(sites)});
    }
    return lapses;
}

core::Sites bare_stones(const Puzzle& p, const State& s) {
    std::vector<char> left = remaining(p, s);
    for (const Stray& stray : s.strays) left[index(stray.cell)] = 0;
    core::Sites bare;
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        if (left[index(cell)] != 0) bare.push_back(core::cell_site(p.size, cell));
    }
    return bare;
}

// One lapse a gap, with the stone whose number follows it.
Lapses check_missing(const Puzzle& p, const State& s) {
    Lapses lapses;
    int before = static_cast<int>(s.order.size());
    int missing = 0;
    for (const Stray& stray : s.strays) {
        const int gap = std::max(stray.number - before - 1, 0);
        if (gap > 0) {
            lapses.push_back({Standing::Unfinished, {core::cell_site(p.size, stray.cell)}});
        }
        missing += gap;
        before = stray.number;
    }
    if (missing <= static_cast<int>(bare_stones(p, s).size())) return lapses;
    for (core::Lapse& lapse : lapses) lapse.standing = Standing::Broken;
    return lapses;
}

Lapses check_left(const Puzzle& p, const State& s) {
    core::Sites bare = bare_stones(p, s);
    if (bare.empty()) return {};
    return {{Standing::Unfinished, std::move(bare)}};
}

}  // namespace

std::span<const core::Rule<Goishi>> rules() {
    using phrases::phrase;
    static constexpr std::array<core::Rule<Goishi>, 6> kRules = {{
        {"", phrase(phrases::StoneSkipped), check_skipped},
        {"", phrase(phrases::TurnedBack), check_turned_back},
        {"", phrase(phrases::DiagonalMove), check_straight},
        {"", phrase(phrases::NumberRepeated), check_repeated},
        {"", phrase(phrases::NumberMissing), check_missing},
        {"goishiRemains", phrase(phrases::StonesLeft), check_left},
    }};
    return kRules;
}

bool legal(const Puzzle& p, const State& s) {
    const auto kept = [&](const core::Rule<Goishi>& rule) { return rule.check(p, s).empty(); };
    const auto all = rules();
    return std::all_of(all.begin(), all.end(), kept);
}

}  // namespace hashigo::goishi
