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
    "手がかりのない盤で、黒マスどうしが隣り合わない塗り方の総数。「連結」の列は白マスがつながるもの"
    "だけを数える。連結を求めない正方形の盤はOEIS A006506、2行の盤はA001333、3行の盤はA051736。"};

inline constexpr core::Phrase kMaximal = {"maximal", "Shadings that nothing can be added to",
                                          "もう1マスも塗れない塗り方の数"};
inline constexpr core::Phrase kMaximalAbout = {
    "about",
    "The connected shadings of the empty board, and those among them in which no further cell can "
    "be shaded. Exactly these can be made the only answer by clues on shaded cells alone.",
    "手がかりのない盤の連結な塗り方の総数と、そのうちもう1マスも塗れないものの数。"
    "黒マスの手がかりだけで唯一の解にできるのは、ちょうどこの塗り方。"};
inline constexpr core::Phrase kFewest = {"fewest", "The fewest clues of a board with one answer",
                                         "解が一つに決まる最少の手がかり数"};
inline constexpr core::Phrase kFewestAbout = {
    "about",
    "Every answer of the grid is tried with every choice of clues that it obeys, up to turns and "
    "mirror images: the fewest clues that leave it as the only answer anywhere, and how many "
    "answers that many clues suffice for. The number 9 in the examples is one that no line can "
    "show.",
    "格子のすべての解について、その解が満たす手がかりの選び方を（回転と反転を除いて）すべて試した"
    "結果。解を一つに決められる最少の手がかり数と、その数で決められる解の個数。例にある9は、"
    "どの列にも入らない数。"};

inline constexpr core::Phrase kGrid = {"grid", "grid", "格子"};
inline constexpr core::Phrase kConnected = {"connected", "connected", "連結"};
inline constexpr core::Phrase kIndependent = {"independent", "all", "すべて"};
inline constexpr core::Phrase kMaximalColumn = {"maximal", "nothing to add", "追加不可"};
inline constexpr core::Phrase kAnswers = {"answers", "answers", "解"};
inline constexpr core::Phrase kClues = {"clues", "fewest clues", "最少手がかり数"};
inline constexpr core::Phrase kReached = {"reached", "answers with so few", "最少で決まる解"};
inline constexpr core::Phrase kExample = {"example", "example", "例"};

// ---- drawn and shipped boards: titles, each with what is counted
inline constexpr core::Phrase kLadder = {"ladder", "What each rung decides", "各段が確定する割合"};
inline constexpr core::Phrase kLadderAbout = {
    "about",
    "Boards with one answer and no idle clue, 22 % of the cells shaded. The ladder is climbed from "
    "the bottom, a rung more each time; the share of cells decided then, the mean over the boards.",
    "解が一つで余分な手がかりのない盤面（黒マス22%）。下から一段ずつ増やして登り、そのたびに決ま"
    "ったマスの割合を盤面で平均した。"};
inline constexpr core::Phrase kLiarsOnly = {"liars-only", "Liars alone", "嘘つきだけの手がかり"};
inline constexpr core::Phrase kLiarsOnlyAbout = {
    "about",
    "Answers drawn at random by the share of cells to shade. All shaded cells get a number that "
    "their line can never show, which is the most that clues on shaded cells can say. The board "
    "then has one answer exactly if no further cell of the answer can be shaded (maximal): a "
    "theorem, "
    "so both shares of unique boards are the same at every seed.",
    "黒マスの割合を決めて答えを無作為に作り、黒マスすべてに列に入りきらない数を書く。黒マスに置"
    "く手がかりで言えることはこれがすべてになる。解が一つになるのは、答えにもう1マスも塗れない（"
    "極大）とき、そのときに限る。定理なので、唯一解の割合はどの種でも変わらない。"};
inline constexpr core::Phrase kDialects = {"dialects", "What a dialect costs", "方言の値段"};
inline constexpr core::Phrase kDialectsAbout = {
    "about",
    "The same answers, bought with clues anywhere, on shaded cells only (liars), on white cells "
    "only (honest); the greedy purchase of the generator, then the idle clues dropped. Succeeded: "
    "the share of answers for which that dialect sufficed. Clues: the mean over those.",
    "同じ答えに、どこでも・黒マスだけ（嘘つき）・白マスだけ（正直）の三通りで手がかりを買い、余分"
    "なものを落とす。生成器と同じ貪欲な買い方。成功率はその方言で足りた答えの割合、手がかりの数は"
    "足りたものの平均。"};
