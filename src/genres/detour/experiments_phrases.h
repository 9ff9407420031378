// The words of this genre's tables: titles, what is counted, columns.
#pragma once

#include "core/text.h"

namespace hashigo::detour::experiments_phrases {

inline constexpr core::Phrase kLoopCounts = {"loops", "Loops through every cell",
                                             "全マスを通るループの数"};
inline constexpr core::Phrase kLoopCountsAbout = {
    "about",
    "All answers that boards of a grid can have, whatever their regions and numbers: A003763 of "
    "the "
    "OEIS. Counted by tables of half rows, and again by a plain sweep, whose states are given.",
    "領域や数字にかかわらず、その格子の盤がもちうる答えのすべて（OEISのA003763）。半行の表で数え、"
    "単純な掃引でも数え直す。状態数は後者のもの。"};
inline constexpr core::Phrase kClauses = {"clauses", "What the unprinted rules are worth",
                                          "盤に印刷されないルールの重み"};
inline constexpr core::Phrase kClausesAbout = {"about",
                                               "Answers of a board without numbers under both "
                                               "rules, where the line may be several loops, where "
                                               "it may leave cells out, and under neither rule: "
                                               "A003763, A222202 and A140517 of the OEIS. Times "
                                               "is the ratio to both rules.",
                                               "数字のない盤の答えの数。両方のルール、複数のループ"
                                               "でもよい場合、通らないマスがあってもよい場合、"
                                               "どちらのルールもない場合（OEISのA003763、A222202、A"
                                               "140517）。倍率は両方のルールの数に対する比。"};
inline constexpr core::Phrase kTurnCounts = {"turns", "How often loops turn", "ループが曲がる回数"};
inline constexpr core::Phrase kTurnCountsAbout = {
    "about",
    "All loops of a grid by their number of turns. The fewest are twice the shorter even side, and "
    "no "
    "loop but that of 2x2 turns in every cell.",
    "格子の全ループを曲がる回数で分けた。最小は短い方の偶数辺の2倍で、全マスで曲がるループは2x2の"
    "ものだけである。"};
inline constexpr core::Phrase kNoNumbers = {"no-numbers", "Edges that are sure without a number",
                                            "数字がなくても決まる辺"};
inline constexpr core::Phrase kNoNumbersAbout = {
    "about",
    "The ladder, probing included, on a board without numbers: how many of its edges it decides. "
    "They are the two at each corner.",
    "数字のない盤で、仮定まで含めた梯子が決める辺の数。決まるのは四隅の2本ずつだけである。"};

inline constexpr core::Phrase kLoops = {"loops", "loops", "ループ"};
inline constexpr core::Phrase kStates = {"states", "states", "状態数"};
inline constexpr core::Phrase kSame = {"same", "same twice", "二通りで一致"};
inline constexpr core::Phrase kReading = {"reading", "rules", "ルール"};
inline constexpr core::Phrase kTimes = {"times", "times", "倍率"};
inline constexpr core::Phrase kCells = {"cells", "cells", "マス"};
inline constexpr core::Phrase kFewest = {"fewest", "fewest turns", "最小"};
inline constexpr core::Phrase kTwiceEven = {"twice-even", "twice the shorter even side",
                                            "短い偶数辺の2倍"};
inline constexpr core::Phrase kMost = {"most", "most turns", "最大"};
inline constexpr core::Phrase kMean = {"mean", "mean", "平均"};
inline constexpr core::Phrase kDistinct = {"distinct", "different numbers", "相異なる回数"};
inline constexpr core::Phrase kAllEven = {"all-even", "all even", "すべて偶数"};
inline constexpr core::Phrase kGrid = {"grid", "grid", "格子"};
inline constexpr core::Phrase kEdges = {"edges", "edges", "辺"};
inline constexpr core::Phrase kDecided = {"decided", "decided", "決まる辺"};
inline constexpr core::Phrase kPercent = {"percent", "percent", "割合（%）"};

}  // namespace hashigo::detour::experiments_phrases
