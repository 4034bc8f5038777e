#include "base/language.hpp"

#include "base/files.hpp"
#include "base/paths.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <locale>

#include <boost/locale/gnu_gettext.hpp>

namespace roundhouse {

namespace fs = std::filesystem;
namespace gettext = boost::locale::gnu_gettext;

class Catalog {
  public:
    /// Reads the bytes of a .mo file, which must be UTF-8. Throws std::runtime_error if they are not one.
    explicit Catalog(std::vector<char> bytes) {
        gettext::messages_info info;
        info.language = "xx"; // unused: the callback supplies the file
        info.encoding = "UTF-8";
        info.domains = {gettext::messages_info::domain("roundhouse")};
        info.paths = {"."};
        info.callback = [&bytes](const std::string&, const std::string&) { return bytes; };
        locale_ = std::locale(std::locale::classic(), gettext::create_messages_facet<char>(info));
        messages_ = &std::use_facet<boost::locale::message_format<char>>(locale_);
    }

    /// Null if it has no translation.
    const char* find(const char* context, const char* english) const {
        return messages_->get(0, context, english);
    }
    const char* find_plural(const char* one, long number) const {
        return messages_->get(0, nullptr, one, static_cast<int>(number));
    }

  private:
    std::locale locale_; // holds the facet
    const boost::locale::message_format<char>* messages_;
};

namespace {

thread_local const Speaking* current = nullptr;

/// Reads numbers in a .mo file of either byte order.
class MoNumbers {
  public:
    explicit MoNumbers(std::string_view bytes) : bytes_(bytes), swapped_(raw(0) == 0xde120495u) {}

    /// The number at `place`, which must be inside the file.
    std::uint32_t at(std::uint64_t place) const {
        return swapped_ ? __builtin_bswap32(raw(place)) : raw(place);
    }

  private:
    std::uint32_t raw(std::uint64_t place) const {
        std::uint32_t number = 0;
        std::memcpy(&number, bytes_.data() + place, sizeof number);
        return number;
    }

    std::string_view bytes_;
    bool swapped_;
};

/// True for a .mo file whose offsets all lie inside it. The library checks them only when asked for texts,
/// and not all of them: a hash table without an empty slot would keep it searching for ever.
bool is_whole(std::string_view bytes) {
    constexpr std::uint64_t header = 28, magic = 0x950412deu;
    if (bytes.size() < header) return false;
    const MoNumbers number(bytes);
    const std::uint64_t texts = number.at(8), places = number.at(20), table = number.at(24);
    const auto fits = [&](std::uint64_t from, std::uint64_t size) { return from + size <= bytes.size(); };
    if (number.at(0) != magic || number.at(4) != 0 || !fits(table, 4 * places) || places == 1 || places == 2)
        return false;
    for (const std::uint64_t list : {number.at(12), number.at(16)}) {
        if (!fits(list, 8 * texts)) return false;
        for (std::uint64_t i = 0; i < texts; ++i) {
            const std::uint64_t size = number.at(list + 8 * i), from = number.at(list + 8 * i + 4);
            if (!fits(from, size + 1) || bytes[from + size] != '\0') return false;
        }
    }
    bool has_empty = places == 0;
    for (std::uint64_t i = 0; i < places; ++i) {
        const std::uint32_t text = number.at(table + 4 * i);
        if (text > texts) return false;
        has_empty |= text == 0;
    }
    return has_empty;
}

/// Null if the bytes are not a catalog.
std::shared_ptr<const Catalog> catalog_of(const std::string& bytes) {
    if (!is_whole(bytes)) return nullptr;
    try {
        return std::make_shared<const Catalog>(std::vector<char>(bytes.begin(), bytes.end()));
    } catch (const std::exception&) { // another encoding, or invalid plural forms
        return nullptr;
    }
}

/// Folders that may hold compiled catalogs, "<tag>.mo".
std::vector<fs::path> catalog_folders() {
    std::vector<fs::path> folders;
    for (const fs::path& root : data_roots()) folders.push_back(root / "assets" / "lang");
    if (const fs::path built = build_folder(); !built.empty()) folders.push_back(built / "lang");
    return folders;
}

/// For "de_AT.UTF-8@euro": "de_AT" and "de", the most exact first.
std::vector<std::string> candidates(std::string_view tag) {
    const std::string exact(tag.substr(0, tag.find_first_of(".@")));
    const std::string plain = exact.substr(0, exact.find_first_of("_-"));
    if (exact == plain) return {exact};
    return {exact, plain};
}

std::shared_ptr<const Catalog> read_catalog(const std::string& tag) {
    const auto fits = [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '-';
    };
    if (tag.empty() || !std::all_of(tag.begin(), tag.end(), fits)) return nullptr;
    for (const fs::path& folder : catalog_folders()) {
        const std::string bytes = file_text(folder / (tag + ".mo")).value_or("");
        if (auto catalog = catalog_of(bytes)) return catalog; // else the next folder may have it
    }
    return nullptr;
}

bool is_spoken(std::string_view tag) {
    const auto tags = candidates(tag);
    return std::any_of(tags.begin(), tags.end(),
                       [](const std::string& one) { return one == "en" || read_catalog(one); });
}

/// The first of "fr:de" that is spoken; if none is, the first.
std::string preferred(std::string_view list) {
    std::string first;
    while (!list.empty()) {
        const std::string_view tag = list.substr(0, list.find(':'));
        if (is_spoken(tag)) return std::string(tag);
        if (first.empty()) first = tag;
        list.remove_prefix(std::min(tag.size() + 1, list.size()));
    }
    return first;
}

} // namespace

Language::Language(std::string_view tag) {
    for (const std::string& wanted : candidates(tag)) {
        if (wanted == "en" || catalog_) return;
        catalog_ = read_catalog(wanted);
        if (catalog_) tag_ = wanted;
    }
}

std::vector<std::string> language_tags() {
    std::set<std::string> tags{"en"};
    for (const fs::path& folder : catalog_folders()) {
        std::error_code error;
        for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error))
            if (at->path().extension() == ".mo") tags.insert(at->path().stem().string());
    }
    return {tags.begin(), tags.end()};
}

