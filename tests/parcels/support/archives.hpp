#pragma once
// Archives as nobody should make them.

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
/// Its last file as what libarchive would not write: the type stands in the archive's directory.
std::string with_last_of_type(std::string bytes, unsigned type);
nlohmann::json manifest_for(const std::string& name, const parcels::Files& files);
/// As pack would make it, whatever the name and the files.
std::string forged(const std::string& name, const parcels::Files& files);

} // namespace roundhouse::testing
