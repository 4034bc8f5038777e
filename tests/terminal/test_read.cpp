#include "catch.hpp"
#include "support/tables.hpp"

#include "base/language.hpp"
#include "cards/spelling.hpp"
#include "present/cards.hpp"
#include "readings.hpp"
#include "terminal/look_again.hpp"

using namespace roundhouse;
using namespace roundhouse::terminal;
using namespace roundhouse::testing;

namespace {

std::string read_as(const std::string& line) {
    const auto aside = read_aside(line, 1, present::Names({"South", "West", "North", "Northeast"}));
    if (!aside) return "nothing";
    return std::to_string(aside->seat) + " " + to_text(*partnership(), aside->action);
}

/// A round whose next decision is of that kind; everybody takes the first legal choice.
Match asked(DecisionKind kind) {
    Match match = round_of(7);
    while (match.round->pending().kind != kind) {
        const Decision decision = match.round->pending();
        const View view(*match.round, decision.seat);
        Action action = pass();
        if (decision.kind == DecisionKind::name_trump) action = name_trump(Suit::hearts);
        if (decision.kind == DecisionKind::give) {
            CardSet cards;
            for (const Card card : decision.cards)
                if (cards.size() < decision.how_many) cards.add(card);
            action = give(cards);
        }
        REQUIRE_FALSE(act(match, action));
    }
    return match;
}

} // namespace

TEST_CASE("Cards are read as people write them") {
    const auto cards = [](const char* text) {
        const auto read = read_cards(text);
        return read ? notation(*read) : std::string("none");
    };
    CHECK(cards("ah 10h th Qs") == "Ah 10h 10h Qs");
    CHECK(cards("ah,10h, th") == "Ah 10h 10h");
    CHECK(cards("ah10hqs9d") == "Ah 10h Qs 9d");
    CHECK(cards("ace of hearts") == "Ah");
    CHECK(cards("ten hearts and queen of spades") == "10h Qs");
    CHECK(cards("10 h") == "10h");
    CHECK(cards("hearts queen, spades 10") == "Qh 10s");
    CHECK(cards("A♥ 10♠") == "Ah 10s");
    CHECK(cards("ah 11h") == "none");
    CHECK(cards("hint") == "none");
    CHECK(cards("♥") == "none");
}

TEST_CASE("Cards are read in the reader's language too") {
    const LanguageScope scope({.language = Language("de")});
    const auto cards = [](const char* text) {
        const auto read = present::cards_written(text, Face::french);
        return read ? notation(*read) : std::string("none");
    };
    CHECK(cards("Herz Bube") == "Jh");
    CHECK(cards("Kreuz-Dame, Karo 10") == "Qc 10d");
    CHECK(cards("pik könig und ah") == "none"); // a list needs commas
    CHECK(cards("pik könig, ah") == "Ks Ah");
    CHECK(cards("Schellen Ober") == "Qd");
    CHECK(cards("herz") == "none");
    CHECK(present::suit_written("Eichel", Face::french) == Suit::clubs);
}

TEST_CASE("The letters of the German suits are those of the reader's language", "[A34]") {
    const auto cards = [](const char* text, Face face) {
        const auto read = present::cards_written(text, face);
        return read ? notation(*read) : std::string("none");
    };
    const Card ace_of_bells(Rank::ace, Suit::diamonds);
    CHECK(present::in_letters(present::mark(ace_of_bells), Face::german) == "Ab");
    CHECK(cards("ab, ul", Face::german) == "Ad Js");
    const LanguageScope scope({.language = Language("de")});
    CHECK(present::in_letters(present::mark(ace_of_bells), Face::german) == "As");
    CHECK(present::sign(Suit::clubs, Face::german) == "e");
    CHECK(cards("as", Face::german) == "Ad"); // Schellen
    CHECK(cards("as", Face::french) == "As"); // as in notation
    CHECK(cards("10sOe, Ul", Face::german) == "10d Qc Js");
    CHECK(cards("Schellen Ass", Face::german) == "Ad");
    CHECK(cards("as, Schellen Ober", Face::german) == "Ad Qd");
    CHECK(cards("10 s", Face::german) == "10d");
    CHECK(cards("qs", Face::german) == "Qs");       // Q is a letter of the French face
    CHECK(cards("Ks Qs", Face::german) == "Ks Qs"); // so all of them are French letters
    CHECK(cards("as, 10d", Face::german) == "As 10d");
    CHECK(cards("ks ol", Face::german) == "Kd Qs");
    CHECK(cards("10 l, ah", Face::german) == "10s Ah");
    CHECK(cards("ace of hearts and a h", Face::german) == "Ah Ah");
    CHECK(cards("aa", Face::german) == "Ac"); // acorns, as in English
    CHECK(cards("ax", Face::german) == "none");
    CHECK(present::suit_written("s", Face::german) == Suit::diamonds);
    for (const char* leaves : {"Grün", "gruen", "green", "Laub"})
        CHECK(present::suit_written(leaves, Face::german) == Suit::spades);
    const auto helps = [](Face face, const std::string& example) {
        const Lines lines = help_lines(face);
        return std::any_of(lines.begin(), lines.end(),
                           [&](const std::string& line) { return line.starts_with("  " + example + " "); });
    };
    CHECK(helps(Face::german, "ol kh us 10e"));
    CHECK(helps(Face::french, "qs kh jd 10c"));
    CHECK(helps(Face::french, "herz, h"));
}

