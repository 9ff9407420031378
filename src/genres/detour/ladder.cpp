// The rungs in the order in which a person tries them: each needs a wider look than the one below.
#include "genres/detour/ladder.h"

#include <array>

#include "core/probe.h"
#include "genres/detour/genre.h"

namespace hashigo::detour {

std::span<const core::Rung<Detour>> ladder() {
    static constexpr std::array<core::Rung<Detour>, 5> kLadder = {{
        {{"degree", "degree", "次数"},
         {"degree.title", "two ends in each cell", "どのマスも線は2本"},
         rung_degree},
        {{"turn", "turn", "曲がり"},
         {"turn.title", "count the turns", "曲がりの数を数える"},
         rung_turn},
        {{"cut", "cut", "横断"},
         {"cut.title", "crossings pair up", "境を横切るのは偶数回"},
         rung_cut},
        {{"loop", "loop", "ループ"},
         {"loop.title", "no loop closes early", "途中で閉じない"},
         rung_loop},
        {{"probe", "probe", "仮定"},
         {"probe.title", "try an edge, it breaks", "引いてみて矛盾を見る"},
         core::probe<Detour>},
    }};
    return kLadder;
}

}  // namespace hashigo::detour
