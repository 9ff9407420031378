// What every verb of a genre answers: plain structs of strings, numbers, texts and sites, that a
// face turns into JSON or into words. Positions inside are pzprv3 text.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/gesture.h"
#include "core/grid.h"
#include "core/position.h"
#include "core/referee.h"
#include "core/repair.h"
#include "core/scene.h"
#include "core/site.h"
#include "core/text.h"
#include "core/verdict.h"

namespace hashigo::app {

// What every report about one position says of it.
struct About {
    core::Size size;
    std::vector<core::Text> warnings{};
};

struct NamedFact {
    core::Text text;
    core::Sites sites;
};

struct SolveReport {
    About about;
    core::Verdict verdict = core::Verdict::Unknown;
    std::vector<std::string> answers{};              // in the order found; at most as asked
    std::optional<std::vector<NamedFact>> common{};  // with --common; empty if unknown
    std::uint64_t nodes = 0;
    core::Text reason{};     // why none or unknown; else empty
    core::Sites conflict{};  // what a "none" stands on, where known
    std::string retreat{};   // of a walk without an answer: cut to where it still had one
};

struct CheckReport {
    About about;
    bool complete = false;
    std::vector<core::Violation> violations{};
};

// The name of the level above all rungs.
inline constexpr std::string_view kSearch = "search";

struct StepReport {
    std::string rung;  // a rung's id, or "search"
    std::string reason;
    core::Text message;
    core::Text concludes;  // the fact alone
    core::Sites because;
    core::Sites therefore;
    // A refutation's steps or its cases, or what ruled the other choices out.
    std::vector<core::Text> chain;
    std::string position;     // with the step applied
    bool chain_told = false;  // the message tells what is in the chain
};

struct HintReport {
    About about;
    std::optional<StepReport> step{};
    std::string state{};   // without a step: broken | wrong | done | none | stuck | unknown
    core::Text message{};  // without a step: why there is none
    core::Sites sites{};   // without a step: where to look
    std::vector<NamedFact> wrong{};  // of marks that are wrong: those that must go, where known
};

struct ExplainReport {
    About about;
    std::vector<StepReport> steps{};
    bool solved = false;
    bool cut_short = false;  // the budget ended first
    core::Verdict verdict = core::Verdict::Unknown;
    core::Text message{};  // how it ended, where it is not solved
};

struct GradeReport {
    About about;
    std::string grade{};  // a rung's id or "search"; empty unless the puzzle is unique
    std::uint64_t effort = 0;
    std::vector<std::pair<std::string, std::uint64_t>> steps{};  // rung, deductions applied
    core::Verdict verdict = core::Verdict::Unknown;
    core::Text reason{};  // which limit left it unknown
};

struct CountReport {
    About about;
    std::string count{};  // in decimal: it may be too large for any machine word
    struct OfTurns {
        int turns = 0;
        std::string count;  // in decimal
    };
    struct ByTurns {
        std::vector<OfTurns> rows{};  // fewest turns first; none without answers
        std::string mean{};           // turns of an answer, three decimals; empty without answers
    };
    std::optional<ByTurns> by_turns{};
};

// The boards of a grid with some number of stones, or whatever else a genre takes a census by.
// A puzzle is a board that asks for something and has one answer.
struct CensusRow {
    int stones = 0;
    std::uint64_t completable = 0;
    std::uint64_t unique = 0;
    std::uint64_t puzzles = 0;
};

struct CensusReport {
    About about;
    std::vector<CensusRow> by_stones{};
    struct Without {  // where one may also turn back
        std::uint64_t completable = 0;
        std::uint64_t unique = 0;
        std::uint64_t unique_in_both = 0;
        std::uint64_t puzzles_in_both = 0;
    };
    std::optional<Without> without_reversal{};
    struct Clean {  // of the boards with two or more stones
        std::uint64_t has_clean = 0;
        std::uint64_t all_clean = 0;
        std::uint64_t unique_and_clean = 0;
    };
    std::optional<Clean> clean{};
    std::optional<std::vector<std::string>> list{};  // addresses
    struct OfStones {  // in decimal: there may be more than any machine word holds
        int stones = 0;
        std::string boards;
        std::string puzzles;
    };
    std::optional<OfStones> of_stones{};  // all there is to say where one number was asked for
};

// Why there is no answer: givens and marks that contradict each other, none of which could be left
// out. A genre that cannot say so of single givens leaves both empty and tells it in `message`.
struct Witness {
    enum class State { Found, Possible, Unknown };  // Possible: there is an answer
    State state = State::Unknown;
    std::vector<NamedFact> givens{};
    std::vector<NamedFact> marks{};
    core::Text message{};
};

struct ConflictReport {
    About about;
    Witness witness{};
    std::string position{};  // only what contradicts, where something does
};

// Changes of the givens, each in words with its places, after which there is exactly one answer.
struct RepairRow {
    std::vector<NamedFact> changes;
    std::string position;
};

struct RepairReport {
    About about;
    core::Verdict verdict = core::Verdict::Unknown;  // of the board as it is
    std::vector<RepairRow> repairs{};                // the most natural first
    bool least = false;  // it is known that no repair has fewer changes than these
    core::RepairEnd end = core::RepairEnd::Limit;
    core::Text limit{};  // which one, where one ended the search
};

// A position that a verb has written: pzprv3 text, or the format that was asked for.
struct TextReport {
    About about;
    std::string text;
};

struct DrawReport {
    About about;
    core::Scene scene{};
    std::vector<core::Label> labels{};
};

struct TouchReport {
    About about;
    std::string position;
    core::Sites changed;
    core::Sites removed;
};

// A sequence, step by step: pzprv3 text, from no step to all of them.
struct ReplayReport {
    About about;
    std::vector<std::string> positions{};
};

struct RungInfo {
    std::string_view id;
    core::Text name;
    core::Text title;
    core::Text lesson;
};

struct GenreInfo {
    GenreInfo(std::string_view genre, core::Text called, core::Text played)
        : id(genre), name(std::move(called)), rules(std::move(played)) {}

    std::string_view id;
    core::Text name;
    core::Text rules;  // all of them, in a few sentences
    std::vector<core::Tool> play_tools;
    std::vector<core::KeyBinding> play_keys;
    std::vector<core::Tool> edit_tools;
    std::vector<core::KeyBinding> edit_keys;
    std::vector<core::Option> variants;  // rules that can be varied: flags of every command
    std::vector<core::Option> generate;
    std::vector<RungInfo> rungs;  // lowest first
    std::vector<core::TourStop> tour;
    std::vector<core::TourTask> tasks;
    bool replays = false;          // marks are sequences that can be played step by step
    bool replays_answers = false;  // and so can a whole answer, whatever marks are
    core::Text follows{};          // what touch --follow marks besides; empty: nothing
    core::Text uses{};             // when draw --used draws a clue lighter; empty: never
};

}  // namespace hashigo::app
