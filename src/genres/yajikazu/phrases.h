// Everything that this genre says to people, in one table: first a sentence for each Reason, in its
// order, then the rest.
#pragma once

#include <array>

#include "core/text.h"
#include "genres/yajikazu/reason.h"

namespace hashigo::yajikazu::phrases {

enum Key : std::size_t {
    IsShaded = static_cast<std::size_t>(Reason::Size),
    IsWhite,
    Clue,
    OneShaded,
    ManyShaded,
    EmptyShading,
    NotUnique,
    Unfinished,
    LiarsNeedPacked,
    NoneFound,
    // Counting.
    CountUnreadable,
    PutClue,
    ChangeClue,
    RemoveClue,
    Size
};

inline constexpr std::array<core::Phrase, Size> kTable = {{
    // Reasons. {0} the anchor or the clue, {1} the cell concluded or that clashes, {2} the clue's
    // number as so many shaded cells, {3} what the line holds.
    {"next-to-shaded", "{0} is shaded and shaded cells never touch, so {1} is white.",
     "{0}は黒マスで、黒マスどうしは隣り合わないので、{1}は白マス。"},
    {"two-shaded-touch", "{0} and {1} are both shaded, but shaded cells never touch.",
     "{0}と{1}がどちらも黒マスになり、黒マスどうしが隣り合ってしまう。"},
    {"too-many-for-line",
     "{0} would need {2} in a line that holds at most {3}, so it lies: its own cell is "
     "shaded.",
     "{0}が本当なら{2}が必要だが、矢印の先には最大{3}個しか入らない。"
     "よってこの数字は嘘で、自分のマスが黒マス。"},
    {"too-few-for-line",
     "{0} would need {2} in a line that already has {3}, so it lies: its own cell is "
     "shaded.",
     "{0}が本当なら{2}のはずだが、矢印の先にはもう{3}個ある。"
     "よってこの数字は嘘で、自分のマスが黒マス。"},
    {"honest-too-many", "{0} is unshaded and needs {2}, but its line holds at most {3}.",
     "{0}は白マスで{2}が必要だが、矢印の先には最大{3}個しか入らない。"},
    {"honest-too-few", "{0} is unshaded and needs {2}, but its line already has {3}.",
     "{0}は白マスで{2}のはずだが、矢印の先にはもう{3}個ある。"},
    {"line-is-full", "{0} already sees {2}, all it needs, so {1} is white.",
     "{0}の{2}はもうそろっているので、{1}は白マス。"},
    {"line-loses-room",
     "{0} needs {2}; with {1} shaded its line would hold at most {3}, so {1} is "
     "white.",
     "{0}には{2}が必要だが、{1}を黒マスにすると最大{3}個しか入らない。"
     "よって{1}は白マス。"},
    {"line-needs-cell",
     "{0} needs {2}; without {1} its line would hold at most {3}, so {1} is shaded.",
     "{0}には{2}が必要だが、{1}が白マスだと最大{3}個しか入らない。よって{1}は黒マス。"},
    {"out-of-reach",
     "Shaded cells cut {0} off from the other unshaded cells, so {0} cannot stay white.",
     "{0}は黒マスで囲まれて他の白マスとつながらないので、黒マス。"},
    {"cut-point", "Shading {0} would cut the unshaded cells apart, so {0} is white.",
     "{0}を黒マスにすると白マスが分断されるので、{0}は白マス。"},
    {"white-divided", "Shaded cells cut the unshaded cells around {0} off from the rest.",
     "{0}のまわりの白マスが、黒マスによって他の白マスから分断されている。"},
    {"last-white", "{0} is the last cell that can stay unshaded, and one must, so {0} is white.",
     "白マスになれるのは{0}だけなので、{0}は白マス。"},
    {"no-white", "Every cell is shaded, but at least one must stay unshaded.",
     "すべてのマスが黒マスになり、白マスが残らない。"},
    {"last-shaded", "No other cell can be shaded any more, and one must be, so {0} is shaded.",
     "ほかに黒マスになれるマスがなく、黒マスは一つ以上必要なので、{0}は黒マス。"},
    {"no-shaded", "No cell is shaded, but at least one must be.",
     "黒マスが一つもないが、一つは必要。"},
    // The rest.
    {"is-shaded", "{0} is shaded", "{0}は黒マス"},
    {"is-white", "{0} is white", "{0}は白マス"},
    {"clue", "The clue {0} at {1}", "{1}の{0}"},
    {"one-shaded", "{0} shaded cell", "黒マス{0}個"},
    {"many-shaded", "{0} shaded cells", "黒マス{0}個"},
    {"empty-shading",
     "Shading nothing is an answer here; puzz.link demands at least one shaded cell "
     "(--some-shaded).",
     "この盤は黒マスなしでも正解になります。puzz.linkでは黒マスが一つ以上必要です"
     "（--some-shaded）。"},
    {"minimise.not-unique", "Only a puzzle with exactly one answer can be minimised.",
     "答えが一つだけの問題しか最小化できません。"},
    {"limit", "The limit was reached before it was done.", "終わる前に上限に達しました。"},
    {"generate.liars-need-packed",
     "Liars alone make an answer the only one only if no further cell can be shaded in it, so "
     "--clues liars goes with --density packed.",
     "黒マスの手がかりだけで答えが一つに決まるのは、もう1マスも塗れない答えだけです。"
     "--clues liarsは--density packedと使ってください。"},
    {"generate.none-found",
     "No such puzzle came up in {0} attempts; such puzzles are rare at this size, or there are "
     "none.",
     "{0}回試しましたが作れませんでした。この大きさではまれか、存在しません。"},
    {"count.unreadable", "This is no count that was written down by this program.",
     "このプログラムが書き出した計算の途中経過ではありません。"},
    {"repair.put", "Put {0} at {1}", "{1}に{0}を置く"},
    {"repair.change", "Change {0} at {1} to {2}", "{1}の{0}を{2}に変える"},
    {"repair.remove", "Remove {0} at {1}", "{1}の{0}を取り除く"},
}};

inline constexpr const core::Phrase& phrase(Key key) {
    return kTable[key];
}
inline constexpr const core::Phrase& phrase(Reason reason) {
    return kTable[static_cast<std::size_t>(reason)];
}

}  // namespace hashigo::yajikazu::phrases
