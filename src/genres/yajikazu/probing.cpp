// Rounds over the undecided cells; see probing.h.
#include "genres/yajikazu/probing.h"

namespace hashigo::yajikazu {

namespace {

bool breaks(Propagator& board, int cell, Mark mark) {
    const std::size_t before = board.decided();
    const bool broken = !board.assume(cell, mark);
    board.undo(before);
    return broken;
}

}  // namespace

Probed probe_all(Propagator& board, core::Budget& budget) {
    const int cells = static_cast<int>(board.state().marks.size());
    int idle = 0;
    for (int cell = 0; idle < cells; cell = cell + 1 == cells ? 0 : cell + 1) {
        ++idle;
        for (const Mark mark : {Mark::Shaded, Mark::White}) {
            if (board.mark(cell) != Mark::Unknown) break;
            if (!budget.spend()) return Probed::OutOfBudget;
            if (!breaks(board, cell, mark)) continue;
            if (!board.assume(cell, opposite(mark))) return Probed::Broken;
            idle = 0;
        }
    }
    return Probed::Sound;
}

}  // namespace hashigo::yajikazu
