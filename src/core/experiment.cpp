// Work on a sample, in waves: a wave is large enough to keep all threads busy and small enough that
// a cancel or a limit is seen soon. Its size does not depend on the number of threads, so that the
// point at which a limit of nodes ends the work does not either.
#include "core/experiment.h"

#include <algorithm>
#include <vector>

#include "core/parallel.h"
#include "core/phrases.h"

namespace hashigo::core {

bool Lab::each(std::size_t count, std::uint64_t nodes_each,
               const std::function<void(std::size_t k, Budget& part)>& work) {
    constexpr std::size_t kWave = 256;
    for (std::size_t begin = 0; begin < count; begin += kWave) {
        const std::size_t wave = std::min(kWave, count - begin);
        std::vector<Budget> parts(wave, budget.slice(nodes_each));
        parallel_for(wave, jobs, [&](std::size_t k) { work(begin + k, parts[k]); });
        for (const Budget& part : parts) budget.absorb(part);
        if (budget.exhausted()) return false;
        if (progress) progress(begin + wave, count);
    }
    return true;
}

Error unfinished() {
    return {"limit", say(phrases::phrase(phrases::Unfinished)), std::nullopt, Fault::Limit};
}

}  // namespace hashigo::core
