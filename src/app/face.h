// What the faces ask of a genre, beyond what the ladder machine does. A genre offers these as
// static functions of its trait struct; Erased<G> turns them into the one virtual class.
#pragma once

#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/any_genre.h"
#include "core/engine.h"
#include "core/position.h"

namespace hashigo::app {

// oracle       the slow truth, for --method oracle.
// info         what the genre declares of itself.
// configure    puts the chosen rules into the puzzle.
// read, write  every format the genre knows; read says which positions it understands.
// blank        the board of a size without clues; full, where the givens are the pieces themselves.
// transform    the board resized, rotated or flipped, marks and all.
// scene        the drawing; labels: each cell in words, for screen readers.
// touch, edit  a gesture as new marks, as a new puzzle.
template <class G>
concept Face = core::Engine<G> &&
    requires(const typename G::Puzzle& p, typename G::Puzzle& mutable_p, const typename G::State& s,
             core::Wanted wanted, core::Budget& budget, const Choices& choices,
             std::string_view text, core::Format format, core::Size size,
             const core::Position<G>& position, const Transform& how, const core::Overlay& overlay,
             const core::Gesture& gesture) {
    { p.size } -> std::convertible_to<core::Size>;
    { G::oracle(p, s, wanted, budget) } -> std::same_as<core::Answers<typename G::State>>;
    { G::info() } -> std::same_as<GenreInfo>;
    { G::configure(mutable_p, choices) } -> std::same_as<std::optional<core::Error>>;
    { G::read(text) } -> std::same_as<core::Result<core::Position<G>>>;
    { G::write(position, format) } -> std::same_as<core::Result<std::string>>;
    { G::blank(size) } -> std::same_as<core::Result<typename G::Puzzle>>;
    { G::transform(position, how) } -> std::same_as<core::Position<G>>;
    { G::scene(p, s, overlay) } -> std::same_as<core::Scene>;
    { G::labels(p, s) } -> std::same_as<std::vector<core::Label>>;
    { G::touch(p, s, gesture) } -> std::same_as<core::Result<core::Touched<typename G::State>>>;
    { G::edit(position, gesture) } -> std::same_as<core::Result<core::Touched<core::Position<G>>>>;
};

// The verbs that a genre may lack; they answer "unsupported" then.
template <class G>
concept Generates = requires(const GenerateRequest& request, core::Budget& budget) {
    { G::generate(request, budget) } -> std::same_as<core::Result<typename G::Puzzle>>;
};

template <class G>
concept Minimises = requires(const typename G::Puzzle& p, core::Budget& budget) {
    { G::minimise(p, budget) } -> std::same_as<core::Result<typename G::Puzzle>>;
};

// Why there are no clues to drop, to change or to set against each other, of a genre that has none.
template <class G>
concept LacksClues = requires {
    { G::why_no_clues() } -> std::same_as<core::Text>;
};

// Givens and marks that contradict each other, a set of which nothing could be left out.
template <class G>
concept Conflicts = requires(const typename G::Puzzle& p, const typename G::State& s,
                             core::Budget& budget) {
    { G::conflict(p, s, budget) } -> std::same_as<Witness>;
};

// repair  changes of the givens that leave exactly one answer.
template <class G>
concept Repairs = requires(const typename G::Puzzle& p, const RepairRequest& request,
                           core::Budget& budget) {
    { G::repair(p, request, budget) } -> std::same_as<Mendings<typename G::Puzzle>>;
};

template <class G>
concept Censuses = requires(core::Size size, const CensusRequest& request, core::Budget& budget) {
    { G::census(size, request, budget) } -> std::same_as<core::Result<CensusReport>>;
};

// Counting answers by other means than finding them, in decimal.
template <class G>
concept Counts = requires(const typename G::Puzzle& p, const CountRequest& request,
                          core::Budget& budget) {
    { G::count(p, request, budget) } -> std::same_as<core::Result<std::string>>;
};

// The same by number of turns, for genres whose answer is a line.
template <class G>
concept CountsByTurns = requires(const typename G::Puzzle& p, const CountRequest& request,
                                 core::Budget& budget) {
    {
        G::count_by_turns(p, request, budget)
        } -> std::same_as<core::Result<std::pair<std::string, CountReport::ByTurns>>>;
};

// Answers of a board drawn with equal chances.
template <class G>
concept Draws = requires(const typename G::Puzzle& p, core::Budget& budget) {
    { G::drawer(p, budget) } -> std::same_as<core::Result<Drawer<typename G::State>>>;
};

// The board of a size whose answers are worth counting, where that is not the empty one.
template <class G>
concept HasWholeBoard = requires(core::Size size) {
    { G::whole_board(size) } -> std::same_as<core::Result<typename G::Puzzle>>;
};

// replay  marks that are a sequence, step by step: first none of them, last all.
template <class G>
concept Replays = requires(const typename G::Puzzle& p, const typename G::State& marks) {
    { G::replay(p, marks) } -> std::same_as<std::vector<typename G::State>>;
};

// follow  the marks with what plainly follows from those at the places that were just changed,
// put only where nothing was marked; `changed` are the places that were put.
template <class G>
concept Follows = requires(const typename G::Puzzle& p, const typename G::State& marks,
                           const core::Sites& changed) {
    { G::follow(p, marks, changed) } -> std::same_as<core::Touched<typename G::State>>;
};

// used  the clues from which nothing more follows, by the marks.
template <class G>
concept UsesUp = requires(const typename G::Puzzle& p, const typename G::State& marks) {
    { G::used(p, marks) } -> std::same_as<core::Sites>;
};

// What is worth saying about a verdict, such as that other programs' rules would give another.
template <class G>
concept Remarks = requires(const typename G::Puzzle& p,
                           const core::Answers<typename G::State>& answers) {
    { G::remarks(p, answers) } -> std::same_as<std::vector<core::Text>>;
};

// The experiments, and the published numbers that they are compared with.
template <class G>
concept Measures = requires {
    { G::experiments() } -> std::same_as<std::span<const core::Experiment>>;
    { G::claims() } -> std::same_as<const std::vector<core::Claim>&>;
};

// What all answers share beyond the facts of common(), told instead of them: `answer` is one of
// the answers that extend `s`. Empty where the budget ran out.
template <class G>
concept Shares = requires(const typename G::Puzzle& p, const typename G::State& s,
                          const typename G::State& answer, core::Budget& budget) {
    { G::shared(p, s, answer, budget) } -> std::same_as<std::optional<std::vector<NamedFact>>>;
};

}  // namespace hashigo::app
