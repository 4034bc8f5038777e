#include "teach/translations.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "bots/player.hpp"
#include "present/cards.hpp"
#include "teach/lessons/lesson.hpp"
#include "variants/live/live.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::teach {

namespace {

/// Rounds that are played to hear what settlement and ending say.
constexpr int most_rounds = 12;

/// Collects texts, except those that need no translation: empty ones, numbers, and those that are given in
/// several languages already.
class AllTexts {
  public:
    void add(const std::string& text) {
        const bool words = std::any_of(text.begin(), text.end(),
                                       [](unsigned char c) { return std::isalpha(c) || c >= 0x80; });
        if (words) texts.insert(text);
    }
    void add(const Text& text) {
        if (text.others.empty()) add(text.en);
    }
    void add(const Must& must) {
        for (const Filter& filter : must) {
            add(filter.name);
            add(filter.when_text);
        }
    }
    void add(const PlayTable& table) {
        add(table.lead);
        add(table.follow);
    }
    void add(const Clause& clause) {
        add(clause.text);
        for (const Clause& part : clause.parts) add(part);
    }
    void add(const MeldRule& rule) {
        for (const std::string& name : rule.names) add_in_faces(name);
    }
    /// The names of ranks in a text depend on the face.
    void add_in_faces(const std::string& text) {
        for (const Face face : {Face::french, Face::german}) add(present::of_face(text, face));
    }

    void add(const Term& term) {
        for (const std::string& text : {term.words, term.text, term.also, term.example}) add(text);
    }

    std::set<std::string> texts;
};

void add_options(const Rulebook& rules, AllTexts& found) {
    for (const AgreedOption& option : rules.options) {
        found.add(option.label);
        for (const OptionValue& choice : option.choices)
            if (std::holds_alternative<std::string>(choice) && !option.words.contains(to_string(choice)))
                found.add(to_string(choice));
        for (const auto& [value, text] : option.words) found.add(text);
    }
}

/// The texts of the rules themselves.
void add_rules(const Rulebook& rules, AllTexts& found) {
    found.add(rules.title);
    found.add(rules.summary);
    add_options(rules, found);
    if (rules.auction) {
        for (const PassCall& pass : rules.auction->passes) {
            found.add(pass.name);
            found.add(pass.meaning);
        }
        for (const TellingJump& jump : rules.auction->tells) found.add(jump.meaning);
    }
    if (rules.trump)
        for (const SideContract& contract : rules.trump->also) {
            found.add(contract.name);
            if (contract.own) found.add(contract.own->play);
        }
    for (const MeldRule& rule : rules.meld_rules) found.add(rule);
    for (const MarkRule& rule : rules.marks) found.add(rule.pattern);
    found.add(rules.play);
    if (rules.draw_play) found.add(rules.draw_play->table);
    for (const ExitRule& exit : rules.exits) {
        found.add(exit.name);
        found.add(exit.text);
    }
    for (const OwnStep& step : rules.own_steps) {
        found.add(step.title);
        found.add(step.text);
    }
    for (const roundhouse::Described* says : {&rules.settle_says, &rules.ending_says})
        for (const Clause& clause : says->clauses) found.add(clause);
    for (const Tally& tally : rules.tallies)
        if (tally.title.en.empty())
            found.add(tally.name);
        else
            found.add(tally.title);
}

/// What is said in play: lines of the sheet, outcomes, options of own steps, why the game is over.
void add_play(const RulebookPtr& rules, AllTexts& found) {
    Match match = begin_match(rules, 1);
    for (int round = 0; round < most_rounds && !match.over(); ++round) {
        deal_next(match);
        for (std::size_t entries = 0; match.round_is_on(); ++entries) {
            for (const StepOption& option : View(*match.round, match.round->pending().seat).options()) {
                found.add(option.id);
                found.add(option.text);
            }
            act(match, bots::decide_seated(match, "random", entries));
        }
        const SettledRound& settled = match.settled.back();
        for (const Line& line : settled.lines) found.add(line.text.substr(0, line.text.find(": ")));
        if (settled.result.outcome != outcome_played && settled.result.outcome != outcome_of_void)
            found.add(settled.result.outcome);
    }
    if (match.over()) found.add(without_number(match.verdict.text));
}

/// Values of an option to try one by one.
std::vector<OptionValue> values_of(const variants::Option& option) {
    switch (option.kind) {
    case variants::Option::Kind::yes_no: return {true, false};
    case variants::Option::Kind::number: return {option.least, option.most};
    case variants::Option::Kind::choice: break;
    }
    return option.choices;
}

std::string quoted(const std::string& text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '\n')
            out += "\\n";
        else if (c == '"' || c == '\\')
            (out += '\\') += c;
        else
            out += c;
    }
    return out + '"';
}

