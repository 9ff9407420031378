// render: pictures. SVG is painted here, the same bytes everywhere; PNG and PDF by whatever
// renderer this face brings.
#include "app/choosing.h"
#include "app/commands/commands.h"
#include "app/numbers.h"
#include "app/phrases.h"
#include "app/subjects.h"
#include "app/told.h"
#include "core/svg.h"

namespace hashigo::app::commands {

namespace {

enum class Paper { Svg, Png, Pdf };

constexpr Names<Paper, 3> kPapers = {
    {{"svg", Paper::Svg}, {"png", Paper::Png}, {"pdf", Paper::Pdf}}};

struct Order {
    Paper paper = Paper::Svg;
    std::string_view paper_name = "svg";
    std::optional<std::string> file{};
    bool answer = false;
    std::optional<std::uint64_t> step{};
};

std::string_view ending(std::string_view file) {
    const std::size_t dot = file.rfind('.');
    return dot == std::string_view::npos ? std::string_view() : file.substr(dot + 1);
}

// --to, else the file's ending where it is one of ours.
core::Result<Paper> asked_paper(const Words& words) {
    Paper fallback = Paper::Svg;
    if (const auto file = words.get("output")) {
        for (const auto& [name, paper] : kPapers) {
            if (ending(*file) == name) fallback = paper;
        }
    }
    return choose(words, "to", kPapers, fallback);
}

bool can_make(const Io& io, Paper paper) {
    if (paper == Paper::Svg) return true;
    return paper == Paper::Png ? static_cast<bool>(io.png) : static_cast<bool>(io.pdf);
}

core::Result<Order> order(const Session& session) {
    const Words& words = session.words;
    const auto paper = asked_paper(words);
    if (!paper) return paper.error();
    Order order;
    order.paper = *paper;
    order.paper_name = kPapers.at(static_cast<std::size_t>(*paper)).first;
    order.answer = words.has("answer");
    if (const auto file = words.get("output")) order.file = std::string(*file);
    if (const auto typed = words.get("step")) {
        const auto step = whole("--step", *typed);
        if (!step) return step.error();
        order.step = *step;
    }
    if (*paper != Paper::Svg && !order.file) return usage(tr("usage.missing"), "--output");
    if (!can_make(session.io, *paper)) return usage(tr("render.unable"), order.paper_name);
    if (order.file && !session.io.write_file) return usage(tr("render.no-files"));
    if (order.step && order.answer) return usage(tr("usage.one-of"), "--answer, --step");
    if (words.has("sheet") && *paper != Paper::Pdf) return usage(tr("render.sheet"));
    return order;
}

// The position after a step, and what to highlight in it.
core::Result<std::pair<std::string, core::Overlay>> at_step(const Session& session,
                                                            const Subject& subject,
                                                            std::uint64_t step,
                                                            core::Budget& budget) {
    ExplainRequest request;
    request.position_after = step;
    const auto report = subject.genre->explain(subject.text, session.words.rules, request, budget);
    if (!report) return report.error();
    if (step > report->steps.size() && report->cut_short) return limit_error(budget);
    if (step > report->steps.size()) {
        return error(core::Fault::BadInput, tr("render.no-step"), step, report->steps.size());
    }
    if (step == 0) return std::pair(subject.text, core::Overlay{});
    const StepReport& shown = report->steps[static_cast<std::size_t>(step - 1)];
    return std::pair(shown.position, core::Overlay{shown.because, shown.therefore, {}});
}

core::Result<DrawReport> drawn(const Session& session, const Order& order, const Subject& subject,
                               core::Budget& budget) {
    const Choices& rules = session.words.rules;
    if (!order.step) return subject.genre->draw(subject.text, rules, {{}, order.answer}, budget);
    const auto at = at_step(session, subject, *order.step, budget);
    if (!at) return at.error();
    return subject.genre->draw(at->first, rules, {at->second, false}, budget);
}

core::Result<std::string> painted(const Session& session, const Order& order,
                                  const DrawReport& report, const std::string& caption) {
    if (order.paper == Paper::Png) return session.io.png(report.scene);
    if (order.paper == Paper::Pdf) return session.io.pdf({{report.scene, caption}});
    core::SvgOptions options;
    options.language = session.language;
    options.title = caption;
    return core::svg(report.scene, options);
}

// Writes the bytes where they were asked for, and says so.
core::Result<Reply> deliver(const Session& session, const Order& order, Json json,
                            const std::string& bytes, const About& about) {
    if (order.file && !session.io.write_file(*order.file, bytes)) {
        return error(core::Fault::BadInput, tr("output.file"), excerpt(*order.file));
    }
    if (!session.json) return session.reply(kYes, order.file ? std::string() : bytes, about);
    json["to"] = order.paper_name;
    if (order.file) {
        json["file"] = *order.file;
        json["bytes"] = bytes.size();
    } else {
        json["text"] = bytes;
    }
    return session.reply(kYes, std::move(json), about);
}

core::Result<Reply> render_one(const Session& session, const Order& order, const Subject& subject,
                               core::Budget& budget) {
    const auto report = drawn(session, order, subject, budget);
    if (!report) return report.error();
    const auto bytes = painted(session, order, *report, address(*subject.genre, subject.text));
    if (!bytes) return bytes.error();
    return deliver(session, order, about_json(session, subject, report->about), *bytes,
                   report->about);
}

// All positions as one document. A position that can't be drawn ends it: a sheet with holes would
// not be what was asked for.
core::Result<Reply> render_sheet(const Session& session, const Order& order,
                                 const std::vector<Line>& lines) {
    std::vector<Plate> plates;
    About about;
    for (const Line& line : lines) {
        if (!line.subject) return line.subject.error();
        core::Budget budget = session.budget();
        auto report = drawn(session, order, *line.subject, budget);
        if (!report) return report.error();
        for (core::Text& warning : report->about.warnings) about.warnings.push_back(warning);
        plates.push_back(
            {std::move(report->scene), address(*line.subject->genre, line.subject->text)});
        session.progress(plates.size(), lines.size());
    }
    const auto bytes = session.io.pdf(plates);
    if (!bytes) return bytes.error();
    Json json = session.head();
    json["boards"] = plates.size();
    return deliver(session, order, std::move(json), *bytes, about);
}

}  // namespace

int render(const Session& session) {
    const auto asked = order(session);
    if (!asked) return session.refuse(asked.error());
    if (session.words.has("sheet")) {
        const auto lines = gather(session);
        if (!lines) return session.refuse(lines.error());
        const auto reply = render_sheet(session, *asked, *lines);
        if (!reply) return session.refuse(reply.error());
        session.print(*reply);
        return reply->exit;
    }
    const bool several = session.words.operands.size() > 1 || session.words.has("batch");
    if (several && !(session.json && !asked->file)) {
        return session.refuse(usage(tr("render.several")));
    }
    return answer_each(session, [&](const Subject& subject, core::Budget& budget) {
        return render_one(session, *asked, subject, budget);
    });
}

}  // namespace hashigo::app::commands
