// A binary heap with the most active variable on top; see order.h.
#include "core/cdcl/order.h"

#include <algorithm>

namespace hashigo::core::cdcl {

void Order::add_variable(bool decide) {
    activity_.push_back(0);
    decide_.push_back(decide ? 1 : 0);
    where_.push_back(kAbsent);
    put(static_cast<Var>(activity_.size() - 1));
}

void Order::bump(Var var) {
    activity_[at(var)] += step_;
    if (activity(var) > kTooLarge) scale_down();
    if (where_[at(var)] != kAbsent) rise(where_[at(var)]);
}

// Shifting can make two activities equal, and ties go by number: the heap is built anew.
void Order::scale_down() {
    for (std::uint64_t& activity : activity_) activity >>= kScale;
    step_ = std::max(step_ >> kScale, kFade);
    for (std::size_t k = heap_.size(); k-- > 0;) sink(k);
}

Var Order::take() {
    const Var top = heap_.front();
    const Var last = heap_.back();
    heap_.pop_back();
    where_[at(top)] = kAbsent;
    if (!heap_.empty()) {
        place(0, last);
        sink(0);
    }
    return top;
}

void Order::put(Var var) {
    if (where_[at(var)] != kAbsent || decide_[at(var)] == 0) return;
    heap_.push_back(var);
    place(heap_.size() - 1, var);
    rise(heap_.size() - 1);
}

void Order::place(std::size_t where, Var var) {
    heap_[where] = var;
    where_[at(var)] = where;
}

void Order::rise(std::size_t from) {
    const Var var = heap_[from];
    while (from > 0) {
        const std::size_t above = (from - 1) / 2;
        if (!before(var, heap_[above])) break;
        place(from, heap_[above]);
        from = above;
    }
    place(from, var);
}

void Order::sink(std::size_t from) {
    const Var var = heap_[from];
    for (;;) {
        std::size_t below = 2 * from + 1;
        if (below >= heap_.size()) break;
        if (below + 1 < heap_.size() && before(heap_[below + 1], heap_[below])) ++below;
        if (!before(heap_[below], var)) break;
        place(from, heap_[below]);
        from = below;
    }
    place(from, var);
}

}  // namespace hashigo::core::cdcl
