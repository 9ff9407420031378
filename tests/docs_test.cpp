// The documents as rules that fail: what they name must be there. Links resolve, paths in code
// spans exist, subcommands of ./dev and commands and options of hashigo are real. Each rule is a
// row of one table and carries a small library that breaks it, so that a rule that has gone blind
// fails too.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "source_tree.h"

namespace hashigo::architecture {
namespace {

namespace fs = std::filesystem;
using Complaints = std::vector<std::string>;

// Top folders whose paths are checked where a code span names them, and folders of src/ that
// includes name without it.
constexpr std::array<std::string_view, 10> kTopFolders = {
    "src/", "include/", "tests/", "bench/", "web/", "tools/", "cmake/", "data/", "docs/", ".ci/"};
constexpr std::array<std::string_view, 5> kSourceFolders = {"core/", "genres/", "app/", "cli/",
                                                            "wasm/"};

struct Library {
    Tree files;                   // the tree, and the documents beside it
    std::set<std::string> paths;  // of files and of folders

    void add(File file) {
        for (std::size_t slash = file.path.find('/'); slash != std::string::npos;
             slash = file.path.find('/', slash + 1)) {
            paths.insert(file.path.substr(0, slash));
        }
        paths.insert(file.path);
        files.push_back(std::move(file));
    }
    std::string text_of(std::string_view path) const {
        const auto found = std::find_if(files.begin(), files.end(),
                                        [&](const File& file) { return file.path == path; });
        return found == files.end() ? std::string() : found->text;
    }
};

Library library_at(const fs::path& root) {
    Library library;
    for (File& file : tree_at(root)) library.add(std::move(file));
    for (const auto& entry : fs::directory_iterator(root)) {
        const std::string name = entry.path().filename().string();
        if (!entry.is_regular_file() || library.paths.count(name) != 0) continue;
        std::ifstream in(entry.path(), std::ios::binary);
        library.add({name, {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()}});
    }
    return library;
}

Library library_of(const Tree& tree) {
    Library library;
    for (const File& file : tree) library.add(file);
    return library;
}

// ---- reading a document --------------------------------------------------------------------

// A document taken apart: running text by paragraph, code spans, and the lines of code blocks.
struct Document {
    std::vector<std::string> paragraphs;
    std::vector<std::string> spans;
    std::vector<std::string> block_lines;
};

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    return text;
}

void take_spans(const std::string& paragraph, std::vector<std::string>& spans) {
    std::size_t open = paragraph.find('`');
    while (open != std::string::npos) {
        const std::size_t close = paragraph.find('`', open + 1);
        if (close == std::string::npos) return;
        spans.push_back(paragraph.substr(open + 1, close - open - 1));
        open = paragraph.find('`', close + 1);
    }
}

Document read(const File& file) {
    Document document;
    document.paragraphs.emplace_back();
    bool in_block = false;
    for (const std::string_view line : lines(file.text)) {
        const bool fence = starts(trimmed(line), "```");
        if (fence) in_block = !in_block;
        if (in_block && !fence) document.block_lines.emplace_back(trimmed(line));
        if (fence || trimmed(line).empty()) document.paragraphs.emplace_back();
        if (!fence && !in_block) document.paragraphs.back() += std::string(line) + ' ';
    }
    for (const std::string& text : document.paragraphs) take_spans(text, document.spans);
    return document;
}

template <class Visit>
void each_document(const Library& library, Visit&& visit) {
    for (const File& file : library.files) {
        if (ends(file.path, ".md")) visit(file, read(file));
    }
}

// ---- links ---------------------------------------------------------------------------------

std::vector<std::string> links(const Document& document) {
    std::vector<std::string> found;
    for (const std::string& text : document.paragraphs) {
        for (std::size_t at = text.find("]("); at != std::string::npos;
             at = text.find("](", at + 1)) {
            found.push_back(text.substr(at + 2, text.find(')', at) - at - 2));
        }
    }
    return found;
}

// A heading's anchor as GitHub makes it: small letters, blanks as hyphens, no other punctuation.
std::string anchor(std::string_view heading) {
    std::string made;
    for (const char c : heading) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == ' ') made += '-';
        if (std::isalnum(byte) != 0 || byte >= 0x80U || c == '-' || c == '_') {
            made += static_cast<char>(std::tolower(byte));
        }
    }
    return made;
}

