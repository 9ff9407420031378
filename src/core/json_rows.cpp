// JSON whose rows are strings; see json_rows.h. The rows are gathered as they come and fitted to
// the size at the end.
#include "core/json_rows.h"

#include "core/codec_phrases.h"
#include "core/json_walk.h"
#include "core/notes.h"

namespace hashigo::core {

namespace {

constexpr std::size_t kMaxWarnings = 8;
// A genre may need more strings than the board has rows, such as one for the edges between two.
constexpr std::size_t kMostRows = std::size_t{4} * kMaxSide;

class Gathered {
  public:
    // False ends the walk; error() then says why.
    bool take(const JsonPath& path, const JsonValue& value) {
        if (path.empty()) return true;
        const std::string& key = path.front().key;
        if (key == "genre") return true;
        if (key == "rows") return take_side(rows_, path, value);
        if (key == "cols") return take_side(cols_, path, value);
        if (key == "puzzle") return take_row(puzzle_, path, value);
        if (key == "marks") return take_row(position_.marks, path, value);
        return take_other(path, value);
    }

    const std::optional<Error>& error() const { return error_; }

    // `end` is where the JSON ends.
    Result<JsonPosition> position(std::size_t end) {
        const auto missing = [end](std::string_view key) {
            return fail(codec::phrase(codec::MissingEntry), end, key);
        };
        if (!rows_) return missing("rows");
        if (!cols_) return missing("cols");
        if (!puzzle_) return missing("puzzle");
        const Result<Size> size = read_size(rows_->token(), cols_->token());
        if (!size) return size.error();
        position_.size = *size;
        position_.puzzle = std::move(*puzzle_);
        return std::move(position_);
    }

  private:
    bool bad_entry(const JsonPath& path, const JsonValue& value) {
        error_ = fail(codec::phrase(codec::BadEntry), value.offset, quote(path.front().key));
        return false;
    }

    bool take_side(std::optional<JsonRows::Row>& side, const JsonPath& path,
                   const JsonValue& value) {
        if (path.size() != 1 || value.kind != JsonValue::Kind::Number) {
            return bad_entry(path, value);
        }
        side = {std::string(value.text), value.offset};
        return true;
    }

    // A list comes after its items; only then is it known to be one.
    bool take_row(std::optional<JsonRows>& list, const JsonPath& path, const JsonValue& value) {
        if (!list) list.emplace();
        if (path.size() == 1 && value.kind == JsonValue::Kind::List) {
            list->end = value.offset;
            return true;
        }
        const bool row = path.size() == 2 && path.back().key.empty() &&
                         value.kind == JsonValue::Kind::String && list->rows.size() <= kMostRows;
        if (!row) return bad_entry(path, value);
        list->rows.push_back({std::string(value.text), value.offset});
        return true;
    }

    bool take_other(const JsonPath& path, const JsonValue& value) {
        if (path.size() != 1) return true;
        std::string* kept = note(position_.notes, path.front().key);
        if (kept != nullptr && value.kind == JsonValue::Kind::String) {
            *kept = value.text;
        } else if (position_.warnings.size() < kMaxWarnings) {
            position_.warnings.push_back(
                say(codec::phrase(codec::IgnoredEntry), quote(path.front().key)));
        }
        return true;
    }

    JsonPosition position_;
    std::optional<JsonRows::Row> rows_;
    std::optional<JsonRows::Row> cols_;
    std::optional<JsonRows> puzzle_;
    std::optional<Error> error_;
};

std::string list_of(const std::vector<std::string>& rows) {
    std::string text = "[";
    for (const std::string& row : rows) {
        if (text.size() > 1) text += ',';
        text += json_string(row);
    }
    return text + "]";
}

}  // namespace

Result<JsonPosition> read_json_position(std::string_view text) {
    Gathered gathered;
    const auto error = walk_json(text, [&](const JsonPath& path, const JsonValue& value) {
        return gathered.take(path, value);
    });
    if (error) return *error;
    if (gathered.error()) return *gathered.error();
    return gathered.position(text.size());
}

std::optional<Error> read_json_rows(const JsonRows& list, const Block& block, const TakeRow& take) {
    int row = 0;
    for (const JsonRows::Row& line : list.rows) {
        if (row == block.size.rows) return surplus(line.token());
        if (auto error = take(line_of(line.token()), row)) return error;
        ++row;
    }
    if (row == block.size.rows) return std::nullopt;
    return fail(codec::phrase(codec::MissingRows), list.end, row, block.size.rows, block.name);
}

std::string write_json_position(std::string_view id, Size size,
                                const std::vector<std::string>& puzzle,
                                const std::vector<std::string>& marks, const Notes& notes) {
    std::string text =
        fmt::format(R"({{"genre":"{}","rows":{},"cols":{},"puzzle":)", id, size.rows, size.cols);
    text += list_of(puzzle) + R"(,"marks":)" + list_of(marks);
    for (const Note& known : kNotes) {
        const std::string& words = notes.*known.text;
        if (words.empty()) continue;
        text += fmt::format(R"(,"{}":)", known.key);
        text += json_string(words);
    }
    return text + "}";
}

}  // namespace hashigo::core
