// Each transform is a size and the source of every cell. Neighbours stay neighbours, so an edge of
// the new board comes from the edge between the sources of its cells; walls and marks follow it.
#include "genres/detour/transform.h"

#include <algorithm>
#include <string>

#include "genres/detour/regions.h"
#include "genres/detour/state.h"

namespace hashigo::detour {

namespace {

constexpr core::Phrase kCut = {"transform.cut", "The new size loses {0} numbers: {1}.",
                               "新しい大きさでは数字{0}個が失われます：{1}。"};
constexpr core::Phrase kSize = {"transform.size",
                                "A board cannot be {0}×{1}; it was left as it is.",
                                "{0}×{1}の盤は作れません。変更しませんでした。"};

template <class Source>
Rearrangement planned(core::Size size, Source&& source) {
    Rearrangement plan{size, {}};
    plan.source.reserve(static_cast<std::size_t>(size.cells()));
    for (int row = 0; row < size.rows; ++row) {
        for (int col = 0; col < size.cols; ++col) plan.source.push_back(source(row, col));
    }
    return plan;
}

// The old edge of a new one; -1 where one of its cells is new.
int edge_before(core::Size before, const Rearrangement& plan, int edge) {
    const auto [a, b] = ends(plan.size, edge);
    const int from = plan.source[static_cast<std::size_t>(a)];
    const int to = plan.source[static_cast<std::size_t>(b)];
    return from < 0 || to < 0 ? -1 : edge_between(before, from, to);
}

// Whether just one of an edge's cells is new.
bool joins_new(const Rearrangement& plan, int edge) {
    const auto [a, b] = ends(plan.size, edge);
    return (plan.source[static_cast<std::size_t>(a)] < 0) !=
           (plan.source[static_cast<std::size_t>(b)] < 0);
}

std::string listed(const Puzzle& p, const std::vector<int>& regions) {
    constexpr std::size_t kNamed = 12;
    const std::vector<int> cells = number_cells(p);
    std::string names;
    for (std::size_t k = 0; k < std::min(regions.size(), kNamed); ++k) {
        names += k == 0 ? "" : ", ";
        names += cell_name(p, cells[static_cast<std::size_t>(regions[k])]);
    }
    return regions.size() > kNamed ? names + ", …" : names;
}

}  // namespace

Rearrangement rearrangement(core::Size size, const app::Transform& how) {
    switch (how.kind) {
        case app::Transform::Kind::Rotate:
            return planned({size.cols, size.rows},
                           [&](int row, int col) { return size.at(size.rows - 1 - col, row); });
        case app::Transform::Kind::Flip:
            return planned(size,
                           [&](int row, int col) { return size.at(row, size.cols - 1 - col); });
        case app::Transform::Kind::Resize: break;
    }
    return planned(core::valid(how.size) ? how.size : size, [&](int row, int col) {
        return size.contains(row, col) ? size.at(row, col) : -1;
    });
}

Puzzle rearranged(const Puzzle& p, const Rearrangement& plan, std::vector<int>& lost) {
    Puzzle moved;
    moved.size = plan.size;
    moved.variant = p.variant;
    for (int edge = 0; edge < edge_count(plan.size); ++edge) {
        const int before = edge_before(p.size, plan, edge);
        const bool wall =
            before < 0 ? joins_new(plan, edge) : p.walls[static_cast<std::size_t>(before)] != 0;
        moved.walls.push_back(wall ? 1 : 0);
    }
    settle_regions(moved);
    lost = carry_clues(p, moved, plan.source);
    return moved;
}

State rearranged(const Puzzle& p, const State& marks, const Rearrangement& plan) {
    State moved;
    for (int edge = 0; edge < edge_count(plan.size); ++edge) {
        const int before = edge_before(p.size, plan, edge);
        moved.marks.push_back(before < 0 ? Mark::Unknown
                                         : marks.marks[static_cast<std::size_t>(before)]);
    }
    return moved;
}

std::vector<core::Text> transform_warnings(const Puzzle& p, const app::Transform& how,
                                           const std::vector<int>& lost) {
    const bool resize = how.kind == app::Transform::Kind::Resize;
    if (resize && !core::valid(how.size)) return {core::say(kSize, how.size.rows, how.size.cols)};
    if (lost.empty()) return {};
    return {core::say(kCut, lost.size(), listed(p, lost))};
}

}  // namespace hashigo::detour
