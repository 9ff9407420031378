// Open addressing over numbers; the keys themselves lie in a row.
#include "genres/yajikazu/memories.h"

#include <algorithm>

namespace hashigo::yajikazu {

void Memories::clear() {
    size_ = 0;
    keys_.clear();
    ways_.clear();
    std::fill(table_.begin(), table_.end(), 0U);
}

// Where the key is, or the empty place for it.
std::size_t Memories::place(const std::uint64_t* key) const {
    constexpr std::uint64_t kOdd = 0xd6e8feb86659fd93U;
    std::uint64_t mixed = 0;
    for (std::size_t w = 0; w < words_; ++w) {
        mixed = (mixed ^ key[w]) * kOdd;
        mixed ^= mixed >> 32U;
    }
    mixed *= kOdd;
    const std::size_t mask = table_.size() - 1;
    std::size_t at = static_cast<std::size_t>(mixed ^ (mixed >> 32U)) & mask;
    while (table_[at] != 0 && !std::equal(key, key + words_, this->key(table_[at] - 1))) {
        at = (at + 1) & mask;
    }
    return at;
}

void Memories::add(const std::uint64_t* key, const core::Limb* ways) {
    if (size_ * 2 >= table_.size()) grow();
    const std::size_t at = place(key);
    if (table_[at] != 0) {
        core::add_limbs(ways_.data() + (table_[at] - 1) * limbs_, ways, limbs_);
        return;
    }
    keys_.insert(keys_.end(), key, key + words_);
    ways_.insert(ways_.end(), ways, ways + limbs_);
    table_[at] = static_cast<std::uint32_t>(++size_);
}

void Memories::grow() {
    constexpr std::size_t kLeast = 64;
    table_.assign(std::max(kLeast, table_.size() * 2), 0);
    for (std::size_t k = 0; k < size_; ++k) {
        table_[place(key(k))] = static_cast<std::uint32_t>(k + 1);
    }
}

std::uint64_t Memories::bytes(std::size_t more) const {
    std::uint64_t slots = std::max<std::uint64_t>(table_.size(), 1);
    while (slots < 2 * (size_ + more)) slots *= 2;
    const std::uint64_t room = std::max(keys_.capacity() / words_, size_ + more);
    return room * (words_ + limbs_) * sizeof(std::uint64_t) + slots * sizeof table_[0];
}

}  // namespace hashigo::yajikazu
