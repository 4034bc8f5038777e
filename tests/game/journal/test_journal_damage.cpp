// Journals that were cut off or changed: the fault is named with its line, and the sound part can be
// continued.
#include <rapidcheck.h>

#include "base/text.hpp"
#include "catch.hpp"
#include "support/journals.hpp"

#include "present/asked/refusals.hpp"
#include "store/journals.hpp"

using namespace roundhouse;

namespace {

const RulebookPtr& rules() {
    static const RulebookPtr book = by_hand::partnership();
    return book;
}

/// With their ends.
std::vector<std::string> whole_lines_of(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return lines;
}

std::string text_of(const std::vector<std::string>& lines) { return join(lines, ""); }

/// The results of reading and replaying; never a crash.
struct Judgement {
    std::optional<JournalTrouble> trouble;
    std::optional<Replay> replay; // none if the head is damaged
};

Judgement judged(const std::string& text) {
    const auto journal = read_journal(text);
    if (!journal) return {journal.error(), {}};
    Judgement judgement;
    judgement.replay.emplace(replay(*journal, rules()));
    judgement.trouble = judgement.replay->trouble;
    return judgement;
}

// The functions below return what is wrong, or nothing.

std::string fault_of(const JournalTrouble& trouble, const std::string& text) {
    const int lines = static_cast<int>(whole_lines_of(text).size());
    if (trouble.line < 1 || trouble.line > lines + 1) return "line " + std::to_string(trouble.line);
    const std::string reason = present::in_words(trouble);
    if (reason.empty()) return "no reason";
    return first_bad_utf8(reason) == std::string_view::npos ? "" : "the reason is not UTF-8";
}

/// Continues the sound part of `text` in a file to the end of its round; then the whole file must be sound.
std::string fault_of_playing_on(const std::string& text, std::uint64_t seed) {
    const TemporaryFile file;
    file.write(text);
    Judgement judgement = judged(text);
    if (!judgement.replay) return "not even the head is sound";
    Replay& sound = *judgement.replay;
    if (!store::continue_in(sound, store::open_journal(file.path()), text)) return "it does not go on";
    if (!sound.scores_missing && !text.starts_with(file.read())) return "something was added";
    RandomTable table(4, seed);
    RecordedGame& game = sound.game;
    if (!game.match().round_is_on() && !game.match().over()) game.deal();
    while (game.match().round_is_on())
        if (const auto refusal = game.act(table.decide(*game.match().round))) return name(refusal->code);
    const Judgement again = judged(file.read());
    if (again.trouble) return present::in_words(*again.trouble);
    return all_of(again.replay->game.match()) == all_of(game.match()) ? "" : "another game";
}

/// A changed journal: either the fault is named, or the game really is the same.
std::string fault_of_change(const std::string& changed, const std::string& original) {
    const Judgement judgement = judged(changed), before = judged(original);
    if (judgement.trouble) return fault_of(*judgement.trouble, changed);
    if (all_of(*rules(), judgement.replay->events) != all_of(*rules(), before.replay->events))
        return "other events, and nothing was noticed";
    const bool same = all_of(judgement.replay->game.match()) == all_of(before.replay->game.match());
    return same ? "" : "another game, and nothing was noticed";
}

/// A short journal: one finished round and another one begun.
std::unique_ptr<Recording> begun(std::uint64_t seed) {
    auto recording = recorded(rules(), seed, 1, 4);
    RandomTable table(4, seed);
    for (int i = 0; i < 15 && !recording->game.match().over(); ++i) recording->play_entry(table);
    return recording;
}

} // namespace

