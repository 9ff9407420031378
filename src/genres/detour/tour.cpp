// Each stop is a board of 4 by 4 in pzprv3 text with one thing to see. All have the same walls; a
// stop adds the numbers, the edges across and the edges down, where 1 is a line.
#include "genres/detour/tour.h"

#include <array>
#include <string>
#include <utility>

#include "core/text.h"

namespace hashigo::detour {

namespace {

constexpr std::string_view kWalls =
    "pzprv3.2/detour/4/4/0 1 0 /1 0 1 /0 1 1 /0 1 0 /0 1 1 0 /1 1 0 0 /0 0 0 1 /";
constexpr std::string_view kNoNumbers = ". . . . /. . . . /. . . . /. . . . /";
constexpr std::string_view kNoCellMarks = "0 0 0 0 /0 0 0 0 /0 0 0 0 /0 0 0 0 /";
constexpr std::string_view kLoop = "1 1 1 /1 1 0 /1 1 0 /1 1 1 /1 0 0 1 /0 0 1 1 /1 0 0 1 /";

struct Stop {
    core::Phrase says;
    std::string_view numbers;
    std::string_view lines;
    bool legal;
};

constexpr std::array<Stop, 6> kStops = {{
    {{"tour.loop",
      "Draw one closed line that goes through the middle of every cell once. It may cross the bold "
      "walls.",
      "すべてのマスの中央を1回ずつ通る、一本の輪を引きます。太線は横切ってかまいません。"},
     kNoNumbers,
     kLoop,
     true},
    {{"tour.count", "A number says in how many cells of its region the line turns.",
      "数字は、その領域の中で線が曲がる回数です。"},
     "2 . 1 . /. 3 . . /2 . . . /. . . . /",
     kLoop,
     true},
    {{"tour.miscount", "Here the line turns three times in the region of the 4: this is wrong.",
      "4の領域で線が曲がるのは3回なので、誤りです。"},
     ". . . . /. 4 . . /. . . . /. . . . /",
     kLoop,
     false},
    {{"tour.branch", "The line may not branch, cross itself or end.",
      "線は枝分かれしたり、交差したり、途中で切れたりしてはいけません。"},
     kNoNumbers,
     "1 1 1 /1 1 1 /0 0 0 /1 1 1 /1 0 0 1 /1 0 0 1 /1 0 0 1 /",
     false},
    {{"tour.several", "Every cell has its line, but they are four loops and not one.",
      "どのマスも通っていますが、輪が四つに分かれているので、誤りです。"},
     kNoNumbers,
     "1 0 1 /1 0 1 /1 0 1 /1 0 1 /1 1 1 1 /0 0 0 0 /1 1 1 1 /",
     false},
    {{"tour.missed", "One loop, but four cells are left out: this is wrong.",
      "輪は一つですが、通っていないマスが四つあるので、誤りです。"},
     kNoNumbers,
     "1 1 1 /0 0 0 /0 0 0 /1 1 1 /1 0 0 1 /1 0 0 1 /1 0 0 1 /",
     false},
}};

}  // namespace

std::vector<core::TourStop> tour() {
    std::vector<core::TourStop> stops;
    stops.reserve(kStops.size());
    for (const Stop& stop : kStops) {
        std::string position(kWalls);
        for (const std::string_view part : {stop.numbers, stop.lines, kNoCellMarks}) {
            position += part;
        }
        stops.push_back({core::say(stop.says), std::move(position), stop.legal});
    }
    return stops;
}

}  // namespace hashigo::detour
