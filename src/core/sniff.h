// Which format a text is in and which genre it is of, found out before any genre reads it. An
// address may hold a whole saved file instead of a body, so the format is that of what is inside.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/position.h"
#include "core/result.h"
#include "core/unescape.h"

namespace hashigo::core {

class Sniffed {
  public:
    Format format = Format::Url;
    std::string genre_id;       // as the text spells it, without "_edit" and the like; empty if it
                                // names none
    std::size_t id_offset = 0;  // in the text
    bool variant = false;       // the text names a variant of the rules

    // Content is what the format's reader reads: the text from its beginning on, without escapes.
    Sniffed(Format of, Unescaped text, std::size_t begin)
        : format(of), text_(std::move(text)), begin_(begin) {}

    std::string_view content() const { return std::string_view(text_.text).substr(begin_); }
    // From places in the content to places in the text.
    std::size_t origin(std::size_t at) const { return text_.origin.at(begin_ + at); }
    Error located(Error error) const {
        if (error.offset) error.offset = origin(*error.offset);
        return error;
    }

  private:
    Unescaped text_;
    std::size_t begin_;
};

Result<Sniffed> sniff(std::string_view text);

}  // namespace hashigo::core
