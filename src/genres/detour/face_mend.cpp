// conflict and repair in words: numbers and marks that contradict, changes that leave one answer.
#include "app/mendings.h"
#include "genres/detour/conflict.h"
#include "genres/detour/genre.h"
#include "genres/detour/phrases.h"
#include "genres/detour/regions.h"
#include "genres/detour/repair.h"
#include "genres/detour/solve.h"
#include "genres/detour/state.h"

namespace hashigo::detour {

namespace {

template <class... Args>
app::NamedFact about_region(const Puzzle& p, int region, phrases::Key key, const Args&... numbers) {
    const std::string place = cell_name(p, number_cell(p, region));
    return {core::say(phrases::phrase(key), numbers..., place), {region_site(p, region)}};
}

app::NamedFact told(const Puzzle& p, const Change& change) {
    const Clue& before = p.clues[static_cast<std::size_t>(change.region)];
    if (!before.binds()) {
        return about_region(p, change.region, phrases::PutNumber, *change.clue.number);
    }
    if (!change.clue.there) {
        return about_region(p, change.region, phrases::RemoveNumber, *before.number);
    }
    return about_region(p, change.region, phrases::ChangeNumber, *before.number,
                        *change.clue.number);
}

}  // namespace

app::Witness Detour::conflict(const Puzzle& p, const State& s, core::Budget& budget) {
    const auto find = [&] { return smallest_conflict(p, s, budget); };
    const auto tell = [&](const Conflict& found, app::Witness& witness) {
        for (const int region : found.regions) {
            const int number = *p.clues[static_cast<std::size_t>(region)].number;
            witness.givens.push_back(about_region(p, region, phrases::NumberThere, number));
        }
        for (const int edge : found.edges) {
            const Fact fact{edge, s.marks[static_cast<std::size_t>(edge)]};
            witness.marks.push_back({name(p, fact), sites(p, fact)});
        }
    };
    return app::witness_of(detour::solve(p, s, {1, 0}, budget).count, find, tell);
}

app::Mendings<Puzzle> Detour::repair(const Puzzle& p, const app::RepairRequest& request,
                                     core::Budget& budget) {
    return app::mendings_of(find_repairs(p, request.most, budget),
                            [&](const Change& change) { return told(p, change); });
}

}  // namespace hashigo::detour
