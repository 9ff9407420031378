// What is open and what is left of each sum; see parity_rule.h.
#include "genres/detour/parity_rule.h"

#include <algorithm>
#include <utility>

namespace hashigo::detour {

using core::cdcl::Forcing;
using core::cdcl::Lit;
using core::cdcl::Literals;
using core::cdcl::Trail;
using core::cdcl::Var;

ParityRule::ParityRule(core::Size size)
    : size_(size),
      first_selector_(edge_count(size) + size.cells()),
      sums_of_edge_(static_cast<std::size_t>(edge_count(size))) {}

void ParityRule::add(const std::vector<int>& cells, bool odd, Lit selector) {
    std::vector<Var> sideways;
    std::vector<Var> upright;
    for (const int cell : cells) {
        for (const core::Direction side : core::kDirections) {
            const int edge = edge_at(size_, cell, side);
            const int next = core::step(size_, cell, side);
            if (edge < 0 || std::find(cells.begin(), cells.end(), next) != cells.end()) continue;
            (is_across(size_, edge) ? sideways : upright).push_back(edge);
        }
    }
    add_sum(std::move(sideways), odd, selector);
    add_sum(std::move(upright), odd, selector);
}

void ParityRule::add_sum(std::vector<Var> edges, bool odd, Lit selector) {
    const int k = static_cast<int>(sums_.size());
    for (const Var edge : edges) sums_of_edge_[static_cast<std::size_t>(edge)].push_back(k);
    const auto named = static_cast<std::size_t>(selector.var() - first_selector_);
    if (sums_of_selector_.size() <= named) sums_of_selector_.resize(named + 1);
    sums_of_selector_[named].push_back(k);
    const int open = static_cast<int>(edges.size());
    sums_.push_back({std::move(edges), selector, odd, open});
}

std::vector<int>* ParityRule::sums_of(Var var) {
    if (var < edge_count(size_)) return &sums_of_edge_[static_cast<std::size_t>(var)];
    const auto named = static_cast<std::size_t>(var - first_selector_);
    const bool is_selector = var >= first_selector_ && named < sums_of_selector_.size();
    return is_selector ? &sums_of_selector_[named] : nullptr;
}

void ParityRule::assigned(std::span<const Lit> news) {
    if (sums_.empty()) return;
    for (const Lit lit : news) note(lit);
}

void ParityRule::note(Lit lit) {
    const auto* sums = sums_of(lit.var());
    if (sums == nullptr) return;
    const bool edge = lit.var() < first_selector_;
    for (const int k : *sums) {
        Sum& s = sum(k);
        if (edge) {
            --s.open;
            s.odd ^= lit.positive();
        }
        if (s.open <= 1) waiting_.push_back(k);
    }
}

void ParityRule::undone(std::span<const Lit> gone) {
    if (sums_.empty()) return;
    for (const Lit lit : gone) {
        if (static_cast<std::size_t>(lit.var()) >= sums_of_edge_.size()) continue;
        for (const int k : sums_of_edge_[static_cast<std::size_t>(lit.var())]) {
            ++sum(k).open;
            sum(k).odd ^= lit.positive();
        }
    }
}

bool ParityRule::propagate(Forcing& solver) {
    while (!waiting_.empty()) {
        const int k = waiting_.back();
        waiting_.pop_back();
        if (!look(k, solver)) return false;
    }
    return true;
}

bool ParityRule::look(int k, Forcing& solver) {
    const Sum& s = sum(k);
    const Trail& trail = solver.trail();
    const auto token = static_cast<std::uint32_t>(k);
    if (s.open > 1 || trail.fails(s.selector)) return true;
    if (s.open == 0) return !s.odd || solver.force(~s.selector, token);
    if (!trail.holds(s.selector)) return true;
    const auto told = [&](Var edge) { return !trail.open(edge); };
    const auto last = std::find_if_not(s.edges.begin(), s.edges.end(), told);
    return last == s.edges.end() || solver.force(Lit(*last, s.odd), token);
}

void ParityRule::explain(Lit lit, std::uint32_t token, std::size_t, const Trail& trail,
                         Literals& others) {
    const Sum& s = sum(static_cast<int>(token));
    if (!(lit == ~s.selector)) others.push_back(~s.selector);
    for (const Var edge : s.edges) {
        if (edge != lit.var()) others.emplace_back(edge, trail.fails(Lit(edge, true)));
    }
}

}  // namespace hashigo::detour
