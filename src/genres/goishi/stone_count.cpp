// The table that the theorem reduces everything to. Its numbers come from censuses: what a grid has
// beyond the boards that leave a row or a column empty. A test makes them again.
#include "genres/goishi/stone_count.h"

#include <algorithm>
#include <array>

#include "core/count.h"

namespace hashigo::goishi {

namespace {

struct Entry {
    int stones = 0;
    int rows = 0;
    int cols = 0;
    std::uint64_t puzzles = 0;
};

// What is not listed is 0. In a puzzle of k stones rows and columns together are at most k.
constexpr std::array<Entry, 22> kTight = {{
    {7, 3, 4, 12},     {8, 3, 5, 120},     {8, 4, 4, 192},    {9, 3, 5, 76},     {9, 3, 6, 672},
    {9, 4, 4, 96},     {9, 4, 5, 2156},    {10, 3, 5, 4},     {10, 3, 6, 1004},  {10, 3, 7, 2952},
    {10, 4, 4, 16},    {10, 4, 5, 3368},   {10, 4, 6, 17688}, {10, 5, 5, 26320}, {11, 3, 6, 440},
    {11, 3, 7, 7696},  {11, 3, 8, 11412},  {11, 4, 5, 1788},  {11, 4, 6, 50764}, {11, 4, 7, 114676},
    {11, 5, 5, 74728}, {11, 5, 6, 269016},
}};

core::Count lines(int of, int chosen) {
    return core::choose(static_cast<std::uint64_t>(of), static_cast<std::uint64_t>(chosen));
}

}  // namespace

std::uint64_t tight_puzzles(int rows, int cols, int stones) {
    for (const Entry& entry : kTight) {
        const bool fits = entry.rows == std::min(rows, cols) && entry.cols == std::max(rows, cols);
        if (fits && entry.stones == stones) return entry.puzzles;
    }
    return 0;
}

StoneCount stone_count(core::Size size, int stones) {
    core::Count puzzles = 0;
    for (const Entry& entry : kTight) {
        if (entry.stones != stones) continue;
        core::Count ways = lines(size.rows, entry.rows) * lines(size.cols, entry.cols);
        if (entry.rows != entry.cols) {
            ways += lines(size.rows, entry.cols) * lines(size.cols, entry.rows);
        }
        puzzles += ways * entry.puzzles;
    }
    return {core::decimal(lines(size.cells(), stones)), core::decimal(puzzles)};
}

}  // namespace hashigo::goishi
