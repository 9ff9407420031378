// The positions that a command works on: found among the operands and in a batch, answered in
// parallel, printed in order.
#pragma once

#include <functional>
#include <vector>

#include "app/session.h"

namespace hashigo::app {

// One operand or one line of a batch, and the position found in it.
struct Line {
    std::string text;        // as given or, where it names a file, what the file holds
    std::size_t number = 0;  // in a batch, from 1; else 0
    core::Result<Subject> subject;
};

// All of them, in order. An error of the whole (no position at all, a batch that can't be read)
// comes as the result's error; one of a single position stays with its line.
core::Result<std::vector<Line>> gather(const Session& session);

// The position in `words`: an address or another text first, then a file, then "-".
Line find_line(const Session& session, const std::string& words, std::size_t number = 0);

// The genre's declared rules must cover what was typed.
std::optional<core::Error> check_rules(const AnyGenre& genre, const Choices& rules);

using Answer = std::function<core::Result<Reply>(const Subject&, core::Budget&)>;

// Answers every position; gives the worst exit code. A bad line does not end it; a cancel does,
// after the lines that are whole.
int answer_each(const Session& session, const Answer& answer, bool hungry = false);

// Answers `count` numbered items in the same manner, none of which stands on a position.
using NumberedAnswer = std::function<core::Result<Reply>(std::size_t, core::Budget&)>;
int answer_numbered(const Session& session, std::size_t count, const NumberedAnswer& answer,
                    bool hungry = false);
// The same, one after the other, each with half of the machine's memory.
int answer_in_turn(const Session& session, std::size_t count, const NumberedAnswer& answer);

}  // namespace hashigo::app
