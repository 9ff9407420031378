// The census: the known tables, a second method, and a result that hangs on neither threads nor
// machine nor on having been interrupted.
#include "genres/goishi/census.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <sstream>

#include "core/random.h"
#include "genres/goishi/census_clean.h"
#include "genres/goishi/moves.h"
#include "genres/goishi/oracle/by_walk.h"
#include "genres/goishi/state.h"
#include "genres/goishi/tests/boards.h"

namespace hashigo::goishi::census {
namespace {

double scale() {
    const char* scale = std::getenv("HASHIGO_TEST_SCALE");
    return scale == nullptr ? 1.0 : std::atof(scale);
}

Census census_of(const Wish& wish) {
    core::Budget budget;
    const auto census = take(wish, budget);
    EXPECT_TRUE(census.ok());
    return *census;
}

std::uint64_t puzzles(const Census& census) {
    std::uint64_t sum = 0;
    for (int stones = 2; stones <= census.size.cells(); ++stones) sum += census.puzzles_of(stones);
    return sum;
}

struct Known {
    core::Size size;
    std::uint64_t completable = 0;
    std::uint64_t unique = 0;
    int fewest = 0;
    int most = 0;
    int best = 0;
    std::uint64_t at_best = 0;
};
constexpr std::array<Known, 10> kKnown = {{
    {{2, 10}, 612069, 20, 0, 0, 0, 0},
    {{3, 4}, 2718, 24, 7, 7, 7, 12},
    {{3, 5}, 21788, 275, 7, 10, 8, 120},
    {{3, 6}, 177437, 3582, 7, 12, 9, 1128},
    {{4, 4}, 44571, 416, 7, 10, 8, 192},
    {{4, 5}, 751237, 10316, 7, 13, 10, 3464},
    {{3, 7}, 1452771, 39849, 7, 14, 11, 10776},
    {{3, 8}, 11898783, 388524, 7, 16, 12, 100572},
    {{4, 6}, 12694507, 220684, 7, 15, 11, 63252},
    {{5, 5}, 26092550, 322257, 7, 15, 11, 92608},
}};

TEST(GoishiCensus, GivesTheKnownTables) {
    for (const Known& known : kKnown) {
        if (scale() < 1 && known.size.cells() > 21) continue;
        const Census census = census_of({known.size});
        const Tally total = census.total();
        EXPECT_EQ(total.completable, known.completable);
        EXPECT_EQ(total.unique, known.unique);
        EXPECT_EQ(puzzles(census), known.unique - static_cast<std::uint64_t>(known.size.cells()));
        for (int stones = 2; stones <= known.size.cells(); ++stones) {
            const bool within = stones >= known.fewest && stones <= known.most;
            ASSERT_EQ(census.puzzles_of(stones) > 0, within) << stones;
            ASSERT_LE(census.puzzles_of(stones), known.at_best);
        }
        if (known.best > 0) {
            EXPECT_EQ(census.puzzles_of(known.best), known.at_best);
        }
    }
}

TEST(GoishiCensus, FindsNoPuzzleOnNarrowGrids) {
    for (int cols = 1; cols <= 12; ++cols) EXPECT_EQ(puzzles(census_of({{1, cols}})), 0U) << cols;
    const int widest = scale() < 1 ? 8 : 11;
    for (int cols = 2; cols <= widest; ++cols) {
        EXPECT_EQ(puzzles(census_of({{2, cols}})), 0U) << cols;
    }
    EXPECT_EQ(puzzles(census_of({{3, 3}})), 0U);
}

struct Without {
    core::Size size;
    std::uint64_t completable = 0;
    std::uint64_t unique = 0;
    std::uint64_t in_both = 0;
    std::uint64_t puzzles_in_both = 0;
};
constexpr std::array<Without, 5> kWithout = {{
    {{3, 4}, 3259, 232, 12, 0},
    {{3, 5}, 27274, 1351, 15, 0},
    {{3, 6}, 227637, 6522, 18, 0},
    {{4, 4}, 54427, 2928, 112, 96},
    {{4, 5}, 917043, 29980, 1444, 1424},
}};

TEST(GoishiCensus, AlsoCountsWhereOneMayTurnBack) {
    for (const Without& known : kWithout) {
        const Census census = census_of({known.size, true});
        const Tally total = census.total();
        EXPECT_EQ(total.free_completable, known.completable);
        EXPECT_EQ(total.free_unique, known.unique);
        EXPECT_EQ(total.unique_in_both, known.in_both);
        EXPECT_EQ(total.unique_in_both - census.by_stones[1].unique_in_both, known.puzzles_in_both);
    }
}

TEST(GoishiCensus, HangsOnNeitherThreadsNorMachineNorOrientation) {
    const Census one = census_of({{4, 5}, true, true, 1});
    for (const Wish& wish : {Wish{{4, 5}, true, true, 3}, Wish{{4, 5}, true, true, 1, true}}) {
        const Census other = census_of(wish);
        EXPECT_EQ(other.by_stones, one.by_stones);
        EXPECT_EQ(other.puzzles, one.puzzles);
    }
    EXPECT_EQ(census_of({{5, 4}, true}).by_stones, one.by_stones);
}

TEST(GoishiCensus, GoesOnAfterAnyLayer) {
    const Wish wish{{3, 5}, true, true, 2};
    const Census whole = census_of(wish);
    for (const int stop : {0, 1, 7, 11, 15}) {
        core::Budget budget;
        auto run = Run::start(wish, budget);
        ASSERT_TRUE(run.ok());
        while (run->layer() < stop) ASSERT_TRUE(run->advance(budget));
        std::stringstream text;
        run->write(text);
        auto again = Run::read(text, 1, budget);
        ASSERT_TRUE(again.ok());
        EXPECT_EQ(again->layer(), stop);
        while (!again->done()) ASSERT_TRUE(again->advance(budget));
        EXPECT_EQ(again->census().by_stones, whole.by_stones);
        EXPECT_EQ(again->census().puzzles, whole.puzzles);
    }
}

TEST(GoishiCensus, RefusesWhatItDidNotWrite) {
    core::Budget budget;
    auto run = Run::start({{3, 4}, false, true}, budget);
    ASSERT_TRUE(run->advance(budget));
    std::stringstream text;
    run->write(text);
    const std::string good = text.str();
    std::vector<std::string> bad = {"",
                                    "hashigo-census-1 3 4 0 1 99 0\n",
                                    "hashigo-census-1 6 6 0 1 2 0\n",
                                    "hashigo-census-1 -3 4 0 1 2 0\n",
                                    "hashigo-census-1 3 4 0 1 2 99999999\n",
                                    "other 3 4 0 1 2 0\n"};
    for (std::size_t end = 0; end < good.size(); end += 97) bad.push_back(good.substr(0, end));
    for (const std::string& bytes : bad) {
        std::stringstream in(bytes);
        const auto read = Run::read(in, 1, budget);
        ASSERT_FALSE(read.ok()) << bytes.substr(0, 40);
        EXPECT_EQ(read.error().code, "census.unreadable");
    }
}

TEST(GoishiCensus, SaysWhatItNeedsBeforeItTakesIt) {
    core::Budget budget;
    budget.limit_bytes(1U << 20U);
    const auto large = take({{5, 6}, false, false, 1}, budget);
    ASSERT_FALSE(large.ok());
    EXPECT_EQ(large.error().code, "limit.memory");
    EXPECT_EQ(large.error().fault, core::Fault::Limit);
    const auto bytes = std::to_string(Sweep::bytes({6, 5}, {false, false, 1}));
    EXPECT_NE(large.error().message.en.find(bytes), std::string::npos);
    EXPECT_LT(Sweep::bytes({6, 5}, {false, false, 2}), std::uint64_t{4} << 30U);

    core::Budget nodes(20);
    EXPECT_EQ(take({{4, 5}}, nodes).error().code, "limit");
    core::Budget enough;
    EXPECT_EQ(take({{6, 6}}, enough).error().code, "census.too-large");
    EXPECT_EQ(enough.spent(), 0U);
}

TEST(GoishiCensus, SpendsTheWorkItAnnounces) {
    core::Budget budget;
    auto run = Run::start({{4, 4}}, budget);
    while (!run->done()) ASSERT_TRUE(run->advance(budget));
    EXPECT_EQ(budget.spent(), run->work());
}

std::uint64_t answers(Puzzle p, bool reversal, std::uint64_t most) {
    p.variant.reversal = reversal;
    return oracle::enumerate_by_walk(p, start(p), most, 0, [] { return true; }).count;
}

TEST(GoishiCensus, ListsOnePuzzleOfEachClass) {
    const Census census = census_of({{3, 4}, false, true});
    ASSERT_EQ(census.puzzles.size(), 3U);
    std::set<std::vector<char>> all;
    for (const Puzzle& p : census.puzzles) {
        EXPECT_EQ(p.size, (core::Size{3, 4}));
        EXPECT_EQ(answers(p, false, 2), 1U);
        for (const auto& to : symmetries(p.size)) {
            std::vector<char> image(p.stones.size());
            for (std::size_t cell = 0; cell < image.size(); ++cell) {
                image[static_cast<std::size_t>(to[cell])] = p.stones[cell];
            }
            all.insert(image);
        }
    }
    EXPECT_EQ(all.size(), 12U);
}

Puzzle laid(core::Size size, Mask mask) {
    Puzzle p{size, std::vector<char>(static_cast<std::size_t>(size.cells())), {}};
    for (std::size_t cell = 0; cell < p.stones.size(); ++cell) {
        p.stones[cell] = static_cast<char>((mask >> cell) & 1U);
    }
    return p;
}

Kind kind_of(std::uint64_t answers) {
    return answers == 0 ? Kind::None : answers == 1 ? Kind::One : Kind::Many;
}

// What the sweep says of each board of a grid that stands.
struct Kinds {
    std::vector<Kind> nikoli;
    std::vector<Kind> free;
};
Kinds kinds_of(core::Size size) {
    Sweep sweep(size, {true, false, 1});
    const auto boards = std::size_t{1} << size.cells();
    Kinds kinds{std::vector<Kind>(boards), std::vector<Kind>(boards)};
    const auto mirror = symmetries(size)[2];
    const auto note = [&](Mask board, Kind nikoli, Kind free) {
        kinds.nikoli[board] = nikoli;
        kinds.free[board] = free;
    };
    const auto see = [&](std::size_t, const Seen& seen) {
        for (std::size_t k = 0; k < seen.lows->size(); ++k) {
            const Mask mask = sweep.plan().board(seen.high, (*seen.lows)[k]);
            note(mask, seen.kinds[k], seen.free_kinds[k]);
            note(moved(mask, mirror), seen.kinds[k], seen.free_kinds[k]);
        }
    };
    core::Budget budget;
    while (!sweep.done()) sweep.advance(budget, see);
    return kinds;
}

TEST(GoishiCensus, AgreesWithWalkingEverySmallBoard) {
    for (int rows = 1; rows <= 4; ++rows) {
        for (int cols = 1; cols <= std::min(rows, 3); ++cols) {
            const core::Size size{rows, cols};
            const Kinds kinds = kinds_of(size);
            for (Mask mask = 1; mask < kinds.nikoli.size(); ++mask) {
                const Puzzle p = laid(size, mask);
                ASSERT_EQ(kinds.nikoli[mask], kind_of(answers(p, false, 2))) << rows << " " << mask;
                ASSERT_EQ(kinds.free[mask], kind_of(answers(p, true, 2))) << rows << " " << mask;
            }
        }
    }
}

TEST(GoishiCensus, AgreesWithWalkingRandomBoards) {
    core::Random random(11);
    const std::array<core::Size, 5> sizes = {{{4, 4}, {5, 4}, {6, 3}, {9, 2}, {18, 1}}};
    for (const core::Size size : sizes) {
        const Kinds kinds = kinds_of(size);
        for (int k = 0; k < static_cast<int>(scale() * 20000); ++k) {
            const auto mask = static_cast<Mask>(1 + random.below(kinds.nikoli.size() - 1));
            const Puzzle p = laid(size, mask);
            ASSERT_EQ(kinds.nikoli[mask], kind_of(answers(p, false, 2))) << mask;
            ASSERT_EQ(kinds.free[mask], kind_of(answers(p, true, 2))) << mask;
        }
    }
}

// Observed to this width; it is not proved for every one.
TEST(GoishiClean, EveryCompletableBoardOfTwoRowsHasACleanAnswer) {
    for (int cols = 2; cols <= (scale() < 1 ? 6 : 9); ++cols) {
        core::Budget budget;
        const auto clean = count_clean({2, cols}, 0, budget);
        ASSERT_TRUE(clean.ok());
        const auto singles = static_cast<std::uint64_t>(2 * cols);
        EXPECT_EQ(clean->has_clean, census_of({{2, cols}}).total().completable - singles) << cols;
    }
}

struct KnownClean {
    core::Size size;
    Clean clean;
};
constexpr std::array<KnownClean, 6> kClean = {{
    {{2, 4}, {175, 134, 0}},
    {{2, 5}, {681, 451, 0}},
    {{2, 6}, {2629, 1507, 0}},
    {{3, 3}, {339, 223, 0}},
    {{3, 4}, {2616, 1227, 0}},
    {{4, 4}, {41243, 11568, 0}},
}};

TEST(GoishiCensus, CountsCleanAnswers) {
    for (const KnownClean& known : kClean) {
        for (const int jobs : {1, 3}) {
            core::Budget budget;
            const auto clean = count_clean(known.size, jobs, budget);
            ASSERT_TRUE(clean.ok());
            EXPECT_EQ(clean->has_clean, known.clean.has_clean);
            EXPECT_EQ(clean->all_clean, known.clean.all_clean);
            EXPECT_EQ(clean->unique_and_clean, 0U);
            EXPECT_EQ(budget.spent(), clean_work(known.size));
        }
    }
    core::Budget budget;
    budget.limit_bytes(1000);
    EXPECT_EQ(count_clean({4, 4}, 1, budget).error().code, "limit.memory");
}

// Whether a move of the order passes a cell that once held a stone.
bool flies(const Puzzle& p, const std::vector<int>& order) {
    for (std::size_t k = 1; k < order.size(); ++k) {
        const auto d = direction(p.size, order[k - 1], order[k]);
        if (first_stone(p, p.stones, order[k - 1], *d) != order[k]) return true;
    }
    return false;
}

bool legal(const Puzzle& p, const std::vector<int>& order) {
    State s = start(p);
    for (const int cell : order) {
        const std::vector<int> next = allowed(p, s);
        if (std::find(next.begin(), next.end(), cell) == next.end()) return false;
        s.order.push_back(cell);
    }
    return true;
}

TEST(GoishiClean, AnOrderIsLegalBackwardsIfAndOnlyIfItNeverFlies) {
    core::Random random(5);
    int flown = 0;
    int clean = 0;
    for (int k = 0; k < static_cast<int>(scale() * 1000); ++k) {
        Puzzle p = tests::random_board(random, 12);
        p.variant = {};
        const auto found = oracle::enumerate_by_walk(p, start(p), 20, 20, [] { return true; });
        for (const State& answer : found.kept) {
            std::vector<int> backwards(answer.order.rbegin(), answer.order.rend());
            const bool is_clean = !flies(p, answer.order);
            ASSERT_EQ(legal(p, backwards), is_clean);
            ++(is_clean ? clean : flown);
        }
    }
    EXPECT_GT(flown, 50 * scale());
    EXPECT_GT(clean, 50 * scale());
}

// The same from the other side, by all answers of every board of a grid.
TEST(GoishiClean, AgreesWithWalkingEverySmallBoard) {
    const core::Size size{3, 4};
    Clean sum;
    for (Mask mask = 1; mask < (Mask{1} << size.cells()); ++mask) {
        const Puzzle p = laid(size, mask);
        if (std::count(p.stones.begin(), p.stones.end(), 1) < 2) continue;
        const auto all = oracle::enumerate_by_walk(p, start(p), 1000, 1000, [] { return true; });
        const auto is_clean = [&](const State& answer) { return !flies(p, answer.order); };
        const bool any = std::any_of(all.kept.begin(), all.kept.end(), is_clean);
        const bool every = std::all_of(all.kept.begin(), all.kept.end(), is_clean);
        sum.has_clean += any ? 1U : 0U;
        sum.all_clean += any && every ? 1U : 0U;
    }
    EXPECT_EQ(sum.has_clean, 2616U);
    EXPECT_EQ(sum.all_clean, 1227U);
}

}  // namespace
}  // namespace hashigo::goishi::census