inline constexpr core::Phrase kLiarSets = {"liars", "Liars in minimal sets",
                                           "最小の手がかりの中の嘘つき"};
inline constexpr core::Phrase kLiarSetsAbout = {
    "about",
    "Clues of boards without idle clues. Liars stand on shaded cells; impossible: a number that "
    "the line can never show; by chance: a liar whose number is right all the same, as a share of "
    "the liars.",
    "余分な手がかりのない盤面の手がかり。嘘つきは黒マスにある手がかり。言えない数は列に入りきらない"
    "数"
    "。偶然真は、嘘つきなのに数が合っているもの（嘘つきに対する割合）。"};
inline constexpr core::Phrase kRemoval = {"removal", "One liar taken away", "嘘つきを1個抜くと"};
inline constexpr core::Phrase kRemovalAbout = {
    "about",
    "Each liar of a board without idle clues is taken away alone; the answers that are left, "
    "counted "
    "up to 200. None stays unique, for no clue is idle. The published table takes away 378 of the "
    "379 liars that its boards of 10x10 have, without saying why.",
    "余分な手がかりのない盤面から嘘つきを1個だけ抜き、残りの解を200まで数える。余分な手がかりはない"
    "ので、一つも唯一解のままにはならない。公表の表は10x10の嘘つき379個のうち378個しか抜いてお"
    "らず、理由は書かれていない。"};
inline constexpr core::Phrase kSteps = {"steps", "One answer, and no search",
                                        "一意になる数と探索なしで解ける数"};
inline constexpr core::Phrase kStepsAbout = {
    "about",
    "Clues of a board with one answer and without idle clues; and of the same board with as many "
    "more as the ladder needs to finish it, those that it can do without dropped. Then how many "
    "boards have which grade.",
    "解が一つで余分な手がかりのない盤面の手がかりの数。それに、梯子だけで解き切れるまで手がかりを足"
    "し"
    "、要らないものを落とした数。右側は難度ごとの盤面の数。"};
inline constexpr core::Phrase kProbing = {"probe", "The ladder finishes and there is one answer",
                                          "梯子で解き切れることと一意であること"};
inline constexpr core::Phrase kProbingAbout = {
    "about",
    "The clues of a board are put down one after the other in random order; each time, whether the "
    "ladder up to probe finishes, and whether there is one answer. What finishes is unique, for "
    "every rung is sound. The converse is false in general: the table of stuck boards has "
    "counter-examples.",
    "盤面の手がかりを無作為な順に一つずつ置き、そのたびに、probeまでの梯子で解き切れるか、解が一"
    "つかを調べる。どの段も正しいので、解き切れれば一意。逆は一般には成り立たない（反例は「probe"
    "で止まる盤面」の表）。"};
inline constexpr core::Phrase kStuckBoards = {"stuck", "Boards on which probe stops",
                                              "probeで止まる盤面"};
inline constexpr core::Phrase kStuckAbout = {
    "about",
    "Boards with one answer and without idle clues that the ladder up to probe does not finish: "
    "their grade is search. The published samples of 6x6 and 8x8 met none; the share grows with "
    "the size.",
    "解が一つで余分な手がかりがなく、probeまでの梯子では解き切れない盤面。難度はsearchになる。公"
    "表の6x6と8x8の標本にはなかったが、盤が大きいほど増える。"};
inline constexpr core::Phrase kAblation = {"ablation", "A rung left out", "一段だけ抜くと"};
inline constexpr core::Phrase kAblationAbout = {
    "about",
    "The whole ladder without one rung, on boards without idle clues. Cells decided; boards on "
    "which "
    "it decides less; suppositions of probe; guesses that a search with these rungs makes to prove "
    "one answer, and the boards on which it reached its limit. -adj: the lines of cap and ray do "
    "not know either that shaded cells never touch, as in the published table; -adj-rung: only the "
    "rung is left out.",
    "余分な手がかりのない盤面で、梯子から一段だけ抜く。確定したマス、減った盤面、probeの仮定の回"
    "数、その段で探索して一意と示すまでの仮定の数、探索が上限に達した盤面。-adjは公表の表と同じ"
    "く、capとrayの列の読みからも「黒マスは隣り合わない」を外す。-adj-rungは段だけを外す。"};
