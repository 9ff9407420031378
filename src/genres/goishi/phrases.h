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
    And,
    AndMore,
    Row,
    Column,
    With,
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
    CutsStones,
    CutsOrder,
    CutsAll,
    NoSuchSize,
    // The census and exact counts.
    CensusTooLarge,
    CensusUnreadable,
    NeedsBytes,
    Unfinished,
    TooManyStones,
    Size
};

inline constexpr std::array<core::Phrase, Size> kTable = {{
    // Reasons. {0} the anchor, {1} the stones or lines that it is about.
    {"only-stone", "{0} is the only stone that can be next.", "次に拾えるのは{0}だけ。"},
    {"stranded", "Stones are left, but nothing can follow {0}.",
     "石が残っているのに、{0}の次に続けられる石がない。"},
    {"no-start", "None of the stones can be the first.", "最初に拾える石がない。"},
    {"split-after", "Once {0} is picked, no row or column would join {1} to the other stones.",
     "{0}を拾うと、{1}は残りの石と行でも列でもつながらなくなる。"},
    {"split-now", "No row or column joins {1} to the other stones that are left.",
     "{1}は残りの石と行でも列でもつながらない。"},
    {"ends-after",
     "Once {0} is picked, {1} would each have at most one other stone in line; only the last stone "
     "can be "
     "like that, and the next one, which is in line with {0}.",
     "{0}を拾うと、{1}と同じ行や列に残る石はそれぞれ多くて一つ。"
     "そうなれるのは最後の石と、{0}と並ぶ次の石だけ。"},
    {"ends-now",
     "{1} each have at most one other stone in line; only the last stone can be like that, and the "
     "next one, which is in line with the last pick.",
     "{1}と同じ行や列に残る石はそれぞれ多くて一つ。"
     "そうなれるのは最後の石と、いまいる所と並ぶ次の石だけ。"},
    {"ends-at-start",
     "{1} each have at most one other stone in line; only the first stone and the last can be like "
     "that.",
     "{1}と同じ行や列にある石はそれぞれ多くて一つ。そうなれるのは最初と最後の石だけ。"},
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
    {"odd-after",
     "Once {0} is picked, an odd number of stones would be turned at on each of {1}; only the line "
     "taken "
     "next and the line of the end can have that.",
     "{0}を拾うと、曲がる石の数が{1}でそれぞれ奇数になる。"
     "奇数になれるのは次に進む列と最後の列だけ。"},
    {"odd-now",
     "An odd number of stones is turned at on each of {1}; only the line taken next and the line "
     "of the end can have that.",
     "曲がる石の数が{1}でそれぞれ奇数になる。奇数になれるのは次に進む列と最後の列だけ。"},
    {"odd-exit",
     "An odd number of stones is turned at on each of {1}; only the line taken next and the line "
     "of the end can have that, and {0} is on neither way.",
     "曲がる石の数が{1}でそれぞれ奇数になる。奇数になれるのは次に進む列と最後の列だけなので、"
     "{0}へは進まない。"},
    {"odd-exit-after",
     "Once {0} is picked, an odd number of stones would be turned at on each of {1}; the walk "
     "would have to "
     "go on along one of these, but cannot.",
     "{0}を拾うと、曲がる石の数が{1}でそれぞれ奇数になる。"
     "そのどちらかに沿って進むしかないが、進めない。"},
    // The rest. {0} the stone, {1} which pick it is.
    {"is-next", "{0} is number {1}", "{0}が{1}番目"},
    {"is-not-next", "{0} is not number {1}", "{0}は{1}番目でない"},
    // Lists. {0} what comes before, {1} the next one or how many more.
    {"and", "{0}, {1}", "{0}、{1}"},
    {"and-more", "{0} and {1} more", "{0}ほか{1}個"},
    {"row", "row {0}", "{0}行目"},
    {"column", "column {0}", "{0}列目"},
    {"with", "{0} with {1}", "{0}＋{1}"},
    // What all answers share. {0} the stone, {1} the one before it.
    {"follows", "{0} comes right after {1}", "{1}の次は{0}"},
    {"is-last", "{0} is the last", "{0}が最後"},
    // The referee's.
    {"stone-skipped", "A move may not fly over a stone that is still there.",
     "残っている石を飛び越えています。"},
    {"turned-back", "A move may not go back the way the last one came.",
     "来た方向へ逆走しています。"},
    {"diagonal-move", "A move must follow a row or a column.",
     "同じ行にも列にもない石へ進んでいます。"},
    {"number-repeated", "No two stones may have the same number.",
     "同じ番号の石が二つ以上あります。"},
    {"number-missing", "The numbers before this one are not all there.",
     "この番号より前の番号が抜けています。"},
    {"stones-left", "Every stone must be picked up.", "拾われていない石が残っています。"},
    // A reader's.
    {"goishi.no-stones", "A board without stones is no puzzle.", "碁石が一つもありません。"},
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
    {"limit.memory", "This needs {0} bytes of memory, more than --memory allows.",
     "{0}バイトのメモリが必要ですが、--memoryの上限を超えています。"},
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
