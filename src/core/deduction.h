// What a rung finds. A deduction removes candidates: it concludes a fact, or shows that the state
// contradicts itself. It stores only what it found and a Why (reason and anchor); the sentence and
// the highlights are made later, for the one step that is shown.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/budget.h"
#include "core/text.h"

namespace hashigo::core {

// A choice of rungs of one ladder, so that "the first k" and "all but one" are both just a set.
struct RungSet {
    std::uint32_t bits = 0;
    std::uint32_t silent = 0;  // find nothing of their own, but serve those above that look ahead

    // The lowest `count` rungs.
    static constexpr RungSet first(int count) {
        return {static_cast<std::uint32_t>((std::uint64_t{1} << static_cast<unsigned>(count)) - 1)};
    }
    static constexpr RungSet only(int rung) { return {1U << static_cast<unsigned>(rung)}; }
    // One rung speaks, with all those below it at its service.
    static constexpr RungSet alone(int rung) { return {only(rung).bits, first(rung).bits}; }

    constexpr bool has(int rung) const { return ((bits >> static_cast<unsigned>(rung)) & 1U) != 0; }
    constexpr bool empty() const { return bits == 0; }
    constexpr RungSet below(int rung) const { return {(bits | silent) & first(rung).bits}; }
    // All of them speaking.
    constexpr RungSet all() const { return {bits | silent}; }
    constexpr RungSet with(int rung) const { return {bits | only(rung).bits, silent}; }
    constexpr RungSet without(int rung) const { return {bits & ~only(rung).bits, silent}; }
    friend constexpr bool operator==(RungSet, RungSet) = default;
};

enum class Outcome : std::uint8_t {
    Concluded,     // the fact holds, for the reason in why
    Refuted,       // the fact holds because supposing its opposite breaks under the rungs `below`
    Contradiction  // no answer extends the state, for the reason in why; there is no fact
};

template <class Fact, class Why>
struct DeductionOf {
    Fact fact{};
    Why why{};
    int rung = 0;
    Outcome outcome = Outcome::Concluded;
    RungSet below{};
    std::size_t length = 0;  // Refuted: steps that the break took, needed or not
};

template <class G>
using Deduction = DeductionOf<typename G::Fact, typename G::Why>;

// Where a rung writes what it found. It also carries the budget, so that a costly rung can stop.
template <class G>
class Deductions {
  public:
    explicit Deductions(Budget& budget) : budget_(&budget) {}

    void begin(int rung) {
        found_.clear();
        rung_ = rung;
    }
    void conclude(const typename G::Fact& fact, const typename G::Why& why) {
        found_.push_back({fact, why, rung_, Outcome::Concluded, {}});
    }
    void contradict(const typename G::Why& why) {
        found_.push_back({{}, why, rung_, Outcome::Contradiction, {}});
    }
    void refute(const typename G::Fact& fact, RungSet below, std::size_t length) {
        found_.push_back({fact, {}, rung_, Outcome::Refuted, below, length});
    }

    Budget& budget() const { return *budget_; }
    bool empty() const { return found_.empty(); }
    std::span<const Deduction<G>> found() const { return found_; }

  private:
    std::vector<Deduction<G>> found_;
    Budget* budget_;
    int rung_ = 0;
};

// One rung of a genre's ladder. `deduce` is pure: it reads the puzzle and the state, writes
// deductions, and neither changes the state nor calls another rung; `below` are the rungs in use
// beneath it, for those that look ahead.
template <class G>
struct Rung {
    Phrase name;   // its key is the rung's id
    Phrase title;  // what it looks at, in a few words
    void (*deduce)(const typename G::Puzzle&, const typename G::State&, RungSet below,
                   Deductions<G>& out);
    Phrase lesson{};  // its argument, in a few sentences for one who learns it

    constexpr std::string_view id() const { return name.key; }
};

}  // namespace hashigo::core
