// Counting and drawing as the commands ask for them. A board without numbers, by the printed rules,
// is counted by the tables of half words; any other board by the plain sweep.
#include <algorithm>
#include <memory>
#include <string>
#include <utility>

#include "genres/detour/cycles.h"
#include "genres/detour/cycles_phrases.h"
#include "genres/detour/genre.h"
#include "genres/detour/plug.h"
#include "genres/detour/sample.h"

namespace hashigo::detour {

namespace {

struct Tally {
    core::Count loops{};
    std::vector<core::Count> by_turns{};
};

bool is_bare(const Puzzle& p) {
    const bool numbered =
        std::any_of(p.clues.begin(), p.clues.end(), [](const Clue& clue) { return clue.binds(); });
    return !numbered && p.variant == Variant{};
}

core::Result<Tally> tally(const Puzzle& p, const app::CountRequest& request, core::Budget& budget) {
    if (is_bare(p)) {
        const cycles::Wish wish{p.size, request.by_turns, request.jobs};
        auto counted = cycles::count(wish, budget, request.expect, request.shelf);
        if (!counted) return counted.error();
        return Tally{std::move(counted->loops), std::move(counted->by_turns)};
    }
    if (request.shelf.there()) return core::cannot_be_kept();
    auto counted = plug::count(p, request.by_turns, budget);
    if (!counted) return counted.error();
    return Tally{std::move(counted->loops), std::move(counted->by_turns)};
}

// sum / of, rounded to thousandths.
std::string thousandths(const core::Count& sum, const core::Count& of) {
    constexpr unsigned kDigits = 3;
    std::string digits = core::decimal((2000 * sum + of) / (2 * of));
    if (digits.size() <= kDigits) digits.insert(0, kDigits + 1 - digits.size(), '0');
    digits.insert(digits.size() - kDigits, ".");
    return digits;
}

}  // namespace

core::Result<std::string> Detour::count(const Puzzle& p, const app::CountRequest& request,
                                        core::Budget& budget) {
    const auto counted = tally(p, request, budget);
    return counted ? core::Result<std::string>(core::decimal(counted->loops)) : counted.error();
}

core::Result<std::pair<std::string, app::CountReport::ByTurns>> Detour::count_by_turns(
    const Puzzle& p, const app::CountRequest& request, core::Budget& budget) {
    const auto counted = tally(p, request, budget);
    if (!counted) return counted.error();
    app::CountReport::ByTurns by_turns;
    core::Count turns = 0;
    for (std::size_t k = 0; k < counted->by_turns.size(); ++k) {
        const core::Count& loops = counted->by_turns[k];
        if (loops == 0) continue;
        by_turns.rows.push_back({static_cast<int>(k), core::decimal(loops)});
        turns += loops * k;
    }
    if (counted->loops > 0) by_turns.mean = thousandths(turns, counted->loops);
    return std::pair(core::decimal(counted->loops), std::move(by_turns));
}

core::Result<app::Drawer<State>> Detour::drawer(const Puzzle& p, core::Budget& budget) {
    namespace phrases = cycles::phrases;
    if (p.variant != Variant{}) {
        const auto* const option = p.variant.skips ? "--skips" : "--several-loops";
        return phrases::refusal(core::Fault::Unsupported, phrases::OtherRules, option);
    }
    auto made = Sampler::make(p.size, budget);
    if (!made) return made.error();
    const auto sampler = std::make_shared<const Sampler>(std::move(*made));
    return app::Drawer<State>{core::decimal(sampler->loops()),
                              [sampler](core::Random random) { return sampler->draw(random); }};
}

}  // namespace hashigo::detour
