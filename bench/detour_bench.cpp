// What the Detour engine costs: proofs and hints of generated boards, and the making of them.
#include <benchmark/benchmark.h>

#include <map>

#include "core/hint.h"
#include "genres/detour/generate.h"
#include "genres/detour/genre.h"
#include "genres/detour/state.h"

namespace {

using namespace hashigo;
using namespace hashigo::detour;

std::optional<Puzzle> made(int side, std::uint64_t seed, bool all_numbers = false) {
    const core::Size size{side, side};
    core::Random random(seed);
    core::Budget budget;
    const auto answers = AnswerSource::make(size, budget);
    Recipe recipe;
    recipe.region = usual_region(size);
    recipe.all_numbers = all_numbers;
    return attempt(size, *answers, recipe, random, budget);
}

// Ten generated boards of a size; the same in every run.
const std::vector<Puzzle>& boards(int side) {
    static std::map<int, std::vector<Puzzle>> lists;
    auto& list = lists[side];
    for (std::uint64_t seed = 1; list.size() < 10; ++seed) list.push_back(*made(side, seed));
    return list;
}

void prove_loop(benchmark::State& bench) {
    const auto& list = boards(static_cast<int>(bench.range(0)));
    std::size_t k = 0;
    for (auto _ : bench) {
        core::Budget budget;
        const Puzzle& p = list[k++ % list.size()];
        benchmark::DoNotOptimize(Detour::solve(p, start(p), {}, budget).count);
    }
}
BENCHMARK(prove_loop)->Arg(6)->Arg(8)->Arg(10)->Arg(12)->Unit(benchmark::kMicrosecond);

void first_loop_hint(benchmark::State& bench) {
    const auto& list = boards(static_cast<int>(bench.range(0)));
    std::size_t k = 0;
    for (auto _ : bench) {
        core::Budget budget;
        const Puzzle& p = list[k++ % list.size()];
        const auto all = core::whole_ladder<Detour>();
        benchmark::DoNotOptimize(core::hint<Detour>(p, start(p), all, true, budget).rung);
    }
}
BENCHMARK(first_loop_hint)->Arg(6)->Arg(10)->Unit(benchmark::kMicrosecond);

// A number in every region.
void make_clued_loop_puzzle(benchmark::State& bench) {
    std::uint64_t seed = 0;
    for (auto _ : bench) {
        benchmark::DoNotOptimize(made(static_cast<int>(bench.range(0)), ++seed, true).has_value());
    }
}
BENCHMARK(make_clued_loop_puzzle)->Arg(10)->Arg(24)->Unit(benchmark::kMillisecond);

// Every number needed.
void make_loop_puzzle(benchmark::State& bench) {
    std::uint64_t seed = 0;
    for (auto _ : bench) {
        benchmark::DoNotOptimize(made(static_cast<int>(bench.range(0)), ++seed).has_value());
    }
}
BENCHMARK(make_loop_puzzle)->Arg(6)->Arg(10)->Arg(20)->Arg(24)->Unit(benchmark::kMillisecond);

}  // namespace