bool has_heading(const std::string& text, const std::string& wanted) {
    const auto all = lines(text);
    return std::any_of(all.begin(), all.end(), [&](std::string_view line) {
        const std::size_t hashes = std::min(line.find_first_not_of('#'), line.size());
        return hashes > 0 && anchor(trimmed(line.substr(hashes))) == wanted;
    });
}

// The path from the root that a link of a document leads to.
std::string target(const File& from, const std::string& link) {
    const std::string path = link.substr(0, link.find('#'));
    if (path.empty()) return from.path;
    std::string whole = (fs::path(from.path).parent_path() / path).lexically_normal();
    while (ends(whole, "/")) whole.pop_back();
    return whole;
}

// Calls visit(file, link, target) for every link that stays in the tree.
template <class Visit>
void each_link(const Library& library, Visit&& visit) {
    each_document(library, [&](const File& file, const Document& document) {
        for (const std::string& link : links(document)) {
            const bool leaves = link.find(':') != std::string::npos;
            if (!leaves) visit(file, link, target(file, link));
        }
    });
}

Complaints links_resolve(const Library& library) {
    Complaints complaints;
    each_link(library, [&](const File& file, const std::string& link, const std::string& path) {
        if (library.paths.count(path) == 0) complaints.push_back(file.path + " links " + link);
    });
    return complaints;
}

Complaints anchors_resolve(const Library& library) {
    Complaints complaints;
    each_link(library, [&](const File& file, const std::string& link, const std::string& path) {
        const std::size_t hash = link.find('#');
        if (hash == std::string::npos || library.paths.count(path) == 0) return;
        if (has_heading(library.text_of(path), link.substr(hash + 1))) return;
        complaints.push_back(file.path + " links " + link);
    });
    return complaints;
}

// ---- paths ---------------------------------------------------------------------------------

template <std::size_t N>
bool begins_with_any(std::string_view text, const std::array<std::string_view, N>& heads) {
    return std::any_of(heads.begin(), heads.end(),
                       [&](std::string_view head) { return starts(text, head); });
}

// The path from the root that a code span names, or nothing where it names none or a pattern.
std::string path_in(std::string span) {
    const bool pattern =
        span.find_first_of("<>*{}() ") != std::string::npos || span.find("…") != std::string::npos;
    if (pattern) return {};
    while (ends(span, "/")) span.pop_back();
    if (begins_with_any(span, kSourceFolders)) return "src/" + span;
    return begins_with_any(span, kTopFolders) ? span : std::string();
}

// A file, a folder, or a room: a header or source named without its ending.
bool is_there(const Library& library, const std::string& path) {
    constexpr std::array<std::string_view, 3> kEndings = {"", ".h", ".cpp"};
    return std::any_of(kEndings.begin(), kEndings.end(), [&](std::string_view ending) {
        return library.paths.count(path + std::string(ending)) != 0;
    });
}

// A path as seen from the document's own folder.
std::string beside(const std::string& document, const std::string& path) {
    return document.substr(0, document.rfind('/') + 1) + path;
}

Complaints paths_exist(const Library& library) {
    Complaints complaints;
    each_document(library, [&](const File& file, const Document& document) {
        for (const std::string& span : document.spans) {
            const std::string path = path_in(span);
            if (path.empty() || is_there(library, path)) continue;
            if (is_there(library, beside(file.path, path))) continue;
            complaints.push_back(file.path + " names " + path);
        }
    });
    return complaints;
}

// ---- commands ------------------------------------------------------------------------------

std::string word_at(std::string_view text, std::size_t at) {
    std::size_t end = at;
    while (end < text.size() &&
           (std::islower(static_cast<unsigned char>(text[end])) != 0 ||
            std::isdigit(static_cast<unsigned char>(text[end])) != 0 || text[end] == '-')) {
        ++end;
    }
    return std::string(text.substr(at, end - at));
}

// The words that follow each `head` in the spans and the code blocks.
std::set<std::string> words_after(const Document& document, std::string_view head) {
    std::set<std::string> words;
    for (const auto* texts : {&document.spans, &document.block_lines}) {
        for (const std::string& text : *texts) {
            for (std::size_t at = text.find(head); at != std::string::npos;
                 at = text.find(head, at + 1)) {
                words.insert(word_at(text, at + head.size()));
            }
        }
    }
    words.erase(std::string());
    return words;
}

