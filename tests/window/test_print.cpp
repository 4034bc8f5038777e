// The score sheet on paper.

#include "catch.hpp"
#include "players.hpp"

#include "window/pages/print_sheet.hpp"

#include <cstdlib>
#include <fstream>

using namespace roundhouse;
using namespace roundhouse::window;

namespace {

/// A variable of the environment, which has its own value again afterwards.
class Variable {
  public:
    Variable(const char* name, const std::string& value) : name_(name) {
        if (const char* before = std::getenv(name)) before_ = before;
        setenv(name, value.c_str(), 1);
    }
    ~Variable() {
        if (before_)
            setenv(name_, before_->c_str(), 1);
        else
            unsetenv(name_);
    }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;

  private:
    const char* name_;
    std::optional<std::string> before_;
};

std::string text_of(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// Bots play on until so many rounds are settled.
void play(Session& session, int rounds) {
    while (static_cast<int>(session.match().settled.size()) < rounds) {
        std::vector<Event> events;
        if (!session.turn())
            session.deal();
        else
            REQUIRE_FALSE(session.act(
                bots::decide_seated(session.match(), "steady", session.game().entries()), events));
    }
}

} // namespace

TEST_CASE("a score sheet is saved as PDF and as text, with every round and how its numbers came to be") {
    const auto home = std::filesystem::temp_directory_path() / "roundhouse-print";
    std::filesystem::remove_all(home);
    const Variable own("HOME", home.string()), data("XDG_DATA_HOME", (home / "data").string());
    Session session(testing::game_of("partnership", 3, {}));
    play(session, 2);
    const PrintedSheet sheet = print_sheet(session);
    CHECK(sheet.trouble.empty());
    const std::string pdf = text_of(sheet.pdf), text = text_of(sheet.text);
    CHECK(pdf.starts_with("%PDF-"));
    CHECK(pdf.size() > 2000);
    for (const char* part : {"Partnership Pinochle", "Round 1", "Round 2", "meld", "tricks", "total"})
        CHECK(text.find(part) != std::string::npos);
    for (const int score : session.match().scores)
        CHECK(text.find(std::to_string(score)) != std::string::npos);
    const std::string again = text_of(print_sheet(session).text);
    CHECK(again == text); // it takes the place of the one before
    std::filesystem::remove_all(home);
}

TEST_CASE("long names stand apart, and a game that is tried leaves the sheet of the other") {
    const auto home = std::filesystem::temp_directory_path() / "roundhouse-print-names";
    std::filesystem::remove_all(home);
    const Variable own("HOME", home.string()), data("XDG_DATA_HOME", (home / "data").string());
    const auto other = testing::game_of("cutthroat", 3, {});
    JournalHeader header = other->header();
    for (SeatedPlayer& player : header.players) player.name += " of the long family";
    Session session(std::make_unique<RecordedGame>(other->match().rules, header, nullptr));
    play(session, 1);
    const std::string text = text_of(print_sheet(session).text);
    for (Party party = 1; party < session.rules().parties; ++party)
        CHECK(text.find(session.names().party(session.rules(), party) + "  ") != std::string::npos);
    CHECK(print_sheet(session, true).text != print_sheet(session).text);
    std::filesystem::remove_all(home);
}

TEST_CASE("a sheet that cannot be written is told in a sentence") {
    const Variable own("HOME", "/dev/null"), data("XDG_DATA_HOME", "/dev/null");
    Session session(testing::game_of("partnership", 3, {}));
    play(session, 1);
    const PrintedSheet sheet = print_sheet(session);
    CHECK(sheet.trouble.find("cannot be written") != std::string::npos);
}
