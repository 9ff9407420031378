// puzz.link's saved files: a grid of clues ("direction,number", '-' for '?'), a grid of marks, and
// marks on edges where a player made any. The edges are not kept, and a warning says so.
#include "core/codec_phrases.h"
#include "core/pzprv3.h"
#include "genres/yajikazu/codec_formats.h"
#include "genres/yajikazu/codec_signs.h"

namespace hashigo::yajikazu {

namespace codec = core::codec;

namespace {

constexpr std::string_view kDirectionDigits = "01234";

core::Result<Clue> read_pair(core::Token token) {
    if (token.text == ".") return Clue{};
    const std::size_t direction = kDirectionDigits.find(token.text.front());
    const bool pair = direction != kDirectionDigits.npos && token.text.substr(1, 1) == ",";
    if (!pair) return bad_clue(token);
    Clue clue{std::nullopt, std::nullopt, true};
    if (direction > 0) clue.arrow = core::kDirections[direction - 1];
    const core::Token digits{token.text.substr(2), token.offset + 2};
    if (digits.text == "-") return clue;
    const core::Result<int> number = read_number(digits, token);
    if (!number) return number.error();
    clue.number = *number;
    return clue;
}

std::string pair_sign(const Clue& clue) {
    if (!clue.there) return ".";
    const std::size_t direction = clue.arrow ? static_cast<std::size_t>(*clue.arrow) + 1 : 0;
    return kDirectionDigits[direction] +
           ("," + (clue.number ? std::to_string(*clue.number) : std::string("-")));
}

std::optional<core::Error> read_clues(core::Lines& lines, Puzzle& puzzle) {
    const core::Block block{puzzle.size, codec::words(codec::Clues), core::begins_trailer};
    const auto take = [&](core::Token token) -> std::optional<core::Error> {
        const core::Result<Clue> clue = read_pair(token);
        if (!clue) return clue.error();
        puzzle.clues.push_back(*clue);
        return std::nullopt;
    };
    return core::read_block(lines, block, [&](const core::Line& line, int row) {
        return core::read_tokens(line, row, block, take);
    });
}

std::optional<core::Error> read_marks(core::Lines& lines, core::Size size, State& state) {
    const core::Block block{size, codec::words(codec::Marks), core::begins_trailer};
    return core::read_block(lines, block, [&](const core::Line& line, int row) {
        return read_mark_row(line.whole, row, size, state.marks);
    });
}

// A number for each edge between two cells, those to the right first, then those below. Without
// such marks puzz.link leaves the block out.
std::optional<bool> edge_mark_says(std::string_view mark) {
    const auto number = core::whole_number(mark.substr(mark.front() == '-' ? 1 : 0));
    return number ? std::optional(*number != 0) : std::nullopt;
}

int edges(core::Size size) {
    return size.rows * (size.cols - 1) + (size.rows - 1) * size.cols;
}

}  // namespace

core::Result<Position> read_pzprv3(std::string_view content) {
    core::Lines lines(content, core::kPzprv3Breaks);
    const core::Result<core::Size> size = core::read_pzprv3_header(lines);
    if (!size) return size.error();
    Position position;
    position.puzzle.size = *size;
    if (auto error = read_clues(lines, position.puzzle)) return *error;
    if (auto error = read_marks(lines, *size, position.marks)) return *error;
    const core::Spare marks{edges(*size), edge_mark_says, codec::BadEdge, codec::IgnoredEdges};
    auto error = core::read_spare_and_trailer(lines, marks, position.notes, position.warnings);
    if (error) return *error;
    return position;
}

std::string write_pzprv3(const Position& position) {
    const core::Size size = position.puzzle.size;
    const auto cols = static_cast<std::size_t>(size.cols);
    std::string text = core::pzprv3_header(Yajikazu::id, size);
    std::size_t cell = 0;
    for (const Clue& clue : position.puzzle.clues) {
        text += pair_sign(clue);
        text += ++cell % cols == 0 ? " /" : " ";
    }
    for (const Mark mark : position.marks.marks) {
        text += mark_sign(mark);
        text += ++cell % cols == 0 ? " /" : " ";
    }
    return text + core::pzprv3_trailer(position.notes);
}

}  // namespace hashigo::yajikazu
