// Entering shaded cells into the links, and breadth-first search for a cycle; see link_rule.h.
#include "genres/yajikazu/link_rule.h"

#include <algorithm>

namespace hashigo::yajikazu {

using core::cdcl::Forcing;
using core::cdcl::Lit;
using core::cdcl::Literals;
using core::cdcl::Trail;

LinkRule::LinkRule(core::Size size) : links_(size), visits_(at(size.cells() + 1)) {}

void LinkRule::assigned(std::span<const Lit> news) {
    for (const Lit lit : news) {
        if (is_shaded_cell(lit)) shaded_.push_back(lit.var());
    }
}

void LinkRule::undone(std::span<const Lit> gone) {
    const auto shaded = [this](Lit lit) { return is_shaded_cell(lit); };
    const auto less = std::count_if(gone.begin(), gone.end(), shaded);
    shaded_.resize(shaded_.size() - static_cast<std::size_t>(less));
    for (; entered_ > shaded_.size(); --entered_) links_.leave();
}

bool LinkRule::propagate(Forcing& solver) {
    const Trail& trail = solver.trail();
    const auto whiten_if_closing = [&](int cell) {
        const Lit white(cell, false);
        return !trail.open(cell) || !links_.closes(cell) || solver.force(white, 0);
    };
    while (entered_ < shaded_.size()) {
        const int cell = shaded_[entered_];
        if (links_.closes(cell)) return solver.force(Lit(cell, false), 0);
        ++entered_;
        if (!links_.enter(cell, whiten_if_closing)) return false;
    }
    return true;
}

void LinkRule::reach(int node, int branch, int from) {
    visits_[at(node)] = {stamp_, branch, from};
    queue_.push_back(node);
}

// The neighbours of a node in the graph of links, apart from the centre; the caller sorts out those
// that are not shaded.
template <class Step>
void LinkRule::each_link(int node, int centre, Step&& step) const {
    if (node == links_.border()) {
        for (int cell = 0; cell < links_.border(); ++cell) {
            if (links_.on_border(cell) && cell != centre) step(cell);
        }
        return;
    }
    for (const int next : links_.diagonals(node)) {
        if (next != centre) step(next);
    }
    if (links_.on_border(node)) step(links_.border());
}

void LinkRule::cite(int node, int centre, Literals& others) const {
    for (; node != centre; node = visits_[at(node)].from) {
        if (node != links_.border()) others.emplace_back(node, false);
    }
}

// Grows from all links of the centre at once. Where two branches meet, they and the centre make a
// cycle.
void LinkRule::explain(Lit lit, std::uint32_t, std::size_t before, const Trail& trail,
                       Literals& others) {
    const int centre = lit.var();
    ++stamp_;
    queue_.clear();
    const auto there = [&](int node) {
        return node == links_.border() ||
               (trail.holds(Lit(node, true)) && trail.position(node) < before);
    };
    each_link(centre, centre, [&](int node) {
        if (there(node)) reach(node, static_cast<int>(queue_.size()), centre);
    });
    for (std::size_t taken = 0; taken < queue_.size();) {
        const int node = queue_[taken++];
        const Visit here = visits_[at(node)];
        int meets = -1;
        each_link(node, centre, [&](int next) {
            const Visit& other = visits_[at(next)];
            if (meets >= 0 || next == here.from || !there(next)) return;
            if (other.stamp != stamp_) return reach(next, here.branch, node);
            if (other.branch != here.branch) meets = next;
        });
        if (meets < 0) continue;
        cite(node, centre, others);
        cite(meets, centre, others);
        return;
    }
}

}  // namespace hashigo::yajikazu
