// The words of the tables about boards: titles, what is counted, columns.
#pragma once

#include "core/text.h"

namespace hashigo::detour::experiments_boards_phrases {

inline constexpr core::Phrase kPrice = {"price", "The price of one number", "数字1つの値段"};
inline constexpr core::Phrase kPriceAbout = {"about",
                                             "The shipped 6x6 boards: for each region, how many of "
                                             "the 1072 loops turn in it as often as the "
                                             "answer does.",
                                             "出荷した6x6の盤で、領域ごとに、答えと同じ回数だけその"
                                             "中で曲がるループの数（全1072通りのうち）。"};
inline constexpr core::Phrase kAll = {"all-numbers", "A number in every region",
                                      "すべての領域に数字を書く"};
inline constexpr core::Phrase kAllAbout = {
    "about",
    "A loop drawn uniformly, regions at random, a number in each: how often that is a puzzle with "
    "one answer, and how many numbers are left when all that are superfluous are dropped.",
    "ループを一様に選び、領域をランダムに切って、すべてに数字を書く。答えが一つになる割合と、余分な"
    "数字を消した後に残る数。"};
inline constexpr core::Phrase kSizes = {"region-size", "Size of regions, 8x8",
                                        "領域の大きさ（8x8）"};
inline constexpr core::Phrase kSizesAbout = {
    "about", "The same by the number of cells that regions are meant to have.",
    "同じことを、領域の目標マス数ごとに調べる。"};
inline constexpr core::Phrase kAgain = {"repartition", "Other regions for the same answer",
                                        "同じ答えで領域を引き直す"};
inline constexpr core::Phrase kAgainAbout = {
    "about",
    "Answers of shipped 8x8 boards, regions drawn again and again with a number in each: how often "
    "the answer is the only one.",
    "出荷した8x8の盤の答えはそのままに、領域だけを何度も引き直してすべてに数字を書く。"};
inline constexpr core::Phrase kDial = {"dial", "How many numbers, 8x8", "数字の個数（8x8）"};
inline constexpr core::Phrase kDialAbout = {
    "about",
    "The shipped 8x8 boards with a number in every region, all but some of them struck out at "
    "random: how often one answer is left.",
    "出荷した8x8の盤のすべての領域に数字を書き、ランダムに選んだ個数だけ残したとき、答えが一つの割"
    "合"
    "。"};
inline constexpr core::Phrase kFewest = {"fewest", "The fewest numbers, 8x8",
                                         "最少の数字の個数（8x8）"};
inline constexpr core::Phrase kFewestAbout = {
    "about",
    "The shipped 8x8 boards: of the numbers of all regions, the smallest set that leaves one "
    "answer, "
    "by trying all sets that some known answer does not rule out.",
    "出荷した8x8の盤で、答えが一つになる最も小さな数字の組。見つかった別解に反しない組を小さい順に"
    "すべて試す。"};
inline constexpr core::Phrase kLadder = {"ladder", "What each rung decides", "段ごとに決まる辺"};
inline constexpr core::Phrase kLadderAbout = {
    "about",
    "The shipped boards, climbed with the rungs up to one: edges decided, and boards finished.",
    "出荷した盤を、その段までで解く。決まる辺の割合と、解き終わる盤の数。"};
inline constexpr core::Phrase kBranches = {"branches", "Branch points", "分岐点"};
inline constexpr core::Phrase kBranchesAbout = {
    "about",
    "The shipped boards: branch points of a complete search for all answers that climbs with the "
    "rungs up to one between branches; at most 200000.",
    "出荷した盤で、分岐の間にその段までを使って答えをすべて探すときの分岐点の数（20万で打ち切り）"
    "。"};
inline constexpr core::Phrase kMisread = {"misreadings", "Misreadings", "読み違え"};
inline constexpr core::Phrase kMisreadAbout = {
    "about",
    "The shipped boards under rules that are not the game's: whether the answer is still legal, "
    "how "
    "many answers there are (the first two readings: to 12), and whether there is just one.",
    "出荷した盤を別の規則で読む。元の答えが合法のままか、答えの数（初めの二つは12まで）、一つだけか"
    "。"};

inline constexpr core::Phrase kGrid = {"grid", "grid", "格子"};
inline constexpr core::Phrase kWhat = {"what", "what", "対象"};
inline constexpr core::Phrase kLeft = {"left", "loops left", "残るループ"};
inline constexpr core::Phrase kPercent = {"percent", "percent", "割合（%）"};
inline constexpr core::Phrase kUnique = {"unique", "one answer, %", "答えが一つ（%）"};
inline constexpr core::Phrase kNumbers = {"numbers", "numbers left, median", "残る数字（中央値）"};
inline constexpr core::Phrase kTarget = {"target", "cells meant", "目標マス数"};
inline constexpr core::Phrase kRegions = {"regions", "regions, mean", "領域の数（平均）"};
inline constexpr core::Phrase kRegionCount = {"regions", "regions", "領域"};
inline constexpr core::Phrase kAnswer = {"answer", "answer", "答え"};
inline constexpr core::Phrase kKept = {"numbers", "numbers", "数字"};
inline constexpr core::Phrase kBoard = {"board", "board", "盤"};
inline constexpr core::Phrase kPrinted = {"printed", "printed", "出荷時の数字"};
inline constexpr core::Phrase kLeast = {"fewest", "fewest", "最少"};
inline constexpr core::Phrase kRung = {"rung", "rungs up to", "ここまでの段"};
inline constexpr core::Phrase kEdges = {"edges", "edges decided, %", "決まる辺（%）"};
inline constexpr core::Phrase kDone = {"done", "boards finished", "完答"};
inline constexpr core::Phrase kMedian = {"median", "median", "中央値"};
inline constexpr core::Phrase kWorst = {"worst", "worst", "最悪"};
inline constexpr core::Phrase kReading = {"reading", "reading", "読み方"};
inline constexpr core::Phrase kLegal = {"legal", "answer legal", "元の答えが合法"};
inline constexpr core::Phrase kAnswers = {"answers", "answers, median", "答えの数（中央値）"};
inline constexpr core::Phrase kStill = {"unique", "one answer", "答えが一つ"};

inline constexpr core::Phrase kOurs = {
    "note", "The published figures are of other boards, made the same way.",
    "公表値は、同じ作り方の別の盤のものである。"};

}  // namespace hashigo::detour::experiments_boards_phrases
