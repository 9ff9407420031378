// conflict and repair: what of a board contradicts, and what would leave it one answer.
#include "app/choosing.h"
#include "app/commands/commands.h"
#include "app/numbers.h"
#include "app/phrases.h"
#include "app/subjects.h"
#include "app/told.h"
#include "core/svg.h"

namespace hashigo::app::commands {

namespace {

constexpr std::uint64_t kMostRepairs = 1000;

// ---- conflict ----------------------------------------------------------------------------------

std::string_view state_name(Witness::State state) {
    switch (state) {
        case Witness::State::Found: return "found";
        case Witness::State::Possible: return "possible";
        case Witness::State::Unknown: return "unknown";
    }
    return "unknown";
}

int exit_of(Witness::State state) {
    if (state == Witness::State::Found) return kYes;
    return state == Witness::State::Possible ? kNo : kLimit;
}

core::Sites all_sites(const Witness& witness) {
    core::Sites sites;
    for (const auto* facts : {&witness.givens, &witness.marks}) {
        for (const NamedFact& fact : *facts) core::merge(sites, fact.sites);
    }
    return sites;
}

core::Text message(const Witness& witness) {
    if (!witness.message.empty()) return witness.message;
    if (witness.state == Witness::State::Possible) return core::say(tr("conflict.possible"));
    if (witness.state == Witness::State::Unknown) return core::say(tr("solve.unknown"));
    const bool rules = witness.givens.empty() && witness.marks.empty();
    return core::say(rules ? tr("conflict.rules") : tr("conflict.found"));
}

// The whole board, what contradicts marked as wrong.
core::Result<std::string> highlighted(const Session& session, const Subject& subject,
                                      const Witness& witness, core::Budget& budget) {
    DrawRequest request;
    request.overlay.wrong = all_sites(witness);
    const auto drawn = subject.genre->draw(subject.text, session.words.rules, request, budget);
    if (!drawn) return drawn.error();
    core::SvgOptions options;
    options.kind = core::SvgOptions::Kind::Fragment;
    options.language = session.language;
    return core::svg(drawn->scene, options);
}

core::Result<Reply> conflict_json(const Session& session, const Subject& subject,
                                  const ConflictReport& report, core::Budget& budget) {
    const Witness& witness = report.witness;
    Json json = about_json(session, subject, report.about);
    json["state"] = state_name(witness.state);
    json["message"] = message(witness).in(session.language);
    json["clues"] = app::to_json(witness.givens, session.language);
    json["marks"] = app::to_json(witness.marks, session.language);
    json["sites"] = app::to_json(all_sites(witness));
    json["position"] = report.position.empty() ? Json() : Json(report.position);
    if (session.words.has("svg")) {
        auto svg = highlighted(session, subject, witness, budget);
        if (!svg) return svg.error();
        json["svg"] = std::move(*svg);
    }
    return session.reply(exit_of(witness.state), std::move(json), report.about);
}

Reply conflict_words(const Session& session, const Subject& subject, const ConflictReport& report) {
    const Witness& witness = report.witness;
    std::string text = heading(session, subject) + message(witness).in(session.language) + "\n";
    for (const auto* facts : {&witness.givens, &witness.marks}) {
        for (const NamedFact& fact : *facts) text += "  " + fact.text.in(session.language) + "\n";
    }
    if (!report.position.empty()) text += "\n" + picture(*subject.genre, report.position);
    return session.reply(exit_of(witness.state), std::move(text), report.about);
}

// ---- repair ------------------------------------------------------------------------------------

int exit_of(const RepairReport& report) {
    if (report.verdict == core::Verdict::Unique || !report.repairs.empty()) return kYes;
    return report.end == core::RepairEnd::Limit ? kLimit : kNo;
}

std::string_view end_name(core::RepairEnd end) {
    switch (end) {
        case core::RepairEnd::None: return "none";
        case core::RepairEnd::Enough: return "enough";
        case core::RepairEnd::Singles: return "singles";
        case core::RepairEnd::Attempts: return "attempts";
        case core::RepairEnd::Hopeless: return "hopeless";
        case core::RepairEnd::Limit: return "limit";
    }
    return "limit";
}

// How far the search went; empty where what was found says so.
core::Text ending(const RepairReport& report) {
    const bool found = !report.repairs.empty();
    switch (report.end) {
        case core::RepairEnd::Limit:
            return joined(report.limit, core::say(found ? tr("repair.cut") : tr("repair.unknown")));
        case core::RepairEnd::Hopeless: return core::say(tr("repair.hopeless"));
        case core::RepairEnd::Attempts:
            if (found) return report.least ? core::Text() : core::say(tr("repair.more"));
            return core::say(tr("repair.none"));
        default: return {};
    }
}

core::Text verdict_text(core::Verdict verdict) {
    switch (verdict) {
        case core::Verdict::Unique: return core::say(tr("repair.unique"));
        case core::Verdict::Unknown: return core::say(tr("solve.unknown"));
        case core::Verdict::Many: return core::say(tr("solve.many"));
        case core::Verdict::None: return core::say(tr("solve.none"));
    }
    return {};
}

Reply repair_json(const Session& session, const Subject& subject, const RepairReport& report,
                  int exit) {
    Json json = about_json(session, subject, report.about);
    json["verdict"] = verdict_name(report.verdict);
    const core::Text how_far = ending(report);
    const core::Text verdict = verdict_text(report.verdict);
    json["message"] = (how_far.empty() ? verdict : joined(verdict, how_far)).in(session.language);
    json["ended"] = end_name(report.end);
    json["least"] = report.least;
    Json& list = json["repairs"] = Json::array();
    for (const RepairRow& row : report.repairs) {
        list.push_back({{"changes", app::to_json(row.changes, session.language)},
                        {"url", address(*subject.genre, row.position)},
                        {"position", row.position}});
    }
    return session.reply(exit, std::move(json), report.about);
}

std::string told(const Session& session, const Subject& subject, std::size_t number,
                 const RepairRow& row) {
    std::string changes;
    for (const NamedFact& change : row.changes) {
        changes += (changes.empty() ? "" : "; ") + change.text.in(session.language);
    }
    return session.say(tr("repair.row"), number, changes) + "\n   " +
           address(*subject.genre, row.position) + "\n";
}

Reply repair_words(const Session& session, const Subject& subject, const RepairReport& report,
                   int exit) {
    std::string text =
        heading(session, subject) + verdict_text(report.verdict).in(session.language) + "\n";
    std::size_t number = 0;
    for (const RepairRow& row : report.repairs) text += told(session, subject, ++number, row);
    const core::Text how_far = ending(report);
    if (!how_far.empty()) text += how_far.in(session.language) + "\n";
    return session.reply(exit, std::move(text), report.about);
}

}  // namespace

int conflict(const Session& session) {
    const auto from = choose(session.words, "from", kOrigins, From::Clues);
    if (!from) return session.refuse(from.error());
    return answer_each(
        session, [&](const Subject& subject, core::Budget& budget) -> core::Result<Reply> {
            const auto report =
                subject.genre->conflict(subject.text, session.words.rules, *from, budget);
            if (!report) return report.error();
            if (session.json) return conflict_json(session, subject, *report, budget);
            return conflict_words(session, subject, *report);
        });
}

int repair(const Session& session) {
    RepairRequest request;
    if (const auto typed = session.words.get("count")) {
        const auto count = whole("--count", *typed, 1, kMostRepairs);
        if (!count) return session.refuse(count.error());
        request.most = static_cast<std::size_t>(*count);
    }
    return answer_each(
        session, [&](const Subject& subject, core::Budget& budget) -> core::Result<Reply> {
            const auto report =
                subject.genre->repair(subject.text, session.words.rules, request, budget);
            if (!report) return report.error();
            const int exit = exit_of(*report);
            return session.json ? repair_json(session, subject, *report, exit)
                                : repair_words(session, subject, *report, exit);
        });
}

}  // namespace hashigo::app::commands
