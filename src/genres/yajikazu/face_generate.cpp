// The generator's side of the trait struct: its options, and attempts until one fits them. Each
// attempt draws from its own stream of random numbers, so that a seed always makes the same puzzle.
#include <array>
#include <cstdlib>
#include <string>

#include "core/grade.h"
#include "genres/yajikazu/generate.h"
#include "genres/yajikazu/genre.h"
#include "genres/yajikazu/ladder.h"
#include "genres/yajikazu/options.h"
#include "genres/yajikazu/phrases.h"
#include "genres/yajikazu/solve.h"
#include "genres/yajikazu/state.h"

namespace hashigo::yajikazu {

namespace {

constexpr std::string_view kDensity = "density";
constexpr std::string_view kPacked = "packed";
constexpr std::string_view kGrade = "grade";
constexpr std::string_view kAnyGrade = "any";
constexpr std::string_view kClues = "clues";
constexpr std::string_view kSymmetry = "symmetry";
constexpr std::string_view kUsualDensity = "0.22";
// Beyond this, random shading finds no room; the true limit is near one half.
constexpr double kMostDensity = 0.5;
// So many attempts without a puzzle: what is asked for is rare or does not exist.
constexpr std::uint64_t kMostAttempts = 10000;

constexpr std::array<std::string_view, 3> kDialects = {"free", "liars", "honest"};
constexpr std::array<std::string_view, 4> kSymmetries = {"none", "half-turn", "left-right",
                                                         "up-down"};

std::string chosen(const app::Choices& choices, std::string_view name, std::string_view fallback) {
    const auto found = choices.find(name);
    return found == choices.end() ? std::string(fallback) : found->second;
}

// The enumerator whose name was chosen; the first by default.
template <class Enum, std::size_t N>
Enum chosen_of(const app::Choices& choices, std::string_view name,
               const std::array<std::string_view, N>& names) {
    const std::string typed = chosen(choices, name, names.front());
    std::size_t k = 0;
    while (k + 1 < N && names[k] != typed) ++k;
    return static_cast<Enum>(k);
}

std::string_view grade_id(int rung) {
    const auto all = ladder();
    return rung == core::kSearchRung ? "search" : all[static_cast<std::size_t>(rung)].id();
}

bool has_grade(const Puzzle& p, std::string_view wanted, core::Budget& budget) {
    if (wanted == kAnyGrade) return true;
    const core::Grade grade = core::grade<Yajikazu>(p, budget);
    return grade.rung && grade_id(*grade.rung) == wanted;
}

core::Error out_of_budget() {
    return {"limit", core::say(phrases::phrase(phrases::Unfinished)), {}, core::Fault::Limit};
}

core::Error refused(phrases::Key key, core::Fault fault) {
    const core::Phrase& phrase = phrases::phrase(key);
    return {std::string(phrase.key), core::say(phrase, kMostAttempts), {}, fault};
}

Recipe recipe_of(const app::Choices& choices) {
    Recipe recipe;
    Puzzle ruled;
    Yajikazu::configure(ruled, choices);
    recipe.variant = ruled.variant;
    const std::string density = chosen(choices, kDensity, kUsualDensity);
    recipe.tastes.dialect = chosen_of<Dialect>(choices, kClues, kDialects);
    recipe.tastes.symmetry = chosen_of<Symmetry>(choices, kSymmetry, kSymmetries);
    // Liars alone single out an answer only if nothing more can be shaded in it (README.md).
    recipe.packed = density == kPacked || recipe.tastes.dialect == Dialect::Liars;
    if (density != kPacked) recipe.density = std::strtod(density.c_str(), nullptr);
    return recipe;
}

bool liars_in_loose_answers(const app::Choices& choices) {
    return chosen(choices, kClues, "") == "liars" && chosen(choices, kDensity, kPacked) != kPacked;
}

}  // namespace

std::vector<core::Option> generate_options() {
    using Kind = core::Option::Kind;
    core::Option density{kDensity,
                         Kind::Real,
                         {"share of cells to shade, 0 to 0.5; packed: until no more fits",
                          "黒マスの割合（0〜0.5）。packedなら入らなくなるまで"},
                         {kPacked},
                         {},
                         kUsualDensity,
                         0.0,
                         kMostDensity};
    core::Option grade{kGrade,
                       Kind::Choice,
                       {"the highest rung that the solve needs, exactly", "解くのに必要な最高の段"},
                       {kAnyGrade, "cap", "ray", "white", "probe", "search"},
                       {},
                       kAnyGrade};
    core::Option clues{kClues,
                       Kind::Choice,
                       {"where clues may stand", "手がかりを置くマス"},
                       {kDialects.begin(), kDialects.end()},
                       {{"anywhere", "どこでも"},
                        {"on shaded cells", "黒マスだけ"},
                        {"on white cells", "白マスだけ"}},
                       kDialects.front()};
    core::Option symmetry{kSymmetry,
                          Kind::Choice,
                          {"symmetry of where the clues stand", "手がかりの配置の対称性"},
                          {kSymmetries.begin(), kSymmetries.end()},
                          {{"none", "なし"},
                           {"half a turn", "180度回転"},
                           {"left to right", "左右"},
                           {"top to bottom", "上下"}},
                          kSymmetries.front()};
    return {density, grade, clues, symmetry};
}

core::Result<Puzzle> Yajikazu::generate(const app::GenerateRequest& request, core::Budget& budget) {
    if (liars_in_loose_answers(request.choices)) {
        return refused(phrases::LiarsNeedPacked, core::Fault::Usage);
    }
    const Recipe recipe = recipe_of(request.choices);
    const std::string grade = chosen(request.choices, kGrade, kAnyGrade);
    for (std::uint64_t k = 0; k < kMostAttempts; ++k) {
        core::Random random = request.random.fork(k);
        const auto puzzle = attempt(request.size, recipe, random, budget);
        if (puzzle && has_grade(*puzzle, grade, budget)) return *puzzle;
        if (!budget.spend()) return out_of_budget();
    }
    return refused(phrases::NoneFound, core::Fault::Limit);
}

core::Result<Puzzle> Yajikazu::minimise(const Puzzle& p, core::Budget& budget) {
    const auto answers = yajikazu::solve(p, start(p), {}, budget);
    const auto verdict = answers.verdict();
    if (verdict == core::Verdict::Unknown) return out_of_budget();
    if (verdict != core::Verdict::Unique) {
        return refused(phrases::NotUnique, core::Fault::BadInput);
    }
    const auto least = least_clues(p, answers.kept.front(), budget);
    if (!least) return out_of_budget();
    return *least;
}

}  // namespace hashigo::yajikazu
