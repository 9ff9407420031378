// Small pieces of output that several commands share.
#pragma once

#include <string>

#include "app/runs.h"
#include "app/session.h"

namespace hashigo::app {

std::string_view verdict_name(core::Verdict verdict);

// 0 for unique, 1 for none and many, 4 for unknown.
int exit_of(core::Verdict verdict);

// "r1c2, r3c4"; only the first few of many.
std::string places(const Session& session, const core::Sites& sites);

// The position as a grid of characters, its marks in it.
std::string picture(const AnyGenre& genre, const std::string& position);

// What is put after the first sentence of a run: for which other places it holds; else nothing.
std::string likewise(const Session& session, const Run& run);

// Which position the words that follow are about, where there are several; else nothing.
std::string heading(const Session& session, const Subject& subject);

// The text with a line break at its end.
std::string closed(std::string text);

// A step's fields, put after those that are there.
void put_step(Json& json, const StepReport& step, core::Language language);

// The object of a report about one position: head, then rows and cols.
Json about_json(const Session& session, const Subject& subject, const About& about);

// The position's address, or the text itself where it has none.
std::string address(const AnyGenre& genre, const std::string& position);

}  // namespace hashigo::app