TEST_CASE("Calls are read as people write them") {
    const Match match = asked(DecisionKind::call);
    CHECK(in_words(match, "250") == "bid 250");
    CHECK(in_words(match, "bid 250") == "bid 250");
    CHECK(in_words(match, "  B  260 ") == "bid 260");
    CHECK(in_words(match, "pass") == "pass");
    CHECK(in_words(match, "p") == "pass");
    CHECK(in_words(match, "PASS") == "pass");
    CHECK(in_words(match, "-5") == "misread: A bid is a whole number above zero.");
    CHECK(in_words(match, "ah") ==
          "misread: “ah” is not understood. Say a number or “pass”. “help” lists what you can "
          "say.");
}

TEST_CASE("Trump suits are read as people write them, and win over commands of that letter") {
    const Match match = asked(DecisionKind::name_trump);
    CHECK(in_words(match, "hearts") == "trump hearts");
    CHECK(in_words(match, "h") == "trump hearts");
    CHECK(in_words(match, "trump s") == "trump spades");
    CHECK(in_words(match, "name spades as trump") == "trump spades");
    CHECK(in_words(match, "♦") == "trump diamonds");
    CHECK(in_words(match, "hint") == command(Command::hint));
}

TEST_CASE("Cards to give are read in a row") {
    const Match match = asked(DecisionKind::give);
    CHECK(in_words(match, "qs 9h jd 10c") == "give Qs 9h Jd 10c");
    CHECK(in_words(match, "give qs,9h,jd,10c") == "give Qs 9h Jd 10c");
    CHECK(in_words(match, "Give North qs 9h jd 10c.") == "give Qs 9h Jd 10c");
    CHECK_THAT(in_words(match, "10x qs 9h jd"), Catch::Contains("misread: ")); // neither a name nor a card
    CHECK(in_words(match, "pass qs9hjd10c") == "give Qs 9h Jd 10c");
}

TEST_CASE("Plays are read as people write them") {
    const Match match = asked(DecisionKind::play);
    CHECK(in_words(match, "ah") == "play Ah");
    CHECK(in_words(match, "play ah") == "play Ah");
    CHECK(in_words(match, "p 10h") == "play 10h");
    CHECK(in_words(match, "th") == "play 10h");
    CHECK(in_words(match, "ace of hearts") == "play Ah");
    CHECK(in_words(match, "claim") == "claim");
    CHECK(in_words(match, "Claim the rest.") == "claim");
    CHECK(in_words(match, "play “ah”!") == "play Ah");
    CHECK(in_words(match, "ah kh") == "misread: One card is played at a time.");
    CHECK_THAT(in_words(match, "k"), Catch::Contains("misread: "));
    CHECK(in_words(match, "q") == command(Command::quit));
}

TEST_CASE("Commands may be shortened as long as they are clear") {
    const Match match = asked(DecisionKind::play);
    CHECK(in_words(match, "") == command(Command::show));
    CHECK(in_words(match, "hint") == command(Command::hint));
    CHECK(in_words(match, "hi") == command(Command::hint));
    CHECK(in_words(match, "u") == command(Command::undo));
    CHECK(in_words(match, "l") == command(Command::last));
    CHECK(in_words(match, "s") == command(Command::score));
    CHECK(in_words(match, "exit") == command(Command::quit));
    CHECK(in_words(match, "h") == "misread: “h” could be hint, hand, help.");
    CHECK_THAT(in_words(match, "hnit"), Catch::Contains("did you mean “hint”?"));
}

TEST_CASE("Commands in the reader's language are read in capitals, too") {
    const LanguageScope scope({.language = Language("de")});
    const Match match = asked(DecisionKind::play);
    CHECK(in_words(match, "zurück") == command(Command::undo));
    CHECK(in_words(match, "ZURÜCK") == command(Command::undo));
}

TEST_CASE("What the program says in German is understood when it is typed") {
    const LanguageScope scope({.language = Language("de")});
    const Match calling = asked(DecisionKind::call);
    CHECK(in_words(calling, "Biete 250.") == "bid 250");
    for (const char* passing : {"passe", "passen", "Passe!", "ich passe"})
        CHECK(in_words(calling, passing) == "pass");
    CHECK(in_words(asked(DecisionKind::name_trump), "Sag Kreuz an.") == "trump clubs");
    CHECK(in_words(asked(DecisionKind::name_trump), "trumpf Pik") == "trump spades");
    const Match playing = asked(DecisionKind::play);
    CHECK(in_words(playing, "Spiel 10h.") == "play 10h");
    for (const char* claiming : {"den Rest beanspruchen", "Beanspruche den Rest.", "beanspruche"})
        CHECK(in_words(playing, claiming) == "claim");
}

