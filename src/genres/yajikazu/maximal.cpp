// The count cell by cell over memories. A board of one cell has no second cell that could be white,
// so its empty shading is maximal; that is the one board that the memories' rule does not cover.
#include "genres/yajikazu/maximal.h"

#include <algorithm>
#include <map>
#include <utility>

#include "genres/yajikazu/limits.h"
#include "genres/yajikazu/maximal_memory.h"

namespace hashigo::yajikazu {

namespace {

using Ways = std::map<MaximalMemory, core::Count>;

bool past_cell(const Ways& now, Ways& next, core::Size size, int cell, core::Budget& budget) {
    constexpr std::size_t kBlock = 64;
    constexpr std::uint64_t kBytesEach = 256;  // about, with its vectors and the map's node
    const int row = size.row(cell);
    const int col = size.col(cell);
    const bool border = row == 0 || col == 0 || row + 1 == size.rows || col + 1 == size.cols;
    std::size_t done = 0;
    for (const auto& [memory, count] : now) {
        if (done++ % kBlock == 0) {
            if (!budget.spend() || !budget.afford((now.size() + next.size()) * kBytesEach)) {
                return false;
            }
        }
        for (const bool shaded : {false, true}) {
            MaximalMemory after = memory;
            if (!go_past(after, col, border, shaded)) continue;
            const bool sound = col + 1 == size.cols ? end_row(after) : tidy(after);
            if (sound) next[std::move(after)] += count;
        }
    }
    return true;
}

}  // namespace

core::Result<core::Count> count_maximal(core::Size size, core::Budget& budget) {
    size = {std::max(size.rows, size.cols), std::min(size.rows, size.cols)};
    // In a strip only the ends can be shaded, and both are in a maximal shading, or one of two.
    if (size.cols == 1) return core::Count(size.rows == 2 ? 2 : 1);
    Ways ways;
    ways[{std::vector<MaximalMemory::Cell>(static_cast<std::size_t>(size.cols)), {}, {}}] = 1;
    for (int cell = 0; cell < size.cells(); ++cell) {
        Ways next;
        if (!past_cell(ways, next, size, cell, budget)) return unfinished();
        ways = std::move(next);
    }
    core::Count sum = 0;
    for (const auto& [memory, count] : ways) {
        MaximalMemory last = memory;
        if (all_answered(last)) sum += count;
    }
    return sum;
}

}  // namespace hashigo::yajikazu
