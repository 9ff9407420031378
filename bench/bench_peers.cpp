// Head to head in one run: every board is proved unique by us, by CaDiCaL and by clingo, one right
// after the other, so that the ratios do not depend on the machine's mood. Times are processor
// times. Ours and CaDiCaL run within this process, from the puzzle to the verdict, encoding
// included; of clingo there is its whole process, and what it says by the clock that it solved for.
// Verdicts must agree. Boards are made here, one from each seed, or read from a file, an address a
// line.
//
//   bench_peers ENCODING.lp [--sides 10,20,30] [--rich 50] [--seeds N] [--limit SECONDS] [FILE…]
#include <sys/resource.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <sstream>
#include <string>
#include <vector>

#include "core/table.h"
#include "genres/yajikazu/codec.h"
#include "genres/yajikazu/generate.h"
#include "genres/yajikazu/genre.h"
#include "genres/yajikazu/solve.h"
#include "genres/yajikazu/state.h"
#include "peer_cadical.h"

namespace {

using namespace hashigo;
using yajikazu::Puzzle;

struct Settings {
    std::string encoding;
    std::vector<int> sides;
    std::vector<int> rich;
    std::uint64_t seeds = 20;
    double limit = 60;  // seconds a proof
    std::vector<std::string> files;
};

struct Set {
    std::string name;
    std::vector<Puzzle> boards;
};

// ---- boards ------------------------------------------------------------------------------------

Puzzle minimal_board(int side, std::uint64_t seed) {
    for (std::uint64_t k = 0;; ++k) {
        core::Random random = core::Random(seed).fork(k);
        core::Budget budget;
        if (auto p = yajikazu::attempt({side, side}, {}, random, budget)) return *p;
    }
}

// All the clues that were bought for an answer, none of them dropped.
Puzzle rich_board(int side, std::uint64_t seed) {
    constexpr double kDensity = 0.22;
    const core::Size size{side, side};
    core::Random random(seed);
    const Puzzle empty{size, std::vector<yajikazu::Clue>(std::size_t(size.cells())), {}};
    const int quota = yajikazu::quota_of(size, kDensity);
    yajikazu::ClueSet clues(empty, yajikazu::shade_at_random(size, quota, random));
    core::Budget budget;
    yajikazu::purchase(clues, {}, random, budget);
    return clues.puzzle();
}

std::vector<Puzzle> read_boards(const std::string& path) {
    std::ifstream file(path);
    std::vector<Puzzle> boards;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line.front() == '#') continue;
        const auto position = yajikazu::read(line);
        if (!position) throw std::runtime_error(path + ": " + position.error().message.en);
        boards.push_back(position->puzzle);
    }
    return boards;
}

Set made(const std::string& kind, int side, std::uint64_t seeds,
         const std::function<Puzzle(int, std::uint64_t)>& make) {
    Set set{kind + " " + std::to_string(side) + "x" + std::to_string(side), {}};
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) set.boards.push_back(make(side, seed));
    return set;
}

// ---- the three ---------------------------------------------------------------------------------

struct Proof {
    core::Verdict verdict = core::Verdict::Unknown;
    double ms = 0;
    double solving = 0;  // clingo's own word
};

// Seconds of processor time of this process and of the ones it has waited for: a busy machine
// stretches the clock, not this.
double processor_seconds() {
    double seconds = 0;
    for (const int who : {RUSAGE_SELF, RUSAGE_CHILDREN}) {
        rusage used{};
        getrusage(who, &used);
        for (const timeval& part : {used.ru_utime, used.ru_stime}) {
            seconds += static_cast<double>(part.tv_sec) + static_cast<double>(part.tv_usec) / 1e6;
        }
    }
    return seconds;
}

Proof timed(const std::function<core::Verdict()>& prove) {
    const double begin = processor_seconds();
    Proof proof;
    proof.verdict = prove();
    proof.ms = 1000 * (processor_seconds() - begin);
    return proof;
}

// A board that takes less than the clock can tell is proved many times over.
Proof timed_well(const std::function<core::Verdict()>& prove) {
    constexpr double kShort = 5;
    constexpr int kTimes = 50;
    Proof proof = timed(prove);
    if (proof.ms > kShort) return proof;
    proof = timed([&] {
        core::Verdict verdict = core::Verdict::Unknown;
        for (int k = 0; k < kTimes; ++k) verdict = prove();
        return verdict;
    });
    proof.ms /= kTimes;
    return proof;
}

std::string facts(const Puzzle& p) {
    std::ostringstream text;
    for (int cell = 0; cell < p.size.cells(); ++cell) {
        const int row = p.size.row(cell);
        const int col = p.size.col(cell);
        text << "cell(" << row << ',' << col << ").\n";
        const auto& clue = p.clues[std::size_t(cell)];
        if (!clue.binds()) continue;
        text << "clue(" << row << ',' << col << ',' << *clue.number << ").\n";
        core::walk(p.size, cell, *clue.arrow, [&](int next) {
            text << "sees(" << row << ',' << col << ',' << p.size.row(next) << ','
                 << p.size.col(next) << ").\n";
        });
    }
    return text.str();
}

// What stands after a label in clingo's report.
double after(const std::string& text, const std::string& label) {
    const std::size_t at = text.find(label);
    return at == std::string::npos ? -1 : std::strtod(text.c_str() + at + label.size(), nullptr);
}

