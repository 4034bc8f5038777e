#include "base/speech.hpp"

#include <algorithm>

namespace roundhouse {

namespace {

thread_local const Speech* spoken = nullptr;

} // namespace

Speech::Speech(const Phrases* phrases, bool signs, std::set<std::string>* missed)
    : before_(spoken), phrases_(phrases), signs_(signs), missed_(missed) {
    spoken = this;
}

Speech::~Speech() { spoken = before_; }

bool Speech::has_signs() { return spoken && spoken->signs_; }

std::string_view said(std::string_view english) {
    if (english.empty() || !spoken || !spoken->phrases_) return english;
    const auto found = spoken->phrases_->find(english);
    if (found != spoken->phrases_->end()) return found->second;
    if (spoken->missed_) spoken->missed_->emplace(english);
    return english;
}

std::string phrase_with_number(std::string_view english) {
    constexpr std::string_view digits = "0123456789";
    const std::size_t from = english.find_first_of(digits);
    if (from == std::string_view::npos) return phrase(english);
    const std::size_t to = std::min(english.find_first_not_of(digits, from), english.size());
    std::string text = phrase(std::string(english.substr(0, from)) + "{}" + std::string(english.substr(to)));
    if (const std::size_t at = text.find("{}"); at != std::string::npos)
        text.replace(at, 2, english.substr(from, to - from));
    return text;
}

} // namespace roundhouse
