// PencilBox's file: rows, columns, the rows of the board with blanks between the cells (1 a stone,
// '.' none), and a line "number row column" for each pick, rows and columns from 0. Kanpen's
// address holds the same lines, each ended by a slash, with '_' for a blank; one that we write
// stops after the board.
#include <algorithm>

#include "core/codec_phrases.h"
#include "core/puzzlink.h"
#include "genres/goishi/codec_formats.h"
#include "genres/goishi/codec_numbers.h"

namespace hashigo::goishi {

namespace codec = core::codec;

namespace {

constexpr std::string_view kQuery = "?problem=";

core::Result<core::Size> read_sides(core::Lines& lines) {
    std::array<core::Token, 2> sides;
    core::Line line;
    for (core::Token& side : sides) {
        if (!lines.next(line)) return core::fail(codec::phrase(codec::MissingSize), lines.offset());
        if (line.tokens.size() > 1) return core::surplus(line.tokens[1]);
        side = line.tokens.front();
    }
    return core::read_size(sides[0], sides[1]);
}

std::optional<core::Error> read_stones(core::Lines& lines, Puzzle& p) {
    const core::Block block{p.size, codec::words(codec::Clues)};
    return core::read_block(lines, block, [&](const core::Line& line, int row) {
        return read_stone_row(line, row, '1', p);
    });
}

// A row or column of a pick, or -1.
int coordinate(core::Token token, int bound) {
    const int at = core::whole_number(token.text).value_or(bound);
    return at < bound ? at : -1;
}

class Picks {
  public:
    explicit Picks(const Puzzle& p) : p_(p), taken_(p.stones.size(), 0) {}

    std::optional<core::Error> read(core::Lines& lines) {
        core::Line line;
        while (lines.next(line)) {
            if (auto error = take(line)) return error;
        }
        return std::nullopt;
    }

    State state() { return numbered_state(p_.stones.size(), std::move(numbered_)); }

  private:
    std::optional<core::Error> take(const core::Line& line) {
        if (line.tokens.size() < 3) return bad_mark(line.whole);
        if (line.tokens.size() > 3) return core::surplus(line.tokens[3]);
        const core::Result<int> number = read_number(line.tokens[0]);
        if (!number) return number.error();
        const int row = coordinate(line.tokens[1], p_.size.rows);
        const int col = coordinate(line.tokens[2], p_.size.cols);
        if (row < 0) return bad_mark(line.tokens[1]);
        if (col < 0) return bad_mark(line.tokens[2]);
        const int cell = p_.size.at(row, col);
        const auto index = static_cast<std::size_t>(cell);
        // No stone, or one that has a number already.
        if (p_.stones[index] == 0 || taken_[index] != 0) return bad_mark(line.whole);
        taken_[index] = 1;
        numbered_.push_back({cell, *number});
        return std::nullopt;
    }

    const Puzzle& p_;
    std::vector<char> taken_;
    std::vector<Stray> numbered_;
};

core::Result<Position> read_lines(core::Lines lines) {
    const core::Result<core::Size> size = read_sides(lines);
    if (!size) return size.error();
    const std::size_t grid = lines.offset();
    Position position;
    position.puzzle.size = *size;
    if (auto error = read_stones(lines, position.puzzle)) return *error;
    if (auto error = stoneless(position.puzzle, grid)) return *error;
    Picks picks(position.puzzle);
    if (auto error = picks.read(lines)) return *error;
    position.marks = picks.state();
    return position;
}

// Sides and board, with the signs that this form of the format has for line end and blank.
std::string written(const Puzzle& p, char line_end, char blank) {
    std::string text = fmt::format("{}{}{}{}", p.size.rows, line_end, p.size.cols, line_end);
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        text += p.stones[static_cast<std::size_t>(cell)] != 0 ? '1' : '.';
        text += p.size.col(cell) + 1 == p.size.cols ? line_end : blank;
    }
    return text;
}

}  // namespace

core::Result<Position> read_kanpen(std::string_view content) {
    std::vector<core::Text> warnings;
    std::string text(core::without_tail(content, warnings));
    const std::size_t begin = std::min(content.find(kQuery) + kQuery.size(), text.size());
    std::replace(text.begin() + static_cast<std::ptrdiff_t>(begin), text.end(), '_', ' ');
    // What stands before the query is passed over as blanks, so that offsets stay true.
    std::fill(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(begin), ' ');
    core::Result<Position> position = read_lines(core::Lines(text, "/"));
    if (position) position->warnings = std::move(warnings);
    return position;
}

std::string write_kanpen(const Position& position) {
    return fmt::format("http://www.kanpen.net/{}.html{}{}", Goishi::id, kQuery,
                       written(position.puzzle, '/', '_'));
}

core::Result<Position> read_pencilbox(std::string_view content) {
    return read_lines(core::Lines(content, "\n"));
}

std::string write_pencilbox(const Position& position) {
    const core::Size size = position.puzzle.size;
    std::string text = written(position.puzzle, '\n', ' ');
    for (const Stray& pick : in_order(position.marks)) {
        text += fmt::format("{} {} {}\n", pick.number, size.row(pick.cell), size.col(pick.cell));
    }
    return text;
}

}  // namespace hashigo::goishi
