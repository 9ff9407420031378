// Text for people, always in both languages. A Phrase is one row of a phrase table: a key and a
// sentence in English and Japanese with the same {} places. say() fills the places; an argument
// that is itself a Text is filled in the sentence's own language.
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <type_traits>

namespace hashigo::core {

enum class Language { English, Japanese };

struct Text {
    std::string en;
    std::string ja;

    const std::string& in(Language language) const {
        return language == Language::Japanese ? ja : en;
    }
    bool empty() const { return en.empty() && ja.empty(); }
    friend bool operator==(const Text&, const Text&) = default;
};

struct Phrase {
    std::string_view key;
    std::string_view en;
    std::string_view ja;
};

template <Language L, class T>
decltype(auto) spoken(const T& value) {
    if constexpr (std::is_same_v<T, Text>) {
        return (value.in(L));
    } else {
        return (value);
    }
}

template <class... Args>
Text say(const Phrase& phrase, const Args&... args) {
    return {fmt::format(fmt::runtime(phrase.en), spoken<Language::English>(args)...),
            fmt::format(fmt::runtime(phrase.ja), spoken<Language::Japanese>(args)...)};
}

}  // namespace hashigo::core
