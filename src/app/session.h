// One run of a command: what was typed, what the world offers, and the settings that every command
// shares. Commands are functions of it.
#pragma once

#include <chrono>
#include <cstdint>
#include <mutex>
#include <string>
#include <vector>

#include "app/any_genre.h"
#include "app/args.h"
#include "app/errors.h"
#include "app/io.h"
#include "app/json.h"

namespace hashigo::app {

// What is printed for one item, and its exit code. With --json `object` is the line; settle()
// makes it text.
struct Reply {
    int exit = kYes;
    std::string out{};
    std::string err{};
    Json object{};
};

struct Settings {
    std::uint64_t seed = 1;
    int jobs = 0;  // 0: as many as the machine has
    std::uint64_t nodes = core::Budget::kUnlimited;
    double seconds = 0;       // 0: no limit
    std::uint64_t bytes = 0;  // 0: the command's default
    bool timing = false;
};

// A position that was found, and whose it is.
struct Subject {
    const AnyGenre* genre = nullptr;
    std::string text;
    std::string name;      // how it was given, short
    std::size_t line = 0;  // in a batch, from 1; else 0
};

class Session {
  public:
    Session(const Words& typed, const Manner& manner, const Settings& chosen, const Io& world)
        : words(typed), io(world), settings(chosen), language(manner.language), json(manner.json) {}

    const Words& words;
    const Io& io;
    const Settings settings;
    const core::Language language;
    const bool json;

    // The limits that were given, the cancel flag, and the default memory: `hungry` work may use
    // half of the machine's.
    core::Budget budget(bool hungry = false) const;
    bool cancelled() const;
    void progress(std::uint64_t done, std::uint64_t total, std::uint64_t bytes = 0) const;

    // The sentence in the session's language.
    template <class... Args>
    std::string say(const core::Phrase& phrase, const Args&... args) const {
        return core::say(phrase, args...).in(language);
    }

    // An object with what every line begins with.
    Json head(const Subject* subject = nullptr) const;
    // Completes a report about one position: its size is written first, its warnings last.
    Reply reply(int exit, Json object, const About& about) const;
    Reply reply(int exit, std::string text, const About& about) const;

    Reply refusal(const core::Error& error, std::string_view input = {},
                  std::size_t line = 0) const;
    // Puts the time it took where --timing asks for it, and turns the object into its line.
    void settle(Reply& reply, double seconds) const;
    void print(Reply reply) const;
    // Prints the refusal and gives its exit code.
    int refuse(const core::Error& error, std::string_view input = {}) const;

  private:
    const std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
    mutable std::mutex progressing_;
};

core::Result<Settings> settings_of(const Words& words);

}  // namespace hashigo::app
