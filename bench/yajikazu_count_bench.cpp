// What exact counts cost, with the numbers that only a long run can confirm: squares of 14 and 16,
// and those to 12 by white rows, which share no code with the counters.
#include <benchmark/benchmark.h>

#include <map>
#include <string>

#include "genres/yajikazu/count.h"
#include "genres/yajikazu/count_rows.h"
#include "genres/yajikazu/maximal.h"
#include "genres/yajikazu/row_graph.h"
#include "genres/yajikazu/tests/maximal_search.h"
#include "genres/yajikazu/tests/white_rows.h"

namespace {

using namespace hashigo;
using namespace hashigo::yajikazu;

const std::map<int, std::string>& squares() {
    static const std::map<int, std::string> known = {
        {7, "296058640"},
        {8, "118930018898"},
        {9, "105847803502669"},
        {10, "208786414361204882"},
        {12, "8821565703462781281195276"},
        {14, "8951629622004424856628885578891048"},
        {16, "218089903875578572215458113377720907499015212"}};
    return known;
}

Puzzle empty(int side) {
    return {{side, side}, std::vector<Clue>(static_cast<std::size_t>(side * side)), {}};
}

void compare(benchmark::State& bench, int side, const core::Count& count) {
    const auto known = squares().find(side);
    if (known != squares().end() && known->second != core::decimal(count)) {
        bench.SkipWithError("another number of shadings");
    }
}

void count_square(benchmark::State& bench) {
    const int side = static_cast<int>(bench.range(0));
    core::Count count;
    for (auto _ : bench) {
        core::Budget budget;
        count = *count_answers(empty(side), budget);
    }
    compare(bench, side, count);
    core::Budget budget;
    bench.counters["frontiers"] = RowGraph::find(side, true, budget)->size();
    bench.counters["bytes"] = static_cast<double>(RowCount::bytes({side, side}, false));
}
BENCHMARK(count_square)->Arg(8)->Arg(10)->Arg(12)->Arg(14)->Arg(16)->Unit(benchmark::kMillisecond);

void count_square_by_white_rows(benchmark::State& bench) {
    const int side = static_cast<int>(bench.range(0));
    core::Count count;
    for (auto _ : bench) count = tests::count_by_white_rows(side, side);
    compare(bench, side, count);
    core::Budget budget;
    if (count != *count_answers(empty(side), budget)) bench.SkipWithError("the counters differ");
}
BENCHMARK(count_square_by_white_rows)
    ->DenseRange(7, 12)
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);

void count_maximal_square(benchmark::State& bench) {
    const int side = static_cast<int>(bench.range(0));
    for (auto _ : bench) {
        core::Budget budget;
        benchmark::DoNotOptimize(count_maximal({side, side}, budget).ok());
    }
}
BENCHMARK(count_maximal_square)->DenseRange(5, 8)->Unit(benchmark::kMillisecond);

void search_maximal_square(benchmark::State& bench) {
    const int side = static_cast<int>(bench.range(0));
    std::uint64_t count = 0;
    for (auto _ : bench) count = tests::MaximalSearch({side, side}).count();
    core::Budget budget;
    if (*count_maximal({side, side}, budget) != count) bench.SkipWithError("the counter differs");
}
BENCHMARK(search_maximal_square)->Arg(5)->Arg(6)->Iterations(1)->Unit(benchmark::kMillisecond);

}  // namespace
