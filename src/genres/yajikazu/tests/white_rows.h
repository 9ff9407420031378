// Boards without clues counted by the other colour, whole rows at a time: the white runs of a row
// and which of them are connected above it. It knows nothing of diagonal links, frontiers, loops,
// mirror images or bits a column, so it and the counters check each other.
#pragma once

#include <cstddef>
#include <map>
#include <utility>
#include <vector>

#include "core/count.h"

namespace hashigo::yajikazu::tests {

// Cells of a row: 0 shaded, else the number of the white part that the cell belongs to, counted
// from 1 in the order in which parts appear.
using WhiteRow = std::vector<int>;

inline WhiteRow renumbered(const WhiteRow& row) {
    std::map<int, int> names;
    WhiteRow out;
    for (const int part : row) {
        if (part != 0) names.emplace(part, static_cast<int>(names.size()) + 1);
        out.push_back(part == 0 ? 0 : names[part]);
    }
    return out;
}

inline void merge(WhiteRow& row, int from, int to) {
    for (int& part : row) part = part == from ? to : part;
}

// Every row of white (1) and shaded (0) cells without two shaded side by side.
inline std::vector<WhiteRow> all_rows(int cols) {
    std::vector<WhiteRow> rows{{}};
    for (int c = 0; c < cols; ++c) {
        std::vector<WhiteRow> longer;
        for (const WhiteRow& row : rows) {
            for (const int cell : {0, 1}) {
                if (cell == 0 && !row.empty() && row.back() == 0) continue;
                longer.push_back(row);
                longer.back().push_back(cell);
            }
        }
        rows = std::move(longer);
    }
    return rows;
}

// The row `white` below `above`; empty where shaded cells touch, or a white part ends for good.
inline WhiteRow below(const WhiteRow& above, const WhiteRow& white) {
    constexpr int kNew = 1000;
    const std::size_t cols = above.size();
    WhiteRow both = above;  // the parts of both rows, the new one's behind
    for (std::size_t c = 0; c < cols; ++c) {
        if (above[c] == 0 && white[c] == 0) return {};
        both.push_back(white[c] == 0 ? 0 : kNew + static_cast<int>(c));
    }
    for (std::size_t c = 0; c < cols; ++c) {
        if (white[c] == 0) continue;
        if (above[c] != 0) merge(both, both[c], both[cols + c]);
        if (c > 0 && white[c - 1] != 0) merge(both, both[cols + c - 1], both[cols + c]);
    }
    const WhiteRow row(both.begin() + static_cast<std::ptrdiff_t>(cols), both.end());
    for (std::size_t c = 0; c < cols; ++c) {
        bool goes_on = both[c] == 0;
        for (const int part : row) goes_on = goes_on || part == both[c];
        if (!goes_on) return {};
    }
    return renumbered(row);
}

// Shadings of a board of at least two columns whose white cells are connected.
inline core::Count count_by_white_rows(int rows, int cols) {
    const auto all = all_rows(cols);
    std::map<WhiteRow, core::Count> ways;
    for (const WhiteRow& row : all) {
        WhiteRow parts;
        for (std::size_t c = 0; c < row.size(); ++c) {
            const bool joined = c > 0 && row[c - 1] != 0;
            parts.push_back(row[c] == 0 ? 0 : joined ? parts.back() : static_cast<int>(c) + 1);
        }
        ways[renumbered(parts)] += 1;
    }
    for (int r = 1; r < rows; ++r) {
        std::map<WhiteRow, core::Count> next;
        for (const auto& [above, count] : ways) {
            for (const WhiteRow& row : all) {
                const WhiteRow parts = below(above, row);
                if (!parts.empty()) next[parts] += count;
            }
        }
        ways = std::move(next);
    }
    core::Count sum = 0;
    for (const auto& [row, count] : ways) {
        bool one_part = true;
        for (const int part : row) one_part = one_part && part <= 1;
        if (one_part) sum += count;
    }
    return sum;
}

// Shadings in which no two shaded cells touch, by a matrix between whole rows.
inline core::Count count_independent(int rows, int cols) {
    const auto all = all_rows(cols);
    std::vector<core::Count> ways(all.size(), 1);
    for (int r = 1; r < rows; ++r) {
        std::vector<core::Count> next(all.size(), 0);
        for (std::size_t a = 0; a < all.size(); ++a) {
            for (std::size_t b = 0; b < all.size(); ++b) {
                bool apart = true;
                for (std::size_t c = 0; c < all[a].size(); ++c) {
                    apart = apart && (all[a][c] != 0 || all[b][c] != 0);
                }
                if (apart) next[b] += ways[a];
            }
        }
        ways = std::move(next);
    }
    core::Count sum = 0;
    for (const core::Count& count : ways) sum += count;
    return sum;
}

}  // namespace hashigo::yajikazu::tests
