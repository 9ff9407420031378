// The words of this genre's tables: titles, what is counted, columns.
#pragma once

#include "core/text.h"

namespace hashigo::detour::experiments_phrases {

inline constexpr core::Phrase kNoNumbers = {"no-numbers", "Edges that are sure without a number",
                                            "数字がなくても決まる辺"};
inline constexpr core::Phrase kNoNumbersAbout = {
    "about",
    "The ladder, probing included, on a board without numbers: how many of its edges it decides. "
    "They are the two at each corner.",
    "数字のない盤で、仮定まで含めた梯子が決める辺の数。決まるのは四隅の2本ずつだけである。"};

inline constexpr core::Phrase kGrid = {"grid", "grid", "格子"};
inline constexpr core::Phrase kEdges = {"edges", "edges", "辺"};
inline constexpr core::Phrase kDecided = {"decided", "decided", "決まる辺"};
inline constexpr core::Phrase kPercent = {"percent", "percent", "割合（%）"};

}  // namespace hashigo::detour::experiments_phrases
