// sample: answers of the board of a size, drawn with equal chances. Each draws from its own stream
// of random numbers, so that the k-th of a seed is the same however many are drawn.
#include <optional>

#include "app/choosing.h"
#include "app/commands/commands.h"
#include "app/numbers.h"
#include "app/phrases.h"
#include "app/subjects.h"
#include "app/told.h"

namespace hashigo::app::commands {

namespace {

constexpr std::uint64_t kMostSamples = 1000000;

struct Order {
    const AnyGenre* genre = nullptr;
    core::Size size;
    std::uint64_t count = 1;
};

core::Result<Order> order(const Session& session) {
    const Words& words = session.words;
    const auto genre = choose_genre(words);
    if (!genre) return genre.error();
    if (words.operands.size() < 2) return usage(tr("usage.no_size"), (*genre)->id());
    const auto size = board_size(words.operands[1]);
    if (!size) return size.error();
    if (words.operands.size() > 2) {
        return usage(tr("usage.option"), excerpt(words.operands[2]), words.command->name);
    }
    if (auto error = check_rules(**genre, words.rules)) return *error;
    Order order{*genre, *size, 1};
    if (const auto typed = words.get("count")) {
        const auto count = whole("--count", *typed, 1, kMostSamples);
        if (!count) return count.error();
        order.count = *count;
    }
    return order;
}

Reply drawn(const Session& session, const Order& order, const Samples& samples, std::size_t k) {
    const TextReport report = samples.draw(core::Random(session.settings.seed).fork(k));
    if (!session.json) {
        const std::string gap = k == 0 ? "" : "\n";
        return session.reply(kYes, gap + picture(*order.genre, report.text), report.about);
    }
    Json json = session.head();
    json["genre"] = order.genre->id();
    json["rows"] = order.size.rows;
    json["cols"] = order.size.cols;
    json["answers"] = samples.answers;
    json["position"] = report.text;
    json["seed"] = session.settings.seed;
    json["index"] = k;
    return session.reply(kYes, std::move(json), report.about);
}

}  // namespace

int sample(const Session& session) {
    const auto asked = order(session);
    if (!asked) return session.refuse(asked.error());
    core::Budget budget = session.budget(true);
    const auto samples = asked->genre->samples(asked->size, session.words.rules, budget);
    if (!samples) return session.refuse(samples.error());
    return answer_numbered(session, static_cast<std::size_t>(asked->count),
                           [&](std::size_t k, core::Budget&) -> core::Result<Reply> {
                               return drawn(session, *asked, *samples, k);
                           });
}

}  // namespace hashigo::app::commands
