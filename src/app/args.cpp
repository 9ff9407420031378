// CLI11 does the parsing and the layout of the help; the tables say what there is to parse. Values
// stay text here: each command reads its own with app/numbers.h, which gives better errors.
#include "app/args.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <deque>
#include <set>

#include "app/errors.h"
#include "app/overview.h"
#include "app/phrases.h"

namespace hashigo::app {

namespace {

std::string in(const core::Phrase& phrase, core::Language language) {
    return core::say(phrase).in(language);
}

// One option on offer, and what was typed for it.
struct Offer {
    std::string name;
    std::string value;
    std::string help;
    std::string group;
    Choices Words::*kind = &Words::options;
    std::string letter{};
    std::string typed{};
    bool flagged = false;
    CLI::Option* option = nullptr;
};

class Counter {
  public:
    explicit Counter(core::Language language) : language_(language) {}

    void offer(std::span<const Flag> flags, const core::Phrase& group) {
        const bool japanese = language_ == core::Language::Japanese;
        for (const Flag& flag : flags) {
            add({std::string(flag.name), std::string(flag.value),
                 std::string(japanese ? flag.ja : flag.en), in(group, language_), &Words::options,
                 std::string(flag.letter)});
        }
    }
    void offer(const std::vector<core::Option>& declared, const core::Phrase& group,
               Choices Words::*kind) {
        for (const core::Option& option : declared) {
            const bool flag = option.kind == core::Option::Kind::Flag;
            add({std::string(option.name), flag ? "" : placeholder(option),
                 option.help.in(language_), in(group, language_), kind});
        }
    }
    void attach(CLI::App& app) {
        for (Offer& offer : offers_) {
            std::string names = "--" + offer.name;
            if (!offer.letter.empty()) names = "-" + offer.letter + "," + names;
            offer.option = offer.value.empty() ? app.add_flag(names, offer.flagged, offer.help)
                                               : app.add_option(names, offer.typed, offer.help);
            offer.option->type_name(offer.value)->group(offer.group);
        }
    }
    void collect(Words& words) const {
        for (const Offer& offer : offers_) {
            const bool flag = offer.value.empty();
            if (offer.option->count() == 0 || (flag && !offer.flagged)) continue;
            (words.*offer.kind)[offer.name] = flag ? "true" : offer.typed;
        }
    }

  private:
    static std::string placeholder(const core::Option& option) {
        std::string text;
        for (const std::string_view choice : option.choices) {
            if (!text.empty()) text += "|";
            text += choice;
        }
        if (option.kind == core::Option::Kind::Choice) return text;
        return text.empty() ? "N" : "N|" + text;
    }
    // The first to offer a name wins: the table's own options, then the genres in their order.
    void add(Offer offer) {
        if (names_.insert(offer.name).second) offers_.push_back(std::move(offer));
    }

    core::Language language_;
    std::deque<Offer> offers_;  // CLI11 keeps references into it
    std::set<std::string> names_;
};

void offer_all(Counter& counter, const Command& command) {
    counter.offer(command.flags, tr("help.options"));
    counter.offer(common_flags(), tr("help.common"));
    for (const AnyGenre* genre : registry()) {
        counter.offer(genre->info().variants, tr("help.rules"), &Words::rules);
    }
    if (!command.uses_generator) return;
    for (const AnyGenre* genre : registry()) {
        counter.offer(genre->info().generate, tr("help.generator"), &Words::choices);
    }
}

void label(CLI::App& app, core::Language language) {
    const auto formatter = app.get_formatter();
    for (const auto& [label, phrase] :
         {std::pair{"Usage", &tr("help.usage")}, std::pair{"Positionals", &tr("help.operands")},
          std::pair{"OPTIONS", &tr("help.options")}}) {
        formatter->label(label, in(*phrase, language));
    }
    app.set_help_flag("-h,--help", in(tr("help.help"), language));
    app.get_help_ptr()->group(in(tr("help.common"), language));
}

std::string operand_help(Operands operands, core::Language language) {
    if (operands == Operands::Genre) return in(tr("help.genre"), language);
    if (operands == Operands::PositionsOrBlank) return in(tr("help.position_or_blank"), language);
    return in(tr("help.position"), language);
}

core::Result<Parsed> parse_command(const Command& command, std::vector<std::string> rest,
                                   core::Language language) {
    CLI::App app{in(command.summary, language), "hashigo " + std::string(command.name)};
    label(app, language);
    Parsed parsed;
    parsed.words.command = &command;
    if (command.operands != Operands::None) {
        app.add_option(command.operands == Operands::Genre ? "GENRE" : "P", parsed.words.operands,
                       operand_help(command.operands, language))
            ->type_name("");
    }
    Counter counter(language);
    offer_all(counter, command);
    counter.attach(app);
    app.allow_extras();
    std::reverse(rest.begin(), rest.end());  // CLI11 takes them from the back
    try {
        app.parse(rest);
    } catch (const CLI::CallForHelp&) {
        parsed.help = app.help();
        return parsed;
    } catch (const CLI::ArgumentMismatch& e) {
        const std::string said = e.what();  // begins with the option's name
        return usage(tr("usage.value"), excerpt(said.substr(0, said.find(':'))));
    } catch (const CLI::ParseError& e) {
        return usage(tr("usage.words"), excerpt(e.what()));
    }
    const auto left = app.remaining();
    if (!left.empty()) return usage(tr("usage.option"), excerpt(left.front()), command.name);
    counter.collect(parsed.words);
    return parsed;
}

bool is_option(const std::string& word) { return word.size() > 1 && word[0] == '-'; }

}  // namespace

std::optional<std::string_view> Words::get(std::string_view name) const {
    const auto found = options.find(name);
    if (found == options.end()) return std::nullopt;
    return found->second;
}

Manner manner(const std::vector<std::string>& argv, core::Language fallback) {
    Manner found{fallback};
    const auto is = [&](std::size_t k, std::string_view word) { return argv[k] == word; };
    for (std::size_t k = 0; k < argv.size() && !is(k, "--"); ++k) {
        if (is(k, "--json")) found.json = true;
        const bool next = is(k, "--lang") && k + 1 < argv.size();
        const std::string_view language = next ? argv[k + 1] : std::string_view();
        if (is(k, "--lang=ja") || language == "ja") found.language = core::Language::Japanese;
        if (is(k, "--lang=en") || language == "en") found.language = core::Language::English;
    }
    return found;
}

core::Result<Parsed> parse(const std::vector<std::string>& argv, core::Language language) {
    // The command is the first word that is no option; --lang may stand before it with its value.
    std::size_t at = 0;
    while (at < argv.size() && is_option(argv[at])) at += argv[at] == "--lang" ? 2 : 1;
    std::vector<std::string> rest = argv;
    if (at >= argv.size()) return overview(rest, language);
    if (argv[at] == "help" && at + 1 < argv.size()) {
        rest[at] = argv[at + 1];
        rest[at + 1] = "--help";
    }
    const Command* command = find_command(rest[at]);
    if (command == nullptr) return unknown_command(rest[at]);
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(at));
    return parse_command(*command, std::move(rest), language);
}

}  // namespace hashigo::app
