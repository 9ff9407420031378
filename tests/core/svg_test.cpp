// Scenes to SVG: the same scene is the same text, the text is well-formed whatever it is given, and
// every role of the table has colours for paper and for a page.
#include "core/svg.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "core/outline.h"
#include "core/roles.h"

namespace hashigo::core {
namespace {

Scene one_of_each() {
    Scene scene{{1, 2}, {}};
    scene.items = {
        {Shape::Fill, "shaded", {0, 0}, {60, 60}, {}, "shaded-r1c1"},
        {Shape::Frame, "frame", {0, 0}, {60, 120}},
        {Shape::Line, "grid", {0, 60}, {60, 60}},
        {Shape::Disc, "dot", {30, 90}},
        {Shape::Cross, "wrong-cross", {10, 110}},
        {Shape::Text, "clue", {30, 30}, {30, 30}, "12"},
        {Shape::Arrow, "arrow", {30, 30}, {30, 31}},
        {Shape::Arc, "grid", {0, 0}, {0, 120}},
    };
    return scene;
}

SvgOptions fragment(std::string title = {}) {
    SvgOptions options;
    options.kind = SvgOptions::Kind::Fragment;
    options.title = std::move(title);
    return options;
}

bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

TEST(Svg, DrawsEachShapeToTheByte) {
    EXPECT_EQ(
        svg(one_of_each(), fragment()),
        R"(<svg class="board" viewBox="-3 -3 126 66" aria-hidden="true" fill="none" stroke-linecap="round" stroke-linejoin="round" text-anchor="middle" font-family="system-ui, sans-serif">
<rect class="role-shaded" data-key="shaded-r1c1" x="3.6" y="3.6" width="52.8" height="52.8" rx="3.6"/>
<rect class="role-frame" stroke-width="2.4" x="0" y="0" width="120" height="60"/>
<path class="role-grid" stroke-width="0.8" d="M60 0L60 60"/>
<circle class="role-dot" cx="90" cy="30" r="3.9"/>
<path class="role-wrong-cross" stroke-width="2" d="M106.8 6.8L113.2 13.2M106.8 13.2L113.2 6.8"/>
<text class="role-clue" x="30" y="39.7" font-size="27">12</text>
<path class="role-arrow" stroke-width="2.2" d="M19.2 30L40.8 30M34.4 23.6L40.8 30L34.4 36.4"/>
<path class="role-grid" stroke-width="0.8" d="M0 0Q60 -40 120 0"/>
</svg>
)");
}

TEST(Svg, AStandalonePictureBringsItsSizeAndColours) {
    SvgOptions options;
    options.title = "A board";
    const std::string text = svg(one_of_each(), options);
    EXPECT_TRUE(has(text, "xmlns=\"http://www.w3.org/2000/svg\" width=\"100.8\" height=\"52.8\""));
    EXPECT_TRUE(has(text, "role=\"img\" lang=\"en\""));
    EXPECT_TRUE(has(text, "<title>A board</title>"));
    EXPECT_TRUE(has(text, ".role-shaded{fill:#27467F;stroke:none}"));
    EXPECT_FALSE(has(text, "role-therefore")) << "only roles that occur need a rule";
}

TEST(Svg, AFragmentLeavesColoursToThePage) {
    const std::string text = svg(one_of_each(), fragment("盤"));
    EXPECT_FALSE(has(text, "<style>"));
    EXPECT_FALSE(has(text, "#27467F"));
    EXPECT_TRUE(has(text, "<title>盤</title>"));
    EXPECT_TRUE(has(text, "role=\"img\""));
}

TEST(Svg, NamesTheLanguageOfItsTitle) {
    SvgOptions options = fragment("盤");
    options.language = Language::Japanese;
    EXPECT_TRUE(has(svg(one_of_each(), options), "lang=\"ja\""));
}

TEST(Svg, EscapesWhatComesFromOutside) {
    Scene scene{{1, 1}, {}};
    scene.items = {{Shape::Text, "clue", {30, 30}, {30, 30}, "<&>", "\"><script>"}};
    const std::string text = svg(scene, fragment("</title><script>"));
    EXPECT_FALSE(has(text, "<script>"));
    EXPECT_TRUE(has(text, ">&lt;&amp;&gt;</text>"));
    EXPECT_TRUE(has(text, "data-key=\"&quot;&gt;&lt;script&gt;\""));
}

TEST(Svg, ReplacesWhatXmlCannotHold) {
    const std::string bad =
        "a\x01"
        "b\xff\xc0\x80\xed\xa0\x80\xef\xbf\xbe"
        "c\xe3\x81";
    const std::string text = svg(one_of_each(), fragment(bad));
    EXPECT_FALSE(has(text, "\x01"));
    EXPECT_FALSE(has(text, "\xff"));
    EXPECT_FALSE(has(text, "\xc0"));
    EXPECT_FALSE(has(text, "\xed\xa0"));
    EXPECT_FALSE(has(text, "\xef\xbf\xbe"));
    EXPECT_TRUE(has(text,
                    "<title>a\xEF\xBF\xBD"
                    "b"));
    EXPECT_TRUE(has(svg(one_of_each(), fragment("é盤🪜")), "<title>é盤🪜</title>"));
}

TEST(Svg, DrawsAHaloFirst) {
    Scene scene{{1, 1}, {}};
    scene.items = {{Shape::Text, "clue-on", {30, 30}, {30, 30}, "4", "k"}};
    const std::string text = svg(scene, fragment());
    const std::size_t halo = text.find("class=\"role-clue-on halo\" stroke-width=\"4\"");
    const std::size_t itself = text.find("class=\"role-clue-on\" data-key=\"k\"");
    ASSERT_NE(halo, std::string::npos);
    ASSERT_NE(itself, std::string::npos);
    EXPECT_LT(halo, itself);
}

TEST(Svg, ARoleWithoutALookIsSeen) {
    Scene scene{{1, 1}, {}};
    scene.items = {{Shape::Disc, "no-such-role", {30, 30}}};
    EXPECT_TRUE(has(svg(scene, fragment()), "class=\"role-no-such-role\" stroke-width=\"2\""));
}

TEST(Roles, EachHasOneLookAndARuleInBothStylesheets) {
    const std::string paper = stylesheet(Colours::OnPaper);
    const std::string page = stylesheet(Colours::Variables);
    std::set<std::string_view> names;
    for (const Look& row : looks()) {
        EXPECT_TRUE(names.insert(row.role).second) << row.role;
        EXPECT_EQ(&look(row.role), &row);
        EXPECT_TRUE(row.fill != Tone::None || row.stroke != Tone::None) << row.role;
        EXPECT_EQ(row.stroke != Tone::None, row.width > 0) << row.role;
        EXPECT_EQ(row.halo != Tone::None, row.halo_width > row.width) << row.role;
        const std::string rule = "." + std::string("role-") + std::string(row.role) + "{";
        EXPECT_TRUE(has(paper, rule)) << row.role;
        EXPECT_TRUE(has(page, rule)) << row.role;
    }
    EXPECT_FALSE(has(paper, "var("));
    EXPECT_FALSE(has(page, "#"));
}

TEST(Roles, NamesTonesAsThePageDoes) {
    EXPECT_EQ(name(Tone::OchreWash), "ochre-wash");
    EXPECT_EQ(name(Tone::OnAi), "on-ai");
    EXPECT_EQ(on_paper(Tone::Shu).red, 0xB2);
}

TEST(Outline, HatchingOfNeighboursJoins) {
    const Look& hatch = look("because-hatch");
    const Item left{Shape::Fill, "because-hatch", {60, 0}, {120, 60}};
    const Item right{Shape::Fill, "because-hatch", {60, 60}, {120, 120}};
    const auto heights = [](const std::vector<Stroke>& lines, int x) {
        std::set<int> found;
        for (const Stroke& line : lines) {
            for (const Spot& end : line) {
                if (end.x == x) found.insert(end.y);
            }
        }
        return found;
    };
    const std::vector<Stroke> lines = strokes(left, hatch);
    EXPECT_EQ(lines.size(), 14U);
    // A stroke that leaves the left cell halfway up enters the right cell there.
    std::set<int> leaving = heights(lines, 600);
    std::set<int> entering = heights(strokes(right, hatch), 600);
    leaving.erase(600);
    entering.erase(600);
    leaving.erase(1200);
    entering.erase(1200);
    EXPECT_EQ(leaving, entering);
    EXPECT_FALSE(leaving.empty());
}

TEST(Outline, HatchingStaysInside) {
    const Item item{Shape::Fill, "because-hatch-on", {0, 60}, {60, 120}};
    const Look& how = look("because-hatch-on");
    const Box inside = box(item, how);
    EXPECT_EQ(inside, (Box{{636, 36}, 528, 528}));
    for (const Stroke& line : strokes(item, how)) {
        for (const Spot& end : line) {
            EXPECT_GE(end.x, inside.from.x);
            EXPECT_LE(end.x, inside.from.x + inside.width);
            EXPECT_GE(end.y, inside.from.y);
            EXPECT_LE(end.y, inside.from.y + inside.height);
        }
    }
}

TEST(Outline, AnArrowPointsTowardsItsSecondPoint) {
    const Look& how = look("arrow");
    const auto tip = [&](Point way) {
        return strokes({Shape::Arrow, "arrow", {30, 30}, Point{30, 30} + way}, how).front().back();
    };
    EXPECT_EQ(tip({-5, 0}), (Spot{300, 192}));
    EXPECT_EQ(tip({1, 0}), (Spot{300, 408}));
    EXPECT_EQ(tip({0, -9}), (Spot{192, 300}));
    EXPECT_EQ(tip({0, 2}), (Spot{408, 300}));
    EXPECT_EQ(tip({1, 1}), (Spot{375, 375})) << "a slanted one is as long";
}

TEST(Outline, AnArcBulgesToItsLeft) {
    const auto control = [](Point a, Point b, int size) {
        Look how;
        how.size = size;
        return curve({Shape::Arc, "grid", a, b}, how).control;
    };
    EXPECT_EQ(control({60, 0}, {60, 60}, 0), (Spot{300, 400}));
    EXPECT_EQ(control({60, 60}, {60, 0}, 0), (Spot{300, 800}));
    EXPECT_EQ(control({0, 60}, {60, 60}, 0), (Spot{800, 300}));
    EXPECT_EQ(control({60, 0}, {60, 60}, 440), (Spot{300, 160})) << "as high as its role says";
    EXPECT_EQ(control({0, 60}, {60, 60}, 440), (Spot{1040, 300}));
    EXPECT_EQ(control({0, 0}, {60, 60}, 440), (Spot{500, 100})) << "a slanted one is flat";
}

TEST(Outline, TheExtentHoldsTheFrame) {
    EXPECT_EQ(extent({10, 4}), (Box{{-30, -30}, 2460, 6060}));
}

TEST(Outline, AQuarterTurnLeavesAlongARowAndArrivesAlongAColumn) {
    const Curve turn = curve({Shape::Arc, "loop", {0, 18}, {18, 0}}, {.round = true});
    EXPECT_EQ(turn.control, (Spot{180, 180}));
    const Curve back = curve({Shape::Arc, "loop", {18, 0}, {0, 18}}, {.round = true});
    EXPECT_EQ(back.control, (Spot{0, 0}));
}

}  // namespace
}  // namespace hashigo::core
