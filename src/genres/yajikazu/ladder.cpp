// The rungs in the order in which a person tries them: each needs a wider look than the one below.
#include "genres/yajikazu/ladder.h"

#include <array>

#include "core/probe.h"
#include "genres/yajikazu/genre.h"

namespace hashigo::yajikazu {

std::span<const core::Rung<Yajikazu>> ladder() {
    static constexpr std::array<core::Rung<Yajikazu>, 5> kLadder = {{
        {"adj", {"adj", "no two shaded touch", "黒マスは隣り合わない"}, rung_adj},
        {"cap", {"cap", "too much for its line", "列に入らない数字"}, rung_cap},
        {"ray", {"ray", "a clue counts its line", "数字で列を読む"}, rung_ray},
        {"white", {"white", "white stays linked", "白マスはつながる"}, rung_white},
        {"probe", {"probe", "try a cell, it breaks", "仮定して矛盾を見る"}, core::probe<Yajikazu>},
    }};
    return kLadder;
}

}  // namespace hashigo::yajikazu
