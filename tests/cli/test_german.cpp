// What the window says to somebody who reads German: whatever is asked, answered or told, none of it is
// English.

#include "catch.hpp"
#include "kitty_table.hpp"
#include "place.hpp"
#include "support/rounds.hpp"

#include "cli/names.hpp"
#include "cli/window.hpp"
#include "table/offer.hpp"
#include "table/words.hpp"
#include "teach/explain.hpp"
#include "teach/score_sheet.hpp"

#include <map>
#include <set>

using namespace roundhouse;
using namespace roundhouse::cli;
using namespace roundhouse::cli::testing;

namespace {

/// Words that no German sentence has.
bool has_english(const std::string& text) {
    static const std::set<std::string> english{
        "the",    "you",   "your", "and",  "with",   "of",    "to",     "is",    "it",     "are",
        "that",   "not",   "may",  "must", "card",   "cards", "points", "trick", "tricks", "suit",
        "hand's", "melds", "bid",  "play", "Play",   "Take",  "Give",   "Name",  "Call",   "has",
        "for",    "if",    "none", "yes",  "Queens", "Jacks", "around"};
    std::string word;
    for (const char c : text + " ") {
        if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '\'' ||
            static_cast<unsigned char>(c) >= 0x80) {
            word += c;
            continue;
        }
        if (english.count(word)) return true;
        word.clear();
    }
    return false;
}

/// Somebody who reads German at a table of bots, and asks about everything.
class Reader {
  public:
    Reader(RulebookPtr rules, Face face) : rules_(std::move(rules)), face_(face) {
        for (const std::string& name : usual_names(rules_->seats, rules_->turn))
            names_.push_back(phrase(name));
    }

    void read(const Lines& lines) {
        for (const std::string& line : lines) read(line);
    }
    void read(const std::string& line) {
        if (!read_.insert(line).second) return;
        INFO(rules_->id);
        INFO(line);
        CHECK_FALSE(has_english(line));
    }

    void ask(const View& view, const Decision& decision) {
        ++kinds_[decision.kind];
        read(host_.answer(view, decision, "", names_, face_));
        for (const Card card : CardSet::of(view.hand().kinds()))
            read(host_.answer(view, decision, notation(card), names_, face_));
        const table::Offer offer = table::offer_of(view, decision, names_, face_);
        read(offer.title);
        for (const table::Choice& choice : offer.choices) read({choice.label, choice.meaning});
        // Hints take their time: a few of each kind.
        if (kinds_[decision.kind] > (decision.kind == DecisionKind::play ? 8 : 3)) return;
        const table::Advice advice = host_.advise(view, decision, names_, face_);
        CHECK_FALSE(advice.why.empty());
        read(advice.why);
    }

    void act(const View& view, const Decision& decision, const Action& action) {
        if (decision.kind == DecisionKind::discard) read(host_.warn(view, action.cards, face_));
    }

    void hear(const std::vector<Event>& events) {
        const table::Tell tell = host_.teller(rules_, names_, face_, 1);
        for (const Event& event : events) read(tell(event));
    }

    void read_rules() {
        for (const std::string& line : teach::summary(*rules_, face_)) {
            if (line == phrase("Options agreed:")) break; // the window has a table of its own for them
            read(line);
        }
        for (const AgreedOption& option : rules_->options) read(in_words(option.label));
    }

    void read_sheet(const Match& match) {
        const SettledRound& round = match.settled.back();
        for (const teach::SheetRow& row : teach::sheet_rows(*rules_, round))
            read(teach::in_words(*rules_, row));
        read(teach::what_was_played(round, names_));
        if (match.over()) read(teach::verdict_in_words(match, Lines(8, "Süd")));
    }

    const std::map<DecisionKind, int>& kinds() const { return kinds_; }

  private:
    RulebookPtr rules_;
    Face face_;
    table::Host host_ = window_host(false);
    Lines names_;
    std::map<DecisionKind, int> kinds_;
    std::set<std::string> read_;
};

/// Rounds of players who do anything, but name a contract without trump in every other round if they can.
void play_rounds(const RulebookPtr& rules, Reader& reader, int rounds, std::uint64_t seed) {
    Match match = begin_match(rules, seed);
    RandomTable table(rules->seats, seed);
    for (int number = 1; number <= rounds && !match.over(); ++number) {
        std::vector<Event> events;
        deal_next(match, EventLog(events));
        while (match.round_is_on()) {
            const Decision decision = match.round->pending();
            const View view(*match.round, decision.seat);
            reader.ask(view, decision);
            Action action = table.decide(*match.round);
            const unsigned contracts = decision.suits >> suit_count;
            if (decision.kind == DecisionKind::name_trump && number % 2 == 0 && contracts)
                action = name_contract(contracts & 1 ? 0 : 1);
            reader.act(view, decision, action);
            REQUIRE_FALSE(apply(match, action, EventLog(events)));
        }
        reader.hear(events);
        reader.read_sheet(match);
    }
}

