// Which suppositions the rungs below probe can break at all, told without climbing. Those rungs
// conclude the same in whatever order they speak, so what they come to is found here edge by edge:
// only what an edge touches is looked at anew, and all is taken back before the next supposition.
// The rungs remain what speaks: this only spares them the climbs that would find nothing.
#pragma once

#include <cstdint>
#include <vector>

#include "genres/detour/board.h"
#include "genres/detour/cell.h"
#include "genres/detour/cut.h"

namespace hashigo::detour {

class Foresight {
  public:
    Foresight(const Puzzle& p, const State& s);

    // Whether the rungs degree, turn, cut and loop break once the fact is supposed; where cells may
    // be left out it is always true, which says nothing.
    bool may_break(const Fact& supposed);

  private:
    struct Turning {
        int least = 0;
        int most = 0;
        std::vector<int> cells{};
    };
    // A piece of line is known at its two end cells: the other end, and how many cells it has.
    struct End {
        int other = 0;
        int cells = 1;
    };
    struct Joined {
        std::size_t at = 0;  // the place of its line on the trail
        int a = 0;
        int b = 0;
        End a_was{};
        End b_was{};
    };

    static std::size_t at(int k) { return static_cast<std::size_t>(k); }
    Sides open(int cell) const { return kAllSides & ~(lines_[at(cell)] | empties_[at(cell)]); }
    Allowed can(int cell) const;
    bool set(int edge, Mark mark);
    bool propagate();
    void enter(int edge, int a, int b);
    void count(int edge, int by);
    void see(int edge, int cell, int by);
    bool look(int edge, int a, int b);
    bool look_at_cell(int cell);
    bool look_at_region(int region);
    bool look_at_cut(int cut);
    bool join(int a, int b);
    bool set_open(int cell, Sides which, Mark mark);
    void take_back();

    const Puzzle& p_;
    bool must_cross_;
    bool useful_ = false;  // all rungs are known here, and the state itself does not break
    std::vector<Mark> marks_;
    std::vector<Sides> lines_;    // per cell
    std::vector<Sides> empties_;  // per cell; the border counts
    std::vector<Turning> regions_;
    std::vector<Crossings> cuts_;
    std::vector<std::vector<int>> across_;  // the edges of each cut
    std::vector<End> ends_;                 // per cell
    std::vector<Joined> joined_;
    std::vector<int> trail_;
    std::size_t entered_ = 0;  // edges of the trail that have been counted
};

}  // namespace hashigo::detour
