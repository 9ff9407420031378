// The native face: files, the terminal, its progress line and Ctrl-C.
#pragma once

#include "app/io.h"

namespace hashigo::cli {

// A world for the dispatcher; valid until the program ends.
app::Io terminal();

// Ends the progress line and sees to it that all output has arrived; false if it has not.
bool finish_output();

}  // namespace hashigo::cli
