// Tables: alignment by kind of column, wide characters, Markdown.
#include "core/table.h"

#include <gtest/gtest.h>

namespace hashigo::core {
namespace {

const Table kTable = {"Counts", {"size", "count"}, {{"5x5", "20297"}, {"11x11", "7"}}};

TEST(Table, AlignsNumbersRightAndWordsLeft) {
    EXPECT_EQ(to_text(kTable), "Counts\nsize   count\n5x5    20297\n11x11      7\n");
}

TEST(Table, CountsColumnsAndNotBytes) {
    const Table table{"", {"段", "n"}, {{"é", "1"}}};
    EXPECT_EQ(to_text(table), "段  n\né   1\n");
}

TEST(Table, WritesMarkdown) {
    EXPECT_EQ(to_markdown(kTable),
              "**Counts**\n\n| size | count |\n| --- | ---: |\n| 5x5 | 20297 |\n| 11x11 | 7 |\n");
    EXPECT_EQ(to_markdown({"", {"a|b"}, {}}), "| a\\|b |\n| --- |\n");
}

TEST(Table, DecimalsAreFixed) {
    EXPECT_EQ(decimal(1.0 / 3, 3), "0.333");
    EXPECT_EQ(decimal(2, 0), "2");
}

}  // namespace
}  // namespace hashigo::core
