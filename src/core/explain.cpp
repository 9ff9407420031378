// How a refutation is told: its first links by their facts, the rest by number, the break in full.
#include "core/explain.h"

#include <algorithm>

namespace hashigo::core {

void append(Text& to, const Text& more) {
    to.en += more.en;
    to.ja += more.ja;
}

Text tell_links(std::span<const Explanation> links) {
    constexpr std::size_t kTold = 4;
    Text told;
    for (const Explanation& link : links.first(std::min(links.size(), kTold))) {
        append(told, say(phrases::phrase(phrases::Then), link.concludes));
    }
    if (links.size() > kTold) {
        append(told, say(phrases::phrase(phrases::More), links.size() - kTold));
    }
    return told;
}

Text tell_chain(const Slice& slice) {
    Text told = tell_links({slice.steps.data(), slice.steps.size() - 1});
    append(told, say(phrases::phrase(phrases::Breaks), slice.steps.back().message));
    return told;
}

Text tell_as_it_is(const Slice& slice) {
    if (slice.steps.size() == 1) return slice.steps.front().message;
    Text told = say(phrases::phrase(phrases::AsItIs), tell_chain(slice));
    while (!told.en.empty() && told.en.back() == ' ') told.en.pop_back();
    return told;
}

}  // namespace hashigo::core
