// Room for many numbers, all zero to begin with. Large rooms ask the system for large pages, since
// the tables are turned over in strides that would miss a table of small pages most of the time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace hashigo::detour::cycles {

template <class Number>
class Room {
  public:
    explicit Room(std::uint64_t count)
        : count_(static_cast<std::size_t>(count)), numbers_(claim(count)) {}

    Number* data() { return numbers_.get(); }
    const Number* data() const { return numbers_.get(); }
    std::size_t size() const { return count_; }

  private:
    struct Free {
        void operator()(Number* numbers) const { std::free(numbers); }
    };

    static Number* claim(std::uint64_t wanted) {
        const auto count = static_cast<std::size_t>(wanted);
        if (count != wanted) throw std::bad_alloc();
        // Zero to begin with, and by the system's own hand where it is much.
        void* const memory = std::calloc(count, sizeof(Number));
        if (memory == nullptr) throw std::bad_alloc();
        ask_for_large_pages(memory, count * sizeof(Number));
        return static_cast<Number*>(memory);
    }

    static void ask_for_large_pages([[maybe_unused]] void* memory,
                                    [[maybe_unused]] std::size_t bytes) {
#ifdef __linux__
        constexpr std::size_t kLargePage = std::size_t{1} << 21U;
        if (bytes < 2 * kLargePage) return;
        const std::size_t into = reinterpret_cast<std::uintptr_t>(memory) % kLargePage;
        const std::size_t skipped = (kLargePage - into) % kLargePage;
        const std::size_t whole = (bytes - skipped) / kLargePage * kLargePage;
        madvise(static_cast<char*>(memory) + skipped, whole, MADV_HUGEPAGE);
#endif
    }

    std::size_t count_;
    std::unique_ptr<Number[], Free> numbers_;
};

}  // namespace hashigo::detour::cycles
