// What the ladder machine asks of a genre: four plain types and a dozen pure functions. The shared
// idea is that a deduction removes candidates. Nothing here says what a candidate is, so a filling
// (every place gets a value) and a sequence (ordered choices that can strand the solver) both fit.
#pragma once

#include <concepts>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/deduction.h"
#include "core/referee.h"
#include "core/site.h"
#include "core/text.h"

namespace hashigo::core {

// What an argument stands on: the givens it reads and the places whose state it reads. They are
// kept apart because a place may hold both, and a refutation that derives the state on its way
// still needs the given.
struct Grounds {
    Sites givens;
    Sites state;
};

// A deduction in words.
struct Explanation {
    std::string reason;         // stable key of the reason
    Text message;               // a whole sentence
    Grounds grounds;            // enough to derive it again
    Sites scope;                // open places that it looks at: shown, but nothing hangs on them
    Sites therefore;            // the places it decides
    Text concludes{};           // the fact alone, "r3c4 is shaded"; empty for a contradiction
    std::vector<Text> chain{};  // a refutation's steps, in order; else empty

    // All that is cited, in the order in which it is shown.
    Sites because() const {
        Sites all = grounds.givens;
        merge(all, grounds.state);
        merge(all, scope);
        return all;
    }
};

// A rung whose facts change what other facts mean (a pick moves the solver on) finds one at a time.
//
// Puzzle   the givens; never changes while solving.
// State    the candidates that are left.
// Fact     one thing that can become known, such as "this place has this value".
// Why      reason and anchor of one deduction; small and plain.
//
// ladder        the rungs, lowest first.
// rules         the referee's rules, in the field's order of checking.
// start         the state in which nothing is known.
// known         whether the state already says so.
// apply         makes a fact known. Not called on a fact that is known.
// opposite      what holds where the fact does not.
// branch        facts of which exactly one holds, to split on; empty when nothing is left to
// decide. assumptions   every fact worth supposing in a probe, in a fixed order. legal         the
// referee on a state in which nothing is left to decide. name          a fact in words: "r3c4 is
// shaded". sites         the places that a fact decides. explain       a Concluded or Contradiction
// deduction in words. Its grounds are complete: they and
//               the places it decides suffice to derive the deduction again.
// restrict_to   puzzle and state with everything forgotten that is not at one of the sites. (Where
//               the position is the state, as in a sequence, it may keep everything.)
template <class G>
concept Genre = requires(const typename G::Puzzle& p, typename G::State& s,
                         const typename G::State& cs, const typename G::Fact& f,
                         const Deduction<G>& d, const Sites& sites) {
    { G::id } -> std::convertible_to<std::string_view>;
    { G::ladder() } -> std::same_as<std::span<const Rung<G>>>;
    { G::rules() } -> std::same_as<std::span<const Rule<G>>>;
    { G::start(p) } -> std::same_as<typename G::State>;
    { G::known(cs, f) } -> std::same_as<bool>;
    { G::apply(p, s, f) } -> std::same_as<void>;
    { G::opposite(f) } -> std::same_as<typename G::Fact>;
    { G::lasting(f) } -> std::same_as<bool>;
    { G::branch(p, cs) } -> std::same_as<std::vector<typename G::Fact>>;
    { G::assumptions(p, cs) } -> std::same_as<std::vector<typename G::Fact>>;
    { G::legal(p, cs) } -> std::same_as<bool>;
    { G::name(p, f) } -> std::same_as<Text>;
    { G::sites(p, f) } -> std::same_as<Sites>;
    { G::explain(p, cs, d) } -> std::same_as<Explanation>;
    {
        G::restrict_to(p, cs, sites)
        } -> std::same_as<std::pair<typename G::Puzzle, typename G::State>>;
};

}  // namespace hashigo::core
