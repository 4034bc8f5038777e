#include "base/speech.hpp"

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

} // namespace roundhouse
