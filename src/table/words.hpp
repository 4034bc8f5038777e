#pragma once
// The window's language: its own words, and the phrases that rules and events are told in.

#include "rules/rulebook.hpp"

namespace roundhouse::table {

class Words {
  public:
    /// Reads assets/lang/<language>.json: the English words and what stands for them. English needs no file.
    explicit Words(const std::string& language = "en");

    const std::string& language() const { return language_; }
    /// The words for an English text; the text itself if there are none.
    std::string operator()(std::string_view english) const;
    /// Takes over what a package says of its own texts; what is known stays as it is.
    void learn(const Rulebook& rules);
    /// Null for English.
    const Phrases* phrases() const { return language_ == "en" ? nullptr : &words_; }

  private:
    std::string language_;
    Phrases words_;
};

/// "yes", "bidder wins"
std::string option_in_words(const OptionValue& value);

} // namespace roundhouse::table
