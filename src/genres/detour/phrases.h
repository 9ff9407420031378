// Everything that this genre says to people, in one table: first a sentence for each Reason, in its
// order, then the rest.
#pragma once

#include <array>

#include "core/text.h"
#include "genres/detour/reason.h"

namespace hashigo::detour::phrases {

enum Key : std::size_t {
    HasLine = static_cast<std::size_t>(Reason::Size),
    HasNoLine,
    NoTurns,
    OddCrossings,
    OneTurn,
    ManyTurns,
    OneCell,
    ManyCells,
    RegionBorder,
    RowCut,
    ColCut,
    TwoNumbers,
    RegionApart,
    UnknownRegion,
    BadRegion,
    BadWall,
    WallNowhere,
    WallParts,
    NotUnique,
    NotGenerated,
    OddRequested,
    ThinRequested,
    NoneFound,
    NumberThere,
    PutNumber,
    ChangeNumber,
    RemoveNumber,
    Size
};

inline constexpr std::array<core::Phrase, Size> kTable = {{
    // Reasons. {0} the anchor, {1} the fact, {2} the number, {3} what there is of it, {4} the cell
    // that names the region.
    {"too-thin", "A loop needs at least two rows and two columns.",
     "ループを引くには2行2列以上が必要。"},
    {"odd-board",
     "A loop steps from the dark squares of a chessboard to the light ones and back, so it visits "
     "an even number of cells, but this board has {2}.",
     "市松に塗り分けるとループは2色のマスを交互に通るので、通るマスは偶数個。"
     "この盤は{2}マスなので引けない。"},
    {"too-many-lines", "More than two lines meet in {0}.", "{0}に線が3本以上集まっている。"},
    {"too-few-edges", "Fewer than two edges are left at {0}, but the line goes in and out.",
     "{0}には使える辺が2本残っていないので、線が通れない。"},
    {"cell-is-full", "{0} already has its two lines, so {1}.", "{0}にはもう線が2本あるので、{1}。"},
    {"cell-needs-both", "Only two edges are left at {0} and it needs both, so {1}.",
     "{0}に残る辺は2本だけで、両方とも必要なので、{1}。"},
    {"line-goes-on", "The line in {0} has only one way on, so {1}.",
     "{0}の線の進む先は一つしかないので、{1}。"},
    {"lone-edge", "A line into {0} could not get out again, so {1}.",
     "{0}に入った線は出られないので、{1}。"},
    {"odd-sum",
     "Every loop turns an even number of times, but the numbers of the regions add up to {2}.",
     "ループが曲がる回数は必ず偶数だが、領域の数字の合計は{2}。"},
    {"number-too-large", "The region of {4} should have {2}, but it has only {3}.",
     "{4}の領域で曲がるのは{2}のはずだが、{3}しかない。"},
    {"too-many-turns", "The region of {4} should have {2}, but the line has to turn in {5}.",
     "{4}の領域で曲がるのは{2}のはずだが、{5}で曲がることになる。"},
    {"too-few-turns", "The region of {4} should have {2}, but there is room for {3} at most.",
     "{4}の領域で曲がるのは{2}のはずだが、多くても{3}しか曲がれない。"},
    {"runs-straight",
     "The region of {4} already has its {2}, in {5}, so the line does not turn in {0}: {1}.",
     "{4}の領域の{2}の曲がりは{5}でそろっているので、{0}では曲がらない。よって{1}。"},
    {"must-turn",
     "The region of {4} needs {2}, and no more of its cells than that can turn, so the line turns "
     "in {0}: {1}.",
     "{4}の領域では{2}曲がるが、曲がれるマスはもうそれだけしかないので、{0}で曲がる。"
     "よって{1}。"},
    {"too-few-crossings",
     "Fewer than two edges are left across {0}, but the loop goes over and comes back.",
     "{0}を横切れる辺が2本残っていないので、ループが行って戻れない。"},
    {"crossings-pair-up",
     "The loop crosses {0} an even number of times; lines across it: {2}, edges left: 1. So {1}.",
     "ループが{0}を横切るのは偶数回。線は{2}本あり、残る辺は1本なので、{1}。"},
    {"needs-two-crossings",
     "The loop crosses {0} at least twice, and only two edges are left for that, so {1}.",
     "ループは{0}を2回以上横切るが、使える辺は2本しかないので、{1}。"},
    {"closes-early", "A line at {0} would close a loop that leaves out the rest, so {1}.",
     "{0}に線を引くと、残りを通らないまま輪が閉じるので、{1}。"},
    {"closed-early", "The loop through {0} is closed and leaves out the rest.",
     "{0}を通る輪が、残りを通らないまま閉じている。"},
    {"loop-is-done", "The loop through {0} is closed, and it is the only one, so {1}.",
     "{0}を通る輪が閉じていて、輪は一つだけなので、{1}。"},
    {"nothing-left", "No edge is left for a line, but there must be a loop.",
     "線を引ける辺が一つも残っていない。"},
    // The rest.
    {"has-line", "{0} is on the loop", "{0}に線が通る"},
    {"has-no-line", "{0} is not on the loop", "{0}に線は通らない"},
    {"no-turns", "The region of {4} has no turns, so the line does not turn in {0}: {1}.",
     "{4}の領域では一度も曲がらないので、{0}でも曲がらない。よって{1}。"},
    {"odd-crossings",
     "A loop that goes over comes back, so it crosses {0} an even number of times, not {2}.",
     "出たループは必ず戻るので、{0}を横切るのは偶数回。{2}回にはならない。"},
    {"one-turn", "1 turn", "1回"},
    {"many-turns", "{0} turns", "{0}回"},
    {"one-cell", "1 cell", "1マス"},
    {"many-cells", "{0} cells", "{0}マス"},
    {"region-border", "the border of the region of {0}", "{0}の領域の境"},
    {"row-cut", "the line between rows {0} and {1}", "{0}行目と{1}行目の間"},
    {"col-cut", "the line between columns {0} and {1}", "{0}列目と{1}列目の間"},
    {"detour.two-numbers", "The region of {0} has two numbers, {1} and {2}.",
     "{0}の領域に数字が二つあります（{1}と{2}）。"},
    {"detour.region-apart",
     "The cells of region \"{0}\" are not connected: {1} is apart from the others.",
     "領域「{0}」がつながっていません。{1}が離れています。"},
    {"detour.unknown-region", "There is no region \"{0}\".", "「{0}」という領域はありません。"},
    {"detour.bad-region", "\"{0}\" is not the name of a region.",
     "「{0}」は領域の名前ではありません。"},
    {"detour.bad-wall", "\"{0}\" is not a wall: 1 is a wall, 0 is none.",
     "「{0}」は太線の記号ではありません（1は太線、0はなし）。"},
    {"detour.wall-nowhere", "\"{0}\" names no two neighbouring cells of this board.",
     "「{0}」は盤上で隣り合う2マスを指していません。"},
    {"detour.wall-parts", "\"{0}\" would part a region; its cells need a name of their own then.",
     "「{0}」で領域が二つに分かれます。分かれる側には別の名前が必要です。"},
    {"minimise.not-unique", "Only a puzzle with exactly one answer can be minimised.",
     "答えが一つだけの問題しか最小化できません。"},
    {"limit", "The limit was reached before it was done.", "終わる前に上限に達しました。"},
    {"generate.odd-board",
     "A board of {0} by {1} cells has no loop through all of them, and only "
     "such answers are drawn: their number is odd.",
     "{0}×{1}の盤はマスの数が奇数なので、すべてのマスを通るループがなく、作れません。"},
    {"generate.too-thin", "A loop needs at least two rows and two columns.",
     "ループを引くには2行2列以上が必要です。"},
    {"generate.none-found", "No such puzzle came up in {0} attempts.",
     "{0}回試しましたが作れませんでした。"},
    // {0} the number, then the new number, last the cell that names the region.
    {"number", "The {0} in the region of {1}", "{1}の領域の{0}"},
    {"repair.put", "Put {0} in the region of {1}", "{1}の領域に{0}を置く"},
    {"repair.change", "Change {0} in the region of {2} to {1}", "{2}の領域の{0}を{1}に変える"},
    {"repair.remove", "Remove {0} from the region of {1}", "{1}の領域の{0}を取り除く"},
}};

inline constexpr const core::Phrase& phrase(Key key) {
    return kTable[key];
}
inline constexpr const core::Phrase& phrase(Reason reason) {
    return kTable[static_cast<std::size_t>(reason)];
}

}  // namespace hashigo::detour::phrases
