#pragma once
// Several files in one: a zip archive, written so that the same files give the same bytes, and read as if its
// maker were hostile.

#include <map>
#include <string>

namespace roundhouse::parcels {

/// Path within the archive, with slashes -> bytes.
using Files = std::map<std::string, std::string>;

struct ArchiveLimits {
    std::size_t files = 200;
    std::size_t file_bytes = std::size_t{64} << 10;
    std::size_t bytes = std::size_t{4} << 20; ///< of all files together
};

/// Throws Trouble if memory runs out.
std::string zipped(const Files& files);

/// Throws Trouble, saying what is wrong: it is not a zip archive, or a damaged one; an entry is a link, a
/// device or encrypted, appears twice, or leads out of the archive; there are more or larger files than the
/// limits allow.
Files unzipped(const std::string& bytes, const ArchiveLimits& limits = {});

} // namespace roundhouse::parcels
