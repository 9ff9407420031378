// puzz.link's address: five cells a character of base 32, the first cell its highest bit; a 0 bit
// is a stone, a 1 bit none. The last character is filled up with 0, which reading ignores.
// puzz.link itself takes a body that is too short or too long; here it is an error, for it is more
// likely to be a slip of the copying hand.
#include <optional>

#include "core/borders.h"
#include "core/codec_phrases.h"
#include "core/puzzlink.h"
#include "genres/goishi/codec_formats.h"
#include "genres/goishi/codec_numbers.h"
#include "genres/goishi/state.h"

namespace hashigo::goishi {

namespace codec = core::codec;

namespace {

constexpr unsigned kBits = 5;

std::optional<core::Error> read_body(core::Token body, Puzzle& p) {
    const auto cells = static_cast<std::size_t>(p.size.cells());
    for (std::size_t at = 0; at < body.text.size(); ++at) {
        const std::string_view rest = body.text.substr(at);
        if (p.stones.size() == cells) return core::surplus({rest, body.offset + at});
        const std::optional<unsigned> value = core::base32_value(rest.front());
        if (!value) {
            return core::fail(codec::phrase(codec::BadCharacter), body.offset + at,
                              core::quote(core::first_character(rest)));
        }
        for (unsigned bit = kBits; bit > 0 && p.stones.size() < cells; --bit) {
            p.stones.push_back(((*value >> (bit - 1)) & 1U) == 0 ? 1 : 0);
        }
    }
    if (p.stones.size() == cells) return std::nullopt;
    return core::fail(codec::phrase(codec::MissingCells), body.end(), p.stones.size(), cells);
}

}  // namespace

core::Result<Position> read_address(std::string_view content) {
    core::Result<core::Address> address = core::split_address(content);
    if (!address) return address.error();
    Puzzle puzzle{address->size, {}, {}};
    if (auto error = read_body(address->body, puzzle)) return *error;
    if (auto error = stoneless(puzzle, address->body.offset)) return *error;
    State open = start(puzzle);
    return Position{std::move(puzzle), std::move(open), {}, std::move(address->warnings)};
}

std::string write_address(const Position& position) {
    const std::vector<char>& stones = position.puzzle.stones;
    std::string body;
    for (std::size_t first = 0; first < stones.size(); first += kBits) {
        unsigned value = 0;
        for (std::size_t cell = first; cell < first + kBits; ++cell) {
            const bool none = cell < stones.size() && stones[cell] == 0;
            value = 2 * value + (none ? 1 : 0);
        }
        body += core::base32_digit(value);
    }
    return core::join_address(Goishi::id, position.puzzle.size, body);
}

}  // namespace hashigo::goishi