std::string language_name(std::string_view tag) {
    const LanguageScope scope({.language = Language(tag)});
    return tr_in("the name of this language in itself", "English");
}

std::string language_of_environment() {
    for (const char* name : {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(name);
        if (std::string wanted = preferred(value ? value : ""); !wanted.empty()) return wanted;
    }
    return "en";
}

LanguageScope::LanguageScope(Speaking speaking) : speaking_(std::move(speaking)), before_(current) {
    current = &speaking_;
}

LanguageScope::~LanguageScope() { current = before_; }

const Speaking& speaking() {
    static const Speaking english;
    return current ? *current : english;
}

Speaking speaking_of(PackageTextsPtr package) {
    Speaking same = speaking();
    same.package = std::move(package);
    return same;
}

std::string figures(double number, int decimals, bool with_sign) {
    const auto in_english = [&](double value) {
        return with_sign ? fmt::format("{:+.{}f}", value, decimals) : fmt::format("{:.{}f}", value, decimals);
    };
    std::string text = in_english(number);
    if (text.find_first_not_of("-0.") == std::string::npos) text = in_english(0); // not "-0.0"
    if (text.front() == '-') text.replace(0, 1, "−");
    if (const std::size_t point = text.find('.'); point != std::string::npos)
        text.replace(point, 1, tr_in("decimal sign", "."));
    return text;
}

std::string translated(std::string_view english) {
    if (english.empty()) return {};
    if (const PackageTextsPtr& package = speaking().package)
        if (const auto texts = package->find(speaking().language.tag()); texts != package->end())
            if (const auto own = texts->second.find(english); own != texts->second.end()) return own->second;
    return std::string(language::find(nullptr, std::string(english).c_str()));
}

namespace {

/// The first number in it; empty if there is none.
std::string_view number_in(std::string_view text) {
    constexpr std::string_view digits = "0123456789";
    const std::string_view rest = text.substr(std::min(text.find_first_of(digits), text.size()));
    return rest.substr(0, rest.find_first_not_of(digits));
}

} // namespace

std::string without_number(std::string_view english) {
    std::string text(english);
    if (const std::string_view number = number_in(english); !number.empty())
        text.replace(static_cast<std::size_t>(number.data() - english.data()), number.size(), "{}");
    return text;
}

std::string translated_with_number(std::string_view english) {
    std::string text = translated(without_number(english));
    const std::string_view number = number_in(english);
    const std::size_t at = number.empty() ? std::string::npos : text.find("{}");
    if (at != std::string::npos) text.replace(at, 2, number);
    return text;
}

namespace language {

std::string_view find(const char* context, const char* english) {
    const Catalog* catalog = speaking().language.catalog();
    if (!catalog) return english;
    if (const char* found = catalog->find(context, english)) return found;
    if (speaking().missed) speaking().missed->emplace(english);
    return english;
}

std::string_view find_plural(const char* one, const char* many, long number) {
    if (const Catalog* catalog = speaking().language.catalog()) {
        if (const char* found = catalog->find_plural(one, number)) return found;
        if (speaking().missed) speaking().missed->emplace(one);
    }
    return number == 1 ? one : many;
}

} // namespace language

} // namespace roundhouse
