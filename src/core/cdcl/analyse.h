// What a conflict teaches. Going back along the reasons from the clause that failed, the literals
// of the present level are resolved away until one is left: the first unique implication point. The
// clause so found fails by itself and forces the opposite of that literal at a lower level. Then
// the literals that follow from others of the clause are dropped.
#pragma once

#include <cstdint>
#include <vector>

#include "core/cdcl/order.h"
#include "core/cdcl/reasons.h"

namespace hashigo::core::cdcl {

struct Lesson {
    Literals clause;         // the forced literal first, then one of the highest other level
    int level = 0;           // of that other literal: where the clause forces; 0 for a lone literal
    std::uint32_t glue = 0;  // decision levels among the literals
};

class Analyser {
  public:
    Analyser(const Trail& trail, Clauses& clauses, Reasons& reasons, Order& order)
        : trail_(trail), clauses_(clauses), reasons_(reasons), order_(order) {}

    void add_variable() { marks_.push_back(Mark::None); }

    // The conflict must contain a literal of the present level, which must not be level 0.
    const Lesson& learn(const Conflict& conflict);
    // The choices from which all these failing literals fail: literals that hold.
    Literals choices_behind(const Literals& failing);

  private:
    enum class Mark : std::uint8_t { None, Seen, Superfluous, Needed };
    static constexpr int kDeepest = 500;

    Mark& mark(Var var) { return marks_[static_cast<std::size_t>(var)]; }
    void set_mark(Var var, Mark to);
    void clear_marks();

    void use(ClauseRef ref);
    void take(std::span<const Lit> failing, int& open);
    void resolve(const Conflict& conflict);
    void minimise();
    bool superfluous(Lit lit, int depth);
    void finish();
    std::uint32_t glue_of(std::span<const Lit> clause);

    const Trail& trail_;
    Clauses& clauses_;
    Reasons& reasons_;
    Order& order_;

    Lesson lesson_;
    std::vector<Mark> marks_;
    std::vector<Var> marked_;
    std::vector<std::uint32_t> stamps_;  // per level
    std::uint32_t stamp_ = 0;
    std::uint32_t conflicts_ = 0;
};

}  // namespace hashigo::core::cdcl
