#pragma once
// Questions about rules, as JSON: what a hand melds, what may be played and why not the rest, who wins a
// trick, how an auction stands, what a round is worth, and the rulebook itself. People's tables, worked
// examples and other programs all ask here. The requests and answers are described in src/cli/ASK.md.

#include "cards/notation.hpp"
#include "rules/rulebook.hpp"

#include <nlohmann/json_fwd.hpp>

#include <stdexcept>

namespace roundhouse::teach {

/// No number of a list in a request is beyond it, above or below zero.
inline constexpr int largest_number = 1'000'000;

/// A request that cannot be answered: what is wrong, and in which field of it. What people can do wrong is
/// said in the language of the thread.
class AskError : public std::runtime_error {
  public:
    AskError(std::string place, const std::string& text)
        : std::runtime_error(text), place_(std::move(place)) {}
    const std::string& place() const { return place_; }

  private:
    std::string place_;
};

/// A hand cannot have ended in that way: the rules have it, but what it asks for is not so. The text is a
/// sentence.
class WayOutClosed : public AskError {
    using AskError::AskError;
};

/// The kinds of request: "meld", "legal", "winner", "auction", "settle", "rules", "deal", "trump", "kitty",
/// "exchange".
std::vector<std::string> ask_kinds();

/// Answers request["ask"] under these rules. Fields the kind does not know are refused, but for "ask",
/// "variant" and "options". Throws AskError; what LiveRules throws goes through.
/// Cards in the answers to "meld" and "legal" are written in the letters of `face`; programs get the French.
nlohmann::json answer(const Rulebook& rules, const nlohmann::json& request, Face face = Face::french);

/// A line of a settlement, as answers have it.
nlohmann::json line_json(const Line& line);

} // namespace roundhouse::teach
