// The generator's side of the trait struct: its options, and attempts until one fits them. Each
// attempt draws from its own stream of random numbers, so that a seed always makes the same puzzle.
#include <array>
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
constexpr std::string_view kMethod = "method";
constexpr std::string_view kNumbers = "numbers";
constexpr std::string_view kSymmetry = "symmetry";
constexpr std::string_view kGrade = "grade";
constexpr std::string_view kAnyGrade = "any";
constexpr int kLargestSize = 99;
// So many attempts without a puzzle: what is asked for is rare or does not exist.
constexpr std::uint64_t kMostAttempts = 10000;

constexpr std::array<std::string_view, 2> kMethods = {"split", "redraw"};
constexpr std::array<std::string_view, 2> kLeftNumbers = {"least", "all"};
constexpr std::array<std::string_view, 2> kSymmetries = {"none", "half-turn"};

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

Recipe recipe_of(const app::GenerateRequest& request) {
    const auto second = [&](std::string_view option, const auto& names) {
        return chosen(request.choices, option, names[0]) == names[1];
    };
    Recipe recipe;
    Puzzle ruled;
    Detour::configure(ruled, request.choices);
    recipe.variant = ruled.variant;
    const int usual = usual_region(request.size);
    recipe.region = core::whole_number(chosen(request.choices, kRegionSize, "")).value_or(usual);
    recipe.method = second(kMethod, kMethods) ? Method::Redraw : Method::Split;
    recipe.all_numbers = second(kNumbers, kLeftNumbers);
    recipe.half_turn = second(kSymmetry, kSymmetries);
    return recipe;
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
    core::Option region{kRegionSize,
                        Kind::Integer,
                        {"about how many cells a region has (usually 4, from 100 cells on 5)",
                         "領域のおよそのマス数（ふつうは4、100マス以上の盤では5）"}};
    region.least = 1;
    region.most = kLargestSize;
    core::Option method{kMethod,
                        Kind::Choice,
                        {"while a second answer is left", "別の答えが残る間の直し方"},
                        {kMethods.begin(), kMethods.end()},
                        {{"split a region", "領域を分ける"}, {"draw anew", "描き直す"}},
                        kMethods.front()};
    core::Option numbers{kNumbers,
                         Kind::Choice,
                         {"which regions keep their number", "数字を残す領域"},
                         {kLeftNumbers.begin(), kLeftNumbers.end()},
                         {{"as few as will do", "最小限"}, {"all", "すべて"}},
                         kLeftNumbers.front()};
    core::Option grade{kGrade,
                       Kind::Choice,
                       {"the highest rung that the solve needs, exactly", "解くのに必要な最高の段"},
                       {kAnyGrade, "turn", "cut", "loop", "probe", "search"},
                       {},
                       kAnyGrade};
    core::Option symmetry{
        kSymmetry,
        Kind::Choice,
        {"symmetry of the regions and of where numbers stand", "領域と数字の位置の対称性"},
        {kSymmetries.begin(), kSymmetries.end()},
        {{"none", "なし"}, {"half a turn", "180度回転"}},
        kSymmetries.front()};
    return {region, method, numbers, grade, symmetry};
}

core::Result<Puzzle> Detour::generate(const app::GenerateRequest& request, core::Budget& budget) {
    if (auto error = impossible(request.size)) return *error;
    const auto answers = AnswerSource::make(request.size, budget);
    if (!answers) return out_of_budget();
    const Recipe recipe = recipe_of(request);
    const std::string grade = chosen(request.choices, kGrade, kAnyGrade);
    for (std::uint64_t k = 0; k < kMostAttempts; ++k) {
        core::Random random = request.random.fork(k);
        const auto puzzle = attempt(request.size, *answers, recipe, random, budget);
        if (puzzle && has_grade(*puzzle, grade, budget)) return *puzzle;
        if (!budget.spend()) return out_of_budget();
    }
    return refused(phrases::NoneFound, core::Fault::Limit, kMostAttempts);
}

core::Result<Puzzle> Detour::minimise(const Puzzle& p, core::Budget& budget) {
    const auto answers = detour::solve(p, start(p), {}, budget);
    const auto verdict = answers.verdict();
    if (verdict == core::Verdict::Unknown) return out_of_budget();
    if (verdict != core::Verdict::Unique) {
        return refused(phrases::NotUnique, core::Fault::BadInput);
    }
    const auto least = least_numbers(p, answers.kept.front(), budget);
    if (!least) return out_of_budget();
    return *least;
}

}  // namespace hashigo::detour
