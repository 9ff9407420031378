// The rungs in the order in which a person tries them: each needs a wider look than the one below.
#include "genres/goishi/ladder.h"

#include <array>

#include "core/probe.h"
#include "genres/goishi/genre.h"

namespace hashigo::goishi {

namespace {

constexpr std::array<core::Rung<Goishi>, 6> kLadder = {{
    {{"line", "line", "直進"},
     {"line.title", "one way on", "進む先が一つ"},
     rung_line,
     {"line.lesson",
      "From the last pick the walk goes straight on along the row or the column, to the first "
      "stone that is still there. It may turn, but not go back the way it came. If that leaves one "
      "stone, it is the next.",
      "最後に拾った所から行か列をまっすぐ進み、残っている最初の石を拾います。"
      "曲がってもかまいませんが、来た方向へは戻れません。"
      "それで石が一つしか残らなければ、それが次の石です。"}},
    {{"reach", "reach", "連結"},
     {"reach.title", "stones left hang together", "残りの石がつながる"},
     rung_reach,
     {"reach.lesson",
      "Every move runs along a row or a column, so the stones left must hang together by shared "
      "rows and columns. The place where you stand does not join them: you leave it for good. A "
      "stone whose pick leaves the others in two groups is not the next.",
      "移動はいつも行か列に沿うので、残りの石は同じ行や列でひとつながりでなければなりません。"
      "いまいる所は離れたら戻れないので、つなぐ役には立ちません。"
      "拾うと残りが二つに分かれる石は、次の石ではありません。"}},
    {{"dead", "dead", "行き止まり"},
     {"dead.title", "too many loose ends", "端の石が多すぎる"},
     rung_dead,
     {"dead.lesson",
      "A walk has two ends. Every stone in between is reached from one stone and left for another, "
      "so there are at least two others in its row and column. A stone with fewer is a loose end: "
      "it is the next or the last. A pick that leaves more loose ends is wrong.",
      "手順の端は二つです。途中の石には、ある石から来て別の石へ進むので、"
      "同じ行と列にほかの石が合わせて二つ以上あります。"
      "それより少ない石は端の石で、次の石か最後の石です。"
      "端の石が多くなりすぎる拾い方は誤りです。"}},
    {{"single", "single", "最後"},
     {"single.title", "only one stone is last", "最後の石は一つ"},
     rung_single,
     {"single.lesson",
      "To pass a stone straight there must be stones on both sides of it in a row or a column; to "
      "turn at it there must be one in its row and one in its column. A stone with neither is the "
      "last. So it is not the next while others are left, and two such are one too many.",
      "石を直進で通り抜けるには行か列の両側に、曲がるには行と列に一つずつ、ほかの石がいります。"
      "どちらもできない石は最後の石です。だから、ほかの石が残るうちは次になりません。"
      "最後の石が二つできる拾い方も誤りです。"}},
    {{"parity", "parity", "偶奇"},
     {"parity.title", "turns on a line pair up", "曲がる石は二つずつ"},
     rung_parity,
     {"parity.lesson",
      "The walk runs along a line from one turn to the next, so the turns on a row or a column "
      "come in pairs. Only two lines may have an odd number: the one taken next, and the one that "
      "ends at the last stone. Count line by line the stones that have to be turned at: three odd "
      "lines are too many.",
      "手順は曲がる石から次に曲がる石まで一つの行か列に沿うので、"
      "一つの行や列で曲がる石は二つずつになります。"
      "奇数になれるのは、次に進む行か列と、最後の石に着く行か列だけです。"
      "必ず曲がる石を行や列ごとに数えましょう。奇数が三つになる拾い方は誤りです。"}},
    {{"probe", "probe", "仮定"},
     {"probe.title", "try a stone, it strands", "拾ってみて手詰まりになる"},
     core::probe<Goishi>,
     {"probe.lesson",
      "Suppose a stone is the next, and go on by the rungs below. If that ends where the walk can "
      "no longer be finished, it was not the next. Try stones with few ways on first: they break "
      "soonest.",
      "ある石を拾ったと仮定し、下の段だけで先を読みます。手詰まりになれば、"
      "その石は次の石ではありません。先の選択肢が少ない石から試すと、早く結論が出ます。"}},
}};

}  // namespace

std::span<const core::Rung<Goishi>> ladder() {
    return kLadder;
}

void rule_out(const State& s, int cell, Reason reason, Found& out) {
    out.conclude({Fact::Kind::RuleOut, cell, static_cast<int>(s.order.size()) + 1}, {reason, cell});
}

}  // namespace hashigo::goishi
