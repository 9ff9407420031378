// What a command is: a row of one visible table (command_table.cpp), with everything that its help
// and its parser need, and the function that answers.
#pragma once

#include <span>
#include <string_view>

#include "core/text.h"

namespace hashigo::app {

class Session;

// An option of a command. Without the name of a value it is a flag.
struct Flag {
    std::string_view name;   // "answers": typed --answers
    std::string_view value;  // "N"
    std::string_view en;
    std::string_view ja;
    std::string_view letter = {};  // "o": also typed -o
};

enum class Operands { None, Positions, Genre, MaybeGenre, GenreAndSize, PositionsOrBlank };

struct Command {
    std::string_view name;
    core::Phrase summary;
    Operands operands;
    std::span<const Flag> flags;
    int (*run)(const Session&);
    bool uses_generator = false;  // also takes what the genres declare for their generators
};

std::span<const Command> command_table();
// The options of every command.
std::span<const Flag> common_flags();
// The options of every command that works on positions.
std::span<const Flag> position_flags();

const Command* find_command(std::string_view name);

}  // namespace hashigo::app
