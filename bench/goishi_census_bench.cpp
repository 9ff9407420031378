// What a census costs, and two numbers that only a large one can confirm: the boards of 4x7 and of
// 5x6 that the stone-count theorem takes from them.
#include <benchmark/benchmark.h>

#include <string>

#include "genres/goishi/census.h"
#include "genres/goishi/census_clean.h"
#include "genres/goishi/count.h"
#include "genres/goishi/stone_count.h"

namespace {

using namespace hashigo;
using namespace hashigo::goishi;

core::Size size_of(const benchmark::State& bench) {
    return {static_cast<int>(bench.range(0)), static_cast<int>(bench.range(1))};
}

void census_of_grid(benchmark::State& bench) {
    const core::Size size = size_of(bench);
    census::Census found;
    for (auto _ : bench) {
        core::Budget budget;
        found = *census::take({size}, budget);
    }
    for (int stones = 2; stones <= kMostStones; ++stones) {
        if (stone_count(size, stones).puzzles != std::to_string(found.puzzles_of(stones))) {
            bench.SkipWithError("the stone-count theorem says otherwise");
        }
    }
    bench.counters["boards_per_second"] = benchmark::Counter(
        static_cast<double>(std::uint64_t{1} << static_cast<unsigned>(size.cells())),
        benchmark::Counter::kIsIterationInvariantRate);
    bench.counters["unique"] = static_cast<double>(found.total().unique);
}
BENCHMARK(census_of_grid)
    ->Args({4, 5})
    ->Args({5, 5})
    ->Args({4, 7})
    ->Args({5, 6})
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

void census_on_any_machine(benchmark::State& bench) {
    for (auto _ : bench) {
        core::Budget budget;
        const census::Wish wish{size_of(bench), false, false, 1, true};
        benchmark::DoNotOptimize(census::take(wish, budget)->by_stones.data());
    }
}
BENCHMARK(census_on_any_machine)->Args({4, 5})->Unit(benchmark::kMillisecond);

void clean_census(benchmark::State& bench) {
    for (auto _ : bench) {
        core::Budget budget;
        benchmark::DoNotOptimize(census::count_clean(size_of(bench), 0, budget)->has_clean);
    }
}
BENCHMARK(clean_census)->Args({4, 4})->Args({4, 5})->UseRealTime()->Unit(benchmark::kMillisecond);

void count_full_board(benchmark::State& bench) {
    for (auto _ : bench) {
        core::Budget budget;
        benchmark::DoNotOptimize(count_by_memory(full_board(size_of(bench)), budget).ok());
    }
}
BENCHMARK(count_full_board)->Args({4, 4})->Args({5, 4})->Unit(benchmark::kMillisecond);

}  // namespace
