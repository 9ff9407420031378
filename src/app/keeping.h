// --keep FILE: long counts lie in a file on their way, and go on from there when they are asked for
// again.
#pragma once

#include "app/session.h"
#include "core/shelf.h"

namespace hashigo::app {

// The shelf that was asked for; an empty one where none was.
core::Result<core::Shelf> choose_shelf(const Session& session);

}  // namespace hashigo::app
