// What all answers share, found by striking out what each next answer lacks. A beginning that
// already holds all that is still shared cannot lead to an answer that lacks any of it, so it is
// given up at once: with little left, few answers need to be looked at.
#include "genres/goishi/shared.h"

#include <algorithm>
#include <iterator>

#include "genres/goishi/phrases.h"
#include "genres/goishi/solve.h"
#include "genres/goishi/state.h"
#include "genres/goishi/walker.h"

namespace hashigo::goishi {

namespace {

Shared all_of(const std::vector<int>& order) {
    Shared all{order.back(), {}};
    for (std::size_t k = 1; k < order.size(); ++k) all.moves.emplace_back(order[k - 1], order[k]);
    std::sort(all.moves.begin(), all.moves.end());
    return all;
}

void strike_out(Shared& shared, const std::vector<int>& order) {
    const Shared other = all_of(order);
    if (shared.last != other.last) shared.last.reset();
    std::vector<std::pair<int, int>> both;
    std::set_intersection(shared.moves.begin(), shared.moves.end(), other.moves.begin(),
                          other.moves.end(), std::back_inserter(both));
    shared.moves = std::move(both);
}

// How many picks of an order it takes until it has made all the moves that are shared.
std::size_t picks_needed(const Shared& shared, const std::vector<int>& order) {
    if (shared.last) return order.size();
    std::size_t picks = 0;
    for (std::size_t k = 1; k < order.size(); ++k) {
        const std::pair move(order[k - 1], order[k]);
        if (std::binary_search(shared.moves.begin(), shared.moves.end(), move)) picks = k + 1;
    }
    return picks;
}

}  // namespace

std::optional<Shared> shared(const Puzzle& p, const State& s, const State& answer,
                             core::Budget& budget) {
    if (answer.order.empty()) return Shared{};
    Shared found = all_of(answer.order);
    Walker walker(p, s, budget);
    while (walker.next()) {
        const std::vector<int> order = walker.order();
        strike_out(found, order);
        walker.abandon(picks_needed(found, order));
    }
    if (walker.exhausted()) return std::nullopt;
    return found;
}

std::optional<std::vector<app::NamedFact>> named_shared(const Puzzle& p, const State& s,
                                                        const State& answer, core::Budget& budget) {
    const auto beginning = common(p, s, answer, budget);
    const auto found = shared(p, s, answer, budget);
    if (!beginning || !found) return std::nullopt;
    std::vector<app::NamedFact> named;
    for (const Fact& fact : *beginning) named.push_back({name(p, fact), sites(p, fact)});
    const auto site = [&](int cell) { return core::cell_site(p.size, cell); };
    const std::size_t begun = s.order.size() + beginning->size();
    for (std::size_t k = std::max<std::size_t>(begun, 1); k < answer.order.size(); ++k) {
        const auto [from, to] = std::pair(answer.order[k - 1], answer.order[k]);
        if (!std::binary_search(found->moves.begin(), found->moves.end(), std::pair(from, to))) {
            continue;
        }
        named.push_back({core::say(phrases::phrase(phrases::Follows), core::name(site(to)),
                                   core::name(site(from))),
                         {core::move_site(p.size, from, to)}});
    }
    if (found->last && begun < answer.order.size()) {
        named.push_back(
            {core::say(phrases::phrase(phrases::IsLast), core::name(site(*found->last))),
             {site(*found->last)}});
    }
    return named;
}

}  // namespace hashigo::goishi
