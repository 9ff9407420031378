// Reading the tree: which files are ours, and how includes and words are found in them.
#include "source_tree.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <fstream>
#include <iterator>

namespace hashigo::architecture {

namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 10> kFolders = {"src",   "include", "tests", "bench", "web",
                                                       "tools", "cmake",   "data",  "docs",  ".ci"};
constexpr std::array<std::string_view, 4> kFiles = {"dev", "CMakeLists.txt", "CMakePresets.json",
                                                    "README.md"};
constexpr std::array<std::string_view, 3> kNotOurs = {"node_modules", "dist", "generated"};

constexpr std::string_view kGenres = "src/genres/";

std::string read(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

bool ours(const fs::path& name) {
    return std::find(kNotOurs.begin(), kNotOurs.end(), name.string()) == kNotOurs.end();
}

void add_folder(const fs::path& root, std::string_view folder, Tree& tree) {
    if (!fs::is_directory(root / folder)) return;
    for (auto at = fs::recursive_directory_iterator(root / folder); at != end(at); ++at) {
        if (at->is_directory() && !ours(at->path().filename())) at.disable_recursion_pending();
        if (!at->is_regular_file()) continue;
        tree.push_back({fs::relative(at->path(), root).generic_string(), read(at->path())});
    }
}

bool in_word(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0;
}

}  // namespace

Tree tree_at(const fs::path& root) {
    Tree tree;
    for (const std::string_view folder : kFolders) add_folder(root, folder, tree);
    for (const std::string_view name : kFiles) {
        if (fs::exists(root / name)) tree.push_back({std::string(name), read(root / name)});
    }
    std::sort(tree.begin(), tree.end(),
              [](const File& a, const File& b) { return a.path < b.path; });
    return tree;
}

bool starts(std::string_view text, std::string_view with) {
    return text.substr(0, with.size()) == with;
}

bool ends(std::string_view text, std::string_view with) {
    return text.size() >= with.size() && text.substr(text.size() - with.size()) == with;
}

bool names_word(std::string_view text, std::string_view word) {
    for (std::size_t at = text.find(word); at != std::string_view::npos;
         at = text.find(word, at + 1)) {
        const std::size_t after = at + word.size();
        const bool begins = at == 0 || !in_word(text[at - 1]);
        if (begins && (after == text.size() || !in_word(text[after]))) return true;
    }
    return false;
}

std::vector<std::string_view> lines(std::string_view text) {
    std::vector<std::string_view> found;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        found.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return found;
}

std::vector<std::string> includes(const File& file) {
    constexpr std::string_view kInclude = "#include ";
    std::vector<std::string> found;
    for (const std::string_view line : lines(file.text)) {
        if (!starts(line, kInclude)) continue;
        const std::string_view named = line.substr(kInclude.size());
        const std::size_t end = named.find_first_of("\">", 1);
        if (end == std::string_view::npos) continue;
        const bool system = named.front() == '<';
        found.emplace_back(system ? named.substr(0, end + 1) : named.substr(1, end - 1));
    }
    return found;
}

std::set<std::string> genres(const Tree& tree) {
    std::set<std::string> found;
    for (const File& file : tree) found.insert(genre_of(file.path, kGenres));
    found.erase(std::string{});
    return found;
}

std::string home(const std::string& genre) {
    return std::string(kGenres) + genre + "/";
}

std::string genre_of(std::string_view path, std::string_view head) {
    if (!starts(path, head)) return {};
    const std::string_view rest = path.substr(head.size());
    const std::size_t slash = rest.find('/');
    return slash == std::string_view::npos ? std::string{} : std::string(rest.substr(0, slash));
}

}  // namespace hashigo::architecture
