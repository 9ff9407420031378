// Everything that this genre says to people, in one table: first a sentence for each Reason, in its
// order, then the rest.
#pragma once

#include <array>

#include "core/text.h"
#include "genres/goishi/reason.h"

namespace hashigo::goishi::phrases {

enum Key : std::size_t { IsNext = static_cast<std::size_t>(Reason::Size), IsNotNext, Size };

inline constexpr std::array<core::Phrase, Size> kTable = {{
    // Reasons. {0} the anchor.
    {"only-stone", "{0} is the only stone that can be next.", "次に拾えるのは{0}だけ。"},
    {"stranded", "Stones are left, but none of them can be picked up after {0}.",
     "石が残っているのに、{0}の次に拾える石がない。"},
    // The rest. {0} the stone, {1} which pick it is.
    {"is-next", "{0} is number {1}", "{0}が{1}番目"},
    {"is-not-next", "{0} is not number {1}", "{0}は{1}番目でない"},
}};

inline constexpr const core::Phrase& phrase(Key key) {
    return kTable[key];
}
inline constexpr const core::Phrase& phrase(Reason reason) {
    return kTable[static_cast<std::size_t>(reason)];
}

}  // namespace hashigo::goishi::phrases
