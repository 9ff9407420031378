// Listing the ways, and striking them out; see table_rule.h. Nothing is kept up to date: what is
// left of a table depends on what is known of its columns alone, so it is found anew each time, or
// read where that was lately asked before.
#include "genres/detour/table_rule.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

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
    Table t{std::move(lister.vars), {}, {}, {}, selector};
    t.seen.resize(std::size_t{1} << kSeenBits);
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

void TableRule::assigned(std::span<const Lit> news) {
    for (const Lit lit : news) {
        const auto var = static_cast<std::size_t>(lit.var());
        if (var >= tables_of_.size()) continue;
        for (const int k : tables_of_[var]) {
            if (std::exchange(table(k).waits, true)) continue;
            waiting_.push_back(k);
        }
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
    Table& t = table(k);
    const Trail& trail = solver.trail();
    if (!trail.holds(t.selector)) return true;
    const auto token = static_cast<std::uint32_t>(k);
    const Seen& seen = seen_in(t, trail);
    if (seen.dead) return solver.force(~t.selector, token);
    for (std::uint32_t forced = seen.yes | seen.no; forced != 0; forced &= forced - 1) {
        const auto column = static_cast<std::size_t>(std::countr_zero(forced));
        const bool yes = (seen.yes >> column & 1) != 0;
        if (!solver.force(Lit(t.vars[column], yes), token)) return false;
    }
    return true;
}

// What follows from what is known of the columns. The search comes to the same state of a table
// again and again, so what was found stays until another state with its hash is met.
const TableRule::Seen& TableRule::seen_in(Table& t, const Trail& trail) {
    std::uint32_t known = 0;
    std::uint32_t holding = 0;
    for (std::size_t column = 0; column < t.vars.size(); ++column) {
        const core::cdcl::Value value = trail.value(Lit(t.vars[column], true));
        known |= static_cast<std::uint32_t>(value != core::cdcl::Value::Open) << column;
        holding |= static_cast<std::uint32_t>(value == core::cdcl::Value::True) << column;
    }
    const std::uint32_t mixed = (known * 0x9e3779b1U) ^ (holding * 0x85ebca6bU);
    Seen& seen = t.seen[mixed >> (32 - kSeenBits)];
    if (seen.known != known || seen.holding != holding) seen = look_through(t, known, holding);
    return seen;
}

TableRule::Seen TableRule::look_through(const Table& t, std::uint32_t known,
                                        std::uint32_t holding) {
    Seen seen{known, holding};
    left_ = t.ways;
    for (std::uint32_t rest = known; rest != 0; rest &= rest - 1) {
        const auto column = static_cast<std::size_t>(std::countr_zero(rest));
        strike(t, column, (holding >> column & 1) != 0);
    }
    const auto none = [](std::uint64_t word) { return word == 0; };
    seen.dead = std::all_of(left_.begin(), left_.end(), none);
    for (std::size_t column = 0; column < t.vars.size(); ++column) {
        if ((known >> column & 1) != 0) continue;
        const auto mask = with(t, column);
        std::uint64_t yes = 0;
        std::uint64_t no = 0;
        for (std::size_t w = 0; w < left_.size(); ++w) {
            yes |= left_[w] & mask[w];
            no |= left_[w] & ~mask[w];
        }
        seen.yes |= static_cast<std::uint32_t>(no == 0) << column;
        seen.no |= static_cast<std::uint32_t>(yes == 0) << column;
    }
    return seen;
}

// Strikes out the ways in which a column does not hold, or those in which it does.
void TableRule::strike(const Table& t, std::size_t column, bool holds) {
    const std::uint64_t flip = holds ? 0 : ~std::uint64_t{0};
    const auto mask = with(t, column);
    for (std::size_t w = 0; w < left_.size(); ++w) left_[w] &= mask[w] ^ flip;
}

// How many ways that would be.
std::size_t TableRule::struck(const Table& t, std::size_t column, bool holds) const {
    const std::uint64_t flip = holds ? ~std::uint64_t{0} : 0;
    const auto mask = with(t, column);
    int count = 0;
    for (std::size_t w = 0; w < left_.size(); ++w) count += core::ones(left_[w] & (mask[w] ^ flip));
    return static_cast<std::size_t>(count);
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
            known_.push_back({column, Lit(var, trail.holds(Lit(var, true))), kMostWays});
        }
    }
    cite(t, trail, others);
}

// Again and again one that strikes out the most of the ways that are left, and of such the one
// known first. None strikes out more than it did before, so few need be counted anew.
void TableRule::cite(const Table& t, const Trail& trail, Literals& others) {
    const auto position = [&](const Known& known) { return trail.position(known.lit.var()); };
    for (;;) {
        std::size_t most = 1;
        const Known* best = nullptr;
        for (Known& known : known_) {
            if (known.most < most) continue;
            known.most = struck(t, known.column, known.lit.positive());
            if (known.most < most) continue;
            const bool tie = best != nullptr && known.most == most;
            if (tie && position(known) > position(*best)) continue;
            most = known.most;
            best = &known;
        }
        if (best == nullptr) return;
        others.push_back(~best->lit);
        strike(t, best->column, best->lit.positive());
    }
}

}  // namespace hashigo::detour
