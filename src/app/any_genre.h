// The one virtual class: a genre as the commands see it. Text in, plain structs out. It is
// implemented once, by Erased<G>; a verb that a genre does not have answers "unsupported".
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/reports.h"
#include "core/budget.h"
#include "core/claims.h"
#include "core/deduction.h"
#include "core/experiment.h"
#include "core/random.h"
#include "core/repair.h"
#include "core/result.h"
#include "core/shelf.h"

namespace hashigo::app {

enum class Method { Solve, Search, Oracle };

constexpr std::string_view name(Method method) {
    switch (method) {
        case Method::Solve: return "solve";
        case Method::Search: return "search";
        case Method::Oracle: return "oracle";
    }
    return "solve";
}

enum class From { Clues, Marks };

// Values of the options that a genre declares, by name; a flag that is given has the value "true".
using Choices = std::map<std::string, std::string, std::less<>>;

struct SolveRequest {
    Method method = Method::Solve;
    From from = From::Clues;
    std::uint64_t answers = 2;  // how many to look for, at least 2, so that a verdict can be given
    bool common = false;
};

struct HintRequest {
    core::RungSet use = core::RungSet::first(32);
    bool search = true;  // when the rungs are stuck, give a fact by search
};

struct ExplainRequest {
    HintRequest steps{};
    From from = From::Clues;
    // After which step the position is written down: after one alone (from 1; 0: after none), else
    // after each. On large boards that costs more than the steps do.
    std::optional<std::uint64_t> position_after{};
};

struct RepairRequest {
    std::size_t most = 5;  // repairs
};

// A puzzle after some changes of its givens, each in words with its places.
template <class Puzzle>
struct Mended {
    Puzzle after;
    std::vector<NamedFact> changes;
};

// Repairs with exactly one answer each, of a puzzle that has none or several.
template <class Puzzle>
struct Mendings {
    core::Verdict verdict = core::Verdict::Unknown;  // of the puzzle as it is
    std::vector<Mended<Puzzle>> list{};
    bool least = false;  // it is known that no repair has fewer changes than these
    core::RepairEnd end = core::RepairEnd::Limit;
};

struct DrawRequest {
    core::Overlay overlay;
    bool answer = false;
    bool used = false;  // clues from which nothing more follows are drawn lighter
};

struct Transform {
    enum class Kind { Resize, Rotate, Flip };
    Kind kind = Kind::Rotate;
    core::Size size{};  // Resize
};

struct GenerateRequest {
    core::Size size;
    Choices choices;
    core::Random random;
};

struct CountRequest {
    Method method = Method::Solve;
    bool by_turns = false;  // also how many answers there are of each number of turns
    int jobs = 0;           // threads; 0 for all that there are
    // Called once with the nodes that the whole work will spend of its budget, where that can be
    // told beforehand.
    std::function<void(std::uint64_t)> expect{};
    core::Shelf shelf{};  // where it is kept on its way
};

struct CensusRequest {
    bool without_reversal = false;
    bool clean = false;
    bool list = false;
    std::optional<int> stones{};  // only the number of puzzles with so many, on a grid of any size
    int jobs = 0;                 // threads; 0 for all that there are
    // Called once with the nodes that the whole work will spend of its budget.
    std::function<void(std::uint64_t)> expect{};
    core::Shelf shelf{};  // where it is kept on its way
};

// Answers of the board of a size, drawn with equal chances.
struct Samples {
    About about;
    std::string answers;  // how many there are to draw from, in decimal
    std::function<TextReport(core::Random random)> draw;
};

// The same as a genre gives it; `draw` may be called from several threads.
template <class State>
struct Drawer {
    std::string answers;
    std::function<State(core::Random random)> draw;
};

class AnyGenre {
  public:
    virtual ~AnyGenre() = default;
    AnyGenre() = default;
    AnyGenre(const AnyGenre&) = delete;
    AnyGenre& operator=(const AnyGenre&) = delete;

    virtual std::string_view id() const = 0;
    virtual GenreInfo info() const = 0;

    // `position` is any format that the genre reads; `rules` are values of info().variants.
    virtual core::Result<SolveReport> solve(std::string_view position, const Choices& rules,
                                            const SolveRequest& request,
                                            core::Budget& budget) const = 0;
    virtual core::Result<CheckReport> check(std::string_view position,
                                            const Choices& rules) const = 0;
    virtual core::Result<HintReport> hint(std::string_view position, const Choices& rules,
                                          const HintRequest& request,
                                          core::Budget& budget) const = 0;
    virtual core::Result<ExplainReport> explain(std::string_view position, const Choices& rules,
                                                const ExplainRequest& request,
                                                core::Budget& budget) const = 0;
    virtual core::Result<GradeReport> grade(std::string_view position, const Choices& rules,
                                            core::Budget& budget) const = 0;
    // The exact number, or an error of Fault::Limit that says how far it came.
    virtual core::Result<CountReport> count(std::string_view position, const Choices& rules,
                                            const CountRequest& request,
                                            core::Budget& budget) const = 0;
    virtual core::Result<TextReport> minimise(std::string_view position, const Choices& rules,
                                              core::Budget& budget) const = 0;
    // What cannot hold together, of the clues, or of the clues and the marks.
    virtual core::Result<ConflictReport> conflict(std::string_view position, const Choices& rules,
                                                  From from, core::Budget& budget) const = 0;
    // Least changes that leave one answer.
    virtual core::Result<RepairReport> repair(std::string_view position, const Choices& rules,
                                              const RepairRequest& request,
                                              core::Budget& budget) const = 0;
    virtual core::Result<TextReport> generate(const GenerateRequest& request,
                                              core::Budget& budget) const = 0;
    // What to draw from; the draws themselves cost little and may be made at once.
    virtual core::Result<Samples> samples(core::Size size, const Choices& rules,
                                          core::Budget& budget) const = 0;
    // Every board of a grid.
    virtual core::Result<CensusReport> census(core::Size size, const CensusRequest& request,
                                              core::Budget& budget) const = 0;
    // The board of a size that `count` is about where no position is given.
    virtual core::Result<TextReport> whole_board(core::Size size) const = 0;
    // The board of a size that gives nothing away: without clues, or with every piece there can be.
    virtual core::Result<TextReport> blank(core::Size size) const = 0;

    virtual core::Result<TextReport> convert(std::string_view position, core::Format to) const = 0;
    virtual core::Result<TextReport> transform(std::string_view position,
                                               const Transform& how) const = 0;
    virtual core::Result<DrawReport> draw(std::string_view position, const Choices& rules,
                                          const DrawRequest& request,
                                          core::Budget& budget) const = 0;
    // The marks in the order in which they were made, for genres whose info() says that they
    // replay.
    virtual core::Result<ReplayReport> replay(std::string_view position,
                                              core::Budget& budget) const = 0;
    // With `follow` also what plainly follows from the marks that were just made.
    virtual core::Result<TouchReport> touch(std::string_view position, const core::Gesture& gesture,
                                            bool follow) const = 0;
    virtual core::Result<TouchReport> edit(std::string_view position,
                                           const core::Gesture& gesture) const = 0;

    // What the genre measures, and what was published of it; both may be empty.
    virtual std::span<const core::Experiment> experiments() const = 0;
    virtual const std::vector<core::Claim>& claims() const = 0;
};

// Every genre, in a fixed order; src/genres/registry.cpp is one line a genre.
std::span<const AnyGenre* const> registry();
const AnyGenre* find_genre(std::string_view id);

}  // namespace hashigo::app
