// Later kinds overrule earlier ones: a stone may lie, be next, and be numbered astray.
#include "genres/goishi/glance.h"

#include "genres/goishi/moves.h"

namespace hashigo::goishi {

std::vector<Glance> glance(const Puzzle& p, const State& marks) {
    std::vector<Glance> cells(p.stones.size());
    const auto at = [&](int cell) -> Glance& { return cells[static_cast<std::size_t>(cell)]; };
    for (std::size_t k = 0; k < cells.size(); ++k) {
        if (p.stones[k] != 0) cells[k].look = Look::Lying;
    }
    int number = 0;
    for (const int cell : marks.order) at(cell) = {Look::Picked, ++number};
    if (!marks.order.empty()) {
        at(marks.order.back()).look = Look::Standing;
        for (const int cell : allowed(p, marks)) at(cell) = {Look::Next, number + 1};
    }
    for (const Stray& stray : marks.strays) at(stray.cell) = {Look::Astray, stray.number};
    return cells;
}

}  // namespace hashigo::goishi
