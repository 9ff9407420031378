// Each stop is a 3 by 4 board in pzprv3 text with one thing to see. In a clue `4,2` the 4 is an
// arrow to the right and the 2 its number (1 up, 2 down, 3 left); `#` is shaded, `+` is not.
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

}  // namespace

std::vector<core::TourStop> tour() {
    std::vector<core::TourStop> stops;
    stops.reserve(kStops.size());
    for (const Stop& stop : kStops) {
        stops.push_back({core::say(stop.says), std::string(stop.position), stop.legal});
    }
    return stops;
}

}  // namespace hashigo::yajikazu
