// The faces' side of the trait struct: what the genre declares of itself, and each verb as the room
// that does it.
#include <string>

#include "genres/detour/codec.h"
#include "genres/detour/genre.h"
#include "genres/detour/ladder.h"
#include "genres/detour/options.h"
#include "genres/detour/phrases.h"
#include "genres/detour/referee.h"
#include "genres/detour/state.h"
#include "genres/detour/touch.h"
#include "genres/detour/tour.h"
#include "genres/detour/transform.h"
#include "genres/detour/view.h"

namespace hashigo::detour {

namespace {

constexpr core::Phrase kRules = {
    "rules",
    "Draw one closed line through the middle of every cell, without crossing or branching. The "
    "line may cross bold walls. A number says in how many cells of its region the line turns.",
    "すべてのマスの中央を1回ずつ通る一つの輪を、交差も枝分かれもしないように引きます。太線は横切っ"
    "てかまいません。数字は、その領域の中で線が曲がる回数です。"};

constexpr std::string_view kSeveralLoops = "several-loops";
constexpr std::string_view kSkips = "skips";

std::vector<core::Option> variant_options() {
    return {{kSeveralLoops,
             core::Option::Kind::Flag,
             {"the line may be several loops", "線は複数のループでもよい"}},
            {kSkips,
             core::Option::Kind::Flag,
             {"the line may leave cells out", "通らないマスがあってもよい"}}};
}

}  // namespace

app::GenreInfo Detour::info() {
    app::GenreInfo info(id, {"Detour", "Detour"}, core::say(kRules));
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
    info.replays_answers = true;
    info.follows = {"crosses where the line has passed", "線が通り終えたマスのまわりに×印"};
    return info;
}

std::optional<core::Error> Detour::configure(Puzzle& p, const app::Choices& rules) {
    p.variant.several_loops = rules.contains(kSeveralLoops);
    p.variant.skips = rules.contains(kSkips);
    return std::nullopt;
}

core::Result<core::Position<Detour>> Detour::read(std::string_view text) {
    return detour::read(text);
}

core::Result<std::string> Detour::write(const core::Position<Detour>& position,
                                        core::Format format) {
    return detour::write(position, format);
}

core::Result<Puzzle> Detour::blank(core::Size size) {
    return blank_puzzle(size);
}

core::Position<Detour> Detour::transform(const core::Position<Detour>& position,
                                         const app::Transform& how) {
    return detour::transform(position, how);
}

core::Scene Detour::scene(const Puzzle& p, const State& marks, const core::Overlay& overlay) {
    return detour::scene(p, marks, overlay);
}

std::vector<core::Label> Detour::labels(const Puzzle& p, const State& marks) {
    return detour::labels(p, marks);
}

core::Result<core::Touched<State>> Detour::touch(const Puzzle& p, const State& marks,
                                                 const core::Gesture& gesture) {
    return detour::touch(p, marks, gesture);
}

core::Result<core::Touched<core::Position<Detour>>> Detour::edit(
    const core::Position<Detour>& position, const core::Gesture& gesture) {
    return detour::edit(position, gesture);
}

}  // namespace hashigo::detour
