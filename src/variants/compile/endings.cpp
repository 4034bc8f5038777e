// Settlement and ending: what they keep, what they say about themselves, and whether they do what they say.
// Their functions stay in Lua.

#include "base/catalog/filled.hpp"
#include "variants/compile/compiler.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::variants {

using script::Value;

namespace {

constexpr std::size_t most_clauses = 20, most_text = 300;

/// A contract may be for every trick or for none.
bool somebody_plays_for_tricks(const Rulebook& rules) {
    return rules.trump &&
           std::any_of(rules.trump->also.begin(), rules.trump->also.end(),
                       [](const SideContract& contract) { return contract.goal != Goal::bid; });
}

/// What texts get to know about the table, see scripts/std/settle.lua.
Value table_in_short(const Rulebook& rules) {
    const bool each = rules.sides == SidesForm::each;
    script::Table how;
    how.strict = true;
    how.name = "what is known of the table";
    how.set("each", each);
    how.set("two", rules.parties == 2);
    how.set("bids", rules.auction.has_value());
    how.set("summed", rules.auction && rules.auction->summed);
    how.set("exits", !rules.exits.empty());
    how.set("for_tricks", somebody_plays_for_tricks(rules));
    how.set("partners_tie", rules.sides == SidesForm::called || (!each && somebody_sits_out(rules)));
    return Value(std::move(how));
}

/// Reads clauses as a script wrote them; a finding for each that is not one.
class ClauseReader {
  public:
    ClauseReader(Report& report, std::string path) : report_(report), path_(std::move(path)) {}

    std::vector<Clause> list(const Value& value) {
        if (value.is_nil()) return {};
        if (value.is_text()) return {clause(value, 0)};
        if (!value.is_table() || !value.as_table().fields.empty() ||
            value.as_table().list.size() > most_clauses) {
            wrong(value);
            return {};
        }
        std::vector<Clause> clauses;
        for (const Value& one : value.as_table().list)
            if (!one.is_boolean()) clauses.push_back(clause(one, 0)); // false: not said
        return clauses;
    }

  private:
    Clause clause(const Value& value, int depth) {
        if (value.is_text() && value.as_text().size() <= most_text)
            return with_parts(value.as_text(), {}, value);
        if (depth > 0 && value.is_integer() && value.as_integer() >= -1'000'000 &&
            value.as_integer() <= 1'000'000)
            return {{}, static_cast<int>(value.as_integer()), {}};
        if (depth > 3 || !value.is_table() || value.as_table().list.empty() ||
            !value.as_table().fields.empty() || !value.as_table().list[0].is_text() ||
            value.as_table().list[0].as_text().size() > most_text)
            return wrong(value);
        std::vector<Clause> parts;
        for (std::size_t i = 1; i < value.as_table().list.size(); ++i)
            parts.push_back(clause(value.as_table().list[i], depth + 1));
        return with_parts(value.as_table().list[0].as_text(), std::move(parts), value);
    }

    Clause with_parts(const std::string& text, std::vector<Clause> parts, const Value& value) {
        if (text.empty() || places_in(text) != parts.size()) return wrong(value);
        return {text, 0, std::move(parts)};
    }

    Clause wrong(const Value& value) {
        if (!said_)
            report_.expected(
                "text", path_,
                "clauses: texts, or { \"the first to reach {} wins\", 1000 } with a value for each {}",
                script::in_words(value));
        said_ = true;
        return {"?", 0, {}};
    }

