#include "store/kept_rules.hpp"

#include "base/files.hpp"
#include "base/fingerprint.hpp"
#include "base/paths.hpp"

namespace roundhouse::store {

namespace fs = std::filesystem;

namespace {

fs::path rules_file(const std::string& name) { return rules_directory() / (name + ".json"); }

} // namespace

fs::path rules_directory() { return user_data().empty() ? fs::path() : user_data() / "rules"; }

std::optional<std::string> keep_rules(const std::string& text) {
    if (rules_directory().empty()) return {};
    const std::string name = fingerprint(text);
    if (kept_rules(name)) return name;
    std::error_code error;
    fs::create_directories(rules_directory(), error);
    if (!replace_file(rules_file(name), text)) return {};
    return name;
}

std::optional<std::string> kept_rules(const std::string& name) {
    if (rules_directory().empty() || !is_fingerprint(name)) return {};
    auto text = file_text(rules_file(name));
    if (!text || fingerprint(*text) != name) return {};
    return text;
}

} // namespace roundhouse::store
