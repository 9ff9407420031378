// puzz.link's saved files: walls to the right, walls below (before version 2: the number of regions
// and a grid of their numbers), a grid with the numbers, edges across and down (1 a line, -1 marked
// as none), and marks in cells, which are not kept. Any cell of a region may hold its number; two
// different ones are an error, for one of them would be lost.
#include <functional>
#include <string>

#include "core/codec_phrases.h"
#include "core/pzprv3.h"
#include "genres/detour/codec_formats.h"
#include "genres/detour/codec_lines.h"
#include "genres/detour/phrases.h"
#include "genres/detour/regions.h"
#include "genres/detour/state.h"

namespace hashigo::detour {

namespace codec = core::codec;

namespace {

constexpr int kVersion = 2;  // the first with walls, and what is written

using TakeToken = std::function<std::optional<core::Error>(core::Token)>;

// A block of the file; one without columns has no lines at all.
std::optional<core::Error> read_grid(core::Lines& lines, core::Size size, codec::Key name,
                                     const TakeToken& take) {
    if (size.cols == 0) return std::nullopt;
    const core::Block block{size, codec::words(name), core::begins_trailer};
    return core::read_block(lines, block, [&](const core::Line& line, int row) {
        return core::read_tokens(line, row, block, take);
    });
}

core::Size across_block(core::Size size) {
    return {size.rows, size.cols - 1};
}
core::Size down_block(core::Size size) {
    return {size.rows - 1, size.cols};
}

// --- walls

std::optional<core::Error> read_walls(core::Lines& lines, Puzzle& p) {
    const TakeToken take = [&](core::Token token) -> std::optional<core::Error> {
        if (token.text != "0" && token.text != "1") {
            return core::fail(phrases::phrase(phrases::BadWall), token.offset,
                              core::quote(token.text));
        }
        p.walls.push_back(token.text == "1" ? 1 : 0);
        return std::nullopt;
    };
    for (const core::Size block : {across_block(p.size), down_block(p.size)}) {
        if (auto error = read_grid(lines, block, codec::Walls, take)) return error;
    }
    settle_regions(p);
    return std::nullopt;
}

// Before version 2. The number of regions says nothing that the grid does not.
std::optional<core::Error> read_regions(core::Lines& lines, Puzzle& p) {
    std::vector<int> region;
    const TakeToken take = [&](core::Token token) -> std::optional<core::Error> {
        const std::optional<int> number = core::whole_number(token.text);
        if (!number) {
            return core::fail(phrases::phrase(phrases::BadRegion), token.offset,
                              core::quote(token.text));
        }
        region.push_back(*number);
        return std::nullopt;
    };
    if (auto error = read_grid(lines, {1, 1}, codec::Regions, take)) return error;
    region.clear();
    if (auto error = read_grid(lines, p.size, codec::Regions, take)) return error;
    p = puzzle_of_regions(p.size, region);
    return std::nullopt;
}

// --- numbers

core::Result<Clue> read_clue(core::Token token) {
    if (token.text == ".") return Clue{};
    if (token.text == "-") return Clue{std::nullopt, true};
    const std::optional<int> number = core::whole_number(token.text);
    if (!number) {
        return core::fail(codec::phrase(codec::BadClue), token.offset, core::quote(token.text));
    }
    if (*number <= kMaxNumber) return Clue{number, true};
    return core::fail(codec::phrase(codec::NumberRange), token.offset, core::quote(token.text),
                      kMaxNumber);
}

std::optional<core::Error> read_numbers(core::Lines& lines, Puzzle& p) {
    int cell = 0;
    const TakeToken take = [&](core::Token token) -> std::optional<core::Error> {
        const core::Result<Clue> clue = read_clue(token);
        if (!clue) return clue.error();
        Clue& own = p.clues[static_cast<std::size_t>(p.region_of(cell++))];
        if (!clue->there || own == *clue) return std::nullopt;
        if (own.there) return two_numbers(p, cell - 1, own, *clue, token.offset);
        own = *clue;
        return std::nullopt;
    };
    return read_grid(lines, p.size, codec::Clues, take);
}

// --- lines

std::optional<core::Error> read_lines(core::Lines& lines, core::Size size, State& state) {
    const TakeToken take = [&](core::Token token) -> std::optional<core::Error> {
        if (token.text != "0" && token.text != "1" && token.text != "-1") {
            return core::fail(codec::phrase(codec::BadEdge), token.offset, core::quote(token.text));
        }
        state.marks.push_back(token.text == "0"   ? Mark::Unknown
                              : token.text == "1" ? Mark::Line
                                                  : Mark::Empty);
        return std::nullopt;
    };
    for (const core::Size block : {across_block(size), down_block(size)}) {
        if (auto error = read_grid(lines, block, codec::Marks, take)) return error;
    }
    return std::nullopt;
}

// A mark in each cell, which says nothing where it is a dot or 0.
std::optional<bool> cell_mark_says(std::string_view mark) {
    if (mark == ".") return false;
    const std::optional<int> number = core::whole_number(mark);
    return number ? std::optional(*number != 0) : std::nullopt;
}

// --- writing

std::string grid(core::Size size, const std::function<std::string(std::size_t)>& sign) {
    std::string text;
    std::size_t k = 0;
    for (int row = 0; row < size.rows && size.cols > 0; ++row) {
        for (int col = 0; col < size.cols; ++col) text += sign(k++) + " ";
        text += "/";
    }
    return text;
}

// A grid for the edges across and one for those down.
std::string edge_grids(core::Size size, const std::function<std::string(std::size_t)>& sign) {
    const auto first = static_cast<std::size_t>(across_edges(size));
    return grid(across_block(size), sign) +
           grid(down_block(size), [&](std::size_t k) { return sign(first + k); });
}

std::string line_sign(Mark mark) {
    if (mark == Mark::Unknown) return "0";
    return mark == Mark::Line ? "1" : "-1";
}

std::string number_grid(const Puzzle& p) {
    std::vector<std::string> signs(static_cast<std::size_t>(p.size.cells()), ".");
    const std::vector<int> cells = number_cells(p);
    for (std::size_t k = 0; k < cells.size(); ++k) {
        const Clue& clue = p.clues[k];
        if (!clue.there) continue;
        signs[static_cast<std::size_t>(cells[k])] =
            clue.number ? std::to_string(*clue.number) : "-";
    }
    return grid(p.size, [&](std::size_t k) { return signs[k]; });
}

}  // namespace

core::Result<Position> read_pzprv3(std::string_view content) {
    core::Lines lines(content, core::kPzprv3Breaks);
    const core::Result<core::Size> size = core::read_pzprv3_header(lines);
    if (!size) return size.error();
    Position position;
    Puzzle& p = position.puzzle;
    p.size = *size;
    const bool walled = core::pzprv3_version(content) >= kVersion;
    if (auto error = walled ? read_walls(lines, p) : read_regions(lines, p)) return *error;
    if (auto error = read_numbers(lines, p)) return *error;
    if (auto error = read_lines(lines, p.size, position.marks)) return *error;
    const core::Spare marks{p.size.cells(), cell_mark_says, codec::BadMark, codec::IgnoredCells};
    auto error = core::read_spare_and_trailer(lines, marks, position.notes, position.warnings);
    if (error) return *error;
    return position;
}

std::string write_pzprv3(const Position& position) {
    const Puzzle& p = position.puzzle;
    std::string text = core::pzprv3_header(Detour::id, p.size, kVersion);
    text += edge_grids(p.size, [&](std::size_t k) { return std::to_string(p.walls[k]); });
    text += number_grid(p);
    text += edge_grids(p.size, [&](std::size_t k) { return line_sign(position.marks.marks[k]); });
    text += grid(p.size, [](std::size_t) { return std::string("0"); });
    return text + core::pzprv3_trailer(position.notes);
}

}  // namespace hashigo::detour
