// The rungs in the order in which a person tries them: each needs a wider look than the one below.
#include "genres/detour/ladder.h"

#include <array>

#include "core/probe.h"
#include "genres/detour/genre.h"

namespace hashigo::detour {

namespace {

constexpr std::array<core::Rung<Detour>, 5> kLadder = {{
    {{"degree", "degree", "次数"},
     {"degree.title", "two ends in each cell", "どのマスも線は2本"},
     rung_degree,
     {"degree.lesson",
      "The loop goes through every cell, so it uses exactly two edges of each. A cell with two "
      "lines has no other; a cell with only two edges left has a line on both. So the corners are "
      "known from the start.",
      "ループはすべてのマスを通るので、どのマスでもちょうど2本の辺に線があります。"
      "線が2本あれば、ほかの辺には引けません。引ける辺が2本しか残っていなければ、両方に引きます。"
      "だから四隅は最初から決まっています。"}},
    {{"turn", "turn", "曲がり"},
     {"turn.title", "count the turns", "曲がりの数を数える"},
     rung_turn,
     {"turn.lesson",
      "A region's number is how many of its cells the line turns in; in the others it runs "
      "straight. When so many turn, the rest runs straight; when no more than so many still can, "
      "they all turn. A turn uses one edge across and one down, a straight run two that lie "
      "opposite.",
      "数字は、その領域で線が曲がるマスの数です。ほかのマスでは直進します。"
      "数に達したら残りは直進、曲がれるマスがその数しかなければ全部が曲がります。"
      "曲がるマスは縦と横の辺を1本ずつ、直進するマスは向かい合う2本を使います。"}},
    {{"cut", "cut", "横断"},
     {"cut.title", "crossings pair up", "境を横切るのは偶数回"},
     rung_cut,
     {"cut.lesson",
      "A loop that leaves a region comes back into it. So it crosses the region's border an even "
      "number of times, and at least twice. The same holds for a straight cut through the whole "
      "board. If one edge of the border is left open, the count decides it.",
      "ループは領域を出たら必ず戻るので、境を横切る回数は偶数で、少なくとも2回です。"
      "盤をまっすぐ二つに分ける線でも同じです。"
      "境の辺が一つだけ決まっていなければ、回数の偶奇で決まります。"}},
    {{"loop", "loop", "ループ"},
     {"loop.title", "no loop closes early", "途中で閉じない"},
     rung_loop,
     {"loop.lesson",
      "There is one loop, and it goes through every cell. A line between the two ends of a piece "
      "would close it. If cells are left outside, no line goes there.",
      "ループは一つで、すべてのマスを通ります。一続きの線の両端を結ぶと、そこで閉じてしまいます。"
      "通っていないマスが残っていれば、そこに線は引けません。"}},
    {{"probe", "probe", "仮定"},
     {"probe.title", "try an edge, it breaks", "引いてみて矛盾を見る"},
     core::probe<Detour>,
     {"probe.lesson",
      "Suppose an edge has a line, or has none, and go on by the rungs below. If a cell, a number "
      "or the loop breaks, it is the other way round. Try edges where pieces of line nearly meet, "
      "or beside a region whose number is nearly settled.",
      "ある辺に線を引く（または引かない）と仮定し、下の段だけで先を読みます。"
      "マスや数字やループに矛盾が出たら、その逆です。"
      "線の端どうしが近い所や、数字がほとんど決まった領域から試しましょう。"}},
}};

}  // namespace

std::span<const core::Rung<Detour>> ladder() {
    return kLadder;
}

}  // namespace hashigo::detour
