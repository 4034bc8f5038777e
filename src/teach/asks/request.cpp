#include "teach/asks/request.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "cards/notation.hpp"
#include "present/asked/refusals.hpp"
#include "teach/asks/asks.hpp"

#include <utility>

#include <fmt/format.h>

namespace roundhouse::teach {

using nlohmann::json;

namespace {

int whole(const json& value, const std::string& place, int least, int most) {
    if (!value.is_number_integer())
        throw AskError(place, fmt::format("expected a whole number, got {}", printable(value.dump(), 60)));
    const auto fits = [&](auto number) {
        return std::cmp_greater_equal(number, least) && std::cmp_less_equal(number, most);
    };
    // Values beyond 2^63 would come back negative.
    if (!(value.is_number_unsigned() ? fits(value.get<std::uint64_t>()) : fits(value.get<std::int64_t>())))
        throw AskError(place, tr("expected a number from {} to {}, got {}", least, most, value.dump()));
    return value.get<int>();
}

} // namespace

Request::Request(const json& request, std::vector<std::string> known) : json_(request) {
    for (const char* always : {"ask", "variant", "options"}) known.emplace_back(always);
    for (const auto& [field, value] : request.items()) {
        if (std::find(known.begin(), known.end(), field) != known.end()) continue;
        const std::string near = nearest(field, known);
        throw AskError(printable(field, 60),
                       near.empty() ? fmt::format("unknown field; known are {}", join(known, ", "))
                                    : fmt::format("unknown field; did you mean \"{}\"?", near));
    }
}

const json& Request::required(const char* field) const {
    if (!json_.contains(field)) throw AskError(field, "the field is missing");
    return json_[field];
}

int Request::number(const char* field, int least, int most) const {
    return whole(required(field), field, least, most);
}

int Request::number(const char* field, int least, int most, int otherwise) const {
    return has(field) ? number(field, least, most) : otherwise;
}

std::uint64_t Request::seed(const char* field, std::uint64_t otherwise) const {
    if (!has(field)) return otherwise;
    const json& value = json_[field];
    if (!value.is_number_unsigned() && !(value.is_number_integer() && value.get<std::int64_t>() >= 0))
        throw AskError(field, fmt::format("expected a whole number from 0 to 2^64 - 1, got {}",
                                          printable(value.dump(), 60)));
    return value.get<std::uint64_t>();
}

bool Request::flag(const char* field, bool otherwise) const {
    if (!has(field)) return otherwise;
    if (!json_[field].is_boolean()) throw AskError(field, "expected true or false");
    return json_[field].get<bool>();
}

std::string Request::text(const char* field) const {
    if (!required(field).is_string()) throw AskError(field, "expected a text in quotes");
    return json_[field].get<std::string>();
}

std::string Request::text(const char* field, const std::string& otherwise) const {
    return has(field) ? text(field) : otherwise;
}

Trump Request::trump(const char* field) const {
    if (required(field).is_null()) return {};
    const std::string name = text(field);
    if (name == "none") return {};
    const auto suit = parse_suit(name);
    if (!suit)
        throw AskError(field, tr("\"{}\" is no suit; expected S, H, D, C or none", printable(name, 40)));
    return suit;
}

std::vector<Card> Request::cards(const char* field, const CardSet& deck) const {
    auto cards = parse_cards(text(field));
    if (!cards) throw AskError(field, present::in_words(cards.error()));
    CardSet set;
    for (const Card card : *cards) {
        if (set.count(card) >= deck.count(card))
            throw AskError(field, deck.has(card)
                                      ? tr("the deck holds only {} of {}", deck.count(card), notation(card))
                                      : tr("{} is not in this deck", notation(card)));
        set.add(card);
    }
    return *cards;
}

std::vector<int> Request::numbers(const char* field, std::size_t length, bool needed) const {
    if (!has(field) && !needed) return std::vector<int>(length, 0);
    const json& list = required(field);
    if (!list.is_array() || list.size() != length)
        throw AskError(field, tr("expected a list of {} whole numbers", length));
    std::vector<int> numbers;
    for (std::size_t i = 0; i < length; ++i)
        numbers.push_back(
            whole(list[i], fmt::format("{}[{}]", field, i + 1), -largest_number, largest_number));
    return numbers;
}

Seat dealing_seat(const Rulebook& rules, const Request& request) {
    return dealing_seat(rules, request.number("dealer", 1, rules.people));
}

std::vector<Card> cards_of_field(const nlohmann::json& request, const char* field) {
    if (!request.contains(field) || !request[field].is_string()) return {};
    const auto cards = parse_cards(request[field].get<std::string>());
    return cards ? *cards : std::vector<Card>{};
}

std::string contract_named(const Rulebook& rules, const Request& request, const char* field) {
    std::string name = request.text(field, "trump");
    std::vector<std::string> known{"trump"};
    if (rules.trump)
        for (const SideContract& also : rules.trump->also) known.push_back(also.name);
    if (std::find(known.begin(), known.end(), name) == known.end())
        throw AskError(field, tr("expected one of {}", join(known, ", ")));
    return name;
}

const Rulebook& played_under(const Rulebook& rules, const Request& request) {
    return as_played(rules, contract_named(rules, request, "contract"));
}

Trump trump_under(const Rulebook& rules, const Request& request) {
    const std::string contract = contract_named(rules, request, "contract");
    if (contract == "trump") return request.trump("trump");
    if (request.has("trump") && request.trump("trump"))
        throw AskError("trump", tr("the contract \"{}\" has none", contract));
    return {};
}

void require_in_deck(CardSet table, const std::vector<Card>& cards, const CardSet& deck, const char* field) {
    for (const Card card : cards) { // one by one, so that no set gets more of a kind than it has room for
        if (table.count(card) >= deck.count(card))
            throw AskError(field, tr("the deck holds only {} of {}", deck.count(card), notation(card)));
        table.add(card);
    }
}

} // namespace roundhouse::teach