inline constexpr core::Phrase kDistance = {"distance", "How far the second answer is",
                                           "第2の解までの距離"};
inline constexpr core::Phrase kDistanceAbout = {
    "about",
    "One clue of a board without idle clues is taken away, at random. The second answer is the "
    "first "
    "other one that the engine comes upon: the cells in which it differs, and the share of these "
    "that hold a clue. The nearest: of the first two hundred answers.",
    "余分な手がかりのない盤面から無作為に手がかりを1個抜く。第2の解は、解法が最初に見つけた別解。違"
    "うマスの数と、そのうち手がかりのあるマスの割合。「最も近い」は先頭200個の解の中で最も近いも"
    "の。"};
inline constexpr core::Phrase kDensities = {"density", "Density", "密度"};
inline constexpr core::Phrase kDensitiesAbout = {
    "about",
    "Boards of 6x6 by the share of cells to shade; packed: until no further cell can be shaded. "
    "Clues: of a board without idle clues. The answers without clues depend on the size alone.",
    "6x6の盤面を黒マスの割合ごとに作る。packedは、もう1マスも塗れなくなるまで塗る。手がかりの数は"
    "余分なもののない盤面での値。手がかりなしの解の数は大きさだけで決まる。"};
inline constexpr core::Phrase kShipped = {"shipped", "Shipped boards", "収録盤面"};
inline constexpr core::Phrase kShippedAbout = {
    "about",
    "The boards in data/yajikazu. Each has one answer and no idle clue; how many have which grade. "
    "The published shelf has as many boards, other ones.",
    "data/yajikazu の盤面。どれも解が一つで余分な手がかりがない。難度ごとの枚数。公表されている収"
    "録盤面は、枚数は同じで別の盤面。"};

// ---- columns
inline constexpr core::Phrase kBoards = {"boards", "boards", "盤数"};
inline constexpr core::Phrase kAdj = {"adj", "adj %", "adj %"};
inline constexpr core::Phrase kCap = {"cap", "cap %", "cap %"};
inline constexpr core::Phrase kRay = {"ray", "ray %", "ray %"};
inline constexpr core::Phrase kWhite = {"white", "white %", "white %"};
inline constexpr core::Phrase kProbe = {"probe", "probe %", "probe %"};
inline constexpr core::Phrase kDensity = {"density", "density", "密度"};
inline constexpr core::Phrase kDrawnAnswers = {"answers", "answers", "答え"};
inline constexpr core::Phrase kMaximalNumber = {"maximal", "maximal", "極大"};
inline constexpr core::Phrase kMaximalShare = {"maximal_percent", "% maximal", "極大 %"};
inline constexpr core::Phrase kMaximalUnique = {"maximal_unique", "% of these unique",
                                                "うち一意 %"};
inline constexpr core::Phrase kOthers = {"others", "others", "非極大"};
inline constexpr core::Phrase kOthersUnique = {"others_unique", "% of others unique", "うち一意 %"};
inline constexpr core::Phrase kFreeClues = {"free_clues", "clues anywhere", "自由の手がかり"};
inline constexpr core::Phrase kLiarsSucceed = {"liars_percent", "liars succeeded %",
                                               "嘘つきだけ 成功 %"};
inline constexpr core::Phrase kLiarsClues = {"liars_clues", "liars", "嘘つきの手がかり"};
inline constexpr core::Phrase kHonestSucceed = {"honest_percent", "honest succeeded %",
                                                "正直だけ 成功 %"};
inline constexpr core::Phrase kHonestClues = {"honest_clues", "honest clues", "正直な手がかり"};
inline constexpr core::Phrase kClueNumber = {"clues", "clues", "手がかり"};
inline constexpr core::Phrase kLiars = {"liars", "liars", "嘘つき"};
inline constexpr core::Phrase kLiarShare = {"liars_percent", "% liars", "嘘つき %"};
inline constexpr core::Phrase kImpossible = {"impossible", "impossible", "言えない数"};
inline constexpr core::Phrase kImpossibleShare = {"impossible_percent", "% impossible",
                                                  "言えない数 %"};
