// Listing the ways, and striking them out; see table_rule.h. Nothing is kept up to date: a table is
// a few words a variable, so what is left of it is found anew each time.
#include "genres/detour/table_rule.h"

#include <algorithm>
#include <array>

#include "core/bits.h"
#include "genres/detour/shapes.h"

namespace hashigo::detour {

namespace {

using core::cdcl::Forcing;
using core::cdcl::Lit;
using core::cdcl::Literals;
using core::cdcl::Trail;
using core::cdcl::Var;

constexpr std::size_t kMostCells = 7;
constexpr std::size_t kMostWays = 1024;
constexpr std::size_t kMostColumns = 32;

// Lists the ways as sets of columns that hold.
class Lister {
  public:
    Lister(core::Size size, const std::vector<int>& cells, int number, bool skips)
        : number_(number), shapes_(kShapes.size() - (skips ? 0 : 1)) {
        for (const int cell : cells) add_cell(size, cell);
    }

    bool run() { return vars.size() <= kMostColumns && extend(0, 0, 0, 0); }

    std::vector<Var> vars{};            // by column
    std::vector<std::uint32_t> ways{};  // sets of columns

  private:
    struct Cell {
        std::array<int, kSlots> columns{};  // -1 beyond the border
        std::uint32_t mask = 0;
    };

    void add_cell(core::Size size, int cell) {
        Cell added;
        for (int slot = 0; slot < kSlots; ++slot) {
            const Var var = slot == kTurnSlot
                                ? edge_count(size) + cell
                                : edge_at(size, cell, static_cast<core::Direction>(slot));
            const int column = var < 0 ? -1 : column_of(var);
            added.columns[static_cast<std::size_t>(slot)] = column;
            if (column >= 0) added.mask |= std::uint32_t{1} << column;
        }
        cells_.push_back(added);
    }

    int column_of(Var var) {
        const auto found = std::find(vars.begin(), vars.end(), var);
        const auto column = static_cast<int>(found - vars.begin());
        if (found == vars.end()) vars.push_back(var);
        return column % static_cast<int>(kMostColumns);
    }

    // False where there are too many.
    bool extend(std::size_t k, std::uint32_t chosen, std::uint32_t known, int turns) {
        const int left = static_cast<int>(cells_.size() - k);
        if (turns > number_ || turns + left < number_) return true;
        if (left == 0) {
            ways.push_back(chosen);
            return ways.size() <= kMostWays;
        }
        const Cell& cell = cells_[k];
        for (std::size_t shape = 0; shape < shapes_; ++shape) {
            std::uint32_t set = 0;
            if (!set_of(cell, kShapes[shape], set)) continue;
            if (((set ^ chosen) & known & cell.mask) != 0) continue;
            const int turn = kShapes[shape] >> kTurnSlot & 1;
            if (!extend(k + 1, chosen | set, known | cell.mask, turns + turn)) return false;
        }
        return true;
    }

    static bool set_of(const Cell& cell, std::uint8_t shape, std::uint32_t& set) {
        for (std::size_t slot = 0; slot < kSlots; ++slot) {
            if ((shape >> slot & 1) == 0) continue;
            if (cell.columns[slot] < 0) return false;
            set |= std::uint32_t{1} << cell.columns[slot];
        }
        return true;
    }

