// Which room reads and writes which format: one table.
#include "genres/detour/codec.h"

#include <array>

#include "core/borders.h"
#include "core/codec_table.h"
#include "genres/detour/codec_formats.h"

namespace hashigo::detour {

namespace codec = core::codec;

namespace {

using FormatRoom = core::FormatRoom<Detour>;

static_assert(kMaxNumber == core::kMaxValue);

constexpr std::array<FormatRoom, 4> kRooms = {{
    {core::Format::Url, read_address, write_address},
    {core::Format::Pzprv3, read_pzprv3, write_pzprv3},
    {core::Format::Text, read_text_grid, write_text_grid},
    {core::Format::Json, read_json, write_json},
}};

// No format holds another number, so no reader gives one; a caller may.
std::optional<core::Error> out_of_range(const Puzzle& puzzle) {
    for (const Clue& clue : puzzle.clues) {
        if (!clue.number || (*clue.number >= 0 && *clue.number <= kMaxNumber)) continue;
        return core::fail(codec::phrase(codec::NumberRange), std::nullopt, *clue.number,
                          kMaxNumber);
    }
    return std::nullopt;
}

}  // namespace

core::Result<Position> read(std::string_view text) {
    return core::read_position<Detour>(kRooms, text);
}

core::Result<std::string> write(const Position& position, core::Format format) {
    if (auto error = out_of_range(position.puzzle)) return *error;
    return core::write_position<Detour>(kRooms, position, format);
}

}  // namespace hashigo::detour
