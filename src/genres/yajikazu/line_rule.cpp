// Forcing and explaining clues; see line_rule.h. An explanation may cite only what held before the
// literal it explains, so it reads the trail and not the lanes, which may know more by then.
#include "genres/yajikazu/line_rule.h"

#include <algorithm>

namespace hashigo::yajikazu {

namespace {

constexpr std::uint32_t kTooMany = 0;
constexpr std::uint32_t kTooFew = 1;

std::size_t at(int k) {
    return static_cast<std::size_t>(k);
}
std::uint32_t token(int clue, std::uint32_t form) {
    return static_cast<std::uint32_t>(clue) * 2 + form;
}

}  // namespace

using core::cdcl::Forcing;
using core::cdcl::Literals;

LineRule::LineRule(core::Size size) : cells_(size.cells()), lanes_(size) {}

void LineRule::add(int cell, const Clue& clue, Lit selector) {
    const int number = lanes_.add(cell, clue);
    selectors_.push_back(selector);
    clue_of_.resize(std::max(clue_of_.size(), at(selector.var() - cells_ + 1)), -1);
    clue_of_[at(selector.var() - cells_)] = number;
}

void LineRule::assigned(std::span<const Lit> news) {
    for (const Lit lit : news) {
        if (is_cell(lit)) {
            flip(lit);
            lanes_.soil(lit.var());
            continue;
        }
        const std::size_t k = at(lit.var() - cells_);
        if (k < clue_of_.size() && clue_of_[k] >= 0) lanes_.soil_lane_of(clue_of_[k]);
    }
}

void LineRule::undone(std::span<const Lit> gone) {
    for (const Lit lit : gone) {
        if (is_cell(lit)) flip(lit);
    }
}

bool LineRule::propagate(Forcing& solver) {
    const Trail& trail = solver.trail();
    while (lanes_.soiled()) {
        const Lane& lane = lanes_.take_soiled();
        const bool sound = std::all_of(lane.sights.begin(), lane.sights.end(),
                                       [&](int clue) { return look(clue, trail, solver); });
        if (!sound) return false;
    }
    return true;
}

bool LineRule::look(int clue, const Trail& trail, Forcing& solver) const {
    const Sight& sight = lanes_.sight(clue);
    const Lit shaded(sight.cell, true);
    const Lit selector = selectors_[at(clue)];
    if (trail.holds(shaded) || trail.fails(selector)) return true;
    const Reach reach = lanes_.reach(clue);
    if (sight.number < reach.least) return disbelieve(clue, token(clue, kTooMany), solver);
    if (sight.number > reach.most) return disbelieve(clue, token(clue, kTooFew), solver);
    const bool asked = trail.fails(shaded) && trail.holds(selector);
    if (!asked || reach.least == reach.most) return true;
    const bool full = sight.number == reach.least;
    if (!full && sight.number < reach.most) return true;
    const std::uint32_t form = token(clue, full ? kTooMany : kTooFew);
    const auto force = [&](int cell, Mark mark) {
        return solver.force(Lit(cell, mark == Mark::Shaded), form);
    };
    return full ? lanes_.whiten(clue, force) : lanes_.alternate(clue, force);
}

// The line cannot show the number: the clue lies, or is not selected.
bool LineRule::disbelieve(int clue, std::uint32_t form, Forcing& solver) const {
    const Lit shaded(lanes_.sight(clue).cell, true);
    const Lit selector = selectors_[at(clue)];
    if (solver.trail().holds(selector)) return solver.force(shaded, form);
    return !solver.trail().fails(shaded) || solver.force(~selector, form);
}

void LineRule::explain(Lit lit, std::uint32_t form, std::size_t before, const Trail& trail,
                       Literals& others) {
    const int clue = static_cast<int>(form / 2);
    const Lit shaded(lanes_.sight(clue).cell, true);
    const Lit unselected = ~selectors_[at(clue)];
    if (!(lit == shaded)) others.push_back(shaded);
    if (!(lit == unselected)) others.push_back(unselected);
    found_.clear();
    if (form % 2 == kTooMany) {
        too_many(clue, lit, before, trail, others);
    } else {
        too_few(clue, lit, before, trail, others);
    }
}

// The shaded cells that were first; one less if `lit` is that a cell of the line is white.
void LineRule::too_many(int clue, Lit lit, std::size_t before, const Trail& trail,
                        Literals& others) {
    const Sight& sight = lanes_.sight(clue);
    const Lane& lane = lanes_.lane_of(clue);
    std::size_t needed = at(sight.number) + 1;
    for (std::size_t k = sight.from; k < sight.to; ++k) {
        const Lit shaded(lane.cell(k), true);
        if (lit == ~shaded) {
            --needed;
        } else if (trail.holds(shaded) && trail.position(shaded.var()) < before) {
            found_.emplace_back(trail.position(shaded.var()), shaded);
        }
    }
    if (found_.size() > needed) std::sort(found_.begin(), found_.end());
    for (std::size_t k = 0; k < needed; ++k) others.push_back(~found_[k].second);
}

// White cells, the latest tried first whether it can go. Where `lit` is that a cell of the line is
// shaded, that cell counts as white; where it is that one is white, its neighbours do.
void LineRule::too_few(int clue, Lit lit, std::size_t before, const Trail& trail,
                       Literals& others) {
    const Sight& sight = lanes_.sight(clue);
    const Lane& lane = lanes_.lane_of(clue);
    const std::size_t length = sight.to - sight.from;
    gaps_.begin(length);
    for (std::size_t k = 0; k < length; ++k) {
        const Lit white(lane.cell(sight.from + k), false);
        if (lit == white) {
            if (k > 0) gaps_.whiten(k - 1);
            if (k + 1 < length) gaps_.whiten(k + 1);
        } else if (lit == ~white) {
            gaps_.whiten(k);
        } else if (trail.holds(white) && trail.position(white.var()) < before) {
            found_.emplace_back(trail.position(white.var()), white);
        }
    }
    const auto place = [&](Lit white) {
        return at((white.var() - lane.cell(sight.from)) / lane.stride);
    };
    const auto supposed = [&](const auto& each) { return gaps_.is_white(place(each.second)); };
    found_.erase(std::remove_if(found_.begin(), found_.end(), supposed), found_.end());
    for (const auto& each : found_) gaps_.whiten(place(each.second));
    gaps_.measure(sight.number - 1);
    std::sort(found_.begin(), found_.end());
    for (std::size_t k = found_.size(); k-- > 0;) gaps_.drop(place(found_[k].second));
    for (const auto& each : found_) {
        if (gaps_.is_white(place(each.second))) others.push_back(~each.second);
    }
}

}  // namespace hashigo::yajikazu