    int number_;
    std::size_t shapes_;
    std::vector<Cell> cells_{};
};

}  // namespace

TableRule::TableRule(core::Size size, bool skips)
    : size_(size),
      skips_(skips),
      tables_of_(static_cast<std::size_t>(edge_count(size) + size.cells())) {}

bool TableRule::add(const std::vector<int>& cells, int number, Lit selector) {
    if (cells.size() > kMostCells) return false;
    Lister lister(size_, cells, number, skips_);
    if (!lister.run()) return false;
    Table t{std::move(lister.vars), {}, {}, selector};
    const std::size_t words = core::words_for(std::max<std::size_t>(lister.ways.size(), 1));
    t.ways.assign(words, 0);
    t.with.assign(words * t.vars.size(), 0);
    for (std::size_t way = 0; way < lister.ways.size(); ++way) {
        const std::uint64_t bit = std::uint64_t{1} << way % core::kWordBits;
        t.ways[way / core::kWordBits] |= bit;
        for (std::size_t column = 0; column < t.vars.size(); ++column) {
            if ((lister.ways[way] >> column & 1) == 0) continue;
            t.with[column * words + way / core::kWordBits] |= bit;
        }
    }
    const int k = static_cast<int>(tables_.size());
    tables_of(selector.var()).push_back(k);
    for (const Var var : t.vars) tables_of(var).push_back(k);
    tables_.push_back(std::move(t));
    return true;
}

std::vector<int>& TableRule::tables_of(Var var) {
    const auto at = static_cast<std::size_t>(var);
    if (at >= tables_of_.size()) tables_of_.resize(at + 1);
    return tables_of_[at];
}

void TableRule::assigned(Lit lit) {
    for (const int k : tables_of(lit.var())) {
        if (std::exchange(table(k).waits, true)) continue;
        waiting_.push_back(k);
    }
}

bool TableRule::propagate(Forcing& solver) {
    while (!waiting_.empty()) {
        const int k = waiting_.back();
        waiting_.pop_back();
        table(k).waits = false;
        if (!look(k, solver)) return false;
    }
    return true;
}

bool TableRule::look(int k, Forcing& solver) {
    const Table& t = table(k);
    const Trail& trail = solver.trail();
    if (!trail.holds(t.selector)) return true;
    const std::size_t words = t.ways.size();
    left_ = t.ways;
    for (std::size_t column = 0; column < t.vars.size(); ++column) {
        const Lit lit(t.vars[column], true);
        if (trail.open(lit.var())) continue;
        strike(t, column, trail.holds(lit));
    }
    const auto none = [](std::uint64_t word) { return word == 0; };
    const auto token = static_cast<std::uint32_t>(k);
    if (std::all_of(left_.begin(), left_.end(), none)) return solver.force(~t.selector, token);
    for (std::size_t column = 0; column < t.vars.size(); ++column) {
        if (!trail.open(t.vars[column])) continue;
        const auto mask = with(t, column);
        std::uint64_t yes = 0;
        std::uint64_t no = 0;
        for (std::size_t w = 0; w < words; ++w) {
            yes |= left_[w] & mask[w];
            no |= left_[w] & ~mask[w];
        }
        if (yes != 0 && no != 0) continue;
        if (!solver.force(Lit(t.vars[column], yes != 0), token)) return false;
    }
    return true;
}

// Strikes out the ways in which a column does not hold, or those in which it does.
void TableRule::strike(const Table& t, std::size_t column, bool holds) {
    const std::uint64_t flip = holds ? 0 : ~std::uint64_t{0};
    const auto mask = with(t, column);
    for (std::size_t w = 0; w < left_.size(); ++w) left_[w] &= mask[w] ^ flip;
}

// How many ways that would be.
int TableRule::struck(const Table& t, std::size_t column, bool holds) const {
    const std::uint64_t flip = holds ? ~std::uint64_t{0} : 0;
    const auto mask = with(t, column);
    int count = 0;
    for (std::size_t w = 0; w < left_.size(); ++w) count += core::ones(left_[w] & (mask[w] ^ flip));
    return count;
}

// Literals that strike out all ways in which `lit` does not hold.
void TableRule::explain(Lit lit, std::uint32_t token, std::size_t before, const Trail& trail,
                        Literals& others) {
    const Table& t = table(static_cast<int>(token));
    left_ = t.ways;
    known_.clear();
    if (!(lit == ~t.selector)) others.push_back(~t.selector);
    for (std::size_t column = 0; column < t.vars.size(); ++column) {
        const Var var = t.vars[column];
        if (var == lit.var()) {
            strike(t, column, !lit.positive());
        } else if (!trail.open(var) && trail.position(var) < before) {
            known_.emplace_back(column, Lit(var, trail.holds(Lit(var, true))));
        }
    }
    cite(t, trail, others);
}

// Again and again one that strikes out the most of the ways that are left, and of such the one
// known first.
void TableRule::cite(const Table& t, const Trail& trail, Literals& others) {
    for (;;) {
        int most = 0;
        std::size_t best = 0;
        const auto position = [&](std::size_t k) { return trail.position(known_[k].second.var()); };
        for (std::size_t k = 0; k < known_.size(); ++k) {
            const int count = struck(t, known_[k].first, known_[k].second.positive());
            if (count < most || count == 0) continue;
            if (count == most && position(k) > position(best)) continue;
            most = count;
            best = k;
        }
        if (most == 0) return;
        others.push_back(~known_[best].second);
        strike(t, known_[best].first, known_[best].second.positive());
    }
}

}  // namespace hashigo::detour