TEST_CASE("A journal cut off at any byte is read up to there, and the cut is named") {
    const std::string whole = begun(5)->journal();
    const std::size_t head = whole.find("round 1");
    int cut_lines = 0;
    for (std::size_t size = 0; size < whole.size(); ++size) {
        CAPTURE(size);
        const std::string text = whole.substr(0, size);
        const Judgement judgement = judged(text);
        if (size < head) {
            REQUIRE(judgement.trouble);
            REQUIRE_FALSE(present::in_words(*judgement.trouble).empty());
            continue;
        }
        REQUIRE(judgement.replay);
        const bool between = text.ends_with('\n');
        const int full = static_cast<int>(std::count(text.begin(), text.end(), '\n'));
        if (!between) {
            REQUIRE(judgement.trouble);
            REQUIRE(judgement.trouble->line == full + 1);
            ++cut_lines;
        } else if (judgement.trouble) { // a round without its pack
            REQUIRE(judgement.trouble->fault == JournalFault::pack_missing);
            REQUIRE(judgement.trouble->line == full + 1);
        }
        REQUIRE(judgement.replay->sound_lines >= full - 1);
        REQUIRE(judgement.replay->sound_lines <= full);
    }
    CHECK(cut_lines > 1000);
}

TEST_CASE("What is sound of a journal that was cut off plays on in its file") {
    const std::string whole = begun(5)->journal();
    const std::size_t head = whole.find("round 1");
    REQUIRE(rc::check("cut and continued", [&](std::uint64_t seed) {
        Random random(seed);
        const auto rest = static_cast<int>(whole.size() - head);
        const auto size = head + static_cast<std::size_t>(any_of(random, rest));
        RC_ASSERT(fault_of_playing_on(whole.substr(0, size), seed) == "");
    }));
    for (std::size_t at = head; at != std::string::npos; at = whole.find('\n', at + 1)) {
        CAPTURE(at);
        REQUIRE(fault_of_playing_on(whole.substr(0, at), at) == "");
        REQUIRE(fault_of_playing_on(whole.substr(0, at + 1), at) == "");
    }
}

TEST_CASE("The scores that a killed writer left out are written when the game goes on") {
    const auto recording = recorded(rules(), 9, 1, 0);
    const std::string whole = recording->journal();
    const std::string cut = whole.substr(0, whole.rfind("scores"));
    Judgement judgement = judged(cut);
    REQUIRE_FALSE(judgement.trouble);
    REQUIRE(judgement.replay->scores_missing);
    const TemporaryFile file;
    file.write(cut);
    REQUIRE(store::continue_in(*judgement.replay, store::open_journal(file.path()), cut));
    CHECK(file.read() == whole);
}

TEST_CASE("A line that is removed, doubled or moved is named, or the game is really the same") {
    REQUIRE(rc::check("lines", [](std::uint64_t seed) {
        const std::string original = recorded(rules(), seed, 2, 4)->journal();
        const auto lines = whole_lines_of(original);
        Random random(seed);
        for (int times = 0; times < 12; ++times) {
            const auto at = any_of(random, static_cast<int>(lines.size()));
            auto removed = lines, doubled = lines, moved = lines;
            removed.erase(removed.begin() + at);
            RC_ASSERT(fault_of_change(text_of(removed), original) == "");
            doubled.insert(doubled.begin() + at, lines[static_cast<std::size_t>(at)]);
            RC_ASSERT(fault_of_change(text_of(doubled), original) == "");
            std::swap(moved[static_cast<std::size_t>(at)],
                      moved[static_cast<std::size_t>(any_of(random, static_cast<int>(lines.size())))]);
            RC_ASSERT(fault_of_change(text_of(moved), original) == "");
        }
    }));
}

TEST_CASE("Every line of a whole journal, removed or doubled one after the other") {
    const std::string original = recorded(rules(), 12, 1, 4)->journal();
    const auto lines = whole_lines_of(original);
    int named = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        CAPTURE(lines[i]);
        auto removed = lines, doubled = lines;
        removed.erase(removed.begin() + static_cast<std::ptrdiff_t>(i));
        doubled.insert(doubled.begin() + static_cast<std::ptrdiff_t>(i), lines[i]);
        for (const auto& changed : {removed, doubled}) {
            REQUIRE(fault_of_change(text_of(changed), original) == "");
            named += judged(text_of(changed)).trouble.has_value();
        }
    }
    // A doubled variant or rules line only repeats itself, and the last line may be missing.
    CHECK(named >= static_cast<int>(2 * lines.size()) - 5);
}

