// A genre's formats as one table: which room reads and writes which. What surrounds the rooms is
// the same in every genre: finding the format, refusing what has no room, and leading errors back
// to the place where they stand in the text that was given.
#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>

#include "core/codec_phrases.h"
#include "core/position.h"
#include "core/result.h"
#include "core/sniff.h"

namespace hashigo::core {

// Without a function the format is not read, or not written. Offsets in a reader's errors count
// from the beginning of the content.
template <class G>
struct FormatRoom {
    Format format;
    Result<Position<G>> (*read)(std::string_view content);
    std::string (*write)(const Position<G>&);
};

template <class G>
using FormatRooms = std::span<const FormatRoom<G>>;

// In the order of Format.
inline constexpr std::array<std::string_view, 7> kFormatNames = {
    "url", "pzprv3", "text", "json", "Penpa+", "Kanpen", "PencilBox"};

inline std::string_view name(Format format) {
    return kFormatNames[static_cast<std::size_t>(format)];
}

// The room of a format, or null.
template <class G>
const FormatRoom<G>* room_of(FormatRooms<G> rooms, Format format) {
    const auto found =
        std::find_if(rooms.begin(), rooms.end(),
                     [format](const FormatRoom<G>& room) { return room.format == format; });
    return found == rooms.end() ? nullptr : &*found;
}

// A text that names no genre is read by every genre that has a room for its format.
template <class G>
Result<Position<G>> read_position(FormatRooms<G> rooms, std::string_view text) {
    const Result<Sniffed> sniffed = sniff(text);
    if (!sniffed) return sniffed.error();
    if (!sniffed->genre_id.empty() && sniffed->genre_id != G::id) {
        return fail(codec::phrase(codec::OtherGenre), sniffed->id_offset, sniffed->genre_id, G::id);
    }
    const FormatRoom<G>* room = room_of(rooms, sniffed->format);
    if (room == nullptr || room->read == nullptr) {
        return fail(codec::phrase(codec::CannotRead), sniffed->origin(0), name(sniffed->format));
    }
    Result<Position<G>> position = room->read(sniffed->content());
    if (!position) return sniffed->located(position.error());
    if (sniffed->variant) position->warnings.push_back(codec::words(codec::IgnoredVariant));
    return position;
}

template <class G>
Result<std::string> write_position(FormatRooms<G> rooms, const Position<G>& position,
                                   Format format) {
    const FormatRoom<G>* room = room_of(rooms, format);
    if (room != nullptr && room->write != nullptr) return room->write(position);
    Error error = fail(codec::phrase(codec::CannotWrite), std::nullopt, name(format));
    error.fault = Fault::Unsupported;
    return error;
}

}  // namespace hashigo::core
