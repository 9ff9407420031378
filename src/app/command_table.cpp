// Every command and every option, in one place: this table is the command line's reference, its
// help and its parser.
#include <algorithm>
#include <array>

#include "app/command.h"
#include "app/commands/commands.h"

namespace hashigo::app {

namespace {

constexpr std::array<Flag, 8> kCommon = {{
    {"json", "", "One JSON object a line", "1行に1つのJSONで出力"},
    {"lang", "en|ja", "Language of the sentences", "文の言語"},
    {"seed", "S", "Seed of what is drawn at random (1)", "乱数の種（1）"},
    {"jobs", "N", "Threads for batches; 0 uses all there are (0)", "並列数。0ならすべて使う（0）"},
    {"nodes", "N", "Most search nodes for each position; when counting, blocks of work",
     "局面ごとの探索ノード数の上限。数え上げでは計算のまとまりの数"},
    {"time", "SECONDS", "Most seconds for each position", "局面ごとの秒数の上限"},
    {"memory", "BYTES",
     "Most memory, such as 512M (1G; count, census, sample: half of the machine's)",
     "メモリの上限。例 512M（1G。count、census、sampleは本体の半分）"},
    {"timing", "", "Also print how long each took", "所要時間も出力"},
}};

// Of every command that works on positions.
constexpr std::array<Flag, 1> kBatch = {{
    {"batch", "FILE", "Also take positions from FILE, one a line (- is standard input)",
     "FILEから1行1局面で読む（-は標準入力）"},
}};

constexpr Flag kMethod = {"method", "solve|search|oracle",
                          "The fast engine, the ladder's own search, or brute force (solve)",
                          "高速な解法、梯子の探索、総当たり（solve）"};
constexpr Flag kFrom = {"from", "clues|marks",
                        "Begin with the clues alone or with the marks (clues)",
                        "手がかりだけから、または盤面の印から始める（clues）"};
constexpr Flag kRung = {"rung", "ID", "Only this rung", "この段だけを使う"};
constexpr Flag kUpTo = {"up-to", "ID", "The rungs up to this one", "この段までを使う"};
constexpr Flag kRungs = {"rungs", "A,B,C", "Only these rungs", "これらの段だけを使う"};
constexpr Flag kNoSearch = {"no-search", "", "Stop where the rungs are stuck instead of searching",
                            "段で進めなければ探索せずに止まる"};
constexpr Flag kGesture = {"gesture", "JSON", "{tool, button, key, path: [sites], commit}",
                           "{tool, button, key, path: [場所], commit}"};

constexpr std::array<Flag, 4> kSolve = {{
    kMethod,
    {"answers", "N", "How many answers to look for and print (2)", "探して表示する解の数（2）"},
    kFrom,
    {"common", "", "Also the facts that all answers share", "すべての解に共通する事実も表示"},
}};
constexpr std::array<Flag, 4> kHint = {{kRung, kUpTo, kRungs, kNoSearch}};
constexpr std::array<Flag, 5> kExplain = {{kRung, kUpTo, kRungs, kNoSearch, kFrom}};
constexpr Flag kKeep = {"keep", "FILE",
                        "Keep a long count in FILE on its way, and go on from there",
                        "途中経過をFILEに残し、あればそこから続ける"};
constexpr Flag kKeepEvery = {"keep-every", "SECONDS",
                             "After a row, but no more often than that (60)",
                             "途中経過を残す最短の間隔。行の終わりに残す（60）"};
constexpr std::array<Flag, 4> kCount = {{
    kMethod,
    {"turns", "", "Also by number of turns, where the answer is a line",
     "線を引くパズルでは、曲がる回数ごとの個数も"},
    kKeep,
    kKeepEvery,
}};
constexpr std::array<Flag, 1> kSample = {{
    {"count", "N", "How many (1)", "引く数（1）"},
}};
constexpr std::array<Flag, 6> kCensus = {{
    {"without-reversal-clause", "", "Also the rule that one may go back the way one came",
     "来た方向へ戻れるルールでも数える"},
    {"clean", "", "Also the answers that never fly over an emptied place",
     "拾った跡を飛び越えない解も数える"},
    {"list", "", "Also the puzzles, one of each that turns and mirrors into others, as addresses",
     "問題のアドレスも出力。回転や反転で重なるものは1つだけ"},
    {"stones", "N", "Only how many puzzles have N stones; for grids of any size",
     "石がN個の問題の数だけ。盤の大きさは問わない"},
    kKeep,
    kKeepEvery,
}};
constexpr std::array<Flag, 2> kGenerate = {{
    {"size", "ROWSxCOLS", "Size of the boards", "盤の大きさ（行x列）"},
    {"count", "N", "How many (1)", "作る数（1）"},
}};
constexpr std::array<Flag, 1> kRepair = {{
    {"count", "N", "How many suggestions at most (5)", "提案の数の上限（5）"},
}};
constexpr std::array<Flag, 2> kConflict = {{
    kFrom,
    {"svg", "", "Also the board with what contradicts highlighted, as SVG (in JSON)",
     "矛盾する場所を強調したSVGも出力（JSON）"},
}};
constexpr std::array<Flag, 1> kConvert = {{
    {"to", "url|pzprv3|text|json|penpa|kanpen|pencilbox", "The format (url)", "形式（url）"},
}};
constexpr std::array<Flag, 5> kRender = {{
    {"to", "svg|png|pdf", "The format (from FILE's ending, else svg)",
     "形式（FILEの拡張子、なければsvg）"},
    {"output", "FILE", "Where to write; SVG may go to standard output",
     "出力先。SVGは標準出力でもよい", "o"},
    {"answer", "", "Draw the answer", "解を描く"},
    {"step", "N", "Draw the solve after its step N, with its reason", "N手目とその理由を描く"},
    {"sheet", "", "Draw several positions as one document", "複数の局面を1つの文書に描く"},
}};
constexpr std::array<Flag, 4> kDraw = {{
    {"answer", "", "Draw the answer", "解を描く"},
    {"overlay", "JSON", "{because, therefore, wrong, focus}: sites to highlight",
     "{because, therefore, wrong, focus}: 強調する場所"},
    {"used", "", "Draw clues lighter from which nothing more follows",
     "もう何も導けない手がかりを薄く描く"},
    {"svg", "", "In JSON, an SVG element in place of the scene",
     "JSONで図形の一覧の代わりにSVG要素を出力"},
}};
constexpr std::array<Flag, 2> kTouch = {{
    kGesture,
    {"follow", "", "Also the marks that plainly follow from it", "そこからすぐわかる印も付ける"},
}};
constexpr std::array<Flag, 1> kEdit = {{kGesture}};
constexpr std::array<Flag, 3> kTransform = {{
    {"resize", "ROWSxCOLS", "Cut or extend the board", "盤を切り詰める、または広げる"},
    {"rotate", "", "A quarter turn clockwise", "時計回りに90度回す"},
    {"flip", "", "Left becomes right", "左右を入れ替える"},
}};

constexpr std::array<Flag, 4> kExperiments = {{
    {"id", "ID", "Only this experiment", "この実験だけ"},
    {"scale", "quick|article|full",
     "A look in seconds, the tables as published, or as far as it goes (quick)",
     "数秒の試し、公表と同じ規模、または最大の規模（quick）"},
    {"compare", "", "Put the published numbers beside ours", "公表値を並べて比べる"},
    {"out", "DIR", "Write ID.json and ID.md there", "DIRにID.jsonとID.mdを書く"},
}};

constexpr std::array<Command, 23> kCommands = {{
    {"genres",
     {"genres", "What there is: names, tools, options, rungs, the rules tour",
      "一覧: 名前、道具、オプション、段、ルール紹介"},
     Operands::None,
     {},
     commands::genres},
    {"solve",
     {"solve", "Is there one answer, several, or none?", "解は1つか、複数か、無いか"},
     Operands::Positions,
     kSolve,
     commands::solve},
    {"check",
     {"check", "Judge the marks by the rules", "印をルールで判定する"},
     Operands::Positions,
     {},
     commands::check},
    {"hint",
     {"hint", "The next step, with its reason", "次の一手とその理由"},
     Operands::Positions,
     kHint,
     commands::hint},
    {"explain",
     {"explain", "The whole solve, step by step", "解き方のすべてを一手ずつ"},
     Operands::Positions,
     kExplain,
     commands::explain},
    {"grade",
     {"grade", "How hard it is: highest rung and effort", "難しさ: 最高の段と手間"},
     Operands::Positions,
     {},
     commands::grade},
    {"count",
     {"count", "Exactly how many answers there are", "解の正確な個数"},
     Operands::PositionsOrBlank,
     kCount,
     commands::count},
    {"census",
     {"census", "Every board of a grid: how many have one answer", "ある大きさの全盤面の調査"},
     Operands::GenreAndSize,
     kCensus,
     commands::census},
    {"sample",
     {"sample", "Answers of an empty board, drawn with equal chances",
      "空の盤の解を等しい確率で引く"},
     Operands::GenreAndSize,
     kSample,
     commands::sample},
    {"generate",
     {"generate", "Make new puzzles; addresses, one a line", "新しい問題を作る。1行に1アドレス"},
     Operands::Genre,
     kGenerate,
     commands::generate,
     true},
    {"minimise",
     {"minimise", "Drop the clues that are not needed", "不要な手がかりを取り除く"},
     Operands::Positions,
     {},
     commands::minimise},
    {"repair",
     {"repair", "Small changes after which there is exactly one answer",
      "解が1つになる小さな変更を提案する"},
     Operands::Positions,
     kRepair,
     commands::repair},
    {"conflict",
     {"conflict", "Which clues and marks cannot hold together", "同時に成り立たない手がかりや印"},
     Operands::Positions,
     kConflict,
     commands::conflict},
    {"convert",
     {"convert", "Write in another format", "別の形式で書き出す"},
     Operands::Positions,
     kConvert,
     commands::convert},
    {"render",
     {"render", "A picture: SVG, PNG or PDF", "画像にする: SVG、PNG、PDF"},
     Operands::Positions,
     kRender,
     commands::render},
    {"draw",
     {"draw", "The scene and a spoken label for each cell", "図形の一覧と各マスの読み上げ"},
     Operands::Positions,
     kDraw,
     commands::draw},
    {"replay",
     {"replay", "The marks step by step, where they are a sequence", "順番のある印を一手ずつ"},
     Operands::Positions,
     {},
     commands::replay},
    {"touch",
     {"touch", "The player's gesture, as new marks", "解く人の操作を印に反映する"},
     Operands::Positions,
     kTouch,
     commands::touch},
    {"edit",
     {"edit", "The setter's gesture, as new clues", "作る人の操作を手がかりに反映する"},
     Operands::Positions,
     kEdit,
     commands::edit},
    {"transform",
     {"transform", "Resize, rotate or flip the board", "盤の大きさ変更、回転、反転"},
     Operands::Positions,
     kTransform,
     commands::transform},
    {"dedupe",
     {"dedupe", "Drop positions that another one mirrors", "対称で重なる局面を除く"},
     Operands::Positions,
     {},
     commands::dedupe},
    {"sort",
     {"sort", "Order positions by grade, easiest first", "やさしい順に並べる"},
     Operands::Positions,
     {},
     commands::sort},
    {"experiments",
     {"experiments", "What was measured: a list, or the tables", "測定の一覧、またはその表"},
     Operands::MaybeGenre,
     kExperiments,
     commands::experiments},
}};

}  // namespace

std::span<const Command> command_table() {
    return kCommands;
}

std::span<const Flag> common_flags() {
    return kCommon;
}

std::span<const Flag> position_flags() {
    return kBatch;
}

const Command* find_command(std::string_view name) {
    const auto* const found = std::find_if(kCommands.begin(), kCommands.end(),
                                           [&](const Command& c) { return c.name == name; });
    return found == kCommands.end() ? nullptr : found;
}

}  // namespace hashigo::app
