// Two counters a region; see count_rule.h. An explanation may cite only what held before the
// literal it explains, so it reads the trail and not the counters.
#include "genres/detour/count_rule.h"

#include <algorithm>
#include <utility>

namespace hashigo::detour {

namespace {

std::size_t at(int k) {
    return static_cast<std::size_t>(k);
}

// Which side of the number an argument is on.
constexpr std::uint32_t kTooMany = 0;  // so many turn already
constexpr std::uint32_t kTooFew = 1;   // so many go straight already

std::uint32_t token(int region, std::uint32_t side) {
    return static_cast<std::uint32_t>(region) * 2 + side;
}

}  // namespace

using core::cdcl::Forcing;
using core::cdcl::Lit;
using core::cdcl::Literals;
using core::cdcl::Trail;

CountRule::CountRule(int cells, core::cdcl::Var first_turn)
    : cells_(cells), first_turn_(first_turn), regions_of_cell_(at(cells)) {}

void CountRule::add(std::vector<int> cells, int number, Lit selector) {
    const int k = static_cast<int>(regions_.size());
    for (const int cell : cells) regions_of_cell_[at(cell)].push_back(k);
    const std::size_t named = at(selector.var() - first_turn_ - cells_);
    region_of_selector_.resize(std::max(region_of_selector_.size(), named + 1), -1);
    region_of_selector_[named] = k;
    const int most = static_cast<int>(cells.size());
    regions_.push_back({std::move(cells), std::min(number, most + 1), selector});
}

void CountRule::enlist(int k) {
    if (std::exchange(region(k).waits, true)) return;
    waiting_.push_back(k);
}

void CountRule::assigned(std::span<const Lit> news) {
    for (const Lit lit : news) {
        if (lit.var() >= first_turn_) note(lit);
    }
}

void CountRule::note(Lit lit) {
    if (!is_turn(lit)) {
        const std::size_t named = at(lit.var() - first_turn_ - cells_);
        if (named < region_of_selector_.size() && region_of_selector_[named] >= 0) {
            enlist(region_of_selector_[named]);
        }
        return;
    }
    for (const int k : regions_of(lit)) {
        (lit.positive() ? region(k).turning : region(k).straight) += 1;
        enlist(k);
    }
}

void CountRule::undone(std::span<const Lit> gone) {
    for (const Lit lit : gone) {
        if (!is_turn(lit)) continue;
        for (const int k : regions_of(lit)) {
            (lit.positive() ? region(k).turning : region(k).straight) -= 1;
        }
    }
}

bool CountRule::propagate(Forcing& solver) {
    while (!waiting_.empty()) {
        const int k = waiting_.back();
        waiting_.pop_back();
        region(k).waits = false;
        if (!look(k, solver)) return false;
    }
    return true;
}

bool CountRule::look(int k, Forcing& solver) {
    const Region& r = region(k);
    if (solver.trail().fails(r.selector)) return true;
    const int size = static_cast<int>(r.cells.size());
    if (r.turning > r.number) return solver.force(~r.selector, token(k, kTooMany));
    if (size - r.straight < r.number) return solver.force(~r.selector, token(k, kTooFew));
    if (!solver.trail().holds(r.selector) || r.turning + r.straight == size) return true;
    if (r.turning == r.number) return force_open(k, false, solver);
    return size - r.straight > r.number || force_open(k, true, solver);
}

bool CountRule::force_open(int k, bool turns, Forcing& solver) {
    const std::uint32_t side = token(k, turns ? kTooFew : kTooMany);
    for (const int cell : region(k).cells) {
        const Lit lit = turn(cell, turns);
        if (solver.trail().open(lit.var()) && !solver.force(lit, side)) return false;
    }
    return true;
}

// The cells that turn (or go straight) that were known first: as many as there may be, one more
// where the conclusion is that the number cannot be obeyed.
void CountRule::explain(Lit lit, std::uint32_t form, std::size_t before, const Trail& trail,
                        Literals& others) {
    const Region& r = region(static_cast<int>(form / 2));
    const bool turns = form % 2 == kTooMany;
    int needed = turns ? r.number : static_cast<int>(r.cells.size()) - r.number;
    if (lit == ~r.selector) {
        ++needed;
    } else {
        others.push_back(~r.selector);
    }
    found_.clear();
    for (const int cell : r.cells) {
        const Lit known = turn(cell, turns);
        if (!trail.holds(known) || trail.position(known.var()) >= before) continue;
        found_.emplace_back(trail.position(known.var()), known);
    }
    if (found_.size() > at(needed)) std::sort(found_.begin(), found_.end());
    for (int k = 0; k < needed; ++k) others.push_back(~found_[at(k)].second);
}

}  // namespace hashigo::detour