    Report& report_;
    std::string path_;
    bool said_ = false;
};

std::vector<Clause> clauses_of(Compiler& work, const Node& text) {
    if (!text) return {};
    ClauseReader reader(work.report, text.path());
    if (!text.function()) return reader.list(*text.value());
    const Value how = table_in_short(work.rules());
    const auto answer = work.sandbox.call(*text.function(), {&how, 1}, {});
    if (answer) return reader.list(*answer);
    work.report.failed("text", text.path(), answer.error());
    return {};
}

std::string in_lua(const Value& value) {
    if (value.is_text()) return fmt::format("\"{}\"", printable(value.as_text(), 60));
    if (value.is_boolean()) return value.as_boolean() ? "true" : "false";
    return value.is_integer() ? std::to_string(value.as_integer()) : script::in_words(value);
}

/// A hint how to change what is played, or why `with` does not take it.
std::string hint_for(Compiler& work, script::Function with, const std::string& name, const std::string& key,
                     const Value& value) {
    script::Table wanted;
    wanted.set(key, value);
    const Value argument{std::move(wanted)};
    const auto made = work.sandbox.call(with, {&argument, 1}, {});
    return made ? fmt::format("`r.{0} = r.{0}.with {{ {1} = {2} }}` changes what is played", name, key,
                              in_lua(value))
                : made.error().message;
}

/// What the library's constructors return can be made again by its `with`. Whatever differs from that was set
/// afterwards, where no function sees it.
void check_untouched(Compiler& work, const Node& node) {
    const auto again = node["with"].function();
    if (!again) return;
    const std::string name = node.path();
    const Value nothing{script::Table{}};
    const auto made = work.sandbox.call(*again, {&nothing, 1}, {});
    if (!made || !made->is_table()) return; // its own `with`, for its own use
    const char* const over = name == "settle"
                                 ? "`settle.over(r.settle, { lines = …, text = … })` changes what is played "
                                   "and what is said; or write one of your own"
                                 : "write one of your own";
    for (const auto& [key, value] : node.value()->as_table().fields) {
        if (key == "tallies" || key == "pays" || key == "with") continue;
        const Value* as_made = made->as_table().find(key);
        if (value.is_function() && as_made && as_made->is_function()) {
            if (work.sandbox.defined_at(value.as_function()) !=
                work.sandbox.defined_at(as_made->as_function()))
                work.report.fault("replaced", node[key].path(),
                                  "was replaced, and the rest still speaks of what was there before", over);
        } else if (key == "text" && (!as_made || *as_made != value)) {
            work.report.fault("replaced", node[key].path(), "was replaced, and no longer says what is played",
                              over);
        } else if (value.is_function() || value.is_table()) {
            continue;
        } else if (!as_made || *as_made != value) {
            work.report.fault("no_effect", node[key].path(), "is set where nothing reads it",
                              hint_for(work, *again, name, key, value));
        }
    }
}

/// `function`: the field that holds the function itself.
Described described(Compiler& work, const Node& node, std::string_view function) {
    Described says;
    says.kind = "own";
    if (node.is_table()) {
        check_untouched(work, node);
        says.clauses = clauses_of(work, node["text"]);
    }
    if (node && says.clauses.empty())
        work.report.warn("no_text", node.path(),
                         "does not say what it does, so that the page of rules cannot either",
                         fmt::format("`{} = {{ {} = …, text = \"…\" }}`", node.path(), function));
    if (!node.is_table()) return says;
    for (const auto& [key, value] : node.value()->as_table().fields) {
        if (key == function || key == "text") continue;
        if (key == "kind") {
            if (value.is_text()) says.kind = value.as_text();
        } else if (value.is_boolean()) {
            says.facts.emplace_back(key, value.as_boolean());
        } else if (node[key].integer()) {
            says.facts.emplace_back(key, *node[key].integer());
        } else if (value.is_text()) {
            says.facts.emplace_back(key, printable(value.as_text(), 200));
        }
    }
    return says;
}

void read_tallies(Compiler& work, const Node& tallies) {
    if (!tallies.is_table()) return;
    for (const auto& [name, tally] : tallies.value()->as_table().fields) {
        const Node title = tallies[name]["title"];
        std::vector<Tally>& known = work.rules().tallies;
        if (std::any_of(known.begin(), known.end(), [&](const Tally& other) { return other.name == name; }))
            work.report.fault("tally_twice", tallies[name].path(),
                              fmt::format("the tally \"{}\" is listed twice", name), "give one another name");
        known.push_back({name, text_of(title)});
        if (tallies[name]["zero_sum"].truth()) work.made.zero_sum.push_back(name);
    }
}

void read_pays(Compiler& work, const Node& pays) {
    if (!pays) return;
    std::vector<std::string> known;
    for (const Tally& tally : work.rules().tallies) known.push_back(tally.name);
    const std::string tally = pays["tally"].text();
    if (std::find(known.begin(), known.end(), tally) == known.end())
        work.report.expected("pays_tally", pays["tally"].path(),
                             known.empty() ? "a name of `tallies`" : quoted(known),
                             fmt::format("\"{}\"", printable(tally, 40)), suggestion(tally, known));
    work.rules().win_pays = WinPays{tally, pays["points"].integer_or(0)};
}

void read_at_once(Compiler& work, const Node& at_once) {
    work.rules().ends_at_once = at_once.truth(false);
    if (work.rules().ends_at_once && work.rules().auction)
        work.report.fault("at_once", at_once.path(),
                          "a bid is made or lost when the hand is over, so nothing counts before",
                          "take `at_once` out, or play without an auction");
}

} // namespace

void compile_endings(Compiler& work) {
    if (work.from["enforcement"].text() == "referee") {
        work.rules().enforcement = Enforcement::referee;
        if (!work.from["renege"])
            work.report.fault("missing", work.from["enforcement"].path(),
                              "a referee needs `renege`, what a renege costs",
                              "`renege = settle.renege` is one");
    }
    work.rules().settle_says = described(work, work.from["settle"], "lines");
    work.rules().ending_says = described(work, work.from["ending"], "decide");
    read_tallies(work, work.from["tallies"]);
    read_tallies(work, work.from["ending"]["tallies"]);
    read_pays(work, work.from["ending"]["pays"]);
    read_at_once(work, work.from["ending"]["at_once"]);
}

} // namespace roundhouse::variants
