// Work of hours goes on row by row, and what it knows after a row can be laid on a shelf: what ends
// it early then costs a row and not all of it. A shelf knows nothing of the work; the command line
// lays files there.
#pragma once

#include <functional>
#include <iosfwd>
#include <memory>
#include <optional>
#include <utility>

#include "core/budget.h"
#include "core/phrases.h"
#include "core/result.h"

namespace hashigo::core {

struct Shelf {
    using Write = std::function<void(std::ostream&)>;

    // What lies there, or nothing.
    std::function<std::unique_ptr<std::istream>()> take{};
    // Called after a row; lays down what `write` gives where it is time to. An error ends the work.
    std::function<std::optional<Error>(const Write& write)> put{};

    bool there() const { return static_cast<bool>(put); }
};

// Work as it was kept, where something was, and else from its beginning. Fails with keep.other
// where what was kept is not the `same` work.
template <class Begin, class Read, class Same>
auto begin_or_resume(const Shelf& shelf, Begin begin, Read read, Same same) -> decltype(begin()) {
    const auto kept = shelf.take ? shelf.take() : nullptr;
    if (!kept) return begin();
    auto run = read(*kept);
    if (run && !same(*run)) {
        Error other = fail(phrases::phrase(phrases::KeptOther), std::nullopt);
        other.fault = Fault::BadInput;
        return other;
    }
    return run;
}

// All rows that are left, each kept. What ended the work, where that was not its end: `unfinished`
// if the budget ran out.
template <class Run>
std::optional<Error> complete(Run& run, const Shelf& shelf, Budget& budget,
                              const Error& unfinished) {
    while (!run.done()) {
        if (!run.advance(budget)) return unfinished;
        if (run.done() || !shelf.there()) continue;
        if (auto failed = shelf.put([&](std::ostream& out) { run.write(out); })) return failed;
    }
    return std::nullopt;
}

// The refusal to keep work that has no rows after which it could be.
inline Error cannot_be_kept() {
    Error error = fail(phrases::phrase(phrases::KeptNothing), std::nullopt);
    error.fault = Fault::Unsupported;
    return error;
}

}  // namespace hashigo::core
