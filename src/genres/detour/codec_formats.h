// The four formats, each a reader and a writer of its own file. Offsets in their errors count from
// the beginning of `content`; the writers may assume that the position fits the formats' limits.
#pragma once

#include <string>
#include <string_view>

#include "core/position.h"
#include "core/result.h"
#include "genres/detour/genre.h"

namespace hashigo::detour {

using Position = core::Position<Detour>;

core::Result<Position> read_address(std::string_view content);
std::string write_address(const Position& position);

core::Result<Position> read_pzprv3(std::string_view content);
std::string write_pzprv3(const Position& position);

core::Result<Position> read_text_grid(std::string_view content);
std::string write_text_grid(const Position& position);

core::Result<Position> read_json(std::string_view content);
std::string write_json(const Position& position);

}  // namespace hashigo::detour
