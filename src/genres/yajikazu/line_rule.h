// Clues as a rule of the clause-learning solver. A cell's variable holds if the cell is shaded.
// Each clue comes with a selector: it is asked for only where that holds. Forcing is that of
// lanes.h; each step is explained by a clause of one of two forms, both with "the clue's cell is
// shaded" and "the clue is not selected" in it:
//   too many   some n + 1 cells of the line are not all shaded
//   too few    some white cells of the line are not all white, since too few would fit without them
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/cdcl/propagator.h"
#include "genres/yajikazu/gaps.h"
#include "genres/yajikazu/lanes.h"

namespace hashigo::yajikazu {

class LineRule : public core::cdcl::Propagator {
  public:
    // The cells' variables are the first size.cells() ones.
    explicit LineRule(core::Size size);

    // The selector must be a variable beyond the cells'.
    void add(int cell, const Clue& clue, core::cdcl::Lit selector);

    void assigned(std::span<const core::cdcl::Lit> news) override;
    void undone(std::span<const core::cdcl::Lit> gone) override;
    bool propagate(core::cdcl::Forcing& solver) override;
    bool check(core::cdcl::Forcing&) override { return true; }
    void explain(core::cdcl::Lit lit, std::uint32_t form, std::size_t before,
                 const core::cdcl::Trail& trail, core::cdcl::Literals& others) override;

  private:
    using Lit = core::cdcl::Lit;
    using Trail = core::cdcl::Trail;

    bool is_cell(Lit lit) const { return lit.var() < cells_; }
    void flip(Lit cell) { lanes_.flip(cell.var(), cell.positive() ? Mark::Shaded : Mark::White); }
    bool look(int clue, const Trail& trail, core::cdcl::Forcing& solver) const;
    bool disbelieve(int clue, std::uint32_t form, core::cdcl::Forcing& solver) const;
    void too_many(int clue, Lit lit, std::size_t before, const Trail& trail,
                  core::cdcl::Literals& others);
    void too_few(int clue, Lit lit, std::size_t before, const Trail& trail,
                 core::cdcl::Literals& others);

    int cells_;
    Lanes lanes_;
    std::vector<Lit> selectors_;  // per clue
    std::vector<int> clue_of_;    // per variable beyond the cells: its clue, or -1
    std::vector<std::pair<std::size_t, Lit>> found_;  // reused: literals by position
    Gaps gaps_;                                       // reused
};

}  // namespace hashigo::yajikazu
