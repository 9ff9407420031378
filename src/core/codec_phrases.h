// What a reader or writer of positions says: its errors and its warnings, one table, both
// languages. The keys of errors are the codes that scripts see. They name no genre: what a clue is
// called and how many there are comes in as an argument.
#pragma once

#include <array>

#include "core/text.h"

namespace hashigo::core::codec {

enum Key : std::size_t {
    Empty,
    TooLong,
    UnknownFormat,
    CannotRead,
    CannotWrite,
    OtherGenre,
    MissingSize,
    BadSize,
    MissingCells,
    MissingRows,
    MissingWalls,
    ShortRow,
    SurplusData,
    BadCharacter,
    CutClue,
    BadClue,
    BadMark,
    BadEdge,
    NumberRange,
    BadJson,
    DeepJson,
    MissingEntry,
    BadEntry,
    IgnoredVariant,
    IgnoredFlag,
    IgnoredTail,
    IgnoredEdges,
    IgnoredCells,
    IgnoredHistory,
    IgnoredTrial,
    IgnoredEntry,
    UnreadableNotes,
    IgnoredRest,
    Clues,
    Marks,
    Walls,
    Regions,
    Count
};

inline constexpr std::array<Phrase, Count> kTable = {{
    {"codec.empty", "There is nothing to read.", "入力が空です。"},
    {"codec.too-long", "The text is longer than {0} bytes.", "入力が{0}バイトを超えています。"},
    {"codec.unknown-format",
     "This is no puzzle that can be read: neither a puzz.link address nor a pzprv3 text, "
     "a plain text grid or JSON.",
     "読み込める問題ではありません。"
     "puzz.linkのアドレス、pzprv3、テキスト盤面、JSONのいずれでもありません。"},
    {"codec.cannot-read", "The format {0} cannot be read.", "{0}形式は読み込めません。"},
    {"codec.cannot-write", "The format {0} cannot be written.", "{0}形式では書き出せません。"},
    {"codec.other-genre", "This is a position of \"{0}\", not of \"{1}\".",
     "「{1}」ではなく「{0}」の盤面です。"},
    {"codec.missing-size", "The size is missing.", "盤面の大きさがありません。"},
    {"codec.bad-size",
     "\"{0}\" is not a size: rows and columns are whole numbers from 1 to {1}, with at most {2} "
     "cells in all.",
     "「{0}」は盤面の大きさではありません。行数と列数は1から{1}までの整数、マスは{2}個までです。"},
    {"codec.missing-data", "The data ends after {0} of {1} cells.",
     "データが{1}マス中{0}マスで終わっています。"},
    {"codec.missing-rows", "The {2} end after {0} of {1} rows.",
     "{2}が{1}行中{0}行で終わっています。"},
    {"codec.missing-walls", "The data ends after {0} walls.",
     "データが太線{0}個で終わっています。"},
    {"codec.short-row", "Row {2} of the {3} has {0} of {1} cells.",
     "{3}の{2}行目には{1}マス中{0}マスしかありません。"},
    {"codec.surplus-data", "\"{0}\" is left over: the board is full before it.",
     "盤面が埋まったあとに「{0}」が余っています。"},
    {"codec.bad-character", "\"{0}\" cannot stand here.", "ここに「{0}」は置けません。"},
    {"codec.cut-clue", "The clue \"{0}\" is cut short.", "手がかり「{0}」が途中で切れています。"},
    {"codec.bad-clue", "\"{0}\" is not a clue.", "「{0}」は手がかりではありません。"},
    {"codec.bad-mark", "\"{0}\" is not a mark.", "「{0}」は解答の記号ではありません。"},
    {"codec.bad-edge", "\"{0}\" is not an edge mark.", "「{0}」は辺の記号ではありません。"},
    {"codec.number-range", "The number {0} is above {1}.", "数字{0}は上限{1}を超えています。"},
    {"codec.bad-json", "This is not well-formed JSON.", "JSONの書式が正しくありません。"},
    {"codec.deep-json", "The JSON is nested deeper than {0} levels.",
     "JSONの入れ子が{0}段を超えています。"},
    {"codec.missing-entry", "The entry \"{0}\" is missing.", "項目「{0}」がありません。"},
    {"codec.bad-entry", "The value of \"{0}\" is not of the kind it must be.",
     "項目「{0}」の値の種類が正しくありません。"},
    {"codec.variant", "The text names a variant of the rules; it is ignored.",
     "変種ルールの指定は無視されます。"},
    {"codec.flag", "The flag \"{0}\" of the address is ignored.",
     "アドレスのフラグ「{0}」は無視されます。"},
    {"codec.tail", "The end of the address, \"{0}\", is ignored.",
     "アドレスの末尾「{0}」は無視されます。"},
    {"codec.edges", "The marks on edges are ignored.", "辺の補助記号は無視されます。"},
    {"codec.cell-marks", "The marks in cells are ignored.", "マスの補助記号は無視されます。"},
    {"codec.history", "The history of moves is ignored.", "操作履歴は無視されます。"},
    {"codec.trial", "The stages of trial mode are ignored; the marks are kept.",
     "仮置きの段階は無視され、記号だけが残ります。"},
    {"codec.entry", "The entry \"{0}\" is ignored.", "項目「{0}」は無視されます。"},
    {"codec.unreadable-notes",
     "The notes after the board cannot be read to their end; what could be read is kept.",
     "盤面のあとの情報は途中から読み取れません。読めた分だけ残します。"},
    {"codec.rest", "What follows the board is ignored.", "盤面のあとの内容は無視されます。"},
    {"codec.clues", "clues", "手がかり"},
    {"codec.marks", "marks", "解答"},
    {"codec.walls", "walls", "太線"},
    {"codec.regions", "regions", "領域"},
}};

inline constexpr const Phrase& phrase(Key key) {
    return kTable[key];
}
inline Text words(Key key) {
    return say(kTable[key]);
}

}  // namespace hashigo::core::codec
