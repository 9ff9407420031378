// Clocks, and clingo as a process; see race.h.
#include "race.h"

#include <sys/resource.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>

namespace hashigo::bench {

namespace {

// Seconds of processor time of this process and of the ones it has waited for.
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

// What stands after a label in clingo's report; -1 where there is no such label.
double after(const std::string& text, const std::string& label) {
    const std::size_t at = text.find(label);
    const std::size_t colon = text.find(':', at);
    if (at == std::string::npos || colon == std::string::npos) return -1;
    return std::strtod(text.c_str() + colon + 1, nullptr);
}

std::string output_of(const std::string& command) {
    std::string out;
    std::FILE* const pipe = popen(command.c_str(), "r");
    if (pipe == nullptr) return out;
    std::array<char, 4096> part{};
    while (std::fgets(part.data(), part.size(), pipe) != nullptr) out += part.data();
    pclose(pipe);
    return out;
}

core::Verdict verdict_in(const std::string& report) {
    const double models = after(report, "Models");
    const bool open = report.find("TIME LIMIT") != std::string::npos ||
                      report.find("UNKNOWN") != std::string::npos;
    if (open || models < 0) return core::Verdict::Unknown;
    return core::verdict_of(static_cast<std::uint64_t>(models), true);
}

void by_clingo(const Board& board, const std::string& encoding, double seconds, Race& race) {
    const std::string path = "bench_peers.facts.lp";
    std::ofstream(path) << board.facts;
    const std::string command = "clingo " + encoding + " " + path + " -n 2 -q --time-limit=" +
                                std::to_string(static_cast<int>(seconds)) + " 2>/dev/null";
    std::string report;
    race.clingo = timed([&] {
        report = output_of(command);
        return verdict_in(report);
    });
    race.clingo_solving = 1000 * after(report, "Solving:");
    std::remove(path.c_str());
}

}  // namespace

Race race(const Board& board, const std::string& encoding, double seconds) {
    Race result;
    result.ours = timed_well([&] { return board.by_us(seconds); });
    result.cadical = timed_well([&] { return board.by_cadical(seconds); });
    by_clingo(board, encoding, seconds, result);
    return result;
}

}  // namespace hashigo::bench
