// One depth-first pass finds components and cut cells together. A cell is a cut cell if some branch
// below it never climbs past it (low link), or if it is the root and has two branches. The stack
// is explicit, so that a large board cannot overflow the call stack.
#include "genres/yajikazu/region.h"

#include <algorithm>

namespace hashigo::yajikazu {

namespace {

class Pass {
  public:
    Pass(const Puzzle& p, const State& s) : p_(p), s_(s) {
        const auto n = static_cast<std::size_t>(p.size.cells());
        out_.of.assign(n, Components::kNone);
        out_.is_cut.assign(n, 0);
        order_.assign(n, 0);
        low_.assign(n, 0);
    }

    Components run() {
        for (int cell = 0; cell < p_.size.cells(); ++cell) {
            if (mark(cell) != Mark::Shaded && order_[at(cell)] == 0) explore(cell);
        }
        return std::move(out_);
    }

  private:
    struct Visit {
        int cell;
        int parent;
        std::size_t next_direction;
    };

    static std::size_t at(int cell) { return static_cast<std::size_t>(cell); }
    Mark mark(int cell) const { return s_.marks[at(cell)]; }

    void enter(int cell, int parent) {
        order_[at(cell)] = low_[at(cell)] = ++clock_;
        out_.of[at(cell)] = static_cast<int>(out_.size.size()) - 1;
        ++out_.size.back();
        if (mark(cell) == Mark::White) out_.white.back() = cell;
        stack_.push_back({cell, parent, 0});
    }

    void explore(int root) {
        out_.size.push_back(0);
        out_.white.push_back(Components::kNone);
        int branches = 0;
        enter(root, Components::kNone);
        while (!stack_.empty()) {
            Visit& top = stack_.back();
            if (top.next_direction < core::kDirections.size()) {
                look(top);
                continue;
            }
            const Visit done = top;
            stack_.pop_back();
            if (done.parent == root) ++branches;
            if (done.parent != Components::kNone) leave(done, root);
        }
        out_.is_cut[at(root)] = branches > 1 ? 1 : 0;
    }

    void look(Visit& top) {
        const int cell = top.cell;
        const int parent = top.parent;
        const int next = core::step(p_.size, cell, core::kDirections[top.next_direction++]);
        if (next < 0 || next == parent || mark(next) == Mark::Shaded) return;
        if (order_[at(next)] == 0) {
            enter(next, cell);
        } else {
            low_[at(cell)] = std::min(low_[at(cell)], order_[at(next)]);
        }
    }

    void leave(const Visit& done, int root) {
        const std::size_t parent = at(done.parent);
        low_[parent] = std::min(low_[parent], low_[at(done.cell)]);
        if (done.parent != root && low_[at(done.cell)] >= order_[parent]) out_.is_cut[parent] = 1;
    }

    const Puzzle& p_;
    const State& s_;
    Components out_;
    std::vector<int> order_;
    std::vector<int> low_;
    std::vector<Visit> stack_;
    int clock_ = 0;
};

}  // namespace

Components components(const Puzzle& p, const State& s) {
    return Pass(p, s).run();
}

}  // namespace hashigo::yajikazu
