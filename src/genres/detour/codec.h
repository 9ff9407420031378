// Positions as text: every format that this genre is read from and written to.
#pragma once

#include <string>
#include <string_view>

#include "core/position.h"
#include "core/result.h"
#include "genres/detour/genre.h"

namespace hashigo::detour {

// Reads any of the formats. What is understood but cannot be kept gives warnings; missing, surplus
// or unreadable data is an error that points at its byte, and so are two numbers in one region.
core::Result<core::Position<Detour>> read(std::string_view text);

// An address holds walls and numbers alone; a text grid the marks too; pzprv3 and JSON everything.
core::Result<std::string> write(const core::Position<Detour>& position, core::Format format);

}  // namespace hashigo::detour
