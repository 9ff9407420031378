// Numbers as people type them, and as hostile people do.
#include "app/numbers.h"

#include <gtest/gtest.h>

namespace hashigo::app {
namespace {

TEST(Whole, TakesDigitsWithinItsRange) {
    EXPECT_EQ(*whole("--n", "0"), 0U);
    EXPECT_EQ(*whole("--n", "007"), 7U);
    EXPECT_EQ(*whole("--n", "18446744073709551615"), kWholeMost);
    EXPECT_EQ(*whole("--n", "5", 5, 5), 5U);
}

TEST(Whole, RefusesEverythingElse) {
    for (const char* text : {"", "-1", "+1", " 1", "1 ", "1e3", "0x5", "3.5", "nan", "１"}) {
        const auto value = whole("--n", text);
        ASSERT_FALSE(value) << text;
        EXPECT_EQ(value.error().code, "usage.whole") << text;
        EXPECT_EQ(value.error().fault, core::Fault::Usage);
    }
    EXPECT_EQ(whole("--n", "18446744073709551616").error().message.en,
              "--n: 18446744073709551616 is not from 0 to 18446744073709551615.");
    EXPECT_EQ(whole("--n", "4", 5, 9).error().code, "usage.range");
    EXPECT_EQ(whole("--n", "10", 5, 9).error().code, "usage.range");
    EXPECT_EQ(whole("--n", std::string(10000, '9'), 5, 9).error().code, "usage.range");
}

TEST(Real, TakesPlainDecimals) {
    EXPECT_DOUBLE_EQ(*real("--q", "2", 0, 9), 2.0);
    EXPECT_DOUBLE_EQ(*real("--q", "0.75", 0, 9), 0.75);
    EXPECT_DOUBLE_EQ(*real("--q", "10.125", 0, 99), 10.125);
}

TEST(Real, RefusesEverythingElse) {
    for (const char* text : {"", ".", "1.", ".5", "-1", "nan", "inf", "1e400", "1,5", "0x1p3"}) {
        EXPECT_EQ(real("--q", text, 0, 9).error().code, "usage.real") << text;
    }
    EXPECT_EQ(real("--q", "9.5", 0, 9).error().code, "usage.range");
    EXPECT_FALSE(real("--q", std::string(400, '9'), 0, 9));
}

TEST(Bytes, KnowsItsUnits) {
    EXPECT_EQ(*byte_count("--memory", "512"), 512U);
    EXPECT_EQ(*byte_count("--memory", "3K"), 3U << 10U);
    EXPECT_EQ(*byte_count("--memory", "512M"), std::uint64_t{512} << 20U);
    EXPECT_EQ(*byte_count("--memory", "2g"), std::uint64_t{2} << 30U);
    for (const char* text : {"", "M", "-1M", "1T", "99999999999999G", "1.5G"}) {
        EXPECT_EQ(byte_count("--memory", text).error().code, "usage.bytes") << text;
    }
}

TEST(BoardSize, IsRowsByColumns) {
    EXPECT_EQ(*board_size("8x10"), (core::Size{8, 10}));
    EXPECT_EQ(*board_size("1X999"), (core::Size{1, 999}));
}

TEST(BoardSize, RefusesWhatNoBoardCanBe) {
    for (const char* text : {"", "x", "5", "5x", "x5", "-3x3", "3.5x2", "5x5x5", "ax b"}) {
        EXPECT_EQ(board_size(text).error().code, "usage.size") << text;
    }
    for (const char* text :
         {"0x5", "5x0", "1000x1", "999x999", "99999x99999", "18446744073709551617x1"}) {
        EXPECT_EQ(board_size(text).error().code, "usage.size-range") << text;
    }
}

}  // namespace
}  // namespace hashigo::app
