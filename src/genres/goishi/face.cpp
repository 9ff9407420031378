// The faces' side of the trait struct: what the genre declares of itself, and each verb as the room
// that does it. A board without stones cannot be read, so the board to begin with is the full one,
// and an edit leaves the last stone where it is.
#include "genres/goishi/codec.h"
#include "genres/goishi/generate.h"
#include "genres/goishi/genre.h"
#include "genres/goishi/ladder.h"
#include "genres/goishi/state.h"
#include "genres/goishi/touch.h"
#include "genres/goishi/tour.h"
#include "genres/goishi/transform.h"
#include "genres/goishi/view.h"

namespace hashigo::goishi {

namespace {

constexpr core::Phrase kRules = {
    "rules",
    "Pick up every stone, one after another, beginning at any of them and going straight along the "
    "lines. Turn only where you pick up a stone, never back the way you came. The first stone "
    "ahead must be picked up; places that have been emptied are passed over.",
    "好きな石から始め、線の上をまっすぐ進んで、すべての石を1個ずつ拾います。曲がれるのは石を拾った"
    "所だけで、来た方向へは引き返せません。進む先にある最初の石は必ず拾い、石を拾ったあとの場所は通"
    "り抜けます。"};

constexpr core::Phrase kNoClues = {
    "no-clues", "Stones are not clues: with one more or one less it is another puzzle.",
    "碁石は手がかりではありません。1つでも増減すると別の問題になります。"};

constexpr std::string_view kReversal = "without-reversal-clause";

std::vector<core::Option> variant_options() {
    return {{kReversal,
             core::Option::Kind::Flag,
             {"one may turn back the way one came", "来た方向へ引き返してもよい"}}};
}

}  // namespace

app::GenreInfo Goishi::info() {
    app::GenreInfo info(id, {"Goishi Hiroi", "碁石ひろい"}, core::say(kRules));
    info.play_tools = play_tools();
    info.play_keys = play_keys();
    info.edit_tools = edit_tools();
    info.edit_keys = edit_keys();
    info.variants = variant_options();
    info.generate = generate_options();
    for (const auto& rung : ladder())
        info.rungs.push_back(
            {rung.id(), core::say(rung.name), core::say(rung.title), core::say(rung.lesson)});
    info.tour = tour();
    info.tasks = tour_tasks();
    info.replays = true;
    info.replays_answers = true;
    return info;
}

std::optional<core::Error> Goishi::configure(Puzzle& p, const app::Choices& rules) {
    p.variant.reversal = rules.contains(kReversal);
    return std::nullopt;
}

core::Result<core::Position<Goishi>> Goishi::read(std::string_view text) {
    return goishi::read(text);
}

core::Result<std::string> Goishi::write(const core::Position<Goishi>& position,
                                        core::Format format) {
    return goishi::write(position, format);
}

core::Text Goishi::why_no_clues() {
    return core::say(kNoClues);
}

core::Result<Puzzle> Goishi::blank(core::Size size) {
    return Puzzle{size, std::vector<char>(static_cast<std::size_t>(size.cells()), 1), {}};
}

core::Result<Puzzle> Goishi::generate(const app::GenerateRequest& request, core::Budget& budget) {
    return goishi::generate(request, budget);
}

std::vector<State> Goishi::replay(const Puzzle& p, const State& marks) {
    State s = goishi::start(p);
    std::vector<State> states{s};
    states.reserve(marks.order.size() + 1);
    for (const int cell : marks.order) {
        s.order.push_back(cell);
        states.push_back(s);
    }
    return states;
}

core::Position<Goishi> Goishi::transform(const core::Position<Goishi>& position,
                                         const app::Transform& how) {
    return goishi::transform(position, how);
}

core::Scene Goishi::scene(const Puzzle& p, const State& marks, const core::Overlay& overlay) {
    return goishi::scene(p, marks, overlay);
}

std::vector<core::Label> Goishi::labels(const Puzzle& p, const State& marks) {
    return goishi::labels(p, marks);
}

core::Result<core::Touched<State>> Goishi::touch(const Puzzle& p, const State& marks,
                                                 const core::Gesture& gesture) {
    return goishi::touch(p, marks, gesture);
}

core::Result<core::Touched<core::Position<Goishi>>> Goishi::edit(
    const core::Position<Goishi>& position, const core::Gesture& gesture) {
    return goishi::edit(position, gesture);
}

}  // namespace hashigo::goishi
