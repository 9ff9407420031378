// Any bytes, to every genre's reader: a text that is read as a position must come back the same
// from every format that it is written in, and one that is not must be refused with a place inside
// it.
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "genres/detour/codec.h"
#include "genres/goishi/codec.h"
#include "genres/yajikazu/codec.h"

namespace {

namespace core = hashigo::core;
using core::Format;

void require(bool holds) {
    if (!holds) std::abort();
}

// A genre's reader and writer, and what its formats keep.
template <class G>
struct Codec {
    using Position = core::Position<G>;

    core::Result<Position> (*read)(std::string_view text);
    core::Result<std::string> (*write)(const Position& position, Format format);
    bool (*fits)(const Position& position, std::size_t cells);
    std::vector<Format> formats;
};

bool holds_marks(Format format) {
    return format != Format::Url && format != Format::Kanpen;
}

bool holds_notes(Format format) {
    return format == Format::Pzprv3 || format == Format::Json;
}

template <class G>
void check_format(const Codec<G>& codec, const core::Position<G>& position, Format format) {
    const core::Result<std::string> text = codec.write(position, format);
    require(text.ok());
    const auto back = codec.read(*text);
    require(back.ok() && back->warnings.empty());
    require(back->puzzle == position.puzzle);
    if (holds_marks(format)) require(back->marks == position.marks);
    if (holds_notes(format)) require(back->notes == position.notes);
    require(*codec.write(*back, format) == *text);
}

template <class G>
void check(const Codec<G>& codec, std::string_view text) {
    const auto position = codec.read(text);
    if (!position.ok()) {
        require(!position.error().message.en.empty() && !position.error().message.ja.empty());
        require(position.error().offset.value_or(text.size() + 1) <= text.size());
        return;
    }
    require(core::valid(position->puzzle.size));
    require(codec.fits(*position, static_cast<std::size_t>(position->puzzle.size.cells())));
    for (const Format format : codec.formats) check_format(codec, *position, format);
}

const Codec<hashigo::yajikazu::Yajikazu> kYajikazu = {
    hashigo::yajikazu::read,
    hashigo::yajikazu::write,
    [](const auto& position, std::size_t cells) {
        return position.puzzle.clues.size() == cells && position.marks.marks.size() == cells;
    },
    {Format::Url, Format::Pzprv3, Format::Text, Format::Json}};

const Codec<hashigo::goishi::Goishi> kGoishi = {
    hashigo::goishi::read,
    hashigo::goishi::write,
    [](const auto& position, std::size_t cells) {
        return position.puzzle.stones.size() == cells && position.marks.ruled_out.size() == cells;
    },
    {Format::Url, Format::Pzprv3, Format::Text, Format::Json, Format::Kanpen, Format::Pencilbox}};

const Codec<hashigo::detour::Detour> kDetour = {
    hashigo::detour::read,
    hashigo::detour::write,
    [](const auto& position, std::size_t cells) {
        return position.puzzle.region.size() == cells &&
               position.marks.marks.size() == position.puzzle.walls.size();
    },
    {Format::Url, Format::Pzprv3, Format::Text, Format::Json}};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    check(kYajikazu, text);
    check(kGoishi, text);
    check(kDetour, text);
    return 0;
}
