// The journal: what is written, replaying it, undo, and continuing it in a file.
#include <rapidcheck.h>

#include "catch.hpp"
#include "support/journals.hpp"
#include "support/shipped.hpp"

#include <map>

using namespace roundhouse;

namespace {

/// Settlement fails as often as it is told to, as a script's may.
class Faulty : public by_hand::Live {
  public:
    explicit Faulty(int& faults) : Live(1500), faults_(&faults) {}
    std::vector<Line> settle(const RoundResult& round) const override {
        if (*faults_ > 0) {
            --*faults_;
            throw std::runtime_error("the script failed");
        }
        return Live::settle(round);
    }

  private:
    int* faults_;
};

} // namespace

TEST_CASE("A journal begins with what the game is and who plays, and is written as the game goes") {
    const RulebookPtr rules = by_hand::partnership();
    Recording recording(rules, 7);
    CHECK(recording.journal() == "roundhouse journal 1\n"
                                 "variant partnership\n"
                                 "rules 0123456789abcdef\n"
                                 "option overtrump no\n"
                                 "seed 7\n"
                                 "seat 1 human Player 1\n"
                                 "seat 2 human Player 2\n"
                                 "seat 3 human Player 3\n"
                                 "seat 4 human Player 4\n");
    recording.game.deal();
    const auto lines = lines_of(recording.journal());
    REQUIRE(lines.size() == 11);
    const Seat dealer = recording.game.match().first_dealer;
    CHECK(lines[9] == "round 1 dealer " + std::to_string(dealer));
    CHECK(lines[10].starts_with("pack Kh Kc 9h 10c Qd Jc"));
    const std::size_t before = recording.journal().size();
    REQUIRE_FALSE(recording.game.act(bid(250)));
    CHECK(recording.journal().substr(before) == std::to_string(after(dealer, 4)) + " bid 250\n");
    recording.game.undo(1);
    CHECK(lines_of(recording.journal()).back() == "undo 1");
}

TEST_CASE("A game goes on when its journal can no longer be written, and says so") {
    const RulebookPtr rules = by_hand::partnership();
    for (const bool full : {false, true}) {
        RecordedGame game(rules, Recording(rules, 7).game.header(),
                          std::make_unique<JournalStream>(
                              std::make_unique<std::ofstream>(full ? "/dev/full" : "/dev/null")));
        game.deal();
        REQUIRE_FALSE(game.act(bid(250)));
        CHECK(game.entries() == 2);
        CHECK(game.journal_failed() == full);
    }
    CHECK_FALSE(RecordedGame(rules, Recording(rules, 7).game.header(), nullptr).journal_failed());
}

TEST_CASE("An entry knows who did it; a deal is nobody's") {
    Recording recording(by_hand::partnership(), 7);
    recording.game.deal();
    const Seat first = recording.game.match().round->pending().seat;
    REQUIRE_FALSE(recording.game.act(bid(250)));
    CHECK(recording.game.done_by(0) == 0);
    CHECK(recording.game.done_by(1) == first);
}

TEST_CASE("The line is written before anybody is told what happened") {
    Recording recording(by_hand::partnership(), 7);
    recording.game.deal();
    std::vector<Event> events;
    REQUIRE_FALSE(recording.game.act(bid(250), EventLog(events)));
    CHECK_FALSE(events.empty());
    CHECK(recording.journal().ends_with("bid 250\n"));
}

TEST_CASE("A refused action is neither written nor an entry") {
    Recording recording(by_hand::partnership(), 7);
    recording.game.deal();
    const std::string before = recording.journal();
    std::vector<Event> events;
    REQUIRE(recording.game.act(bid(1000), EventLog(events)));
    CHECK(recording.journal() == before);
    CHECK(recording.game.entries() == 1);
    CHECK(events.empty());
}

TEST_CASE("A journal that is played again gives the same events and the same game") {
    REQUIRE(rc::check("replay", [](std::uint64_t seed) {
        const RulebookPtr rules = by_hand::partnership();
        const auto recording = recorded(rules, seed, 2, 0);
        const auto journal = read_journal(recording->journal());
        RC_ASSERT(static_cast<bool>(journal));
        RC_ASSERT(!journal->trouble);
        const Replay again = replay(*journal, rules);
        RC_ASSERT(!again.trouble);
        RC_ASSERT(!again.scores_missing);
        RC_ASSERT(again.sound_lines == static_cast<int>(lines_of(recording->journal()).size()));
        RC_ASSERT(all_of(again.game.match()) == all_of(recording->game.match()));
        RC_ASSERT(all_of(*rules, again.events) == all_of(*rules, recording->events));
        RC_ASSERT(again.game.entries() == recording->game.entries());
        RC_ASSERT(again.game.header().players == recording->game.header().players);
    }));
}

