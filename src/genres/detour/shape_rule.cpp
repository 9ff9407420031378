// Codes kept up to date digit by digit, and looked up; see shape_rule.h.
#include "genres/detour/shape_rule.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace hashigo::detour {

using core::cdcl::Forcing;
using core::cdcl::Lit;
using core::cdcl::Literals;
using core::cdcl::Trail;
using core::cdcl::Var;

ShapeRule::ShapeRule(core::Size size, bool skips)
    : shapes_(skips ? kSkippingShapes : kFullShapes),
      cells_(static_cast<std::size_t>(size.cells())),
      places_(static_cast<std::size_t>(edge_count(size) + size.cells())) {
    const auto settle = [&](int k, int slot, Var var) {
        cell(k).vars[static_cast<std::size_t>(slot)] = var;
        if (var == kNone) {
            cell(k).bare += kNo * kPowers[static_cast<std::size_t>(slot)];
            return;
        }
        auto& places = places_[static_cast<std::size_t>(var)];
        places[places[0].cell < 0 ? 0 : 1] = {k, kPowers[static_cast<std::size_t>(slot)]};
    };
    for (int k = 0; k < size.cells(); ++k) {
        for (const core::Direction side : core::kDirections) {
            settle(k, static_cast<int>(side), edge_at(size, k, side));
        }
        settle(k, kTurnSlot, edge_count(size) + k);
        cell(k).code = cell(k).bare;
        enlist(k);
    }
}

template <class Visit>
void ShapeRule::each_place(Lit lit, Visit&& visit) {
    const auto var = static_cast<std::size_t>(lit.var());
    if (var >= places_.size()) return;
    for (const Place& place : places_[var]) {
        if (place.cell >= 0) visit(place.cell, place.power);
    }
}

void ShapeRule::enlist(int k) {
    if (std::exchange(cell(k).waits, true)) return;
    waiting_.push_back(k);
}

void ShapeRule::assigned(std::span<const Lit> news) {
    for (const Lit lit : news) {
        const int digit = lit.positive() ? kYes : kNo;
        each_place(lit, [&](int k, int power) {
            cell(k).code += digit * power;
            enlist(k);
        });
    }
}

void ShapeRule::undone(std::span<const Lit> gone) {
    for (const Lit lit : gone) {
        const int digit = lit.positive() ? kYes : kNo;
        each_place(lit, [&](int k, int power) { cell(k).code -= digit * power; });
    }
}

bool ShapeRule::propagate(Forcing& solver) {
    while (!waiting_.empty()) {
        const int k = waiting_.back();
        waiting_.pop_back();
        cell(k).waits = false;
        if (!look(k, solver)) return false;
    }
    return true;
}

bool ShapeRule::look(int k, Forcing& solver) {
    const Cell& c = cell(k);
    const Implied& implied = shapes_[static_cast<std::size_t>(c.code)];
    if (implied.dead) return refuse(k, solver);
    for (unsigned forced = implied.yes | implied.no; forced != 0; forced &= forced - 1) {
        const auto slot = static_cast<std::size_t>(std::countr_zero(forced));
        const bool yes = (implied.yes >> slot & 1) != 0;
        if (!solver.force(Lit(c.vars[slot], yes), static_cast<std::uint32_t>(k))) return false;
    }
    return true;
}

bool ShapeRule::refuse(int k, Forcing& solver) {
    Literals clause;
    const auto dead = [&](int code) { return shapes_[static_cast<std::size_t>(code)].dead; };
    cite(cell(k), solver.trail().size(), solver.trail(), dead, clause);
    return solver.refuse(clause);
}

void ShapeRule::explain(Lit lit, std::uint32_t token, std::size_t before, const Trail& trail,
                        Literals& others) {
    const Cell& c = cell(static_cast<int>(token));
    const auto slot = std::find(c.vars.begin(), c.vars.end(), lit.var()) - c.vars.begin();
    const auto forces = [&](int code) {
        const Implied& implied = shapes_[static_cast<std::size_t>(code)];
        return implied.dead || ((lit.positive() ? implied.yes : implied.no) >> slot & 1) != 0;
    };
    cite(c, before, trail, forces, others);
}

// What was known of the cell before, less what can go while `still` holds of the code.
template <class Still>
void ShapeRule::cite(const Cell& c, std::size_t before, const Trail& trail, Still&& still,
                     Literals& others) const {
    struct Known {
        std::size_t position = 0;
        Lit lit;
        int worth = 0;
    };
    std::array<Known, kSlots> known;
    std::size_t count = 0;
    int code = c.bare;
    for (std::size_t slot = 0; slot < kSlots; ++slot) {
        const Var var = c.vars[slot];
        if (var == kNone || trail.open(var) || trail.position(var) >= before) continue;
        const Lit lit(var, trail.holds(Lit(var, true)));
        const int worth = (lit.positive() ? kYes : kNo) * kPowers[slot];
        known[count++] = {trail.position(var), lit, worth};
        code += worth;
    }
    for (std::size_t k = 1; k < count; ++k) {
        for (std::size_t j = k; j > 0 && known[j - 1].position < known[j].position; --j) {
            std::swap(known[j - 1], known[j]);
        }
    }
    for (std::size_t k = 0; k < count; ++k) {
        if (still(code - known[k].worth)) {
            code -= known[k].worth;
        } else {
            others.push_back(~known[k].lit);
        }
    }
}

}  // namespace hashigo::detour
