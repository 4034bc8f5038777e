// Games with a secret seed: during a round the journal reveals nothing, and afterwards everything can be
// proved.

#include "base/text.hpp"
#include "cards/notation.hpp"
#include "catch.hpp"
#include "support/journals.hpp"
#include "support/shipped.hpp"

#include "game/journal/proof.hpp"
#include "present/asked/refusals.hpp"
#include "present/deals.hpp"
#include "store/journals.hpp"

#include <numeric>
#include <set>

using namespace roundhouse;
using namespace roundhouse::testing;

namespace {

SecretSeed counting(int from = 0) {
    SecretSeed secret;
    std::iota(secret.bytes.begin(), secret.bytes.end(), static_cast<unsigned char>(from));
    return secret;
}

SealKey some_key(unsigned char byte) {
    SealKey key;
    key.bytes.fill(byte);
    return key;
}

const SealKey own_key = some_key(7);

JournalHeader secret_header(const Rulebook& rules) {
    JournalHeader header = header_for(rules, 0);
    header.seed = counting();
    header.sealed_seed = sealed_seed(counting(), own_key);
    return header;
}

std::unique_ptr<Recording> secret_game(const RulebookPtr& rules) {
    return std::make_unique<Recording>(rules, secret_header(*rules), std::make_unique<std::ostringstream>());
}

/// Four players, a kitty, discards: most of what can be hidden.
RulebookPtr with_kitty() {
    static const RulebookPtr rules = rules_of("auction", {{"kitty", "4"}});
    return rules;
}

/// The journal as its owner reads it.
Journal read_as_own(const std::string& text) {
    Journal journal = *read_journal(text);
    if (!journal.header.is_open()) REQUIRE(open_seed(journal.header, own_key));
    return journal;
}

bool any_begins(const std::vector<std::string>& lines, std::string_view with) {
    return std::any_of(lines.begin(), lines.end(),
                       [&](const std::string& line) { return line.starts_with(with); });
}

std::string fault_of(const std::optional<JournalTrouble>& trouble) {
    return trouble ? std::to_string(trouble->line) + ": " + present::in_words(*trouble) : "";
}

} // namespace

TEST_CASE("The journal of a secret game says a commitment first, and no card before its round is over") {
    const auto recording = secret_game(with_kitty());
    const auto head = lines_of(recording->journal());
    CHECK(head[0] == "roundhouse journal 2");
    CHECK(any_begins(head, "commitment " + commitment_to(counting())));
    CHECK(any_begins(head, "sealed seed "));
    CHECK_FALSE(any_begins(head, "seed "));
    RandomTable table(with_kitty()->seats, 3);
    const auto seals = [](const std::string& text) {
        std::size_t number = 0;
        for (const std::string& line : lines_of(text)) number += line.starts_with("sealed ") ? 1 : 0;
        return number;
    };
    const auto settled = [&] { return recording->game.match().settled.size(); };
    std::size_t sealed_in_round = 0;
    while (sealed_in_round < 2 || recording->game.match().round_is_on()) { // the pack, and a discard
        REQUIRE(settled() < 30);
        recording->play_entry(table);
        if (!recording->game.match().round_is_on()) continue;
        const std::string text = recording->journal();
        const std::size_t now = text.find("round " + std::to_string(settled() + 1) + " ");
        CHECK(text.find("pack ", now) == std::string::npos);
        CHECK(text.find("discard", now) == std::string::npos);
        CHECK(text.find(to_text(counting())) == std::string::npos);
        sealed_in_round = seals(text.substr(now));
    }
    // The round is over: everything sealed is opened, next to the line that held it.
    const auto lines = lines_of(recording->journal());
    int opened_lines = 0;
    for (const std::string& line : lines) {
        if (!line.starts_with("opened ")) continue;
        const auto parts = words(line);
        const std::string& seal = lines.at(static_cast<std::size_t>(std::stoi(std::string(parts[1]))) - 1);
        CHECK(opened(seal.substr(7), line_key(counting())) ==
              line.substr(static_cast<std::size_t>(parts[2].data() - line.data())));
        ++opened_lines;
    }
    CHECK(opened_lines >= 2);
    CHECK(lines.back().starts_with("scores "));
}

