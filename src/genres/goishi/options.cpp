// No board of fewer than seven stones has exactly one order, whatever its size, so that is the
// least that can be asked for.
#include "genres/goishi/options.h"

#include "core/grid.h"
#include "genres/goishi/genre.h"
#include "genres/goishi/ladder.h"

namespace hashigo::goishi {

namespace {

constexpr double kFewest = 7;
constexpr double kMostSteps = 1e9;

core::Option effort(std::string_view name, core::Text help) {
    core::Option option{name, core::Option::Kind::Integer, std::move(help)};
    option.most = kMostSteps;
    return option;
}

core::Option grade() {
    core::Option option{
        kGrade,
        core::Option::Kind::Choice,
        {"the highest rung that the solve may need, exactly", "解くのに必要な最高の段"}};
    option.choices = {kAnyGrade};
    for (const auto& rung : ladder()) option.choices.push_back(rung.id());
    option.choices.emplace_back("search");
    option.fallback = kAnyGrade;
    return option;
}

core::Option symmetry() {
    core::Option option{
        kSymmetry, core::Option::Kind::Choice, {"symmetry of the stones", "石の配置の対称性"}};
    option.choices = {"none", "rotate180", "rotate90", "mirror"};
    option.fallback = option.choices.front();
    return option;
}

}  // namespace

std::vector<core::Option> variant_options() {
    return {{kReversal,
             core::Option::Kind::Flag,
             {"one may turn back the way one came", "来た方向へ引き返してもよい"}}};
}

std::vector<core::Option> generate_options() {
    core::Option stones{kStones, core::Option::Kind::Integer, {"how many stones", "石の数"}};
    stones.least = kFewest;
    stones.most = core::kMaxCells;
    return {stones, symmetry(), grade(),
            effort(kLeastEffort, {"the least effort of a solve", "解く手間の下限"}),
            effort(kMostEffort, {"the most effort of a solve", "解く手間の上限"})};
}

}  // namespace hashigo::goishi
