#include "base/files.hpp"

#include <fstream>
#include <iterator>

namespace roundhouse {

std::optional<std::string> file_text(const std::filesystem::path& path) {
    std::error_code error;
    std::ifstream file(path, std::ios::binary);
    if (!file || std::filesystem::is_directory(path, error)) return {};
    return std::string(std::istreambuf_iterator<char>(file), {});
}

} // namespace roundhouse
