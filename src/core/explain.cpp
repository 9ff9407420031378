// How a refutation is told: its first links by their facts, the rest by number, the break in full.
#include "core/explain.h"

#include <algorithm>

namespace hashigo::core {

namespace {

void append(Text& to, const Text& more) {
    to.en += more.en;
    to.ja += more.ja;
}

}  // namespace

Text tell_chain(const Slice& slice) {
    constexpr std::size_t kTold = 4;
    const std::size_t links = slice.steps.size() - 1;
    Text told;
    for (std::size_t k = 0; k < std::min(links, kTold); ++k) {
        append(told, say(phrases::phrase(phrases::Then), slice.steps[k].concludes));
    }
    if (links > kTold) append(told, say(phrases::phrase(phrases::More), links - kTold));
    append(told, say(phrases::phrase(phrases::Breaks), slice.steps.back().message));
    return told;
}

}  // namespace hashigo::core
