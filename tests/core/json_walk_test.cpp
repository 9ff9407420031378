// The walk over JSON: paths, places, and nothing that hostile text can grow.
#include "core/json_walk.h"

#include <gtest/gtest.h>

namespace hashigo::core {
namespace {

// "path=text@offset" of every value, in the order of the walk.
std::vector<std::string> walk(std::string_view text) {
    std::vector<std::string> seen;
    const auto error = walk_json(text, [&](const JsonPath& path, const JsonValue& value) {
        std::string where;
        for (const JsonStep& step : path) {
            where += "/" + (step.key.empty() ? std::to_string(step.index) : step.key);
        }
        seen.push_back(where + "=" + std::string(value.text) + "@" + std::to_string(value.offset));
        return true;
    });
    if (error) seen.push_back(error->code + "@" + std::to_string(error->offset.value_or(0)));
    return seen;
}

using Seen = std::vector<std::string>;

TEST(JsonWalk, GivesPathsAndPlaces) {
    EXPECT_EQ(walk(R"({"a":["x","yz"],"b":{"c":12}, "d" : true,"e":3.5})"),
              (Seen{"/a/0=x@7", "/a/1=yz@11", "/a=@14", "/b/c=12@25", "/b=@27", "/d=true@36",
                    "/e=3.5@45", "=@48"}));
    EXPECT_EQ(walk("[[1],[2,null]]"),
              (Seen{"/0/0=1@2", "/0=@3", "/1/0=2@6", "/1/1=null@8", "/1=@12", "=@13"}));
}

TEST(JsonWalk, StopsWhenAskedWithoutAnError) {
    int visits = 0;
    const auto error =
        walk_json("[1,2,3", [&](const JsonPath&, const JsonValue&) { return ++visits < 2; });
    EXPECT_FALSE(error);
    EXPECT_EQ(visits, 2);
}

TEST(JsonWalk, ErrorsSayWhere) {
    EXPECT_EQ(walk("").back(), "codec.bad-json@0");
    EXPECT_EQ(walk("[1,]").back(), "codec.bad-json@3");
    EXPECT_EQ(walk("[1").back(), "codec.bad-json@2");
    EXPECT_EQ(walk("[1] x").back(), "codec.bad-json@4");
    EXPECT_EQ(walk("[\"\xff\"]").back(), "codec.bad-json@2");
    EXPECT_EQ(walk("[1e999]").back(), "codec.bad-json@5");
    EXPECT_EQ(walk(std::string(1000000, '[')).back(), "codec.deep-json@16");
    std::string nested;
    for (int k = 0; k < 1000; ++k) nested += "{\"a\":";
    EXPECT_EQ(walk(nested).back(), "codec.deep-json@80");
}

TEST(JsonWalk, WritesStrings) {
    EXPECT_EQ(json_string("a\"b\n\\"), R"("a\"b\n\\")");
    EXPECT_EQ(json_string("矢"), "\"矢\"");
    EXPECT_EQ(json_string("\xff"), "\"\xef\xbf\xbd\"");
}

}  // namespace
}  // namespace hashigo::core
