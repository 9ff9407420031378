// dedupe and sort: whole collections. Both answer with addresses, one a line; positions that can't
// be read are reported where they stand and left out.
#include <algorithm>
#include <array>
#include <atomic>
#include <limits>
#include <map>

#include "app/commands/commands.h"
#include "app/phrases.h"
#include "app/subjects.h"
#include "app/told.h"
#include "core/parallel.h"

namespace hashigo::app::commands {

namespace {

// What is known of one line once it has been looked at.
struct Looked {
    std::string url;
    About about;
    std::string key;        // dedupe: the least of its eight addresses
    GradeReport grade;      // sort
    std::size_t rung = 0;   // sort: above the ladder where there is no grade
    bool ungraded = false;  // a limit ended its grading: told, and kept
    std::optional<core::Error> error{};
};

// Leads through the seven other images of a board: three quarter turns, its mirror image, and three
// more turns.
constexpr std::array<Transform::Kind, 7> kTour = {Transform::Kind::Rotate, Transform::Kind::Rotate,
                                                  Transform::Kind::Rotate, Transform::Kind::Flip,
                                                  Transform::Kind::Rotate, Transform::Kind::Rotate,
                                                  Transform::Kind::Rotate};

// The least address among the eight symmetries of the clues.
core::Result<std::string> canonical(const AnyGenre& genre, const std::string& url) {
    std::string least = url;
    std::string at = url;
    for (const Transform::Kind kind : kTour) {
        const auto turned = genre.transform(at, {kind});
        if (!turned) return turned.error();
        at = address(genre, turned->text);
        least = std::min(least, at);
    }
    return least;
}

std::optional<core::Error> look(const Session& session, const Subject& subject, bool grade,
                                Looked& looked) {
    const auto url = subject.genre->convert(subject.text, core::Format::Url);
    if (!url) return url.error();
    looked.url = url->text;
    looked.about = url->about;
    if (!grade) {
        auto key = canonical(*subject.genre, looked.url);
        if (!key) return key.error();
        looked.key = std::move(*key);
        return std::nullopt;
    }
    core::Budget budget = session.budget();
    auto report = subject.genre->grade(subject.text, session.words.rules, budget);
    if (!report) return report.error();
    if (budget.exhausted()) {
        looked.ungraded = true;
        looked.rung = std::numeric_limits<std::size_t>::max();
        return limit_error(budget);
    }
    looked.grade = std::move(*report);
    const auto& steps = looked.grade.steps;
    const auto rung = std::find_if(steps.begin(), steps.end(), [&](const auto& step) {
        return step.first == looked.grade.grade;
    });
    looked.rung = static_cast<std::size_t>(rung - steps.begin());
    if (looked.grade.grade.empty()) looked.rung = steps.size() + 1;
    return std::nullopt;
}

void look_at(const Session& session, const Line& line, bool grade, Looked& looked) {
    try {
        if (session.cancelled()) {
            looked.error = limit_error(core::Limit::Cancelled);
        } else if (!line.subject) {
            looked.error = line.subject.error();
        } else {
            looked.error = look(session, *line.subject, grade, looked);
        }
    } catch (...) {
        looked.error = caught();
    }
}

std::vector<Looked> look_at_all(const Session& session, const std::vector<Line>& lines,
                                bool grade) {
    std::vector<Looked> all(lines.size());
    std::atomic<std::size_t> done{0};
    core::parallel_for(lines.size(), session.settings.jobs, [&](std::size_t k) {
        look_at(session, lines[k], grade, all[k]);
        session.progress(++done, lines.size());
    });
    return all;
}

// Prints the lines that failed; gives the worst exit code.
int report_errors(const Session& session, const std::vector<Line>& lines,
                  const std::vector<Looked>& all) {
    int worst = kYes;
    for (std::size_t k = 0; k < all.size(); ++k) {
        if (!all[k].error) continue;
        const Reply reply = session.refusal(*all[k].error, lines[k].text, lines[k].number);
        session.print(reply);
        worst = std::max(worst, reply.exit);
    }
    return worst;
}

void print(const Session& session, const Line& line, const Looked& looked) {
    if (!session.json) {
        session.print(session.reply(kYes, looked.url + "\n", looked.about));
        return;
    }
    Json json = about_json(session, *line.subject, looked.about);
    json["url"] = looked.url;
    if (!looked.grade.steps.empty()) {
        json["verdict"] = verdict_name(looked.grade.verdict);
        json["grade"] = looked.grade.grade.empty() ? Json() : Json(looked.grade.grade);
        json["effort"] = looked.grade.effort;
    }
    session.print(session.reply(kYes, std::move(json), looked.about));
}

// Looks at all, then prints those that `choose` gives, in its order.
template <class Choose>
int collection(const Session& session, bool grade, Choose choose) {
    const auto gathered = gather(session);
    if (!gathered) return session.refuse(gathered.error());
    const std::vector<Looked> all = look_at_all(session, *gathered, grade);
    if (session.cancelled()) return session.refuse(limit_error(core::Limit::Cancelled));
    const int worst = report_errors(session, *gathered, all);
    std::vector<std::size_t> order;
    for (std::size_t k = 0; k < all.size(); ++k) {
        if (!all[k].error || all[k].ungraded) order.push_back(k);
    }
    choose(all, order);
    for (const std::size_t k : order) print(session, (*gathered)[k], all[k]);
    return worst;
}

}  // namespace

int dedupe(const Session& session) {
    return collection(session, false, [](const auto& all, auto& order) {
        std::map<std::string_view, std::size_t> first;
        for (const std::size_t k : order) first.emplace(all[k].key, k);
        std::erase_if(order, [&](std::size_t k) { return first.at(all[k].key) != k; });
    });
}

int sort(const Session& session) {
    return collection(session, true, [](const auto& all, auto& order) {
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            const auto weight = [&](std::size_t k) {
                return std::pair(all[k].rung, all[k].grade.effort);
            };
            return weight(a) < weight(b);
        });
    });
}

}  // namespace hashigo::app::commands
