// Each stop is a board of 4 by 4 in pzprv3 text with one thing to see. All have the same walls; a
// stop adds the numbers, the edges across and the edges down, where 1 is a line. A task is a board
// of its own, to be done by the player.
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

struct Task {
    core::Phrase says;
    std::string_view position;
};

constexpr std::array<Task, 5> kTasks = {{
    {{"task.draw",
      "Draw a line through the middles of all four cells until it closes: drag, or tap between two "
      "cells.",
      "四つのマスの中央を通る線を引いて、輪を閉じましょう。ドラッグするか、マスの間をタップします"
      "。"},
     "pzprv3.2/detour/2/2/0 /0 /0 0 /. . /. . /0 /0 /0 0 /0 0 /0 0 /"},
    {{"task.one",
      "There is one loop, and it goes through every cell. Draw on from the two ends, but don't "
      "close "
      "it too early.",
      "ループは一つで、すべてのマスを通ります。早く閉じてしまわないように、続きを引きましょう。"},
     "pzprv3.2/detour/2/4/0 0 0 /0 0 0 /0 0 0 0 /. . . . /. . . . /1 0 0 /1 0 0 /1 0 0 0 /"
     "0 0 0 0 /0 0 0 0 /"},
    {{"task.count",
      "A number says in how many cells of its region the line turns. Finish the loop.",
      "数字は、その領域で線が曲がるマスの数です。ループを完成させましょう。"},
     "pzprv3.2/detour/3/4/1 0 1 /0 0 0 /0 0 0 /0 1 1 0 /0 0 0 0 /. 2 . . /. . . . /. . . . /"
     "1 0 1 /0 0 0 /1 0 1 /1 0 0 1 /1 0 0 1 /0 0 0 0 /0 0 0 0 /0 0 0 0 /"},
    {{"task.straight",
      "0: in this region the line runs straight. It may cross the bold walls. Draw the whole loop.",
      "0の領域では、線はどこも直進です。太線は横切ってかまいません。ループを引きましょう。"},
     "pzprv3.2/detour/4/3/0 0 /1 0 /1 0 /0 0 /1 0 0 /0 0 0 /1 0 0 /. . . /0 . . /. . . /. . . /"
     "0 0 /0 0 /0 0 /0 0 /0 0 0 /0 0 0 /0 0 0 /0 0 0 /0 0 0 /0 0 0 /0 0 0 /"},
    {{"task.whole", "A whole board: begin in the corners, then read the numbers.",
      "最後は一つの盤です。四隅から始めて、数字を読みましょう。"},
     "pzprv3.2/detour/4/4/0 0 0 /1 0 0 /0 1 1 /0 1 1 /1 1 1 1 /0 1 0 1 /1 1 0 0 /4 . . . /. . . . /"
     ". . . . /2 . . . /0 0 0 /0 0 0 /0 0 0 /0 0 0 /0 0 0 0 /0 0 0 0 /0 0 0 0 /0 0 0 0 /0 0 0 0 /"
     "0 0 0 0 /0 0 0 0 /"},
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

std::vector<core::TourTask> tour_tasks() {
    std::vector<core::TourTask> tasks;
    tasks.reserve(kTasks.size());
    for (const Task& task : kTasks) {
        tasks.push_back({core::say(task.says), std::string(task.position)});
    }
    return tasks;
}

}  // namespace hashigo::detour
