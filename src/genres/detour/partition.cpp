// Growing regions, and cutting one along a tree; see partition.h. Such a cut exists: if on every
// edge of a spanning tree the values beyond added up to 0, each cell's value would be 0.
#include "genres/detour/partition.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace hashigo::detour {

namespace {

std::size_t at(int k) {
    return static_cast<std::size_t>(k);
}

int draw_below(int bound, core::Random& random) {
    return static_cast<int>(random.below(static_cast<std::uint64_t>(bound)));
}

// Takes a random one out of a bag.
template <class Item>
Item take(std::vector<Item>& bag, core::Random& random) {
    std::swap(bag[at(draw_below(static_cast<int>(bag.size()), random))], bag.back());
    const Item item = bag.back();
    bag.pop_back();
    return item;
}

class Growth {
  public:
    // Cells that may not be taken have a region already.
    Growth(core::Size size, std::vector<int> region, core::Random& random)
        : size_(size), region_(std::move(region)), random_(random) {}

    void grow_all(int target) {
        std::vector<int> order(region_.size());
        std::iota(order.begin(), order.end(), 0);
        random_.shuffle(order);
        for (const int cell : order) {
            if (region_[at(cell)] < 0 && grow(cell, target - 1 + draw_below(3, random_)) == 1) {
                join_neighbour(cell);
            }
        }
    }
    const std::vector<int>& region() const { return region_; }

  private:
    int grow(int first, int most) {
        std::vector<int> rim{first};
        int taken = 0;
        while (!rim.empty() && taken < std::max(most, 1)) {
            const int cell = take(rim, random_);
            if (region_[at(cell)] >= 0) continue;
            region_[at(cell)] = next_;
            ++taken;
            core::each_neighbour(size_, cell, [&](int beside) {
                if (region_[at(beside)] < 0) rim.push_back(beside);
            });
        }
        ++next_;
        return taken;
    }

    void join_neighbour(int cell) {
        std::vector<int> others;
        core::each_neighbour(size_, cell, [&](int beside) {
            const int other = region_[at(beside)];
            if (other >= 0 && other < kBarred) others.push_back(other);
        });
        if (!others.empty()) region_[at(cell)] = take(others, random_);
    }

  public:
    static constexpr int kBarred = 1 << 28;

  private:
    core::Size size_;
    std::vector<int> region_;
    core::Random& random_;
    int next_ = 0;
};

// A cell of a random tree.
struct Reached {
    int cell = 0;
    int from = -1;  // the place of the cell that it was reached from
    int weight = 1;
    int sum = 0;
    bool beyond = false;  // the cut
};

// The cells in the order in which they were reached.
std::vector<Reached> random_tree(core::Size size, const std::vector<int>& cells,
                                 const std::vector<int>& values, core::Random& random) {
    const int count = static_cast<int>(cells.size());
    std::vector<Reached> tree;
    std::vector<char> in(cells.size(), 0);
    std::vector<std::pair<int, int>> rim{{draw_below(count, random), -1}};
    while (!rim.empty()) {
        const auto [k, from] = take(rim, random);
        if (std::exchange(in[at(k)], char{1}) != 0) continue;
        const int here = static_cast<int>(tree.size());
        tree.push_back({cells[at(k)], from, 1, values[at(k)]});
        core::each_neighbour(size, cells[at(k)], [&](int beside) {
            const auto next = std::find(cells.begin(), cells.end(), beside);
            if (next != cells.end()) rim.emplace_back(next - cells.begin(), here);
        });
    }
    return tree;
}

// Adds up weights and sums towards the root; the node whose part, having a sum, is nearest to half.
int best_cut(std::vector<Reached>& tree) {
    const int count = static_cast<int>(tree.size());
    const auto smaller = [&](int k) {
        return std::min(tree[at(k)].weight, count - tree[at(k)].weight);
    };
    int best = 0;
    for (int k = count - 1; k > 0; --k) {
        const Reached& node = tree[at(k)];
        tree[at(node.from)].weight += node.weight;
        tree[at(node.from)].sum += node.sum;
        if (node.sum != 0 && (best == 0 || smaller(k) > smaller(best))) best = k;
    }
    return best;
}

}  // namespace

std::vector<int> random_regions(core::Size size, int target, bool half_turn, core::Random& random) {
    const int cells = size.cells();
    std::vector<int> region(at(cells), -1);
    if (half_turn) std::fill(region.begin() + cells / 2, region.end(), Growth::kBarred);
    Growth growth(size, std::move(region), random);
    growth.grow_all(target);
    region = growth.region();
    if (!half_turn) return region;
    for (int cell = 0; cell < cells / 2; ++cell) {
        region[at(cells - 1 - cell)] = region[at(cell)] + Growth::kBarred;
    }
    return region;
}

std::pair<std::vector<int>, std::vector<int>> cut_apart(core::Size size,
                                                        const std::vector<int>& cells,
                                                        const std::vector<int>& values,
                                                        core::Random& random) {
    std::vector<Reached> tree = random_tree(size, cells, values, random);
    const int best = best_cut(tree);
    std::pair<std::vector<int>, std::vector<int>> parts;
    for (int k = 0; k < static_cast<int>(tree.size()); ++k) {
        Reached& node = tree[at(k)];
        node.beyond = best > 0 && (k == best || (k > 0 && tree[at(node.from)].beyond));
        (node.beyond ? parts.second : parts.first).push_back(node.cell);
    }
    std::sort(parts.first.begin(), parts.first.end());
    std::sort(parts.second.begin(), parts.second.end());
    return parts;
}

}  // namespace hashigo::detour
