// white: the unshaded cells are connected, and there is at least one.
//
// Look at all cells that are not shaded. Where they fall apart and one part holds a white cell,
// nothing in another part can be white. And an undecided cell that holds two parts together is
// white: shading it would make its neighbours white (they touch it) and leave them apart.
#include <algorithm>

#include "genres/yajikazu/genre.h"
#include "genres/yajikazu/ladder.h"
#include "genres/yajikazu/region.h"

namespace hashigo::yajikazu {

namespace {

// The only part with white cells, or kNone where there is none; a contradiction where there are
// two.
int white_part(const Components& parts, Found& out) {
    int found = Components::kNone;
    for (std::size_t k = 0; k < parts.white.size(); ++k) {
        if (parts.white[k] == Components::kNone) continue;
        if (found != Components::kNone) {
            out.contradict({Reason::WhiteDivided, parts.white[k]});
            return found;
        }
        found = static_cast<int>(k);
    }
    return found;
}

void keep_one_white(const State& s, const Components& parts, Found& out) {
    if (parts.size.empty()) out.contradict({Reason::NoWhite, 0});
    if (parts.size.size() != 1 || parts.size.front() != 1) return;
    const auto last = std::find_if(s.marks.begin(), s.marks.end(),
                                   [](Mark mark) { return mark != Mark::Shaded; });
    const int cell = static_cast<int>(last - s.marks.begin());
    if (*last == Mark::Unknown) {
        out.conclude({cell, Mark::White}, {Reason::LastWhite, cell});
    }
}

}  // namespace

void rung_white(const Puzzle& p, const State& s, core::RungSet, Found& out) {
    if (p.variant.unconnected) return;
    const Components parts = components(p, s);
    keep_one_white(s, parts, out);
    const int home = white_part(parts, out);
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        const auto k = static_cast<std::size_t>(cell);
        if (s.marks[k] != Mark::Unknown) continue;
        if (home != Components::kNone && parts.of[k] != home) {
            out.conclude({cell, Mark::Shaded}, {Reason::OutOfReach, cell});
        } else if (parts.is_cut[k] != 0) {
            out.conclude({cell, Mark::White}, {Reason::CutPoint, cell});
        }
    }
}

}  // namespace hashigo::yajikazu
