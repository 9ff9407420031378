// The faces' side of the trait struct: what the genre declares of itself, and each verb as the room
// that does it.
#include <cstdlib>
#include <string>

#include "core/grade.h"
#include "genres/yajikazu/codec.h"
#include "genres/yajikazu/experiments.h"
#include "genres/yajikazu/generate.h"
#include "genres/yajikazu/genre.h"
#include "genres/yajikazu/ladder.h"
#include "genres/yajikazu/phrases.h"
#include "genres/yajikazu/referee.h"
#include "genres/yajikazu/solve.h"
#include "genres/yajikazu/state.h"
#include "genres/yajikazu/touch.h"
#include "genres/yajikazu/tour.h"
#include "genres/yajikazu/transform.h"
#include "genres/yajikazu/view.h"

namespace hashigo::yajikazu {

namespace {

constexpr std::string_view kSomeShaded = "some-shaded";
constexpr std::string_view kUnconnected = "unconnected";
constexpr std::string_view kDensity = "density";
constexpr std::string_view kGrade = "grade";
constexpr std::string_view kAnyGrade = "any";
constexpr std::string_view kUsualDensity = "0.22";
// Beyond this, random shading finds no room; the true limit is near one half.
constexpr double kMostDensity = 0.5;

std::vector<core::Option> variant_options() {
    return {{kSomeShaded,
             core::Option::Kind::Flag,
             {"at least one cell must be shaded (puzz.link's rule)",
              "黒マスが一つ以上必要（puzz.linkのルール）"}},
            {kUnconnected,
             core::Option::Kind::Flag,
             {"unshaded cells need not be connected", "白マスはつながらなくてよい"}}};
}

std::vector<core::Option> generate_options() {
    core::Option grade{
        kGrade,
        core::Option::Kind::Choice,
        {"the highest rung that the solve may need, exactly", "解くのに必要な最高の段"}};
    grade.choices = {kAnyGrade, "cap", "ray", "white", "probe", "search"};
    grade.fallback = kAnyGrade;
    return {{kDensity,
             core::Option::Kind::Real,
             {"share of cells to shade", "黒マスの割合"},
             {},
             kUsualDensity,
             0.0,
             kMostDensity},
            grade};
}

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
    const core::Grade grade = core::grade<Yajikazu>(p, budget);
    return grade.rung && grade_id(*grade.rung) == wanted;
}

core::Error out_of_budget() {
    return {"limit", core::say(phrases::phrase(phrases::NotGenerated)), {}, core::Fault::Limit};
}

}  // namespace

app::GenreInfo Yajikazu::info() {
    app::GenreInfo info;
    info.id = id;
    info.name = {"Yajisan-Kazusan", "ヤジサンカズサン"};
    info.play_tools = play_tools();
    info.play_keys = play_keys();
    info.edit_tools = edit_tools();
    info.edit_keys = edit_keys();
    info.variants = variant_options();
    info.generate = generate_options();
    for (const auto& rung : ladder())
        info.rungs.push_back({rung.id(), core::say(rung.name), core::say(rung.title)});
    info.tour = tour();
    return info;
}

std::optional<core::Error> Yajikazu::configure(Puzzle& p, const app::Choices& rules) {
    p.variant.some_shaded = rules.contains(kSomeShaded);
    p.variant.unconnected = rules.contains(kUnconnected);
    return std::nullopt;
}

std::vector<core::Text> Yajikazu::remarks(const Puzzle& p, const core::Answers<State>& answers) {
    if (p.variant.some_shaded || answers.count == 0) return {};
    const State all_white{std::vector<Mark>(p.clues.size(), Mark::White)};
    if (!legal(p, all_white)) return {};
    return {core::say(phrases::phrase(phrases::EmptyShading))};
}

core::Result<core::Position<Yajikazu>> Yajikazu::read(std::string_view text) {
    return yajikazu::read(text);
}

core::Result<std::string> Yajikazu::write(const core::Position<Yajikazu>& position,
                                          core::Format format) {
    return yajikazu::write(position, format);
}

core::Result<Puzzle> Yajikazu::blank(core::Size size) {
    return Puzzle{size, std::vector<Clue>(static_cast<std::size_t>(size.cells())), {}};
}

core::Result<Puzzle> Yajikazu::generate(const app::GenerateRequest& request, core::Budget& budget) {
    const double density =
        std::strtod(chosen(request.choices, kDensity, kUsualDensity).c_str(), nullptr);
    const std::string grade = chosen(request.choices, kGrade, kAnyGrade);
    for (std::uint64_t k = 0; !budget.exhausted(); ++k) {
        core::Random random = request.random.fork(k);
        const auto puzzle = attempt(request.size, density, random, budget);
        if (puzzle && has_grade(*puzzle, grade, budget)) return *puzzle;
        budget.spend();
    }
    return out_of_budget();
}

core::Result<Puzzle> Yajikazu::minimise(const Puzzle& p, core::Budget& budget) {
    const auto verdict = solve(p, start(p), {}, budget).verdict();
    if (verdict != core::Verdict::Unique && verdict != core::Verdict::Unknown) {
        return core::Error{"minimise.not-unique",
                           core::say(phrases::phrase(phrases::NotUnique)),
                           {},
                           core::Fault::BadInput};
    }
    const auto least = drop_superfluous(p, clue_cells(p), budget);
    if (!least) return out_of_budget();
    return *least;
}

core::Position<Yajikazu> Yajikazu::transform(const core::Position<Yajikazu>& position,
                                             const app::Transform& how) {
    return yajikazu::transform(position, how);
}

std::span<const core::Experiment> Yajikazu::experiments() {
    return yajikazu::experiments();
}

const std::vector<core::Claim>& Yajikazu::claims() {
    return yajikazu::claims();
}

core::Scene Yajikazu::scene(const Puzzle& p, const State& marks, const core::Overlay& overlay) {
    return yajikazu::scene(p, marks, overlay);
}

std::vector<core::Label> Yajikazu::labels(const Puzzle& p, const State& marks) {
    return yajikazu::labels(p, marks);
}

core::Result<core::Touched<State>> Yajikazu::touch(const Puzzle& p, const State& marks,
                                                   const core::Gesture& gesture) {
    return yajikazu::touch(p, marks, gesture);
}

core::Result<core::Touched<core::Position<Yajikazu>>> Yajikazu::edit(
    const core::Position<Yajikazu>& position, const core::Gesture& gesture) {
    return yajikazu::edit(position, gesture);
}

}  // namespace hashigo::yajikazu
