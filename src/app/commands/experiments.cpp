// experiments: what there is to measure, or the tables themselves. They run one after the other,
// each on all threads, because the large ones need the machine's memory for themselves.
#include "app/choosing.h"
#include "app/commands/commands.h"
#include "app/lab_report.h"
#include "app/phrases.h"
#include "app/subjects.h"

namespace hashigo::app::commands {

namespace {

constexpr Names<core::Scale, 3> kScales = {{{"quick", core::Scale::Quick},
                                            {"article", core::Scale::Article},
                                            {"full", core::Scale::Full}}};

struct Chosen {
    const AnyGenre* genre = nullptr;
    const core::Experiment* experiment = nullptr;
};

struct Order {
    std::vector<Chosen> chosen{};
    core::Scale scale = core::Scale::Quick;
    bool compare = false;
    std::optional<std::string> folder{};
    bool folder_by_genre = false;
    bool list = false;
};

core::Result<std::vector<const AnyGenre*>> asked_genres(const Words& words) {
    if (words.operands.empty()) return std::vector(registry().begin(), registry().end());
    if (words.operands.size() > 1) {
        return usage(tr("usage.option"), excerpt(words.operands[1]), words.command->name);
    }
    const AnyGenre* genre = find_genre(words.operands.front());
    if (genre == nullptr) {
        return usage(tr("usage.genre"), excerpt(words.operands.front()), genre_ids());
    }
    return std::vector{genre};
}

core::Result<std::vector<Chosen>> asked_experiments(const Words& words) {
    const auto genres = asked_genres(words);
    if (!genres) return genres.error();
    const auto id = words.get("id");
    std::vector<Chosen> chosen;
    std::string known;
    for (const AnyGenre* genre : *genres) {
        for (const core::Experiment& experiment : genre->experiments()) {
            if (!id || *id == experiment.id()) chosen.push_back({genre, &experiment});
            known += (known.empty() ? "" : ", ") + std::string(experiment.id());
        }
    }
    if (id && chosen.empty()) return usage(tr("usage.choice"), "--id", excerpt(*id), known);
    return chosen;
}

core::Result<Order> order(const Session& session) {
    const Words& words = session.words;
    if (!words.rules.empty()) {
        return usage(tr("usage.option"), "--" + words.rules.begin()->first, words.command->name);
    }
    Order order;
    auto chosen = asked_experiments(words);
    if (!chosen) return chosen.error();
    order.chosen = std::move(*chosen);
    const auto scale = choose(words, "scale", kScales, core::Scale::Quick);
    if (!scale) return scale.error();
    order.scale = *scale;
    order.compare = words.has("compare");
    order.folder_by_genre = words.operands.empty();
    if (const auto folder = words.get("out")) order.folder = std::string(*folder);
    if (order.folder && !session.io.write_file) return usage(tr("render.no-files"));
    order.list = words.operands.empty() && words.options.find("id") == words.options.end() &&
                 !words.has("scale") && !words.has("compare") && !words.has("out");
    return order;
}

// ---- the list --------------------------------------------------------------------------------

Reply listed_one(const Session& session, const Chosen& one) {
    const core::Experiment& experiment = *one.experiment;
    const std::string title = core::say(experiment.title).in(session.language);
    const std::string_view price = price_name(experiment.price);
    if (!session.json) {
        return session.reply(
            kYes,
            session.say(tr("experiments.entry"), one.genre->id(), experiment.id(), title, price) +
                "\n",
            {});
    }
    Json json = session.head();
    json["genre"] = one.genre->id();
    json["id"] = experiment.id();
    json["title"] = title;
    json["about"] = core::say(experiment.about).in(session.language);
    json["takes"] = price;
    return session.reply(kYes, std::move(json), {});
}

// ---- a run -----------------------------------------------------------------------------------

core::Result<LabReport> measured(const Session& session, const Order& order, const Chosen& one,
                                 core::Budget& budget) {
    core::Lab lab{order.scale, session.settings.seed, session.settings.jobs, budget, {}};
    if (order.chosen.size() == 1) {
        lab.progress = [&](std::uint64_t done, std::uint64_t total) {
            session.progress(done, total);
        };
    }
    auto findings = one.experiment->run(lab);
    if (!findings) {
        if (!budget.exhausted()) return findings.error();
        return limit_error(budget);
    }
    LabReport report{
        one.genre,   one.experiment, order.scale, session.settings.seed, std::move(*findings),
        std::nullopt};
    if (order.compare) {
        report.comparison =
            core::compare(report.findings, one.experiment->id(), one.genre->claims());
    }
    return report;
}

Json report_json(const Session& session, const LabReport& report) {
    Json json = session.head();
    json["genre"] = report.genre->id();
    put_report(json, report, session.language);
    return json;
}

// Writes both files and says which.
core::Result<Reply> deposited(const Session& session, const Order& order, const LabReport& report) {
    std::string folder = *order.folder;
    if (order.folder_by_genre) folder += "/" + std::string(report.genre->id());
    if (session.io.make_folder) session.io.make_folder(folder);
    const std::string stem = folder + "/" + std::string(report.experiment->id());
    const std::array<std::pair<std::string, std::string>, 2> files = {
        {{stem + ".json", line(report_json(session, report))},
         {stem + ".md", markdown(report, session.language)}}};
    Json names = Json::array();
    std::string text;
    for (const auto& [path, bytes] : files) {
        if (!session.io.write_file(path, bytes)) {
            return error(core::Fault::BadInput, tr("output.file"), excerpt(path));
        }
        names.push_back(path);
        text += path + "\n";
    }
    const int exit = report.agrees() ? kYes : kNo;
    if (!session.json) return session.reply(exit, std::move(text), {});
    Json json = session.head();
    json["genre"] = report.genre->id();
    json["id"] = report.experiment->id();
    json["files"] = std::move(names);
    return session.reply(exit, std::move(json), {});
}

core::Result<Reply> run_one(const Session& session, const Order& order, const Chosen& one,
                            core::Budget& budget) {
    const auto report = measured(session, order, one, budget);
    if (!report) return report.error();
    if (order.folder) return deposited(session, order, *report);
    const int exit = report->agrees() ? kYes : kNo;
    if (session.json) return session.reply(exit, report_json(session, *report), {});
    return session.reply(exit, markdown(*report, session.language), {});
}

}  // namespace

int experiments(const Session& session) {
    const auto asked = order(session);
    if (!asked) return session.refuse(asked.error());
    if (asked->list) {
        for (const Chosen& one : asked->chosen) session.print(listed_one(session, one));
        return kYes;
    }
    return answer_in_turn(session, asked->chosen.size(), [&](std::size_t k, core::Budget& budget) {
        return run_one(session, *asked, asked->chosen[k], budget);
    });
}

}  // namespace hashigo::app::commands
