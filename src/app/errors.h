// Errors as a face shows them: their exit code, and words that a terminal can print safely.
#pragma once

#include <string>
#include <string_view>

#include "core/budget.h"
#include "core/result.h"

namespace hashigo::app {

inline constexpr int kYes = 0;
inline constexpr int kNo = 1;
inline constexpr int kUsage = 2;
inline constexpr int kBadInput = 3;
inline constexpr int kLimit = 4;
inline constexpr int kInternal = 5;

constexpr int exit_code(core::Fault fault) {
    switch (fault) {
        case core::Fault::Usage:
        case core::Fault::Unsupported: return kUsage;
        case core::Fault::BadInput: return kBadInput;
        case core::Fault::No: return kNo;
        case core::Fault::Limit: return kLimit;
        case core::Fault::Internal: return kInternal;
    }
    return kInternal;
}

template <class... Args>
core::Error error(core::Fault fault, const core::Phrase& phrase, const Args&... args) {
    core::Error made = core::fail(phrase, std::nullopt, args...);
    made.fault = fault;
    return made;
}

// What was typed wrongly.
template <class... Args>
core::Error usage(const core::Phrase& phrase, const Args&... args) {
    return error(core::Fault::Usage, phrase, args...);
}

// One sentence after another.
core::Text joined(core::Text text, const core::Text& more);

// Two options, as they were typed, that nothing serves together.
core::Error unsupported_pair(std::string_view one, std::string_view other);

// Text that came from outside, short and without control characters, to quote in a message.
std::string excerpt(std::string_view text);

// The same text with its control characters made visible, line ends apart.
std::string printable(std::string_view text);

// A limit was reached.
core::Error limit_error(core::Limit reached);

// The budget ran out; `found` says in words how far the work came, where that means anything.
core::Error limit_error(const core::Budget& budget, const core::Text& found = {});

// The exception that is being handled, as an error: memory that ran out, or a fault of ours.
core::Error caught();

// "error[code]: message", and for input text a line that points at the offset.
std::string told(const core::Error& error, core::Language language, std::string_view input);

}  // namespace hashigo::app
