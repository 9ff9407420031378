// JSON: {"genre","rows","cols","puzzle":["0 0 1",…,"0=4 1=2"],"marks":["+-+.+",…]} and the notes by
// name; the strings are the lines of the plain text grid.
#include "core/codec_phrases.h"
#include "core/json_rows.h"
#include "genres/detour/codec_formats.h"
#include "genres/detour/codec_lines.h"
#include "genres/detour/state.h"

namespace hashigo::detour {

namespace {

// The strings of a list as lines. `at` counts them.
LineSource source_of(const core::JsonRows& list, std::size_t& at) {
    return {[&list, &at](core::Line& line) {
                if (at == list.rows.size()) return false;
                line = core::line_of(list.rows[at++].token());
                return true;
            },
            [&list, &at] { return at < list.rows.size() ? list.rows[at].offset : list.end; }};
}

}  // namespace

core::Result<Position> read_json(std::string_view content) {
    core::Result<core::JsonPosition> json = core::read_json_position(content);
    if (!json) return json.error();
    Position position;
    position.puzzle.size = json->size;
    std::size_t at = 0;
    std::optional<core::Line> marks;
    if (auto error = read_puzzle_lines(source_of(json->puzzle, at), position.puzzle, marks)) {
        return *error;
    }
    if (marks) return core::surplus(marks->whole);
    position.marks = start(position.puzzle);
    if (json->marks) {
        std::size_t row = 0;
        const LineSource lines = source_of(*json->marks, row);
        if (auto error = read_mark_lines(lines, std::nullopt, json->size, position.marks)) {
            return *error;
        }
    }
    position.notes = std::move(json->notes);
    position.warnings = std::move(json->warnings);
    return position;
}

std::string write_json(const Position& position) {
    const Puzzle& p = position.puzzle;
    std::vector<std::string> rows = region_rows(p);
    std::string given;
    for (const std::string& sign : given_signs(p)) given += (given.empty() ? "" : " ") + sign;
    if (!given.empty()) rows.push_back(given);
    return core::write_json_position(Detour::id, p.size, rows, mark_rows(p.size, position.marks),
                                     position.notes);
}

}  // namespace hashigo::detour
