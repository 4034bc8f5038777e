#include "present/files.hpp"

#include "base/language.hpp"
#include "base/text.hpp"

namespace roundhouse::present {

std::string in_words(const FileTrouble& trouble, const std::filesystem::path& path) {
    const std::string shown = printable(path.string(), 300);
    switch (trouble.fault) {
    case FileFault::missing: return tr("there is no file {}", shown);
    case FileFault::unreadable: return tr("{} cannot be read: {}", shown, trouble.reason);
    case FileFault::endless_link: return tr("{} is a link that leads back to itself", shown);
    case FileFault::not_a_file: return tr("{} is not a regular file, so it is not read", shown);
    case FileFault::too_large:
        return tr("{} has {} bytes; the limit is {}", shown, trouble.size, trouble.most);
    }
    return shown;
}

} // namespace roundhouse::present
