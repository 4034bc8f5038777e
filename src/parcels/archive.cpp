#include "parcels/archive.hpp"

#include "base/characters.hpp"
#include "base/language.hpp"
#include "base/text.hpp"
#include "base/trouble.hpp"

#include <array>
#include <ctime>
#include <memory>
#include <string_view>

#include <archive.h>
#include <archive_entry.h>

namespace roundhouse::parcels {

namespace {

struct CloseWriter {
    void operator()(archive* writer) const { archive_write_free(writer); }
};
struct CloseReader {
    void operator()(archive* reader) const { archive_read_free(reader); }
};
struct FreeEntry {
    void operator()(archive_entry* entry) const { archive_entry_free(entry); }
};

constexpr std::time_t beginning_of_1980 = 315'532'800; ///< the earliest time that a zip archive can store

la_ssize_t take_bytes(archive*, void* to, const void* bytes, std::size_t size) {
    static_cast<std::string*>(to)->append(static_cast<const char*>(bytes), size);
    return static_cast<la_ssize_t>(size);
}

void require(bool went_well, archive* writer) {
    if (went_well) return;
    const char* const why = archive_error_string(writer);
    throw Trouble(tr("The archive cannot be written: {}", why ? printable(why, 200) : "?"));
}

/// True for a path that stays inside the archive and can be a file on every system.
bool stays_inside(std::string_view path) {
    if (path.empty() || path.size() > 200 || path.front() == '/' || path.back() == '/') return false;
    for (const char c : path)
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f || c == '\\' || c == ':') return false;
    while (!path.empty()) {
        const std::string_view part = path.substr(0, path.find('/'));
        if (part.empty() || part == "." || part == "..") return false;
        path.remove_prefix(std::min(path.size(), part.size() + 1));
    }
    return true;
}

Trouble not_an_archive(archive* reader) {
    const char* const why = archive_error_string(reader);
    return Trouble(why ? tr("It is not a zip archive, or it is damaged: {}.", printable(why, 200))
                       : tr("It is not a zip archive, or it is damaged."));
}

std::string bytes_of(archive* reader, const std::string& path, std::size_t most) {
    std::string bytes;
    std::array<char, 16384> part;
    for (;;) {
        const la_ssize_t got = archive_read_data(reader, part.data(), part.size());
        if (got < 0) throw not_an_archive(reader);
        if (got == 0) return bytes;
        bytes.append(part.data(), static_cast<std::size_t>(got));
        if (bytes.size() > most)
            throw Trouble(tr("“{}” in it is larger than {} bytes.", printable(path, 100), most));
    }
}

/// The path of a file; empty for a folder, which is created with its files.
std::string path_of(archive_entry* entry) {
    const char* const name = archive_entry_pathname_utf8(entry);
    std::string path = name ? name : "";
    const bool is_folder = archive_entry_filetype(entry) == AE_IFDIR;
    if (is_folder && path.ends_with('/')) path.pop_back();
    if (!stays_inside(path) || first_bad_utf8(path) != std::string::npos)
        throw Trouble(tr("“{}” in it is not a file name.", printable(path, 100)));
    if (is_folder) return {};
    const bool is_file = archive_entry_filetype(entry) == AE_IFREG && !archive_entry_hardlink(entry) &&
                         !archive_entry_symlink(entry) && !archive_entry_is_encrypted(entry);
    if (!is_file) throw Trouble(tr("“{}” in it is not an ordinary file.", printable(path, 100)));
    return path;
}

} // namespace

std::string zipped(const Files& files) {
    std::string bytes;
    const std::unique_ptr<archive, CloseWriter> writer(archive_write_new());
    require(writer && archive_write_set_format_zip(writer.get()) == ARCHIVE_OK, writer.get());
    archive_write_set_bytes_per_block(writer.get(), 0);
    require(archive_write_open(writer.get(), &bytes, nullptr, take_bytes, nullptr) == ARCHIVE_OK,
            writer.get());
    for (const auto& [path, text] : files) {
        const std::unique_ptr<archive_entry, FreeEntry> entry(archive_entry_new());
        archive_entry_set_pathname_utf8(entry.get(), path.c_str());
        archive_entry_set_size(entry.get(), static_cast<la_int64_t>(text.size()));
        archive_entry_set_filetype(entry.get(), AE_IFREG);
        archive_entry_set_perm(entry.get(), 0644);
        archive_entry_set_mtime(entry.get(), beginning_of_1980, 0);
        require(archive_write_header(writer.get(), entry.get()) == ARCHIVE_OK, writer.get());
        require(archive_write_data(writer.get(), text.data(), text.size()) ==
                    static_cast<la_ssize_t>(text.size()),
                writer.get());
    }
    require(archive_write_close(writer.get()) == ARCHIVE_OK, writer.get());
    return bytes;
}

Files unzipped(const std::string& bytes, const ArchiveLimits& limits) {
    const std::unique_ptr<archive, CloseReader> reader(archive_read_new());
    if (!reader || archive_read_support_format_zip(reader.get()) != ARCHIVE_OK ||
        archive_read_open_memory(reader.get(), bytes.data(), bytes.size()) != ARCHIVE_OK)
        throw not_an_archive(reader.get());
    Files files;
    std::size_t all_bytes = 0, entries = 0;
    for (archive_entry* entry = nullptr;;) {
        const int status = archive_read_next_header(reader.get(), &entry);
        if (status == ARCHIVE_EOF) return files;
        if (status != ARCHIVE_OK) throw not_an_archive(reader.get());
        if (++entries > limits.files) throw Trouble(tr("It has more than {} files.", limits.files));
        const std::string path = path_of(entry);
        if (path.empty()) continue;
        std::string text = bytes_of(reader.get(), path, limits.file_bytes);
        if ((all_bytes += text.size()) > limits.bytes)
            throw Trouble(tr("Its files add up to more than {} bytes.", limits.bytes));
        if (!files.emplace(path, std::move(text)).second)
            throw Trouble(tr("“{}” is in it twice.", printable(path, 100)));
    }
}

} // namespace roundhouse::parcels
