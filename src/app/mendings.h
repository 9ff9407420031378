// The repairs that a genre found as its face tells them: each change in words, with its places.
#pragma once

#include <utility>

#include "app/any_genre.h"
#include "core/repair.h"

namespace hashigo::app {

template <class Puzzle, class Change, class Tell>
Mendings<Puzzle> mendings_of(core::Repairs<Puzzle, Change> found, const Tell& tell) {
    Mendings<Puzzle> mendings{found.verdict, {}, found.least, {}};
    for (auto& [changes, after] : found.list) {
        Mended<Puzzle> mended{std::move(after), {}};
        for (const Change& change : changes) mended.changes.push_back(tell(change));
        mendings.list.push_back(std::move(mended));
    }
    return mendings;
}

}  // namespace hashigo::app
