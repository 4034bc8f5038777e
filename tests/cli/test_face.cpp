// The cards' two faces: names follow the one that is shown, everywhere.

#include "catch.hpp"
#include "kitty_table.hpp"

#include "cli/hint.hpp"
#include "cli/prompt.hpp"
#include "cli/question.hpp"
#include "cli/tell.hpp"

using namespace roundhouse;
using namespace roundhouse::cli;
using namespace roundhouse::cli::testing;

namespace {

const Style german_face{false, Face::german};
CardSet cards(const char* text) { return *parse_card_set(text); }

std::string asked(const Match& match, const std::string& about) {
    return flat(
        answer_question(view_of(match), match.round->pending(), about, names_for(match), Face::german));
}

} // namespace

TEST_CASE("Cards, hands and suits are shown in the German face", "[A34]") {
    CHECK(cards_text(cards("Qs Jd 10h"), german_face) == "Ol 10h Ub");
    CHECK(all(draw_hand(cards("Qs 10h Ac"), {}, german_face)) == "  leaves O   hearts 10   acorns A\n");
    CHECK(all(draw_hand(cards("Qs 10h Ah"), cards("Ah"), german_face)) == "  leaves O   hearts [A] 10\n");
    CHECK(suit_text(Suit::diamonds, german_face) == "bells");
    CHECK(suit_text(Suit::diamonds, {}) == "diamonds ♦");
}

TEST_CASE("Answers and hints follow the face", "[A34]") {
    const Match match = to_call({"decline"});
    CHECK(contains(asked(match, "ol"), "Ober of Leaves counts 3 in tricks"));
    CHECK(contains(asked(match, "leaves"), "with leaves as trump your hand alone melds"));
    CHECK(contains(asked(match, ""), "leaves: you hold"));
    const Hint hint = hint_for(view_of(match), match.round->pending(), names_for(match), Face::german);
    CHECK(contains(flat(hint.why), "Name leaves"));
}

TEST_CASE("Why a card may not be played is said in the names shown", "[A34]") {
    const Match match = to_call({"decline", "trump spades", "play Jd"});
    const View view = view_of(match);
    const Decision decision = match.round->pending();
    const Card no = Card(Rank::ace, Suit::clubs);
    REQUIRE(view.hand().has(no));
    Match tried = match;
    const auto refusal = apply(tried, play(no));
    REQUIRE(refusal);
    CHECK(contains(refusal->text, "Ac may not be played"));
    const std::string text = refusal_text(view, decision, play(no), *refusal, Face::german);
    CHECK(contains(text, "Aa may not be played"));
    CHECK(contains(text, "bells were led"));
    CHECK(refusal_text(view, decision, play(no), *refusal, Face::french) == refusal->text);
}

TEST_CASE("The face is chosen when a game begins, and at any moment", "[A34]") {
    const Home home;
    const Outcome game =
        run_program({"play", "partnership", "--seed", "7", "--face", "german"}, "face\nface german\nquit\n");
    CHECK(game.status == 0);
    CHECK(contains(game.out, "Your hand:\n    leaves "));
    CHECK(contains(game.out, "The cards have their French names now: Queen of Spades, Jack of Diamonds."));
    CHECK(contains(game.out, "Your hand:\n    ♠ "));
    CHECK(contains(game.out, "The cards have their German names now: Ober of Leaves, Unter of Bells."));
    const auto journal = home.journals().front().string();
    CHECK(contains(run_program({"replay", journal, "--face", "german"}).out, "  leaves "));
    CHECK(contains(run_program({"replay", journal}).out, "  ♠ "));
    CHECK(contains(run_program({"rules", "german", "--face", "german"}).out, "A 10 K O U from high to low"));
    CHECK(contains(run_program({"meld", "german", "--face", "german", "--trump", "leaves", "Ol Ub"}).out,
                   "Ol Ub"));
    CHECK(contains(
        run_program({"legal", "german", "--face", "german", "--trump", "leaves", "--trick", "Ol", "Kl Ua"})
            .out,
        "Ua may not be played (follow the suit led): leaves were led"));
    CHECK(run_program({"play", "partnership", "--face", "dutch"}).status == 2);
}
