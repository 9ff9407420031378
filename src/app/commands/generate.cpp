// generate: new puzzles, one a line. Each draws from its own stream of random numbers, so that the
// k-th puzzle of a seed is the same however many are made and on however many threads.
#include "app/choosing.h"
#include "app/commands/commands.h"
#include "app/numbers.h"
#include "app/phrases.h"
#include "app/subjects.h"
#include "app/told.h"

namespace hashigo::app::commands {

namespace {

constexpr std::uint64_t kMostPuzzles = 1000000;

struct Order {
    const AnyGenre* genre = nullptr;
    core::Size size;
    std::uint64_t count = 1;
    Choices choices;
    std::string rules;  // the flags of varied rules, as typed
};

core::Result<const AnyGenre*> asked_genre(const Words& words) {
    auto genre = choose_genre(words);
    if (genre && words.operands.size() > 1) {
        return usage(tr("usage.option"), excerpt(words.operands[1]), words.command->name);
    }
    return genre;
}

core::Result<Order> order(const Words& words) {
    const auto genre = asked_genre(words);
    if (!genre) return genre.error();
    Order order{*genre, {}, 1, words.choices, {}};
    const auto typed = words.get("size");
    if (!typed) return usage(tr("usage.missing"), "--size");
    const auto board = board_size(*typed);
    if (!board) return board.error();
    order.size = *board;
    if (const auto number = words.get("count")) {
        const auto count = whole("--count", *number, 1, kMostPuzzles);
        if (!count) return count.error();
        order.count = *count;
    }
    if (auto error = check_choices(**genre, words.choices)) return *error;
    if (auto error = check_rules(**genre, words.rules)) return *error;
    order.choices.insert(words.rules.begin(), words.rules.end());
    for (const auto& [rule, value] : words.rules) {
        order.rules += (order.rules.empty() ? "--" : " --") + rule;
    }
    return order;
}

// On the terminal the first line's warning speaks for all.
About about_made(const Session& session, const Order& order, std::size_t k, About about) {
    if (!order.rules.empty() && (session.json || k == 0)) {
        about.warnings.push_back(core::say(tr("generate.rules"), order.rules));
    }
    return about;
}

core::Result<Reply> generate_one(const Session& session, const Order& order, std::size_t k,
                                 core::Budget& budget) {
    const core::Random random = core::Random(session.settings.seed).fork(k);
    const auto made = order.genre->generate({order.size, order.choices, random}, budget);
    if (!made) return made.error();
    const std::string url = address(*order.genre, made->text);
    const About about = about_made(session, order, k, made->about);
    if (!session.json) return session.reply(kYes, url + "\n", about);
    Json json = session.head();
    json["genre"] = order.genre->id();
    json["rows"] = made->about.size.rows;
    json["cols"] = made->about.size.cols;
    json["url"] = url;
    json["position"] = made->text;
    json["seed"] = session.settings.seed;
    json["index"] = k;
    return session.reply(kYes, std::move(json), about);
}

}  // namespace

int generate(const Session& session) {
    const auto asked = order(session.words);
    if (!asked) return session.refuse(asked.error());
    return answer_numbered(session, static_cast<std::size_t>(asked->count),
                           [&](std::size_t k, core::Budget& budget) {
                               return generate_one(session, *asked, k, budget);
                           });
}

}  // namespace hashigo::app::commands
