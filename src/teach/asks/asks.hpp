#pragma once
// Questions about rules, as JSON: what a hand melds, which cards may be played and why the others may not,
// who wins a trick, how an auction stands, what a round is worth, and the rulebook itself. The tables that
// people play at, worked examples and other programs all ask here. src/cli/ASK.md describes the requests and
// answers.

#include "cards/notation.hpp"
#include "rules/rulebook.hpp"

#include <nlohmann/json_fwd.hpp>

#include <stdexcept>

namespace roundhouse::teach {

/// No number in a list of a request is further than this from zero.
inline constexpr int largest_number = 1'000'000;

/// A request that cannot be answered: what is wrong, and in which field. Mistakes that people can make are
/// reported in the thread's language.
class AskError : public std::runtime_error {
  public:
    AskError(std::string place, const std::string& text)
        : std::runtime_error(text), place_(std::move(place)) {}
    const std::string& place() const { return place_; }

  private:
    std::string place_;
};

/// A hand cannot have ended this way: the rules have this exit, but its conditions are not met. The text is a
/// sentence.
class WayOutClosed : public AskError {
    using AskError::AskError;
};

/// The kinds of request: "meld", "legal", "winner", "auction", "settle", "rules", "deal", "trump", "kitty",
/// "exchange".
std::vector<std::string> ask_kinds();

/// Answers request["ask"] under these rules. Fields unknown to that kind are refused, except "ask", "variant"
/// and "options". Throws AskError; exceptions of LiveRules pass through.
/// Cards and suits in the answer are written in the letters of `face`; programs get the French ones.
nlohmann::json answer(const Rulebook& rules, const nlohmann::json& request, Face face = Face::french);

/// A settlement line as answers write it.
nlohmann::json line_json(const Line& line);

} // namespace roundhouse::teach
