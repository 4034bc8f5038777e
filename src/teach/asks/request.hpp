#pragma once
// Reads the fields of a request, strictly: every field is of its type, in its range, and known.

#include "cards/card_set.hpp"
#include "rules/rulebook.hpp"

#include <nlohmann/json.hpp>

namespace roundhouse::teach {

class Request {
  public:
    /// `known` are the fields this kind of request may have. Throws AskError for others, with the nearest
    /// known one.
    Request(const nlohmann::json& json, std::vector<std::string> known);

    bool has(const char* field) const { return json_.contains(field); }

    int number(const char* field, int least, int most) const;
    int number(const char* field, int least, int most, int otherwise) const;
    /// What deals are drawn from: all that 64 bits hold.
    std::uint64_t seed(const char* field, std::uint64_t otherwise) const;
    bool flag(const char* field, bool otherwise) const;
    std::string text(const char* field) const;
    std::string text(const char* field, const std::string& otherwise) const;

    /// "S", "hearts"; null and "none" are no trump.
    Trump trump(const char* field) const;
    /// Cards separated by blanks, all of them in the deck (and no more copies than it has).
    std::vector<Card> cards(const char* field, const CardSet& deck) const;
    /// `length` whole numbers; all zero if the field is missing and need not be there.
    std::vector<int> numbers(const char* field, std::size_t length, bool needed = false) const;

    const nlohmann::json& raw() const { return json_; }

  private:
    const nlohmann::json& required(const char* field) const;

    const nlohmann::json& json_;
};

/// The cards of a field, in its order; none if it is missing or says no cards.
std::vector<Card> cards_of_field(const nlohmann::json& request, const char* field);

/// The contract that the field names: "trump", which it is if the field is missing, or one without trump.
std::string contract_named(const Rulebook& rules, const Request& request, const char* field);
/// The rules by which tricks are played in the contract that the field "contract" names.
const Rulebook& played_under(const Rulebook& rules, const Request& request);
/// The field "trump", which a contract without trump does without.
Trump trump_under(const Rulebook& rules, const Request& request);

/// Throws AskError unless the deck holds `cards` beside those that lie on the table, which it holds.
void require_in_deck(CardSet table, const std::vector<Card>& cards, const CardSet& deck, const char* field);

} // namespace roundhouse::teach
