#pragma once
// Malformed archives.

#include "parcels/archive.hpp"

#include <archive_entry.h>
#include <nlohmann/json.hpp>

namespace roundhouse::testing {

struct Entry {
    std::string path, text;
    unsigned type = AE_IFREG;
    std::string link = {};
};

std::string archive_of(const std::vector<Entry>& entries);
/// Changes the type of the last file to one that libarchive would not write: the type is in the archive's
/// directory.
std::string with_last_of_type(std::string bytes, unsigned type);
nlohmann::json manifest_for(const std::string& name, const parcels::Files& files);
/// An archive as pack would make it, for any name and files.
std::string forged(const std::string& name, const parcels::Files& files);

} // namespace roundhouse::testing
