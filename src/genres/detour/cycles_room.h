// Room for many numbers, all zero to begin with. Large rooms ask the system for large pages, since
// the tables are turned over in strides that would miss a table of small pages most of the time.
#pragma once

#include <algorithm>
#include <cstddef>
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
    explicit Room(std::size_t count) : count_(count), numbers_(claim(count)) {}

    Number* data() { return numbers_.get(); }
    const Number* data() const { return numbers_.get(); }
    std::size_t size() const { return count_; }

  private:
    struct Free {
        void operator()(Number* numbers) const { std::free(numbers); }
    };

    static Number* claim(std::size_t count) {
        constexpr std::size_t kLargePage = std::size_t{1} << 21U;
        constexpr std::size_t kLine = 64;
        const std::size_t wanted = count * sizeof(Number);
        const std::size_t page = wanted >= 4 * kLargePage ? kLargePage : kLine;
        const std::size_t bytes = (wanted + page) / page * page;
        void* const memory = std::aligned_alloc(page, bytes);
        if (memory == nullptr) throw std::bad_alloc();
#ifdef __linux__
        if (page == kLargePage) madvise(memory, bytes, MADV_HUGEPAGE);
#endif
        auto* const numbers = static_cast<Number*>(memory);
        std::fill_n(numbers, count, Number{});
        return numbers;
    }

    std::size_t count_;
    std::unique_ptr<Number[], Free> numbers_;
};

}  // namespace hashigo::detour::cycles
