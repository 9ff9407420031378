// Positions as text: every format that this genre is read from and written to.
#pragma once

#include <string>
#include <string_view>

#include "core/position.h"
#include "core/result.h"
#include "genres/yajikazu/genre.h"

namespace hashigo::yajikazu {

// Reads any of the formats. What is understood but cannot be kept gives warnings; missing, surplus
// or unreadable data is an error that points at its byte.
core::Result<core::Position<Yajikazu>> read(std::string_view text);

// An address holds the clues alone; a text grid the clues and marks; pzprv3 and JSON everything.
core::Result<std::string> write(const core::Position<Yajikazu>& position, core::Format format);

}  // namespace hashigo::yajikazu
