// The sentences that the commands say, in both languages; what a command or an option is called is
// in command_table.cpp. A key that is missing does not compile.
#pragma once

#include <array>
#include <string_view>

#include "core/text.h"

namespace hashigo::app {

inline constexpr auto kPhrases = std::to_array<core::Phrase>({
    // ---- the overview and the help
    {"overview.head",
     "hashigo {0} — solves, explains, grades and makes pencil puzzles\n\n"
     "  hashigo COMMAND [P…] [options]\n\n"
     "P is a position: a puzz.link address, a pzprv3 text, a plain text grid, a file, or -.\n\n",
     "hashigo {0} — ペンシルパズルを解き、説明し、格付けし、作る\n\n"
     "  hashigo コマンド [P…] [オプション]\n\n"
     "Pは局面: puzz.linkのアドレス、pzprv3、テキスト盤面、ファイル、または-。\n\n"},
    {"overview.foot",
     "\n`hashigo COMMAND --help` tells more of one. Exit codes: 0 yes, 1 no, 2 usage, 3 bad "
     "input,\n"
     "4 limit reached, 5 internal error.\n",
     "\n詳しくは `hashigo コマンド --help`。終了コード: 0 はい、1 いいえ、2 使い方の誤り、\n"
     "3 入力の誤り、4 上限に到達、5 内部エラー。\n"},
    {"help.usage", "Usage", "使い方"},
    {"help.operands", "Operands", "引数"},
    {"help.options", "Options", "オプション"},
    {"help.common", "Options of every command", "共通のオプション"},
    {"help.rules", "Rules that can be varied", "変えられるルール"},
    {"help.generator", "Options of the generators", "作成のオプション"},
    {"help.help", "Show this help", "この説明を表示"},
    {"help.position",
     "Positions: a puzz.link address, a pzprv3 text, a plain text grid, a file, or -",
     "局面: puzz.linkのアドレス、pzprv3、テキスト盤面、ファイル、または-"},
    {"help.position-or-blank", "Positions; or a genre and a size: its empty or its full board",
     "局面、またはジャンルと大きさ（空の盤、または埋まった盤）"},
    {"help.genre-and-size", "A genre's id and a size such as 4x5",
     "ジャンルのIDと、4x5のような大きさ"},
    {"help.genre", "A genre's id, as `hashigo genres` lists them",
     "`hashigo genres` が示すジャンルのID"},
    {"help.maybe-genre", "A genre's id; without it, all genres",
     "ジャンルのID。なければ全ジャンル"},

    // ---- what was typed wrongly
    {"usage.words", "These words can't be understood: {0}", "引数を解釈できません: {0}"},
    {"usage.option", "\"{0}\" is nothing that {1} takes.", "「{0}」は{1}では使えません。"},
    {"usage.command", "There is no command \"{0}\".", "「{0}」というコマンドはありません。"},
    {"usage.command-near", "There is no command \"{0}\"; is it {1}?",
     "「{0}」というコマンドはありません。{1}でしょうか。"},
    {"usage.no-position", "{0} needs a position, or --batch.", "{0}には局面か--batchが必要です。"},
    {"usage.no-genre", "A genre is missing; there are: {0}.",
     "ジャンルがありません。使えるもの: {0}。"},
    {"usage.no-size", "After {0} a size is missing, such as 8x10.",
     "{0}のあとに8x10のような大きさが必要です。"},
    {"usage.flag", "{0} takes no value.", "{0}は値をとりません。"},
    {"usage.value", "{0} takes exactly one value.", "{0}には値がちょうど1つ必要です。"},
    {"usage.genre", "There is no genre \"{0}\"; there are: {1}.",
     "「{0}」というジャンルはありません。使えるもの: {1}。"},
    {"usage.rule", "{0} has no option --{1}.", "{0}に--{1}はありません。"},
    {"usage.missing", "{0} is missing.", "{0}が必要です。"},
    {"usage.missing-one", "One of these is missing: {0}.", "次のどれか1つが必要です: {0}。"},
    {"usage.one-of", "Only one of these may be given: {0}.", "同時に使えるのは1つだけです: {0}。"},
    {"usage.choice", "{0}: \"{1}\" is not one of {2}.",
     "{0}: 「{1}」は {2} のどれでもありません。"},
    {"usage.whole", "{0}: \"{1}\" is not a whole number from {2} on.",
     "{0}: 「{1}」は{2}以上の整数ではありません。"},
    {"usage.range", "{0}: {1} is not from {2} to {3}.", "{0}: {1}は{2}から{3}の範囲にありません。"},
    {"usage.real", "{0}: \"{1}\" is not a number such as 2 or 0.75.",
     "{0}: 「{1}」は2や0.75のような数ではありません。"},
    {"usage.bytes", "{0}: \"{1}\" is not a number of bytes such as 512M.",
     "{0}: 「{1}」は512Mのようなバイト数ではありません。"},
    {"usage.size", "\"{0}\" is not a size such as 8x10: rows, x, columns.",
     "「{0}」は8x10のような大きさ（行x列）ではありません。"},
    {"usage.size-range",
     "\"{0}\": a board has from 1 to {1} rows and columns, and at most {2} cells.",
     "「{0}」: 盤の行数と列数は1から{1}まで、マスは{2}個までです。"},
    {"usage.json", "This is not well-formed JSON.", "JSONの書式が正しくありません。"},
    {"usage.json-object", "{0} must be a JSON object.",
     "{0}はJSONのオブジェクトでなければなりません。"},
    {"usage.json-field", "The value of \"{0}\" is not of the kind it must be.",
     "項目「{0}」の値の種類が正しくありません。"},
    // {0} the genre, {1} the command, with an option where that is what it lacks.
    {"unsupported", "{0} has no {1}.", "{0}では{1}を使えません。"},
    {"unsupported.pair", "{0} and {1} can't be given together.", "{0}と{1}は同時に使えません。"},

    // ---- input that can't be used
    {"input.file", "\"{0}\" can't be read, or is larger than 256 MB.",
     "「{0}」を読み込めません。または256MBを超えています。"},
    {"input.neither", "\"{0}\" is neither a position nor a file that can be read.",
     "「{0}」は局面でも読み込めるファイルでもありません。"},
    {"input.genre", "The genre \"{0}\" is not known.", "「{0}」というジャンルは知りません。"},

    // ---- output that can't be put where it should
    {"keep.one", "--keep takes one position.", "--keepで数えるのは1局面だけです。"},
    {"keep.resumes", "Going on with what \"{0}\" keeps.", "「{0}」にある途中経過から続けます。"},
    {"output.file", "\"{0}\" can't be written.", "「{0}」に書き込めません。"},

    // ---- limits and faults
    {"limit.nodes", "The limit of --nodes was reached.", "--nodesの上限に達しました。"},
    {"limit.time", "The limit of --time was reached.", "--timeの上限に達しました。"},
    {"limit.memory", "There is not enough memory for this.", "メモリが足りません。"},
    {"limit.cancelled", "Cancelled.", "中止しました。"},
    // By the method itself, not by a budget.
    {"limit.reached", "This is more than the method can take.",
     "この方法で扱える大きさを超えています。"},
    {"internal", "Internal error: {0}", "内部エラー: {0}"},

    // ---- around the answers
    {"warning", "warning: {0}", "注意: {0}"},
    {"batch.line", "line {0}: ", "{0}行目: "},
    {"timing", "{0:.3f} s", "{0:.3f}秒"},

    // ---- the commands
    {"genres.head", "{0}: {1}", "{0}: {1}"},
    {"genres.rules", "rules: {0}", "ルール: {0}"},
    {"genres.generate", "generate: {0}", "作成: {0}"},
    {"solve.unique", "Unique: there is exactly one answer.", "唯一解: 解はちょうど1つです。"},
    {"solve.many", "Many: there is more than one answer.", "複数解: 解が2つ以上あります。"},
    {"solve.none", "None: there is no answer.", "解なし: 解はありません。"},
    {"solve.unknown", "Unknown: this was not settled.", "不明: 決着しませんでした。"},
    {"solve.none-by-search", "Every way to complete the board breaks a rule.",
     "どう進めてもルールに反します。"},
    {"solve.none-together",
     "What stands at these places contradicts itself; without any one of them there would be an "
     "answer.",
     "次の場所にあるものは同時には成り立ちません。どれか1つを除けば解があります。"},
    {"solve.conflict", "It stands on: {0}", "根拠の場所: {0}"},
    {"solve.common", "Common to all answers ({0}):", "すべての解に共通（{0}）:"},
    {"check.complete", "Complete: every rule holds.", "完成: すべてのルールを満たしています。"},
    {"check.broken", "broken: {0} ({1})", "違反: {0}（{1}）"},
    {"check.unfinished", "unfinished: {0} ({1})", "未完成: {0}（{1}）"},
    // {0} names of cells.
    {"run.likewise", " The same goes for {0}.", "{0}も同じ。"},
    {"hint.step", "{0}: {1}", "{0}: {1}"},
    {"hint.because", "because:   {0}", "根拠: {0}"},
    {"hint.therefore", "therefore: {0}", "結論: {0}"},
    {"hint.look", "Look at: {0}", "見る場所: {0}"},
    {"explain.solved", "Solved.", "解けました。"},
    {"explain.contradiction", "This contradicts itself: there is no answer.",
     "矛盾しました。解はありません。"},
    {"explain.several", "Nothing more is certain: there are several answers.",
     "これ以上は決まりません。解がいくつもあります。"},
    {"explain.rungs-stuck", "The rungs find nothing more.", "選んだ段ではこれ以上進めません。"},
    {"explain.stuck", "No further step was found.", "次の一手が見つかりませんでした。"},
    {"grade.line", "grade {0}, effort {1} ({2})", "難度 {0}、手間 {1}（{2}）"},
    {"grade.no-grade", "Only a puzzle with exactly one answer has a grade.",
     "難度は唯一解の問題だけにつきます。"},
    {"grade.unknown", "Unknown: this was not settled. {0}", "不明: 決着しませんでした。{0}"},
    {"count.so-far", "Found so far: {0}.", "これまでに{0}個見つかりました。"},
    {"count.turns", "turns", "曲がる回数"},
    {"count.answers", "answers", "解"},
    {"count.mean", "An answer turns {0} times on average.", "解が曲がる回数は平均{0}回。"},
    {"census.head", "{0}x{1}: {2} boards, {3} completable, {4} with one answer, {5} puzzles",
     "{0}x{1}: 盤面{2}、拾い切れる{3}、唯一解{4}、問題{5}"},
    {"census.range", "Puzzles have from {0} to {1} stones.", "問題の石の数は{0}から{1}。"},
    {"census.best", "Most of them have {0}: {1}, {2} % of the completable boards with so many.",
     "最も多いのは{0}個の{1}問で、同じ石の数で拾い切れる盤面の{2}%。"},
    {"census.stones", "stones", "石"},
    {"census.completable", "completable", "拾い切れる"},
    {"census.unique", "unique", "唯一解"},
    {"census.puzzles", "puzzles", "問題"},
    {"census.without",
     "Where one may turn back: {0} completable, {1} with one answer; with one answer under both "
     "rules: {2}, of them {3} puzzles.",
     "来た方向へ戻れるとすると: 拾い切れる{0}、唯一解{1}。両方のルールで唯一解{2}、うち問題{3}。"},
    {"census.clean",
     "Of the boards with two or more stones {0} have an answer that never flies over an emptied "
     "place, {1} have only such answers, and {2} have just one answer and it is such a one.",
     "石が2個以上の盤面のうち、拾った跡を飛び越えない解を持つもの{0}、すべての解がそうであるもの"
     "{1}、唯一解がそうであるもの{2}。"},
    {"census.of-stones", "{0}x{1}, {2} stones: {3} boards, {4} puzzles",
     "{0}x{1}、石{2}個: 盤面{3}、問題{4}"},
    {"generate.rules", "An address does not hold varied rules: solve these with {0}.",
     "アドレスには変えたルールが入りません。解くときは{0}をつけてください。"},
    {"conflict.found",
     "These cannot hold together; without any one of them there would be an answer:",
     "次のものは同時には成り立ちません。どれか1つを除けば解があります:"},
    {"conflict.rules", "The rules alone leave no answer here.",
     "この盤ではルールだけで解がなくなります。"},
    {"conflict.possible", "Nothing contradicts: there is an answer.",
     "矛盾はありません。解があります。"},
    {"repair.unique", "Nothing to repair: there is exactly one answer.",
     "直すところはありません。解はちょうど1つです。"},
    {"repair.none",
     "No repair was found: every single change was tried, and a few attempts were made at several.",
     "直し方は見つかりませんでした。1か所の変更はすべて、複数の変更はいくつか試しました。"},
    {"repair.hopeless", "No change of clues leaves an answer: the rules alone forbid it.",
     "手がかりをどう変えても解はできません。ルールだけで解がなくなります。"},
    // After which limit it was.
    {"repair.unknown", "No repair was found by then; not every change was tried.",
     "それまでに直し方は見つからず、試していない変更が残っています。"},
    {"repair.cut", "Not every change was tried.", "試していない変更が残っています。"},
    {"repair.row", "{0}. {1}", "{0}. {1}"},
    {"repair.more", "Fewer changes may do.", "もっと少ない変更で済むかもしれません。"},
    {"convert.less", "This format holds the clues alone; marks and notes are left out.",
     "この形式は手がかりだけを持ちます。印や作者などの情報は含まれません。"},
    {"draw.no-answer", "There is no answer to draw.", "描くべき解がありません。"},
    {"draw.first-of-many", "There are several answers; this is the first.",
     "解は複数あります。これは最初のものです。"},
    {"render.unable", "This program can't make {0}.", "このプログラムでは{0}を作れません。"},
    {"render.no-files", "This program can't write files.",
     "このプログラムではファイルを書けません。"},
    {"render.several", "Several positions need --sheet and a PDF.",
     "複数の局面には--sheetとPDFが必要です。"},
    {"render.sheet", "--sheet makes a PDF: give -o FILE.pdf.",
     "--sheetはPDFを作ります。-o FILE.pdfを指定してください。"},
    {"render.no-step", "There is no step {0}: the solve has {1}.",
     "{0}手目はありません。解は{1}手です。"},
    {"experiments.entry", "{0:<9} {1:<16} {2} ({3})", "{0:<9} {1:<16} {2}（{3}）"},
    {"experiments.corrected", "{0}, {1}: published {2}, in truth {3}.",
     "{0}、{1}: 公表値{2}、正しくは{3}。"},
    {"experiments.source", "Published: <{0}>", "公表: <{0}>"},
    {"experiments.missing", "Published values without a row at this scale: {0}.",
     "この規模では行のない公表値: {0}個。"},
    {"experiments.drawn", "Scale {0}, seed {1}, boards drawn: {2}.",
     "規模{0}、乱数の種{1}、引いた盤面の数{2}。"},
    {"experiments.counted", "Scale {0}; nothing is drawn at random.",
     "規模{0}。乱数は使っていない。"},
});

// The phrase of a key that is known when this is compiled.
consteval const core::Phrase& tr(std::string_view key) {
    for (const core::Phrase& phrase : kPhrases) {
        if (phrase.key == key) return phrase;
    }
    throw "there is no such phrase";
}

}  // namespace hashigo::app
