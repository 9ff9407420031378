// Text cut into lines and blank-separated tokens, each with the byte it stands at, so that every
// reader can say where its input went wrong. Nothing is copied: tokens point into the text.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/grid.h"
#include "core/result.h"

namespace hashigo::core {

// Longer texts are refused unread. The largest board with all its marks takes a third of it.
inline constexpr std::size_t kMaxText = std::size_t{16} << 20U;

struct Token {
    std::string_view text;
    std::size_t offset = 0;

    std::size_t end() const { return offset + text.size(); }
};

struct Line {
    Token whole;                // without its line break
    std::vector<Token> tokens;  // one more than a row can have at most; the rest stays in `whole`
};

// A text without line breaks as a line.
Line line_of(Token whole);

// Spaces and tabs; also the carriage return, so that lines may end in either style.
bool is_blank(char c);
bool is_digit(char c);

// The lines that hold any token, one after the other.
class Lines {
  public:
    // `breaks` are the characters that end a line.
    Lines(std::string_view text, std::string_view breaks) : text_(text), breaks_(breaks) {}

    // False at the end of the text.
    bool next(Line& line);
    // Where the line after the last one begins.
    std::size_t offset() const { return offset_; }
    std::string_view text() const { return text_; }

  private:
    std::string_view text_;
    std::string_view breaks_;
    std::size_t offset_ = 0;
};

// A number of digits only; what is too large for an int gives the largest int.
std::optional<int> whole_number(std::string_view text);

Result<Size> read_size(Token rows, Token cols);
Error bad_size(Token token);
// The size in a plain text grid's first line, "id ROWSxCOLS".
Result<Size> read_grid_heading(const Line& line);

// Text from outside as a message may quote it: short, one line, valid UTF-8. Other bytes become
// \xNN.
std::string quote(std::string_view text);

// The character that begins `text`, which is not empty, if it is well-formed and can be shown as it
// is; empty otherwise.
std::string_view printable_character(std::string_view text);

// Columns of a terminal that the text takes; the wide scripts begin where UTF-8 needs three bytes.
std::size_t columns(std::string_view text);

// The printable character that begins `text`, else its first byte.
std::string_view first_character(std::string_view text);

// A grid that stands in the text row by row.
struct Block {
    Size size;
    Text name;                            // "clues", for messages
    bool (*ends)(const Line&) = nullptr;  // tells a line that is of no grid
};

using TakeRow = std::function<std::optional<Error>(const Line&, int row)>;
using TakeCell = std::function<std::optional<Error>(Token)>;

// Reads exactly as many rows as the block has.
std::optional<Error> read_block(Lines& lines, const Block& block, const TakeRow& take);
// A row's cells are its tokens, or its characters with or without blanks between them; exactly as
// many as the block has columns.
std::optional<Error> read_tokens(const Line& line, int row, const Block& block,
                                 const TakeCell& take);
std::optional<Error> read_signs(Token line, int row, const Block& block, const TakeCell& take);

// The error for a line that should not be there.
Error surplus(Token token);

}  // namespace hashigo::core
