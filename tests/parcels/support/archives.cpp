#include "parcels/support/archives.hpp"

#include "catch.hpp"

#include "base/fingerprint.hpp"

#include <archive.h>

namespace roundhouse::testing {

std::string archive_of(const std::vector<Entry>& entries) {
    std::string bytes(std::size_t{8} << 20, '\0');
    std::size_t used = 0;
    archive* writer = archive_write_new();
    archive_write_set_format_zip(writer);
    archive_write_open_memory(writer, bytes.data(), bytes.size(), &used);
    for (const Entry& one : entries) {
        archive_entry* entry = archive_entry_new();
        archive_entry_set_pathname_utf8(entry, one.path.c_str());
        archive_entry_set_filetype(entry, one.type);
        archive_entry_set_perm(entry, 0644);
        if (!one.link.empty()) archive_entry_set_symlink(entry, one.link.c_str());
        archive_entry_set_size(entry, static_cast<la_int64_t>(one.text.size()));
        archive_write_header(writer, entry);
        archive_write_data(writer, one.text.data(), one.text.size());
        archive_entry_free(entry);
    }
    archive_write_close(writer);
    archive_write_free(writer);
    bytes.resize(used);
    return bytes;
}

std::string with_last_of_type(std::string bytes, unsigned type) {
    const std::size_t entry = bytes.rfind(std::string("PK\1\2", 4));
    REQUIRE(entry != std::string::npos);
    const unsigned mode = type | 0644U;
    bytes[entry + 40] = static_cast<char>(mode & 0xffU);
    bytes[entry + 41] = static_cast<char>(mode >> 8U);
    return bytes;
}

nlohmann::json manifest_for(const std::string& name, const parcels::Files& files) {
    nlohmann::json listed = nlohmann::json::array();
    for (const auto& [path, text] : files)
        listed.push_back({{"path", path}, {"bytes", text.size()}, {"blake2b", fingerprint(text)}});
    return {{"roundhouse_package", 1}, {"name", name},  {"title", "T"},  {"version", ""},  {"author", ""},
            {"licence", ""},           {"extends", ""}, {"engine", "0"}, {"files", listed}};
}

std::string forged(const std::string& name, const parcels::Files& files) {
    std::vector<Entry> entries{{"manifest.json", manifest_for(name, files).dump()}};
    for (const auto& [path, text] : files) entries.push_back({name + "/" + path, text});
    return archive_of(entries);
}

} // namespace roundhouse::testing
