// Typed words as choices: one of a few names, rungs of a genre's ladder, values of the options that
// a genre declares. What is not on offer is an error that says what is.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "app/any_genre.h"
#include "app/args.h"
#include "app/errors.h"
#include "app/phrases.h"

namespace hashigo::app {

template <class T, std::size_t N>
using Names = std::array<std::pair<std::string_view, T>, N>;

template <class T, std::size_t N>
std::string listed(const Names<T, N>& names) {
    std::string list;
    for (const auto& [name, value] : names) list += (list.empty() ? "" : ", ") + std::string(name);
    return list;
}

// The value that was typed for an option, by its name.
template <class T, std::size_t N>
core::Result<T> choose(const Words& words, std::string_view option, const Names<T, N>& names,
                       T fallback) {
    const auto typed = words.get(option);
    if (!typed) return fallback;
    for (const auto& [name, value] : names) {
        if (name == *typed) return value;
    }
    return usage(tr("usage.choice"), "--" + std::string(option), excerpt(*typed), listed(names));
}

inline constexpr Names<Method, 3> kMethods = {{{name(Method::Solve), Method::Solve},
                                               {name(Method::Search), Method::Search},
                                               {name(Method::Oracle), Method::Oracle}}};
inline constexpr Names<From, 2> kOrigins = {{{"clues", From::Clues}, {"marks", From::Marks}}};

// The genre that the first operand names.
core::Result<const AnyGenre*> choose_genre(const Words& words);

// --rung, --up-to, --rungs and --no-search for a ladder.
core::Result<HintRequest> choose_rungs(const Words& words, const std::vector<RungInfo>& ladder);

// Every genre's id, for a message: "a, b".
std::string genre_ids();

// Checks what was typed for the generator against what the genre declares.
std::optional<core::Error> check_choices(const AnyGenre& genre, const Choices& choices);

}  // namespace hashigo::app
