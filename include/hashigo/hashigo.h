// The public face, for programs that embed the engine. docs/embedding.md has an example.
//
//   hashigo::run        the command line as a function: words in, text out through an Io
//   hashigo::registry   the genres, each an AnyGenre: text in, plain structs out
//
// Positions are text throughout: a puzz.link address, a pzprv3 text, a plain text grid or JSON.
// Everything may be called from several threads at once; a Budget belongs to one call.
#pragma once

#include "app/any_genre.h"
#include "app/io.h"
#include "app/reports.h"
#include "app/run.h"

namespace hashigo {

using app::AnyGenre;
using app::find_genre;
using app::Io;
using app::registry;
using app::run;

}  // namespace hashigo
