// Any bytes: a text that is read as a position must come back the same from every format that it is
// written in, and one that is not must be refused with a place inside it.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "genres/yajikazu/codec.h"

namespace {

namespace core = hashigo::core;
namespace yajikazu = hashigo::yajikazu;
using Position = core::Position<yajikazu::Yajikazu>;

void require(bool holds) {
    if (!holds) std::abort();
}

void check_format(const Position& position, core::Format format) {
    const core::Result<std::string> text = yajikazu::write(position, format);
    require(text.ok());
    const core::Result<Position> back = yajikazu::read(*text);
    require(back.ok() && back->warnings.empty());
    require(back->puzzle == position.puzzle);
    if (format != core::Format::Url) require(back->marks == position.marks);
    const bool notes = format == core::Format::Pzprv3 || format == core::Format::Json;
    if (notes) require(back->notes == position.notes);
    require(*yajikazu::write(*back, format) == *text);
}

void check(std::string_view text) {
    const core::Result<Position> position = yajikazu::read(text);
    if (!position.ok()) {
        require(!position.error().message.en.empty() && !position.error().message.ja.empty());
        require(position.error().offset.value_or(text.size() + 1) <= text.size());
        return;
    }
    require(core::valid(position->puzzle.size));
    const auto cells = static_cast<std::size_t>(position->puzzle.size.cells());
    require(position->puzzle.clues.size() == cells && position->marks.marks.size() == cells);
    for (const core::Format format :
         {core::Format::Url, core::Format::Pzprv3, core::Format::Text, core::Format::Json}) {
        check_format(*position, format);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    check({reinterpret_cast<const char*>(data), size});
    return 0;
}
