#pragma once
// Texts for people in their language. They are written in English where they are said; gettext catalogs hold
// what other languages have for them, with contexts and plurals. What is written for programs never goes this
// way.
//
//   tr("{} passes.", name)                              a text of the program
//   tr_n("{} card", "{} cards", number, number)         by a number
//   tr_in("size of text", "large")                      by a context, where a word has several meanings
//   translated(rules.title)                             a text that a package brings
//
// xgettext finds the first three (tools/translations); translatable() lets it find texts that stand in
// tables.

#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

namespace roundhouse {

/// What a language has for English texts.
using Texts = std::map<std::string, std::string, std::less<>>;
/// What a package brings for its own texts, by the tag of the language: "de".
using PackageTexts = std::map<std::string, Texts, std::less<>>;
/// Shared by all who speak them: a game may end before the sentence about it does.
using PackageTextsPtr = std::shared_ptr<const PackageTexts>;

class Catalog;

/// A language that the program speaks.
class Language {
  public:
    /// English, which needs no catalog.
    Language() = default;
    /// "de", "de_AT.UTF-8", "C": that language, or English where it has no catalog.
    explicit Language(std::string_view tag);

    const std::string& tag() const { return tag_; }
    /// Null for English.
    const Catalog* catalog() const { return catalog_.get(); }

  private:
    std::string tag_ = "en";
    std::shared_ptr<const Catalog> catalog_;
};

/// The tags of all languages there are catalogs for, "en" among them, sorted.
std::vector<std::string> language_tags();
/// What a language is called in itself: "Deutsch".
std::string language_name(std::string_view tag);
/// The language that LANGUAGE, LC_ALL, LC_MESSAGES and LANG ask for, the first that says anything: of a list
/// as "fr:de" the first with a catalog, or English; one without a catalog if all are.
std::string language_of_environment();

/// What a thread speaks.
struct Speaking {
    Language language = {};
    PackageTextsPtr package = nullptr;       ///< what translated() looks in first; may be null
    std::set<std::string>* missed = nullptr; ///< gets the texts that have no translation, for tests
};

/// As long as it lives this thread speaks so; after it, as before.
class LanguageScope {
  public:
    explicit LanguageScope(Speaking speaking);
    ~LanguageScope();
    LanguageScope(const LanguageScope&) = delete;
    LanguageScope& operator=(const LanguageScope&) = delete;

  private:
    Speaking speaking_;
    const Speaking* before_;
};

/// What this thread speaks; English if nothing else was said.
const Speaking& speaking();
/// The same, with the texts of that package.
Speaking speaking_of(PackageTextsPtr package);

/// A text that is not written where it is said: one that a package brings, or one marked in a table.
std::string translated(std::string_view english);

/// Lets xgettext find a text that translated() will be asked for.
constexpr const char* translatable(const char* english) { return english; }

/// The same for a text that a package put one number in: "reached 1500" is looked up as "reached {}".
std::string translated_with_number(std::string_view english);
/// What such a text is looked up as.
std::string without_number(std::string_view english);

namespace language {

/// What stands for the text now; itself if nothing does. `context` may be null.
std::string_view find(const char* context, const char* english);
std::string_view find_plural(const char* one, const char* many, long number);

} // namespace language

inline std::string tr(const char* english) { return std::string(language::find(nullptr, english)); }

/// With values put in. Placeholders may be numbered in a translation, to stand in another order: "{1} of
/// {0}".
template<class... Args>
    requires(sizeof...(Args) > 0)
std::string tr(fmt::format_string<Args...> english, Args&&... args) {
    const fmt::string_view text = english;
    return fmt::vformat(language::find(nullptr, text.data()), fmt::make_format_args(args...));
}

inline std::string tr_in(const char* context, const char* english) {
    return std::string(language::find(context, english));
}

/// "3.5", "−3.5", or "+3.5", with the decimal sign of the language; what rounds to nothing is "0.0", or
/// "+0.0".
std::string figures(double number, int decimals = 1, bool with_sign = false);

/// By `number`, which the texts see only if it is also one of `args`.
template<class... Args>
std::string tr_n(fmt::format_string<Args...> one, fmt::format_string<Args...> many, long number,
                 Args&&... args) {
    const fmt::string_view single = one, several = many;
    return fmt::vformat(language::find_plural(single.data(), several.data(), number),
                        fmt::make_format_args(args...));
}

} // namespace roundhouse
