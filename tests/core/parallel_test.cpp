// The parallel loop does every item once, and what comes out does not depend on the threads.
#include "core/parallel.h"

#include <gtest/gtest.h>

#include <atomic>
#include <cstdint>
#include <vector>

#include "core/random.h"

namespace hashigo::core {
namespace {

std::vector<std::uint64_t> draws(std::size_t count, int jobs) {
    const Random root(42);
    std::vector<std::uint64_t> drawn(count);
    parallel_for(count, jobs, [&](std::size_t k) { drawn[k] = root.fork(k).next(); });
    return drawn;
}

TEST(Parallel, DoesEveryItemOnce) {
    for (const int jobs : {-1, 0, 1, 2, 7}) {
        std::vector<std::atomic<int>> visits(300);
        parallel_for(visits.size(), jobs, [&](std::size_t k) { ++visits[k]; });
        for (const std::atomic<int>& count : visits) EXPECT_EQ(count.load(), 1) << jobs;
    }
}

TEST(Parallel, ResultsDoNotDependOnTheThreads) {
    const std::vector<std::uint64_t> serial = draws(200, 1);
    EXPECT_EQ(draws(200, 2), serial);
    EXPECT_EQ(draws(200, 5), serial);
}

TEST(Parallel, NothingToDoIsDone) {
    std::atomic<int> calls{0};
    parallel_for(0, 4, [&](std::size_t) { ++calls; });
    EXPECT_EQ(calls.load(), 0);
}

TEST(Parallel, MoreThreadsThanItems) {
    std::atomic<int> calls{0};
    parallel_for(2, 64, [&](std::size_t) { ++calls; });
    EXPECT_EQ(calls.load(), 2);
}

TEST(Parallel, TheMachineHasAtLeastOneJob) {
    EXPECT_GE(machine_jobs(), 1);
}

}  // namespace
}  // namespace hashigo::core
