// Walls and values of an address, without a genre.
#include "core/borders.h"

#include <gtest/gtest.h>

#include <utility>

namespace hashigo::core {
namespace {

using Walls = std::vector<std::uint8_t>;

TEST(Borders, WallsArePackedInTwoParts) {
    // Two rows of three: four walls to the right, then three below in a character of their own.
    const Walls walls = {0, 1, 1, 0, 0, 1, 0};
    EXPECT_EQ(write_walls({2, 3}, walls), "c8");
    std::size_t at = 1;
    const auto read = read_walls({"/c8xyz", 10}, at, {2, 3});
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(*read, walls);
    EXPECT_EQ(at, 3U);
}

TEST(Borders, ThinBoardsHaveOnePartOrNone) {
    EXPECT_EQ(write_walls({1, 1}, {}), "");
    EXPECT_EQ(write_walls({1, 4}, {1, 1, 1}), "s");
    std::size_t at = 0;
    EXPECT_EQ(read_walls({"s", 0}, at, {4, 1})->size(), 3U);
}

TEST(Borders, WallsEndTooSoonOrAreNone) {
    std::size_t at = 0;
    const auto cut = read_walls({"c", 7}, at, {2, 3});
    ASSERT_FALSE(cut.ok());
    EXPECT_EQ(cut.error().code, "codec.missing-walls");
    EXPECT_EQ(cut.error().offset, 8U);
    at = 0;
    const auto bad = read_walls({"cw", 7}, at, {2, 3});
    ASSERT_FALSE(bad.ok());
    EXPECT_EQ(bad.error().code, "codec.bad-character");
    EXPECT_EQ(bad.error().offset, 8U);
}

std::vector<std::pair<std::size_t, int>> values(std::string_view text, std::size_t places) {
    std::vector<std::pair<std::size_t, int>> all;
    const auto error = read_values({text, 0}, places, [&](std::size_t place, auto number) {
        all.emplace_back(place, number.value_or(-1));
    });
    EXPECT_FALSE(error.has_value()) << text;
    return all;
}

TEST(Borders, ValuesStandAtTheirPlaces) {
    using All = std::vector<std::pair<std::size_t, int>>;
    EXPECT_EQ(values("0h.f", 9), (All{{0, 0}, {3, -1}, {4, 15}}));
    EXPECT_EQ(values("-10+fff=000%000*0000$00000", 6),
              (All{{0, 16}, {1, 4095}, {2, 4096}, {3, 8192}, {4, 12240}, {5, 77776}}));
    EXPECT_EQ(values("z1", 21), (All{{20, 1}}));
    EXPECT_TRUE(values("", 3).empty());
}

TEST(Borders, EveryNumberIsReadAsItIsWritten) {
    for (int number = 0; number < 90000; number += number < 300 ? 1 : 97) {
        EXPECT_EQ(values(write_value(number), 1).front().second, number);
    }
    EXPECT_EQ(values(write_value(kMaxValue), 1).front().second, kMaxValue);
    EXPECT_EQ(write_value(std::nullopt), ".");
}

TEST(Borders, TooManyValuesAreSurplus) {
    const auto error = read_values({"01", 5}, 1, [](std::size_t, auto) {});
    ASSERT_TRUE(error.has_value());
    EXPECT_EQ(error->code, "codec.surplus-data");
    EXPECT_EQ(error->offset, 6U);
}

}  // namespace
}  // namespace hashigo::core
