// Exact numbers of any size: answers of a board soon outgrow 64 bits. The type is costly to
// compile, so reports carry decimal text and only what counts includes this.
#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <cstdint>
#include <string>

namespace hashigo::core {

using Count = boost::multiprecision::cpp_int;

std::string decimal(const Count& count);

// How many ways there are to choose k things of n; 0 where k > n.
Count choose(std::uint64_t n, std::uint64_t k);

}  // namespace hashigo::core
