// puzz.link's address: walls to the right, walls below, and a value for each region in the order of
// their first cells (core/borders.h). A wall with the same region on both sides is legal, means
// nothing and is kept. Values at the end may be missing; too many are an error.
#include "core/borders.h"
#include "core/puzzlink.h"
#include "genres/detour/codec_formats.h"
#include "genres/detour/state.h"

namespace hashigo::detour {

core::Result<Position> read_address(std::string_view content) {
    core::Result<core::Address> address = core::split_address(content);
    if (!address) return address.error();
    Puzzle puzzle;
    puzzle.size = address->size;
    std::size_t at = 0;
    auto walls = core::read_walls(address->body, at, puzzle.size);
    if (!walls) return walls.error();
    puzzle.walls = std::move(*walls);
    settle_regions(puzzle);
    const core::Token values{address->body.text.substr(at), address->body.offset + at};
    const auto take = [&](std::size_t region, std::optional<int> number) {
        puzzle.clues[region] = {number, true};
    };
    if (auto error = core::read_values(values, puzzle.clues.size(), take)) return *error;
    State open = start(puzzle);
    return Position{std::move(puzzle), std::move(open), {}, std::move(address->warnings)};
}

std::string write_address(const Position& position) {
    const Puzzle& p = position.puzzle;
    std::string body = core::write_walls(p.size, p.walls);
    int run = 0;
    for (const Clue& clue : p.clues) {
        if (!clue.there) {
            ++run;
            continue;
        }
        core::append_run(body, run, core::kFirstPass);
        body += core::write_value(clue.number);
        run = 0;
    }
    core::append_run(body, run, core::kFirstPass);
    return core::join_address(Detour::id, p.size, body);
}

}  // namespace hashigo::detour
