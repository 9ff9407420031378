// What a genre found, as its face tells it: what contradicts, and each change of a repair, in words
// and with its places.
#pragma once

#include <utility>

#include "app/any_genre.h"
#include "core/repair.h"

namespace hashigo::app {

// Of a board with so many known answers. `find()` gives a set that contradicts, or nothing where
// the budget ended, and `tell(set, witness)` puts it in words.
template <class Find, class Tell>
Witness witness_of(std::uint64_t answers, const Find& find, const Tell& tell) {
    Witness witness;
    if (answers > 0) {
        witness.state = Witness::State::Possible;
    } else if (const auto found = find()) {
        witness.state = Witness::State::Found;
        tell(*found, witness);
    }
    return witness;
}

template <class Puzzle, class Change, class Tell>
Mendings<Puzzle> mendings_of(core::Repairs<Puzzle, Change> found, const Tell& tell) {
    Mendings<Puzzle> mendings{found.verdict, {}, found.least, found.end};
    for (auto& [changes, after] : found.list) {
        Mended<Puzzle> mended{std::move(after), {}};
        for (const Change& change : changes) mended.changes.push_back(tell(change));
        mendings.list.push_back(std::move(mended));
    }
    return mendings;
}

}  // namespace hashigo::app
