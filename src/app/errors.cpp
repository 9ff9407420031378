// Errors in words. Nothing from outside reaches the terminal unfiltered: control characters and
// bytes that are no UTF-8 become '?', so that a hostile board cannot move the cursor or change
// colours.
#include "app/errors.h"

#include <algorithm>
#include <exception>
#include <new>
#include <utility>

#include "app/phrases.h"
#include "core/refusal.h"
#include "core/tokens.h"

namespace hashigo::app {

namespace {

bool continues(char c) {
    return (static_cast<unsigned char>(c) & 0xc0U) == 0x80U;
}

// The nearest place at or before `at` where a UTF-8 character begins.
std::size_t boundary(std::string_view text, std::size_t at) {
    at = std::min(at, text.size());
    while (at > 0 && at < text.size() && continues(text[at])) --at;
    return at;
}

// The part of the input round the offset, and a caret under it.
std::string pointer(std::string_view input, std::size_t offset) {
    constexpr std::size_t kBefore = 60;
    constexpr std::size_t kAfter = 20;
    offset = boundary(input, offset);
    const std::size_t line_start =
        offset == 0 ? 0 : input.rfind('\n', offset - 1) + 1;  // npos + 1 is 0
    const std::size_t line_end = std::min(input.find('\n', offset), input.size());
    const std::size_t begin =
        boundary(input, std::max(line_start, offset > kBefore ? offset - kBefore : 0));
    const std::size_t end = boundary(input, std::min(line_end, offset + kAfter));
    const std::string before = printable(input.substr(begin, offset - begin));
    const std::string after = printable(input.substr(offset, end - offset));
    return "  " + before + after + "\n  " + std::string(core::columns(before), ' ') + "^\n";
}

}  // namespace

std::string printable(std::string_view text) {
    std::string shown;
    while (!text.empty()) {
        const bool as_it_is = text.front() == '\n';
        const auto character = as_it_is ? text.substr(0, 1) : core::printable_character(text);
        shown += character.empty() ? "?" : character;
        text.remove_prefix(std::max<std::size_t>(character.size(), 1));
    }
    return shown;
}

std::string excerpt(std::string_view text) {
    constexpr std::size_t kShown = 40;
    std::string shown = printable(text.substr(0, boundary(text, kShown)));
    std::replace(shown.begin(), shown.end(), '\n', ' ');
    return text.size() > kShown ? shown + "…" : shown;
}

core::Text joined(core::Text text, const core::Text& more) {
    text.en += " " + more.en;
    text.ja += more.ja;
    return text;
}

core::Error unsupported_pair(std::string_view one, std::string_view other) {
    core::Error made = error(core::Fault::Unsupported, tr("unsupported.pair"), one, other);
    made.code = tr("unsupported").key;
    return made;
}

core::Error limit_error(core::Limit reached) {
    const auto make = [](const core::Phrase& phrase) { return error(core::Fault::Limit, phrase); };
    switch (reached) {
        case core::Limit::Nodes: return make(tr("limit.nodes"));
        case core::Limit::Time: return make(tr("limit.time"));
        case core::Limit::Memory: return make(tr("limit.memory"));
        case core::Limit::Cancelled: return make(tr("limit.cancelled"));
        case core::Limit::None: break;
    }
    return make(tr("limit.reached"));
}

core::Error limit_error(const core::Budget& budget, const core::Text& found) {
    const bool is_memory = budget.reached() == core::Limit::Memory;
    core::Error made = is_memory ? core::needs_bytes(budget) : limit_error(budget.reached());
    if (!found.empty()) made.message = joined(std::move(made.message), found);
    return made;
}

core::Error caught() {
    try {
        throw;
    } catch (const std::bad_alloc&) {
        return limit_error(core::Limit::Memory);
    } catch (const std::exception& e) {
        return error(core::Fault::Internal, tr("internal"), excerpt(e.what()));
    } catch (...) {
        return error(core::Fault::Internal, tr("internal"), "?");
    }
}

std::string told(const core::Error& error, core::Language language, std::string_view input) {
    const bool japanese = language == core::Language::Japanese;
    std::string text = japanese ? "エラー" : "error";
    text += "[" + error.code + "]: " + printable(error.message.in(language)) + "\n";
    if (error.offset && !input.empty() && *error.offset <= input.size()) {
        text += pointer(input, *error.offset);
    }
    return text;
}

}  // namespace hashigo::app
