// What a screen reader says of a cell: where it is, whether a stone lies there, which pick it is.
#include <array>
#include <string>

#include "genres/goishi/glance.h"
#include "genres/goishi/view.h"

namespace hashigo::goishi {

namespace {

// Place: {0} the row, {1} the column, {2} what is there.
constexpr core::Phrase kPlace{"label.cell", "row {0}, column {1}: {2}", "{0}行{1}列：{2}"};

// In the order of Look. {0} the number.
constexpr std::array<core::Phrase, 6> kLooks = {{
    {"label.bare", "no stone", "石なし"},
    {"label.lying", "stone", "石"},
    {"label.next", "stone, can be picked next as number {0}", "石、次に{0}番目として拾える"},
    {"label.picked", "picked as number {0}", "{0}番目に拾った"},
    {"label.standing", "picked as number {0}, the last so far", "{0}番目に拾った、今ここ"},
    {"label.astray", "stone, with the stray number {0}", "石、順番に合わない数字{0}"},
}};

core::Label::Task task(Look look) {
    if (look == Look::Bare) return core::Label::Task::None;
    const bool picked = look == Look::Picked || look == Look::Standing;
    return picked ? core::Label::Task::Done : core::Label::Task::Open;
}

}  // namespace

std::vector<core::Label> labels(const Puzzle& p, const State& marks) {
    std::vector<core::Label> all;
    all.reserve(p.stones.size());
    const std::vector<Glance> cells = glance(p, marks);
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        const Glance& seen = cells[static_cast<std::size_t>(cell)];
        const core::Site site = core::cell_site(p.size, cell);
        const core::Text text =
            core::say(kLooks.at(static_cast<std::size_t>(seen.look)), seen.number);
        all.push_back({site, core::say(kPlace, site.row + 1, site.col + 1, text), task(seen.look)});
    }
    return all;
}

}  // namespace hashigo::goishi
