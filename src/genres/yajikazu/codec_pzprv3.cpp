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

// What may stand between the marks and the trailer: a number for each edge between two cells, those
// to the right first, then those below. Without such marks puzz.link leaves the block out.
class EdgeMarks {
  public:
    explicit EdgeMarks(core::Size size)
        : edges_(size.rows * (size.cols - 1) + (size.rows - 1) * size.cols) {}

    std::optional<core::Error> take(const core::Line& line) {
        for (const core::Token& token : line.tokens) {
            const bool negative = token.text.front() == '-';
            const auto number = core::whole_number(token.text.substr(negative ? 1 : 0));
            if (count_ == edges_) return core::surplus(token);
            if (!number) {
                return core::fail(codec::phrase(codec::BadEdge), token.offset,
                                  core::quote(token.text));
            }
            any_ = any_ || *number != 0;
            ++count_;
        }
        return std::nullopt;
    }

    bool whole() const { return count_ == 0 || count_ == edges_; }
    bool any() const { return any_; }
    core::Error missing(std::size_t offset) const {
        return core::fail(codec::phrase(codec::MissingCells), offset, count_, edges_);
    }

  private:
    int edges_;
    int count_ = 0;
    bool any_ = false;
};

std::optional<core::Error> read_rest(core::Lines& lines, Position& position) {
    EdgeMarks edges(position.puzzle.size);
    core::Line line;
    bool trailer = false;
    while (!trailer && lines.next(line)) {
        trailer = core::begins_trailer(line);
        if (trailer) continue;
        if (auto error = edges.take(line)) return error;
    }
    if (!edges.whole()) return edges.missing(trailer ? line.whole.offset : lines.offset());
    if (edges.any()) position.warnings.push_back(codec::words(codec::IgnoredEdges));
    if (trailer) core::read_trailer(lines, line, position.notes, position.warnings);
    return std::nullopt;
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
    if (auto error = read_rest(lines, position)) return *error;
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
