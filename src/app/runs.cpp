// Two sentences are alike if they first differ within a name, and putting the one name for the
// other makes them equal. A name is a cell's: r, digits, c, digits.
#include "app/runs.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <string_view>
#include <utility>

namespace hashigo::app {

namespace {

bool is_digit(char c) {
    return std::isdigit(static_cast<unsigned char>(c)) != 0;
}

std::size_t digits(std::string_view text, std::size_t at) {
    while (at < text.size() && is_digit(text[at])) ++at;
    return at;
}

// Where the name that begins at `at` ends; `at` itself if none does.
std::size_t name_end(std::string_view text, std::size_t at) {
    if (at >= text.size() || text[at] != 'r') return at;
    const std::size_t column = digits(text, at + 1);
    if (column == at + 1 || column >= text.size() || text[column] != 'c') return at;
    const std::size_t end = digits(text, column + 1);
    return end == column + 1 ? at : end;
}

std::string_view name_at(std::string_view text, std::size_t at) {
    return text.substr(at, name_end(text, at) - at);
}

// The name in which two sentences first differ, of each; empty where they differ in other ways.
std::pair<std::string_view, std::string_view> first_difference(std::string_view a,
                                                               std::string_view b) {
    const auto [left, right] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    auto at = static_cast<std::size_t>(left - a.begin());
    while (at > 0 && (at >= a.size() || a[at] != 'r') &&
           (is_digit(a[at - 1]) || a[at - 1] == 'c')) {
        --at;
    }
    if (at > 0 && a[at - 1] == 'r') --at;
    return {name_at(a, at), name_at(b, at)};
}

// The sentence with another name wherever `name` stands.
std::string renamed(std::string_view text, std::string_view name, std::string_view other) {
    std::string made;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = name_end(text, at);
        const std::string_view piece = text.substr(at, std::max<std::size_t>(end - at, 1));
        made += piece == name ? other : piece;
        at += piece.size();
    }
    return made;
}

// Takes further sentences into the run while they are alike.
void extend(Run& run, const std::vector<std::string>& sentences) {
    const std::string& model = sentences[run.first];
    std::string_view name;
    for (std::size_t k = run.first + 1; k < sentences.size(); ++k) {
        const auto [one, other] = first_difference(model, sentences[k]);
        const bool same_name =
            !one.empty() && !other.empty() && one != other && (name.empty() || name == one);
        if (!same_name || renamed(model, one, other) != sentences[k]) return;
        name = one;
        run.names.emplace_back(other);
        run.last = k;
    }
}

}  // namespace

std::vector<Run> runs(const std::vector<std::string>& sentences) {
    constexpr std::size_t kShortest = 4;
    std::vector<Run> all;
    for (std::size_t k = 0; k < sentences.size(); k = all.back().last + 1) {
        Run run{k, k};
        extend(run, sentences);
        const bool is_short = run.names.size() + 1 < kShortest;
        all.push_back(is_short ? Run{k, k} : std::move(run));
    }
    return all;
}

}  // namespace hashigo::app
