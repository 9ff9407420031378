// What counting and sampling say when they refuse; one table, both languages.
#pragma once

#include <array>
#include <cstdint>

#include "core/result.h"
#include "core/text.h"

namespace hashigo::detour::cycles::phrases {

enum Key : std::size_t {
    Unfinished,
    Unreadable,
    NoLoop,
    TooLarge,
    TooManyNumbers,
    OtherRules,
    Size
};

inline constexpr std::array<core::Phrase, Size> kTable = {{
    {"limit", "The limit was reached before the count was done.",
     "数え終わる前に上限に達しました。"},
    {"count.unreadable", "This is not a count that was written down, or it is damaged.",
     "書き出された数え上げの途中経過ではないか、壊れています。"},
    {"sample.none", "No loop passes through all cells of {0}.",
     "{0}の盤には全マスを通るループがありません。"},
    {"limit.size", "Loops are drawn on boards to about {0}x{1}.",
     "ループを抽出できるのは{0}x{1}程度の盤までです。"},
    {"limit.numbers", "Too many regions with numbers lie side by side on this board.",
     "数字のある領域が横に並びすぎています。"},
    {"sample.rules",
     "sample has no {0}: loops are drawn by the printed rules only, one loop through every cell.",
     "sampleでは{0}を使えません。抽出できるのは、全マスを通る一本のループだけです。"},
}};

inline constexpr const core::Phrase& phrase(Key key) {
    return kTable[key];
}

template <class... Args>
core::Error refusal(core::Fault fault, Key key, const Args&... args) {
    core::Error error = core::fail(phrase(key), std::nullopt, args...);
    error.fault = fault;
    return error;
}

}  // namespace hashigo::detour::cycles::phrases
