// The words of this genre's tables: titles, what is counted, columns, notes.
#pragma once

#include "core/text.h"

namespace hashigo::goishi::experiments_phrases {

// ---- titles, each with what is counted
inline constexpr core::Phrase kCensus = {"census", "Every board of a grid", "格子の全盤面"};
inline constexpr core::Phrase kCensusAbout = {
    "about",
    "All ways to lay stones, at least one. Completable: there is an answer. Unique: there is "
    "exactly one. A puzzle is a unique board of two or more stones.",
    "石を1個以上置くすべての置き方。拾い切れる: 答えがある。唯一解: 答えがちょうど1つ。石が2個以上"
    "で唯一解のものが問題になる。"};
inline constexpr core::Phrase kNone = {"none", "Grids without a puzzle", "問題のない格子"};
inline constexpr core::Phrase kNoneAbout = {
    "about",
    "Grids on which no board of two or more stones has exactly one answer, counted in full.",
    "石が2個以上の盤面がどれも唯一解にならない格子。すべて数え上げた。"};
inline constexpr core::Phrase kSmallest = {"smallest", "Fewest stones and best density",
                                           "最小の石数と一番よい密度"};
inline constexpr core::Phrase kSmallestAbout = {
    "about",
    "The fewest and the most stones of a puzzle, and the number of stones with most puzzles: how "
    "many there are, their share of the completable boards with so many stones, and what part of "
    "the cells then holds a stone.",
    "問題の石数の最小と最大、問題が最も多い石数。その枚数、その石数で拾い切れる盤面のうちの割合、"
    "マスに対する石の密度。"};
inline constexpr core::Phrase kClean = {"clean", "Answers that can be walked backwards",
                                        "逆に歩ける答え"};
inline constexpr core::Phrase kCleanAbout = {
    "about",
    "Boards of two or more stones. An answer is clean if it never flies over a place that it "
    "emptied; exactly then it can be walked backwards. So no unique board has a clean answer.",
    "石が2個以上の盤面。拾った跡を一度も飛び越えない答えは逆に歩けて（clean）、ほかの答えは逆に歩け"
    "ない。だから唯一解の盤面の答えは、決して逆に歩けない。"};
inline constexpr core::Phrase kReversal = {"reversal", "Without the rule of not turning back",
                                           "「来た方向へは戻れない」を消すと"};
inline constexpr core::Phrase kReversalAbout = {
    "about",
    "The same boards where one may also go back the way one came. Unique in both counts boards of "
    "one stone too; puzzles in both does not.",
    "来た方向へも戻れるとした場合の同じ盤面。「両方で唯一解」は石1個の盤面を含み、「両方で問題」は"
    "含まない。"};
inline constexpr core::Phrase kFull = {"full", "A stone on every cell", "全マスに石を置いた盤面"};
inline constexpr core::Phrase kFullAbout = {
    "about",
    "Answers of the full board. For two rows the recurrence a(n) = 4a(n-1) - a(n-2) - 6a(n-3) is "
    "put beside the count, from the three counts before.",
    "石で埋め尽くした盤面の答えの数。2行の盤面には漸化式 a(n) = 4a(n-1) - a(n-2) - 6a(n-3) "
    "の値を、直前の"
    "3項の数え上げから求めて並べる。"};
inline constexpr core::Phrase kRejection = {"rejection", "How often a board is unique by chance",
                                            "偶然に唯一解になる割合"};
inline constexpr core::Phrase kRejectionAbout = {
    "about",
    "Boards drawn at random, and the share that has exactly one answer. strew: every set of cells "
    "is as likely; answer-first: a walk is laid stone by stone. The exact share of strewn boards "
    "is "
    "known for up to 11 stones.",
    "無作為に作った盤面のうち唯一解のものの割合。strew: どの石の組も等確率。answer-first: 答えを1手"
    "ずつ置いていく。11個以下の石を撒く場合は正確な割合が分かっている。"};
inline constexpr core::Phrase kGenerator = {"generator", "What a puzzle costs to make",
                                            "1枚作るのにかかる手間"};
inline constexpr core::Phrase kGeneratorAbout = {
    "about",
    "Boards whose answers were counted, moves of a stone that were kept, and boards that the "
    "rearranging began from, for each puzzle made. strew begins with strewn stones, answer-first "
    "with a laid walk.",
    "1枚ごとに、答えを数えた盤面の数、受け入れた石の移動、並べ替えを始めた盤面の数。strewは撒いた石"
    "から、answer-firstは置いた答えから始める。"};
inline constexpr core::Phrase kForced = {"forced", "Moves that the ladder forces",
                                         "梯子が1手に絞る割合"};
inline constexpr core::Phrase kForcedAbout = {
    "about",
    "The shipped boards, along the answer after the first pick: the share of moves at which the "
    "rungs up to this one leave one move. probe: line, reach, dead and probe, as published; single "
    "and parity: the rungs of our own ladder up to them; all: the whole of it.",
    "付属の盤面の答えに沿った、最初の1手より後の手のうち、その段までで合法手が1つに絞れる割合。prob"
    "eは"
    "公表"
    "どおりline、reach、dead、probe。singleとparityはこの梯子のその段まで、allは梯子の全体。"};
inline constexpr core::Phrase kNodes = {"nodes", "The same arguments as prunings",
                                        "同じ考えを枝刈りに使うと"};
inline constexpr core::Phrase kNodesAbout = {
    "about",
    "The shipped boards: picks that are tried to prove that there is one answer, with the "
    "arguments "
    "up to this one. All but probe by the complete engine; probe by the ladder's search with line, "
    "reach, dead and probe, which makes forced picks without counting them.",
    "付属の盤面で、答えが1つであることの証明に試した手の数。その段までの考えを使う。probeだけは梯子"
    "の"
    "探索（line、reach、dead、probe）で数え、決まった手は数に入らない。"};
inline constexpr core::Phrase kShipped = {"shipped", "The shipped boards", "付属の盤面"};
inline constexpr core::Phrase kShippedAbout = {
    "about",
    "Along the answers: moves, turns by a right angle and moves straight on (of the moves after "
    "the first), flights over at least one emptied place, and the longest move of each board in "
    "cells.",
    "答えに沿って数えた、手数、直角に曲がった手と直進した手（最初の移動を除く）、拾った跡を1つ以上"
    "飛び越えた手、各盤面の最長の1手（マス数）。"};

// ---- columns
inline constexpr core::Phrase kGrid = {"grid", "grid", "格子"};
inline constexpr core::Phrase kBoards = {"boards", "boards", "盤面"};
inline constexpr core::Phrase kCompletable = {"completable", "completable", "拾い切れる"};
inline constexpr core::Phrase kUnique = {"unique", "unique", "唯一解"};
inline constexpr core::Phrase kPuzzles = {"puzzles", "puzzles", "問題"};
inline constexpr core::Phrase kLeast = {"min_stones", "fewest stones", "最小の石数"};
inline constexpr core::Phrase kMost = {"max_stones", "most stones", "最大の石数"};
inline constexpr core::Phrase kBest = {"best_stones", "stones with most puzzles",
                                       "問題が最も多い石数"};
inline constexpr core::Phrase kAtBest = {"puzzles_at_best", "puzzles with these", "その枚数"};
inline constexpr core::Phrase kShare = {"percent", "% of completable", "拾い切れる中の%"};
inline constexpr core::Phrase kDensity = {"density", "% of cells", "マスの%"};
inline constexpr core::Phrase kHasClean = {"has_clean", "some answer clean",
                                           "逆に歩ける答えがある"};
inline constexpr core::Phrase kAllClean = {"all_clean", "all answers clean", "全部が逆に歩ける"};
inline constexpr core::Phrase kUniqueClean = {"unique_and_clean", "unique and clean",
                                              "唯一解で逆に歩ける"};
inline constexpr core::Phrase kCompletableFree = {
    "completable_without", "completable without the rule", "条項なしで拾い切れる"};
inline constexpr core::Phrase kUniqueFree = {"unique_without", "unique without the rule",
                                             "条項なしで唯一解"};
inline constexpr core::Phrase kUniqueBoth = {"unique_in_both", "unique in both", "両方で唯一解"};
inline constexpr core::Phrase kPuzzlesBoth = {"puzzles_in_both", "puzzles in both", "両方で問題"};
inline constexpr core::Phrase kAnswers = {"answers", "answers", "答えの数"};
inline constexpr core::Phrase kRecurrence = {"recurrence", "by the recurrence", "漸化式の値"};
inline constexpr core::Phrase kStones = {"stones", "stones", "石"};
inline constexpr core::Phrase kMethod = {"method", "method", "方法"};
inline constexpr core::Phrase kTried = {"tried", "drawn", "試した盤面"};
inline constexpr core::Phrase kPercent = {"percent", "% unique [95 %]", "唯一解の% [95 %]"};
inline constexpr core::Phrase kExactPercent = {"exact", "% exactly", "正確な%"};
inline constexpr core::Phrase kMade = {"made", "made", "枚数"};
inline constexpr core::Phrase kCountsMedian = {"counts_median", "boards counted, median [95 %]",
                                               "数え上げ 中央値 [95 %]"};
inline constexpr core::Phrase kCountsWorst = {"counts_worst", "at most", "最悪"};
inline constexpr core::Phrase kAccepted = {"accepted_median", "moves kept, median [95 %]",
                                           "受け入れた移動 中央値 [95 %]"};
inline constexpr core::Phrase kStarts = {"restarts_median", "starts, median [95 %]",
                                         "始めた回数 中央値 [95 %]"};
inline constexpr core::Phrase kRung = {"rung", "up to", "段"};
inline constexpr core::Phrase kForced6 = {"6x6", "6x6 % [95 %]", "6x6 % [95 %]"};
inline constexpr core::Phrase kForced8 = {"8x8", "8x8 % [95 %]", "8x8 % [95 %]"};
inline constexpr core::Phrase kForced10 = {"10x10", "10x10 % [95 %]", "10x10 % [95 %]"};
inline constexpr core::Phrase kNodes6 = {"6x6_median", "6x6 median", "6x6 中央値"};
inline constexpr core::Phrase kNodes8 = {"8x8_median", "8x8 median", "8x8 中央値"};
inline constexpr core::Phrase kNodes10 = {"10x10_median", "10x10 median", "10x10 中央値"};
inline constexpr core::Phrase kWorst10 = {"10x10_worst", "10x10 at most", "10x10 最悪"};
inline constexpr core::Phrase kMoves = {"moves", "moves", "手数"};
inline constexpr core::Phrase kTurned = {"turned_90", "turned", "90°曲がった"};
inline constexpr core::Phrase kTurnedShare = {"turned_percent", "% turned", "曲がった%"};
inline constexpr core::Phrase kStraight = {"straight", "straight on", "直進した"};
inline constexpr core::Phrase kFlightsMedian = {"ghosts_median", "flights, median",
                                                "飛び越え 中央値"};
inline constexpr core::Phrase kFlightsMost = {"ghosts_max", "at most", "飛び越え 最大"};
inline constexpr core::Phrase kLongMedian = {"longest_move_median", "longest move, median",
                                             "最長の1手 中央値"};
inline constexpr core::Phrase kLongMost = {"longest_move_max", "at most", "最長の1手 最大"};
inline constexpr core::Phrase kFirsts = {"start_stones", "stones to start from", "出発できる石"};

// ---- notes
// {0} how many boards.
inline constexpr core::Phrase kUndecided = {
    "undecided", "Boards given up after the node limit, not counted as unique: {0}.",
    "探索の上限で打ち切り、唯一解に数えなかった盤面: {0}枚。"};
inline constexpr core::Phrase kOurBoards = {
    "our-boards", "The boards are this program's own; the published ones are of other boards.",
    "盤面はこのプログラムが作ったもの。公表値は別の盤面のもの。"};

}  // namespace hashigo::goishi::experiments_phrases
