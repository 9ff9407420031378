// One parallel loop. Items are numbered and their results are placed by number, so the output does
// not depend on the number of threads. Serial in the browser, where there are no threads.
#pragma once

#include <cstddef>
#include <functional>

namespace hashigo::core {

// Threads that this machine runs at once, at least 1.
int machine_jobs();

// Calls work(k) once for every k in [0, count), on up to `jobs` threads (below 1: all of them).
// work must not throw and may touch only what belongs to its own k.
void parallel_for(std::size_t count, int jobs, const std::function<void(std::size_t)>& work);

}  // namespace hashigo::core
