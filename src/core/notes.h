// The names of a position's notes, in every format that keeps them.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/position.h"

namespace hashigo::core {

struct Note {
    std::string_view key;
    std::string Notes::*text;
};

inline constexpr std::array<Note, 4> kNotes = {{
    {"title", &Notes::title},
    {"author", &Notes::author},
    {"source", &Notes::source},
    {"comment", &Notes::comment},
}};

// Where a note of this name is kept, or null.
inline std::string* note(Notes& notes, std::string_view key) {
    for (const Note& known : kNotes) {
        if (known.key == key) return &(notes.*known.text);
    }
    return nullptr;
}

}  // namespace hashigo::core
