// The rungs in the order in which a person tries them: each needs a wider look than the one below.
#include "genres/yajikazu/ladder.h"

#include <array>

#include "core/probe.h"
#include "genres/yajikazu/genre.h"

namespace hashigo::yajikazu {

std::span<const core::Rung<Yajikazu>> ladder() {
    static constexpr std::array<core::Rung<Yajikazu>, 5> kLadder = {{
        {{"adj", "adj", "隣"},
         {"adj.title", "no two shaded touch", "黒マスは隣り合わない"},
         rung_adj},
        {{"cap", "cap", "上限"},
         {"cap.title", "too much for its line", "列に入りきらない数"},
         rung_cap},
        {{"ray", "ray", "視線"},
         {"ray.title", "a clue counts its line", "手がかりが列を数える"},
         rung_ray},
        {{"white", "white", "白"},
         {"white.title", "white stays linked", "白マスはひとつながり"},
         rung_white},
        {{"probe", "probe", "仮定"},
         {"probe.title", "try a cell, it breaks", "置いてみて矛盾を見る"},
         core::probe<Yajikazu>},
    }};
    return kLadder;
}

}  // namespace hashigo::yajikazu