TEST_CASE("Dame and Bube are read by their initials where those say nothing else") {
    const LanguageScope scope({.language = Language("de")});
    const auto cards = [](const char* text) {
        const auto read = present::cards_written(text, Face::french);
        return read ? notation(*read) : std::string("none");
    };
    CHECK(cards("Pik D") == "Qs");
    CHECK(cards("♠D, b♥") == "Qs Jh");
    CHECK(cards("d Karo") == "Qd");
    CHECK(cards("10 d") == "10d"); // diamonds, as always
    CHECK(cards("b") == "none");
}

TEST_CASE("Every line of the help fits the screen") {
    for (const char* language : {"en", "de"}) {
        const LanguageScope scope({.language = Language(language)});
        for (const Face face : {Face::french, Face::german})
            for (const std::string& line : help_lines(face)) {
                INFO(line);
                CHECK(columns(line) <= 80);
            }
    }
}

TEST_CASE("Questions are read with and without what they are about") {
    const Match match = asked(DecisionKind::play);
    CHECK(in_words(match, "?") == "? ");
    CHECK(in_words(match, "? Jh") == "? jh");
    CHECK(in_words(match, "?jh") == "? jh");
    CHECK(in_words(match, "why 270") == "? 270");
}

TEST_CASE("A way out is taken by its name or a clear beginning", "[B16]") {
    // A bid far above any meld opens the exit.
    Match match = round_of(7);
    std::vector<int> bids;
    while (match.round->pending().kind == DecisionKind::call) {
        const auto next = next_bids(*match.rules->auction, match.round->state().auction.state);
        const bool high = match.round->state().auction.state.high >= 700;
        REQUIRE_FALSE(act(match, high ? pass() : bid(next.back())));
    }
    while (match.round->pending().kind != DecisionKind::play) {
        const Decision decision = match.round->pending();
        CardSet cards;
        for (const Card card : decision.cards)
            if (cards.size() < decision.how_many) cards.add(card);
        REQUIRE_FALSE(
            act(match, decision.kind == DecisionKind::give ? give(cards) : name_trump(Suit::clubs)));
    }
    REQUIRE(match.round->pending().exits == 1);
    CHECK(in_words(match, "throwing in") == "leave throwing in");
    CHECK(in_words(match, "throw in") == "leave throwing in");
    CHECK(in_words(match, "choose “throwing in”.") == "leave throwing in");
    CHECK_THAT(in_words(match, "concede"), Catch::Contains("You may also say “throwing in”."));
    CHECK(in_words(match, "throw") == "leave throwing in");
    CHECK(in_words(match, "leave throwing in") == "leave throwing in");
}

TEST_CASE("Between rounds commands are read, Enter is one") {
    CHECK(std::get<Command>(read_command("")) == Command::show);
    CHECK(std::get<Command>(read_command("quit")) == Command::quit);
    CHECK_THAT(std::get<Misread>(read_command("ah")).text, Catch::Contains("Enter alone deals"));
    CHECK(std::get<Question>(read_command("? dix")).about == "dix");
    CHECK(std::get<Question>(read_command("?DIX")).about == "dix");
    CHECK(std::get<Question>(read_command("why")).about.empty());
}

TEST_CASE("What is said out of turn may be German, and the face asked for as well", "[C27]") {
    const LanguageScope scope({.language = Language("de")});
    CHECK(read_as("falsch 3") == "1 renege 3");
    CHECK(read_as("anzeigen west") == "1 renege 2");
    CHECK(read_as("falsch bedient 2") == "1 renege 2");
    CHECK(read_as("west legt ah") == "2 play Ah");
    CHECK(std::get<Command>(read_command("bild deutsch")) == Command::german);
    CHECK(std::get<Command>(read_command("face german")) == Command::german);
}

TEST_CASE("A renege is called with the seat's number or name, a card laid out of turn likewise", "[C27]") {
    CHECK(read_as("renege 2") == "1 renege 2");
    CHECK(read_as("accuse 3") == "1 renege 3");
    CHECK(read_as("Renege west") == "1 renege 2");
    CHECK(read_as("renege n") == "nothing"); // two names begin with it
    CHECK(read_as("renege north") == "1 renege 3");
    CHECK(read_as("renege 5") == "nothing");
    CHECK(read_as("west lays ah") == "2 play Ah");
    CHECK(read_as("2 lays 10h") == "2 play 10h");
    CHECK(read_as("2 lays 10h ah") == "nothing");
    CHECK(read_as("play ah") == "nothing");
}

TEST_CASE("Without a number, find and play on mean what cost most") {
    const present::Names names({"South", "West", "North", "East"});
    const auto read = [&](const char* line) {
        const auto wanted = read_look_again(line, names);
        return wanted ? std::to_string(wanted->number) + (wanted->plays_on ? " on" : "") : "nothing";
    };
    CHECK(read("find") == "1");
    CHECK(read("“find 2”.") == "2");
    CHECK(read("play on") == "1 on");
    CHECK(read("find west") == "nothing");
}
