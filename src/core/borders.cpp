// Bits and values of an address; see borders.h. Each way to write a value is a row of one table:
// its sign, how many hexadecimal digits follow, and the number that they are counted from.
#include "core/borders.h"

#include <algorithm>
#include <array>

#include "core/codec_phrases.h"
#include "core/puzzlink.h"

namespace hashigo::core {

namespace {

constexpr std::size_t kBits = 5;
constexpr std::string_view kDigits = "0123456789abcdefghijklmnopqrstuv";
constexpr char kOpen = '.';

struct Form {
    char sign;  // 0: none
    std::size_t digits;
    int base;
    int most;
};

// '%' stands for 8192 too, but in an address it begins an escape; so it is read and not written.
constexpr std::array<Form, 8> kForms = {{
    {0, 1, 0, 15},
    {'-', 2, 0, 255},
    {'+', 3, 0, 4095},
    {'=', 3, 4096, 8191},
    {'@', 3, 8192, 12239},
    {'%', 3, 8192, 12239},
    {'*', 4, 12240, 77775},
    {'$', 5, 77776, kMaxValue},
}};

std::size_t across(Size size) {
    return static_cast<std::size_t>(size.rows) * static_cast<std::size_t>(size.cols - 1);
}
std::size_t down(Size size) {
    return static_cast<std::size_t>(size.rows - 1) * static_cast<std::size_t>(size.cols);
}

Error bad_character(Token body, std::size_t at) {
    return fail(codec::phrase(codec::BadCharacter), body.offset + at,
                quote(first_character(body.text.substr(at))));
}

// Appends `count` more walls.
std::optional<Error> unpack(Token body, std::size_t& at, std::size_t count,
                            std::vector<std::uint8_t>& walls) {
    const std::size_t end = walls.size() + count;
    while (walls.size() < end) {
        if (at == body.text.size()) {
            return fail(codec::phrase(codec::MissingWalls), body.end(), walls.size());
        }
        const std::optional<unsigned> value = base32_value(body.text[at]);
        if (!value) return bad_character(body, at);
        for (std::size_t bit = kBits; bit > 0 && walls.size() < end; --bit) {
            walls.push_back((*value >> (bit - 1)) & 1U);
        }
        ++at;
    }
    return std::nullopt;
}

std::string packed(const std::vector<std::uint8_t>& walls, std::size_t from, std::size_t to) {
    std::string text;
    for (std::size_t first = from; first < to; first += kBits) {
        unsigned value = 0;
        for (std::size_t k = first; k < first + kBits; ++k) {
            value = 2 * value + (k < to && walls[k] != 0 ? 1U : 0U);
        }
        text += base32_digit(value);
    }
    return text;
}

const Form* form_of(char first) {
    if (hex_value(first) >= 0) return kForms.data();
    const auto* const found = std::find_if(kForms.begin() + 1, kForms.end(),
                                           [&](const Form& form) { return form.sign == first; });
    return found == kForms.end() ? nullptr : found;
}

// The number at the head of `rest`; `length` is how much of it that takes.
Result<std::optional<int>> value_at(Token body, std::size_t at, std::size_t& length) {
    const std::string_view rest = body.text.substr(at);
    length = 1;
    if (rest.front() == kOpen) return std::optional<int>();
    const Form* const form = form_of(rest.front());
    if (form == nullptr) return bad_character(body, at);
    const std::size_t begin = form->sign == 0 ? 0 : 1;
    length = begin + form->digits;
    if (rest.size() < length) {
        return fail(codec::phrase(codec::CutClue), body.offset + at, quote(rest));
    }
    const auto digits = hex_number(rest.substr(begin, form->digits));
    if (digits) return std::optional<int>(form->base + *digits);
    std::size_t bad = at + begin;
    while (hex_value(body.text[bad]) >= 0) ++bad;
    return bad_character(body, bad);
}

}  // namespace

std::optional<unsigned> base32_value(char c) {
    const bool capital = c >= 'A' && c <= 'Z';
    const std::size_t value = kDigits.find(capital ? static_cast<char>(c - 'A' + 'a') : c);
    if (value == kDigits.npos) return std::nullopt;
    return static_cast<unsigned>(value);
}

char base32_digit(unsigned value) {
    return kDigits[value];
}

Result<std::vector<std::uint8_t>> read_walls(Token body, std::size_t& at, Size size) {
    std::vector<std::uint8_t> walls;
    if (auto error = unpack(body, at, across(size), walls)) return *error;
    if (auto error = unpack(body, at, down(size), walls)) return *error;
    return walls;
}

std::string write_walls(Size size, const std::vector<std::uint8_t>& walls) {
    return packed(walls, 0, across(size)) + packed(walls, across(size), walls.size());
}

std::optional<Error> read_values(Token body, std::size_t places, const TakeValue& take) {
    std::size_t place = 0;
    for (std::size_t at = 0; at < body.text.size();) {
        const Token rest{body.text.substr(at), body.offset + at};
        const auto pass = static_cast<std::size_t>(run_length(body.text[at], kFirstPass));
        if (place + std::max<std::size_t>(pass, 1) > places) return surplus(rest);
        if (pass > 0) {
            place += pass;
            ++at;
            continue;
        }
        std::size_t length = 0;
        const auto number = value_at(body, at, length);
        if (!number) return number.error();
        take(place++, *number);
        at += length;
    }
    return std::nullopt;
}

std::string write_value(std::optional<int> number) {
    if (!number) return std::string(1, kOpen);
    const auto* const form = std::find_if(kForms.begin(), kForms.end(),
                                          [&](const Form& row) { return *number <= row.most; });
    const std::string digits = to_hex(*number - form->base);
    const std::string zeros(form->digits - digits.size(), '0');
    return (form->sign == 0 ? "" : std::string(1, form->sign)) + zeros + digits;
}

}  // namespace hashigo::core
