// The plain text grid: a line with genre and size; the rows of the board, 'o' a stone and '.' none;
// and, if any stone has a number, as many rows of numbers with blanks between them, '.' where there
// is none. A number that repeats or follows a gap is written like any other.
#include "core/codec_phrases.h"
#include "genres/goishi/codec_formats.h"
#include "genres/goishi/codec_numbers.h"

namespace hashigo::goishi {

namespace codec = core::codec;

namespace {

std::optional<core::Error> read_stones(core::Lines& lines, Puzzle& p) {
    const core::Block block{p.size, codec::words(codec::Clues)};
    return core::read_block(lines, block, [&](const core::Line& line, int row) {
        return read_stone_row(line, row, 'o', p);
    });
}

// All the rows of numbers, or none.
std::optional<core::Error> read_numbers(core::Lines lines, const Puzzle& p,
                                        std::vector<Stray>& numbered) {
    core::Line line;
    core::Lines ahead = lines;
    if (!ahead.next(line)) return std::nullopt;
    const core::Block block{p.size, codec::words(codec::Marks)};
    const auto take = [&](const core::Line& row_line, int row) {
        return read_number_row(row_line, row, p, numbered);
    };
    if (auto error = core::read_block(lines, block, take)) return error;
    return lines.next(line) ? std::optional(core::surplus(line.whole)) : std::nullopt;
}

}  // namespace

core::Result<Position> read_text_grid(std::string_view content) {
    core::Lines lines(content, "\n");
    core::Line line;
    lines.next(line);
    const core::Result<core::Size> size = core::read_grid_heading(line);
    if (!size) return size.error();
    const std::size_t grid = lines.offset();
    Position position;
    position.puzzle.size = *size;
    if (auto error = read_stones(lines, position.puzzle)) return *error;
    if (auto error = stoneless(position.puzzle, grid)) return *error;
    std::vector<Stray> numbered;
    if (auto error = read_numbers(lines, position.puzzle, numbered)) return *error;
    position.marks = numbered_state(position.puzzle.stones.size(), std::move(numbered));
    return position;
}

std::string write_text_grid(const Position& position) {
    const Puzzle& p = position.puzzle;
    std::string text = fmt::format("{} {}x{}\n", Goishi::id, p.size.rows, p.size.cols);
    for (const std::string& row : stone_rows(p)) text += row + '\n';
    if (position.marks.order.empty() && position.marks.strays.empty()) return text;
    for (const std::string& row : number_rows(p, position.marks)) text += row + '\n';
    return text;
}

}  // namespace hashigo::goishi
