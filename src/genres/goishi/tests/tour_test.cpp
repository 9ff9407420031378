// Each stop of the rules tour is what it says it is.
#include "genres/goishi/tour.h"

#include <gtest/gtest.h>

#include "core/referee.h"
#include "genres/goishi/codec.h"
#include "genres/goishi/genre.h"
#include "genres/goishi/referee.h"

namespace hashigo::goishi {
namespace {

TEST(Tour, EachStopIsWhatItSays) {
    const std::vector<core::TourStop> stops = tour();
    EXPECT_EQ(stops.size(), 6U);
    for (const core::TourStop& stop : stops) {
        EXPECT_FALSE(stop.says.en.empty() || stop.says.ja.empty());
        const auto position = read(stop.position);
        ASSERT_TRUE(position.ok()) << stop.position;
        EXPECT_EQ(legal(position->puzzle, position->marks), stop.legal) << stop.says.en;
    }
}

TEST(Tour, EachWrongStopBreaksOneRule) {
    std::vector<std::string_view> codes;
    for (const core::TourStop& stop : tour()) {
        const auto position = read(stop.position);
        ASSERT_TRUE(position.ok());
        for (const core::Rule<Goishi>& rule : rules()) {
            for (const core::Lapse& lapse : rule.check(position->puzzle, position->marks)) {
                EXPECT_FALSE(lapse.sites.empty()) << stop.says.en;
                codes.push_back(rule.sentence.key);
            }
        }
    }
    const std::vector<std::string_view> expected = {"stone-skipped", "turned-back", "diagonal-move",
                                                    "stones-left"};
    EXPECT_EQ(codes, expected);
}

}  // namespace
}  // namespace hashigo::goishi
