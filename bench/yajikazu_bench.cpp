// What the Yajisan-Kazusan engine costs: proofs, hints and grades of generated boards, counts of
// open boards, and the reading of a large address.
#include <benchmark/benchmark.h>

#include <map>

#include "core/grade.h"
#include "core/hint.h"
#include "core/walk.h"
#include "genres/yajikazu/generate.h"
#include "genres/yajikazu/genre.h"
#include "genres/yajikazu/state.h"

namespace {

using namespace hashigo;
using namespace hashigo::yajikazu;

// Ten generated boards of a size; the same in every run.
const std::vector<Puzzle>& boards(int side) {
    static std::map<int, std::vector<Puzzle>> made;
    auto& list = made[side];
    for (std::uint64_t k = 0; list.size() < 10; ++k) {
        core::Random random = core::Random(1).fork(k);
        core::Budget budget(200000);
        if (auto p = attempt({side, side}, {}, random, budget)) list.push_back(*p);
    }
    return list;
}

template <class Work>
void each_board(benchmark::State& bench, Work&& work) {
    const auto& list = boards(static_cast<int>(bench.range(0)));
    std::size_t k = 0;
    for (auto _ : bench) {
        core::Budget budget;
        work(list[k++ % list.size()], budget);
    }
}

void prove(benchmark::State& bench) {
    each_board(bench, [](const Puzzle& p, core::Budget& budget) {
        benchmark::DoNotOptimize(Yajikazu::solve(p, start(p), {}, budget).count);
    });
}
BENCHMARK(prove)->Arg(6)->Arg(8)->Arg(10)->Arg(12)->Unit(benchmark::kMicrosecond);

void first_hint(benchmark::State& bench) {
    each_board(bench, [](const Puzzle& p, core::Budget& budget) {
        const auto all = core::whole_ladder<Yajikazu>();
        benchmark::DoNotOptimize(core::hint<Yajikazu>(p, start(p), all, true, budget).rung);
    });
}
BENCHMARK(first_hint)->Arg(6)->Arg(10)->Unit(benchmark::kMicrosecond);

// The dearest hint: nothing but a probe finds anything.
void probe_hint(benchmark::State& bench) {
    each_board(bench, [](const Puzzle& p, core::Budget& budget) {
        State s = start(p);
        core::Deductions<Yajikazu> out(budget);
        core::climb<Yajikazu>(p, s, core::RungSet::first(4), out);
        const auto all = core::whole_ladder<Yajikazu>();
        benchmark::DoNotOptimize(core::hint<Yajikazu>(p, s, all, true, budget).rung);
    });
}
BENCHMARK(probe_hint)->Arg(6)->Arg(10)->Unit(benchmark::kMicrosecond);

void grade(benchmark::State& bench) {
    each_board(bench, [](const Puzzle& p, core::Budget& budget) {
        benchmark::DoNotOptimize(core::grade<Yajikazu>(p, budget).effort);
    });
}
BENCHMARK(grade)->Arg(6)->Arg(10)->Unit(benchmark::kMicrosecond);

void explain_whole_solve(benchmark::State& bench) {
    each_board(bench, [](const Puzzle& p, core::Budget& budget) {
        const auto all = core::whole_ladder<Yajikazu>();
        const auto told = core::walk<Yajikazu>(p, start(p), all, true, budget);
        benchmark::DoNotOptimize(told.steps.size());
    });
}
BENCHMARK(explain_whole_solve)->Arg(6)->Arg(10)->Unit(benchmark::kMicrosecond);

void make_puzzle(benchmark::State& bench) {
    std::uint64_t seed = 0;
    for (auto _ : bench) {
        core::Random random(++seed);
        core::Budget budget;
        const int side = static_cast<int>(bench.range(0));
        benchmark::DoNotOptimize(attempt({side, side}, {}, random, budget).has_value());
    }
}
BENCHMARK(make_puzzle)->Arg(6)->Arg(8)->Arg(10)->Arg(20)->Unit(benchmark::kMillisecond);

Puzzle empty(int side) {
    return {{side, side}, std::vector<Clue>(static_cast<std::size_t>(side * side)), {}};
}

void count_by_engine(benchmark::State& bench) {
    const Puzzle p = empty(static_cast<int>(bench.range(0)));
    for (auto _ : bench) {
        core::Budget budget;
        const auto found = Yajikazu::solve(p, start(p), {core::Budget::kUnlimited, 0}, budget);
        benchmark::DoNotOptimize(found.count);
    }
}
BENCHMARK(count_by_engine)->Arg(5)->Arg(6)->Unit(benchmark::kMillisecond);

void count_by_oracle(benchmark::State& bench) {
    const Puzzle p = empty(static_cast<int>(bench.range(0)));
    for (auto _ : bench) {
        core::Budget budget;
        const auto found = Yajikazu::oracle(p, start(p), {core::Budget::kUnlimited, 0}, budget);
        benchmark::DoNotOptimize(found.count);
    }
}
BENCHMARK(count_by_oracle)->Arg(5)->Arg(6)->Unit(benchmark::kMillisecond);

void read_address(benchmark::State& bench) {
    const Puzzle p = empty(static_cast<int>(bench.range(0)));
    Puzzle full = p;
    for (Clue& clue : full.clues) clue = {core::Direction::Left, 12, true};
    const std::string url = *Yajikazu::write({full, start(full)}, core::Format::Url);
    for (auto _ : bench) benchmark::DoNotOptimize(Yajikazu::read(url).ok());
}
BENCHMARK(read_address)->Arg(10)->Arg(200)->Unit(benchmark::kMicrosecond);

}  // namespace
