// From words to an exit code: parse, settle what all commands share, run the command. Whatever is
// thrown ends here.
#include "app/run.h"

#include "app/args.h"
#include "app/errors.h"
#include "app/phrases.h"
#include "app/session.h"

namespace hashigo::app {

namespace {

int obey(const std::vector<std::string>& argv, const Manner& manner, const Io& io) {
    const auto parsed = parse(argv, manner.language);
    const Words none{};
    const auto refuse = [&](const Words& words, const core::Error& error) {
        return Session(words, manner, {}, io).refuse(error);
    };
    if (!parsed) return refuse(none, parsed.error());
    if (!parsed->help.empty()) {
        if (io.out) io.out(parsed->help);
        return kYes;
    }
    const auto settings = settings_of(parsed->words);
    if (!settings) return refuse(parsed->words, settings.error());
    return parsed->words.command->run(Session(parsed->words, manner, *settings, io));
}

}  // namespace

int run(const std::vector<std::string>& argv, const Io& io) {
    const Manner wanted = manner(argv, io.language);
    try {
        return obey(argv, wanted, io);
    } catch (...) {
        const Words none{};
        return Session(none, wanted, {}, io).refuse(caught());
    }
}

}  // namespace hashigo::app
