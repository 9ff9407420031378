// solve: the verdict, the answers, and what they share.
#include <limits>

#include "app/choosing.h"
#include "app/commands/commands.h"
#include "app/numbers.h"
#include "app/phrases.h"
#include "app/subjects.h"
#include "app/told.h"

namespace hashigo::app::commands {

namespace {

constexpr std::uint64_t kMostAnswers = 1000000;

struct Asked {
    SolveRequest request;
    std::string method;
};

core::Result<Asked> asked(const Words& words) {
    Asked asked;
    const auto method = choose(words, "method", kMethods, Method::Solve);
    if (!method) return method.error();
    const auto from = choose(words, "from", kOrigins, From::Clues);
    if (!from) return from.error();
    if (const auto typed = words.get("answers")) {
        const auto answers = whole("--answers", *typed, 1, kMostAnswers);
        if (!answers) return answers.error();
        asked.request.answers = *answers;
    }
    asked.request.method = *method;
    asked.request.from = *from;
    asked.request.common = words.has("common");
    asked.method = words.get("method").value_or("solve");
    return asked;
}

Json common_json(const Session& session, const SolveReport& report) {
    if (!report.common) return nullptr;
    Json list = Json::array();
    for (const NamedFact& fact : *report.common) {
        list.push_back({{"text", fact.text.in(session.language)}, {"sites", to_json(fact.sites)}});
    }
    return list;
}

Json to_json(const Session& session, const Subject& subject, const Asked& asked,
             const SolveReport& report) {
    const auto answer = [&](std::size_t k) {
        return k < report.answers.size() ? Json(report.answers[k]) : Json();
    };
    Json json = about_json(session, subject, report.about);
    json["verdict"] = verdict_name(report.verdict);
    json["answer"] = answer(0);
    json["second"] = answer(1);
    if (asked.request.answers > 2) json["answers"] = report.answers;
    if (asked.request.common) json["common"] = common_json(session, report);
    json["method"] = asked.method;
    json["nodes"] = report.nodes;
    if (!report.reason.empty()) json["reason"] = report.reason.in(session.language);
    if (report.verdict == core::Verdict::None) json["conflict"] = app::to_json(report.conflict);
    if (!report.retreat.empty()) json["retreat"] = report.retreat;
    return json;
}

std::string verdict_words(const Session& session, const SolveReport& report) {
    switch (report.verdict) {
        case core::Verdict::Unique: return session.say(tr("solve.unique")) + "\n";
        case core::Verdict::Many: return session.say(tr("solve.many")) + "\n";
        case core::Verdict::None: return session.say(tr("solve.none")) + "\n";
        case core::Verdict::Unknown: break;
    }
    return session.say(tr("solve.unknown")) + "\n";
}

std::string words(const Session& session, const Subject& subject, const SolveReport& report) {
    std::string text = heading(session, subject) + verdict_words(session, report);
    if (!report.reason.empty()) text += report.reason.in(session.language) + "\n";
    if (!report.conflict.empty()) {
        text += session.say(tr("solve.conflict"), places(session, report.conflict)) + "\n";
    }
    for (const std::string& answer : report.answers) {
        text += "\n" + picture(*subject.genre, answer);
    }
    if (!report.common) return text;
    text += "\n" + session.say(tr("solve.common"), report.common->size()) + "\n";
    for (const NamedFact& fact : *report.common) {
        text += "  " + fact.text.in(session.language) + "\n";
    }
    return text;
}

}  // namespace

int solve(const Session& session) {
    const auto request = asked(session.words);
    if (!request) return session.refuse(request.error());
    return answer_each(
        session, [&](const Subject& subject, core::Budget& budget) -> core::Result<Reply> {
            const auto report =
                subject.genre->solve(subject.text, session.words.rules, request->request, budget);
            if (!report) return report.error();
            const int exit = exit_of(report->verdict);
            return session.json
                       ? session.reply(exit, to_json(session, subject, *request, *report),
                                       report->about)
                       : session.reply(exit, words(session, subject, *report), report->about);
        });
}

}  // namespace hashigo::app::commands