inline constexpr core::Phrase kByChance = {"by_chance", "by chance", "偶然真"};
inline constexpr core::Phrase kByChanceShare = {"by_chance_percent", "% by chance", "偶然真 %"};
inline constexpr core::Phrase kRemoved = {"removed", "taken away", "抜いた数"};
inline constexpr core::Phrase kStillUnique = {"still_unique", "still unique", "一意のまま"};
inline constexpr core::Phrase kLeftMedian = {"answers_median", "answers, median", "解の数 中央値"};
inline constexpr core::Phrase kLeftMost = {"answers_max", "answers, most", "解の数 最大"};
inline constexpr core::Phrase kUniqueMin = {"unique_min", "clues for one answer",
                                            "一意になる手がかり"};
inline constexpr core::Phrase kSolveMin = {"solve_min", "clues for no search",
                                           "探索なしの手がかり"};
inline constexpr core::Phrase kRatio = {"ratio", "ratio", "比"};
inline constexpr core::Phrase kCapGrade = {"grade_cap", "cap", "cap"};
inline constexpr core::Phrase kRayGrade = {"grade_ray", "ray", "ray"};
inline constexpr core::Phrase kWhiteGrade = {"grade_white", "white", "white"};
inline constexpr core::Phrase kProbeGrade = {"grade_probe", "probe", "probe"};
inline constexpr core::Phrase kSearchGrade = {"grade_search", "search", "search"};
inline constexpr core::Phrase kPrefixes = {"prefixes", "sets of clues", "接頭辞"};
inline constexpr core::Phrase kFinished = {"finished", "ladder finishes", "梯子で完答"};
inline constexpr core::Phrase kUnique = {"unique", "one answer", "一意"};
inline constexpr core::Phrase kAgreement = {"agreement_percent", "% agree", "一致 %"};
inline constexpr core::Phrase kProbeOnly = {"probe_only", "finishes only", "完答だけ"};
inline constexpr core::Phrase kUniqueOnly = {"unique_only", "one answer only", "一意だけ"};
inline constexpr core::Phrase kStuck = {"stuck", "probe stops", "止まる盤面"};
inline constexpr core::Phrase kStuckShare = {"stuck_percent", "%", "%"};
inline constexpr core::Phrase kVariant = {"variant", "variant", "変種"};
inline constexpr core::Phrase kBits = {"bits", "decided", "確定マス"};
inline constexpr core::Phrase kChanged = {"changed", "boards changed", "減った盤面"};
inline constexpr core::Phrase kProbes = {"probes", "suppositions", "probeの仮定"};
inline constexpr core::Phrase kGuesses = {"guesses", "guesses", "探索の仮定"};
inline constexpr core::Phrase kOver = {"over", "over the limit", "上限超過"};
inline constexpr core::Phrase kMoved = {"moved_mean", "cells moved, mean", "動いたマス 平均"};
inline constexpr core::Phrase kNear = {"near_percent", "% up to 2", "2以下 %"};
inline constexpr core::Phrase kMiddle = {"middle_percent", "% 3 or 4", "3〜4 %"};
inline constexpr core::Phrase kFar = {"far_percent", "% 5 or more", "5以上 %"};
inline constexpr core::Phrase kOnClues = {"clue_cells_percent", "% of moved on clues",
                                          "動いたうち手がかり %"};
inline constexpr core::Phrase kNearest = {"nearest_mean", "nearest, mean", "最も近い解 平均"};
inline constexpr core::Phrase kShaded = {"shaded_mean", "shaded, mean", "黒マス 平均"};
inline constexpr core::Phrase kOpenAnswers = {"open_answers", "answers without clues",
                                              "手がかりなしの解"};
inline constexpr core::Phrase kCluesNeeded = {"clues_needed", "clues, mean", "手がかり 平均"};

// ---- notes
inline constexpr core::Phrase kCounterExample = {"counter-example",
                                                 "{0}: one answer, and probe stops: {1}",
                                                 "{0}: 解は一つだが、probeで止まる: {1}"};
inline constexpr core::Phrase kNodeLimit = {
    "node-limit", "The search may spend {0} nodes a board, suppositions included.",
    "探索は盤面ごとに{0}ノードまで（probeの仮定を含む）。"};

}  // namespace hashigo::yajikazu::experiments_phrases
