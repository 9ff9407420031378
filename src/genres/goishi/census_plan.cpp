// The layout's tables. Mirroring exchanges columns, so it keeps the high and the low rows apart,
// and a board's image lies in the image of its block.
#include "genres/goishi/census_plan.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace hashigo::goishi::census {

namespace {

constexpr int kMostLowCells = 16;  // 12,870 boards of 32 bytes at most: it fits a core's own cache

Mask mirror_image(Mask mask, int rows, int cols) {
    const core::Size size{rows, cols};
    Mask image = 0;
    for (; mask != 0; mask &= mask - 1) {
        const int cell = std::countr_zero(mask);
        image |= Mask{1} << size.at(size.row(cell), cols - 1 - size.col(cell));
    }
    return image;
}

std::size_t longest_list(int cells) {
    std::size_t ways = 1;
    for (int k = 1; k <= cells / 2; ++k) {
        ways = ways * static_cast<std::size_t>(cells - k + 1) / static_cast<std::size_t>(k);
    }
    return ways;
}

// Of 2^n masks, those that are their own image are told by half of the columns, the middle in it.
std::size_t kept_blocks(int rows, int cols) {
    const auto all = std::size_t{1} << (rows * cols);
    const auto own_images = std::size_t{1} << (rows * ((cols + 1) / 2));
    return (all + own_images) / 2;
}

Shape split(core::Size size, int low_rows) {
    const int low_cells = low_rows * size.cols;
    return {low_cells, kept_blocks(size.rows - low_rows, size.cols), longest_list(low_cells)};
}

void list_lows(Plan& plan, int low_rows) {
    const Mask end = Mask{1} << plan.low_cells;
    plan.lows.resize(static_cast<std::size_t>(plan.low_cells + 1));
    plan.mirror.resize(plan.lows.size());
    plan.rank.resize(end);
    for (Mask low = 0; low < end; ++low) {
        auto& list = plan.lows[static_cast<std::size_t>(std::popcount(low))];
        plan.rank[low] = static_cast<std::uint16_t>(list.size());
        list.push_back(low);
    }
    for (std::size_t stones = 0; stones < plan.lows.size(); ++stones) {
        for (const Mask low : plan.lows[stones]) {
            plan.mirror[stones].push_back(plan.rank[mirror_image(low, low_rows, plan.size.cols)]);
        }
    }
}

void list_highs(Plan& plan) {
    const Mask end = Mask{1} << plan.high_cells;
    plan.highs.resize(static_cast<std::size_t>(plan.high_cells + 1));
    plan.block.resize(end);
    std::uint32_t number = 0;
    for (Mask high = 0; high < end; ++high) {
        if (plan.mirrored_high(high) < high) continue;
        plan.block[high] = number++;
        plan.highs[static_cast<std::size_t>(std::popcount(high))].push_back(high);
    }
}

}  // namespace

core::Size standing(core::Size size) {
    return {std::max(size.rows, size.cols), std::min(size.rows, size.cols)};
}

Shape shape_of(core::Size size) {
    Shape best = split(size, 1);
    for (int rows = 2; rows <= size.rows && rows * size.cols <= kMostLowCells; ++rows) {
        const Shape shape = split(size, rows);
        if (shape.words() < best.words()) best = shape;
    }
    return best;
}

Plan plan_of(core::Size size) {
    const Shape shape = shape_of(size);
    Plan plan;
    plan.size = size;
    plan.low_cells = shape.low_cells;
    plan.high_cells = size.cells() - shape.low_cells;
    plan.blocks = shape.blocks;
    plan.stride = shape.stride;
    list_lows(plan, shape.low_cells / size.cols);
    list_highs(plan);
    return plan;
}

Mask Plan::mirrored_high(Mask high) const {
    return mirror_image(high, high_cells / size.cols, size.cols);
}

std::uint64_t Plan::work() const {
    return std::uint64_t{blocks} * lows.size() - 1;
}

Mask moved(Mask mask, const std::vector<int>& to) {
    Mask image = 0;
    for (; mask != 0; mask &= mask - 1) {
        image |= Mask{1} << to[static_cast<std::size_t>(std::countr_zero(mask))];
    }
    return image;
}

std::vector<std::vector<int>> symmetries(core::Size size) {
    std::vector<std::vector<int>> all;
    const int count = size.rows == size.cols ? 8 : 4;
    for (int k = 0; k < count; ++k) {
        std::vector<int> to;
        for (int cell = 0; cell < size.cells(); ++cell) {
            int row = size.row(cell);
            int col = size.col(cell);
            if ((k & 1) != 0) row = size.rows - 1 - row;
            if ((k & 2) != 0) col = size.cols - 1 - col;
            if ((k & 4) != 0) std::swap(row, col);
            to.push_back(size.at(row, col));
        }
        all.push_back(std::move(to));
    }
    return all;
}

}  // namespace hashigo::goishi::census
