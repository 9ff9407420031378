// Which room reads and writes which format: one table.
#include "genres/yajikazu/codec.h"

#include <algorithm>
#include <array>

#include "core/codec_phrases.h"
#include "core/sniff.h"
#include "genres/yajikazu/codec_formats.h"

namespace hashigo::yajikazu {

namespace codec = core::codec;

namespace {

// Without a function the format is not read, or not written.
struct FormatRoom {
    core::Format format;
    std::string_view name;
    core::Result<Position> (*read)(std::string_view content);
    std::string (*write)(const Position&);
};

constexpr std::array<FormatRoom, 7> kRooms = {{
    {core::Format::Url, "url", read_address, write_address},
    {core::Format::Pzprv3, "pzprv3", read_pzprv3, write_pzprv3},
    {core::Format::Text, "text", read_text_grid, write_text_grid},
    {core::Format::Json, "json", read_json, write_json},
    {core::Format::Penpa, "Penpa+", nullptr, nullptr},
    {core::Format::Kanpen, "Kanpen", nullptr, nullptr},
    {core::Format::Pencilbox, "PencilBox", nullptr, nullptr},
}};

const FormatRoom& room_of(core::Format format) {
    return *std::find_if(kRooms.begin(), kRooms.end(),
                         [format](const FormatRoom& room) { return room.format == format; });
}

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
    const core::Result<core::Sniffed> sniffed = core::sniff(text);
    if (!sniffed) return sniffed.error();
    if (sniffed->genre_id != Yajikazu::id) {
        return core::fail(codec::phrase(codec::OtherGenre), sniffed->id_offset, sniffed->genre_id,
                          Yajikazu::id);
    }
    const FormatRoom& room = room_of(sniffed->format);
    if (room.read == nullptr) {
        return core::fail(codec::phrase(codec::CannotRead), sniffed->origin(0), room.name);
    }
    core::Result<Position> position = room.read(sniffed->content());
    if (!position) return sniffed->located(position.error());
    if (sniffed->variant) position->warnings.push_back(codec::words(codec::IgnoredVariant));
    return position;
}

core::Result<std::string> write(const Position& position, core::Format format) {
    const FormatRoom& room = room_of(format);
    if (room.write == nullptr) {
        core::Error error = core::fail(codec::phrase(codec::CannotWrite), std::nullopt, room.name);
        error.fault = core::Fault::Unsupported;
        return error;
    }
    if (auto error = out_of_range(position.puzzle)) return *error;
    return room.write(position);
}

}  // namespace hashigo::yajikazu