TEST_CASE("Undone entries are replayed too, across rounds and dealings") {
    REQUIRE(rc::check("replay with undo", [](std::uint64_t seed) {
        const RulebookPtr rules = by_hand::partnership();
        const auto recording = recorded(rules, seed, 2, 10);
        const Replay again = replay(read_journal(recording->journal()).value(), rules);
        RC_ASSERT(!again.trouble);
        RC_ASSERT(all_of(again.game.match()) == all_of(recording->game.match()));
        RC_ASSERT(all_of(*rules, again.events) == all_of(*rules, recording->events));
        RC_ASSERT(again.game.entries() == recording->game.entries());
    }));
}

TEST_CASE("Undo to any entry gives the game as it was; the same actions lead to the same end") {
    REQUIRE(rc::check("undo", [](std::uint64_t seed) {
        const RulebookPtr rules = by_hand::partnership();
        Recording recording(rules, seed);
        RandomTable table(4, seed);
        std::vector<std::optional<Action>> entries; // none: a deal
        while (recording.game.match().settled.size() < 2 && !recording.game.match().over()) {
            const bool on = recording.game.match().round_is_on();
            entries.push_back(on ? std::optional(table.decide(*recording.game.match().round)) : std::nullopt);
            if (on)
                RC_ASSERT(!recording.game.act(*entries.back()));
            else
                recording.game.deal();
        }
        RC_ASSERT(recording.game.entries() == entries.size());
        const std::string end = all_of(recording.game.match());
        Random random(seed);
        for (int times = 0; times < 4; ++times) {
            const auto to = static_cast<std::size_t>(any_of(random, static_cast<int>(entries.size())));
            const std::string then = all_of(recording.game.before(to));
            recording.game.undo(entries.size() - to);
            RC_ASSERT(all_of(recording.game.match()) == then);
            RC_ASSERT(recording.game.entries() == to);
            for (std::size_t i = to; i < entries.size(); ++i) {
                if (entries[i])
                    RC_ASSERT(!recording.game.act(*entries[i]));
                else
                    recording.game.deal();
            }
            RC_ASSERT(all_of(recording.game.match()) == end);
        }
    }));
}

TEST_CASE("Undo beyond the beginning takes back everything, and of nothing nothing") {
    Recording recording(by_hand::partnership(), 7);
    recording.game.undo(3);
    const std::string fresh = recording.journal();
    recording.game.deal();
    recording.game.undo(0);
    CHECK(recording.game.entries() == 1);
    recording.game.undo(100);
    CHECK(recording.game.entries() == 0);
    CHECK_FALSE(recording.game.match().round);
    CHECK(lines_of(recording.journal()).back() == "undo 1");
    CHECK(replay(read_journal(recording.journal()).value(), by_hand::partnership()).game.entries() == 0);
    CHECK(fresh.find("undo") == std::string::npos);
}

TEST_CASE("Players may be called anything; the journal is read back all the same") {
    const RulebookPtr rules = by_hand::partnership();
    for (const char* called :
         {"Anna", "", "  Anna   Maria ", "Anna\nround 1 dealer 1", "Zoë ♠", "\x1b[2J", "\r", "\xff\xfe"}) {
        CAPTURE(called);
        JournalHeader header = header_for(*rules, 7);
        header.players[0].name = called;
        header.players[3].name = called;
        Recording recording(rules, header, std::make_unique<std::ostringstream>());
        RandomTable table(4, 7);
        recording.play_rounds(1, table);
        const auto journal = read_journal(recording.journal());
        REQUIRE(journal);
        CHECK(journal->header.players.size() == 4);
        const Replay again = replay(*journal, rules);
        CHECK_FALSE(again.trouble);
        CHECK(again.game.header().players == recording.game.header().players);
        CHECK(all_of(again.game.match()) == all_of(recording.game.match()));
    }
}

