// What the terminal does with signals: the first cancels, and its echo does not end the program.
#include "cli/terminal.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <iostream>
#include <sstream>
#include <streambuf>
#include <thread>

namespace hashigo::cli {
namespace {

// In a process of its own, as it ends.
void struck(int blows, std::chrono::milliseconds between) {
    const app::Io io = terminal();
    for (int k = 0; k < blows; ++k) {
        if (k > 0) std::this_thread::sleep_for(between);
        std::raise(SIGTERM);
    }
    std::_Exit(io.cancel->load() ? 0 : 1);
}

// Zeros without end.
class Endless : public std::streambuf {
  protected:
    int_type underflow() override { return 0; }
    int_type uflow() override { return 0; }
    std::streamsize xsgetn(char* to, std::streamsize count) override {
        std::fill_n(to, count, '\0');
        return count;
    }
};

TEST(StandardInput, IsReadOnceAndNotWithoutEnd) {
    std::istringstream words("yajikazu/1/1/a");
    std::streambuf* const before = std::cin.rdbuf(words.rdbuf());
    const app::Io io = terminal();
    EXPECT_EQ(io.read_stdin(), "yajikazu/1/1/a");
    EXPECT_FALSE(io.read_stdin().has_value());
    Endless zeros;
    std::cin.clear();
    std::cin.rdbuf(&zeros);
    EXPECT_FALSE(terminal().read_stdin().has_value());
    std::cin.rdbuf(before);
}

TEST(Files, AreReplacedWholeOrNotAtAll) {
    const std::string path = testing::TempDir() + "hashigo-replaced";
    const app::Io io = terminal();
    const auto write = [](const char* text) { return [text](std::ostream& out) { out << text; }; };
    const auto fail = [](std::ostream& out) {
        out << "half";
        out.setstate(std::ios::badbit);
    };
    EXPECT_TRUE(io.replace_file(path, write("one")));
    EXPECT_TRUE(io.replace_file(path, write("two")));
    EXPECT_FALSE(io.replace_file(path, fail));
    EXPECT_FALSE(io.replace_file(path + "/within", write("three")));
    std::string kept;
    *io.open_file(path) >> kept;
    EXPECT_EQ(kept, "two");
    EXPECT_FALSE(io.read_file(path + ".new").has_value());
    EXPECT_EQ(io.open_file(testing::TempDir()), nullptr);
    EXPECT_EQ(io.open_file(path + "-none"), nullptr);
    std::remove(path.c_str());
}

TEST(Signals, OneThatComesTwiceAtOnceCancels) {
    using namespace std::chrono_literals;
    EXPECT_EXIT(struck(1, 0ms), testing::ExitedWithCode(0), "");
    EXPECT_EXIT(struck(2, 0ms), testing::ExitedWithCode(0), "");
}

TEST(Signals, ALaterOneEndsTheProgram) {
    using namespace std::chrono_literals;
    EXPECT_EXIT(struck(2, 500ms), testing::KilledBySignal(SIGTERM), "");
}

}  // namespace
}  // namespace hashigo::cli
