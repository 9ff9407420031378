// A position is a puzzle with a player's marks on it, and what its file says about it. As text
// (pzprv3) it is the session, the save file, the argument of every command and the undo stack.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/text.h"

namespace hashigo::core {

// The formats that a position can be written in.
enum class Format { Url, Pzprv3, Text, Json, Penpa, Kanpen, Pencilbox };

// What a file says about its board; carried along, never interpreted.
struct Notes {
    std::string title;
    std::string author;
    std::string source;
    std::string comment;
    friend bool operator==(const Notes&, const Notes&) = default;
};

template <class G>
struct Position {
    typename G::Puzzle puzzle;
    typename G::State marks;
    Notes notes{};
    std::vector<Text> warnings{};  // what the reader understood but cannot keep
};

}  // namespace hashigo::core
