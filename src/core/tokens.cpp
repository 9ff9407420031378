// Lines, tokens and the numbers in them; see tokens.h.
#include "core/tokens.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>

#include "core/codec_phrases.h"

namespace hashigo::core {

namespace {

std::vector<Token> split(Token line) {
    std::vector<Token> tokens;
    std::size_t at = 0;
    while (at < line.text.size() && tokens.size() <= kMaxSide) {
        const std::size_t begin = at;
        while (at < line.text.size() && !is_blank(line.text[at])) ++at;
        if (at > begin)
            tokens.push_back({line.text.substr(begin, at - begin), line.offset + begin});
        while (at < line.text.size() && is_blank(line.text[at])) ++at;
    }
    return tokens;
}

std::size_t utf8_length(unsigned char lead) {
    if (lead >= 0xc2U && lead <= 0xdfU) return 2;
    if (lead >= 0xe0U && lead <= 0xefU) return 3;
    if (lead >= 0xf0U && lead <= 0xf4U) return 4;
    return 0;
}

// Marks that break lines or turn the direction of writing, which would make a message lie about the
// order of what it quotes: U+2028 to U+202E and U+2066 to U+2069.
bool misleads(std::string_view character) {
    if (character.size() != 3 || character.substr(0, 1) != "\xe2") return false;
    const auto second = static_cast<unsigned char>(character[1]);
    const auto third = static_cast<unsigned char>(character[2]);
    return (second == 0x80U && third >= 0xa8U && third <= 0xaeU) ||
           (second == 0x81U && third >= 0xa6U && third <= 0xa9U);
}

}  // namespace

std::string_view printable_character(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text.front());
    if (lead >= 0x20U && lead < 0x7fU) return text.substr(0, 1);
    const std::size_t length = utf8_length(lead);
    if (length == 0 || length > text.size()) return {};
    const auto second = static_cast<unsigned char>(text[1]);
    const bool overlong = (lead == 0xe0U && second < 0xa0U) || (lead == 0xf0U && second < 0x90U);
    const bool outside = (lead == 0xedU && second > 0x9fU) || (lead == 0xf4U && second > 0x8fU);
    const bool control = lead == 0xc2U && second < 0xa0U;
    const bool whole =
        std::all_of(text.begin() + 1, text.begin() + static_cast<int>(length),
                    [](char c) { return (static_cast<unsigned>(c) & 0xc0U) == 0x80U; });
    const bool shown = whole && !overlong && !outside && !control;
    return shown && !misleads(text.substr(0, length)) ? text.substr(0, length) : std::string_view{};
}

std::size_t columns(std::string_view text) {
    constexpr unsigned kThreeBytes = 0xe0U;
    std::size_t wide = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if ((byte & 0xc0U) != 0x80U) wide += byte >= kThreeBytes ? 2U : 1U;
    }
    return wide;
}

namespace {

std::optional<Error> check_width(std::size_t count, std::size_t end, int row, const Block& block) {
    if (count == static_cast<std::size_t>(block.size.cols)) return std::nullopt;
    return fail(codec::phrase(codec::ShortRow), end, count, block.size.cols, row + 1, block.name);
}

}  // namespace

Line line_of(Token whole) {
    return {whole, split(whole)};
}

bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f';
}
bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

bool Lines::next(Line& line) {
    while (offset_ < text_.size()) {
        const std::size_t end = std::min(text_.find_first_of(breaks_, offset_), text_.size());
        line.whole = {text_.substr(offset_, end - offset_), offset_};
        offset_ = std::min(end + 1, text_.size());
        line.tokens = split(line.whole);
        if (!line.tokens.empty()) return true;
    }
    return false;
}

std::optional<int> whole_number(std::string_view text) {
    if (text.empty() || !std::all_of(text.begin(), text.end(), is_digit)) return std::nullopt;
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc{} ? value : std::numeric_limits<int>::max();
}

Result<Size> read_size(Token rows, Token cols) {
    const std::array<Token, 2> in_order =
        rows.offset < cols.offset ? std::array{rows, cols} : std::array{cols, rows};
    for (const Token& side : in_order) {
        const int cells = whole_number(side.text).value_or(0);
        if (cells < 1 || cells > kMaxSide) return bad_size(side);
    }
    const Size size{*whole_number(rows.text), *whole_number(cols.text)};
    if (!valid(size)) return bad_size(in_order.back());
    return size;
}

Error bad_size(Token token) {
    return fail(codec::phrase(codec::BadSize), token.offset, quote(token.text), kMaxSide,
                kMaxCells);
}

Result<Size> read_grid_heading(const Line& line) {
    if (line.tokens.size() < 2) return fail(codec::phrase(codec::MissingSize), line.whole.end());
    if (line.tokens.size() > 2) return surplus(line.tokens[2]);
    const Token size = line.tokens[1];
    const std::size_t cross = size.text.find_first_of("xX");
    if (cross == std::string_view::npos) return bad_size(size);
    return read_size({size.text.substr(0, cross), size.offset},
                     {size.text.substr(cross + 1), size.offset + cross + 1});
}

std::string quote(std::string_view text) {
    constexpr std::size_t kShown = 24;
    std::string shown;
    while (!text.empty()) {
        if (shown.size() >= kShown) return shown + "…";
        const std::string_view character = printable_character(text);
        if (character.empty()) {
            shown += fmt::format("\\x{:02X}", static_cast<unsigned char>(text.front()));
        } else {
            shown += character;
        }
        text.remove_prefix(std::max<std::size_t>(character.size(), 1));
    }
    return shown;
}

std::string_view first_character(std::string_view text) {
    const std::string_view character = printable_character(text);
    return character.empty() ? text.substr(0, 1) : character;
}

std::optional<Error> read_block(Lines& lines, const Block& block, const TakeRow& take) {
    Line line;
    for (int row = 0; row < block.size.rows; ++row) {
        const std::size_t before = lines.offset();
        const bool there = lines.next(line);
        if (!there || (block.ends != nullptr && block.ends(line))) {
            return fail(codec::phrase(codec::MissingRows), there ? line.whole.offset : before, row,
                        block.size.rows, block.name);
        }
        if (auto error = take(line, row)) return error;
    }
    return std::nullopt;
}

std::optional<Error> read_tokens(const Line& line, int row, const Block& block,
                                 const TakeCell& take) {
    std::size_t count = 0;
    for (const Token& token : line.tokens) {
        if (count == static_cast<std::size_t>(block.size.cols)) return surplus(token);
        if (auto error = take(token)) return error;
        ++count;
    }
    const Token last = line.tokens.empty() ? line.whole : line.tokens.back();
    return check_width(count, last.end(), row, block);
}

std::optional<Error> read_signs(Token line, int row, const Block& block, const TakeCell& take) {
    std::size_t count = 0;
    for (std::size_t at = 0; at < line.text.size(); ++at) {
        if (is_blank(line.text[at])) continue;
        const Token sign{first_character(line.text.substr(at)), line.offset + at};
        if (count == static_cast<std::size_t>(block.size.cols)) return surplus(sign);
        if (auto error = take(sign)) return error;
        ++count;
        at += sign.text.size() - 1;
    }
    return check_width(count, line.end(), row, block);
}

Error surplus(Token token) {
    return fail(codec::phrase(codec::SurplusData), token.offset, quote(token.text));
}

}  // namespace hashigo::core
