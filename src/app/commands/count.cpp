// count: exactly how many answers, or an error that says how far it came.
#include "app/choosing.h"
#include "app/commands/commands.h"
#include "app/keeping.h"
#include "app/numbers.h"
#include "app/phrases.h"
#include "app/subjects.h"
#include "app/told.h"
#include "core/table.h"

namespace hashigo::app::commands {

namespace {

// The progress line then has an end to look forward to.
void announce(const Session& session, core::Budget& budget, std::uint64_t nodes) {
    const bool sized = find_genre(session.words.operands.front()) != nullptr;
    if (!sized && session.words.operands.size() > 1) return;
    const std::uint64_t bytes = budget.granted_bytes();
    budget.report_to(
        [&session, nodes, bytes](std::uint64_t done) { session.progress(done, nodes, bytes); });
}

std::string turns_table(const Session& session, const CountReport& report) {
    if (!report.by_turns || report.by_turns->rows.empty()) return {};
    core::Table table;
    table.columns = {session.say(tr("count.turns")), session.say(tr("count.answers"))};
    for (const auto& row : report.by_turns->rows) {
        table.rows.push_back({std::to_string(row.turns), row.count});
    }
    return session.say(tr("count.mean"), report.by_turns->mean) + "\n" + core::to_text(table);
}

void put_turns(Json& json, const CountReport& report) {
    if (!report.by_turns) return;
    Json& rows = json["turns"] = Json::array();
    for (const auto& row : report.by_turns->rows) {
        rows.push_back({{"turns", row.turns}, {"count", row.count}});
    }
    const std::string& mean = report.by_turns->mean;
    json["mean"] = mean.empty() ? Json() : Json(mean);
}

core::Result<Reply> count_one(const Session& session, Method method, const Subject& subject,
                              core::Budget& budget) {
    CountRequest request{method};
    request.by_turns = session.words.has("turns");
    request.jobs = session.settings.jobs;
    auto shelf = choose_shelf(session);
    if (!shelf) return shelf.error();
    request.shelf = std::move(*shelf);
    if (!session.words.operands.empty() && !session.words.has("batch")) {
        request.expect = [&](std::uint64_t nodes) { announce(session, budget, nodes); };
    }
    const auto report = subject.genre->count(subject.text, session.words.rules, request, budget);
    if (!report) return report.error();
    if (!session.json) {
        return session.reply(kYes, report->count + "\n" + turns_table(session, *report),
                             report->about);
    }
    Json json = about_json(session, subject, report->about);
    json["count"] = report->count;
    put_turns(json, *report);
    return session.reply(kYes, std::move(json), report->about);
}

// The genre's board of a size, where the operands are a genre and a size.
core::Result<Subject> sized_board(const Session& session, const AnyGenre& genre) {
    const auto& operands = session.words.operands;
    if (operands.size() < 2) return usage(tr("usage.no-size"), genre.id());
    const auto board = board_size(operands[1]);
    if (!board) return board.error();
    if (session.words.has("batch")) return usage(tr("usage.one-of"), operands[1] + ", --batch");
    if (operands.size() > 2) {
        return usage(tr("usage.option"), excerpt(operands[2]), session.words.command->name);
    }
    if (auto error = check_rules(genre, session.words.rules)) return *error;
    auto whole = genre.whole_board(*board);
    if (!whole) return whole.error();
    return Subject{&genre, std::move(whole->text), {}, 0};
}

}  // namespace

int count(const Session& session) {
    const auto method = choose(session.words, "method", kMethods, Method::Solve);
    if (!method) return session.refuse(method.error());
    const auto& operands = session.words.operands;
    const AnyGenre* genre = operands.empty() ? nullptr : find_genre(operands.front());
    if (genre == nullptr) {
        return answer_each(
            session,
            [&](const Subject& subject, core::Budget& budget) {
                return count_one(session, *method, subject, budget);
            },
            true);
    }
    const auto sized = sized_board(session, *genre);
    if (!sized) return session.refuse(sized.error());
    return answer_numbered(
        session, 1,
        [&](std::size_t, core::Budget& budget) {
            return count_one(session, *method, *sized, budget);
        },
        true);
}

}  // namespace hashigo::app::commands
