#pragma once
// The window's own words in the language chosen. Rules are explained in English, or in what a package brings.

#include <map>
#include <string>
#include <string_view>

namespace roundhouse::table {

class Words {
  public:
    /// Reads assets/lang/<language>.json: the English words and what stands for them. English needs no file.
    explicit Words(const std::string& language = "en");

    const std::string& language() const { return language_; }
    /// The words for an English text; the text itself if there are none.
    std::string operator()(std::string_view english) const;

  private:
    std::string language_;
    std::map<std::string, std::string, std::less<>> words_;
};

} // namespace roundhouse::table
