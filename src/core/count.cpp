// Exact numbers in decimal, and binomial coefficients: each factor divides what has been gathered,
// since a product of k numbers in a row is divisible by k!.
#include "core/count.h"

#include <algorithm>

namespace hashigo::core {

std::string decimal(const Count& count) {
    return count.str();
}

Count choose(std::uint64_t n, std::uint64_t k) {
    if (k > n) return 0;
    k = std::min(k, n - k);
    Count ways = 1;
    for (std::uint64_t i = 1; i <= k; ++i) {
        ways *= n - k + i;
        ways /= i;
    }
    return ways;
}

}  // namespace hashigo::core
