// The generator's side of the trait struct: its options, and attempts until one fits them. Each
// attempt draws from its own stream of random numbers, so that a seed always makes the same puzzle.
#include <array>
#include <numeric>
#include <string>

#include "core/grade.h"
#include "core/tokens.h"
#include "genres/detour/generate.h"
#include "genres/detour/genre.h"
#include "genres/detour/ladder.h"
#include "genres/detour/options.h"
#include "genres/detour/phrases.h"
#include "genres/detour/solve.h"
#include "genres/detour/state.h"

namespace hashigo::detour {

namespace {

constexpr std::string_view kRegionSize = "region-size";
constexpr std::string_view kGrade = "grade";
constexpr std::string_view kAnyGrade = "any";
constexpr std::string_view kUsualSize = "4";
constexpr int kLargestSize = 12;
// So many attempts without a puzzle: what is asked for is rare or does not exist.
constexpr std::uint64_t kMostAttempts = 10000;

std::string chosen(const app::Choices& choices, std::string_view name, std::string_view fallback) {
    const auto found = choices.find(name);
    return found == choices.end() ? std::string(fallback) : found->second;
}

std::string_view grade_id(int rung) {
    const auto all = ladder();
    return rung == core::kSearchRung ? "search" : all[static_cast<std::size_t>(rung)].id();
}

bool has_grade(const Puzzle& p, std::string_view wanted, core::Budget& budget) {
    if (wanted == kAnyGrade) return true;
    const core::Grade grade = core::grade<Detour>(p, budget);
    return grade.rung && grade_id(*grade.rung) == wanted;
}

template <class... Args>
core::Error refused(phrases::Key why, core::Fault fault, const Args&... args) {
    core::Error error = core::fail(phrases::phrase(why), std::nullopt, args...);
    error.fault = fault;
    return error;
}

core::Error out_of_budget() {
    return refused(phrases::NotGenerated, core::Fault::Limit);
}

std::optional<core::Error> impossible(core::Size size) {
    if (size.rows < 2 || size.cols < 2) {
        return refused(phrases::ThinRequested, core::Fault::Usage);
    }
    if (size.cells() % 2 == 0) return std::nullopt;
    return refused(phrases::OddRequested, core::Fault::Usage, size.rows, size.cols);
}

}  // namespace

std::vector<core::Option> generate_options() {
    using Kind = core::Option::Kind;
    core::Option region{
        kRegionSize, Kind::Integer, {"about how many cells a region has", "領域のおよそのマス数"},
        {},          kUsualSize,    2,
        kLargestSize};
    core::Option grade{
        kGrade,
        Kind::Choice,
        {"the highest rung that the solve may need, exactly", "解くのに必要な最高の段"},
        {kAnyGrade, "turn", "cut", "loop", "probe", "search"},
        kAnyGrade};
    return {region, grade};
}

core::Result<Puzzle> Detour::generate(const app::GenerateRequest& request, core::Budget& budget) {
    if (auto error = impossible(request.size)) return *error;
    const int target =
        core::whole_number(chosen(request.choices, kRegionSize, kUsualSize)).value_or(2);
    const std::string grade = chosen(request.choices, kGrade, kAnyGrade);
    for (std::uint64_t k = 0; k < kMostAttempts; ++k) {
        core::Random random = request.random.fork(k);
        const auto puzzle = attempt(request.size, target, random, budget);
        if (puzzle && has_grade(*puzzle, grade, budget)) return *puzzle;
        if (!budget.spend()) return out_of_budget();
    }
    return refused(phrases::NoneFound, core::Fault::Limit, kMostAttempts);
}

core::Result<Puzzle> Detour::minimise(const Puzzle& p, core::Budget& budget) {
    const auto verdict = detour::solve(p, start(p), {}, budget).verdict();
    if (verdict == core::Verdict::Unknown) return out_of_budget();
    if (verdict != core::Verdict::Unique) {
        return refused(phrases::NotUnique, core::Fault::BadInput);
    }
    std::vector<int> order(p.clues.size());
    std::iota(order.begin(), order.end(), 0);
    const auto least = drop_superfluous(p, order, budget);
    if (!least) return out_of_budget();
    return *least;
}

}  // namespace hashigo::detour
