// The level above all rungs: one fact whose opposite breaks under every continuation. Used where
// the ladder is stuck; it keeps what the whole refutation stands on, so that even such a hint cites
// no more than it needs, and tells it case by case.
#pragma once

#include <algorithm>
#include <concepts>
#include <optional>
#include <string>

#include "core/explain.h"

namespace hashigo::core {

// A genre whose next step is chosen among places, and whose branch() leaves out those that are
// ruled out: a split then rests on what ruled them out.
//
// choices  where one chooses from, and all of these places, ruled out or not.
template <class G>
concept Chooses = Genre<G> && requires(const typename G::Puzzle& p, const typename G::State& s) {
    { G::choices(p, s) } -> std::same_as<Sites>;
};

struct SearchedRefutation {
    Grounds grounds;
    Sites split{};            // the places between which the first split was made
    std::uint64_t cases = 0;  // states tried
    Text told{};              // where nothing was tried within the try: what follows, as of a probe
    std::vector<Text> chain{};  // what follows at once, then case by case
};

namespace detail {

// Why a state has no answer.
struct Broken {
    Grounds grounds;
    Sites split{};
    std::uint64_t cases = 1;
    std::vector<Explanation> steps{};  // what follows at once; of a leaf, the break is the last
    std::vector<Text> chain{};         // then case by case
    std::size_t ways = 0;              // cases of the first split
};

// A climb that stuck.
template <class G>
struct Climbed {
    const typename G::State& from;
    typename G::State at;
    Trace<G> trace{};
};

// What follows in a case, in short.
inline Text tell_case(const Broken& broken) {
    Text told = broken.ways == 0 ? tell_chain({broken.steps, {}}) : tell_links(broken.steps);
    if (broken.ways > 0) append(told, say(phrases::phrase(phrases::Cases), broken.ways));
    while (!told.en.empty() && told.en.back() == ' ') told.en.pop_back();
    return told;
}

inline Text within(const Text& line) {
    return say(phrases::phrase(phrases::Within), line);
}

// Each step with its reason, and below a try what follows in it.
inline std::vector<Text> tell_steps(const std::vector<Explanation>& steps) {
    std::vector<Text> lines;
    for (const Explanation& step : steps) {
        lines.push_back(step.message);
        for (const Text& line : step.chain) lines.push_back(within(line));
    }
    return lines;
}

// The same of a case, unless so much is told already that nobody reads on.
inline void tell_within(const std::vector<Explanation>& steps, std::vector<Text>& chain) {
    constexpr std::size_t kMostLines = 400;
    if (steps.size() < 2 || chain.size() > kMostLines) return;  // one step is told by its case
    for (const Text& line : tell_steps(steps)) chain.push_back(within(line));
}

template <Genre G>
Sites choices(const typename G::Puzzle& p, const typename G::State& s) {
    if constexpr (Chooses<G>) return G::choices(p, s);
    return {};
}

template <Genre G>
std::optional<Broken> break_down(const typename G::Puzzle& p, const typename G::State& s,
                                 RungSet use, Budget& budget, const std::string& number);

// Shows that every way to go on breaks.
template <Genre G>
std::optional<Broken> break_cases(const typename G::Puzzle& p, const Climbed<G>& climbed,
                                  RungSet use, Budget& budget, const std::string& number) {
    const typename G::State& at = climbed.at;
    Broken whole;
    for (const typename G::Fact& fact : G::branch(p, at)) {
        const std::string own = fmt::format("{}{}", number, ++whole.ways);
        typename G::State next = at;
        G::apply(p, next, fact);
        auto part = break_down<G>(p, next, use, budget, own + ".");
        if (!part) return std::nullopt;
        whole.chain.push_back(
            say(phrases::phrase(phrases::Case), own, G::name(p, fact), tell_case(*part)));
        tell_within(part->steps, whole.chain);
        whole.chain.insert(whole.chain.end(), part->chain.begin(), part->chain.end());
        forget(part->grounds, G::sites(p, fact));
        merge(whole.grounds, part->grounds);
        merge(whole.split, G::sites(p, fact));
        whole.cases += part->cases;
    }
    const Sites among = choices<G>(p, at);
    merge(whole.grounds.state, among);
    Slice slice = slice_back(explain_trace<G>(p, climbed.from, climbed.trace, budget),
                             std::move(whole.grounds));
    if (budget.exhausted()) return std::nullopt;
    forget(slice.grounds, among);
    whole.grounds = std::move(slice.grounds);
    whole.steps = std::move(slice.steps);
    return whole;
}

// Shows that `s` has no answer and collects what that stands on; nullopt where an answer turned up
// or the budget ran out. `number` begins the numbers of the cases.
template <Genre G>
std::optional<Broken> break_down(const typename G::Puzzle& p, const typename G::State& s,
                                 RungSet use, Budget& budget, const std::string& number) {
    constexpr std::size_t kLongest = 1000;  // nobody follows a case of a case so deep
    if (number.size() > kLongest || !budget.spend()) return std::nullopt;
    Climbed<G> climbed{s, s};
    Deductions<G> out(budget);
    const Stop stop = climb<G>(p, climbed.at, use, out, &climbed.trace);
    if (stop == Stop::Solved || stop == Stop::Exhausted) return std::nullopt;
    if (stop == Stop::Stuck) return break_cases<G>(p, climbed, use, budget, number);
    Slice slice = slice_contradiction<G>(p, s, climbed.trace, budget);
    if (slice.steps.empty()) return std::nullopt;
    Broken leaf{std::move(slice.grounds)};
    leaf.steps = std::move(slice.steps);
    return leaf;
}

}  // namespace detail

// Refutes the opposite of `fact` at `s`, by climbing with `use` and splitting where that sticks.
template <Genre G>
std::optional<SearchedRefutation> refute(const typename G::Puzzle& p, typename G::State s,
                                         const typename G::Fact& fact, RungSet use,
                                         Budget& budget) {
    Sites split = detail::choices<G>(p, s);
    G::apply(p, s, G::opposite(fact));
    auto broken = detail::break_down<G>(p, s, use, budget, {});
    if (!broken) return std::nullopt;
    merge(split, broken->split);
    std::erase_if(split, [&](const Site& site) { return contains(G::sites(p, fact), site); });
    forget(broken->grounds, G::sites(p, fact));
    SearchedRefutation found{std::move(broken->grounds), std::move(split), broken->cases};
    const auto tries = [](const Explanation& step) { return !step.chain.empty(); };
    if (broken->ways == 0 && std::none_of(broken->steps.begin(), broken->steps.end(), tries)) {
        found.told = tell_chain({broken->steps, {}});
    }
    found.chain = detail::tell_steps(broken->steps);
    found.chain.insert(found.chain.end(), broken->chain.begin(), broken->chain.end());
    return found;
}

}  // namespace hashigo::core
