// What saved files of all genres share: the header, the notes and what follows them.
#include "core/pzprv3.h"

#include <gtest/gtest.h>

namespace hashigo::core {
namespace {

struct Trailer {
    Notes notes;
    std::vector<Text> warnings;
};

Trailer read(std::string_view text) {
    Trailer trailer;
    Lines lines(text, kPzprv3Breaks);
    Line line;
    while (lines.next(line)) {
        if (!begins_trailer(line)) continue;
        read_trailer(lines, line, trailer.notes, trailer.warnings);
        break;
    }
    return trailer;
}

TEST(Pzprv3, HeaderGivesTheSize) {
    Lines lines("pzprv3.1\r\nany\r\n3\r\n7\r\nrest", kPzprv3Breaks);
    EXPECT_EQ(*read_pzprv3_header(lines), (Size{3, 7}));
    Line line;
    ASSERT_TRUE(lines.next(line));
    EXPECT_EQ(line.whole.text, "rest");
    EXPECT_EQ(pzprv3_header("any", {3, 7}), "pzprv3/any/3/7/");
}

TEST(Pzprv3, HeaderErrorsSayWhere) {
    const auto error = [](std::string_view text) {
        Lines lines(text, kPzprv3Breaks);
        const Result<Size> size = read_pzprv3_header(lines);
        return size ? "none" : size.error().code + "@" + std::to_string(*size.error().offset);
    };
    EXPECT_EQ(error("pzprv3/any/3"), "codec.missing-size@12");
    EXPECT_EQ(error("pzprv3/any"), "codec.missing-size@10");
    EXPECT_EQ(error("pzprv3/any/3 4/"), "codec.bad-character@13");
    EXPECT_EQ(error("pzprv3/any/0/4/"), "codec.bad-size@11");
    EXPECT_EQ(error("pzprv3/any/4/-1/"), "codec.bad-size@13");
}

TEST(Pzprv3, NotesAsPuzzlinkWritesThem) {
    const Trailer trailer = read(
        "info:{\n \"metadata\": {\n  \"author\": \"A/B {c}\",\n  \"source\": \"S\",\n"
        "  \"hard\": \"\",\n  \"comment\": \"x\\\"}\"\n }\n}\n");
    EXPECT_EQ(trailer.notes.author, "A/B {c}");
    EXPECT_EQ(trailer.notes.source, "S");
    EXPECT_EQ(trailer.notes.comment, "x\"}");
    EXPECT_TRUE(trailer.warnings.empty());
}

TEST(Pzprv3, NotesWithSlashesForLineEnds) {
    const Trailer trailer = read("info:{/ \"metadata\": {/  \"author\": \"A\"/ }/}/");
    EXPECT_EQ(trailer.notes.author, "A");
    EXPECT_TRUE(trailer.warnings.empty());
}

TEST(Pzprv3, WhatIsNotKeptIsSaid) {
    const auto warned = [](std::string_view text) {
        std::string all;
        for (const Text& warning : read(text).warnings) all += warning.en + "|";
        return all;
    };
    EXPECT_NE(warned(R"(info:{"metadata":{"hard":"5"}})").find("\"hard\""), std::string::npos);
    EXPECT_NE(warned(R"(info:{"metadata":{},"history":{"datas":[[1]]}})").find("history"),
              std::string::npos);
    EXPECT_NE(warned("history:{\"a\":1}").find("history"), std::string::npos);
    EXPECT_NE(warned("__HISTORY__/x").find("history"), std::string::npos);
    EXPECT_NE(warned("TrialData(1)/. . /# + /").find("trial"), std::string::npos);
    EXPECT_NE(warned("http://pzv.jp/p.html?any").find("follows"), std::string::npos);
    EXPECT_NE(warned("info:{}/more").find("follows"), std::string::npos);
    EXPECT_NE(warned("info:{\"metadata\":{").find("cannot be read"), std::string::npos);
    EXPECT_NE(warned("info:").find("cannot be read"), std::string::npos);
    EXPECT_EQ(warned("info:{}//"), "");
}

TEST(Pzprv3, NotesAfterTheStagesOfTrialMode) {
    const Trailer trailer =
        read("TrialData(2)/. /. /TrialData(1)/. /. /info:{\"metadata\":{\"author\":\"A\"}}");
    EXPECT_EQ(trailer.notes.author, "A");
    EXPECT_EQ(trailer.warnings.size(), 1U);
}

TEST(Pzprv3, WarningsStayFew) {
    std::string text = "info:{\"metadata\":{";
    for (int k = 0; k < 1000; ++k) text += fmt::format("\"k{}\":\"v\",", k);
    EXPECT_LE(read(text + "\"z\":\"v\"}}").warnings.size(), 8U);
}

TEST(Pzprv3, WrittenNotesComeBack) {
    const Notes notes{"T", "A/\\\"{}", "https://example.org/", "line\nline\t矢"};
    const std::string text = pzprv3_trailer(notes);
    const std::string strings = text.substr(text.find("\"title\""));
    EXPECT_EQ(strings.find('/'), std::string::npos);
    EXPECT_EQ(read(text).notes, notes);
    EXPECT_TRUE(read(text).warnings.empty());
    EXPECT_EQ(pzprv3_trailer({}), "");
}

TEST(Pzprv3, KnowsItsVersion) {
    EXPECT_EQ(pzprv3_version("pzprv3/any/2/3/"), 0);
    EXPECT_EQ(pzprv3_version("pzprv3.2/any/2/3/"), 2);
    EXPECT_EQ(pzprv3_version("pzprv3.1\nany\n2\n3\n"), 1);
    EXPECT_EQ(pzprv3_header("any", {2, 3}, 2), "pzprv3.2/any/2/3/");
    EXPECT_EQ(pzprv3_header("any", {2, 3}), "pzprv3/any/2/3/");
}

}  // namespace
}  // namespace hashigo::core
