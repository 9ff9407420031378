// Signs of clues and marks; see codec_signs.h.
#include "genres/yajikazu/codec_signs.h"

#include <algorithm>
#include <array>

#include "core/codec_phrases.h"

namespace hashigo::yajikazu {

namespace codec = core::codec;

namespace {

// In the order of core::Direction.
constexpr std::string_view kArrows = "^v<>";
constexpr char kNoArrow = '*';
// In the order of Mark.
constexpr std::string_view kMarks = ".#+";

}  // namespace

core::Error bad_clue(core::Token clue) {
    return core::fail(codec::phrase(codec::BadClue), clue.offset, core::quote(clue.text));
}

core::Result<int> read_number(core::Token digits, core::Token clue) {
    const std::optional<int> number = core::whole_number(digits.text);
    if (!number) return bad_clue(clue);
    if (*number <= kMaxNumber) return *number;
    return core::fail(codec::phrase(codec::NumberRange), digits.offset, core::quote(digits.text),
                      kMaxNumber);
}

core::Result<Clue> read_clue(core::Token token) {
    if (token.text == ".") return Clue{};
    if (token.text == "?") return Clue{std::nullopt, std::nullopt, true};
    Clue clue{std::nullopt, std::nullopt, true};
    const std::size_t arrow = token.text.empty() ? kArrows.npos : kArrows.find(token.text.front());
    if (arrow != kArrows.npos) {
        clue.arrow = core::kDirections[arrow];
        if (token.text.substr(1) == "?") return clue;
    } else if (token.text.empty() || token.text.front() != kNoArrow) {
        return bad_clue(token);
    }
    const core::Result<int> number = read_number({token.text.substr(1), token.offset + 1}, token);
    if (!number) return number.error();
    clue.number = *number;
    return clue;
}

std::string clue_sign(const Clue& clue) {
    if (!clue.there) return ".";
    if (!clue.arrow && !clue.number) return "?";
    const char arrow = clue.arrow ? kArrows[static_cast<std::size_t>(*clue.arrow)] : kNoArrow;
    return arrow + (clue.number ? std::to_string(*clue.number) : "?");
}

std::optional<core::Error> read_mark_row(core::Token line, int row, core::Size size,
                                         std::vector<Mark>& marks) {
    const auto take = [&](core::Token sign) -> std::optional<core::Error> {
        const std::size_t mark = kMarks.find(sign.text);
        if (mark == kMarks.npos) {
            return core::fail(codec::phrase(codec::BadMark), sign.offset, core::quote(sign.text));
        }
        marks.push_back(static_cast<Mark>(mark));
        return std::nullopt;
    };
    return core::read_signs(line, row, {size, codec::words(codec::Marks)}, take);
}

char mark_sign(Mark mark) {
    return kMarks[static_cast<std::size_t>(mark)];
}

}  // namespace hashigo::yajikazu
