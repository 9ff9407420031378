// Each cell's shape as a rule of the clause-learning solver: four edges and a turn, of which the
// table of shapes says what follows. Asked why, it leaves out of what was known all that the
// conclusion does not need, the latest first.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/cdcl/propagator.h"
#include "genres/detour/board.h"
#include "genres/detour/shapes.h"

namespace hashigo::detour {

class ShapeRule : public core::cdcl::Propagator {
  public:
    // The edges' variables come first, in the board's order, then one a cell: whether it turns.
    ShapeRule(core::Size size, bool skips);

    // All cells are to be looked at, though nothing is known yet: corners have one shape only.
    void assigned(std::span<const core::cdcl::Lit> news) override;
    void undone(std::span<const core::cdcl::Lit> gone) override;
    bool propagate(core::cdcl::Forcing& solver) override;
    bool check(core::cdcl::Forcing&) override { return true; }
    void explain(core::cdcl::Lit lit, std::uint32_t token, std::size_t before,
                 const core::cdcl::Trail& trail, core::cdcl::Literals& others) override;

  private:
    static constexpr core::cdcl::Var kNone = -1;
    struct Cell {
        std::array<core::cdcl::Var, kSlots> vars{};  // kNone beyond the border
        int bare = 0;                                // its code where nothing is known
        int code = 0;
        bool waits = false;
    };
    // Where a variable stands: in one cell or in two.
    struct Place {
        int cell = -1;
        int power = 0;
    };

    Cell& cell(int k) { return cells_[static_cast<std::size_t>(k)]; }
    template <class Visit>
    void each_place(core::cdcl::Lit lit, Visit&& visit);
    void enlist(int k);
    bool look(int k, core::cdcl::Forcing& solver);
    bool refuse(int k, core::cdcl::Forcing& solver);
    template <class Still>
    void cite(const Cell& c, std::size_t before, const core::cdcl::Trail& trail, Still&& still,
              core::cdcl::Literals& others) const;

    const Shapes& shapes_;
    std::vector<Cell> cells_;
    std::vector<std::array<Place, 2>> places_;  // per variable
    std::vector<int> waiting_;
};

}  // namespace hashigo::detour
