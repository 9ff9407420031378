// Everything that this genre says to people, in one table: first a sentence for each Reason, in its
// order, then the rest.
#pragma once

#include <array>

#include "core/text.h"
#include "genres/goishi/reason.h"

namespace hashigo::goishi::phrases {

enum Key : std::size_t {
    IsNext = static_cast<std::size_t>(Reason::Size),
    IsNotNext,
    Comma,
    And,
    AndMore,
    Row,
    Column,
    TurnsOn,
    TurnsTogether,
    WhySummed,
    Follows,
    IsLast,
    // The referee's sentences; their keys are the codes.
    StoneSkipped,
    TurnedBack,
    DiagonalMove,
    NumberRepeated,
    NumberMissing,
    StonesLeft,
    NoStones,
    LastStone,
    CutsStones,
    CutsOrder,
    CutsAll,
    NoSuchSize,
    // The census and exact counts.
    CensusTooLarge,
    CensusUnreadable,
    Unfinished,
    TooManyStones,
    Size
};

inline constexpr std::array<core::Phrase, Size> kTable = {{
    // Reasons. {0} the anchor, {1} the stones or lines that it is about.
    {"only-stone", "{0} is the only stone that can be next.", "次に拾えるのは{0}だけ。"},
    {"stranded", "Stones are left, but no move from {0} reaches one: stranded.",
     "石が残っているのに、{0}から進める先に石がなく、手詰まり。"},
    {"all-ruled-out", "Every stone that a move from {0} reaches is ruled out: {1}.",
     "{0}から進める先の{1}は、どれも次ではない。"},
    {"no-start", "Every stone is ruled out as the first.", "どの石も最初ではない。"},
    {"split-after", "Once {0} is picked, no row or column would join {1} to the other stones.",
     "{0}を拾うと、{1}は残りの石と行でも列でもつながらなくなる。"},
    {"split-now", "No row or column joins {1} to the other stones that are left.",
     "{1}は残りの石と行でも列でもつながらない。"},
    {"ends-after",
     "Once {0} is picked, {1} would be loose ends, with at most one other stone in their row and "
     "column together. A walk has at most two: the last stone, and the next one, which must be in "
     "line with {0}.",
     "{0}を拾うと、{1}は端の石になる（同じ行と列に残る石が合わせて一つ以下）。"
     "端の石は多くて二つで、最後の石と、{0}と同じ行か列にある次の石だけ。"},
    {"ends-now",
     "{1} are loose ends, with at most one other stone in their row and column together. A walk "
     "has at most two: the last stone, and the next one, which must be in line with the last pick.",
     "{1}は端の石である（同じ行と列に残る石が合わせて一つ以下）。"
     "端の石は多くて二つで、最後の石と、いまいる所と同じ行か列にある次の石だけ。"},
    {"ends-at-start",
     "{1} are loose ends, with at most one other stone in their row and column together. A walk "
     "has at most two: the first stone and the last.",
     "{1}は端の石である（同じ行と列にある石が合わせて一つ以下）。"
     "端の石は多くて二つで、最初の石と最後の石だけ。"},
    {"two-last-after",
     "Once {0} is picked, {1} could neither be passed straight nor turned at, so each of them "
     "would have to "
     "be the last.",
     "{0}を拾うと、{1}はどれも直進でも曲がっても通り抜けられず、"
     "それぞれが最後の石になるしかない。"},
    {"two-last-now",
     "{1} can neither be passed straight nor turned at, so each of them would have to be the last.",
     "{1}はどれも直進でも曲がっても通り抜けられず、それぞれが最後の石になるしかない。"},
    {"three-outer-now",
     "{1} can neither be passed straight nor turned at; only the first stone and the last can be "
     "like that.",
     "{1}はどれも直進でも曲がっても通り抜けられない。そうなれるのは最初と最後の石だけ。"},
    {"ends-walk",
     "{0} can neither be passed straight nor turned at, so it is the last stone, and others are "
     "left.",
     "{0}は直進でも曲がっても通り抜けられないので最後の石。まだほかの石が残っている。"},
    // {1} the numbers of stones to be turned at, {2} why lines are summed, or nothing.
    {"odd-after",
     "Once {0} is picked, the stones that have to be turned at, unless they are the last, would "
     "number {1}. Turns on a line come in pairs, but for the line taken next and the line of the "
     "end, so at most two of these numbers can be odd.{2}",
     "{0}を拾うと、最後でない限り必ず曲がる石は、{1}。一つの行や列で曲がる石は偶数個で、"
     "奇数になれるのは次に進む行か列と、最後の石に着く行か列の二つまで。{2}"},
    {"odd-now",
     "The stones that have to be turned at, unless they are the last, number {1}. Turns on a line "
     "come in pairs, but for the line taken next and the line of the end, so at most two of these "
     "numbers can be odd.{2}",
     "最後でない限り必ず曲がる石は、{1}。一つの行や列で曲がる石は偶数個で、"
     "奇数になれるのは次に進む行か列と、最後の石に着く行か列の二つまで。{2}"},
    {"odd-exit",
     "The stones that have to be turned at, unless they are the last, number {1}. Turns on a line "
     "come in pairs, but for the line taken next and the line of the end. So the walk goes on "
     "along "
     "one of these, and the way to {0} is along another.{2}",
     "最後でない限り必ず曲がる石は、{1}。一つの行や列で曲がる石は偶数個で、"
     "奇数になれるのは次に進む行か列と、最後の石に着く行か列だけ。"
     "次はこのどちらかに沿って進むので、ほかの向きの{0}ではない。{2}"},
    {"odd-exit-after",
     "Once {0} is picked, the stones that have to be turned at, unless they are the last, would "
     "number {1}. Turns on a line come in pairs, but for the line taken next and the line of the "
     "end. So the walk would go on along one of these, and no move from {0} does.{2}",
     "{0}を拾うと、最後でない限り必ず曲がる石は、{1}。一つの行や列で曲がる石は偶数個で、"
     "奇数になれるのは次に進む行か列と、最後の石に着く行か列だけ。"
     "次はこのどちらかに沿って進むことになるが、{0}からは進めない。{2}"},
    // The rest. {0} the stone, {1} which pick it is.
    {"is-next", "{0} is number {1}", "{0}が{1}番目"},
    {"is-not-next", "{0} is not number {1}", "{0}は{1}番目でない"},
    // Lists. {0} what comes before, {1} the next one or how many more.
    {"comma", "{0}, {1}", "{0}、{1}"},
    {"and", "{0} and {1}", "{0}、{1}"},
    {"and-more", "{0} and {1} more", "{0}、ほか{1}個"},
    {"row", "row {0}", "{0}行目"},
    {"column", "column {0}", "{0}列目"},
    // {0} a line or lines, {1} how many stones are turned at there.
    {"turns-on", "{1} on {0}", "{0}に{1}個"},
    {"turns-together", "{1} on {0} together", "{0}に合わせて{1}個"},
    {"why-summed",
     " (Lines are summed where a stone that may be turned at or passed lies on both, for a turn "
     "counts on both of its lines.)",
     "（曲がる石は行と列の両方で数えるので、曲がるか決まらない石のある行と列は合わせて数える。）"},
    // What all answers share. {0} the stone, {1} the one before it.
    {"follows", "{0} comes right after {1}", "{1}の次は{0}"},
    {"is-last", "{0} is the last", "{0}が最後"},
    // The referee's.
    {"stone-skipped", "A move may not fly over a stone that is still there.",
     "残っている石は飛び越せません。"},
    {"turned-back", "A move may not go back the way the last one came.",
     "来た方向へは戻れません。"},
    {"diagonal-move", "A move must follow a row or a column.", "同じ行か列の石にしか進めません。"},
    {"number-repeated", "No two stones may have the same number.",
     "同じ番号の石は二つあってはいけません。"},
    {"number-missing", "The numbers before this one are not all there.",
     "この番号より前の番号がそろっていません。"},
    {"stones-left", "Every stone must be picked up.", "石はすべて拾います。"},
    // A reader's.
    {"goishi.no-stones", "A board without stones is no puzzle.", "碁石が一つもありません。"},
    {"edit.last-stone", "The last stone stays: a board without stones is no puzzle.",
     "最後の碁石は取り除けません。碁石が一つもない盤面は問題になりません。"},
    // A transform's. {0} how many stones, {1} which ones.
    {"transform.cut", "The new size cuts off {0} stones: {1}.",
     "新しい大きさでは碁石{0}個が失われます：{1}。"},
    // {0} how many picks are kept, {1} of how many.
    {"transform.cut-order", "The order is kept up to the first stone cut off: {0} of {1} picks.",
     "順番は、失われる最初の石の手前まで残ります：{1}手のうち{0}手。"},
    // {0} rows, {1} columns.
    {"transform.cut-all", "A board of {0}×{1} would have no stone left; it was left as it is.",
     "{0}×{1}の盤には碁石が残りません。変更しませんでした。"},
    {"transform.size", "A board cannot be {0}×{1}; it was left as it is.",
     "{0}×{1}の盤は作れません。変更しませんでした。"},
    // {0} cells.
    {"census.too-large", "A census takes grids of at most {0} cells; larger ones only by --stones.",
     "全数調査ができるのは{0}マスまで。それより大きい盤は--stonesでだけ数えられます。"},
    {"census.unreadable", "This is no census that was written down by this program.",
     "このプログラムが書き出した全数調査ではありません。"},
    {"limit", "The limit was reached before it was done.", "終わる前に上限に達しました。"},
    {"census.too-many-stones", "For one number of stones, --stones goes from 1 to {0}.",
     "石の数を指定する--stonesは1から{0}までです。"},
}};

inline constexpr const core::Phrase& phrase(Key key) {
    return kTable[key];
}
inline constexpr const core::Phrase& phrase(Reason reason) {
    return kTable[static_cast<std::size_t>(reason)];
}

}  // namespace hashigo::goishi::phrases
