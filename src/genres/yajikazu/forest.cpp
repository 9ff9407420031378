// Union by weight with an undo log; see forest.h.
#include "genres/yajikazu/forest.h"

#include <numeric>

namespace hashigo::yajikazu {

Forest::Forest(int nodes, int heavy, int weight)
    : parent_(at(nodes)), weight_(at(nodes), 1), ring_(at(nodes)) {
    std::iota(parent_.begin(), parent_.end(), 0);
    std::iota(ring_.begin(), ring_.end(), 0);
    weight_[at(heavy)] = weight;
}

bool Forest::join(int a, int b) {
    int above = root(a);
    int below = root(b);
    if (above == below) return false;
    if (weight_[at(above)] < weight_[at(below)]) std::swap(above, below);
    parent_[at(below)] = above;
    weight_[at(above)] += weight_[at(below)];
    std::swap(ring_[at(above)], ring_[at(below)]);
    joins_.emplace_back(above, below);
    return true;
}

void Forest::undo_to(std::size_t joins) {
    while (joins_.size() > joins) {
        const auto [above, below] = joins_.back();
        joins_.pop_back();
        std::swap(ring_[at(above)], ring_[at(below)]);
        weight_[at(above)] -= weight_[at(below)];
        parent_[at(below)] = below;
    }
}

}  // namespace hashigo::yajikazu
