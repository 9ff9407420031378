// How errors are shown: codes, carets, and nothing that a terminal would obey.
#include "app/errors.h"

#include <gtest/gtest.h>

#include <new>
#include <stdexcept>

#include "app/phrases.h"

namespace hashigo::app {
namespace {

core::Error at(std::size_t offset) {
    return core::Error{"some.code", {"It is wrong.", "違います。"}, offset};
}

TEST(ExitCodes, FollowTheFault) {
    EXPECT_EQ(exit_code(core::Fault::Usage), 2);
    EXPECT_EQ(exit_code(core::Fault::Unsupported), 2);
    EXPECT_EQ(exit_code(core::Fault::BadInput), 3);
    EXPECT_EQ(exit_code(core::Fault::Limit), 4);
    EXPECT_EQ(exit_code(core::Fault::Internal), 5);
}

TEST(Told, PointsAtTheOffset) {
    EXPECT_EQ(told(at(2), core::Language::English, "abcde"),
              "error[some.code]: It is wrong.\n  abcde\n    ^\n");
    EXPECT_EQ(told(at(2), core::Language::Japanese, "abcde"),
              "エラー[some.code]: 違います。\n  abcde\n    ^\n");
}

TEST(Told, ShowsTheLineOfTheOffset) {
    EXPECT_EQ(told(at(4), core::Language::English, "ab\ncde\nf"),
              "error[some.code]: It is wrong.\n  cde\n   ^\n");
    EXPECT_EQ(told(at(3), core::Language::English, "ab\n"),
              "error[some.code]: It is wrong.\n  \n  ^\n");
}

TEST(Told, CountsWideCharactersTwice) {
    EXPECT_EQ(told(at(3), core::Language::English, "盤x"),
              "error[some.code]: It is wrong.\n  盤x\n    ^\n");
}

TEST(Told, CutsLongInput) {
    const std::string shown = told(at(5000), core::Language::English, std::string(10000, 'a'));
    EXPECT_LT(shown.size(), 250U);
    EXPECT_NE(shown.find('^'), std::string::npos);
}

TEST(Told, LeavesOutAPointerThatPointsNowhere) {
    EXPECT_EQ(told(at(9), core::Language::English, "abc"), "error[some.code]: It is wrong.\n");
    EXPECT_EQ(told(at(0), core::Language::English, ""), "error[some.code]: It is wrong.\n");
}

TEST(Excerpt, IsShortAndHarmless) {
    EXPECT_EQ(excerpt("\x1b[31mred\a"), "?[31mred?");
    EXPECT_EQ(excerpt("a\nb"), "a b");
    EXPECT_EQ(excerpt("\2331mbold"), "?1mbold");       // a byte that is no UTF-8
    EXPECT_EQ(excerpt("\302\2331mbold"), "??1mbold");  // the same control as UTF-8
    EXPECT_EQ(excerpt("a\342\200\256b"), "a???b");     // from right to left from here on
    EXPECT_EQ(excerpt("… é 盤"), "… é 盤");
    EXPECT_EQ(excerpt(std::string(100, 'x')), std::string(40, 'x') + "…");
    // Cut between characters, not inside one.
    const std::string wide = excerpt(std::string(39, 'x') + "盤盤");
    EXPECT_EQ(wide, std::string(39, 'x') + "…");
}

TEST(LimitError, NamesTheLimit) {
    EXPECT_EQ(limit_error(core::Limit::Nodes).code, "limit.nodes");
    EXPECT_EQ(limit_error(core::Limit::Time).code, "limit.time");
    EXPECT_EQ(limit_error(core::Limit::Memory).code, "limit.memory");
    EXPECT_EQ(limit_error(core::Limit::Cancelled).code, "limit.cancelled");
    core::Budget none(0);
    ASSERT_FALSE(none.spend());
    const auto error = limit_error(none, core::say(tr("count.so-far"), 7));
    EXPECT_EQ(error.code, "limit.nodes");
    EXPECT_EQ(error.fault, core::Fault::Limit);
    EXPECT_NE(error.message.en.find("Found so far: 7."), std::string::npos);
    EXPECT_NE(error.message.ja.find("7個"), std::string::npos);
}

TEST(LimitError, SaysTheBytesThatAreNeededAndThoseAllowed) {
    core::Budget small;
    small.limit_bytes(1000);
    ASSERT_FALSE(small.afford(123456));
    const auto error = limit_error(small);
    EXPECT_EQ(error.code, "limit.memory");
    for (const std::string& text : {error.message.en, error.message.ja}) {
        EXPECT_NE(text.find("123456"), std::string::npos);
        EXPECT_NE(text.find("1000"), std::string::npos);
    }
}

TEST(Caught, TurnsExceptionsIntoErrors) {
    const auto thrown = [](auto exception) {
        try {
            throw exception;
        } catch (...) {
            return caught();
        }
    };
    EXPECT_EQ(thrown(std::bad_alloc()).code, "limit.memory");
    EXPECT_EQ(thrown(std::runtime_error("oops")).message.en, "Internal error: oops");
    EXPECT_EQ(thrown(7).fault, core::Fault::Internal);
}

}  // namespace
}  // namespace hashigo::app
