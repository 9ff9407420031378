// Memories of a count and in how many ways each comes about: a table that keeps the order in which
// they came, so that the same board always takes the same steps.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/limbs.h"

namespace hashigo::yajikazu {

class Memories {
  public:
    // Keys of `words` words, numbers of `limbs` limbs.
    Memories(std::size_t words, std::size_t limbs) : words_(words), limbs_(limbs) {}

    void clear();
    void add(const std::uint64_t* key, const core::Limb* ways);

    std::size_t size() const { return size_; }
    const std::uint64_t* key(std::size_t k) const { return keys_.data() + k * words_; }
    const core::Limb* ways(std::size_t k) const { return ways_.data() + k * limbs_; }
    // What is allocated once `more` are added.
    std::uint64_t bytes(std::size_t more) const;

  private:
    void grow();
    std::size_t place(const std::uint64_t* key) const;

    std::size_t words_;
    std::size_t limbs_;
    std::size_t size_ = 0;
    std::vector<std::uint64_t> keys_;
    std::vector<core::Limb> ways_;
    std::vector<std::uint32_t> table_;  // number + 1, or 0
};

}  // namespace hashigo::yajikazu
