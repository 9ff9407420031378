// One loop as a rule of the clause-learning solver: lines grow into paths, of which the two ends
// are known, and the edge that would close a path into a loop stays empty unless the loop is whole.
// (No cell has more than two lines: shape_rule.h, which must be asked before this.) Where cells may
// be left out, a loop is whole if there is no line outside it.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/cdcl/propagator.h"
#include "genres/detour/board.h"

namespace hashigo::detour {

class LoopRule : public core::cdcl::Propagator {
  public:
    // The edges' variables come first, in the board's order.
    LoopRule(core::Size size, bool skips);

    void assigned(std::span<const core::cdcl::Lit> news) override;
    void undone(std::span<const core::cdcl::Lit> gone) override;
    bool propagate(core::cdcl::Forcing& solver) override;
    bool check(core::cdcl::Forcing&) override { return true; }
    void explain(core::cdcl::Lit lit, std::uint32_t token, std::size_t before,
                 const core::cdcl::Trail& trail, core::cdcl::Literals& others) override;

  private:
    // A path is known at its ends: the other end and how many lines it has. (Its inner cells keep
    // what they knew when they became inner, which is what undoing restores.)
    struct End {
        int other = 0;
        int lines = 0;
    };
    struct Joined {
        int a = 0;  // the ends of the new path
        int b = 0;
        End a_was;
        End b_was;
    };

    static std::size_t at(int k) { return static_cast<std::size_t>(k); }
    bool is_line(core::cdcl::Lit lit) const { return lit.positive() && lit.var() < edges_; }
    void take_back();
    bool enter(int edge, core::cdcl::Forcing& solver);
    bool close(int edge, int lines, core::cdcl::Forcing& solver);
    bool keep_open(const Joined& path, core::cdcl::Forcing& solver) const;
    bool whole(int lines, int entered) const { return lines == (skips_ ? entered : cells_); }
    int next_line(int cell, int but, std::size_t before, const core::cdcl::Trail& trail) const;
    int walk(int cell, int edge, std::size_t before, const core::cdcl::Trail& trail);

    core::Size size_;
    int cells_;
    int edges_;
    bool skips_;
    std::vector<End> ends_;
    std::vector<int> lines_;      // told, in order
    std::vector<Joined> joined_;  // what each that has entered has changed
    int closed_ = -1;             // the edge that closed the whole loop
    std::vector<int> path_;       // reused
};

}  // namespace hashigo::detour