std::set<std::string> missed_in(const std::string& variant, const Chosen& chosen, Face face, int rounds,
                                std::set<DecisionKind>& kinds) {
    std::set<std::string> missed;
    const RulebookPtr rules = rules_under(variant, chosen);
    table::Words words("de");
    words.learn(*rules);
    const Speech speech(words.phrases(), true, &missed);
    Reader reader(rules, face);
    reader.read_rules();
    play_rounds(rules, reader, rounds, 7);
    for (const auto& [kind, times] : reader.kinds()) kinds.insert(kind);
    for (const OwnStep& step : rules->own_steps)
        missed.erase(step.title.de); // a phase's name, German already
    return missed;
}

} // namespace

TEST_CASE("A German window says nothing in English, whatever package is played") {
    std::set<DecisionKind> kinds;
    for (const std::string& variant : variant_names()) {
        INFO(variant);
        CHECK(missed_in(variant, {}, Face::french, 3, kinds) == std::set<std::string>{});
    }
    const std::vector<std::pair<std::string, Chosen>> agreed{
        {"german", {{"calling", "yes"}, {"durch", "yes"}, {"untendurch", "yes"}}},
        {"cross", {{"no_kitty", "yes"}, {"with_sevens", "yes"}}},
        {"double-deck", {{"technical_misdeal", "yes"}, {"nines", "yes"}}},
        {"double-deck", {{"save_needs_no_marriage", "no"}}},
        {"auction", {{"bidding", "summed"}, {"pass_cards", "3"}, {"pass_order", "simultaneous"}}},
        {"auction", {{"kitty", "4"}, {"lead_trump", "yes"}, {"trump_needs", "any"}}},
        {"three-handed", {{"tie", "extend"}, {"bid_out", "yes"}, {"slide_out", "yes"}}},
        {"four-handed", {{"kitty", "4"}, {"pinochling", "yes"}, {"ranking", "standard"}}},
        {"partnership", {{"enforcement", "referee"}}},
        {"two-handed", {{"people", "3"}}},
        {"two-handed-draft", {{"roundhouse_bonus", "10"}, {"discards_to_defender", "yes"}}},
        {"racehorse", {{"jacks", "40"}}},
    };
    for (const auto& [variant, chosen] : agreed) {
        INFO(variant);
        CHECK(missed_in(variant, chosen, Face::german, 6, kinds) == std::set<std::string>{});
    }
    const std::string kontra = source_tree() + "/tests/packages/kontra"; // brings its German itself
    CHECK(missed_in(kontra, {}, Face::french, 4, kinds) == std::set<std::string>{});
    for (int kind = 0; kind <= static_cast<int>(DecisionKind::choose); ++kind) {
        INFO(kind);
        CHECK(kinds.count(static_cast<DecisionKind>(kind)) == 1);
    }
}

TEST_CASE("A hint, an answer and a warning in German") {
    const table::Words words("de");
    const Speech speech(words.phrases(), true);
    const table::Host host = window_host(false);
    const Lines names{"Süd", "West", "Ost"};
    const Match match = with_kitty();
    const View view = view_of(match);
    const Decision decision = match.round->pending();
    const Lines why = host.advise(view, decision, names, Face::german).why;
    CHECK(contains(all(why), "Drück "));
    CHECK(contains(host.warn(view, *parse_card_set("Qs"), Face::german), "Bestätige noch einmal"));
    CHECK(
        contains(all(host.answer(view, decision, "qs", names, Face::german)), "Laub-Ober zählt im Stich 3."));
}

TEST_CASE("Melds of the German face are those of Obers and Unters where signs can be shown", "[A34]") {
    const MeldRule& around =
        *std::find_if(german()->meld_rules.begin(), german()->meld_rules.end(),
                      [](const MeldRule& rule) { return rule.names[0] == "Queens around"; });
    CHECK(in_words(around, 2, Face::german) == "Queens abound"); // the terminal's names stay
    const Speech english(nullptr, true);
    CHECK(in_words(around, 1, Face::german) == "Obers around");
    CHECK(in_words(around, 1, Face::french) == "Queens around");
    const table::Words words("de");
    const Speech speech(words.phrases(), true);
    CHECK(in_words(around, 1, Face::german) == "Vier Ober");
    CHECK(in_words(around, 2, Face::french) == "Acht Damen");
    CHECK(in_words(around, 3, Face::french) == "3 × Vier Damen");
}
