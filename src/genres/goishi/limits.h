// How work that counts refuses: what was asked for is beyond it, or it did not end in time.
#pragma once

#include <cstdint>
#include <optional>

#include "core/result.h"
#include "genres/goishi/phrases.h"

namespace hashigo::goishi {

template <class... Args>
core::Error refusal(core::Fault fault, phrases::Key key, const Args&... args) {
    core::Error error = core::fail(phrases::phrase(key), std::nullopt, args...);
    error.fault = fault;
    return error;
}

// The budget knows which limit it was.
inline core::Error unfinished() {
    return refusal(core::Fault::Limit, phrases::Unfinished);
}

}  // namespace hashigo::goishi
