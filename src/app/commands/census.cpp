// census: every board of a grid, by number of stones; or, for grids of any size, how many puzzles
// have some number of stones.
#include <algorithm>
#include <optional>

#include "app/choosing.h"
#include "app/commands/commands.h"
#include "app/keeping.h"
#include "app/numbers.h"
#include "app/phrases.h"
#include "app/subjects.h"
#include "core/table.h"

namespace hashigo::app::commands {

namespace {

struct Order {
    const AnyGenre* genre = nullptr;
    core::Size size;
    CensusRequest request;
};

core::Result<CensusRequest> request(const Session& session) {
    const Words& words = session.words;
    CensusRequest request;
    request.without_reversal = words.has("without-reversal-clause");
    request.clean = words.has("clean");
    request.list = words.has("list");
    request.jobs = session.settings.jobs;
    auto shelf = choose_shelf(session);
    if (!shelf) return shelf.error();
    request.shelf = std::move(*shelf);
    if (const auto typed = words.get("stones")) {
        if (request.without_reversal || request.clean || request.list) {
            return usage(tr("usage.one-of"), "--stones, --without-reversal-clause|--clean|--list");
        }
        const auto stones =
            whole("--stones", *typed, 1, static_cast<std::uint64_t>(core::kMaxCells));
        if (!stones) return stones.error();
        request.stones = static_cast<int>(*stones);
    }
    return request;
}

core::Result<Order> order(const Session& session) {
    const Words& words = session.words;
    const auto genre = choose_genre(words);
    if (!genre) return genre.error();
    if (words.operands.size() < 2) return usage(tr("usage.no-size"), (*genre)->id());
    const auto size = board_size(words.operands[1]);
    if (!size) return size.error();
    if (words.operands.size() > 2) {
        return usage(tr("usage.option"), excerpt(words.operands[2]), words.command->name);
    }
    if (!words.rules.empty()) {
        return usage(tr("usage.option"), "--" + words.rules.begin()->first, words.command->name);
    }
    const auto asked = request(session);
    if (!asked) return asked.error();
    return Order{*genre, *size, *asked};
}

struct Summary {
    CensusRow total{};
    std::optional<int> fewest{};  // stones of a puzzle
    std::optional<int> most{};
    std::optional<CensusRow> best{};  // the number of stones with most puzzles
};

Summary summary(const CensusReport& report) {
    Summary sum;
    for (const CensusRow& row : report.by_stones) {
        sum.total.completable += row.completable;
        sum.total.unique += row.unique;
        sum.total.puzzles += row.puzzles;
        if (row.puzzles == 0) continue;
        if (!sum.fewest) sum.fewest = row.stones;
        sum.most = row.stones;
        if (!sum.best || row.puzzles > sum.best->puzzles) sum.best = row;
    }
    return sum;
}

// Hundredths of a percent, rounded, so that no digit depends on how a machine divides.
std::uint64_t percent_of(const CensusRow& row) {
    constexpr std::uint64_t kWhole = 10000;
    return (row.puzzles * kWhole + row.completable / 2) / row.completable;
}
double percent(const CensusRow& row) {
    constexpr double kHundredths = 100;
    return static_cast<double>(percent_of(row)) / kHundredths;
}

std::uint64_t boards(core::Size size) {
    return (std::uint64_t{1} << static_cast<unsigned>(size.cells())) - 1;
}

template <class Value>
Json or_null(const std::optional<Value>& value) {
    return value ? Json(*value) : Json();
}

void put_totals(Json& json, const CensusReport& report) {
    const Summary sum = summary(report);
    json["boards"] = boards(report.about.size);
    json["completable"] = sum.total.completable;
    json["unique"] = sum.total.unique;
    json["puzzles"] = sum.total.puzzles;
    json["min_stones"] = or_null(sum.fewest);
    json["max_stones"] = or_null(sum.most);
    json["best_stones"] = sum.best ? Json(sum.best->stones) : Json();
    json["puzzles_at_best"] = sum.best ? Json(sum.best->puzzles) : Json();
    json["percent_at_best"] = sum.best ? Json(percent(*sum.best)) : Json();
    Json& rows = json["by_stones"] = Json::array();
    for (const CensusRow& row : report.by_stones) {
        rows.push_back({{"stones", row.stones},
                        {"completable", row.completable},
                        {"unique", row.unique},
                        {"puzzles", row.puzzles}});
    }
}

void put_extras(Json& json, const CensusReport& report) {
    if (report.without_reversal) {
        json["completable_without"] = report.without_reversal->completable;
        json["unique_without"] = report.without_reversal->unique;
        json["unique_in_both"] = report.without_reversal->unique_in_both;
        json["puzzles_in_both"] = report.without_reversal->puzzles_in_both;
    }
    if (report.clean) {
        json["has_clean"] = report.clean->has_clean;
        json["all_clean"] = report.clean->all_clean;
        json["unique_and_clean"] = report.clean->unique_and_clean;
    }
    if (report.list) json["list"] = *report.list;
}

Json object(const Session& session, const Order& order, const CensusReport& report) {
    Json json = session.head();
    json["genre"] = order.genre->id();
    json["rows"] = order.size.rows;
    json["cols"] = order.size.cols;
    if (report.of_stones) {
        json["stones"] = report.of_stones->stones;
        json["boards"] = report.of_stones->boards;
        json["puzzles"] = report.of_stones->puzzles;
        return json;
    }
    put_totals(json, report);
    put_extras(json, report);
    return json;
}

std::string by_stones(const Session& session, const CensusReport& report) {
    core::Table table;
    table.columns = {session.say(tr("census.stones")), session.say(tr("census.completable")),
                     session.say(tr("census.unique")), session.say(tr("census.puzzles"))};
    for (const CensusRow& row : report.by_stones) {
        table.rows.push_back({std::to_string(row.stones), std::to_string(row.completable),
                              std::to_string(row.unique), std::to_string(row.puzzles)});
    }
    return core::to_text(table);
}

std::string extras(const Session& session, const CensusReport& report) {
    std::string text;
    if (const auto& free = report.without_reversal) {
        text += session.say(tr("census.without"), free->completable, free->unique,
                            free->unique_in_both, free->puzzles_in_both) +
                "\n";
    }
    if (const auto& clean = report.clean) {
        text += session.say(tr("census.clean"), clean->has_clean, clean->all_clean,
                            clean->unique_and_clean) +
                "\n";
    }
    if (!report.list) return text;
    for (const std::string& url : *report.list) text += url + "\n";
    return text;
}

std::string words(const Session& session, const CensusReport& report) {
    const core::Size size = report.about.size;
    if (const auto& of = report.of_stones) {
        return session.say(tr("census.of-stones"), size.rows, size.cols, of->stones, of->boards,
                           of->puzzles) +
               "\n";
    }
    const Summary sum = summary(report);
    std::string text = session.say(tr("census.head"), size.rows, size.cols, boards(size),
                                   sum.total.completable, sum.total.unique, sum.total.puzzles) +
                       "\n";
    if (sum.best) {
        text += session.say(tr("census.range"), *sum.fewest, *sum.most) + "\n";
        text += session.say(tr("census.best"), sum.best->stones, sum.best->puzzles,
                            core::decimal(percent(*sum.best), 2)) +
                "\n";
    }
    return text + by_stones(session, report) + extras(session, report);
}

core::Result<Reply> take(const Session& session, Order order, core::Budget& budget) {
    std::uint64_t total = 0;
    order.request.expect = [&](std::uint64_t nodes) { total = nodes; };
    budget.report_to(
        [&](std::uint64_t nodes) { session.progress(nodes, total, budget.granted_bytes()); });
    const auto report = order.genre->census(order.size, order.request, budget);
    if (!report) return report.error();
    if (!session.json) return session.reply(kYes, words(session, *report), report->about);
    return session.reply(kYes, object(session, order, *report), report->about);
}

}  // namespace

int census(const Session& session) {
    const auto asked = order(session);
    if (!asked) return session.refuse(asked.error());
    return answer_numbered(
        session, 1,
        [&](std::size_t, core::Budget& budget) { return take(session, *asked, budget); }, true);
}

}  // namespace hashigo::app::commands
