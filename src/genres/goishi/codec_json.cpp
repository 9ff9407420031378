// JSON: {"genre","rows","cols","puzzle":["o.o",…],"marks":["1 . 2",…]} and the notes by name. The
// rows are those of the plain text grid.
#include "core/codec_phrases.h"
#include "core/json_rows.h"
#include "genres/goishi/codec_formats.h"
#include "genres/goishi/codec_numbers.h"

namespace hashigo::goishi {

namespace codec = core::codec;

namespace {

std::optional<core::Error> read_rows(const core::JsonPosition& json, Puzzle& p,
                                     std::vector<Stray>& numbered) {
    const core::Block clues{p.size, codec::words(codec::Clues)};
    const auto stones = [&](const core::Line& line, int row) {
        return read_stone_row(line, row, 'o', p);
    };
    if (auto error = core::read_json_rows(json.puzzle, clues, stones)) return error;
    if (auto error = stoneless(p, json.puzzle.end)) return error;
    if (!json.marks) return std::nullopt;
    const core::Block marks{p.size, codec::words(codec::Marks)};
    return core::read_json_rows(*json.marks, marks, [&](const core::Line& line, int row) {
        return read_number_row(line, row, p, numbered);
    });
}

}  // namespace

core::Result<Position> read_json(std::string_view content) {
    core::Result<core::JsonPosition> json = core::read_json_position(content);
    if (!json) return json.error();
    Position position;
    position.puzzle.size = json->size;
    std::vector<Stray> numbered;
    if (auto error = read_rows(*json, position.puzzle, numbered)) return *error;
    position.marks = numbered_state(position.puzzle.stones.size(), std::move(numbered));
    position.notes = std::move(json->notes);
    position.warnings = std::move(json->warnings);
    return position;
}

std::string write_json(const Position& position) {
    const Puzzle& p = position.puzzle;
    return core::write_json_position(Goishi::id, p.size, stone_rows(p),
                                     number_rows(p, position.marks), position.notes);
}

}  // namespace hashigo::goishi