Proof by_clingo(const Puzzle& p, const Settings& settings) {
    const std::string path = "bench_peers.facts.lp";
    std::ofstream(path) << facts(p);
    const std::string command =
        "clingo " + settings.encoding + " " + path +
        " -n 2 -q --time-limit=" + std::to_string(static_cast<int>(settings.limit)) +
        " 2>/dev/null";
    std::string out;
    Proof proof = timed([&] {
        std::FILE* const pipe = popen(command.c_str(), "r");
        if (pipe == nullptr) return core::Verdict::Unknown;
        std::array<char, 4096> part{};
        while (std::fgets(part.data(), part.size(), pipe) != nullptr) out += part.data();
        pclose(pipe);
        const bool open = out.find("TIME LIMIT") != std::string::npos;
        const std::size_t at = out.find("Models");
        if (open || at == std::string::npos) return core::Verdict::Unknown;
        const std::size_t colon = out.find(':', at);
        const int models = std::atoi(out.c_str() + colon + 1);
        if (models == 0) return core::Verdict::None;
        return models == 1 ? core::Verdict::Unique : core::Verdict::Many;
    });
    proof.solving = 1000 * after(out, "Solving: ");
    std::remove(path.c_str());
    return proof;
}

Proof by_us(const Puzzle& p, const Settings& settings) {
    return timed_well([&] {
        core::Budget budget;
        budget.limit_seconds(settings.limit);
        return yajikazu::solve(p, yajikazu::start(p), {}, budget).verdict();
    });
}

// ---- the table ---------------------------------------------------------------------------------

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values.empty() ? 0 : values[values.size() / 2];
}

std::string number(double value) {
    return core::decimal(value, value < 10 ? 3 : 0);
}

// A row of the table; the verdicts that differ are counted.
std::vector<std::string> race(const Set& set, const Settings& settings, int& differ) {
    std::array<std::vector<double>, 4> times;
    std::array<int, 3> open{};
    for (const Puzzle& p : set.boards) {
        const std::array<Proof, 3> proofs = {
            by_us(p, settings), timed_well([&] { return bench::by_cadical(p, settings.limit); }),
            by_clingo(p, settings)};
        for (std::size_t k = 0; k < proofs.size(); ++k) {
            times[k].push_back(proofs[k].ms);
            const bool unknown = proofs[k].verdict == core::Verdict::Unknown;
            open[k] += unknown ? 1 : 0;
            differ += !unknown && proofs[k].verdict != core::Verdict::Unique ? 1 : 0;
        }
        times[3].push_back(proofs[2].solving);
    }
    const double ours = median(times[0]);
    const double worst = *std::max_element(times[0].begin(), times[0].end());
    const auto told = [&](std::size_t k, std::size_t who) {
        return number(median(times[k])) +
               (open[who] > 0 ? " (" + std::to_string(open[who]) + " open)" : "");
    };
    return {set.name,
            std::to_string(set.boards.size()),
            told(0, 0),
            number(worst),
            told(1, 1),
            told(2, 2),
            number(median(times[3])),
            core::decimal(median(times[1]) / ours, 1),
            core::decimal(median(times[2]) / ours, 1)};
}

std::vector<int> numbers(const std::string& words) {
    std::vector<int> list;
    std::istringstream parts(words);
    for (std::string part; std::getline(parts, part, ',');) list.push_back(std::atoi(part.c_str()));
    return list;
}

Settings read(int argc, char** argv) {
    Settings settings;
    for (int k = 1; k < argc; ++k) {
        const std::string word = argv[k];
        const bool option = word.rfind("--", 0) == 0 && k + 1 < argc;
        if (!option) {
            (settings.encoding.empty() ? settings.encoding : settings.files.emplace_back()) = word;
            continue;
        }
        const std::string value = argv[++k];
        if (word == "--sides") settings.sides = numbers(value);
        if (word == "--rich") settings.rich = numbers(value);
        if (word == "--seeds") settings.seeds = std::strtoull(value.c_str(), nullptr, 10);
        if (word == "--limit") settings.limit = std::strtod(value.c_str(), nullptr);
    }
    return settings;
}

int run(const Settings& settings) {
    core::Table table{"",
                      {"boards", "number", "ours ms", "ours max", "cadical ms", "clingo ms",
                       "(solving)", "cadical/ours", "clingo/ours"},
                      {}};
    int differ = 0;
    const auto take = [&](const Set& set) {
        table.rows.push_back(race(set, settings, differ));
        std::fprintf(stderr, "%s done\n", set.name.c_str());
    };
    for (const std::string& path : settings.files) take({path, read_boards(path)});
    for (const int side : settings.sides) {
        take(made("minimal", side, settings.seeds, minimal_board));
    }
    for (const int side : settings.rich) take(made("rich", side, settings.seeds, rich_board));
    std::fputs(core::to_text(table).c_str(), stdout);
    if (differ > 0) std::fprintf(stderr, "%d verdicts differ\n", differ);
    return differ == 0 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    const Settings settings = read(argc, argv);
    if (settings.encoding.empty()) {
        std::fprintf(stderr,
                     "usage: bench_peers ENCODING.lp [--sides A,B] [--rich A,B] [--seeds N] "
                     "[--limit SECONDS] [FILE…]\n");
        return 2;
    }
    try {
        return run(settings);
    } catch (const std::exception& problem) {
        std::fprintf(stderr, "%s\n", problem.what());
        return 3;
    }
}
