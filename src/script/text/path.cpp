// Paths as messages show them: melds[3].points, count["10"].

#include <algorithm>

#include <fmt/format.h>

#include "base/text.hpp"
#include "script/schema.hpp"

namespace roundhouse::script {

std::string join_path(std::string_view path, std::string_view key) {
    const auto name = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    };
    const bool plain =
        !key.empty() && !(key[0] >= '0' && key[0] <= '9') && std::all_of(key.begin(), key.end(), name);
    if (!plain) return fmt::format("{}[\"{}\"]", path, printable(key, 80));
    return path.empty() ? std::string(key) : fmt::format("{}.{}", path, key);
}

std::string join_path(std::string_view path, std::size_t index) { return fmt::format("{}[{}]", path, index); }

} // namespace roundhouse::script
