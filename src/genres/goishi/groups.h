// Things that belong together, found by joining pairs (disjoint sets).
#pragma once

#include <cstddef>
#include <numeric>
#include <vector>

namespace hashigo::goishi {

class Groups {
  public:
    explicit Groups(int count) : parent_(static_cast<std::size_t>(count)) {
        std::iota(parent_.begin(), parent_.end(), 0);
    }

    // The same number for all of a group.
    int of(int one) {
        auto at = static_cast<std::size_t>(one);
        while (parent_[at] != static_cast<int>(at)) {
            parent_[at] = parent_[static_cast<std::size_t>(parent_[at])];
            at = static_cast<std::size_t>(parent_[at]);
        }
        return static_cast<int>(at);
    }
    void join(int one, int other) { parent_[static_cast<std::size_t>(of(one))] = of(other); }

  private:
    std::vector<int> parent_;
};

}  // namespace hashigo::goishi
