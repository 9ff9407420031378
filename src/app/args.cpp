// CLI11 does the parsing and the layout of the help; the tables say what there is to parse. Values
// stay text here: each command reads its own with app/numbers.h, which gives better errors.
#include "app/args.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <deque>
#include <memory>

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
    std::string owner{};  // the genre that declares it, or nothing
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
    void offer(std::string_view genre, const std::vector<core::Option>& declared,
               const core::Phrase& group, Choices Words::*kind) {
        for (const core::Option& option : declared) {
            const bool flag = option.kind == core::Option::Kind::Flag;
            add({std::string(option.name), flag ? "" : placeholder(option),
                 whole_help(option).in(language_), in(group, language_), kind, "",
                 std::string(genre)});
        }
    }
    void attach(CLI::App& app) {
        for (Offer& offer : offers_) {
            std::string names;
            if (!offer.letter.empty()) names.append("-").append(offer.letter).append(",");
            names.append("--").append(offer.name);
            offer.option = offer.value.empty() ? app.add_flag(names, offer.flagged, offer.help)
                                               : app.add_option(names, offer.typed, offer.help);
            offer.option->type_name(offer.value)->group(offer.group);
            if (offer.value.empty()) offer.option->disable_flag_override();
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
    // Of a name that several offer, the table's own option wins; what genres say of it is told of
    // each.
    void add(Offer offer) {
        const auto known = std::find_if(offers_.begin(), offers_.end(), [&](const Offer& other) {
            return other.name == offer.name;
        });
        if (known == offers_.end()) return offers_.push_back(std::move(offer));
        if (!known->owner.empty()) share(*known, offer);
    }
    static void share(Offer& known, const Offer& more) {
        known.value = joined(known.value, more.value);
        const std::string own = more.owner + ": " + more.help;
        const bool first = known.help.rfind(known.owner + ": ", 0) != 0;
        if (first && known.help == more.help) return;
        if (first) known.help = known.owner + ": " + known.help;
        known.help += "; " + own;
    }
    // Choices "a|b" and "b|c" as "a|b|c".
    static std::string joined(std::string known, std::string_view more) {
        while (!more.empty()) {
            const std::string_view one = more.substr(0, more.find('|'));
            const std::string all = "|" + known + "|";
            if (all.find(fmt::format("|{}|", one)) == std::string::npos)
                known.append("|").append(one);
            more.remove_prefix(std::min(one.size() + 1, more.size()));
        }
        return known;
    }

    core::Language language_;
    std::deque<Offer> offers_;  // CLI11 keeps references into it
};

bool takes_positions(Operands operands) {
    return operands == Operands::Positions || operands == Operands::PositionsOrBlank;
}

bool takes_rules(Operands operands) {
    return operands != Operands::None && operands != Operands::MaybeGenre;
}

void offer_all(Counter& counter, const Command& command) {
    counter.offer(command.flags, tr("help.options"));
    if (takes_positions(command.operands)) counter.offer(position_flags(), tr("help.options"));
    counter.offer(common_flags(), tr("help.common"));
    for (const AnyGenre* genre : registry()) {
        if (!takes_rules(command.operands)) break;
        counter.offer(genre->id(), genre->info().variants, tr("help.rules"), &Words::rules);
    }
    if (!command.uses_generator) return;
    for (const AnyGenre* genre : registry()) {
        counter.offer(genre->id(), genre->info().generate, tr("help.generator"), &Words::choices);
    }
}

std::string operand_help(Operands operands, core::Language language) {
    if (operands == Operands::MaybeGenre) return in(tr("help.maybe-genre"), language);
    if (operands == Operands::Genre) return in(tr("help.genre"), language);
    if (operands == Operands::GenreAndSize) return in(tr("help.genre-and-size"), language);
    if (operands == Operands::PositionsOrBlank) return in(tr("help.position-or-blank"), language);
    return in(tr("help.position"), language);
}

// CLI11's layout, but for the operands: those are not CLI11's, which would split a word in
// brackets.
class Layout : public CLI::Formatter {
  public:
    Layout(Operands operands, core::Language language) : operands_(operands), language_(language) {}

    std::string make_usage(const CLI::App*, std::string name) const override {
        return in(tr("help.usage"), language_) + ": " + name + operand_names() + " [" +
               in(tr("help.options"), language_) + "]\n";
    }
    std::string make_positionals(const CLI::App*) const override {
        if (operands_ == Operands::None) return {};
        return "\n" + in(tr("help.operands"), language_) + ":\n  " +
               operand_help(operands_, language_) + "\n";
    }

  private:
    std::string operand_names() const {
        switch (operands_) {
            case Operands::None: return {};
            case Operands::Genre: return " GENRE";
            case Operands::MaybeGenre: return " [GENRE]";
            case Operands::GenreAndSize: return " GENRE ROWSxCOLS";
            case Operands::Positions:
            case Operands::PositionsOrBlank: break;
        }
        return " P…";
    }
    Operands operands_;
    core::Language language_;
};

// The help of an app whose options are attached already; CLI11 leaves too many blank lines.
std::string help(const CLI::App& app) {
    std::string text = app.help();
    for (std::size_t at = text.find("\n\n\n"); at != std::string::npos; at = text.find("\n\n\n")) {
        text.erase(at, 1);
    }
    while (text.size() > 1 && text[text.size() - 2] == '\n') text.pop_back();
    return text;
}

bool is_option(const std::string& word) {
    return word.size() > 1 && word[0] == '-';
}

// Takes out what follows "--": operands, whatever they begin with.
std::vector<std::string> cut_operands(std::vector<std::string>& words) {
    const auto dashes = std::find(words.begin(), words.end(), "--");
    if (dashes == words.end()) return {};
    std::vector<std::string> operands(dashes + 1, words.end());
    words.erase(dashes, words.end());
    return operands;
}

core::Result<Parsed> parse_command(const Command& command, std::vector<std::string> rest,
                                   core::Language language) {
    CLI::App app{in(command.summary, language), "hashigo " + std::string(command.name)};
    app.formatter(std::make_shared<Layout>(command.operands, language));
    app.set_help_flag();
    Parsed parsed;
    parsed.words.command = &command;
    const std::vector<std::string> operands = cut_operands(rest);
    Counter counter(language);
    offer_all(counter, command);
    counter.attach(app);
    app.set_help_flag("-h,--help", in(tr("help.help"), language))
        ->group(in(tr("help.common"), language));
    app.allow_extras();
    std::reverse(rest.begin(), rest.end());  // CLI11 takes them from the back
    try {
        app.parse(rest);
    } catch (const CLI::CallForHelp&) {
        parsed.help = help(app);
        return parsed;
    } catch (const CLI::ArgumentMismatch& e) {
        const std::string said = e.what();  // begins with the option's name
        const bool is_flag = said.find("flag override") != std::string::npos;
        return usage(is_flag ? tr("usage.flag") : tr("usage.value"),
                     (is_flag ? "--" : "") + excerpt(said.substr(0, said.find_first_of(": "))));
    } catch (const CLI::ParseError& e) {
        return usage(tr("usage.words"), excerpt(e.what()));
    }
    for (const std::string& word : app.remaining()) {
        if (is_option(word)) return usage(tr("usage.option"), excerpt(word), command.name);
        parsed.words.operands.push_back(word);
    }
    auto& all = parsed.words.operands;
    all.insert(all.end(), operands.begin(), operands.end());
    if (command.operands == Operands::None && !all.empty()) {
        return usage(tr("usage.option"), excerpt(all.front()), command.name);
    }
    counter.collect(parsed.words);
    return parsed;
}

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
        if (is(k, "--json") || argv[k].rfind("--json=", 0) == 0) found.json = true;
        const bool next = is(k, "--lang") && k + 1 < argv.size();
        const std::string_view language = next ? argv[k + 1] : std::string_view();
        if (is(k, "--lang=ja") || language == "ja") found.language = core::Language::Japanese;
        if (is(k, "--lang=en") || language == "en") found.language = core::Language::English;
    }
    return found;
}

core::Text whole_help(const core::Option& option) {
    core::Text help = option.help;
    for (std::size_t k = 0; k < option.names.size(); ++k) {
        help.en += (k == 0 ? ": " : "; ") + option.names[k].en;
        help.ja += (k == 0 ? "：" : "；") + option.names[k].ja;
    }
    return help;
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
