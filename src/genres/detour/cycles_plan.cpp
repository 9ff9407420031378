// Places the tiles. The class of a tile's words follows from the colours: with signs that begin at
// the outer edge, a half's colour sum stands as it is for the half swept first and, on an even
// width, turned round for the other; on an odd width a row that begins on white owes two from the
// row above.
#include "genres/detour/cycles_plan.h"

#include <algorithm>

namespace hashigo::detour::cycles {

namespace {

struct ClassRule {
    bool odd_width = false;
    int owed = 0;  // -2 in a row that begins on white, on an odd width

    int at_edge(int waiting) const { return odd_width ? owed + waiting : -waiting; }
    int in_middle(int waiting) const { return odd_width ? waiting - owed - 2 : -waiting; }
};

}  // namespace

Starts starts_of(const Layer& layer, int cls, const Depths& width) {
    Starts starts{};
    std::uint64_t at = 0;
    for (std::size_t d = 0; d < kDepths; ++d) {
        starts[d] = at;
        at += std::uint64_t{layer.rows(cls, d)} * width[d];
    }
    return starts;
}

std::uint64_t tile_size(const Layer& layer, int cls, const Depths& width) {
    std::uint64_t size = 0;
    for (std::size_t d = 0; d < kDepths; ++d) size += std::uint64_t{layer.rows(cls, d)} * width[d];
    return size;
}

Plan::Plan(int cols, std::uint64_t tile) {
    const int left = cols / 2;
    const int right = cols - left;
    sides_.push_back(std::make_unique<Side>(left, right, tile));
    if (left != right) sides_.push_back(std::make_unique<Side>(right, left, tile));
    for (int row = 0; row < 2; ++row) lay_row(row, cols);
}

void Plan::lay_row(int row, int cols) {
    RowPlan& plan = rows_[static_cast<std::size_t>(row)];
    const bool swapped = row == 1 && sides_.size() == 2;
    plan.first = (swapped ? sides_.back() : sides_.front()).get();
    plan.second = (swapped ? sides_.front() : sides_.back()).get();
    const ClassRule rule{cols % 2 == 1, cols % 2 == 1 && row == 1 ? -2 : 0};
    std::uint64_t edge = 0;
    std::uint64_t middle = 0;
    std::uint64_t work = 0;
    const auto book = [&](const Side& side, int cls, const Group& group, bool is_inward) {
        for (int place = 0; place < side.columns; ++place) {
            const auto size = tile_size(side.after(place, is_inward), cls, group.width);
            scratch_ = std::max(scratch_, size);
            work += size;
        }
    };
    for (const Group& group : plan.second->groups) {
        const int cls = rule.at_edge(group.colour);
        plan.edge.push_back({cls, edge, tile_size(plan.first->edge, cls, group.width)});
        edge += plan.edge.back().size;
        book(*plan.first, cls, group, true);
    }
    for (const Group& group : plan.first->groups) {
        const int cls = rule.in_middle(group.colour);
        plan.middle.push_back({cls, middle, tile_size(plan.second->middle, cls, group.width)});
        middle += plan.middle.back().size;
        book(*plan.second, cls, group, false);
    }
    edge_ = std::max(edge_, edge);
    middle_ = std::max(middle_, middle);
    work_ = std::max(work_, work);
}

void Plan::compile(int jobs) {
    for (const auto& side : sides_) side->compile(jobs);
}

std::uint64_t Plan::compiled_bytes() const {
    constexpr std::uint64_t kBytesOfWord = 48;  // an operation and its sources, before merging
    std::uint64_t bytes = 0;
    for (const auto& side : sides_) {
        bytes += 2 * static_cast<std::uint64_t>(side->columns) * side->words.count() * kBytesOfWord;
    }
    return bytes;
}

}  // namespace hashigo::detour::cycles
