// touch and edit: what a hand did, as new marks or as new clues.
#include "app/commands/commands.h"
#include "app/phrases.h"
#include "app/subjects.h"
#include "app/told.h"

namespace hashigo::app::commands {

namespace {

Reply reply(const Session& session, const Subject& subject, const TouchReport& report) {
    if (!session.json) return session.reply(kYes, closed(report.position), report.about);
    Json json = about_json(session, subject, report.about);
    json["position"] = report.position;
    json["changed"] = to_json(report.changed);
    json["removed"] = to_json(report.removed);
    return session.reply(kYes, std::move(json), report.about);
}

// `act` is what the genre makes of the gesture.
template <class Act>
int gesture(const Session& session, Act act) {
    const auto typed = session.words.get("gesture");
    if (!typed) return session.refuse(usage(tr("usage.missing"), "--gesture"));
    const auto read = read_gesture(*typed);
    if (!read) return session.refuse(read.error(), *typed);
    return answer_each(session, [&](const Subject& subject, core::Budget&) -> core::Result<Reply> {
        const core::Result<TouchReport> report = act(subject, *read);
        if (!report) return report.error();
        return reply(session, subject, *report);
    });
}

}  // namespace

int touch(const Session& session) {
    const bool follow = session.words.has("follow");
    return gesture(session, [follow](const Subject& subject, const core::Gesture& made) {
        return subject.genre->touch(subject.text, made, follow);
    });
}

int edit(const Session& session) {
    return gesture(session, [](const Subject& subject, const core::Gesture& made) {
        return subject.genre->edit(subject.text, made);
    });
}

}  // namespace hashigo::app::commands
