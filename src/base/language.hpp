#pragma once
// Texts for people in their language. They are written in English where they are used; gettext catalogs hold
// their translations, with contexts and plurals. Output for programs is never translated.
//
//   tr("{} passes.", name)                              a text of the program
//   tr_n("{} card", "{} cards", number, number)         singular or plural
//   tr_in("size of text", "large")                      with a context, where a word has several meanings
//   translated(rules.title)                             a text from a package
//
// xgettext finds the first three (tools/translations); translatable() marks texts in tables for it.

#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

namespace roundhouse {

/// Translations of English texts into one language.
using Texts = std::map<std::string, std::string, std::less<>>;
/// A package's translations of its own texts, by language tag: "de".
using PackageTexts = std::map<std::string, Texts, std::less<>>;
/// Shared, since a game may end before the sentence about it is said.
using PackageTextsPtr = std::shared_ptr<const PackageTexts>;

class Catalog;

/// A language that the program speaks.
class Language {
  public:
    /// English, which needs no catalog.
    Language() = default;
    /// "de", "de_AT.UTF-8", "C": that language, or English if there is no catalog for it.
    explicit Language(std::string_view tag);

    const std::string& tag() const { return tag_; }
    /// Null for English.
    const Catalog* catalog() const { return catalog_.get(); }

  private:
    std::string tag_ = "en";
    std::shared_ptr<const Catalog> catalog_;
};

/// The tags of all languages with a catalog, and "en", sorted.
std::vector<std::string> language_tags();
/// What a language is called in itself: "Deutsch".
std::string language_name(std::string_view tag);
/// The language that LANGUAGE, LC_ALL, LC_MESSAGES or LANG names, whichever is the first to be set: from a
/// list like "fr:de" the first with a catalog, or English; if none has a catalog, the first.
std::string language_of_environment();

/// What a thread speaks.
struct Speaking {
    Language language = {};
    PackageTextsPtr package = nullptr;       ///< where translated() looks first; may be null
    std::set<std::string>* missed = nullptr; ///< collects the texts that have no translation, for tests
};

/// While it lives, this thread speaks that way; afterwards, as before.
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

/// What this thread speaks; English by default.
const Speaking& speaking();
/// The same, with the texts of that package.
Speaking speaking_of(PackageTextsPtr package);

/// Translates a text written elsewhere: by a package, or marked in a table.
std::string translated(std::string_view english);

/// Marks for xgettext a text that is passed to translated() later.
constexpr const char* translatable(const char* english) { return english; }

/// As translated(), for a text in which a package put one number: "reached 1500" is looked up as "reached
/// {}".
std::string translated_with_number(std::string_view english);
/// The key under which such a text is looked up.
std::string without_number(std::string_view english);

namespace language {

/// The translation of the text; the text itself if there is none. `context` may be null.
std::string_view find(const char* context, const char* english);
std::string_view find_plural(const char* one, const char* many, long number);

} // namespace language

inline std::string tr(const char* english) { return std::string(language::find(nullptr, english)); }

/// With values put in. A translation may number its placeholders to reorder them: "{1} of {0}".
template<class... Args>
    requires(sizeof...(Args) > 0)
std::string tr(fmt::format_string<Args...> english, Args&&... args) {
    const fmt::string_view text = english;
    return fmt::vformat(language::find(nullptr, text.data()), fmt::make_format_args(args...));
}

inline std::string tr_in(const char* context, const char* english) {
    return std::string(language::find(context, english));
}

/// "3.5", "−3.5" or "+3.5", with the decimal sign of the language; what rounds to zero is "0.0" or "+0.0".
std::string figures(double number, int decimals = 1, bool with_sign = false);

/// Singular or plural by `number`, which the text shows only if it is also one of `args`.
template<class... Args>
std::string tr_n(fmt::format_string<Args...> one, fmt::format_string<Args...> many, long number,
                 Args&&... args) {
    const fmt::string_view single = one, several = many;
    return fmt::vformat(language::find_plural(single.data(), several.data(), number),
                        fmt::make_format_args(args...));
}

} // namespace roundhouse
