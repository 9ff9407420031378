// count: exactly how many answers, or an error that says how far it came.
#include "app/choosing.h"
#include "app/commands/commands.h"
#include "app/numbers.h"
#include "app/phrases.h"
#include "app/subjects.h"
#include "app/told.h"

namespace hashigo::app::commands {

namespace {

// The progress line then has an end to look forward to.
void announce(const Session& session, core::Budget& budget, std::uint64_t nodes) {
    const bool sized = find_genre(session.words.operands.front()) != nullptr;
    if (!sized && session.words.operands.size() > 1) return;
    budget.report_to([&session, nodes](std::uint64_t done) { session.progress(done, nodes); });
}

core::Result<Reply> count_one(const Session& session, Method method, const Subject& subject,
                              core::Budget& budget) {
    CountRequest request{method};
    if (!session.words.operands.empty() && !session.words.has("batch")) {
        request.expect = [&](std::uint64_t nodes) { announce(session, budget, nodes); };
    }
    const auto report = subject.genre->count(subject.text, session.words.rules, request, budget);
    if (!report) return report.error();
    if (!session.json) return session.reply(kYes, report->count + "\n", report->about);
    Json json = about_json(session, subject, report->about);
    json["count"] = report->count;
    return session.reply(kYes, std::move(json), report->about);
}

// The genre's board of a size, where the operands are a genre and a size.
core::Result<Subject> sized_board(const Session& session, const AnyGenre& genre) {
    const auto& operands = session.words.operands;
    if (operands.size() < 2) return usage(tr("usage.no-size"), genre.id());
    const auto board = board_size(operands[1]);
    if (!board) return board.error();
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
