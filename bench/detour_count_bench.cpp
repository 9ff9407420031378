// What counting loops costs, by size, and whether the count is the published one. 20x20 takes 1.2
// GB.
#include <benchmark/benchmark.h>

#include <map>
#include <string>

#include "genres/detour/cycles.h"
#include "genres/detour/plug.h"
#include "genres/detour/sample.h"

namespace {

using namespace hashigo;
using namespace hashigo::detour;

// A003763 of the OEIS.
const std::map<int, std::string>& published() {
    static const std::map<int, std::string> counts = {
        {12, "1076226888605605706"},
        {14, "56126499620491437281263608"},
        {16, "65882516522625836326159786165530572"},
        {18, "1733926377888966183927790794055670829347983946"},
        {20, "1020460427390768793543026965678152831571073052662428097106"}};
    return counts;
}

void loops_of_square(benchmark::State& bench) {
    const int side = static_cast<int>(bench.range(0));
    core::Count loops = 0;
    for (auto _ : bench) {
        core::Budget budget;
        loops = cycles::count({{side, side}}, budget)->loops;
    }
    const auto known = published().find(side);
    if (known != published().end() && known->second != core::decimal(loops)) {
        bench.SkipWithError("the published count is another one");
    }
}
BENCHMARK(loops_of_square)->DenseRange(12, 20, 2)->UseRealTime()->Unit(benchmark::kMillisecond);

void turns_of_square(benchmark::State& bench) {
    const int side = static_cast<int>(bench.range(0));
    for (auto _ : bench) {
        core::Budget budget;
        benchmark::DoNotOptimize(cycles::count({{side, side}, true}, budget)->by_turns.data());
    }
}
BENCHMARK(turns_of_square)->DenseRange(8, 14, 2)->UseRealTime()->Unit(benchmark::kMillisecond);

void loops_by_plain_sweep(benchmark::State& bench) {
    const int side = static_cast<int>(bench.range(0));
    for (auto _ : bench) {
        core::Budget budget;
        benchmark::DoNotOptimize(plug::count(blank_puzzle({side, side}), false, budget)->states);
    }
}
BENCHMARK(loops_by_plain_sweep)->DenseRange(8, 14, 2)->Unit(benchmark::kMillisecond);

void making_a_sampler(benchmark::State& bench) {
    const int side = static_cast<int>(bench.range(0));
    for (auto _ : bench) {
        core::Budget budget;
        benchmark::DoNotOptimize(&Sampler::make({side, side}, budget)->loops());
    }
}
BENCHMARK(making_a_sampler)->DenseRange(8, 14, 2)->Unit(benchmark::kMillisecond);

void drawing_a_loop(benchmark::State& bench) {
    const int side = static_cast<int>(bench.range(0));
    core::Budget budget;
    const auto sampler = Sampler::make({side, side}, budget);
    core::Random random(1);
    for (auto _ : bench) benchmark::DoNotOptimize(sampler->draw(random).marks.data());
}
BENCHMARK(drawing_a_loop)->DenseRange(8, 14, 2)->Unit(benchmark::kMicrosecond);

}  // namespace
