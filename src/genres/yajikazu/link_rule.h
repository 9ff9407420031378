// Connected white cells as a rule of the clause-learning solver: a cell that would close a cycle of
// links (links.h) is white, because the other cells of that cycle are shaded. Asked why, the rule
// looks for the shortest cycle through the cell.
#pragma once

#include <span>
#include <vector>

#include "core/cdcl/propagator.h"
#include "genres/yajikazu/links.h"

namespace hashigo::yajikazu {

class LinkRule : public core::cdcl::Propagator {
  public:
    // The cells' variables are the first size.cells() ones. At least two rows and columns.
    explicit LinkRule(core::Size size);

    void assigned(std::span<const core::cdcl::Lit> news) override;
    void undone(std::span<const core::cdcl::Lit> gone) override;
    bool propagate(core::cdcl::Forcing& solver) override;
    bool check(core::cdcl::Forcing&) override { return true; }
    void explain(core::cdcl::Lit lit, std::uint32_t token, std::size_t before,
                 const core::cdcl::Trail& trail, core::cdcl::Literals& others) override;

  private:
    static std::size_t at(int node) { return static_cast<std::size_t>(node); }
    bool is_shaded_cell(core::cdcl::Lit lit) const {
        return lit.positive() && lit.var() < links_.border();
    }

    struct Visit {
        std::uint32_t stamp = 0;
        int branch = 0;  // which of the centre's links it was reached by
        int from = 0;    // the node before it
    };
    void reach(int node, int branch, int from);
    template <class Step>
    void each_link(int node, int centre, Step&& step) const;
    void cite(int node, int centre, core::cdcl::Literals& others) const;

    Links links_;
    std::vector<int> shaded_;  // told, in order
    std::size_t entered_ = 0;  // so many of them have entered the links
    std::vector<Visit> visits_;
    std::vector<int> queue_;
    std::uint32_t stamp_ = 0;
};

}  // namespace hashigo::yajikazu
