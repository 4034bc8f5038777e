#include "store/rewrite.hpp"

#include "base/files.hpp"

namespace roundhouse::store {

bool rewrite(const std::filesystem::path& file, std::uint64_t most,
             const std::function<bool(const std::string&)>& take, const std::function<std::string()>& text) {
    if (file.empty()) return false;
    std::error_code error;
    std::filesystem::create_directories(file.parent_path(), error);
    const auto before = read_file(file, most);
    if (!before && before.error().fault != FileFault::missing) return false;
    if (before && !take(*before) && keep_damaged(file, *before).empty()) return false;
    const std::string now = text();
    return now.size() <= most && replace_file(file, now);
}

} // namespace roundhouse::store
