// Each transform is a size, the source of every cell, and what becomes of the four arrows; clues
// and marks then follow the same plan and cannot part.
#include "genres/yajikazu/transform.h"

#include <algorithm>
#include <string>

namespace hashigo::yajikazu {

namespace {

using core::Direction;

constexpr core::Phrase kCut = {"transform.cut", "The new size cuts off {0} clues: {1}.",
                               "新しい大きさでは手がかり{0}個が失われます：{1}。"};
constexpr core::Phrase kSize = {"transform.size",
                                "A board cannot be {0}×{1}; it was left as it is.",
                                "{0}×{1}の盤は作れません。変更しませんでした。"};

// In the order of core::kDirections: what becomes of up, down, left and right.
constexpr std::array<Direction, 4> kTurned = {Direction::Right, Direction::Left, Direction::Up,
                                              Direction::Down};
constexpr std::array<Direction, 4> kMirrored = {Direction::Up, Direction::Down, Direction::Right,
                                                Direction::Left};

template <class Source>
Rearrangement planned(core::Size size, const std::array<Direction, 4>& arrows, Source&& source) {
    Rearrangement plan{size, {}, arrows};
    plan.source.reserve(static_cast<std::size_t>(size.cells()));
    for (int row = 0; row < size.rows; ++row) {
        for (int col = 0; col < size.cols; ++col) plan.source.push_back(source(row, col));
    }
    return plan;
}

Rearrangement rotated(core::Size size) {
    return planned({size.cols, size.rows}, kTurned,
                   [&](int row, int col) { return size.at(size.rows - 1 - col, row); });
}

Rearrangement flipped(core::Size size) {
    return planned(size, kMirrored,
                   [&](int row, int col) { return size.at(row, size.cols - 1 - col); });
}

Rearrangement resized(core::Size size, core::Size wanted) {
    return planned(core::valid(wanted) ? wanted : size, core::kDirections, [&](int row, int col) {
        return size.contains(row, col) ? size.at(row, col) : -1;
    });
}

std::string listed(const core::Sites& sites) {
    constexpr std::size_t kNamed = 12;
    std::string names;
    for (std::size_t k = 0; k < std::min(sites.size(), kNamed); ++k) {
        names += (k == 0 ? "" : ", ") + core::name(sites[k]);
    }
    return sites.size() > kNamed ? names + ", …" : names;
}

}  // namespace

Rearrangement rearrangement(core::Size size, const app::Transform& how) {
    switch (how.kind) {
        case app::Transform::Kind::Rotate: return rotated(size);
        case app::Transform::Kind::Flip: return flipped(size);
        case app::Transform::Kind::Resize: break;
    }
    return resized(size, how.size);
}

Puzzle rearranged(const Puzzle& p, const Rearrangement& plan) {
    Puzzle moved{plan.size, {}, p.variant};
    moved.clues.reserve(plan.source.size());
    for (const int from : plan.source) {
        Clue clue = from < 0 ? Clue{} : p.clues[static_cast<std::size_t>(from)];
        if (clue.arrow) clue.arrow = plan.arrows.at(static_cast<std::size_t>(*clue.arrow));
        moved.clues.push_back(clue);
    }
    return moved;
}

State rearranged(const State& marks, const Rearrangement& plan) {
    State moved;
    moved.marks.reserve(plan.source.size());
    for (const int from : plan.source) {
        moved.marks.push_back(from < 0 ? Mark::Unknown
                                       : marks.marks[static_cast<std::size_t>(from)]);
    }
    return moved;
}

core::Sites cut_off(const Puzzle& p, core::Size size) {
    core::Sites lost;
    if (!core::valid(size)) return lost;
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        if (size.contains(p.size.row(cell), p.size.col(cell))) continue;
        if (p.clues[static_cast<std::size_t>(cell)].there) {
            lost.push_back(core::cell_site(p.size, cell));
        }
    }
    return lost;
}

std::vector<core::Text> transform_warnings(const Puzzle& p, const app::Transform& how) {
    if (how.kind != app::Transform::Kind::Resize) return {};
    if (!core::valid(how.size)) return {core::say(kSize, how.size.rows, how.size.cols)};
    const core::Sites lost = cut_off(p, how.size);
    if (lost.empty()) return {};
    return {core::say(kCut, lost.size(), listed(lost))};
}

}  // namespace hashigo::yajikazu
