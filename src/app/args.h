// The words of a command line, sorted: which command, its operands, its options. Which options
// exist is read from the command table and from what the genres declare; no genre is named here.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/any_genre.h"
#include "app/command.h"
#include "core/result.h"

namespace hashigo::app {

struct Words {
    const Command* command = nullptr;
    std::vector<std::string> operands;
    Choices options;  // of the table
    Choices rules;    // the genres' variants
    Choices choices;  // the genres' generator options

    bool has(std::string_view name) const { return options.find(name) != options.end(); }
    std::optional<std::string_view> get(std::string_view name) const;
};

// The language and the form that the words ask for, found before anything else is parsed, so that
// even an error about the words comes in that language and form.
struct Manner {
    core::Language language = core::Language::English;
    bool json = false;
};
Manner manner(const std::vector<std::string>& argv, core::Language fallback);

// What parsing comes to: words to obey, or a help text to print.
struct Parsed {
    Words words{};
    std::string help{};
};

// What an option is for, and what its choices are called.
core::Text whole_help(const core::Option& option);

core::Result<Parsed> parse(const std::vector<std::string>& argv, core::Language language);

}  // namespace hashigo::app
