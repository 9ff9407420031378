// An experiment is a row of a genre's visible table: a name, how long it takes, and a function that
// finds a table. What is drawn at random depends on the seed alone, never on the number of threads.
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

#include "core/budget.h"
#include "core/findings.h"
#include "core/random.h"
#include "core/result.h"

namespace hashigo::core {

// Quick    a look, in seconds, in the browser too.
// Article  the tables as they were published.
// Full     as far as this machine gets in an hour.
enum class Scale : std::uint8_t { Quick, Article, Full };

// How long the article's scale takes on an ordinary machine.
enum class Price : std::uint8_t { Seconds, Minutes, Hours };

// What an experiment works with.
struct Lab {
    Scale scale = Scale::Quick;
    std::uint64_t seed = 1;
    int jobs = 0;
    Budget& budget;
    std::function<void(std::uint64_t done, std::uint64_t total)> progress{};

    // One of three values, by scale.
    template <class T>
    T by_scale(T quick, T article, T full) const {
        return scale == Scale::Quick ? quick : scale == Scale::Article ? article : full;
    }

    // The stream of random numbers with a name; one experiment uses several.
    Random random(std::uint64_t stream) const { return Random(seed).fork(stream); }

    // Calls work(k, part) for every k below `count`, in parallel; `part` allows at most
    // `nodes_each`. What was spent is booked in order. False where the budget ended: what the work
    // left behind is not whole then.
    bool each(std::size_t count, std::uint64_t nodes_each,
              const std::function<void(std::size_t k, Budget& part)>& work);
};

struct Experiment {
    Phrase title;  // its key is the experiment's id
    Phrase about;  // what is counted, and how
    Price price = Price::Seconds;
    Result<Findings> (*run)(Lab& lab) = nullptr;

    std::string_view id() const { return title.key; }
};

// The error of an experiment whose budget ended.
Error unfinished();

}  // namespace hashigo::core
