// Each stop is a 3 by 4 board in pzprv3 text with one thing to see: a number says when its stone
// was picked, `0` that it still lies.
#include "genres/goishi/tour.h"

#include <array>
#include <string>

#include "core/text.h"

namespace hashigo::goishi {

namespace {

struct Stop {
    core::Phrase says;
    std::string_view position;
    bool legal;
};

constexpr std::array<Stop, 6> kStops = {{
    {{"tour.walk",
      "Begin at any stone and pick up every stone, one after another, going straight along the "
      "lines. Where you pick one up you may turn.",
      "好きな石から始め、線の上をまっすぐ進んで、すべての石を1個ずつ拾います。"
      "石を拾った所では曲がることができます。"},
     "pzprv3/goishi/3/4/1 2 . 3 /. . . . /6 5 . 4 /",
     true},
    {{"tour.first", "You must pick up the first stone ahead: from 1, the walk may not jump to 2.",
      "進む先にある最初の石は必ず拾います。1から2へ、間の石を飛び越えてはいけません。"},
     "pzprv3/goishi/3/4/1 5 . 2 /. . . . /. 4 . 3 /",
     false},
    {{"tour.back", "You may not turn back the way you came: from 2, the walk may not go to 3.",
      "来た方向へ引き返すことはできません。2から3へは進めません。"},
     "pzprv3/goishi/3/4/2 1 . 3 /. . . . /. . . . /",
     false},
    {{"tour.across", "A place that has been emptied does not stop you: from 4 to 5 you cross 1.",
      "石を拾ったあとの場所は通り抜けられます。4から5へは、1の場所を越えて進みます。"},
     "pzprv3/goishi/3/4/. . . . /4 1 . 5 /3 2 . . /",
     true},
    {{"tour.corner", "But you may not turn where no stone lies: from 4 there is no way to 5.",
      "石のない場所で曲がることはできません。4から5へは進めません。"},
     "pzprv3/goishi/3/4/. 5 . . /4 1 . . /3 2 . . /",
     false},
    {{"tour.left", "No stone may be left: after 3 this one cannot be reached any more.",
      "石を残してはいけません。3のあと、残った石にはもう届きません。"},
     "pzprv3/goishi/3/4/1 . . 2 /. 0 . . /. . . 3 /",
     false},
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

}  // namespace hashigo::goishi