TEST_CASE("A changed letter is named, or the game is really the same") {
    REQUIRE(rc::check("letters", [](std::uint64_t seed) {
        const std::string original = recorded(rules(), seed, 1, 4)->journal();
        Random random(seed);
        for (int times = 0; times < 30; ++times) {
            std::string changed = original;
            const auto at = static_cast<std::size_t>(any_of(random, static_cast<int>(original.size())));
            switch (any_of(random, 4)) {
            case 0: changed[at] = static_cast<char>(random.next()); break;
            case 1: changed[at] = static_cast<char>('0' + any_of(random, 10)); break;
            case 2: changed.erase(at, 1); break;
            default: changed.insert(at, 1, " \n0A\xff"[any_of(random, 5)]); break;
            }
            RC_ASSERT(fault_of_change(changed, original) == "");
        }
    }));
}

TEST_CASE("What stands before a changed line plays on") {
    REQUIRE(rc::check("changed and continued", [](std::uint64_t seed) {
        auto lines = whole_lines_of(begun(seed)->journal());
        Random random(seed);
        // The head has nine lines, and the first round's line ends it.
        const int body = static_cast<int>(lines.size()) - 10;
        const auto at = static_cast<std::size_t>(10 + any_of(random, body));
        lines[at] =
            any_of(random, 2) ? "nonsense\n" : lines[static_cast<std::size_t>(10 + any_of(random, body))];
        RC_ASSERT(fault_of_playing_on(text_of(lines), seed) == "");
    }));
}

TEST_CASE("Text that is no journal is refused with its first line that is wrong") {
    const auto refused = [](std::string_view text) {
        const auto journal = read_journal(text);
        REQUIRE_FALSE(journal);
        CHECK_FALSE(present::in_words(journal.error()).empty());
        return journal.error().line;
    };
    CHECK(refused("") == 1);
    CHECK(refused("hello\n") == 1);
    CHECK(refused("roundhouse journal 2\n") == 1);
    CHECK(refused("roundhouse journal 1") == 1);
    CHECK(refused("roundhouse journal 1\nvariant a b\n") == 2);
    CHECK(refused("roundhouse journal 1\nvariant a\nseed x\n") == 3);
    CHECK(refused("roundhouse journal 1\nvariant a\nseat 2 human B\n") == 3);
    CHECK(refused("roundhouse journal 1\nvariant a\n\nseat 1 human B\n") == 3);
    REQUIRE(rc::check("anything", [](const std::string& anything) {
        const std::string text = "roundhouse journal 1\n" + anything;
        const Judgement judgement = judged(text);
        RC_ASSERT(judgement.trouble.has_value());
        RC_ASSERT(fault_of(*judgement.trouble, text) == "");
    }));
}

TEST_CASE("A journal of other rules is not played, and its file is left as it is") {
    std::string text = recorded(rules(), 3, 1, 0)->journal();
    const auto with = [&](std::string_view from, std::string_view to) {
        std::string changed = text;
        return changed.replace(changed.find(from), from.size(), to);
    };
    for (const std::string& other :
         {with("rules 0123456789abcdef", "rules fedcba9876543210"), with("seat 4 human Player 4\n", "")}) {
        Judgement judgement = judged(other);
        REQUIRE(judgement.trouble);
        CHECK_FALSE(judgement.replay->game.match().round);
        const TemporaryFile file;
        file.write(other);
        CHECK_FALSE(store::continue_in(*judgement.replay, store::open_journal(file.path()), other));
        CHECK(file.read() == other);
    }
}

TEST_CASE("A file that cannot be written is said to be so") {
    const std::string text = recorded(rules(), 3, 1, 0)->journal();
    Judgement judgement = judged(text);
    CHECK_FALSE(
        store::continue_in(*judgement.replay, store::open_journal("/nonexistent/folder/journal"), text));
}