TEST_CASE("Seals of few cards are of one length, whatever cards they are") {
    const SealKey key = line_key(counting());
    CHECK(sealed("4 discard 10h 10s 10d 10c", key, 20).size() == sealed("4 discard Ah", key, 20).size());
    CHECK(sealed("4 discard Ah", key, 20) != sealed("4 discard Ah", key, 21));
    CHECK(opened(sealed("4 discard Ah", key, 20), key) == "4 discard Ah");
    CHECK_FALSE(opened(sealed("4 discard Ah", key, 20), own_key));
    for (const char* wrong : {"", "=", "abc", "🂡"}) CHECK_FALSE(opened(wrong, key));
}

TEST_CASE("A secret game is resumed by its user's key alone, wherever it broke off") {
    const RulebookPtr rules = with_kitty();
    const auto recording = secret_game(rules);
    RandomTable table(rules->seats, 5);
    for (int entry = 0; entry < 150 && !recording->game.match().over(); ++entry) {
        recording->play_entry(table);
        if (entry % 9 == 4) recording->take_back(static_cast<std::size_t>(1 + entry % 4));
    }
    REQUIRE(recording->game.match().settled.size() > 0);
    const std::string whole = recording->journal();
    for (std::size_t end = whole.find("round 1"); end < whole.size(); end = whole.find('\n', end + 1) + 1) {
        if (end == 0) break;
        const std::string text = whole.substr(0, end);
        Journal journal = *read_journal(text);
        CHECK_FALSE(journal.header.is_open());
        CHECK(replay(journal, rules).trouble->fault == JournalFault::sealed);
        CHECK_FALSE(open_seed(journal.header, some_key(8)));
        Replay again = replay(read_as_own(text), rules);
        if (again.trouble) REQUIRE(again.trouble->fault == JournalFault::pack_missing);
        // Played on to the end of its round, the game has what was missing again.
        const TemporaryFile file;
        file.write(text);
        REQUIRE(store::continue_in(again, store::open_journal(file.path()), text));
        RandomTable others(rules->seats, 6);
        RecordedGame& game = again.game;
        if (!game.match().round_is_on()) game.deal();
        while (game.match().round_is_on()) REQUIRE_FALSE(game.act(others.decide(*game.match().round)));
        const Replay third = replay(read_as_own(file.read()), rules);
        CAPTURE(text.substr(text.rfind('\n', text.size() - 2) + 1));
        REQUIRE(fault_of(third.trouble) == "");
        REQUIRE_FALSE(third.scores_missing);
        REQUIRE(all_of(third.game.match()) == all_of(game.match()));
        REQUIRE(fault_of(prove_deals(read_as_own(file.read())).trouble) == "");
    }
}

TEST_CASE("A round that is taken back is dealt again as it was, and stays sealed until it is over") {
    const RulebookPtr rules = by_hand::partnership();
    const auto recording = secret_game(rules);
    RandomTable table(4, 2);
    recording->play_rounds(1, table);
    recording->play_entry(table); // the second deal
    const Pack second = recording->game.match().round->state().pack;
    recording->take_back(3); // back into the first round
    REQUIRE(recording->game.match().round_number == 1);
    while (recording->game.match().round_is_on()) recording->play_entry(table);
    CHECK(recording->journal().find(notation(second)) == std::string::npos);
    recording->play_entry(table);
    CHECK(recording->game.match().round->state().pack == second);
    while (recording->game.match().round_is_on()) recording->play_entry(table);
    CHECK(recording->journal().find(notation(second)) != std::string::npos);
    recording->game.undo(2);
    recording->game.redo();
    CHECK(fault_of(replay(read_as_own(recording->journal()), rules).trouble) == "");
    CHECK(fault_of(prove_deals(read_as_own(recording->journal())).trouble) == "");
}

