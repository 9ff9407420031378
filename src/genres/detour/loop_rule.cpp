// Joining paths end to end, and walking along one to say why it must not close; see loop_rule.h.
#include "genres/detour/loop_rule.h"

#include <algorithm>

namespace hashigo::detour {

using core::cdcl::Forcing;
using core::cdcl::Lit;
using core::cdcl::Literals;
using core::cdcl::Trail;

LoopRule::LoopRule(core::Size size, bool skips)
    : size_(size),
      cells_(size.cells()),
      edges_(edge_count(size)),
      skips_(skips),
      ends_(at(size.cells())) {
    for (int cell = 0; cell < cells_; ++cell) ends_[at(cell)].other = cell;
}

void LoopRule::assigned(std::span<const Lit> news) {
    for (const Lit lit : news) {
        if (is_line(lit)) lines_.push_back(lit.var());
    }
}

void LoopRule::undone(std::span<const Lit> gone) {
    const auto lines =
        std::count_if(gone.begin(), gone.end(), [this](Lit l) { return is_line(l); });
    for (std::ptrdiff_t k = 0; k < lines; ++k) take_back();
}

void LoopRule::take_back() {
    const int edge = lines_.back();
    lines_.pop_back();
    if (joined_.size() <= lines_.size()) return;
    const Joined& last = joined_.back();
    if (edge == closed_) {
        closed_ = -1;
    } else {
        ends_[at(last.a)] = last.a_was;
        ends_[at(last.b)] = last.b_was;
    }
    joined_.pop_back();
}

bool LoopRule::propagate(Forcing& solver) {
    while (joined_.size() < lines_.size()) {
        if (!enter(lines_[joined_.size()], solver)) return false;
    }
    return true;
}

bool LoopRule::enter(int edge, Forcing& solver) {
    if (closed_ >= 0) return solver.force(Lit(edge, false), 0);
    const auto [from, to] = ends(size_, edge);
    const End from_end = ends_[at(from)];
    const End to_end = ends_[at(to)];
    if (from_end.other == to) return close(edge, from_end.lines + 1, solver);
    const Joined path{from_end.other, to_end.other, ends_[at(from_end.other)],
                      ends_[at(to_end.other)]};
    const int lines = from_end.lines + to_end.lines + 1;
    ends_[at(path.a)] = {path.b, lines};
    ends_[at(path.b)] = {path.a, lines};
    joined_.push_back(path);
    return keep_open(path, solver);
}

bool LoopRule::close(int edge, int lines, Forcing& solver) {
    if (!whole(lines, static_cast<int>(joined_.size()) + 1)) {
        return solver.force(Lit(edge, false), 0);
    }
    closed_ = edge;
    joined_.emplace_back();
    return true;
}

bool LoopRule::keep_open(const Joined& path, Forcing& solver) const {
    const int lines = ends_[at(path.a)].lines;
    if (lines == 1 || whole(lines + 1, static_cast<int>(joined_.size()) + 1)) return true;
    const int edge = edge_between(size_, path.a, path.b);
    if (edge < 0 || !solver.trail().open(edge)) return true;
    return solver.force(Lit(edge, false), 0);
}

// The line at a cell, other than `but`, that was there before; -1 if there is none.
int LoopRule::next_line(int cell, int but, std::size_t before, const Trail& trail) const {
    for (const core::Direction side : core::kDirections) {
        const int edge = edge_at(size_, cell, side);
        if (edge < 0 || edge == but || !trail.holds(Lit(edge, true))) continue;
        if (trail.position(edge) < before) return edge;
    }
    return -1;
}

// Collects the lines from a cell on, not over `edge`; the cell at which they end.
int LoopRule::walk(int cell, int edge, std::size_t before, const Trail& trail) {
    path_.clear();
    for (int last = edge; (last = next_line(cell, last, before, trail)) >= 0 && last != edge;) {
        path_.push_back(last);
        const auto [a, b] = ends(size_, last);
        cell = a == cell ? b : a;
    }
    return cell;
}

// An edge that would close a path: the path, and where cells may be left out a line elsewhere. Or
// an edge outside a loop that is closed.
void LoopRule::explain(Lit lit, std::uint32_t, std::size_t before, const Trail& trail,
                       Literals& others) {
    const int edge = lit.var();
    const auto [from, to] = ends(size_, edge);
    const bool closes = walk(from, edge, before, trail) == to && !path_.empty();
    if (!closes) {
        const auto [a, b] = ends(size_, closed_);
        walk(a, closed_, before, trail);
        path_.push_back(closed_);
    }
    for (const int line : path_) others.emplace_back(line, false);
    if (!closes || !skips_) return;
    for (const int line : lines_) {
        const bool on_path = std::find(path_.begin(), path_.end(), line) != path_.end();
        if (line == edge || on_path || trail.position(line) >= before) continue;
        others.emplace_back(line, false);
        return;
    }
}

}  // namespace hashigo::detour
