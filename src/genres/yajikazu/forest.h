// Whether shaded cells part the white ones, kept up to date as cells are shaded and unshaded.
// Shaded cells that meet at a corner form a chain; a chain parts the board exactly if it closes a
// loop, where touching the border counts as meeting one more node, the border itself. So the white
// cells are connected as long as shaded cells, their diagonal links and the border form a forest.
// True for boards with at least two rows and two columns.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

namespace hashigo::yajikazu {

// Union-find without path compression, so that joins can be undone in reverse order. Each part also
// is a ring of its members, so that the smaller of two joined parts can be walked.
class Forest {
  public:
    // Nodes 0 … nodes - 1; `heavy` counts as `weight` nodes, so that it is rarely walked.
    Forest(int nodes, int heavy, int weight);

    int root(int node) const {
        while (parent_[at(node)] != node) node = parent_[at(node)];
        return node;
    }

    // Joins the parts of two nodes. False if they are one part already.
    bool join(int a, int b);

    // Calls visit(node) for every member of the smaller part of the last join.
    template <class Visit>
    void each_joined(Visit&& visit) const {
        const auto [above, below] = joins_.back();
        // Joining spliced the rings: the smaller one now runs from above's successor to below.
        for (int node = ring_[at(above)];; node = ring_[at(node)]) {
            visit(node);
            if (node == below) return;
        }
    }

    std::size_t joins() const { return joins_.size(); }
    void undo_to(std::size_t joins);

  private:
    static std::size_t at(int node) { return static_cast<std::size_t>(node); }

    std::vector<int> parent_;
    std::vector<int> weight_;
    std::vector<int> ring_;
    std::vector<std::pair<int, int>> joins_;
};

}  // namespace hashigo::yajikazu
