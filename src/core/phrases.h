// The sentences that core itself says; one table, both languages.
#pragma once

#include <array>

#include "core/text.h"

namespace hashigo::core::phrases {

enum Key : std::size_t { Suppose, Then, More, Breaks, Searched, Size };

inline constexpr std::array<Phrase, Size> kTable = {{
    {"probe", "Suppose {0}. {1}So {2}.", "{0}と仮定すると、{1}したがって{2}。"},
    {"probe.then", "Then {0}. ", "{0}。"},
    {"probe.more", "And so on, {0} steps more. ", "さらに{0}手進む。"},
    {"probe.breaks", "But: {0} ", "しかし、{0}"},
    {"search", "Suppose {0}. Every way to go on breaks ({1} cases tried). So {2}.",
     "{0}と仮定すると、どう進めても行き詰まる（{1}通りを確認）。したがって{2}。"},
}};

inline constexpr const Phrase& phrase(Key key) { return kTable[key]; }

}  // namespace hashigo::core::phrases
