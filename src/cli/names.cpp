#include "cli/names.hpp"

#include "base/speech.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <cctype>

namespace roundhouse::cli {

Names::Names(std::vector<std::string> names) : names_(std::move(names)) {
    for (std::string& name : names_) name = printable(name, 40); // a journal may come from anywhere
}

std::string Names::party(const Rulebook& rules, Party party) const {
    if (somebody_sits_out(rules)) return person(party);
    std::string text;
    for (const Seat seat : seats_of(rules, party)) text += (text.empty() ? "" : " & ") + (*this)[seat];
    return text;
}

Seat Names::seat_named(std::string_view word) const {
    int number = 0;
    if (parse_int(word, number)) return number >= 1 && number <= static_cast<int>(names_.size()) ? number : 0;
    const auto lower = [](std::string_view text) {
        std::string low(text);
        for (char& c : low) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        return low;
    };
    Seat meant = 0;
    for (std::size_t i = 0; i < names_.size() && !word.empty(); ++i) {
        const std::string name = lower(names_[i]);
        if (name == lower(word)) return static_cast<Seat>(i + 1);
        if (!name.starts_with(lower(word))) continue;
        if (meant) return 0;
        meant = static_cast<Seat>(i + 1);
    }
    return meant;
}

std::string Names::put_into(std::string_view text) const {
    const std::string_view word = said("seat ");
    std::string named;
    while (!text.empty()) {
        const std::size_t at = text.find(word);
        const std::size_t number = at == std::string_view::npos ? at : at + word.size();
        if (number >= text.size()) break;
        named += text.substr(0, at);
        const auto seat = static_cast<std::size_t>(text[number] - '0');
        if (seat >= 1 && seat <= (at_.empty() ? names_.size() : at_.size())) {
            named += (*this)[static_cast<Seat>(seat)];
            text.remove_prefix(number + 1);
        } else {
            named += word;
            text.remove_prefix(number);
        }
    }
    return named.append(text);
}

std::vector<std::string> usual_names(int people, Turn turn) {
    static const std::vector<std::vector<std::string>> clockwise{
        {"South"},
        {"South", "North"},
        {"South", "West", "East"},
        {"South", "West", "North", "East"},
        {"South", "West", "Northwest", "Northeast", "East"},
        {"South", "Southwest", "Northwest", "North", "Northeast", "Southeast"},
        {"South", "Southwest", "West", "Northwest", "Northeast", "East", "Southeast"},
        {"South", "Southwest", "West", "Northwest", "North", "Northeast", "East", "Southeast"},
    };
    const auto round_the_table = std::min(static_cast<std::size_t>(people), clockwise.size());
    auto names = clockwise.at(round_the_table - 1);
    if (turn == Turn::counter_clockwise) std::reverse(names.begin() + 1, names.end());
    for (int guest = 1; names.size() < static_cast<std::size_t>(people); ++guest)
        names.push_back("Guest" + std::to_string(guest));
    return names;
}

std::string capital(std::string text) {
    if (!text.empty()) text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    return text;
}

} // namespace roundhouse::cli