/// What a language has without the package's own catalog.
class WithoutOwn {
  public:
    WithoutOwn(const variants::Package& package, const std::string& tag) : language_(tag) {
        const auto inherited = package.inherited_texts().find(tag);
        if (inherited != package.inherited_texts().end()) inherited_ = &inherited->second;
    }
    bool has(const std::string& text) const {
        if (inherited_ && inherited_->contains(text)) return true;
        std::set<std::string> missed;
        const LanguageScope scope({.language = language_, .missed = &missed});
        translated(text);
        return language_.catalog() && missed.empty();
    }

  private:
    Language language_;
    const Texts* inherited_ = nullptr;
};

/// True for a text that comes up too seldom to be heard in a few rounds.
bool stands_in_source(const variants::Package& package, const std::string& english) {
    return std::any_of(package.sources().begin(), package.sources().end(), [&](const auto& source) {
        return source.text.find(quoted(english)) != std::string::npos;
    });
}

/// "the program speaks de and en; nothing reads this", if the program has no catalog of its own for a
/// language: texts in it could never be shown.
std::optional<script::Finding> unread(const std::string& tag) {
    const std::vector<std::string> spoken = language_tags();
    if (std::find(spoken.begin(), spoken.end(), tag) != spoken.end()) return {};
    script::Finding finding;
    finding.code = "translation";
    finding.severity = script::Severity::warning;
    const std::vector<std::string> others(spoken.begin(), spoken.end() - 1);
    finding.found = fmt::format("the program speaks {}{}{}; nothing reads this", join(others, ", "),
                                others.empty() ? "" : " and ", spoken.back());
    return finding;
}

/// The title and the summary may be given in several languages, too.
void find_unread_titles(const variants::Package& package, variants::Findings& findings) {
    for (const auto& [field, text] :
         {std::pair("title", &package.title()), std::pair("summary", &package.summary())})
        for (const auto& [tag, translation] : text->others)
            if (auto finding = unread(tag)) {
                finding->path = fmt::format("{}.{}", field, tag);
                findings.push_back(std::move(*finding));
            }
}

} // namespace

std::set<std::string> texts_of(const variants::Package& package) {
    AllTexts found;
    const auto look = [&](const variants::Choices& choices) {
        const auto rules = package.compile_values(choices);
        if (!rules) return; // the value does not go with the other options
        add_rules(**rules, found);
        try {
            add_play(*rules, found);
        } catch (const variants::ScriptFailure&) { // check reports it
        }
    };
    look({});
    for (const variants::Option& option : package.options())
        for (const OptionValue& value : values_of(option))
            if (value != option.standard) look({{option.name, value}});
    for (const Term& term : package.terms())
        if (term.own) found.add(term);
    return std::move(found.texts);
}

std::string catalog_of(const variants::Package& package, const std::string& tag) {
    const auto held = package.own_texts().find(tag);
    Texts own = held == package.own_texts().end() ? Texts{} : held->second;
    std::string po = fmt::format(
        "msgid \"\"\nmsgstr \"\"\n\"Language: {}\\n\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n",
        tag);
    const auto entry = [&](const char* mark, const std::string& english, const std::string& text) {
        po += fmt::format("\n{0}msgid {1}\n{0}msgstr {2}\n", mark, quoted(english), quoted(text));
    };
    const WithoutOwn elsewhere(package, tag);
    for (const std::string& text : texts_of(package)) {
        const auto translation = own.find(text);
        if (translation != own.end()) {
            entry("", text, translation->second);
            own.erase(translation);
        } else if (!elsewhere.has(text)) {
            entry("", text, "");
        }
    }
    for (const auto& [english, text] : own) entry("#~ ", english, text);
    return po;
}

variants::Findings translation_findings(const variants::Package& package) {
    variants::Findings findings;
    find_unread_titles(package, findings);
    if (package.own_texts().empty()) return findings;
    const std::set<std::string> texts = texts_of(package);
    const auto folder = std::filesystem::path(package.sources().back().name).parent_path(); // as it is shown
    for (const auto& [tag, own] : package.own_texts()) {
        if (auto finding = unread(tag)) {
            finding->file = (folder / "lang" / (tag + ".po")).string();
            findings.push_back(std::move(*finding));
            continue;
        }
        const auto warn = [&, &tag = tag](const std::string& found, const std::string& hint) {
            script::Finding finding;
            finding.code = "translation";
            finding.severity = script::Severity::warning;
            finding.file = (folder / "lang" / (tag + ".po")).string();
            finding.found = found;
            finding.hint = hint;
            findings.push_back(std::move(finding));
        };
        const WithoutOwn elsewhere(package, tag);
        for (const std::string& text : texts)
            if (!own.contains(text) && !elsewhere.has(text))
                warn(fmt::format("\"{}\" has no translation", text),
                     fmt::format("`roundhouse texts {} {}` writes a catalog with all texts",
                                 shell_word(opened_as(package)), tag));
        for (const auto& [english, text] : own)
            if (!texts.contains(english) && !stands_in_source(package, english))
                warn(fmt::format("nothing says \"{}\" any more", english), "remove the entry");
    }
    return findings;
}

} // namespace roundhouse::teach
