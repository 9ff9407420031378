// The table of races: which boards we, CaDiCaL and clingo prove unique, and how long each takes.
// Verdicts must agree. Boards are made here, one from each seed, or read from a file, an address a
// line.
//
//   bench_peers [--genre NAME] [--kind NAME] [--side N] [--seeds N] [--limit SECONDS] [FILE…]
//
// The first three choose among the rows of the table; where there is a file, it is raced instead.
// Run where bench/peers is.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <stdexcept>

#include "core/sniff.h"
#include "core/table.h"
#include "race.h"

namespace {

using namespace hashigo;
using bench::Board;

struct Row {
    const bench::Genre* genre;
    std::string_view kind;
    int side;
    std::uint64_t most = 20;  // boards; fewer where one takes long to make
};

constexpr Row kRows[] = {
    {&bench::kYajikazu, "shipped", 10},   {&bench::kYajikazu, "minimal", 10},
    {&bench::kYajikazu, "minimal", 20},   {&bench::kYajikazu, "minimal", 30},
    {&bench::kYajikazu, "minimal", 40},   {&bench::kYajikazu, "rich", 50},
    {&bench::kYajikazu, "bought", 50, 3}, {&bench::kDetour, "shipped", 10},
    {&bench::kDetour, "minimal", 12},     {&bench::kDetour, "clued", 20},
    {&bench::kDetour, "minimal", 20},     {&bench::kDetour, "clued", 24},
    {&bench::kDetour, "clued", 30},       {&bench::kDetour, "clued", 36},
};

struct Settings {
    std::string genre;  // empty: all, and so on
    std::string kind;
    int side = 0;
    std::uint64_t seeds = 20;
    double limit = 60;  // seconds a proof
    std::vector<std::string> files;
};

// ---- a row of results --------------------------------------------------------------------------

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values.empty() ? 0 : values[values.size() / 2];
}

std::string number(double value) {
    return core::decimal(value, value < 10 ? 3 : 0);
}

// One of the three, on all boards of a row.
struct Runner {
    std::vector<double> times{};
    int open = 0;
    int not_unique = 0;

    void take(const bench::Proof& proof) {
        times.push_back(proof.ms);
        open += proof.verdict == core::Verdict::Unknown ? 1 : 0;
        const bool told = proof.verdict != core::Verdict::Unknown;
        not_unique += told && proof.verdict != core::Verdict::Unique ? 1 : 0;
    }
    std::string told() const {
        return number(median(times)) + (open > 0 ? " (" + std::to_string(open) + " open)" : "");
    }
};

class Results {
  public:
    void take(const bench::Race& race) {
        ours_.take(race.ours);
        cadical_.take(race.cadical);
        clingo_.take(race.clingo);
        solving_.push_back(race.clingo_solving);
    }
    // Proofs that a board is not unique, which all are.
    int wrong() const { return ours_.not_unique + cadical_.not_unique + clingo_.not_unique; }

    std::vector<std::string> row(const std::string& name) const {
        const double ours = median(ours_.times);
        return {name,
                std::to_string(ours_.times.size()),
                ours_.told(),
                number(*std::max_element(ours_.times.begin(), ours_.times.end())),
                cadical_.told(),
                clingo_.told(),
                number(median(solving_)),
                core::decimal(median(cadical_.times) / ours, 1),
                core::decimal(median(clingo_.times) / ours, 1)};
    }

  private:
    Runner ours_;
    Runner cadical_;
    Runner clingo_;
    std::vector<double> solving_;
};

// ---- the table ---------------------------------------------------------------------------------

class Races {
  public:
    explicit Races(const Settings& settings) : settings_(settings) {}

    void run(const Row& row) {
        const auto kind = std::find_if(row.genre->kinds.begin(), row.genre->kinds.end(),
                                       [&](const bench::Kind& k) { return k.name == row.kind; });
        Results results;
        for (std::uint64_t seed = 1; seed <= std::min(settings_.seeds, row.most); ++seed) {
            results.take(race(*row.genre, kind->make(row.side, seed)));
        }
        const std::string side = std::to_string(row.side);
        end(std::string(row.genre->id) + " " + std::string(row.kind) + " " + side + "x" + side,
            results);
    }

    void run_file(const std::string& path) {
        std::ifstream file(path);
        if (!file) throw std::runtime_error(path + ": cannot be read");
        Results results;
        for (std::string line; std::getline(file, line);) {
            if (line.empty() || line.front() == '#') continue;
            const auto sniffed = core::sniff(line);
            const bool detour = sniffed && sniffed->genre_id == bench::kDetour.id;
            const bench::Genre& genre = detour ? bench::kDetour : bench::kYajikazu;
            results.take(race(genre, genre.read(line)));
        }
        end(path, results);
    }

    // The exit code.
    int report() const {
        std::fputs(core::to_text(table_).c_str(), stdout);
        if (wrong_ > 0) std::fprintf(stderr, "%d verdicts differ\n", wrong_);
        return wrong_ == 0 ? 0 : 1;
    }

  private:
    bench::Race race(const bench::Genre& genre, const Board& board) const {
        const std::string encoding = "bench/peers/" + std::string(genre.id) + ".lp";
        return bench::race(board, encoding, settings_.limit);
    }

    void end(const std::string& name, const Results& results) {
        table_.rows.push_back(results.row(name));
        wrong_ += results.wrong();
        std::fputs(core::to_text({"", table_.columns, {table_.rows.back()}}).c_str(), stderr);
    }

    const Settings& settings_;
    core::Table table_{"",
                       {"boards", "number", "ours ms", "ours max", "cadical ms", "clingo ms",
                        "(solving)", "cadical/ours", "clingo/ours"},
                       {}};
    int wrong_ = 0;
};

Settings read(int argc, char** argv) {
    Settings settings;
    for (int k = 1; k < argc; ++k) {
        const std::string word = argv[k];
        if (word.rfind("--", 0) != 0) {
            settings.files.push_back(word);
            continue;
        }
        if (++k == argc) throw std::invalid_argument(word + " wants a value");
        const std::string value = argv[k];
        if (word == "--genre") settings.genre = value;
        if (word == "--kind") settings.kind = value;
        if (word == "--side") settings.side = std::atoi(value.c_str());
        if (word == "--seeds") settings.seeds = std::strtoull(value.c_str(), nullptr, 10);
        if (word == "--limit") settings.limit = std::strtod(value.c_str(), nullptr);
    }
    return settings;
}

bool wanted(const Row& row, const Settings& settings) {
    return (settings.genre.empty() || settings.genre == row.genre->id) &&
           (settings.kind.empty() || settings.kind == row.kind) &&
           (settings.side == 0 || settings.side == row.side);
}

}  // namespace

int main(int argc, char** argv) {
    try {
        const Settings settings = read(argc, argv);
        Races races(settings);
        for (const std::string& path : settings.files) races.run_file(path);
        for (const Row& row : kRows) {
            if (settings.files.empty() && wanted(row, settings)) races.run(row);
        }
        return races.report();
    } catch (const std::exception& problem) {
        std::fprintf(stderr, "%s\n", problem.what());
        return 3;
    }
}
