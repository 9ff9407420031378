// Every experiment of every genre at the quick scale: exact numbers agree with what was published,
// and the same seed gives the same bytes on any number of threads.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <sstream>

#include "app/lab_report.h"
#include "world.h"

namespace hashigo::app {
namespace {

struct Case {
    const AnyGenre* genre;
    const core::Experiment* experiment;
};

std::vector<Case> cases() {
    std::vector<Case> all;
    for (const AnyGenre* genre : registry()) {
        for (const core::Experiment& experiment : genre->experiments()) {
            all.push_back({genre, &experiment});
        }
    }
    return all;
}

Ran quick(const Case& one, const std::string& jobs) {
    return ran({"experiments", std::string(one.genre->id()), "--id",
                std::string(one.experiment->id()), "--compare", "--json", "--jobs", jobs});
}

// The same on three threads, run once for all tests.
const Ran& usual(const Case& one) {
    static std::map<std::string, Ran> kept;
    const std::string name = std::string(one.genre->id()) + "/" + std::string(one.experiment->id());
    const auto found = kept.find(name);
    return found != kept.end() ? found->second : kept.emplace(name, quick(one, "3")).first->second;
}

std::string file(const std::string& path) {
    std::ifstream in(std::string(HASHIGO_SOURCE_ROOT) + "/" + path);
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
}

// Whether a row holds all that another one says.
bool covers(const nlohmann::json& row, const nlohmann::json& less) {
    for (const auto& [column, cell] : less.items()) {
        if (!cell.is_null() && row.at(column) != cell) return false;
    }
    return true;
}

TEST(Experiments, ThereAreSome) {
    EXPECT_FALSE(cases().empty());
}

TEST(Experiments, AgreeWithThePublishedAndDoNotDependOnThreads) {
    for (const Case& one : cases()) {
        const Ran serial = quick(one, "1");
        EXPECT_EQ(serial.exit, 0) << one.experiment->id() << serial.out << serial.err;
        EXPECT_EQ(serial.out, usual(one).out) << one.experiment->id();
    }
}

// What is drawn has a seed, a sample size and a column that says so.
TEST(Experiments, SaySeedAndSampleWhereTheyDraw) {
    for (const Case& one : cases()) {
        const auto json = usual(one).json();
        bool sampled = false;
        for (const auto& column : json.at("columns")) sampled |= column.at("kind") == "sampled";
        EXPECT_EQ(sampled, json.at("drawn").is_number()) << one.experiment->id();
        EXPECT_FALSE(json.at("rows").empty()) << one.experiment->id();
    }
}

TEST(Experiments, ClaimsNameExperimentsAndColumnsThatExist) {
    for (const Case& one : cases()) {
        const auto json = usual(one).json();
        std::set<std::string> columns;
        for (const auto& column : json.at("columns")) columns.insert(column.at("id"));
        for (const core::Claim& claim : one.genre->claims()) {
            if (claim.experiment != one.experiment->id()) continue;
            EXPECT_EQ(columns.count(claim.column), 1U) << claim.experiment << " " << claim.column;
            EXPECT_TRUE(claim.corrected.empty() || !claim.note.en.empty()) << claim.row;
        }
    }
    for (const AnyGenre* genre : registry()) {
        for (const core::Claim& claim : genre->claims()) {
            const auto all = genre->experiments();
            EXPECT_TRUE(std::any_of(all.begin(), all.end(), [&](const core::Experiment& e) {
                return e.id() == claim.experiment;
            })) << claim.experiment;
        }
    }
}

TEST(Experiments, AreWrittenIntoAFolder) {
    const Case one = cases().front();
    const std::string id(one.experiment->id());
    World world;
    const Ran written =
        ran({"experiments", std::string(one.genre->id()), "--id", id, "--out", "there"}, world);
    EXPECT_EQ(written.exit, 0) << written.err;
    EXPECT_EQ(world.files.count("there/" + id + ".json"), 1U);
    EXPECT_EQ(world.files.at("there/" + id + ".md").substr(0, 4), "### ");
}

TEST(Experiments, AnotherSeedDrawsOtherBoards) {
    for (const Case& one : cases()) {
        if (usual(one).json().at("drawn").is_null()) continue;
        const Ran other = ran(
            {"experiments", "--id", std::string(one.experiment->id()), "--json", "--seed", "2"});
        EXPECT_NE(usual(one).json().at("rows"), other.json().at("rows")) << one.experiment->id();
    }
}

std::string kept_result(std::string_view genre, std::string_view id) {
    return file(fmt::format("data/experiments/{}/{}.json", genre, id));
}

// What is drawn from the shipped boards hangs on their order too; this one is quick in full.
TEST(Experiments, WhatIsDrawnFromShippedBoardsIsKeptAsItIs) {
    const Ran now = ran({"experiments", "detour", "--id", "dial", "--scale", "article", "--compare",
                         "--json", "--lang", "en"});
    EXPECT_EQ(now.json(), nlohmann::json::parse(kept_result("detour", "dial")));
}

// Stale documents: a number that this program counts exactly must stand in the kept results, and
// the document must hold each result's heading.
TEST(Experiments, KeptResultsAreNotStale) {
    const std::string document = file("docs/experiments.md");
    for (const Case& one : cases()) {
        const std::string id(one.experiment->id());
        const std::string genre(one.genre->id());
        const std::string text = kept_result(genre, id);
        ASSERT_FALSE(text.empty()) << "no kept result of " << genre << " " << id;
        const auto kept = nlohmann::json::parse(text);
        const auto now = usual(one).json();
        EXPECT_EQ(kept.at("title"), now.at("title"));
        EXPECT_EQ(kept.at("columns"), now.at("columns"));
        const auto heading = "### " + kept.at("title").get<std::string>();
        EXPECT_NE(document.find(heading), std::string::npos);
        if (!now.at("drawn").is_null()) continue;
        for (const auto& row : now.at("rows")) {
            const auto& rows = kept.at("rows");
            EXPECT_TRUE(std::any_of(rows.begin(), rows.end(),
                                    [&](const auto& other) { return covers(other, row); }))
                << id << " " << row.dump();
        }
    }
}

}  // namespace
}  // namespace hashigo::app
