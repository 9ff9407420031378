// puzz.link's saved files: one grid, '.' for no stone, 0 for a stone that was not picked, else the
// number of its pick.
#include "core/codec_phrases.h"
#include "core/pzprv3.h"
#include "genres/goishi/codec_formats.h"
#include "genres/goishi/codec_numbers.h"

namespace hashigo::goishi {

namespace codec = core::codec;

namespace {

std::optional<core::Error> read_cells(core::Lines& lines, Puzzle& p, std::vector<Stray>& numbered) {
    const core::Block block{p.size, codec::words(codec::Clues), core::begins_trailer};
    const auto take = [&](core::Token token) -> std::optional<core::Error> {
        const auto cell = static_cast<int>(p.stones.size());
        p.stones.push_back(token.text != "." ? 1 : 0);
        if (token.text == "." || token.text == "0") return std::nullopt;
        const core::Result<int> number = read_number(token);
        if (!number) return number.error();
        numbered.push_back({cell, *number});
        return std::nullopt;
    };
    return core::read_block(lines, block, [&](const core::Line& line, int row) {
        return core::read_tokens(line, row, block, take);
    });
}

}  // namespace

core::Result<Position> read_pzprv3(std::string_view content) {
    core::Lines lines(content, core::kPzprv3Breaks);
    const core::Result<core::Size> size = core::read_pzprv3_header(lines);
    if (!size) return size.error();
    const std::size_t grid = lines.offset();
    Position position;
    position.puzzle.size = *size;
    std::vector<Stray> numbered;
    if (auto error = read_cells(lines, position.puzzle, numbered)) return *error;
    if (auto error = stoneless(position.puzzle, grid)) return *error;
    position.marks = numbered_state(position.puzzle.stones.size(), std::move(numbered));
    core::Line line;
    if (!lines.next(line)) return position;
    if (!core::begins_trailer(line)) return core::surplus(line.whole);
    core::read_trailer(lines, line, position.notes, position.warnings);
    return position;
}

std::string write_pzprv3(const Position& position) {
    const Puzzle& p = position.puzzle;
    const std::vector<int> at = numbers(p, position.marks);
    const auto cols = static_cast<std::size_t>(p.size.cols);
    std::string text = core::pzprv3_header(Goishi::id, p.size);
    for (std::size_t cell = 0; cell < p.stones.size(); ++cell) {
        text += p.stones[cell] == 0 ? "." : std::to_string(at[cell]);
        text += (cell + 1) % cols == 0 ? " /" : " ";
    }
    return text + core::pzprv3_trailer(position.notes);
}

}  // namespace hashigo::goishi
