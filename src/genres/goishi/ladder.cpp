// The rungs in the order in which a person tries them: each needs a wider look than the one below.
#include "genres/goishi/ladder.h"

#include <array>

#include "core/probe.h"
#include "genres/goishi/genre.h"

namespace hashigo::goishi {

std::span<const core::Rung<Goishi>> ladder() {
    static constexpr std::array<core::Rung<Goishi>, 6> kLadder = {{
        {{"line", "line", "直進"}, {"line.title", "one way on", "進む先が一つ"}, rung_line},
        {{"reach", "reach", "連結"},
         {"reach.title", "stones left hang together", "残りの石がつながる"},
         rung_reach},
        {{"dead", "dead", "行き止まり"},
         {"dead.title", "too many loose ends", "端の石が多すぎる"},
         rung_dead},
        {{"single", "single", "最後"},
         {"single.title", "only one stone is last", "最後の石は一つ"},
         rung_single},
        {{"parity", "parity", "偶奇"},
         {"parity.title", "turns on a line pair up", "曲がる石は二つずつ"},
         rung_parity},
        {{"probe", "probe", "仮定"},
         {"probe.title", "try a stone, it strands", "拾ってみて手詰まりになる"},
         core::probe<Goishi>},
    }};
    return kLadder;
}

void rule_out(const State& s, int cell, Reason reason, Found& out) {
    out.conclude({Fact::Kind::RuleOut, cell, static_cast<int>(s.order.size()) + 1}, {reason, cell});
}

}  // namespace hashigo::goishi
