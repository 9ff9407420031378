// JSON: {"genre","rows","cols","puzzle":[["^2","."],…],"marks":["#+",…]} and the notes by name.
// Keys may come in any order, so the rows are gathered as they come and fitted to the size at the
// end.
#include <array>

#include "core/codec_phrases.h"
#include "core/json_walk.h"
#include "core/notes.h"
#include "genres/yajikazu/codec_formats.h"
#include "genres/yajikazu/codec_signs.h"

namespace hashigo::yajikazu {

namespace codec = core::codec;
using core::JsonPath;
using core::JsonValue;

namespace {

constexpr std::size_t kMaxWarnings = 8;

// A value that is looked at when all have been seen.
struct Kept {
    std::string text;
    std::size_t offset = 0;

    core::Token token() const { return {text, offset}; }
};

// How many clues a row has, and where it ends.
struct Row {
    std::size_t clues = 0;
    std::size_t end = 0;
};

class Gathered {
  public:
    // False ends the walk; error() then says why.
    bool take(const JsonPath& path, const JsonValue& value) {
        if (path.empty()) return true;
        for (const Entry& entry : kEntries) {
            if (entry.key == path.front().key) return (this->*entry.take)(path, value);
        }
        return take_other(path, value);
    }

    const std::optional<core::Error>& error() const { return error_; }

    // `end` is where the JSON ends.
    core::Result<Position> position(std::size_t end);

  private:
    struct Entry {
        std::string_view key;
        bool (Gathered::*take)(const JsonPath&, const JsonValue&);
    };
    static const std::array<Entry, 5> kEntries;

    bool stop(core::Error error) {
        error_ = std::move(error);
        return false;
    }
    bool bad_entry(const JsonPath& path, const JsonValue& value) {
        return stop(core::fail(codec::phrase(codec::BadEntry), value.offset,
                               core::quote(path.front().key)));
    }

    bool take_genre(const JsonPath&, const JsonValue&) { return true; }
    bool take_side(const JsonPath& path, const JsonValue& value);
    bool take_puzzle(const JsonPath& path, const JsonValue& value);
    bool take_clue(core::Token token);
    bool take_marks(const JsonPath& path, const JsonValue& value);
    bool take_other(const JsonPath& path, const JsonValue& value);

    std::optional<core::Error> fit_clues(core::Size size) const;
    std::optional<core::Error> fit_marks(core::Size size);
    core::Error surplus_clue(std::size_t clue) const {
        const std::string sign = clue_sign(position_.puzzle.clues[clue]);
        return core::surplus({sign, clue_offsets_[clue]});
    }

