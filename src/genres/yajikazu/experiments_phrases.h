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

inline constexpr core::Phrase kMaximal = {"maximal", "Shadings that nothing can be added to",
                                          "もう1マスも塗れない塗り方の数"};
inline constexpr core::Phrase kMaximalAbout = {
    "about",
    "The connected shadings of the empty board, and those among them in which no further cell can "
    "be shaded. Exactly these can be made the only answer by clues on shaded cells alone.",
    "ヒントのない盤の連結な塗り方の総数と、そのうちもう1マスも塗れないものの数。"
    "黒マスのヒントだけで唯一の解にできるのは、ちょうどこの塗り方。"};
inline constexpr core::Phrase kFewest = {"fewest", "The fewest clues of a board with one answer",
                                         "解が一つに決まる最少のヒント数"};
inline constexpr core::Phrase kFewestAbout = {
    "about",
    "Every answer of the grid is tried with every choice of clues that it obeys, up to turns and "
    "mirror images: the fewest clues that leave it as the only answer anywhere, and how many "
    "answers that many clues suffice for. The number 9 in the examples is one that no line can "
    "show.",
    "格子のすべての解について、その解が満たすヒントの選び方を（回転と反転を除いて）すべて試した"
    "結果。解を一つに決められる最少のヒント数と、その数で決められる解の個数。例にある9は、"
    "どの列にも入らない数。"};

inline constexpr core::Phrase kGrid = {"grid", "grid", "格子"};
inline constexpr core::Phrase kConnected = {"connected", "connected", "連結"};
inline constexpr core::Phrase kIndependent = {"independent", "all", "すべて"};
inline constexpr core::Phrase kMaximalColumn = {"maximal", "nothing to add", "追加不可"};
inline constexpr core::Phrase kAnswers = {"answers", "answers", "解"};
inline constexpr core::Phrase kClues = {"clues", "fewest clues", "最少ヒント数"};
inline constexpr core::Phrase kReached = {"reached", "answers with so few", "最少で決まる解"};
inline constexpr core::Phrase kExample = {"example", "example", "例"};

}  // namespace hashigo::yajikazu::experiments_phrases
