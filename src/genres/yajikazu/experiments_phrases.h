// The words of this genre's tables: titles, what is counted, columns.
#pragma once

#include "core/text.h"

namespace hashigo::yajikazu::experiments_phrases {

inline constexpr core::Phrase kLedger = {"ledger", "Shadings of the empty board",
                                         "空の盤の塗り方の数"};
inline constexpr core::Phrase kLedgerAbout = {
    "about",
    "Every way to shade a board without clues so that no two shaded cells touch; in the column "
    "*connected* the white cells must hang together as well. The square boards without that rule "
    "are OEIS A006506, those of two rows A001333, of three rows A051736.",
    "ヒントのない盤で、黒マスどうしが隣り合わない塗り方の総数。「連結」の列は白マスがつながるもの"
    "だけを数える。連結を求めない正方形の盤はOEIS A006506、2行の盤はA001333、3行の盤はA051736。"};

inline constexpr core::Phrase kGrid = {"grid", "grid", "格子"};
inline constexpr core::Phrase kConnected = {"connected", "connected", "連結"};
inline constexpr core::Phrase kIndependent = {"independent", "all", "すべて"};

}  // namespace hashigo::yajikazu::experiments_phrases
