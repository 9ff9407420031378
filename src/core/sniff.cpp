// The formats are told apart by how they begin; the table at the end is the order of asking.
#include "core/sniff.h"

#include <algorithm>
#include <array>
#include <optional>

#include "core/codec_phrases.h"
#include "core/json_walk.h"
#include "core/puzzlink.h"
#include "core/tokens.h"

namespace hashigo::core {

namespace {

using Guess = std::optional<Result<Sniffed>>;

bool is_id_char(char c) {
    return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '-';
}

// The word at `at` that may be a genre's id; empty if there is none.
std::string_view id_at(std::string_view text, std::size_t at) {
    constexpr std::size_t kLongest = 40;
    std::size_t end = at;
    while (end < text.size() && end - at <= kLongest && is_id_char(text[end])) ++end;
    const bool fits = end > at && end - at <= kLongest && !is_digit(text[at]);
    return fits ? text.substr(at, end - at) : std::string_view{};
}

// Byte order mark and blank lines before the text.
std::size_t beginning(std::string_view text) {
    constexpr std::string_view kMark = "\xef\xbb\xbf";
    std::size_t at = text.substr(0, kMark.size()) == kMark ? kMark.size() : 0;
    while (at < text.size() && (is_blank(text[at]) || text[at] == '\n')) ++at;
    return at;
}

std::string_view trimmed_end(std::string_view text) {
    while (!text.empty() && (is_blank(text.back()) || text.back() == '\n')) text.remove_suffix(1);
    return text;
}

Sniffed plain(Format format, std::string_view text, std::size_t begin) {
    return Sniffed(format, {std::string(text), {}}, begin);
}

Sniffed with_id(Sniffed sniffed, std::string_view id, std::size_t id_in_content) {
    sniffed.genre_id = without_mode(id);
    sniffed.id_offset = sniffed.origin(id_in_content);
    return sniffed;
}

Error cannot_read(std::string_view format, std::size_t offset) {
    return fail(codec::phrase(codec::CannotRead), offset, format);
}

// --- JSON: the value of its key "genre"

Guess guess_json(std::string_view text, std::size_t begin) {
    if (text[begin] != '{') return std::nullopt;
    Guess found;
    const auto error = walk_json(text.substr(begin), [&](const JsonPath& path, const JsonValue& v) {
        if (path.size() != 1 || path.front().key != "genre") return true;
        const bool is_id =
            v.kind == JsonValue::Kind::String && !v.text.empty() && id_at(v.text, 0) == v.text;
        if (is_id) {
            found = with_id(plain(Format::Json, text, begin), v.text, v.offset);
        } else {
            found = fail(codec::phrase(codec::BadEntry), begin + v.offset, "genre");
        }
        return false;
    });
    if (found) return found;
    if (error) {
        Error moved = *error;
        moved.offset = begin + moved.offset.value_or(0);
        return moved;
    }
    return fail(codec::phrase(codec::MissingEntry), text.size(), "genre");
}

// --- pzprv3: the header's second line

bool begins_pzprv3(std::string_view text, std::size_t at) {
    constexpr std::string_view kHeader = "pzprv3";
    if (text.substr(at, kHeader.size()) != kHeader) return false;
    at += kHeader.size();
    return at >= text.size() ||
           std::string_view("./\r\n \t").find(text[at]) != std::string_view::npos;
}

// Past "v:variant" and the separator after it.
std::size_t past_variant(std::string_view text, std::size_t at, std::string_view breaks) {
    if (text.substr(at, 2) != "v:") return at;
    const std::size_t end = text.find_first_of(breaks, at);
    return end == std::string_view::npos ? text.size() : end + 1;
}

Result<Sniffed> sniff_pzprv3(Sniffed sniffed) {
    Lines lines(sniffed.content(), "\n/");
    Line line;
    lines.next(line);
    if (!lines.next(line)) {
        return sniffed.located(fail(codec::phrase(codec::MissingEntry), lines.offset(), "id"));
    }
    const Token id = line.tokens.front();
    if (id_at(id.text, 0) != id.text) {
        return sniffed.located(fail(codec::phrase(codec::BadCharacter), id.offset, quote(id.text)));
    }
    // The id points into the content, which moves along with `sniffed`.
    const std::string name(id.text);
    return with_id(std::move(sniffed), name, id.offset);
}

Guess guess_pzprv3(std::string_view text, std::size_t begin) {
    const std::size_t header = past_variant(text, begin, "\n/");
    if (!begins_pzprv3(text, header)) return std::nullopt;
    Sniffed sniffed = plain(Format::Pzprv3, text, header);
    sniffed.variant = header != begin;
    return sniff_pzprv3(std::move(sniffed));
}

// --- a format that is known but not read

Guess guess_penpa(std::string_view text, std::size_t begin) {
    constexpr std::size_t kLook = 200;
    const std::string_view head = text.substr(begin, kLook);
    const bool penpa = head.find("penpa-edit") != std::string_view::npos ||
                       head.substr(0, 7) == "m=edit&" || head.substr(0, 8) == "m=solve&";
    return penpa ? Guess(cannot_read("Penpa+", begin)) : std::nullopt;
}

// --- Kanpen's address: the page is named after the genre

// Enough for the largest board as a saved file within an address, all its blanks escaped.
constexpr std::size_t kLongestAddress = std::size_t{4} << 20U;

Guess guess_kanpen(std::string_view text, std::size_t begin) {
    const std::string_view raw = trimmed_end(text.substr(begin));
    const std::size_t query = raw.find(".html?problem=");
    if (query == std::string_view::npos || raw.size() > kLongestAddress) return std::nullopt;
    const std::size_t slash = raw.rfind('/', query);
    const std::size_t at = slash == std::string_view::npos ? 0 : slash + 1;
    const std::string_view id = id_at(raw, at);
    if (id.empty()) return std::nullopt;
    Sniffed sniffed(Format::Kanpen, unescape(raw, begin), 0);
    sniffed.genre_id = without_mode(id);
    sniffed.id_offset = begin + at;
    return sniffed;
}

// --- PencilBox: two lines with a number each; no genre is named

Guess guess_pencilbox(std::string_view text, std::size_t begin) {
    Lines lines(text.substr(begin), "\n");
    Line line;
    for (int side = 0; side < 2; ++side) {
        const bool number = lines.next(line) && line.tokens.size() == 1 &&
                            whole_number(line.tokens.front().text).has_value();
        if (!number) return std::nullopt;
    }
    Sniffed sniffed = plain(Format::Pencilbox, text, begin);
    sniffed.id_offset = begin;
    return sniffed;
}

// --- plain text grid: "id ROWSxCOLS"

Guess guess_text(std::string_view text, std::size_t begin) {
    const std::string_view id = id_at(text, begin);
    const std::size_t after = begin + id.size();
    if (id.empty() || after >= text.size() || !is_blank(text[after])) return std::nullopt;
    return with_id(plain(Format::Text, text, begin), id, 0);
}

// --- address: what stands after the '?', or a bare "id/…"

// Past "name=value&name=value&".
std::size_t past_parameters(std::string_view text, std::size_t at) {
    for (;;) {
        const std::size_t end = text.find('&', at);
        const std::string_view parameter =
            text.substr(at, end == std::string_view::npos ? 0 : end - at);
        const bool named = parameter.find('=') != std::string_view::npos &&
                           parameter.find('/') == std::string_view::npos;
        if (!named) return at;
        at = end + 1;
    }
}

Guess address_at(const Unescaped& address, std::size_t at) {
    const std::string_view text = address.text;
    const std::size_t begin = past_variant(text, at, "/");
    if (begins_pzprv3(text, begin)) {
        Sniffed sniffed(Format::Pzprv3, address, begin);
        sniffed.variant = begin != at;
        return sniff_pzprv3(std::move(sniffed));
    }
    const std::string_view id = id_at(text, begin);
    const std::size_t end = begin + id.size();
    if (id.empty() || (end < text.size() && text[end] != '/')) return std::nullopt;
    Sniffed sniffed = with_id(Sniffed(Format::Url, address, begin), id, 0);
    sniffed.variant = begin != at;
    return sniffed;
}

Guess guess_address(std::string_view text, std::size_t begin) {
    const std::string_view raw = trimmed_end(text.substr(begin));
    if (raw.size() > kLongestAddress) return std::nullopt;
    const Unescaped address = unescape(raw, begin);
    const std::string_view letters = address.text;
    const std::size_t query = letters.find('?');
    if (query != std::string_view::npos) {
        Guess guess = address_at(address, past_parameters(letters, query + 1));
        if (guess) return guess;
    }
    const std::size_t end = id_at(letters, 0).size();
    const bool bare = end < letters.size() && letters[end] == '/';
    return bare ? address_at(address, 0) : std::nullopt;
}

struct FormatGuess {
    std::string_view name;
    Guess (*guess)(std::string_view text, std::size_t begin);
};

constexpr std::array<FormatGuess, 7> kGuesses = {{
    {"json", guess_json},
    {"pzprv3", guess_pzprv3},
    {"penpa", guess_penpa},
    {"kanpen", guess_kanpen},
    {"pencilbox", guess_pencilbox},
    {"text", guess_text},
    {"address", guess_address},
}};

}  // namespace

Result<Sniffed> sniff(std::string_view text) {
    if (text.size() > kMaxText) return fail(codec::phrase(codec::TooLong), kMaxText, kMaxText);
    const std::size_t begin = beginning(text);
    if (begin == text.size()) return fail(codec::phrase(codec::Empty), begin);
    for (const FormatGuess& format : kGuesses) {
        Guess guess = format.guess(text, begin);
        if (guess) return std::move(*guess);
    }
    return fail(codec::phrase(codec::UnknownFormat), begin);
}

}  // namespace hashigo::core
