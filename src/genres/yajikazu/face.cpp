// The faces' side of the trait struct: what the genre declares of itself, and each verb as the room
// that does it.
#include <string>

#include "genres/yajikazu/codec.h"
#include "genres/yajikazu/count.h"
#include "genres/yajikazu/experiments.h"
#include "genres/yajikazu/genre.h"
#include "genres/yajikazu/ladder.h"
#include "genres/yajikazu/options.h"
#include "genres/yajikazu/phrases.h"
#include "genres/yajikazu/referee.h"
#include "genres/yajikazu/state.h"
#include "genres/yajikazu/touch.h"
#include "genres/yajikazu/tour.h"
#include "genres/yajikazu/transform.h"
#include "genres/yajikazu/view.h"

namespace hashigo::yajikazu {

namespace {

constexpr core::Phrase kRules = {
    "rules",
    "Shade some cells. Shaded cells may not touch along an edge, and all unshaded cells must be "
    "connected. A number in an unshaded cell counts the shaded cells in the direction of its "
    "arrow, up to the edge; one in a shaded cell may be wrong.",
    "いくつかのマスを黒く塗ります。黒マスどうしは辺で隣り合わず、白マスはすべてつながります。白マス"
    "の数字は、矢印の方向にある黒マスの数を盤の端まで数えたものです。黒マスになった数字は正しくなく"
    "てもかまいません。"};

constexpr std::string_view kSomeShaded = "some-shaded";
constexpr std::string_view kUnconnected = "unconnected";

std::vector<core::Option> variant_options() {
    return {{kSomeShaded,
             core::Option::Kind::Flag,
             {"at least one cell must be shaded (puzz.link's rule)",
              "黒マスが一つ以上必要（puzz.linkのルール）"}},
            {kUnconnected,
             core::Option::Kind::Flag,
             {"unshaded cells need not be connected", "白マスはつながらなくてよい"}}};
}

}  // namespace

app::GenreInfo Yajikazu::info() {
    app::GenreInfo info(id, {"Yajisan-Kazusan", "ヤジサンカズサン"}, core::say(kRules));
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
    info.follows = {"dots round a cell that is shaded", "黒マスの隣に白マスの点"};
    info.uses = {"clues that are met and see no open cell",
                 "先のマスがすべて決まり、数字も合った手がかり"};
    return info;
}

std::optional<core::Error> Yajikazu::configure(Puzzle& p, const app::Choices& rules) {
    p.variant.some_shaded = rules.contains(kSomeShaded);
    p.variant.unconnected = rules.contains(kUnconnected);
    return std::nullopt;
}

std::vector<core::Text> Yajikazu::remarks(const Puzzle& p, const core::Answers<State>& answers) {
    if (p.variant.some_shaded || answers.count == 0) return {};
    const State all_white{std::vector<Mark>(p.clues.size(), Mark::White)};
    if (!legal(p, all_white)) return {};
    return {core::say(phrases::phrase(phrases::EmptyShading))};
}

core::Result<core::Position<Yajikazu>> Yajikazu::read(std::string_view text) {
    return yajikazu::read(text);
}

core::Result<std::string> Yajikazu::write(const core::Position<Yajikazu>& position,
                                          core::Format format) {
    return yajikazu::write(position, format);
}

core::Result<std::string> Yajikazu::count(const Puzzle& p, const app::CountRequest& request,
                                          core::Budget& budget) {
    const auto counted = count_answers(p, budget, request.expect, request.shelf);
    return counted ? core::Result<std::string>(core::decimal(*counted)) : counted.error();
}

core::Result<Puzzle> Yajikazu::blank(core::Size size) {
    return Puzzle{size, std::vector<Clue>(static_cast<std::size_t>(size.cells())), {}};
}

core::Position<Yajikazu> Yajikazu::transform(const core::Position<Yajikazu>& position,
                                             const app::Transform& how) {
    return yajikazu::transform(position, how);
}

std::span<const core::Experiment> Yajikazu::experiments() {
    return yajikazu::experiments();
}

const std::vector<core::Claim>& Yajikazu::claims() {
    return yajikazu::claims();
}

core::Scene Yajikazu::scene(const Puzzle& p, const State& marks, const core::Overlay& overlay) {
    return yajikazu::scene(p, marks, overlay);
}

std::vector<core::Label> Yajikazu::labels(const Puzzle& p, const State& marks) {
    return yajikazu::labels(p, marks);
}

core::Result<core::Touched<State>> Yajikazu::touch(const Puzzle& p, const State& marks,
                                                   const core::Gesture& gesture) {
    return yajikazu::touch(p, marks, gesture);
}

core::Result<core::Touched<core::Position<Yajikazu>>> Yajikazu::edit(
    const core::Position<Yajikazu>& position, const core::Gesture& gesture) {
    return yajikazu::edit(position, gesture);
}

}  // namespace hashigo::yajikazu
