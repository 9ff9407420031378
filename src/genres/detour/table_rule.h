// Small regions as tables, for the clause-learning solver: all ways to lay the line through a
// region's cells so that it turns as often as the number says, a bit each. What is known strikes
// ways out, and what all that are left agree on follows. That is everything that can follow from
// one region, where its count, its parity and its cells one by one would each see a part.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/cdcl/propagator.h"
#include "genres/detour/board.h"

namespace hashigo::detour {

class TableRule : public core::cdcl::Propagator {
  public:
    // The edges' variables come first, in the board's order, then one a cell: whether it turns.
    TableRule(core::Size size, bool skips);

    // `number` of these cells turn if the selector, a new variable, holds. Between calls of solve.
    // False, and nothing done, where there are too many ways for a table.
    bool add(const std::vector<int>& cells, int number, core::cdcl::Lit selector);

    void assigned(std::span<const core::cdcl::Lit> news) override;
    void undone(std::span<const core::cdcl::Lit>) override {}
    bool propagate(core::cdcl::Forcing& solver) override;
    bool check(core::cdcl::Forcing&) override { return true; }
    void explain(core::cdcl::Lit lit, std::uint32_t token, std::size_t before,
                 const core::cdcl::Trail& trail, core::cdcl::Literals& others) override;

  private:
    using Words = std::vector<std::uint64_t>;
    static constexpr unsigned kSeenBits = 6;
    // What follows from a state of a table; all are sets of columns.
    struct Seen {
        std::uint32_t known = 0;
        std::uint32_t holding = ~std::uint32_t{0};  // of those known; at first no such state
        std::uint32_t yes = 0;
        std::uint32_t no = 0;
        bool dead = false;
    };
    struct Table {
        std::vector<core::cdcl::Var> vars;
        Words ways;              // all of them
        Words with;              // for each variable: those in which it holds
        std::vector<Seen> seen;  // by a hash of the state
        core::cdcl::Lit selector;
        bool waits = false;
    };

    // A literal that may be cited, and the most ways that it can strike out.
    struct Known {
        std::size_t column = 0;
        core::cdcl::Lit lit;
        std::size_t most = 0;
    };

    Table& table(int k) { return tables_[static_cast<std::size_t>(k)]; }
    std::vector<int>& tables_of(core::cdcl::Var var);
    bool look(int k, core::cdcl::Forcing& solver);
    const Seen& seen_in(Table& t, const core::cdcl::Trail& trail);
    Seen look_through(const Table& t, std::uint32_t known, std::uint32_t holding);
    void strike(const Table& t, std::size_t column, bool holds);
    std::size_t struck(const Table& t, std::size_t column, bool holds) const;
    void cite(const Table& t, const core::cdcl::Trail& trail, core::cdcl::Literals& others);
    static std::span<const std::uint64_t> with(const Table& t, std::size_t column) {
        return std::span(t.with).subspan(column * t.ways.size(), t.ways.size());
    }

    core::Size size_;
    bool skips_;
    std::vector<Table> tables_;
    std::vector<std::vector<int>> tables_of_;  // per variable
    std::vector<int> waiting_;
    Words left_;                  // reused
    std::vector<Known> known_{};  // reused
};

}  // namespace hashigo::detour
