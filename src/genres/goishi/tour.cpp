// Each stop is a 3 by 4 board in pzprv3 text with one thing to see: a number says when its stone
// was picked, `0` that it still lies. A task is played instead of read; where it names no goals,
// all stones are to be picked.
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

struct Task {
    core::Phrase says;
    std::string_view position;
    std::array<std::string_view, 3> goals{};
};

constexpr std::array<Task, 5> kTasks = {{
    {{"task.start", "Pick up a stone. Any of them may be the first.",
      "石を一つ拾いましょう。どの石から始めてもかまいません。"},
     "pzprv3/goishi/3/3/0 . 0 /. . . /. . 0 /",
     {"pzprv3/goishi/3/3/1 . 0 /. . . /. . 0 /", "pzprv3/goishi/3/3/0 . 1 /. . . /. . 0 /",
      "pzprv3/goishi/3/3/0 . 0 /. . . /. . 1 /"}},
    {{"task.walk",
      "Go straight on along the lines, from stone to stone; at a stone you may turn. Pick up the "
      "other two.",
      "線に沿ってまっすぐ次の石へ進みます。石を拾った所では曲がれます。"
      "残りの二つを拾いましょう。"},
     "pzprv3/goishi/3/3/1 . 0 /. . . /. . 0 /"},
    {{"task.ahead",
      "The first stone ahead must be picked up: none may be passed over. Pick up all of them.",
      "進む先の最初の石は必ず拾います。飛び越えてはいけません。すべて拾いましょう。"},
     "pzprv3/goishi/3/4/1 . 0 0 /. . . . /. . . 0 /"},
    {{"task.back", "You came from the right, so you may not go back there yet. Find the way round.",
      "右から来たので、すぐ右へは引き返せません。回り道をして、すべて拾いましょう。"},
     "pzprv3/goishi/3/4/2 1 . 0 /. . . . /0 . . 0 /"},
    {{"task.across",
      "A stone that was picked is gone: you fly over its place and can't turn there. Pick up the "
      "last three.",
      "拾った石はもうありません。その場所は通り抜けるだけで、曲がれません。"
      "残りの三つを拾いましょう。"},
     "pzprv3/goishi/3/4/. . . . /0 1 . 0 /0 2 . . /"},
}};

std::vector<std::string> goals_of(const Task& task) {
    std::vector<std::string> goals;
    for (const std::string_view goal : task.goals) {
        if (!goal.empty()) goals.emplace_back(goal);
    }
    return goals;
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

}  // namespace hashigo::goishi
