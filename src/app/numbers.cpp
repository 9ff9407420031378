// The number readers; errors are of usage, since only options and sizes come through here.
#include "app/numbers.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>

#include "app/errors.h"
#include "app/phrases.h"

namespace hashigo::app {

namespace {

bool digits_only(std::string_view text) {
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    return !text.empty() && std::all_of(text.begin(), text.end(), is_digit);
}

std::optional<std::uint64_t> parse(std::string_view text) {
    if (!digits_only(text)) return std::nullopt;
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return value;
}

// Digits with an optional fraction; not strtod, whose decimal point depends on the locale.
double decimal(std::string_view text, std::size_t dot) {
    double value = 0;
    double unit = 1;
    for (std::size_t k = 0; k < text.size(); ++k) {
        if (k == dot) continue;
        value = value * 10 + (text[k] - '0');
        if (k > dot) unit *= 10;
    }
    return value / unit;
}

std::optional<unsigned> unit_bits(char unit) {
    switch (unit) {
        case 'K':
        case 'k': return 10U;
        case 'M':
        case 'm': return 20U;
        case 'G':
        case 'g': return 30U;
        default: return std::nullopt;
    }
}

}  // namespace

core::Result<std::uint64_t> whole(std::string_view name, std::string_view text, std::uint64_t least,
                                  std::uint64_t most) {
    if (!digits_only(text)) return usage(tr("usage.whole"), name, excerpt(text), least);
    const auto value = parse(text);
    if (value && *value >= least && *value <= most) return *value;
    return usage(tr("usage.range"), name, excerpt(text), least, most);
}

core::Result<double> real(std::string_view name, std::string_view text, double least, double most) {
    constexpr std::size_t kLongest = 32;  // far more digits than any option means
    const std::size_t dot = std::min(text.find('.'), text.size());
    const std::string_view fraction = text.substr(std::min(dot + 1, text.size()));
    const bool well_formed = digits_only(text.substr(0, dot)) && text.size() <= kLongest &&
                             (dot == text.size() || digits_only(fraction));
    if (!well_formed) return usage(tr("usage.real"), name, excerpt(text));
    const double value = decimal(text, dot);
    if (value >= least && value <= most) return value;
    return usage(tr("usage.range"), name, excerpt(text), least, most);
}

core::Result<std::uint64_t> byte_count(std::string_view name, std::string_view text) {
    const auto bits = text.empty() ? std::nullopt : unit_bits(text.back());
    const auto count = whole(name, bits ? text.substr(0, text.size() - 1) : text);
    if (!count) return usage(tr("usage.bytes"), name, excerpt(text));
    const unsigned shift = bits.value_or(0);
    if (*count > (kWholeMost >> shift)) return usage(tr("usage.bytes"), name, excerpt(text));
    return *count << shift;
}

core::Result<core::Size> board_size(std::string_view text) {
    const std::size_t cross = std::min(text.find_first_of("xX"), text.size());
    const std::string_view rows = text.substr(0, cross);
    const std::string_view cols = text.substr(std::min(cross + 1, text.size()));
    if (!digits_only(rows) || !digits_only(cols)) {
        return usage(tr("usage.size"), excerpt(text));
    }
    const std::uint64_t height = parse(rows).value_or(kWholeMost);
    const std::uint64_t width = parse(cols).value_or(kWholeMost);
    const auto fits = [](std::uint64_t side) { return side >= 1 && side <= core::kMaxSide; };
    if (!fits(height) || !fits(width) || height * width > core::kMaxCells) {
        return usage(tr("usage.size-range"), excerpt(text), core::kMaxSide, core::kMaxCells);
    }
    return core::Size{static_cast<int>(height), static_cast<int>(width)};
}

}  // namespace hashigo::app
