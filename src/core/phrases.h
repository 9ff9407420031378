// The sentences that core itself says; one table, both languages.
#pragma once

#include <array>

#include "core/text.h"

namespace hashigo::core::phrases {

enum Key : std::size_t {
    Suppose,
    Then,
    More,
    Breaks,
    Clashes,
    Nested,
    Searched,
    Within,
    Case,
    Cases,
    MarksWrong,
    OneMarkWrong,
    MarksHopeless,
    BoardDone,
    NoAnswer,
    NoAnswerSince,
    AsItIs,
    SeveralAnswers,
    RungsStuck,
    OutOfBudget,
    NeedsBytes,
    TooWide,
    TooWideForBytes,
    KeptOther,
    KeptNothing,
    Passing,
    Stranded,
    StrandedAtStart,
    Unfinished,
    ClaimColumns,
    ClaimKind,
    Published,
    AgreementHead,
    AgreesShown,  // from here in the order of core::Agreement
    AgreesEqual,
    AgreesWithin,
    AgreesUndecided,
    AgreesCorrected,
    AgreesOutside,
    AgreesDiffers,
    Size
};

inline constexpr std::array<Phrase, Size> kTable = {{
    {"probe", "Suppose {0}. {1}So {2}.", "{0}と仮定する。{1}したがって{2}。"},
    {"probe.then", "Then {0}. ", "{0}。"},
    {"probe.more", "And so on, with {0} more. ", "さらに推論を{0}回重ねる。"},
    {"probe.breaks", "But: {0} ", "しかし、{0}"},
    {"probe.clashes", " Yet {0}.", "ところが{0}。"},
    {"search.nested", "Suppose {0}. That breaks once more is supposed within it. So {2}.",
     "{0}と仮定する。その中でさらに仮定を立てると矛盾する。したがって{2}。"},
    {"search", "Suppose {0}. Every way to go on breaks ({1} cases tried). So {2}.",
     "{0}と仮定する。どう進めても行き詰まる（{1}通りを確認）。したがって{2}。"},
    // A step of what was supposed within.
    {"search.within", "— {0}", "— {0}"},
    // {0} the number of the case, {1} its fact, {2} what follows.
    {"search.case", "Case {0}, {1}: {2}", "場合{0}、{1}とすると、{2}"},
    {"search.cases", "{0} ways to go on are left, and each breaks.",
     "残る進め方は{0}通りで、どれも矛盾する。"},
    {"hint.wrong", "These marks are not in the answer.", "答えと違う印があります。"},
    {"hint.wrong-one", "This mark is not in the answer.", "この印は答えと違います。"},
    {"hint.hopeless", "No answer agrees with all of these marks.",
     "これらの印すべてに合う答えはありません。"},
    {"hint.done", "The board is done.", "盤は完成しています。"},
    {"hint.none", "This puzzle has no answer.", "この問題には答えがありません。"},
    {"hint.none", "This puzzle has no answer. {0}", "この問題には答えがありません。{0}"},
    {"none.follows", "Begin with the board as it is. {0}", "この盤のままで進めると、{0}"},
    {"hint.several", "Nothing more is certain: several answers agree with these marks.",
     "これ以上は決まりません。この印に合う答えがいくつもあります。"},
    {"hint.stuck", "None of these rungs finds anything here.", "選んだ段では何も見つかりません。"},
    {"hint.unknown", "The limit was reached before anything was certain.",
     "何かが決まる前に、探索の上限に達しました。"},
    // {0} the bytes asked for, {1} those allowed.
    {"limit.memory", "This needs about {0} bytes of memory or more; --memory allows {1}.",
     "約{0}バイト以上のメモリが必要です。--memoryの上限は{1}バイトです。"},
    {"limit.size", "The shorter side may be at most {0} cells here, however much memory there is.",
     "短い方の辺は{0}マスまでです。メモリの量にはよりません。"},
    // {0} cells, {1} the bytes that it would take, {2} those allowed.
    {"limit.size",
     "The shorter side may be at most {0} cells; this board would need about {1} bytes of memory "
     "or more, and --memory allows {2}.",
     "短い方の辺は{0}マスまでです。この盤には約{1}バイト以上のメモリが必要で、--memoryの上限は"
     "{2}バイトです。"},
    {"keep.other", "What is kept there belongs to another count.",
     "そこにあるのは別の数え上げの途中経過です。"},
    {"keep.unable", "Only a count that goes row by row over an empty board can be kept.",
     "途中経過を残せるのは、空の盤を行ごとに数える場合だけです。"},
    {"hint.passing", "{0}: {1}", "{0}：{1}"},
    {"stranded", "No way on completes this walk; up to pick {0} it could still be completed.",
     "この先どう進んでも最後まで行けません。{0}番目まではまだ最後まで行けました。"},
    {"stranded.at-start", "These numbers begin no walk that can be completed.",
     "この番号では、最後まで行ける手順になりません。"},
    {"limit", "The limit was reached before the experiment was done.",
     "実験が終わる前に上限に達しました。"},
    {"claims.columns", "A line of published numbers has {0} columns, parted by tabs.",
     "公表値の1行は、タブで区切った{0}列です。"},
    {"claims.kind", "\"{0}\" is not exact, sampled, cost, time or other.",
     "「{0}」は exact、sampled、cost、time、other のどれでもありません。"},
    {"claims.published", "published", "公表値"},
    {"claims.agreement", "agreement", "一致"},
    {"claims.shown", "not judged", "判定しない"},
    {"claims.equal", "equal", "一致"},
    {"claims.within", "within the interval", "区間内"},
    {"claims.undecided", "too few boards to tell", "盤面が少なく判定できない"},
    {"claims.corrected", "corrected", "訂正"},
    {"claims.outside", "outside the interval", "区間外"},
    {"claims.differs", "differs", "不一致"},
}};

inline constexpr const Phrase& phrase(Key key) {
    return kTable[key];
}

}  // namespace hashigo::core::phrases
