// The plain text grid: a line with genre and size, and the board as lines (codec_lines.h).
#include <algorithm>

#include "genres/detour/codec_formats.h"
#include "genres/detour/codec_lines.h"
#include "genres/detour/state.h"

namespace hashigo::detour {

core::Result<Position> read_text_grid(std::string_view content) {
    core::Lines lines(content, "\n");
    core::Line line;
    lines.next(line);
    const core::Result<core::Size> size = core::read_grid_heading(line);
    if (!size) return size.error();
    Position position;
    position.puzzle.size = *size;
    const LineSource source{[&](core::Line& next) { return lines.next(next); },
                            [&] { return lines.offset(); }};
    std::optional<core::Line> marks;
    if (auto error = read_puzzle_lines(source, position.puzzle, marks)) return *error;
    position.marks = start(position.puzzle);
    if (!marks) return position;
    if (auto error = read_mark_lines(source, marks, *size, position.marks)) return *error;
    return position;
}

std::string write_text_grid(const Position& position) {
    const Puzzle& p = position.puzzle;
    std::string text = fmt::format("{} {}x{}\n", Detour::id, p.size.rows, p.size.cols);
    const auto append = [&](const std::vector<std::string>& rows) {
        for (const std::string& row : rows) text += row + "\n";
    };
    append(region_rows(p));
    append(given_signs(p));
    const std::vector<Mark>& marks = position.marks.marks;
    const bool any =
        std::any_of(marks.begin(), marks.end(), [](Mark mark) { return mark != Mark::Unknown; });
    if (any) append(mark_rows(p.size, position.marks));
    return text;
}

}  // namespace hashigo::detour