    Position position_;
    std::optional<Kept> rows_;
    std::optional<Kept> cols_;
    std::optional<std::size_t> puzzle_end_;
    std::optional<std::size_t> marks_end_;
    std::vector<std::size_t> clue_offsets_;
    std::vector<Row> clue_rows_;
    std::size_t clues_before_row_ = 0;
    std::vector<Kept> mark_rows_;
    std::optional<core::Error> error_;
};

constexpr std::array<Gathered::Entry, 5> Gathered::kEntries = {{
    {"genre", &Gathered::take_genre},
    {"rows", &Gathered::take_side},
    {"cols", &Gathered::take_side},
    {"puzzle", &Gathered::take_puzzle},
    {"marks", &Gathered::take_marks},
}};

bool Gathered::take_side(const JsonPath& path, const JsonValue& value) {
    if (path.size() != 1 || value.kind != JsonValue::Kind::Number) return bad_entry(path, value);
    (path.front().key == "rows" ? rows_ : cols_) = Kept{std::string(value.text), value.offset};
    return true;
}

bool Gathered::take_puzzle(const JsonPath& path, const JsonValue& value) {
    const bool list = value.kind == JsonValue::Kind::List;
    if (path.size() == 3 && value.kind == JsonValue::Kind::String) {
        return take_clue({value.text, value.offset});
    }
    if (path.size() == 2 && list && clue_rows_.size() <= core::kMaxSide) {
        clue_rows_.push_back({clue_offsets_.size() - clues_before_row_, value.offset});
        clues_before_row_ = clue_offsets_.size();
        return true;
    }
    if (path.size() != 1 || !list) return bad_entry(path, value);
    puzzle_end_ = value.offset;
    return true;
}

bool Gathered::take_clue(core::Token token) {
    if (clue_offsets_.size() == core::kMaxCells) return stop(core::surplus(token));
    const core::Result<Clue> clue = read_clue(token);
    if (!clue) return stop(clue.error());
    position_.puzzle.clues.push_back(*clue);
    clue_offsets_.push_back(token.offset);
    return true;
}

bool Gathered::take_marks(const JsonPath& path, const JsonValue& value) {
    if (path.size() == 1 && value.kind == JsonValue::Kind::List) {
        marks_end_ = value.offset;
        return true;
    }
    const bool row = path.size() == 2 && value.kind == JsonValue::Kind::String &&
                     mark_rows_.size() <= core::kMaxSide;
    if (!row) return bad_entry(path, value);
    mark_rows_.push_back({std::string(value.text), value.offset});
    return true;
}

bool Gathered::take_other(const JsonPath& path, const JsonValue& value) {
    if (path.size() != 1) return true;
    std::string* note = core::note(position_.notes, path.front().key);
    if (note != nullptr && value.kind == JsonValue::Kind::String) {
        *note = value.text;
    } else if (position_.warnings.size() < kMaxWarnings) {
        position_.warnings.push_back(
            core::say(codec::phrase(codec::IgnoredEntry), core::quote(path.front().key)));
    }
    return true;
}

core::Result<Position> Gathered::position(std::size_t end) {
    const auto missing = [end](std::string_view key) {
        return core::fail(codec::phrase(codec::MissingEntry), end, key);
    };
    if (!rows_) return missing("rows");
    if (!cols_) return missing("cols");
    if (!puzzle_end_) return missing("puzzle");
    const core::Result<core::Size> size = core::read_size(rows_->token(), cols_->token());
    if (!size) return size.error();
    position_.puzzle.size = *size;
    if (auto error = fit_clues(*size)) return *error;
    if (auto error = fit_marks(*size)) return *error;
    return std::move(position_);
}

std::optional<core::Error> Gathered::fit_clues(core::Size size) const {
    const auto rows = static_cast<std::size_t>(size.rows);
    const auto cols = static_cast<std::size_t>(size.cols);
    std::size_t first = 0;
    for (std::size_t row = 0; row < clue_rows_.size(); ++row) {
        const auto [clues, end] = clue_rows_[row];
        if (row == rows) return clues > 0 ? surplus_clue(first) : core::surplus({"]", end});
        if (clues > cols) return surplus_clue(first + cols);
        if (clues < cols) {
            return core::fail(codec::phrase(codec::ShortRow), end, clues, cols, row + 1,
                              codec::words(codec::Clues));
        }
        first += clues;
    }
    if (clue_rows_.size() == rows) return std::nullopt;
    return core::fail(codec::phrase(codec::MissingRows), *puzzle_end_, clue_rows_.size(), rows,
                      codec::words(codec::Clues));
}

std::optional<core::Error> Gathered::fit_marks(core::Size size) {
    std::vector<Mark>& marks = position_.marks.marks;
    if (!marks_end_) {
        marks.assign(static_cast<std::size_t>(size.cells()), Mark::Unknown);
        return std::nullopt;
    }
    int row = 0;
    for (const Kept& line : mark_rows_) {
        if (row == size.rows) return core::surplus(line.token());
        if (auto error = read_mark_row(line.token(), row, size, marks)) return error;
        ++row;
    }
    if (row == size.rows) return std::nullopt;
    return core::fail(codec::phrase(codec::MissingRows), *marks_end_, row, size.rows,
                      codec::words(codec::Marks));
}

std::string clue_rows(const Puzzle& puzzle) {
    const auto cols = static_cast<std::size_t>(puzzle.size.cols);
    std::string text;
    for (std::size_t k = 0; k < puzzle.clues.size(); ++k) {
        const bool first = k % cols == 0;
        text += first && k > 0 ? ",[" : first ? "[" : ",";
        text += '"' + clue_sign(puzzle.clues[k]) + '"';
        if (k % cols == cols - 1) text += ']';
    }
    return text;
}

std::string mark_rows(core::Size size, const State& state) {
    std::string text;
    for (int row = 0; row < size.rows; ++row) {
        text += row > 0 ? ",\"" : "\"";
        for (int col = 0; col < size.cols; ++col) {
            text += mark_sign(state.marks[static_cast<std::size_t>(size.at(row, col))]);
        }
        text += '"';
    }
    return text;
}

}  // namespace

core::Result<Position> read_json(std::string_view content) {
    Gathered gathered;
    const auto error = core::walk_json(content, [&](const JsonPath& path, const JsonValue& value) {
        return gathered.take(path, value);
    });
    if (error) return *error;
    if (gathered.error()) return *gathered.error();
    return gathered.position(content.size());
}

std::string write_json(const Position& position) {
    const core::Size size = position.puzzle.size;
    std::string text = fmt::format(R"({{"genre":"{}","rows":{},"cols":{},"puzzle":[)", Yajikazu::id,
                                   size.rows, size.cols);
    text += clue_rows(position.puzzle) + R"(],"marks":[)" + mark_rows(size, position.marks) + "]";
    for (const core::Note& note : core::kNotes) {
        const std::string& words = position.notes.*note.text;
        if (words.empty()) continue;
        text += fmt::format(R"(,"{}":)", note.key);
        text += core::json_string(words);
    }
    return text + "}";
}

}  // namespace hashigo::yajikazu
