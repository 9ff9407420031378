// One pass is enough: a cell that cannot be shaded now cannot be later, when more cells are.
#include "genres/yajikazu/shade.h"

#include <cmath>

#include "genres/yajikazu/propagate.h"
#include "genres/yajikazu/state.h"

namespace hashigo::yajikazu {

int quota_of(core::Size size, double density) {
    return static_cast<int>(std::lround(density * size.cells()));
}

State shade_at_random(const Puzzle& empty, int quota, core::Random& random) {
    Propagator board(empty);
    board.begin(start(empty));
    std::vector<int> order;
    for (int cell = 0; cell < empty.size.cells(); ++cell) order.push_back(cell);
    random.shuffle(order);
    for (const int cell : order) {
        if (quota == 0) break;
        if (board.mark(cell) != Mark::Unknown) continue;
        const std::size_t before = board.decided();
        if (board.assume(cell, Mark::Shaded)) {
            --quota;
        } else {
            board.undo(before);
        }
    }
    State answer = board.state();
    for (Mark& mark : answer.marks) mark = mark == Mark::Shaded ? mark : Mark::White;
    return answer;
}

}  // namespace hashigo::yajikazu
