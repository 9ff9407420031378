// The source tree as text, and the few questions that rules about it ask. Kept apart from the rules
// so that those read as a list; it uses nothing of the program, which it judges.
#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace hashigo::architecture {

struct File {
    std::string path;  // from the source root, with slashes
    std::string text;
};

using Tree = std::vector<File>;

// Every file of ours below `root`, sorted by path; build output and packages are left out.
Tree tree_at(const std::filesystem::path& root);

bool starts(std::string_view text, std::string_view with);
bool ends(std::string_view text, std::string_view with);
// Whether `word` occurs with neither a letter nor a digit beside it.
bool names_word(std::string_view text, std::string_view word);

std::vector<std::string_view> lines(std::string_view text);
// What a file includes, as it is written: core/grid.h for ours, <vector> for the system's.
std::vector<std::string> includes(const File& file);

// The folder names under src/genres.
std::set<std::string> genres(const Tree& tree);
// The genre's folder, with its last slash.
std::string home(const std::string& genre);
// The genre that a path below `head` belongs to, or nothing.
std::string genre_of(std::string_view path, std::string_view head);

}  // namespace hashigo::architecture
