// The plain text grid: a line with genre and size, the rows of clues, and rows of marks if there
// are any.
#include <algorithm>

#include "core/codec_phrases.h"
#include "genres/yajikazu/codec_formats.h"
#include "genres/yajikazu/codec_signs.h"

namespace hashigo::yajikazu {

namespace codec = core::codec;

namespace {

std::optional<core::Error> read_clues(core::Lines& lines, Puzzle& puzzle) {
    const core::Block block{puzzle.size, codec::words(codec::Clues)};
    const auto take = [&](core::Token token) -> std::optional<core::Error> {
        const core::Result<Clue> clue = read_clue(token);
        if (!clue) return clue.error();
        puzzle.clues.push_back(*clue);
        return std::nullopt;
    };
    return core::read_block(lines, block, [&](const core::Line& line, int row) {
        return core::read_tokens(line, row, block, take);
    });
}

// All the rows of marks, or none.
std::optional<core::Error> read_marks(core::Lines lines, core::Size size, State& state) {
    core::Line line;
    core::Lines ahead = lines;
    if (!ahead.next(line)) {
        state.marks.assign(static_cast<std::size_t>(size.cells()), Mark::Unknown);
        return std::nullopt;
    }
    const core::Block block{size, codec::words(codec::Marks)};
    const auto take = [&](const core::Line& marks, int row) {
        return read_mark_row(marks.whole, row, size, state.marks);
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
    Position position;
    position.puzzle.size = *size;
    if (auto error = read_clues(lines, position.puzzle)) return *error;
    if (auto error = read_marks(lines, *size, position.marks)) return *error;
    return position;
}

std::string write_text_grid(const Position& position) {
    const core::Size size = position.puzzle.size;
    const auto cols = static_cast<std::size_t>(size.cols);
    std::string text = fmt::format("{} {}x{}\n", Yajikazu::id, size.rows, size.cols);
    std::size_t cell = 0;
    for (const Clue& clue : position.puzzle.clues) {
        text += clue_sign(clue);
        text += ++cell % cols == 0 ? '\n' : ' ';
    }
    const std::vector<Mark>& marks = position.marks.marks;
    const bool any =
        std::any_of(marks.begin(), marks.end(), [](Mark mark) { return mark != Mark::Unknown; });
    for (std::size_t k = 0; any && k < marks.size(); ++k) {
        text += mark_sign(marks[k]);
        text += (k + 1) % cols == 0 ? '\n' : ' ';
    }
    return text;
}

}  // namespace hashigo::yajikazu
