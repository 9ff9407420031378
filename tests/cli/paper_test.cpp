// Pictures by cairo: they are files of their kind, the same each time, and refuse what is too
// large.
#include "cli/paper.h"

#include <gtest/gtest.h>

#include <string>

namespace hashigo::cli {
namespace {

core::Scene framed(core::Size size) {
    core::Scene scene{size, {}};
    const core::Point end{size.rows * core::kUnit, size.cols * core::kUnit};
    scene.items = {{core::Shape::Fill, "paper", {0, 0}, end},
                   {core::Shape::Fill, "because-hatch", {0, 0}, {60, 60}},
                   {core::Shape::Text, "clue-on", {30, 30}, {30, 30}, "7"},
                   {core::Shape::Arrow, "arrow", {30, 30}, {0, 30}},
                   {core::Shape::Disc, "dot", {30, 30}},
                   {core::Shape::Cross, "wrong-cross", {30, 30}},
                   {core::Shape::Arc, "grid", {0, 0}, end},
                   {core::Shape::Line, "grid", {0, 0}, end},
                   {core::Shape::Frame, "frame", {0, 0}, end}};
    return scene;
}

unsigned big_endian(const std::string& bytes, std::size_t at) {
    unsigned value = 0;
    for (std::size_t k = 0; k < 4; ++k) {
        value = value * 256U + static_cast<unsigned char>(bytes.at(at + k));
    }
    return value;
}

TEST(Paper, MakesAPngOfTheSizeAskedFor) {
    const auto picture = png(framed({2, 3}), 60);
    ASSERT_TRUE(picture.ok());
    EXPECT_EQ(picture->substr(0, 4), "\x89PNG");
    EXPECT_EQ(big_endian(*picture, 16), 186U);
    EXPECT_EQ(big_endian(*picture, 20), 126U);
    EXPECT_EQ(*picture, *png(framed({2, 3}), 60));
}

TEST(Paper, RefusesAPictureThatIsTooLarge) {
    for (const int cell : {0, -5, 200, 2147483647}) {
        const auto picture = png(framed({400, 600}), cell);
        ASSERT_FALSE(picture.ok());
        EXPECT_EQ(picture.error().code, "paper.large");
        EXPECT_FALSE(picture.error().message.ja.empty());
    }
}

TEST(Paper, FindsACellThatFits) {
    EXPECT_EQ(fitting_cell({10, 10}), 48);
    const int cell = fitting_cell({400, 600});
    EXPECT_GE(cell, 8);
    EXPECT_TRUE(png(framed({400, 600}), cell).ok());
}

TEST(Paper, MakesAPdfOfManyBoards) {
    std::vector<app::Plate> plates;
    plates.reserve(9);
    for (int k = 0; k < 9; ++k) plates.push_back({framed({3, 3}), std::to_string(k + 1)});
    const auto sheet = pdf(plates, 2);
    ASSERT_TRUE(sheet.ok());
    EXPECT_EQ(sheet->substr(0, 5), "%PDF-");
    EXPECT_NE(sheet->find("/Count 3"), std::string::npos) << "four boards a page";
    EXPECT_EQ(*sheet, *pdf(plates, 2));
}

TEST(Paper, RefusesAnEmptyOrOddSheet) {
    EXPECT_EQ(pdf({}, 2).error().code, "paper.empty");
    const std::vector<app::Plate> plates = {{framed({1, 1}), ""}};
    EXPECT_EQ(pdf(plates, 0).error().code, "paper.columns");
    EXPECT_EQ(pdf(plates, 7).error().code, "paper.columns");
    EXPECT_TRUE(pdf(plates, 6).ok());
}

TEST(Paper, SaysSoWhenACaptionIsNotText) {
    const std::vector<app::Plate> plates = {{framed({1, 1}), "\xff\xfe"}};
    EXPECT_EQ(pdf(plates, 1).error().code, "paper.failed");
}

}  // namespace
}  // namespace hashigo::cli
