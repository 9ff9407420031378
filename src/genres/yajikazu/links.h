// Which cells would part the white ones if they were shaded. Shaded cells never touch along sides,
// so what parts white cells is a chain of shaded cells that meet at corners, closed to a loop or
// running from border to border: a cycle among shaded cells, their diagonal links and the border as
// one more node. As long as there is none, these are a forest (forest.h), and a cell closes a cycle
// exactly if two of its links lead to one part. True for boards of at least two rows and columns.
#pragma once

#include <vector>

#include "core/grid.h"
#include "genres/yajikazu/forest.h"

namespace hashigo::yajikazu {

class Links {
  public:
    explicit Links(core::Size size);

    int border() const { return border_; }
    bool on_border(int cell) const { return places_[at(cell)].border; }
    const std::vector<int>& neighbours(int cell) const { return places_[at(cell)].neighbours; }
    const std::vector<int>& diagonals(int cell) const { return places_[at(cell)].diagonals; }

    // Whether a cell that has not entered would close a cycle.
    bool closes(int cell) const;
    // Lets a shaded cell enter. Calls visit(cell) for every cell that can have come to close a
    // cycle; false as soon as that is, or if the cell itself closes one.
    template <class Visit>
    bool enter(int cell, Visit&& visit);
    // Takes the last cell out that entered, whether that succeeded or not.
    void leave();

  private:
    struct Place {
        bool border = false;
        std::vector<int> neighbours;
        std::vector<int> diagonals;
    };
    struct Entry {
        int cell;
        std::size_t joins;  // before it
    };

    static std::size_t at(int cell) { return static_cast<std::size_t>(cell); }
    template <class Visit>
    bool link(int cell, int other, Visit& visit);

    int border_;
    std::vector<Place> places_;
    std::vector<char> entered_;
    std::vector<Entry> entries_;
    Forest forest_;
};

template <class Visit>
bool Links::enter(int cell, Visit&& visit) {
    entries_.push_back({cell, forest_.joins()});
    const bool closing = closes(cell);
    entered_[at(cell)] = 1;
    if (closing) return false;
    if (on_border(cell) && !link(cell, border_, visit)) return false;
    for (const int next : diagonals(cell)) {
        if (entered_[at(next)] != 0 && !link(cell, next, visit)) return false;
    }
    for (const int next : diagonals(cell)) {
        if (!visit(next)) return false;
    }
    return true;
}

// After a join, only cells beside the smaller part can have come to touch one part twice.
template <class Visit>
bool Links::link(int cell, int other, Visit& visit) {
    if (!forest_.join(cell, other)) return false;
    bool sound = true;
    forest_.each_joined([&](int node) {
        if (node != border_) {
            for (const int next : diagonals(node)) sound = sound && visit(next);
            return;
        }
        for (int next = 0; next < border_; ++next) {
            if (on_border(next)) sound = sound && visit(next);
        }
    });
    return sound;
}

}  // namespace hashigo::yajikazu
