// Files that the build puts into the program, so that published numbers and shipped boards are also
// where there are no files. cmake/embedded.cpp.in makes the table of a genre.
#pragma once

#include <span>
#include <string_view>

namespace hashigo::core {

struct Embedded {
    std::string_view name;  // without its folder
    std::string_view text;
};

// Empty where there is no such file.
inline std::string_view embedded_text(std::span<const Embedded> files, std::string_view name) {
    for (const Embedded& file : files) {
        if (file.name == name) return file.text;
    }
    return {};
}

}  // namespace hashigo::core
