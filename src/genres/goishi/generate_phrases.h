// The generator's sentences: its options, and why it refuses.
#pragma once

#include "core/text.h"

namespace hashigo::goishi::generate_phrases {

inline constexpr core::Phrase kMethod = {"method", "where the stones first lie",
                                         "はじめの石の置き方"};
inline constexpr core::Phrase kStrewn = {"strew", "anywhere", "どこにでも"};
inline constexpr core::Phrase kAlongAWalk = {"answer-first", "along a walk", "手順に沿って"};
inline constexpr core::Phrase kStones = {"stones",
                                         "number of stones (usually by the size of the board)",
                                         "石の数（ふつうは盤の大きさで決まる）"};
inline constexpr core::Phrase kGrade = {"grade", "the highest rung that the solve needs, exactly",
                                        "解くのに必要な最高の段"};
inline constexpr core::Phrase kLeastEffort = {
    "least-effort",
    "at least this effort, the figure that is told of a solve (mostly 1,000 to 100,000)",
    "手間の下限（解くと表示される値。多くは1,000〜100,000）"};
inline constexpr core::Phrase kMostEffort = {"most-effort", "at most this effort",
                                             "手間の上限（同じ値で）"};
inline constexpr core::Phrase kSymmetry = {"symmetry", "symmetry of the board", "盤の対称性"};
inline constexpr core::Phrase kUnsymmetric = {
    "none", "none (the others say why no puzzle has them)", "なし（ほかは問題がない理由を示す）"};

inline constexpr core::Phrase kSymmetric = {
    "generate.symmetric",
    "A symmetric board never has exactly one answer: the mirror image of an answer is another one.",
    "対称な盤の答えは一つになりません。答えを写した手順がもう一つの答えになるからです。"};
// {0} stones, {1} cells.
inline constexpr core::Phrase kMany = {"generate.many", "{0} stones do not fit into {1} cells.",
                                       "石{0}個は{1}マスに入りません。"};
// {0} the least.
inline constexpr core::Phrase kNoEffort = {
    "generate.effort", "The least effort is above the most: nothing lies between them.",
    "手間の下限が上限を超えています。"};
inline constexpr core::Phrase kLineAlone = {
    "generate.line",
    "No puzzle is graded line: before the first pick any stone may be next, so line alone cannot "
    "begin.",
    "難度がlineの問題はありません。最初はどの石も拾えるので、lineだけでは一手目が決まりません。"};
inline constexpr core::Phrase kFew = {
    "generate.few",
    "No board of 2 to {0} stones, whatever its size, has exactly one answer; it takes {1}.",
    "石が2〜{0}個の盤は、大きさによらず答えが一つになりません。{1}個以上が必要です。"};
// {0} rows, {1} columns.
inline constexpr core::Phrase kThin = {
    "generate.thin",
    "No {0}x{1} board of two or more stones has exactly one answer: every one that can be picked "
    "up has an answer that also works backwards.",
    "{0}x{1}"
    "で石が2個以上の盤面に、答えが一つのものはありません。拾い切れる盤面には、逆にも歩ける答え"
    "があります。"};
// {0} rows, {1} columns, {2} least and {3} most stones.
inline constexpr core::Phrase kCounted = {
    "generate.counted",
    "Every {0}x{1} board was counted: those of two or more stones with exactly one answer have {2} "
    "to {3}.",
    "{0}x{1}の盤面はすべて数え上げてあり、石が2個以上で答えが一つのものは{2}〜{3}個です。"};
inline constexpr core::Phrase kNoneCounted = {
    "generate.counted",
    "Every {0}x{1} board was counted: no board of two or more stones has exactly one answer.",
    "{0}x{1}の盤面はすべて数え上げてあり、石が2個以上で答えが一つのものはありません。"};
inline constexpr core::Phrase kGaveUp = {
    "limit", "No such puzzle was found within the limit; there may be none.",
    "上限までに見つかりませんでした。存在しないのかもしれません。"};
inline constexpr core::Phrase kNumber = {"generate.number", "--{0}: \"{1}\" is not a whole number.",
                                         "--{0}: 「{1}」は整数ではありません。"};

}  // namespace hashigo::goishi::generate_phrases
