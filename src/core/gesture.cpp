// A path is checked before anything is done with it, so that a genre sees only cells of its board.
#include "core/gesture.h"

#include <array>

namespace hashigo::core {

namespace {

enum Key : std::size_t { Empty, WrongKind, Outside, UnknownTool, UnknownKey, Count };

constexpr std::array<Phrase, Count> kTable = {{
    {"gesture.empty", "The gesture touches nothing.", "操作の場所が指定されていません。"},
    {"gesture.kind", "This board is touched at its cells; place {0} of the path is not a cell.",
     "この盤ではマスを操作します。経路の{0}番目はマスではありません。"},
    {"gesture.outside",
     "Place {0} of the path, row {1}, column {2} counted from 0, is not on the board.",
     "経路の{0}番目（0から数えて{1}行{2}列）は盤の外です。"},
    {"gesture.tool", "There is no tool “{0}” here.", "「{0}」という道具はありません。"},
    {"gesture.key", "The key “{0}” does nothing here.", "「{0}」キーには働きがありません。"},
}};

}  // namespace

Result<std::vector<int>> cells_passed(const Gesture& gesture, Size size) {
    if (gesture.path.empty()) return fail(kTable[Empty], std::nullopt);
    std::vector<bool> seen(static_cast<std::size_t>(size.cells()));
    std::vector<int> cells;
    for (std::size_t k = 0; k < gesture.path.size(); ++k) {
        const Site& site = gesture.path[k];
        if (site.kind != Site::Kind::Cell) return fail(kTable[WrongKind], std::nullopt, k + 1);
        if (!size.contains(site.row, site.col)) {
            return fail(kTable[Outside], std::nullopt, k + 1, site.row, site.col);
        }
        const int cell = size.at(site.row, site.col);
        if (!seen[static_cast<std::size_t>(cell)]) cells.push_back(cell);
        seen[static_cast<std::size_t>(cell)] = true;
    }
    return cells;
}

Error unknown_tool(const Gesture& gesture) {
    return fail(kTable[UnknownTool], std::nullopt, gesture.tool);
}

Error unknown_key(const Gesture& gesture) {
    return fail(kTable[UnknownKey], std::nullopt, gesture.key);
}

}  // namespace hashigo::core
