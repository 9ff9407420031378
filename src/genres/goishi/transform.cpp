// Each transform is a size and the source of every cell; stones and numbers then follow the same
// plan and cannot part. A walk without one of its stones is another walk, so an order ends there.
#include "genres/goishi/transform.h"

#include <algorithm>
#include <string>

#include "genres/goishi/codec_numbers.h"
#include "genres/goishi/phrases.h"

namespace hashigo::goishi {

namespace {

template <class Source>
Rearrangement planned(core::Size size, Source&& source) {
    Rearrangement plan{size, {}};
    plan.source.reserve(static_cast<std::size_t>(size.cells()));
    for (int row = 0; row < size.rows; ++row) {
        for (int col = 0; col < size.cols; ++col) plan.source.push_back(source(row, col));
    }
    return plan;
}

Rearrangement rotated(core::Size size) {
    return planned({size.cols, size.rows},
                   [&](int row, int col) { return size.at(size.rows - 1 - col, row); });
}

Rearrangement flipped(core::Size size) {
    return planned(size, [&](int row, int col) { return size.at(row, size.cols - 1 - col); });
}

Rearrangement resized(core::Size size, core::Size wanted) {
    return planned(
        wanted, [&](int row, int col) { return size.contains(row, col) ? size.at(row, col) : -1; });
}

bool keeps_a_stone(const Puzzle& p, core::Size size) {
    const auto stones = std::count(p.stones.begin(), p.stones.end(), 1);
    return static_cast<std::ptrdiff_t>(cut_off(p, size).size()) < stones;
}

// For each old cell its new one, or -1.
std::vector<int> destinations(const Rearrangement& plan, std::size_t cells) {
    std::vector<int> to(cells, -1);
    for (std::size_t cell = 0; cell < plan.source.size(); ++cell) {
        const int from = plan.source[cell];
        if (from >= 0) to[static_cast<std::size_t>(from)] = static_cast<int>(cell);
    }
    return to;
}

// How many picks come before the first that the size cuts off.
std::size_t picks_kept(const Puzzle& p, const State& marks, core::Size size) {
    const auto lost = [&](int cell) { return !size.contains(p.size.row(cell), p.size.col(cell)); };
    const auto first = std::find_if(marks.order.begin(), marks.order.end(), lost);
    return static_cast<std::size_t>(first - marks.order.begin());
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

Rearrangement rearrangement(const Puzzle& p, const app::Transform& how) {
    switch (how.kind) {
        case app::Transform::Kind::Rotate: return rotated(p.size);
        case app::Transform::Kind::Flip: return flipped(p.size);
        case app::Transform::Kind::Resize: break;
    }
    const bool possible = core::valid(how.size) && keeps_a_stone(p, how.size);
    return resized(p.size, possible ? how.size : p.size);
}

Puzzle rearranged(const Puzzle& p, const Rearrangement& plan) {
    Puzzle moved{plan.size, {}, p.variant};
    moved.stones.reserve(plan.source.size());
    for (const int from : plan.source) {
        moved.stones.push_back(from < 0 ? char{0} : p.stones[static_cast<std::size_t>(from)]);
    }
    return moved;
}

State rearranged(const State& marks, const Rearrangement& plan) {
    const std::vector<int> to = destinations(plan, marks.ruled_out.size());
    const auto moved_to = [&](int cell) { return to[static_cast<std::size_t>(cell)]; };
    std::vector<Stray> numbered;
    bool cut = false;
    for (const Stray& one : in_order(marks)) {
        const bool lost = moved_to(one.cell) < 0;
        cut = cut || (lost && numbered.size() < marks.order.size());
        if (!lost && !cut) numbered.push_back({moved_to(one.cell), one.number});
    }
    // A stray that lost its double may be the next pick by now.
    State moved = numbered_state(plan.source.size(), std::move(numbered));
    const bool same_pick = moved.order.size() == marks.order.size();
    for (std::size_t cell = 0; same_pick && cell < plan.source.size(); ++cell) {
        const int from = plan.source[cell];
        if (from >= 0) moved.ruled_out[cell] = marks.ruled_out[static_cast<std::size_t>(from)];
    }
    return moved;
}

core::Sites cut_off(const Puzzle& p, core::Size size) {
    core::Sites lost;
    if (!core::valid(size)) return lost;
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        if (size.contains(p.size.row(cell), p.size.col(cell))) continue;
        if (p.stones[static_cast<std::size_t>(cell)] != 0) {
            lost.push_back(core::cell_site(p.size, cell));
        }
    }
    return lost;
}

std::vector<core::Text> transform_warnings(const Puzzle& p, const State& marks,
                                           const app::Transform& how) {
    if (how.kind != app::Transform::Kind::Resize) return {};
    if (!core::valid(how.size)) {
        return {core::say(phrases::phrase(phrases::NoSuchSize), how.size.rows, how.size.cols)};
    }
    const core::Sites lost = cut_off(p, how.size);
    if (lost.empty()) return {};
    if (!keeps_a_stone(p, how.size)) {
        return {core::say(phrases::phrase(phrases::CutsAll), how.size.rows, how.size.cols)};
    }
    std::vector<core::Text> texts = {
        core::say(phrases::phrase(phrases::CutsStones), lost.size(), listed(lost))};
    const std::size_t kept = picks_kept(p, marks, how.size);
    if (kept < marks.order.size()) {
        texts.push_back(core::say(phrases::phrase(phrases::CutsOrder), kept, marks.order.size()));
    }
    return texts;
}

}  // namespace hashigo::goishi