TEST_CASE("A game that is over says its seed: everybody can read it and prove its deals") {
    const RulebookPtr rules = by_hand::partnership();
    const auto recording = secret_game(rules);
    RandomTable table(4, 4);
    while (!recording->game.match().over()) recording->play_entry(table);
    const std::string text = recording->journal();
    const Journal journal = *read_journal(text);
    CHECK(journal.header.is_open());
    CHECK(fault_of(replay(journal, rules).trouble) == "");
    const DealProof proof = prove_deals(journal);
    CHECK(proof.laid_open);
    CHECK(proof.deals == recording->game.match().round_number);
    CHECK(fault_of(proof.trouble) == "");

    const auto with = [&](const std::string& from, const std::string& to) {
        std::string changed = text;
        return *read_journal(changed.replace(changed.rfind(from), from.size(), to));
    };
    const auto fault = [](const Journal& changed) {
        const DealProof found = prove_deals(changed);
        REQUIRE(found.trouble);
        return found.trouble->fault;
    };
    // Another seed than the one of the commitment; another commitment; another pack; a changed seal.
    const std::string said = to_text(counting());
    CHECK(fault(with("opening " + said, "opening " + to_text(counting(1)))) == JournalFault::other_seed);
    CHECK(fault(with("commitment 9b", "commitment 9c")) == JournalFault::other_seed);
    const std::string first = notation(pack_of(recording->game.match(), 1));
    std::string swapped = first;
    std::swap_ranges(swapped.begin(), swapped.begin() + 2, swapped.begin() + 3);
    REQUIRE(swapped != first);
    CHECK(fault(with(first, swapped)) == JournalFault::other_line);
    const std::string seal = lines_of(text)[11];
    REQUIRE(seal.starts_with("sealed "));
    CHECK(fault(with(seal.substr(0, 30), seal.substr(0, 29) + (seal[29] == 'A' ? "B" : "A"))) ==
          JournalFault::bad_seal);
    CHECK(replay(with("opening " + said, "opening " + to_text(counting(1))), rules).trouble->fault ==
          JournalFault::other_seed);
}

TEST_CASE("The deals of a named seed are proved, too, and a pack that is none of them is found") {
    const RulebookPtr rules = by_hand::partnership();
    const auto recording = recorded(rules, 7, 2, 0);
    const Journal journal = *read_journal(recording->journal());
    CHECK(prove_deals(journal).deals == 2);
    CHECK(fault_of(prove_deals(journal).trouble) == "");
    std::string changed = recording->journal();
    changed.replace(changed.find("seed 7"), 6, "seed 8");
    CHECK(prove_deals(*read_journal(changed)).trouble->fault == JournalFault::other_pack);
}

TEST_CASE("A journal of the second kind without its commitment is none") {
    const auto broken = read_journal("roundhouse journal 2\nvariant partnership\nseat 1 human A\n");
    REQUIRE_FALSE(broken);
    CHECK(broken.error().fault == JournalFault::no_commitment);
    CHECK_FALSE(read_journal("roundhouse journal 2\nvariant partnership\nseed 7\nseat 1 human A\n"));
    CHECK_FALSE(read_journal("roundhouse journal 1\nvariant partnership\ncommitment 00\nseat 1 human A\n"));
}

TEST_CASE("A pack with more cards of a kind than any deck has is none that was dealt") {
    const auto recording = recorded(by_hand::partnership(), 7, 2, 0);
    std::string changed = recording->journal(), many = "pack";
    for (int i = 0; i < 17; ++i) many += " Ah";
    const std::size_t at = changed.find("pack ");
    changed.replace(at, changed.find('\n', at) - at, many);
    CHECK(prove_deals(*read_journal(changed)).trouble->fault == JournalFault::other_deck);
}
