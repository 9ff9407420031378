// What the Goishi Hiroi engine costs: proofs of boards from the file that HASHIGO_GOISHI_BOARDS
// names, one board a line, its rows parted by "/", "o" a stone. Without one, of a board of twelve
// stones.
#include <benchmark/benchmark.h>

#include <cstdlib>
#include <fstream>
#include <string>

#include "core/grade.h"
#include "core/hint.h"
#include "genres/goishi/genre.h"
#include "genres/goishi/solve.h"
#include "genres/goishi/state.h"

namespace {

using namespace hashigo;
using namespace hashigo::goishi;

Puzzle board(const std::string& line) {
    Puzzle p;
    p.size.rows = 1;
    for (const char c : line) {
        if (c == '/') {
            ++p.size.rows;
        } else {
            p.stones.push_back(c == 'o' ? 1 : 0);
        }
    }
    p.size.cols = static_cast<int>(p.stones.size()) / p.size.rows;
    return p;
}

const std::vector<Puzzle>& boards() {
    static const std::vector<Puzzle> list = [] {
        std::vector<Puzzle> read;
        const char* path = std::getenv("HASHIGO_GOISHI_BOARDS");
        std::ifstream file(path == nullptr ? "" : path);
        for (std::string line; std::getline(file, line);) {
            while (!line.empty() && line.back() == '/') line.pop_back();
            if (!line.empty()) read.push_back(board(line));
        }
        if (read.empty()) read.push_back(board("....o./.o.o.o/..o.oo/.o..oo/.o..o."));
        return read;
    }();
    return list;
}

template <class Work>
void each_board(benchmark::State& bench, Work&& work) {
    std::size_t k = 0;
    for (auto _ : bench) {
        core::Budget budget;
        work(boards()[k++ % boards().size()], budget);
    }
}

void goishi_prove(benchmark::State& bench) {
    each_board(bench, [](const Puzzle& p, core::Budget& budget) {
        benchmark::DoNotOptimize(solve(p, start(p), {}, budget).count);
    });
}
BENCHMARK(goishi_prove)->Unit(benchmark::kMicrosecond);

void goishi_first_hint(benchmark::State& bench) {
    each_board(bench, [](const Puzzle& p, core::Budget& budget) {
        const auto all = core::whole_ladder<Goishi>();
        benchmark::DoNotOptimize(core::hint<Goishi>(p, start(p), all, true, budget).rung);
    });
}
BENCHMARK(goishi_first_hint)->Unit(benchmark::kMicrosecond);

void goishi_grade(benchmark::State& bench) {
    each_board(bench, [](const Puzzle& p, core::Budget& budget) {
        benchmark::DoNotOptimize(core::grade<Goishi>(p, budget).effort);
    });
}
BENCHMARK(goishi_grade)->Unit(benchmark::kMicrosecond);

}  // namespace