Complaints subcommands_exist(const Library& library) {
    const std::string dev = library.text_of("dev");
    Complaints complaints;
    each_document(library, [&](const File& file, const Document& document) {
        for (const std::string& word : words_after(document, "./dev ")) {
            if (dev.find('"' + word + '|') != std::string::npos) continue;
            complaints.push_back(file.path + " says ./dev " + word);
        }
    });
    return complaints;
}

// Runs of blanks and line ends as one blank, so that it does not matter how a table is laid out.
std::string squeezed(const std::string& text) {
    std::string out;
    for (const char c : text) {
        const bool blank = std::isspace(static_cast<unsigned char>(c)) != 0;
        if (!blank || out.empty() || out.back() != ' ') out += blank ? ' ' : c;
    }
    return out;
}

// How a row of the command table begins.
std::string quoted_row(const std::string& word) {
    std::string row = "{\"";
    row.append(word).append("\", {\"").append(word).append("\"");
    return row;
}

Complaints commands_exist(const Library& library) {
    const std::string table = squeezed(library.text_of("src/app/command_table.cpp"));
    Complaints complaints;
    each_document(library, [&](const File& file, const Document& document) {
        for (const std::string& word : words_after(document, "hashigo ")) {
            const bool option = starts(word, "-");
            const std::string row = quoted_row(word);
            if (option || table.find(row) != std::string::npos) continue;
            complaints.push_back(file.path + " says hashigo " + word);
        }
    });
    return complaints;
}

bool is_option(const Library& library, const std::string& name) {
    if (name == "help" || library.text_of("dev").find("--" + name) != std::string::npos) {
        return true;
    }
    const std::string quoted = '"' + name + '"';
    return std::any_of(library.files.begin(), library.files.end(), [&](const File& file) {
        const bool source = starts(file.path, "src/") && ends(file.path, ".cpp");
        return source && file.text.find(quoted) != std::string::npos;
    });
}

Complaints options_exist(const Library& library) {
    Complaints complaints;
    each_document(library, [&](const File& file, const Document& document) {
        Document ours;
        for (const auto* texts : {&document.spans, &document.block_lines}) {
            for (const std::string& text : *texts) {
                const bool asked = starts(text, "--") || text.find("hashigo ") < text.find("--");
                if (asked && !starts(text, "node ")) ours.spans.push_back(' ' + text);
            }
        }
        for (const std::string& name : words_after(ours, " --")) {
            if (!is_option(library, name)) complaints.push_back(file.path + " says --" + name);
        }
    });
    return complaints;
}

// ---- the table -----------------------------------------------------------------------------

struct Rule {
    std::string_view name;
    Complaints (*check)(const Library&);
    Tree broken;  // documents that break the rule
};

std::vector<Rule> rules() {
    return {
        {"LinksResolve", links_resolve, {{"docs/a.md", "[b](b.md)\n"}}},
        {"AnchorsResolve", anchors_resolve, {{"a.md", "# One\n\n[two](#two)\n"}}},
        {"PathsExist", paths_exist, {{"a.md", "Read `src/core/none.h`.\n"}}},
        {"SubcommandsExist", subcommands_exist, {{"dev", "\"run|\""}, {"a.md", "`./dev walk`\n"}}},
        {"CommandsExist", commands_exist, {{"a.md", "```\nhashigo dance\n```\n"}}},
        {"OptionsExist", options_exist, {{"a.md", "`hashigo solve --dance`\n"}}},
    };
}

void PrintTo(const Rule& rule, std::ostream* out) {
    *out << rule.name;
}

std::string told(const Complaints& complaints) {
    std::string text;
    for (const std::string& complaint : complaints) text += complaint + "\n";
    return text;
}

class Documents : public testing::TestWithParam<Rule> {};

TEST_P(Documents, Holds) {
    const Library library = library_at(HASHIGO_SOURCE_ROOT);
    EXPECT_EQ(told(GetParam().check(library)), "");
}

TEST_P(Documents, Sees) {
    EXPECT_FALSE(GetParam().check(library_of(GetParam().broken)).empty());
}

INSTANTIATE_TEST_SUITE_P(Rules, Documents, testing::ValuesIn(rules()),
                         [](const auto& row) { return std::string(row.param.name); });

}  // namespace
}  // namespace hashigo::architecture
