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
    Size
};

inline constexpr std::array<core::Phrase, Size> kTable = {{
    // Reasons. {0} the anchor.
    {"only-stone", "{0} is the only stone that can be next.", "次に拾えるのは{0}だけ。"},
    {"stranded", "Stones are left, but none of them can be picked up after {0}.",
     "石が残っているのに、{0}の次に拾える石がない。"},
    // The rest. {0} the stone, {1} which pick it is.
    {"is-next", "{0} is number {1}", "{0}が{1}番目"},
    {"is-not-next", "{0} is not number {1}", "{0}は{1}番目でない"},
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
}};

inline constexpr const core::Phrase& phrase(Key key) {
    return kTable[key];
}
inline constexpr const core::Phrase& phrase(Reason reason) {
    return kTable[static_cast<std::size_t>(reason)];
}

}  // namespace hashigo::goishi::phrases
