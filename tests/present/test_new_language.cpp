// Adding a language is adding a catalog: one that is made here, every text of it accented and half as long
// again, is all that a reader sees of the program's own words.

#include "catch.hpp"
#include "place.hpp"
#include "support/rounds.hpp"

#include "base/files.hpp"
#include "base/language.hpp"
#include "bots/player.hpp"
#include "present/decisions.hpp"
#include "present/hints.hpp"
#include "present/narrator.hpp"
#include "present/offer.hpp"
#include "present/rules_page.hpp"
#include "present/scores.hpp"
#include "variants/packages.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>

using namespace roundhouse;
using namespace roundhouse::present;
namespace fs = std::filesystem;

namespace {

/// Accents on every vowel, and a tail; what stands in braces or behind a backslash stays.
std::string disguised(const std::string& quoted) {
    std::string out;
    int letters = 0;
    bool inside = false;
    for (std::size_t i = 0; i < quoted.size(); ++i) {
        const char c = quoted[i];
        if (c == '\\') {
            out += c;
            out += quoted[++i];
            continue;
        }
        inside = (inside || c == '{') && c != '}';
        const std::size_t vowel = inside ? std::string::npos : std::string_view("aeiou").find(c);
        constexpr std::array<const char*, 5> accented{"á", "ë", "î", "ø", "ü"};
        out += vowel == std::string::npos ? std::string(1, c) : accented[vowel];
        ++letters;
    }
    for (int i = 0; i < letters / 2; ++i) out += i % 6 == 5 ? " " : "~";
    return out;
}

/// A catalog that has the disguised English for every text of the German one.
std::string disguised_catalog() {
    std::istringstream german(file_text(source_tree() + "/assets/lang/de.po").value());
    std::string out, line, english, plural;
    std::string* now = nullptr;
    int header = 0;
    const auto text_in = [](const std::string& l) {
        return l.substr(l.find('"') + 1, l.rfind('"') - l.find('"') - 1);
    };
    const auto answer = [&](const std::string& what, const std::string& text) {
        out += what + " \"" + disguised(text) + "\"\n";
    };
    while (std::getline(german, line)) {
        if (line.starts_with("#")) continue;
        if (line.starts_with("msgid ")) {
            english = text_in(line);
            plural.clear();
            now = &english;
        } else if (line.starts_with("msgid_plural ")) {
            plural = text_in(line);
            now = &plural;
        } else if (line.starts_with("msgstr")) {
            now = nullptr;
            if (english.empty() && header++ == 0) {
                out += "msgstr \"Language: qq\\nContent-Type: text/plain; charset=UTF-8\\n"
                       "Plural-Forms: nplurals=2; plural=(n != 1);\\n\"\n";
            } else if (line.starts_with("msgstr[1]")) {
                answer("msgstr[1]", plural);
            } else {
                answer(line.starts_with("msgstr[0]") ? "msgstr[0]" : "msgstr", english);
            }
            continue;
        } else if (line.starts_with("\"")) {
            if (now) *now += text_in(line);
            if (!now) continue; // of the German text
        }
        out += line + "\n";
    }
    return out;
}

/// A data folder with that catalog, while it lives.
class NewLanguage {
  public:
    NewLanguage() : folder_(fs::temp_directory_path() / "roundhouse-new-language") {
        fs::create_directories(folder_ / "variants");
        fs::create_directories(folder_ / "assets/lang");
        std::ofstream(folder_ / "qq.po") << disguised_catalog();
        const std::string command = "msgfmt --check-format --output-file='" +
                                    (folder_ / "assets/lang/qq.mo").string() + "' '" +
                                    (folder_ / "qq.po").string() + "'";
        REQUIRE(std::system(command.c_str()) == 0);
        setenv("ROUNDHOUSE_DATA", folder_.c_str(), 1);
    }
    ~NewLanguage() {
        unsetenv("ROUNDHOUSE_DATA");
        fs::remove_all(folder_);
    }

  private:
    fs::path folder_;
};

} // namespace

TEST_CASE("A catalog is all that a new language needs") {
    const NewLanguage language;
    const auto tags = language_tags();
    REQUIRE(std::find(tags.begin(), tags.end(), "qq") != tags.end());
    CHECK(language_name("qq").starts_with("Englîsh~"));
    const RulebookPtr rules = *variants::open_package("german")->compile();
    std::set<std::string> missed;
    const LanguageScope scope({.language = Language("qq"), .package = nullptr, .missed = &missed});
    const Names names(usual_names(rules->seats, rules->turn));
    std::vector<std::string> read;
    const auto hear = [&](const std::string& text) {
        if (!text.empty()) read.push_back(text);
    };
    const RulesPage page = rules_page(*rules, Face::french);
    for (const RulesRow& row : page.rows) hear(row.label);
    Match match = begin_match(rules, 3);
    RandomTable table(rules->seats, 3);
    std::vector<Event> events;
    deal_next(match, EventLog(events));
    std::set<DecisionKind> asked;
    while (match.round_is_on()) {
        const Decision decision = match.round->pending();
        const View view(*match.round, decision.seat);
        if (asked.insert(decision.kind).second) {
            hear(what_is_asked(view, decision, names));
            hear(offer_of(view, decision, names, Face::french).title);
            for (const std::string& line : hint_for(view, decision, names, Face::french).why) hear(line);
        }
        REQUIRE_FALSE(act(match, table.decide(*match.round), EventLog(events)));
    }
    Narrator narrator(rules, names, Face::french);
    for (const Event& event : events)
        for (const Told& told : narrator.tell(event, 1)) hear(told.text);
    hear(what_was_played(*rules, match.settled.back(), names));
    REQUIRE(read.size() > 50);
    for (const std::string& text : read) {
        INFO(text);
        CHECK(text.find('~') != std::string::npos); // nothing falls back to English
    }
    // What is missed is the package's own, which it translates itself.
    for (const std::string& text : missed) {
        INFO(text);
        std::set<std::string> program;
        const LanguageScope without({.language = Language("de"), .package = nullptr, .missed = &program});
        translated(text);
        CHECK(program.contains(text));
    }
}
