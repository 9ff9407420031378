// The parallel loop: threads take the next number from a shared counter.
#include "core/parallel.h"

#include <algorithm>
#include <atomic>
#include <vector>
#ifndef __EMSCRIPTEN__
#include <thread>
#endif

namespace hashigo::core {

#ifdef __EMSCRIPTEN__

int machine_jobs() {
    return 1;
}

void parallel_for(std::size_t count, int, const std::function<void(std::size_t)>& work) {
    for (std::size_t k = 0; k < count; ++k) work(k);
}

#else

int machine_jobs() {
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

void parallel_for(std::size_t count, int jobs, const std::function<void(std::size_t)>& work) {
    if (jobs < 1) jobs = machine_jobs();
    const std::size_t threads = std::min(count, static_cast<std::size_t>(jobs));
    std::atomic<std::size_t> next{0};
    const auto drain = [&] {
        for (std::size_t k = next++; k < count; k = next++) work(k);
    };
    std::vector<std::thread> others;
    for (std::size_t t = 1; t < threads; ++t) others.emplace_back(drain);
    drain();
    for (std::thread& other : others) other.join();
}

#endif

}  // namespace hashigo::core
