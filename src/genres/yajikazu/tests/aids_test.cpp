// What comes by itself: white round a shaded cell, never over a mark; and which clues are used up.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "genres/yajikazu/codec.h"
#include "genres/yajikazu/genre.h"

namespace hashigo::yajikazu {
namespace {

using Position = core::Position<Yajikazu>;

Position board(const std::string& text) {
    auto position = read(text);
    EXPECT_TRUE(position.ok()) << text;
    return *position;
}

core::Sites at(int row, int col) {
    return {{core::Site::Kind::Cell, row, col, 0, 0}};
}

TEST(Aids, WhiteStandsRoundAShadedCellWhereNothingWas) {
    const Position position = board("pzprv3/yajikazu/2/3/. . . /. . . /. # . /# . . /");
    const auto followed = Yajikazu::follow(position.puzzle, position.marks, at(0, 1));
    const auto wanted = board("pzprv3/yajikazu/2/3/. . . /. . . /+ # + /# + . /");
    EXPECT_EQ(followed.after, wanted.marks);
    EXPECT_EQ(followed.changed.size(), 3U);
}

TEST(Aids, NothingStandsRoundACellThatIsNotShaded) {
    const Position position = board("pzprv3/yajikazu/1/3/. . . /# + . /");
    const auto followed = Yajikazu::follow(position.puzzle, position.marks, at(0, 1));
    EXPECT_EQ(followed.after, position.marks);
    EXPECT_TRUE(followed.changed.empty());
}

// Whether the first cell's clue, which counts one to its right, is used up.
bool used(const std::string& marks) {
    const Position position = board("pzprv3/yajikazu/1/3/4,1 . . /" + marks + " /");
    const core::Sites sites = Yajikazu::used(position.puzzle, position.marks);
    EXPECT_LE(sites.size(), 1U);
    return !sites.empty();
}

TEST(Aids, AClueIsUsedUpWhenItIsMetAndSeesNothingOpen) {
    EXPECT_TRUE(used("+ # +"));
    EXPECT_FALSE(used("+ # .")) << "something is open";
    EXPECT_FALSE(used("+ + +")) << "broken";
    EXPECT_FALSE(used(". # +")) << "it may yet be false";
    EXPECT_FALSE(used("# + +")) << "struck as it is";
}

TEST(Aids, AUsedClueIsDrawnOtherwiseOnlyIfWanted) {
    const Position position = board("pzprv3/yajikazu/1/3/4,1 . . /+ # + /");
    const auto roles = [&](const core::Sites& sites) {
        core::Overlay overlay;
        overlay.used = sites;
        const core::Scene scene = Yajikazu::scene(position.puzzle, position.marks, overlay);
        return std::count_if(scene.items.begin(), scene.items.end(), [](const core::Item& item) {
            return item.role == "clue-used" || item.role == "arrow-used";
        });
    };
    EXPECT_EQ(roles({}), 0);
    EXPECT_EQ(roles(Yajikazu::used(position.puzzle, position.marks)), 2);
}

}  // namespace
}  // namespace hashigo::yajikazu
