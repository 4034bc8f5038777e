#pragma once
// Sentences in the language of who reads them. They are written in English where they are said; a thread that
// speaks another language says what its phrases have for them. Only what people read goes this way, never
// what is written down for programs.

#include <map>
#include <set>
#include <string>
#include <string_view>

#include <fmt/format.h>

namespace roundhouse {

/// Texts of a language by the English ones. Placeholders may be numbered, to stand in another order: "{1} of
/// {0}".
using Phrases = std::map<std::string, std::string, std::less<>>;

/// As long as it lives this thread speaks that language; after it, what it spoke before.
class Speech {
  public:
    /// `phrases` must outlive it; null: English. `signs`: cards are written with signs for their suits, which
    /// only the window can draw. `missed` gets the texts that the phrases lack; may be null.
    explicit Speech(const Phrases* phrases, bool signs = false, std::set<std::string>* missed = nullptr);
    ~Speech();
    Speech(const Speech&) = delete;
    Speech& operator=(const Speech&) = delete;

    /// True if this thread writes suits as signs.
    static bool has_signs();

  private:
    const Speech* before_;
    const Phrases* phrases_;
    bool signs_;
    std::set<std::string>* missed_;
    friend std::string_view said(std::string_view english);
};

/// What stands for an English text; the text itself if nothing does.
std::string_view said(std::string_view english);

/// The language of this thread as packages name it in their texts: "en", "de".
inline std::string_view spoken_language() { return said("en"); }

/// A text that somebody else put a number in, "reached 1500": said as what stands for "reached {}".
std::string phrase_with_number(std::string_view english);

/// A text of the program or a package as it is read.
inline std::string phrase(std::string_view english) { return std::string(said(english)); }

/// With values put in: phrase("{} gives {} cards.", name, number).
template<class... Args>
    requires(sizeof...(Args) > 0)
std::string phrase(fmt::format_string<Args...> english, Args&&... args) {
    const fmt::string_view text = english;
    return fmt::vformat(said({text.data(), text.size()}), fmt::make_format_args(args...));
}

} // namespace roundhouse
