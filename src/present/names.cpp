#include "present/names.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "bots/programs/program.hpp"
#include "game/journal/recorded_game.hpp"
#include "present/cards.hpp"

#include <algorithm>
#include <array>
#include <span>

#include <fmt/format.h>

namespace roundhouse::present {

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
    const auto seats = static_cast<Seat>(at_.empty() ? names_.size() : at_.size());
    if (int number = 0; parse_int(word, number)) return number >= 1 && number <= seats ? number : 0;
    const std::string low = lower_case(word);
    std::vector<Seat> begun;
    for (Seat seat = 1; seat <= seats && !low.empty(); ++seat) {
        const std::string name = lower_case((*this)[seat]);
        if (name == low) return seat;
        if (name.starts_with(low)) begun.push_back(seat);
    }
    return begun.size() == 1 ? begun.front() : 0;
}

std::vector<std::string> Names::parties(const Rulebook& rules) const {
    std::vector<std::string> all;
    for (Party number = 1; number <= rules.parties; ++number) all.push_back(party(rules, number));
    return all;
}

namespace {

constexpr std::array south{translatable("South")};
constexpr std::array two{translatable("South"), translatable("North")};
constexpr std::array three{translatable("South"), translatable("West"), translatable("East")};
constexpr std::array four{translatable("South"), translatable("West"), translatable("North"),
                          translatable("East")};
constexpr std::array five{translatable("South"), translatable("West"), translatable("Northwest"),
                          translatable("Northeast"), translatable("East")};
constexpr std::array six{translatable("South"), translatable("Southwest"), translatable("Northwest"),
                         translatable("North"), translatable("Northeast"), translatable("Southeast")};
constexpr std::array seven{translatable("South"),     translatable("Southwest"), translatable("West"),
                           translatable("Northwest"), translatable("Northeast"), translatable("East"),
                           translatable("Southeast")};
constexpr std::array eight{translatable("South"),     translatable("Southwest"), translatable("West"),
                           translatable("Northwest"), translatable("North"),     translatable("Northeast"),
                           translatable("East"),      translatable("Southeast")};
constexpr std::array<std::span<const char* const>, 8> round_the_table{south, two, three, four,
                                                                      five,  six, seven, eight};

} // namespace

std::vector<std::string> usual_names(int people, Turn turn) {
    const auto seats = std::min(static_cast<std::size_t>(people), round_the_table.size());
    std::vector<std::string> names;
    for (const char* const name : round_the_table.at(seats - 1)) names.push_back(translated(name));
    if (turn == Turn::counter_clockwise) std::reverse(names.begin() + 1, names.end());
    for (int guest = 1; names.size() < static_cast<std::size_t>(people); ++guest)
        names.push_back(tr("Guest{}", guest));
    return names;
}

std::string in_words(const SeatChange& change) {
    const auto who = [](const SeatedPlayer& player) {
        const std::string kind = player.is_person() ? tr("a person")
                                 : player.kind.starts_with(bots::program_prefix)
                                     ? tr("a program")
                                     : tr("bot {}", printable(player.kind, 20));
        return fmt::format("{} ({})", printable(player.name, 40), kind);
    };
    return tr("Seat {0} goes from {1} to {2}.", change.place, who(change.before), who(change.now));
}

std::vector<int> seating(const Match& match, int round) {
    std::vector<int> people;
    for (Seat seat = 1; seat <= match.rules->seats; ++seat) people.push_back(person_at(match, round, seat));
    return people;
}

std::string who_sits_out(const Match& match, const Names& names) {
    const int people = match.rules->people, seats = match.rules->seats;
    if (people == seats) return {};
    const int dealer = dealing_person(match, match.round_number);
    std::vector<std::string> out{names.person(dealer)};
    for (int i = seats + 1; i < people; ++i) out.push_back(names.person(onward(dealer, i, people)));
    return tr_n("{} sits out.", "{} sit out.", static_cast<long>(out.size()), all_of(out));
}

} // namespace roundhouse::present
