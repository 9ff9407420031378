// What all answers share, found by striking out what each next answer lacks. A beginning that
// already holds all that is still shared cannot lead to an answer that lacks any of it, so it is
// given up at once: with little left, few answers need to be looked at.
#include <algorithm>
#include <iterator>
#include <utility>

#include "genres/goishi/solve.h"
#include "genres/goishi/walker.h"

namespace hashigo::goishi {

namespace {

Shared all_of(const std::vector<int>& order) {
    Shared all{order.front(), order.back(), {}};
    for (std::size_t k = 1; k < order.size(); ++k) all.moves.emplace_back(order[k - 1], order[k]);
    std::sort(all.moves.begin(), all.moves.end());
    return all;
}

void strike_out(Shared& shared, const std::vector<int>& order) {
    const Shared other = all_of(order);
    if (shared.first != other.first) shared.first.reset();
    if (shared.last != other.last) shared.last.reset();
    std::vector<std::pair<int, int>> both;
    std::set_intersection(shared.moves.begin(), shared.moves.end(), other.moves.begin(),
                          other.moves.end(), std::back_inserter(both));
    shared.moves = std::move(both);
}

// How many picks of an order it takes until it has made all the moves that are shared.
std::size_t picks_needed(const Shared& shared, const std::vector<int>& order) {
    if (shared.last) return order.size();
    std::size_t picks = shared.first ? 1 : 0;
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

}  // namespace hashigo::goishi
