// The functions behind the command table, one file each. Each prints what it has to say through its
// session and gives the exit code.
#pragma once

#include "app/session.h"

namespace hashigo::app::commands {

int genres(const Session& session);
int solve(const Session& session);
int check(const Session& session);
int hint(const Session& session);
int explain(const Session& session);
int grade(const Session& session);
int count(const Session& session);
int census(const Session& session);
int sample(const Session& session);
int generate(const Session& session);
int minimise(const Session& session);
int convert(const Session& session);
int render(const Session& session);
int draw(const Session& session);
int replay(const Session& session);
int touch(const Session& session);
int edit(const Session& session);
int transform(const Session& session);
int dedupe(const Session& session);
int sort(const Session& session);
int experiments(const Session& session);

}  // namespace hashigo::app::commands
