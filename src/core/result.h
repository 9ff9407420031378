// A value or an error. Errors carry a stable code for programs, a sentence for people and, where
// the input is text, the byte offset at which it went wrong.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "core/text.h"

namespace hashigo::core {

// What an error means to a caller; the command line turns it into its exit code.
enum class Fault {
    Usage,
    BadInput,
    No,  // nothing is wrong, but what was asked for does not exist
    Limit,
    Unsupported,
    Internal
};

struct Error {
    std::string code;
    Text message;
    std::optional<std::size_t> offset = std::nullopt;  // bytes from the start of the input
    Fault fault = Fault::BadInput;
};

template <class... Args>
Error fail(const Phrase& phrase, std::optional<std::size_t> offset, const Args&... args) {
    return {std::string(phrase.key), say(phrase, args...), offset};
}

template <class T>
class Result {
  public:
    Result(T value) : either_(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : either_(std::in_place_index<1>, std::move(error)) {}

    bool ok() const { return either_.index() == 0; }
    explicit operator bool() const { return ok(); }
    const T& value() const { return std::get<0>(either_); }
    T& value() { return std::get<0>(either_); }
    const Error& error() const { return std::get<1>(either_); }
    const T& operator*() const { return value(); }
    T& operator*() { return value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

  private:
    std::variant<T, Error> either_;
};

}  // namespace hashigo::core
