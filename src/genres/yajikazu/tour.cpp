// Each stop is a 3 by 4 board in pzprv3 text with one thing to see. In a clue `4,2` the 4 is an
// arrow to the right and the 2 its number (1 up, 2 down, 3 left); `#` is shaded, `+` is not. A
// task is played instead of read; where it names no goal, the whole board is to be done.
#include "genres/yajikazu/tour.h"

#include <array>
#include <string>

#include "core/text.h"

namespace hashigo::yajikazu {

namespace {

struct Stop {
    core::Phrase says;
    std::string_view position;
    bool legal;
};

constexpr std::array<Stop, 6> kStops = {{
    {{"tour.count", "A clue counts the shaded cells in the direction of its arrow, up to the edge.",
      "数字は、矢印の方向にある黒マスの数を盤の端まで数えたものです。"},
     "pzprv3/yajikazu/3/4/. . . . /4,2 . . . /. . . . /+ + + + /+ # + # /+ + + + /",
     true},
    {{"tour.miscount", "Here the clue sees one shaded cell, not two: this is wrong.",
      "この数字から見える黒マスは2個ではなく1個なので、誤りです。"},
     "pzprv3/yajikazu/3/4/. . . . /4,2 . . . /. . . . /+ + + + /+ # + + /+ + + + /",
     false},
    {{"tour.liar", "A clue whose own cell is shaded need not be right.",
      "自分のマスが黒マスになった数字は、正しくなくてもかまいません。"},
     "pzprv3/yajikazu/3/4/. . . . /4,3 . . 3,2 /. . . . /+ + + + /# + # + /+ + + + /",
     true},
    {{"tour.touch", "Shaded cells may not touch along an edge.",
      "黒マスどうしは、辺で隣り合ってはいけません。"},
     "pzprv3/yajikazu/3/4/4,1 . . . /. . . . /. . . . /+ # + + /+ # + + /+ + + + /",
     false},
    {{"tour.divided",
      "All unshaded cells must be connected along edges; here the corner is cut off.",
      "白マスはすべて辺でつながっていなければなりません。ここでは角が切り離されています。"},
     "pzprv3/yajikazu/3/4/4,1 . . . /. . . . /. . . . /+ # + + /# + + + /+ + + + /",
     false},
    {{"tour.whole", "A finished board: two clues are shaded and wrong, the others hold.",
      "完成した盤です。黒マスの数字2個は正しくありませんが、白マスの数字はどれも正しい。"},
     "pzprv3/yajikazu/3/4/. 3,2 . 2,1 /4,1 . . . /1,2 . . . /+ # + + /+ + + # /# + + + /",
     true},
}};

struct Task {
    core::Phrase says;
    std::string_view position;
    std::string_view goal{};
};

constexpr std::array<Task, 5> kTasks = {{
    {{"task.count",
      "The arrow points at one cell, and the clue counts one shaded cell there. Shade it.",
      "矢印の先のマスは一つで、数字は黒マスが1個あると数えています。そこを塗りましょう。"},
     "pzprv3/yajikazu/3/3/. . . /. 4,1 . /. . . /. . . /. + . /. . . /",
     "pzprv3/yajikazu/3/3/. . . /. 4,1 . /. . . /. . . /. + # /. . . /"},
    {{"task.apart", "Two cells to the right are shaded, and shaded cells never touch. Shade them.",
      "右に黒マスが2個あります。黒マスどうしは隣り合いません。どこでしょうか。"},
     "pzprv3/yajikazu/3/4/. . . . /4,2 . . . /. . . . /. . . . /+ . . . /. . . . /",
     "pzprv3/yajikazu/3/4/. . . . /4,2 . . . /. . . . /. . . . /+ # . # /. . . . /"},
    {{"task.linked",
      "All white cells are connected, so the cell below the top left corner is white. Mark it: tap "
      "twice, or use the right button.",
      "白マスはひとつながりなので、左上の角の下は白マスです。"
      "2回タップするか右ボタンで、白の印を付けましょう。"},
     "pzprv3/yajikazu/3/4/. . . . /. . . . /. . . . /. # . . /. . . . /. . . . /",
     "pzprv3/yajikazu/3/4/. . . . /. . . . /. . . . /. # . . /+ . . . /. . . . /"},
    {{"task.liar",
      "Two cells that touch can't both be shaded, so this clue lies, and a clue may lie only in a "
      "shaded cell. Shade the clue itself.",
      "隣り合う2マスを両方黒マスにはできないので、この数字は嘘つきです。"
      "嘘をつけるのは黒マスだけ。数字のマスを塗りましょう。"},
     "pzprv3/yajikazu/3/3/. . . /4,2 . . /. . . /. . . /. . . /. . . /",
     "pzprv3/yajikazu/3/3/. . . /4,2 . . /. . . /. . . /# . . /. . . /"},
    {{"task.whole", "A whole board: two of the three clues lie. Shade those two.",
      "最後は一つの盤です。三つの数字のうち二つが嘘つき。その二つを塗りましょう。"},
     "pzprv3/yajikazu/3/3/. 2,2 . /2,0 . . /. . 3,2 /. . . /. . . /. . . /"},
}};

std::vector<std::string> goals_of(const Task& task) {
    if (task.goal.empty()) return {};
    return {std::string(task.goal)};
}

}  // namespace

std::vector<core::TourStop> tour() {
    std::vector<core::TourStop> stops;
    stops.reserve(kStops.size());
    for (const Stop& stop : kStops) {
        stops.push_back({core::say(stop.says), std::string(stop.position), stop.legal});
    }
    return stops;
}

std::vector<core::TourTask> tour_tasks() {
    std::vector<core::TourTask> tasks;
    tasks.reserve(kTasks.size());
    for (const Task& task : kTasks) {
        tasks.push_back({core::say(task.says), std::string(task.position), goals_of(task)});
    }
    return tasks;
}

}  // namespace hashigo::yajikazu
