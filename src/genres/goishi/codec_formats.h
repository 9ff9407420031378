// The six formats, each a reader and a writer. Offsets in their errors count from the beginning of
// `content`.
#pragma once

#include <string>
#include <string_view>

#include "core/position.h"
#include "core/result.h"
#include "genres/goishi/genre.h"

namespace hashigo::goishi {

using Position = core::Position<Goishi>;

core::Result<Position> read_address(std::string_view content);
std::string write_address(const Position& position);

core::Result<Position> read_pzprv3(std::string_view content);
std::string write_pzprv3(const Position& position);

core::Result<Position> read_text_grid(std::string_view content);
std::string write_text_grid(const Position& position);

core::Result<Position> read_json(std::string_view content);
std::string write_json(const Position& position);

// Kanpen's address and PencilBox's file are the same text, in the address with other line ends.
core::Result<Position> read_kanpen(std::string_view content);
std::string write_kanpen(const Position& position);
core::Result<Position> read_pencilbox(std::string_view content);
std::string write_pencilbox(const Position& position);

}  // namespace hashigo::goishi
