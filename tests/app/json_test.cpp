// Sites, gestures and overlays as JSON, there and back.
#include "app/json.h"

#include <gtest/gtest.h>

namespace hashigo::app {
namespace {

using core::Site;

const Site kCell{Site::Kind::Cell, 2, 3, 0, 0};
const Site kRight{Site::Kind::Edge, 1, 1, 1, 2};
const Site kDown{Site::Kind::Edge, 1, 1, 2, 1};
const Site kRegion{Site::Kind::Region, 4, 0, 0, 0};
const Site kMove{Site::Kind::Move, 0, 1, 0, 5};

TEST(SiteJson, FollowsTheContract) {
    EXPECT_EQ(to_json(kCell).dump(), R"({"kind":"cell","row":2,"col":3})");
    EXPECT_EQ(to_json(kRight).dump(), R"({"kind":"edge","row":1,"col":1,"side":"right"})");
    EXPECT_EQ(to_json(kDown).dump(), R"({"kind":"edge","row":1,"col":1,"side":"down"})");
    EXPECT_EQ(to_json(kRegion).dump(), R"({"kind":"region","id":4})");
    EXPECT_EQ(to_json(kMove).dump(),
              R"({"kind":"move","from":{"row":0,"col":1},"to":{"row":0,"col":5}})");
}

TEST(SiteJson, NamesAnEdgeByItsFirstCell) {
    const Site backwards{Site::Kind::Edge, 2, 1, 1, 1};
    EXPECT_EQ(to_json(backwards), to_json(kDown));
}

TEST(GestureJson, IsReadBack) {
    const core::Sites path = {kCell, kRight, kDown, kRegion, kMove};
    Json json = {{"tool", "shade"}, {"button", "secondary"}, {"key", "5"}, {"commit", true}};
    json["path"] = to_json(path);
    const auto gesture = read_gesture(json.dump());
    ASSERT_TRUE(gesture);
    EXPECT_EQ(gesture->tool, "shade");
    EXPECT_EQ(gesture->button, core::Button::Secondary);
    EXPECT_EQ(gesture->key, "5");
    EXPECT_TRUE(gesture->commit);
    EXPECT_EQ(gesture->path, path);
}

TEST(GestureJson, FieldsMayBeLeftOut) {
    const auto gesture = read_gesture("{}");
    ASSERT_TRUE(gesture);
    EXPECT_EQ(gesture->button, core::Button::Primary);
    EXPECT_FALSE(gesture->commit);
    EXPECT_TRUE(gesture->path.empty());
}

TEST(GestureJson, ErrorsSayWhere) {
    const auto broken = read_gesture(R"({"tool":"a)");
    ASSERT_FALSE(broken);
    EXPECT_EQ(broken.error().code, "usage.json");
    EXPECT_EQ(broken.error().offset, 10U);
    EXPECT_EQ(read_gesture("[]").error().code, "usage.json-object");
    EXPECT_EQ(read_gesture("").error().code, "usage.json");
    EXPECT_EQ(read_gesture(std::string(100000, '[')).error().code, "usage.json");
}

TEST(GestureJson, EveryFieldIsChecked) {
    for (const char* text :
         {R"({"tool":1})", R"({"key":[]})", R"({"button":"left"})", R"({"button":2})",
          R"({"commit":1})", R"({"path":{}})", R"({"path":[1]})", R"({"path":[{"kind":"cell"}]})",
          R"({"path":[{"kind":"cell","row":1.5,"col":0}]})",
          R"({"path":[{"kind":"cell","row":99999999999,"col":0}]})",
          R"({"path":[{"kind":"edge","row":1,"col":0,"side":"up"}]})",
          R"({"path":[{"kind":"move","from":{},"to":{}}]})", R"({"path":[{"kind":"region"}]})",
          R"({"path":[{"kind":"corner","row":1,"col":0}]})"}) {
        const auto gesture = read_gesture(text);
        ASSERT_FALSE(gesture) << text;
        EXPECT_EQ(gesture.error().code, "usage.json-field") << text;
    }
}

TEST(OverlayJson, IsRead) {
    const auto overlay = read_overlay(
        R"({"because":[{"kind":"cell","row":2,"col":3}],"focus":[{"kind":"cell","row":0,"col":0}]})");
    ASSERT_TRUE(overlay);
    EXPECT_EQ(overlay->because, core::Sites{kCell});
    EXPECT_EQ(overlay->focus.size(), 1U);
    EXPECT_TRUE(overlay->wrong.empty());
    EXPECT_FALSE(read_overlay(R"({"because":1})"));
}

TEST(Line, ReplacesBytesThatAreNoText) {
    EXPECT_EQ(line(Json{{"a", "\xff"}}), "{\"a\":\"\xef\xbf\xbd\"}\n");
}

TEST(SceneJson, GivesEachShapeWhatItNeeds) {
    const core::Scene scene{{1, 1},
                            {{core::Shape::Fill, "paper", {0, 0}, {60, 60}},
                             {core::Shape::Text, "clue", {30, 30}, {30, 30}, "7", "clue-r1c1"}}};
    EXPECT_EQ(to_json(scene).dump(),
              R"({"rows":1,"cols":1,"items":[)"
              R"({"shape":"fill","role":"paper","a":[0,0],"b":[60,60]},)"
              R"({"shape":"text","role":"clue","a":[30,30],"text":"7","key":"clue-r1c1"}]})");
}

}  // namespace
}  // namespace hashigo::app
