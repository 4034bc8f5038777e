// What a German reader is told: no question, answer or event contains English.

#include "catch.hpp"
#include "place.hpp"
#include "support/rounds.hpp"
#include "support/shipped_packages.hpp"
#include "support/tables.hpp"

#include "base/language.hpp"
#include "present/asked/answers.hpp"
#include "present/asked/decisions.hpp"
#include "present/asked/offer.hpp"
#include "present/hints/hints.hpp"
#include "present/narrator.hpp"
#include "present/rules/rules_page.hpp"
#include "present/scores.hpp"

#include <map>
#include <set>

using namespace roundhouse;
using namespace roundhouse::present;
using namespace roundhouse::testing;

namespace {

/// True if the text has words that no German sentence contains.
bool has_english(const std::string& text) {
    static const std::set<std::string> english{
        "the",    "you",   "your", "and",  "with",   "of",    "to",     "is",    "it",     "are",
        "that",   "not",   "may",  "must", "card",   "cards", "points", "trick", "tricks", "suit",
        "hand's", "melds", "bid",  "play", "Play",   "Take",  "Give",   "trump", "Call",   "has",
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

/// A German reader at a table of bots, who asks about everything.
class Reader {
  public:
    Reader(RulebookPtr rules, Face face)
        : rules_(std::move(rules)), face_(face), names_(usual_names(rules_->seats, rules_->turn)) {}

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
        read(what_is_asked(view, decision, names_));
        read(answer_question(view, decision, "", names_, face_));
        for (const Card card : CardSet::of(view.hand().kinds()))
            read(answer_question(view, decision, notation(card), names_, face_));
        const Offer offer = offer_of(view, decision, names_, face_);
        read(offer.title);
        for (const Choice& choice : offer.choices) read({choice.label, choice.meaning});
        // Hints are slow: only a few of each kind.
        if (kinds_[decision.kind] > (decision.kind == DecisionKind::play ? 8 : 3)) return;
        const Hint advice = hint_for(view, decision, names_, face_);
        CHECK_FALSE(advice.why.empty());
        read(advice.why);
    }

    void act(const View& view, const Decision& decision, const Action& action) {
        if (decision.kind == DecisionKind::discard) read(discard_warning(view, cards_of(action), face_));
    }

    void hear(const std::vector<Event>& events) {
        Narrator narrator(rules_, names_, face_);
        for (const Event& event : events)
            for (const Told& told : narrator.tell(event, 1)) read(told.text);
    }

    void read_rules() {
        const RulesPage page = rules_page(*rules_, face_);
        read({page.title, page.summary});
        for (const RulesRow& row : page.rows) read({row.label, row.text});
        for (const auto* melds : {&page.melds, &page.marks})
            for (const MeldRow& row : *melds) read({row.name, row.cards, row.points, row.remark});
        for (const OptionRow& row : page.options) read({row.label, row.value});
    }

    void read_sheet(const Match& match) {
        const SettledRound& round = match.settled.back();
        for (const SheetRow& row : sheet_rows(*rules_, round)) read(in_words(*rules_, row));
        read(what_was_played(*rules_, round, names_));
        if (match.over()) read(verdict_in_words(match, names_));
    }

    const std::map<DecisionKind, int>& kinds() const { return kinds_; }

  private:
    RulebookPtr rules_;
    Face face_;
    Names names_;
    std::map<DecisionKind, int> kinds_;
    std::set<std::string> read_;
};

/// Rounds of random players, who name a contract without trump in every other round if they can.
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
            REQUIRE_FALSE(act(match, action, EventLog(events)));
        }
        reader.hear(events);
        reader.read_sheet(match);
    }
}

std::set<std::string> missed_in(const std::string& variant, const Options& chosen, Face face, int rounds,
                                std::set<DecisionKind>& kinds) {
    std::set<std::string> missed;
    const RulebookPtr rules = rules_of(variant, chosen);
    const LanguageScope scope({Language("de"), rules->texts, &missed});
    Reader reader(rules, face);
    reader.read_rules();
    play_rounds(rules, reader, rounds, 7);
    for (const auto& [kind, times] : reader.kinds()) kinds.insert(kind);
    return missed;
}

} // namespace

TEST_CASE("A German reader is told nothing in English, whatever package is played") {
    std::set<DecisionKind> kinds;
    for (const variants::PackageInfo& info : shipped_packages()) {
        INFO(info.id);
        CHECK(missed_in(info.id, {}, Face::french, 3, kinds) == std::set<std::string>{});
    }
    const std::vector<std::pair<std::string, Options>> agreed{
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
    const std::string kontra = source_tree() + "/tests/packages/kontra"; // has its own German texts
    CHECK(missed_in(kontra, {}, Face::french, 4, kinds) == std::set<std::string>{});
    for (int kind = 0; kind <= static_cast<int>(DecisionKind::choose); ++kind) {
        INFO(kind);
        CHECK(kinds.count(static_cast<DecisionKind>(kind)) == 1);
    }
}

TEST_CASE("A hint, an answer and a warning in German") {
    const Match match = with_kitty();
    const LanguageScope scope({Language("de"), match.rules->texts});
    const Names names({"Süd", "Ost", "West"});
    const View view = view_of(match);
    const Decision decision = match.round->pending();
    CHECK_THAT(flat(hint_for(view, decision, names, Face::german).why, Face::german),
               Catch::StartsWith("Drück "));
    CHECK_THAT(flat({discard_warning(view, *parse_card_set("Qs"), Face::german)}, Face::german),
               Catch::StartsWith("Ol "));
    CHECK_THAT(flat(answer_question(view, decision, "qs", names, Face::german), Face::german),
               Catch::Contains("Ol zählt im Stich 3 Punkte."));
}

TEST_CASE("Melds have their German names, with Obers and Unters where those are played", "[A34]") {
    const auto& melds = german()->meld_rules;
    const MeldRule& around = *std::find_if(
        melds.begin(), melds.end(), [](const MeldRule& rule) { return rule.names[0] == "Queens around"; });
    const LanguageScope scope({Language("de"), german()->texts});
    CHECK(in_words(around, 1, Face::german) == "Vier Ober");
    CHECK(in_words(around, 2, Face::french) == "Acht Damen");
    CHECK(in_words(around, 3, Face::french) == "3 × Vier Damen");
}

TEST_CASE("What the engine itself calls the outcome of a round has its German words") {
    const LanguageScope scope({.language = Language("de")});
    for (const char* outcome :
         {outcome_played, outcome_of_winning_meld, outcome_thrown_in, outcome_of_renege}) {
        INFO(outcome);
        CHECK(translated(outcome) != outcome);
    }
}

TEST_CASE("Of a name only whole words change with the cards", "[A34]") {
    CHECK(of_face("Jacks around", Face::german) == "Unters around");
    CHECK(of_face("a queen, no jack", Face::german) == "a ober, no unter");
    CHECK(of_face("Queen-Jack", Face::german) == "Ober-Unter");
    CHECK(of_face("“Queen’s” – Jacks…", Face::german) == "“Ober’s” – Unters…");
    for (const char* name : {"Jackpot", "Blackjack", "Queensland", "Jackson's", "queen\u00fc"}) {
        INFO(name);
        CHECK(of_face(name, Face::german) == name);
    }
    CHECK(of_face("Jacks around", Face::french) == "Jacks around");
}
