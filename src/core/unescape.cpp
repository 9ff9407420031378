// Percent escapes; see unescape.h. An escape that is none stays as it is.
#include "core/unescape.h"

#include <algorithm>
#include <optional>

#include "core/puzzlink.h"

namespace hashigo::core {

namespace {

std::optional<char> escaped_char(std::string_view raw, std::size_t at) {
    if (raw[at] != '%' || at + 2 >= raw.size()) return std::nullopt;
    const std::optional<int> byte = hex_number(raw.substr(at + 1, 2));
    return byte ? std::optional<char>(static_cast<char>(*byte)) : std::nullopt;
}

}  // namespace

void Origin::shift(std::size_t here, std::size_t there) {
    if (shifts_.back().first == here) {
        shifts_.back().second = there;
    } else {
        shifts_.emplace_back(here, there);
    }
}

std::size_t Origin::at(std::size_t here) const {
    const auto after =
        std::upper_bound(shifts_.begin(), shifts_.end(), here,
                         [](std::size_t place, const auto& shift) { return place < shift.first; });
    const auto [from, to] = *(after - 1);
    return to + (here - from);
}

Unescaped unescape(std::string_view raw, std::size_t offset) {
    Unescaped result;
    result.origin.shift(0, offset);
    result.text.reserve(raw.size());
    std::size_t at = 0;
    while (at < raw.size()) {
        const std::size_t special = std::min(raw.find_first_of("%\r\n", at), raw.size());
        result.text += raw.substr(at, special - at);
        at = special;
        if (at == raw.size()) break;
        const std::optional<char> escape = escaped_char(raw, at);
        const bool line_end = raw[at] != '%';
        if (!line_end) result.text += escape.value_or('%');
        at += escape ? 3 : 1;
        if (escape || line_end) result.origin.shift(result.text.size(), offset + at);
    }
    return result;
}

}  // namespace hashigo::core
