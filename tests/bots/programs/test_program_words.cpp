// What a program at a seat receives, and what its answers mean.
#include "bots/programs/protocol.hpp"

#include "bots/player.hpp"
#include "catch.hpp"
#include "place.hpp"
#include "support/rounds.hpp"
#include "support/scramble.hpp"
#include "support/shipped.hpp"
#include "support/shipped_packages.hpp"

#include <fstream>
#include <map>
#include <set>

using namespace roundhouse;
using namespace roundhouse::bots;
using nlohmann::json;

TEST_CASE("What a program is told does not depend on cards that its seat cannot see", "[D26]") {
    for (const char* const variant :
         {"partnership", "german", "double-deck", "two-handed", "five-handed", "cross"}) {
        const RulebookPtr rules = testing::rules_of(variant);
        int compared = 0;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            Random random(seed);
            RandomTable table(rules->seats, random.next());
            Round round(rules, shuffled_and_cut(rules->deck, random), 1 + any_of(random, rules->seats));
            while (!round.over()) {
                const View view(round, round.pending().seat);
                const Round other = supposed(view, scrambled_hands(view, random));
                INFO(variant << ", seed " << seed);
                REQUIRE(view_line(view) == view_line(View(other, view.seat())));
                ++compared;
                REQUIRE_FALSE(round.apply(table.decide(round)));
            }
        }
        CHECK(compared > 100);
    }
}

TEST_CASE("A program is told its own hand, melds with their types, and voids") {
    std::set<std::string> voids;
    bool melds = false;
    Match match = begin_match(by_hand::partnership(), 4);
    deal_next(match);
    while (match.round_is_on()) {
        const Seat seat = match.round->pending().seat;
        const View view(*match.round, seat);
        const std::string line = view_line(view);
        REQUIRE(line.find('\n') == line.size() - 1);
        const json told = json::parse(line);
        CHECK(told["message"] == "view");
        CHECK(told["seat"] == seat);
        CHECK(told["hand"] == to_json(view)["hand"]);
        for (const json& meld : told["melds"]) melds = melds || meld["type"].is_string();
        for (const json& one : told["seats"])
            for (const json& suit : one["void"]) voids.insert(suit.get<std::string>());
        REQUIRE_FALSE(act(match, make_bot("steady", 1, seat)->decide(view, view.decision())));
    }
    CHECK(melds);
    CHECK_FALSE(voids.empty());
}

TEST_CASE("A void is shown even if the seat that is asked holds every nine of the suit", "[B10]") {
    const RulebookPtr rules = by_hand::partnership();
    const std::vector<std::string> hands{
        "Ah Ah 10h Kh Qh Jh 9h 9h Ac Ac 10c 10c", "As As 10s 10s Ks Ks Qs Qs Js Js 9s 9s",
        "10h Kh Qh Jh Kc Kc Qc Qc Jc Jc 9c 9c", "Ad Ad 10d 10d Kd Kd Qd Qd Jd Jd 9d 9d"};
    ToldRound table(rules, pack_for(*rules, 4, hands), 4);
    table.say("1 bid 250\n2 pass\n3 pass\n4 pass\n1 trump clubs");
    table.say("3 give 9c 9c Jh Qh\n1 give 9c 9c Jh Qh");
    table.say("1 play Kh\n2 play 9s");
    const json told = json::parse(view_line(View(table.round, 1)));
    CHECK(told["seats"][1]["void"] == json{"hearts", "clubs"});
    CHECK(told["seats"][2]["void"].empty());
}

TEST_CASE("An action reads back as it was written, and nonsense as nothing") {
    const RulebookPtr rules = by_hand::partnership();
    for (const Action& action :
         {bid(260), pass(), name_trump(Suit::hearts), play(Card(Rank::ace, Suit::spades)), claim(), decline(),
          give(*parse_card_set("Qs Jd 9h 10c"))}) {
        const auto read = read_answer(*rules, to_json(*rules, action).dump());
        REQUIRE(read);
        CHECK(*read == action);
    }
    for (const char* const nonsense :
         {"", "pass", "{}", "[]", "null", "{\"action\":7}", "{\"action\":\"bid\"}", "{\"action\":\"play\"}",
          "{\"action\":\"bid\",\"points\":-5}", "{\"action\":\"bid\",\"points\":99999999999999}",
          "{\"action\":\"play\",\"card\":\"Ah Ah\"}", "{\"action\":\"pass\",\"call\":\"claim\"}",
          "{\"action\":"}) {
        INFO(nonsense);
        CHECK_FALSE(read_answer(*rules, nonsense));
    }
    CHECK_FALSE(read_answer(*rules, std::string(60'000, '[')));
}

TEST_CASE("[D12] A program is told that a bid was spoken as its last digit") {
    Match match = begin_match(testing::rules_of("double-deck"), 1);
    deal_next(match);
    REQUIRE_FALSE(act(match, bid(53, true)));
    REQUIRE_FALSE(act(match, bid(54)));
    const json calls = json::parse(view_line(View(*match.round, match.round->pending().seat)))["calls"];
    CHECK(calls[0] == json{{"seat", 2}, {"call", "53"}, {"spoken", true}});
    CHECK(calls[1] == json{{"seat", 3}, {"call", "54"}});
}

TEST_CASE("The schema covers everything in a view") {
    std::ifstream file(source_tree() + "/src/bots/programs.schema.json");
    const json schema = json::parse(file)["$defs"];
    const json& fields = schema["view"]["properties"];
    std::map<std::string, json> decisions;
    for (const json& one : schema["decision"]["oneOf"])
        decisions[one["properties"]["kind"]["const"]] = one["properties"];
    CHECK(decisions.size() == decision_names.size());
    for (const char* const name : decision_names) CHECK(decisions.contains(name));
    std::set<std::string> kinds;
    for (const variants::PackageInfo& package : testing::shipped_packages()) {
        const RulebookPtr rules = testing::rules_of(package.id);
        Random random(1);
        RandomTable table(rules->seats, 1);
        Round round(rules, shuffled_and_cut(rules->deck, random), 1);
        while (!round.over()) {
            const json told = json::parse(view_line(View(round, round.pending().seat)));
            const std::string kind = told["decision"]["kind"];
            kinds.insert(kind);
            for (const auto& [field, value] : told.items()) {
                INFO(package.id << ": " << field);
                REQUIRE(fields.contains(field));
            }
            for (const auto& [field, value] : told["decision"].items()) {
                INFO(kind << ": " << field);
                REQUIRE(decisions[kind].contains(field));
            }
            for (const auto& [field, value] : told["seats"][0].items()) {
                INFO("seats: " << field);
                REQUIRE(fields["seats"]["items"]["properties"].contains(field));
            }
            for (const char* const part : {"called", "contract", "buried", "stock", "trick", "referee"}) {
                const json has = told.value(part, json::object());
                for (const auto& [field, value] : has.items()) {
                    INFO(part << ": " << field);
                    REQUIRE(fields[part]["properties"].contains(field));
                }
            }
            for (const json& must : fields["seats"]["items"]["required"])
                REQUIRE(told["seats"][0].contains(must.get<std::string>()));
            for (const json& must : schema["view"]["required"])
                REQUIRE(told.contains(must.get<std::string>()));
            REQUIRE_FALSE(round.apply(table.decide(round)));
        }
    }
    CHECK(kinds.size() >= 6);
}
