#include "table/words.hpp"

#include "variants/packages.hpp"

#include <algorithm>
#include <fstream>

#include <nlohmann/json.hpp>

namespace roundhouse::table {

Words::Words(const std::string& language) : language_(language) {
    if (language == "en") return;
    for (const std::filesystem::path& root : variants::data_roots()) {
        std::ifstream in(root / "assets" / "lang" / (language + ".json"));
        const auto object = nlohmann::json::parse(in, nullptr, false);
        if (!object.is_object()) continue;
        for (const auto& [english, text] : object.items())
            if (text.is_string()) words_[english] = text.get<std::string>();
        return;
    }
}

void Words::learn(const Rulebook& rules) {
    if (language_ == "de") words_.insert(rules.german.begin(), rules.german.end());
}

std::string Words::operator()(std::string_view english) const {
    const auto found = words_.find(english);
    return found == words_.end() ? std::string(english) : found->second;
}

std::string option_in_words(const OptionValue& value) {
    if (const bool* on = std::get_if<bool>(&value)) return phrase(*on ? "yes" : "no");
    const std::string name = to_string(value);
    std::string text = phrase(name);
    if (text == name) std::replace(text.begin(), text.end(), '_', ' ');
    return text;
}

} // namespace roundhouse::table
