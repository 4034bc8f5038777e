#pragma once
// Reads the fields of a request strictly: each must be known, of its type and in range.

#include "cards/card_set.hpp"
#include "rules/rulebook.hpp"

#include <nlohmann/json.hpp>

namespace roundhouse::teach {

class Request {
  public:
    /// `known`: the fields that this kind of request may have. Throws AskError for any other, suggesting the
    /// nearest known one.
    Request(const nlohmann::json& json, std::vector<std::string> known);

    bool has(const char* field) const { return json_.contains(field); }

    int number(const char* field, int least, int most) const;
    int number(const char* field, int least, int most, int otherwise) const;
    /// The seed of a deal: any unsigned 64-bit number.
    std::uint64_t seed(const char* field, std::uint64_t otherwise) const;
    bool flag(const char* field, bool otherwise) const;
    std::string text(const char* field) const;
    std::string text(const char* field, const std::string& otherwise) const;

    /// "S", "hearts"; null and "none" mean no trump.
    Trump trump(const char* field) const;
    /// Cards separated by blanks, none more often than the deck has it.
    std::vector<Card> cards(const char* field, const CardSet& deck) const;
    /// `length` whole numbers; all zero if the field is missing and not `needed`.
    std::vector<int> numbers(const char* field, std::size_t length, bool needed = false) const;

    const nlohmann::json& raw() const { return json_; }

  private:
    const nlohmann::json& required(const char* field) const;

    const nlohmann::json& json_;
};

/// The seat that deals by the field "dealer", which is the person who deals: where people sit out any of
/// them, who has no seat, and the last one stands in (C33).
Seat dealing_seat(const Rulebook& rules, const Request& request);

/// The cards of a field, in its order; none if it is missing or does not name cards.
std::vector<Card> cards_of_field(const nlohmann::json& request, const char* field);

/// The contract that the field names: "trump", also if the field is missing, or one without trump.
std::string contract_named(const Rulebook& rules, const Request& request, const char* field);
/// The rules for playing tricks in the contract that the field "contract" names.
const Rulebook& played_under(const Rulebook& rules, const Request& request);
/// The field "trump"; a contract without trump does not need it.
Trump trump_under(const Rulebook& rules, const Request& request);

/// Throws AskError unless the deck holds `cards` besides those on the `table`. The deck must hold `table`.
void require_in_deck(CardSet table, const std::vector<Card>& cards, const CardSet& deck, const char* field);

} // namespace roundhouse::teach
