// Which room reads and writes which format: one table.
#include "genres/goishi/codec.h"

#include <array>

#include "core/codec_table.h"
#include "genres/goishi/codec_formats.h"

namespace hashigo::goishi {

namespace {

using FormatRoom = core::FormatRoom<Goishi>;

constexpr std::array<FormatRoom, 6> kRooms = {{
    {core::Format::Url, read_address, write_address},
    {core::Format::Pzprv3, read_pzprv3, write_pzprv3},
    {core::Format::Text, read_text_grid, write_text_grid},
    {core::Format::Json, read_json, write_json},
    {core::Format::Kanpen, read_kanpen, write_kanpen},
    {core::Format::Pencilbox, read_pencilbox, write_pencilbox},
}};

}  // namespace

core::Result<Position> read(std::string_view text) {
    return core::read_position<Goishi>(kRooms, text);
}

core::Result<std::string> write(const Position& position, core::Format format) {
    return core::write_position<Goishi>(kRooms, position, format);
}

}  // namespace hashigo::goishi
