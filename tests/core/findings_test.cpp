// Findings and published numbers: intervals, keys, reading claims, and every verdict.
#include "core/findings.h"

#include <gtest/gtest.h>

#include "core/claims.h"
#include "core/experiment.h"

namespace hashigo::core {
namespace {

constexpr Phrase kGrid = {"grid", "grid", "格子"};
constexpr Phrase kStones = {"stones", "stones", "石"};
constexpr Phrase kShare = {"share", "share", "割合"};

Findings sample() {
    Findings findings;
    findings.columns = {{kGrid, Kind::Key}, {kStones, Kind::Key}, {kShare, Kind::Sampled}};
    findings.rows = {{words("6x6"), whole(8), percent(20, 1000)},
                     {words("6x6"), whole(9), whole(7)}};
    findings.draws = {1, 1000};
    return findings;
}

std::vector<Claim> claims(const std::string& lines) {
    const auto read = read_claims("head\n" + lines);
    EXPECT_TRUE(read.ok());
    return read ? *read : std::vector<Claim>();
}

// The verdict on the first claim of some lines.
Agreement verdict(const std::string& lines) {
    const std::vector<Claim> published = claims(lines);
    const Comparison comparison = compare(sample(), "e", published);
    EXPECT_EQ(comparison.found.size(), 1U) << lines;
    return comparison.found.at(0).agreement;
}

TEST(Findings, RowsAreNamedByTheirKeys) {
    EXPECT_EQ(row_key(sample(), 0), "6x6 8");
}

// Wilson's interval of 20 in 1000: known to four places.
TEST(Findings, WilsonsIntervalIsTheKnownOne) {
    const Interval share = wilson(20, 1000);
    EXPECT_NEAR(share.low, 0.0130, 0.00005);
    EXPECT_NEAR(share.high, 0.0307, 0.00005);
    EXPECT_EQ(wilson(0, 10).low, 0);
    EXPECT_EQ(wilson(10, 10).high, 1);
}

TEST(Findings, CellsShowTheirInterval) {
    EXPECT_EQ(shown(percent(20, 1000)), "2.00 [1.30, 3.07]");
    EXPECT_EQ(shown(whole(12)), "12");
    EXPECT_EQ(shown(percent(0, 0)), "");
    EXPECT_EQ(shown(exact_percent(1, 3)), "33.33");
}

TEST(Findings, MeansHaveTheNormalInterval) {
    const Cell cell = mean({1, 2, 3, 4}, 2);
    EXPECT_EQ(cell.text, "2.50");
    EXPECT_NEAR(cell.interval->low, 2.5 - 1.265, 0.001);  // 1.96 * 1.29099 / 2
    EXPECT_NEAR(cell.interval->high, 2.5 + 1.265, 0.001);
    EXPECT_FALSE(mean({3}, 1).interval.has_value());
    EXPECT_EQ(mean({}, 1).text, "");
}

TEST(Findings, MediansLieBetweenOrderStatistics) {
    EXPECT_EQ(median({3, 1, 2}).text, "2");
    EXPECT_EQ(median({4, 1, 2, 3}).text, "2.5");
    std::vector<std::uint64_t> values;
    for (std::uint64_t k = 0; k < 100; ++k) values.push_back(k);
    const Cell cell = median(values);
    EXPECT_LE(cell.interval->low, 41);
    EXPECT_GE(cell.interval->high, 59);
    EXPECT_EQ(median({}).text, "");
}

TEST(Claims, LinesAreReadWithTheirKind) {
    const auto read = claims("e\t6x6 8\tshare\t2.00\tsampled\t\twhy\tなぜ\n\n# a remark\n");
    ASSERT_EQ(read.size(), 1U);
    EXPECT_EQ(read[0].row, "6x6 8");
    EXPECT_EQ(read[0].kind, Kind::Sampled);
    EXPECT_EQ(read[0].note.ja, "なぜ");
    EXPECT_EQ(read[0].source, "");
}

TEST(Claims, SourcesAreNamedOnce) {
    const std::string line = "e\t6x6 8\tshare\t2.00\tsampled\t\t\t\n";
    const auto published = claims("# published one\n" + line + line + "# published two\n" + line);
    EXPECT_EQ(sources(compare(sample(), "e", published)), (std::vector<std::string>{"one", "two"}));
}

TEST(Claims, BadLinesAreRefusedWithTheirPlace) {
    const auto few = read_claims("head\ne\tr\tc\t1\texact\n");
    ASSERT_FALSE(few.ok());
    EXPECT_EQ(few.error().code, "claims.columns");
    EXPECT_EQ(few.error().offset, 5U);
    const auto kind = read_claims("head\ne\tr\tc\t1\tsure\t\t\t\n");
    ASSERT_FALSE(kind.ok());
    EXPECT_EQ(kind.error().code, "claims.kind");
}

TEST(Claims, EveryVerdictIsGiven) {
    EXPECT_EQ(verdict("e\t6x6 8\tshare\t2.00\tsampled\t\t\t"), Agreement::Equal);
    EXPECT_EQ(verdict("e\t6x6 8\tshare\t3.05\tsampled\t\t\t"), Agreement::Within);
    EXPECT_EQ(verdict("e\t6x6 8\tshare\t40/1000\tsampled\t\t\t"), Agreement::Within);
    EXPECT_EQ(verdict("e\t6x6 8\tshare\t80/1000\tsampled\t\t\t"), Agreement::Outside);
    EXPECT_EQ(verdict("e\t6x6 8\tshare\t9.9\tsampled\t2.1\tw\tw"), Agreement::Corrected);
    EXPECT_EQ(verdict("e\t6x6 8\tshare\t2.9\tsampled\t2.1\tw\tw"), Agreement::Undecided);
    EXPECT_EQ(verdict("e\t6x6 8\tshare\t40/1000\tsampled\t2.1\tw\tw"), Agreement::Undecided);
    EXPECT_EQ(verdict("e\t6x6 8\tshare\t2.00\tother\t\t\t"), Agreement::Shown);
    EXPECT_EQ(verdict("e\t6x6 8\tshare\t9.9\tcost\t\t\t"), Agreement::Shown);
    EXPECT_EQ(verdict("e\t6x6 9\tshare\t9\tsampled\t\t\t"), Agreement::Shown);
    EXPECT_EQ(verdict("e\t6x6 9\tshare\t8\texact\t7\tw\tw"), Agreement::Corrected);
    EXPECT_EQ(verdict("e\t6x6 9\tshare\t8\texact\t\t\t"), Agreement::Differs);
}

TEST(Claims, WhatHasNoRowIsMissing) {
    const auto published =
        claims("e\t7x7 8\tshare\t2\texact\t\t\t\nother\t6x6 8\tshare\t2\texact\t\t\t");
    const Comparison comparison = compare(sample(), "e", published);
    EXPECT_TRUE(comparison.found.empty());
    EXPECT_EQ(comparison.missing.size(), 1U);
}

TEST(Claims, PublishedColumnsStandBesideOurs) {
    const auto published = claims("e\t6x6 8\tshare\t40/1000\tsampled\t\t\t");
    const Table table = beside(sample(), compare(sample(), "e", published), Language::English);
    EXPECT_EQ(table.columns,
              (std::vector<std::string>{"grid", "stones", "share", "published", "agreement"}));
    EXPECT_EQ(table.rows[0][3], "4.00 (40/1000)");
    EXPECT_EQ(table.rows[0][4], "within the interval");
    EXPECT_EQ(table.rows[1][4], "");
}

// What is drawn depends on the seed alone.
TEST(Lab, WorkIsBookedInOrderOnAnyNumberOfThreads) {
    const auto run = [](int jobs) {
        Budget budget(5000);
        Lab lab{Scale::Quick, 7, jobs, budget, {}};
        std::vector<std::uint64_t> drawn(600);
        const Random random = lab.random(3);
        EXPECT_TRUE(lab.each(drawn.size(), 10, [&](std::size_t k, Budget& part) {
            Random own = random.fork(k);
            drawn[k] = own.next();
            while (own.below(3) != 0 && part.spend()) continue;
        }));
        drawn.push_back(budget.spent());
        return drawn;
    };
    EXPECT_EQ(run(1), run(4));
}

TEST(Lab, ALimitOfNodesEndsTheWork) {
    Budget budget(1000);
    Lab lab{Scale::Quick, 1, 2, budget, {}};
    EXPECT_FALSE(lab.each(100000, 10, [](std::size_t, Budget& part) { part.spend(); }));
    EXPECT_TRUE(budget.exhausted());
}

}  // namespace
}  // namespace hashigo::core
