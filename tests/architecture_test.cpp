// The shape of the tree as rules that fail: who may include whom, which rooms a genre has, how long
// a file may be. Each rule is a row of one table and carries a small tree that breaks it, so that a
// rule that has gone blind fails too.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "source_tree.h"

namespace hashigo::architecture {
namespace {

using Complaints = std::vector<std::string>;

// Rooms that every genre has: files, .cpp files by how their names begin, and folders with sources.
const std::vector<std::string> kGenreFiles = {"README.md", "board.h", "genre.h"};
const std::vector<std::string> kGenreRooms = {
    "codec", "referee", "ladder", "rung_", "explain", "solve", "generate", "view", "experiments"};
const std::vector<std::string> kGenreFolders = {"oracle/", "tests/"};

constexpr std::array<std::string_view, 8> kCodeEndings = {".cpp", ".h",   ".mjs", ".ts",
                                                          ".tsx", ".css", ".sh",  ".cmake"};
constexpr std::size_t kMaxLines = 400;

// A folder of src/ and what nothing in it may include.
struct Layer {
    std::string_view folder;
    std::vector<std::string_view> never;
};
const std::vector<Layer> kLayers = {
    {"src/core/", {"genres/", "app/", "cli/", "wasm/", "nlohmann/", "CLI/", "cairo"}},
    {"src/genres/", {"cli/", "wasm/", "nlohmann/", "CLI/", "cairo"}},
    {"src/app/", {"genres/", "cli/", "wasm/", "cairo"}},
    {"src/wasm/", {"genres/", "cli/", "cairo"}},
    {"src/cli/", {"genres/", "wasm/"}},
};

// Doors behind which a layer may use what it must not know: the header has no trace of it.
struct Door {
    std::string_view file;
    std::string_view include;
};
constexpr std::array<Door, 1> kDoors = {{
    {"src/core/json_walk.cpp", "<nlohmann/json.hpp>"},  // positions saved as JSON are text too
}};

// Words that say that something is unfinished or switched off, in halves so that this file obeys.
const std::vector<std::string> kUnfinished = {std::string("TO") + "DO", std::string("FIX") + "ME",
                                              std::string("GTEST_") + "SKIP",
                                              std::string("DISABLED") + "_"};

// Folders that are one machine's own; in halves for the same reason.
const std::vector<std::string> kPrivateFolders = {
    std::string("/ho") + "me/", std::string("/ro") + "ot/", std::string("/wo") + "rk/",
    std::string("/Use") + "rs/"};

bool is_code(const File& file) {
    return std::any_of(kCodeEndings.begin(), kCodeEndings.end(),
                       [&](std::string_view ending) { return ends(file.path, ending); });
}

bool is_cpp(const File& file) {
    return ends(file.path, ".cpp") || ends(file.path, ".h");
}

using Fits = std::function<bool(const std::string& path)>;

bool any_path(const Tree& tree, const Fits& fits) {
    return std::any_of(tree.begin(), tree.end(), [&](const File& file) { return fits(file.path); });
}

bool is_door(const std::string& path, const std::string& include) {
    return std::any_of(kDoors.begin(), kDoors.end(), [&](const Door& door) {
        return door.file == path && door.include == include;
    });
}

// Complains about each include that `wrong` points out in the files whose path fits.
Complaints includes_that_are(const Tree& tree, const Fits& fits,
                             const std::function<bool(const std::string& include)>& wrong) {
    Complaints complaints;
    for (const File& file : tree) {
        if (!fits(file.path)) continue;
        for (const std::string& include : includes(file)) {
            if (is_door(file.path, include) || !wrong(include)) continue;
            complaints.push_back(file.path + " includes " + include);
        }
    }
    return complaints;
}

void append(Complaints& to, const Complaints& more) {
    to.insert(to.end(), more.begin(), more.end());
}

// ---- the rules -----------------------------------------------------------------------------

Complaints rooms_of(const Tree& tree, const std::string& at) {
    Complaints complaints;
    const auto want = [&](const std::string& room, const Fits& fits) {
        if (!any_path(tree, fits)) complaints.push_back(at + " lacks " + room);
    };
    for (const std::string& name : kGenreFiles) {
        want(name, [&](const std::string& path) { return path == at + name; });
    }
    for (const auto* rooms : {&kGenreRooms, &kGenreFolders}) {
        for (const std::string& room : *rooms) {
            want(room, [&](const std::string& path) {
                return starts(path, at + room) && ends(path, ".cpp");
            });
        }
    }
    return complaints;
}

Complaints rooms_present(const Tree& tree) {
    Complaints complaints;
    for (const std::string& genre : genres(tree)) append(complaints, rooms_of(tree, home(genre)));
    return complaints;
}

Complaints files_are_short(const Tree& tree) {
    Complaints complaints;
    for (const File& file : tree) {
        if (!is_code(file) && file.path != "dev") continue;
        const std::size_t count = lines(file.text).size();
        if (count < kMaxLines) continue;
        complaints.push_back(file.path + " has " + std::to_string(count) + " lines");
    }
    return complaints;
}

Complaints files_open_with_a_comment(const Tree& tree) {
    Complaints complaints;
    for (const File& file : tree) {
        if (is_cpp(file) && !starts(file.text, "// ")) complaints.push_back(file.path);
    }
    return complaints;
}

Complaints layers_hold(const Tree& tree) {
    Complaints complaints;
    for (const Layer& layer : kLayers) {
        const auto here = [&](const std::string& path) {
            return starts(path, layer.folder) && path != "src/genres/registry.cpp";
        };
        const auto barred = [&](const std::string& include) {
            const std::string_view bare =
                std::string_view(include).substr(include.front() == '<' ? 1 : 0);
            return std::any_of(layer.never.begin(), layer.never.end(),
                               [&](std::string_view head) { return starts(bare, head); });
        };
        append(complaints, includes_that_are(tree, here, barred));
    }
    return complaints;
}

Complaints genres_do_not_meet(const Tree& tree) {
    Complaints complaints;
    for (const std::string& genre : genres(tree)) {
        const auto here = [&](const std::string& path) { return starts(path, home(genre)); };
        const auto foreign = [&](const std::string& include) {
            const std::string other = genre_of(include, "genres/");
            return !other.empty() && other != genre;
        };
        append(complaints, includes_that_are(tree, here, foreign));
    }
    return complaints;
}

// An oracle that shares a line with the solver proves nothing.
Complaints oracles_stand_alone(const Tree& tree) {
    Complaints complaints;
    for (const std::string& genre : genres(tree)) {
        const std::string mine = "genres/" + genre + "/";
        const auto here = [&](const std::string& path) {
            return starts(path, home(genre) + "oracle/");
        };
        const auto shared = [&](const std::string& include) {
            const bool standard = include.front() == '<' && include.find('.') == std::string::npos;
            return !standard && include != "core/grid.h" && include != mine + "board.h" &&
                   !starts(include, mine + "oracle/");
        };
        append(complaints, includes_that_are(tree, here, shared));
    }
    return complaints;
}

Complaints solvers_do_not_ask_oracles(const Tree& tree) {
    Complaints complaints;
    for (const std::string& genre : genres(tree)) {
        const std::string at = home(genre);
        const auto solver = [&](const std::string& path) {
            return starts(path, at) && !starts(path, at + "oracle/") &&
                   !starts(path, at + "tests/") && path != at + "genre.cpp";
        };
        const auto oracle = [](const std::string& include) {
            return include.find("oracle/") != std::string::npos;
        };
        append(complaints, includes_that_are(tree, solver, oracle));
    }
    return complaints;
}

Complaints genre_ids_stay_home(const Tree& tree) {
    const auto shared = [](const std::string& path) {
        return (starts(path, "src/") || starts(path, "web/src/")) && !starts(path, "src/genres/") &&
               path.find("/tests/") == std::string::npos;
    };
    Complaints complaints;
    for (const std::string& genre : genres(tree)) {
        for (const File& file : tree) {
            if (!shared(file.path) || !names_word(file.text, genre)) continue;
            complaints.push_back(file.path + " names " + genre);
        }
    }
    return complaints;
}

Complaints rungs_are_on_the_ladder(const Tree& tree) {
    Complaints complaints;
    for (const std::string& genre : genres(tree)) {
        const std::string head = home(genre) + "rung_";
        for (const File& file : tree) {
            if (!starts(file.path, head) || !ends(file.path, ".cpp")) continue;
            const std::string rung =
                file.path.substr(head.size(), file.path.find('.') - head.size());
            const bool named = std::any_of(tree.begin(), tree.end(), [&](const File& ladder) {
                return ladder.path == home(genre) + "ladder.cpp" && names_word(ladder.text, rung);
            });
            if (!named) complaints.push_back(file.path + " is not in ladder.cpp");
        }
    }
    return complaints;
}

Complaints nothing_is_unfinished(const Tree& tree) {
    Complaints complaints;
    for (const File& file : tree) {
        for (const std::string& word : kUnfinished) {
            if (!is_code(file) || file.text.find(word) == std::string::npos) continue;
            complaints.push_back(file.path + " says " + word);
        }
    }
    return complaints;
}

// Whether a path begins with `folder`, rather than having it somewhere inside.
bool names_folder(std::string_view text, const std::string& folder) {
    constexpr std::string_view kInPath = "_.-/}$";
    for (std::size_t at = text.find(folder); at != std::string_view::npos;
         at = text.find(folder, at + 1)) {
        const char before = at == 0 ? ' ' : text[at - 1];
        const bool inside = std::isalnum(static_cast<unsigned char>(before)) != 0 ||
                            kInPath.find(before) != std::string_view::npos;
        if (!inside) return true;
    }
    return false;
}

Complaints no_machine_is_named(const Tree& tree) {
    Complaints complaints;
    for (const File& file : tree) {
        for (const std::string& folder : kPrivateFolders) {
            if (!names_folder(file.text, folder)) continue;
            complaints.push_back(file.path + " names a path below " + folder);
        }
    }
    return complaints;
}

// ---- the table -----------------------------------------------------------------------------

struct Rule {
    std::string_view name;
    Complaints (*check)(const Tree&);
    Tree broken;  // a tree that breaks the rule
};

std::string long_text() {
    std::string text;
    for (std::size_t k = 0; k < kMaxLines; ++k) text += "// x\n";
    return text;
}

std::vector<Rule> rules() {
    return {
        {"RoomsPresent", rooms_present, {{"src/genres/a/board.h", ""}}},
        {"FilesAreShort", files_are_short, {{"src/core/a.cpp", long_text()}}},
        {"FilesOpenWithAComment", files_open_with_a_comment, {{"src/core/a.h", "#pragma once\n"}}},
        {"LayersHold", layers_hold, {{"src/core/a.h", "#include <nlohmann/json.hpp>\n"}}},
        {"GenresDoNotMeet",
         genres_do_not_meet,
         {{"src/genres/a/x.cpp", "#include \"genres/b/board.h\"\n"}}},
        {"OraclesStandAlone",
         oracles_stand_alone,
         {{"src/genres/a/oracle/x.cpp", "#include \"core/search.h\"\n"}}},
        {"SolversDoNotAskOracles",
         solvers_do_not_ask_oracles,
         {{"src/genres/a/solve.cpp", "#include \"genres/a/oracle/oracle.h\"\n"}}},
        {"GenreIdsStayHome",
         genre_ids_stay_home,
         {{"src/genres/aa/board.h", ""}, {"src/app/x.cpp", "// of aa.\n"}}},
        {"RungsAreOnTheLadder",
         rungs_are_on_the_ladder,
         {{"src/genres/a/rung_adj.cpp", ""}, {"src/genres/a/ladder.cpp", "// adjacent\n"}}},
        {"NothingIsUnfinished", nothing_is_unfinished, {{"src/core/a.h", kUnfinished.front()}}},
        {"NoMachineIsNamed", no_machine_is_named, {{"dev", "cd " + kPrivateFolders.front()}}},
    };
}

void PrintTo(const Rule& rule, std::ostream* out) {
    *out << rule.name;
}

std::string one_a_line(const Complaints& complaints) {
    std::string text;
    for (const std::string& complaint : complaints) text += complaint + "\n";
    return text;
}

class Architecture : public testing::TestWithParam<Rule> {};

TEST_P(Architecture, HoldsInTheTree) {
    static const Tree tree = tree_at(HASHIGO_SOURCE_ROOT);
    ASSERT_FALSE(tree.empty());
    EXPECT_EQ(one_a_line(GetParam().check(tree)), "");
}

TEST_P(Architecture, SeesItsOwnExample) {
    EXPECT_FALSE(GetParam().check(GetParam().broken).empty());
}

INSTANTIATE_TEST_SUITE_P(Rules, Architecture, testing::ValuesIn(rules()),
                         [](const auto& row) { return std::string(row.param.name); });

}  // namespace
}  // namespace hashigo::architecture