TEST_CASE("Names that are too long are cut once: the journal has them as they stay") {
    const RulebookPtr rules = by_hand::partnership();
    const std::string family = "👨\u200d👩\u200d👧\u200d👦", x(99, 'x');
    // The last two are in the form of older journals.
    for (const std::string& called : {family + family + family, x + "xxx", x + " and more", x + "ö",
                                      x + "\u200d…", x + "\\u{200d} …", x + "  …"}) {
        CAPTURE(called);
        JournalHeader header = header_for(*rules, 7);
        header.players[0].name = header.players[3].name = called;
        Recording recording(rules, header, std::make_unique<std::ostringstream>());
        RandomTable table(4, 7);
        recording.play_rounds(1, table);
        CHECK(recording.game.header().players[0].name.size() <= 120);
        check_replays(recording, rules);
    }
    for (const std::string& kept : {x + "\\u{200d} …", x + "  …"}) {
        JournalHeader header = header_for(*rules, 7);
        header.players[0].name = kept;
        CHECK(RecordedGame(rules, header, nullptr).header().players[0].name == kept);
    }
}

TEST_CASE("Options may have any value, nothing and blanks among them") {
    const RulebookPtr rules = by_hand::partnership();
    JournalHeader header = header_for(*rules, 7);
    header.options = {{"none", ""},           {"left", " left"},  {"right", "right "}, {"blank", " "},
                      {"two", "two  blanks"}, {"percent", "%41"}, {"plain", "50 %"}};
    Recording recording(rules, header, std::make_unique<std::ostringstream>());
    RandomTable table(4, 7);
    recording.play_rounds(1, table);
    const auto journal = read_journal(recording.journal());
    REQUIRE(journal);
    CHECK(journal->header.options == header.options);
    check_replays(recording, rules);
}

TEST_CASE("Two melds of one name are told apart by trump, when they are read back too") {
    auto rules = std::make_shared<Rulebook>(*testing::rules_of("two-handed"));
    for (MeldRule& rule : rules->meld_rules)
        if (rule.names.front() == "Royal marriage") rule.names = {"Marriage"};
    std::map<MeldSuit, int> melded;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const auto recording = recorded(rules, seed, 3, 5);
        check_replays(*recording, rules);
        for (const Event& event : recording->events)
            if (const auto* laid = as<events::Melded>(event)) {
                const MeldRule& rule = rules->meld_rules[static_cast<std::size_t>(laid->meld.rule)];
                if (rule.names.front() == "Marriage") ++melded[rule.of];
            }
    }
    CHECK(melded[MeldSuit::trump] > 0);
    CHECK(melded[MeldSuit::plain] > 0);
}

TEST_CASE("Every seed that fits into 64 bits is read back") {
    for (const std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{7}, ~std::uint64_t{0}}) {
        Recording recording(by_hand::partnership(), seed);
        CHECK(read_journal(recording.journal())->header.seed == seed);
    }
    std::string text = Recording(by_hand::partnership(), ~std::uint64_t{0}).journal();
    text.replace(text.find("18446744073709551615"), 20, "18446744073709551616");
    const auto journal = read_journal(text);
    REQUIRE_FALSE(journal);
    CHECK(journal.error().line == 5);
}

TEST_CASE(
    "A settlement that fails loses neither the game nor the journal; the last action can be done again") {
    int faults = 0;
    Rulebook book = by_hand::partnership_book();
    book.live = std::make_shared<const Faulty>(faults);
    const auto rules = std::make_shared<const Rulebook>(book);
    Recording recording(rules, 7);
    RandomTable table(4, 7);
    recording.game.deal();
    int failures = 0;
    while (recording.game.match().round_is_on()) {
        const Action action = table.decide(*recording.game.match().round);
        const std::string game = all_of(recording.game.match()), journal = recording.journal();
        const std::size_t entries = recording.game.entries();
        std::vector<Event> events;
        faults = 1;
        try {
            recording.game.act(action, EventLog(events));
        } catch (const std::runtime_error&) {
            ++failures;
            CHECK(all_of(recording.game.match()) == game);
            CHECK(recording.journal() == journal);
            CHECK(recording.game.entries() == entries);
            CHECK(events.empty());
            REQUIRE_FALSE(recording.game.act(action, EventLog(events)));
        }
        CHECK_FALSE(events.empty());
    }
    CHECK(failures == 1);
    CHECK(recording.game.match().settled.size() == 1);
    CHECK_FALSE(replay(read_journal(recording.journal()).value(), rules).trouble);
}
