// Everything here asks the same walker, from one position or from several.
#include "genres/goishi/solve.h"

#include <algorithm>
#include <utility>

#include "genres/goishi/moves.h"
#include "genres/goishi/state.h"
#include "genres/goishi/walker.h"

namespace hashigo::goishi {

namespace {

State walked(const Puzzle& p, std::vector<int> order) {
    State s = start(p);
    s.order = std::move(order);
    return s;
}

// Whether some answer extends `s`; empty if unknown.
std::optional<bool> completable(const Puzzle& p, const State& s, core::Budget& budget) {
    const auto found = solve(p, s, {1, 0}, budget);
    if (found.count > 0) return true;
    return found.exact ? std::optional(false) : std::nullopt;
}

}  // namespace

core::Answers<State> solve(const Puzzle& p, const State& s, core::Wanted wanted,
                           core::Budget& budget, Prunings use) {
    core::Answers<State> answers;
    Walker walker(p, s, budget, use);
    while (answers.count < wanted.limit && walker.next()) {
        ++answers.count;
        if (answers.kept.size() < wanted.keep) answers.kept.push_back(walked(p, walker.order()));
    }
    answers.exact = answers.count < wanted.limit && !walker.exhausted();
    answers.nodes = walker.nodes();
    return answers;
}

// The answer is followed pick by pick; a pick is shared if every other candidate for it leads
// nowhere.
std::optional<std::vector<Fact>> common(const Puzzle& p, const State& s, const State& answer,
                                        core::Budget& budget) {
    std::vector<Fact> facts;
    State at = s;
    while (at.order.size() < answer.order.size()) {
        if (!budget.look_at(p.stones.size())) return std::nullopt;
        const int cell = answer.order[at.order.size()];
        State other = at;
        other.ruled_out[static_cast<std::size_t>(cell)] = 1;
        const auto strays_off = completable(p, other, budget);
        if (!strays_off) return std::nullopt;
        if (*strays_off) break;
        facts.push_back({Fact::Kind::Pick, cell, static_cast<int>(at.order.size()) + 1});
        apply(at, facts.back());
    }
    return facts;
}

State cut(const Puzzle& p, const State& s, int picks) {
    return walked(p, {s.order.begin(), s.order.begin() + picks});
}

std::optional<int> last_completable(const Puzzle& p, const State& s, core::Budget& budget) {
    int picks = 0;
    for (const int cell : s.order) {
        if (!budget.look_at(p.stones.size())) return std::nullopt;
        const std::vector<int> next = allowed(p, cut(p, s, picks));
        if (!std::binary_search(next.begin(), next.end(), cell)) break;
        ++picks;
    }
    State at = cut(p, s, picks);
    while (budget.look_at(p.stones.size())) {
        const auto can = completable(p, at, budget);
        if (!can) return std::nullopt;
        if (*can) return static_cast<int>(at.order.size());
        if (at.order.empty()) return -1;
        const int hopeless = at.order.back();
        at = cut(p, at, static_cast<int>(at.order.size()) - 1);
        at.ruled_out[static_cast<std::size_t>(hopeless)] = 1;
    }
    return std::nullopt;
}

}  // namespace hashigo::goishi
