// The overview is made from the command table, so it can't fall behind it.
#include "app/overview.h"

#include <algorithm>
#include <numeric>

#include "app/errors.h"
#include "app/phrases.h"

namespace hashigo::app {

namespace {

// Levenshtein's distance, a row at a time.
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t swapped = diagonal + (a[i - 1] == b[j - 1] ? 0U : 1U);
            diagonal = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, swapped});
        }
    }
    return row[b.size()];
}

std::string command_lines(core::Language language) {
    constexpr std::size_t kColumn = 12;
    std::string lines;
    for (const Command& command : command_table()) {
        const std::size_t pad = kColumn - std::min(kColumn - 1, command.name.size());
        lines += "  " + std::string(command.name) + std::string(pad, ' ') +
                 core::say(command.summary).in(language) + "\n";
    }
    return lines;
}

}  // namespace

core::Result<Parsed> overview(const std::vector<std::string>& words, core::Language language) {
    Parsed parsed;
    for (std::size_t k = 0; k < words.size(); ++k) {
        const std::string& word = words[k];
        const bool known = word == "--help" || word == "-h" || word == "--json" || word == "--lang";
        if (word == "--version" || word == "-V") {
            parsed.help = "hashigo " + std::string(kVersion) + "\n";
            return parsed;
        }
        if (word == "--lang") ++k;
        if (!known && word.rfind("--lang=", 0) != 0) {
            return usage(tr("usage.option"), excerpt(word), "hashigo");
        }
    }
    parsed.help = core::say(tr("overview.head"), kVersion).in(language) + command_lines(language) +
                  core::say(tr("overview.foot")).in(language);
    return parsed;
}

core::Error unknown_command(std::string_view word) {
    constexpr std::size_t kLongest = 20;  // nothing longer is a slip of a command's name
    constexpr std::size_t kFar = 3;
    const auto nearest = [&] {
        return std::min_element(command_table().begin(), command_table().end(),
                                [&](const Command& a, const Command& b) {
                                    return distance(word, a.name) < distance(word, b.name);
                                });
    };
    if (word.size() > kLongest || distance(word, nearest()->name) >= kFar) {
        return usage(tr("usage.command"), excerpt(word));
    }
    core::Error error = usage(tr("usage.command-near"), excerpt(word), nearest()->name);
    error.code = tr("usage.command").key;
    return error;
}

}  // namespace hashigo::app
