// What is assigned at present: every variable's value, at which decision level, after how many
// others, and why. The trail lists the literals that hold in the order in which they came to.
#pragma once

#include <span>
#include <vector>

#include "core/cdcl/arena.h"
#include "core/cdcl/literal.h"

namespace hashigo::core::cdcl {

// Why a literal holds. A clause forces its first literal; a binary clause names the other one; a
// propagator is asked for its clause only if an analysis needs it.
struct Reason {
    enum class Kind : std::uint8_t { Chosen, Binary, Clause, Propagator };

    Kind kind = Kind::Chosen;
    std::uint8_t who = 0;    // which propagator
    std::uint32_t what = 0;  // the clause, or the propagator's own token
    Lit other;               // the false literal of a binary clause

    static Reason binary(Lit other) { return {Kind::Binary, 0, 0, other}; }
    static Reason clause(ClauseRef ref) { return {Kind::Clause, 0, ref, {}}; }
    static Reason propagator(std::uint8_t who, std::uint32_t token) {
        return {Kind::Propagator, who, token, {}};
    }
};

class Trail {
  public:
    void add_variable();
    Var variables() const { return static_cast<Var>(places_.size()); }

    Value value(Lit lit) const { return values_[lit.index()]; }
    bool holds(Lit lit) const { return value(lit) == Value::True; }
    bool fails(Lit lit) const { return value(lit) == Value::False; }
    bool open(Var var) const { return value(Lit(var, true)) == Value::Open; }

    // Of an assigned variable.
    int level(Var var) const { return place(var).level; }
    std::size_t position(Var var) const { return place(var).position; }
    const Reason& reason(Var var) const { return place(var).reason; }
    bool has_explanation(Var var) const { return place(var).explained; }

    int level() const { return static_cast<int>(starts_.size()); }
    std::size_t size() const { return literals_.size(); }
    Lit operator[](std::size_t position) const { return literals_[position]; }
    std::span<const Lit> between(std::size_t from, std::size_t to) const {
        return std::span(literals_).subspan(from, to - from);
    }
    // The literals of the levels up to `level` are the first so many.
    std::size_t end_of(int level) const {
        return level < this->level() ? starts_[static_cast<std::size_t>(level)] : size();
    }

    void open_level() { starts_.push_back(size()); }
    void assign(Lit lit, const Reason& reason) {
        values_[lit.index()] = Value::True;
        values_[(~lit).index()] = Value::False;
        places_[static_cast<std::size_t>(lit.var())] = {level(), static_cast<std::uint32_t>(size()),
                                                        reason, false};
        literals_.push_back(lit);
    }
    void mark_explained(Var var) { places_[static_cast<std::size_t>(var)].explained = true; }

    // Unassigns everything above a level, latest first, calling undone(literal) for each.
    template <class Undone>
    void backtrack(int to, Undone&& undone) {
        const std::size_t keep = end_of(to);
        while (size() > keep) {
            const Lit lit = literals_.back();
            literals_.pop_back();
            values_[lit.index()] = values_[(~lit).index()] = Value::Open;
            undone(lit);
        }
        starts_.resize(static_cast<std::size_t>(to));
    }

  private:
    struct Place {
        int level = 0;
        std::uint32_t position = 0;
        Reason reason;
        bool explained = false;
    };
    const Place& place(Var var) const { return places_[static_cast<std::size_t>(var)]; }

    std::vector<Value> values_;  // one a literal
    std::vector<Place> places_;  // one a variable
    std::vector<Lit> literals_;
    std::vector<std::size_t> starts_;  // where each level begins
};

inline void Trail::add_variable() {
    values_.insert(values_.end(), 2, Value::Open);
    places_.emplace_back();
}

}  // namespace hashigo::core::cdcl
