// What a genre gives for lessons and for the tour that one plays: every rung has its lesson, and
// every task can be done by touching and by nothing that breaks a rule.
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "app/any_genre.h"

namespace hashigo::app {
namespace {

using core::Gesture;

void expect_told(const core::Text& text) {
    EXPECT_FALSE(text.en.empty() || text.ja.empty()) << text.en << text.ja;
    EXPECT_NE(text.en, text.ja);
}

// The places that a tool hits on a board: its cells, or the edges between them.
core::Sites places(core::Hits hits, core::Size size) {
    core::Sites sites;
    for (int cell = 0; cell < size.cells(); ++cell) {
        if (hits == core::Hits::Cells) {
            sites.push_back(core::cell_site(size, cell));
            continue;
        }
        core::each_neighbour(size, cell, [&](int next) {
            if (cell < next) sites.push_back(core::edge_site(size, cell, next));
        });
    }
    return sites;
}

std::vector<Gesture> touches(const GenreInfo& info, core::Size size) {
    std::vector<Gesture> all;
    for (const core::Tool& tool : info.play_tools) {
        for (const core::Site& site : places(tool.hits, size)) {
            all.push_back({std::string(tool.id), core::Button::Primary, {}, {site}, true});
        }
    }
    return all;
}

// In how many words two positions of a board differ.
std::size_t distance(const std::string& a, const std::string& b) {
    std::istringstream left(a);
    std::istringstream right(b);
    std::string word;
    std::string other;
    std::size_t differ = 0;
    while (left >> word && right >> other) differ += word == other ? 0U : 1U;
    return differ;
}

// Goes from one position to another, each touch one word nearer; tells how near it came.
std::size_t left_over(const AnyGenre& genre, std::string position, const std::string& goal,
                      const std::vector<Gesture>& by) {
    std::size_t left = distance(position, goal);
    for (bool nearer = true; nearer && left > 0;) {
        nearer = false;
        for (const Gesture& gesture : by) {
            const auto touched = genre.touch(position, gesture, false);
            if (!touched || distance(touched->position, goal) >= left) continue;
            position = touched->position;
            left = distance(position, goal);
            nearer = true;
        }
    }
    return left;
}

bool breaks_a_rule(const AnyGenre& genre, const std::string& position) {
    const auto report = genre.check(position, {});
    if (!report) return true;
    const auto& found = report->violations;
    return std::any_of(found.begin(), found.end(), [](const core::Violation& violation) {
        return violation.standing == core::Standing::Broken;
    });
}

std::string the_answer(const AnyGenre& genre, const std::string& position) {
    core::Budget budget;
    const auto solved = genre.solve(position, {}, {Method::Solve, From::Marks}, budget);
    if (!solved) return {};
    EXPECT_EQ(solved->verdict, core::Verdict::Unique) << position;
    return solved->answers.empty() ? std::string() : solved->answers.front();
}

bool completes(const AnyGenre& genre, const std::string& before, const std::string& after) {
    return !genre.check(before, {})->complete && genre.check(after, {})->complete;
}

// A task without goals is to be done in one way.
std::vector<std::string> goals_of(const AnyGenre& genre, const core::TourTask& task) {
    if (!task.goals.empty()) return task.goals;
    return {the_answer(genre, task.position)};
}

void expect_playable(const AnyGenre& genre, const core::TourTask& task) {
    const auto start = genre.convert(task.position, core::Format::Pzprv3);
    ASSERT_TRUE(start.ok()) << task.position;
    EXPECT_FALSE(breaks_a_rule(genre, start->text)) << task.position;
    const auto by = touches(genre.info(), start->about.size);
    for (const std::string& goal : goals_of(genre, task)) {
        const auto read = genre.convert(goal, core::Format::Pzprv3);
        ASSERT_TRUE(read.ok()) << goal;
        EXPECT_NE(read->text, start->text);
        EXPECT_FALSE(breaks_a_rule(genre, read->text)) << goal;
        EXPECT_TRUE(!task.goals.empty() || completes(genre, start->text, read->text)) << goal;
        EXPECT_EQ(left_over(genre, start->text, read->text, by), 0U) << goal;
    }
}

TEST(Tour, FiveTasksThatCanBeDone) {
    for (const AnyGenre* genre : registry()) {
        const GenreInfo info = genre->info();
        EXPECT_EQ(info.tasks.size(), 5U) << info.id;
        for (const core::TourTask& task : info.tasks) {
            expect_told(task.says);
            expect_playable(*genre, task);
        }
    }
}

TEST(Rules, EveryGenreTellsThem) {
    for (const AnyGenre* genre : registry()) expect_told(genre->info().rules);
}

TEST(Lessons, EveryRungHasItsOwn) {
    for (const AnyGenre* genre : registry()) {
        for (const RungInfo& rung : genre->info().rungs) {
            SCOPED_TRACE(rung.id);
            expect_told(rung.lesson);
            EXPECT_NE(rung.lesson.en, rung.title.en);
        }
    }
}

}  // namespace
}  // namespace hashigo::app
