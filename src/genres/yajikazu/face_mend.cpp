// conflict and repair in words: clues and marks that contradict, changes that leave one answer.
#include "app/mendings.h"
#include "genres/yajikazu/conflict.h"
#include "genres/yajikazu/explain.h"
#include "genres/yajikazu/genre.h"
#include "genres/yajikazu/phrases.h"
#include "genres/yajikazu/repair.h"
#include "genres/yajikazu/solve.h"
#include "genres/yajikazu/state.h"

namespace hashigo::yajikazu {

namespace {

app::NamedFact told(const Puzzle& p, const Change& change) {
    const core::Site site = core::cell_site(p.size, change.cell);
    const std::string place = core::name(site);
    const Clue& before = p.clues[static_cast<std::size_t>(change.cell)];
    const std::string after = spoken_sign(change.clue);
    if (!before.there) {
        return {core::say(phrases::phrase(phrases::PutClue), after, place), {site}};
    }
    if (!change.clue.there) {
        return {core::say(phrases::phrase(phrases::RemoveClue), spoken_sign(before), place),
                {site}};
    }
    return {core::say(phrases::phrase(phrases::ChangeClue), spoken_sign(before), place, after),
            {site}};
}

}  // namespace

app::Witness Yajikazu::conflict(const Puzzle& p, const State& s, core::Budget& budget) {
    const auto find = [&] { return smallest_conflict(p, s, budget); };
    const auto tell = [&](const Conflict& found, app::Witness& witness) {
        for (const int cell : found.clues) {
            witness.givens.push_back({clue_name(p, cell), {core::cell_site(p.size, cell)}});
        }
        for (const int cell : found.marks) {
            const Fact fact{cell, s.marks[static_cast<std::size_t>(cell)]};
            witness.marks.push_back({name(p, fact), sites(p, fact)});
        }
    };
    return app::witness_of(yajikazu::solve(p, s, {1, 0}, budget).count, find, tell);
}

app::Mendings<Puzzle> Yajikazu::repair(const Puzzle& p, const app::RepairRequest& request,
                                       core::Budget& budget) {
    return app::mendings_of(find_repairs(p, request.most, budget),
                            [&](const Change& change) { return told(p, change); });
}

}  // namespace hashigo::yajikazu
