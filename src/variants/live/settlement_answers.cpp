#include "variants/live/settlement_answers.hpp"

#include "base/text.hpp"
#include "script/schema.hpp"
#include "variants/description/node.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>

#include <fmt/format.h>

namespace roundhouse::variants {

using script::Value;

namespace {

constexpr std::size_t most_lines = 200;
constexpr std::size_t most_text = 200;

using Wrong = std::optional<WrongAnswer>;

std::optional<int> whole_in(const Value& value, std::int64_t least, std::int64_t most) {
    if (!value.is_integer() || value.as_integer() < least || value.as_integer() > most) return {};
    return static_cast<int>(value.as_integer());
}

// A fault's path is put together on the way back from where it was found, so that an answer that is right
// costs nothing.

Wrong at(std::string_view path, Wrong wrong) {
    if (wrong) wrong->path.insert(0, path);
    return wrong;
}

Wrong read_text(const Value& value, std::string& text) {
    if (!value.is_text() || value.as_text().size() > most_text)
        return WrongAnswer{"", fmt::format("a text of at most {} bytes", most_text),
                           value.is_text() ? fmt::format("{}", value.as_text().size())
                                           : script::in_words(value)};
    text = value.as_text();
    return {};
}

Wrong read_number(const Value& value, const char* what, std::int64_t most, int& number) {
    const auto whole = whole_in(value, 1, most);
    if (!whole)
        return WrongAnswer{"", fmt::format("a {} from 1 to {}", what, most), script::in_words(value),
                           script::whole_computed(value)};
    number = *whole;
    return {};
}

Wrong read_points(const Value& value, std::optional<int>& points) {
    points = whole_in(value, -most_points_of_round, most_points_of_round);
    if (points) return {};
    return WrongAnswer{
        "", fmt::format("a whole number from {} to {}", -most_points_of_round, most_points_of_round),
        script::in_words(value), script::whole_computed(value)};
}

Wrong read_tally(const Value& value, const std::vector<std::string>& tallies, std::string& tally) {
    if (value.is_text() && std::find(tallies.begin(), tallies.end(), value.as_text()) != tallies.end()) {
        tally = value.as_text();
        return {};
    }
    return WrongAnswer{"", tallies.empty() ? "nothing, as `tallies` names none" : quoted(tallies),
                       script::in_words(value)};
}

/// Totals stay far from the end of an int: see most_points_of_round.
Wrong too_much(const std::vector<Line>& lines, const RoundResult& round) {
    std::int64_t all = 0;
    for (const Line& line : lines) all += std::abs(line.points);
    if (all <= most_points_of_round) return {}; // whoever they go to
    std::map<std::pair<Party, std::string>, std::int64_t> sums;
    for (const Line& line : lines)
        for (const Party party : parties_of(round, line)) sums[{party, line.tally}] += line.points;
    for (const auto& [of, sum] : sums)
        if (std::abs(sum) > most_points_of_round)
            return WrongAnswer{
                "", fmt::format("lines that come to {} points at most for a party", most_points_of_round),
                fmt::format("{} for party {}", sum, of.first)};
    return {};
}

Wrong read_line(const Value& value, const Known& known, Line& line) {
    static const std::vector<std::string> names{"side", "party", "text", "points", "tally"};
    if (!value.is_table())
        return WrongAnswer{"", "a line { side =, text =, points = }", script::in_words(value)};
    const script::Table& table = value.as_table();
    std::optional<int> points;
    for (const auto& [key, field] : table.fields) {
        Wrong wrong;
        if (key == "points")
            wrong = read_points(field, points);
        else if (key == "side")
            wrong = read_number(field, "side", std::ssize(known.round.sides), line.side);
        else if (key == "party")
            wrong = read_number(field, "party", std::ssize(known.round.scores), line.party);
        else if (key == "text")
            wrong = read_text(field, line.text);
        else if (key == "tally")
            wrong = read_tally(field, known.tallies, line.tally);
        else
            return unknown_key("", key, names);
        if (wrong) return at("." + key, std::move(wrong));
    }
    if (!table.list.empty())
        return WrongAnswer{"", "side =, text =, points =", "a value without a name in front"};
    if ((line.side == 0) == (line.party == 0))
        return WrongAnswer{".side", "a side, or a party in its place", line.side ? "both" : "nothing"};
    if (!points) return WrongAnswer{".points", "a whole number", "nothing"};
    line.points = *points;
    return {};
}

Wrong read_winners(const Value& list, int parties, std::vector<Party>& winners) {
    if (list.is_nil() || (list.is_boolean() && !list.as_boolean())) return {}; // nobody yet
    if (!list.is_table() || !list.as_table().fields.empty())
        return WrongAnswer{".winners", "a list of parties, { 1 }", script::in_words(list)};
    for (const Value& value : list.as_table().list) {
        const auto party = whole_in(value, 1, parties);
        if (!party || std::find(winners.begin(), winners.end(), *party) != winners.end())
            return WrongAnswer{".winners", fmt::format("parties from 1 to {}, each once", parties),
                               script::in_words(value), script::whole_computed(value)};
        winners.push_back(*party);
    }
    return {};
}

Wrong read_tally_lines(const Value& value, const Known& known, std::vector<Line>& read) {
    auto lines = read_lines(value, known);
    if (!lines) return at(".lines", std::move(lines).error());
    for (std::size_t i = 0; i < lines->size(); ++i)
        if ((*lines)[i].tally.empty())
            return WrongAnswer{fmt::format(".lines[{}].tally", i + 1),
                               "a tally, as scores are the settlement's", "nothing"};
    read = std::move(*lines);
    return {};
}

} // namespace

Result<std::vector<Line>, WrongAnswer> read_lines(const Value& answer, const Known& known) {
    if (!answer.is_table() || !answer.as_table().fields.empty())
        return fail(
            WrongAnswer{"", "a list of lines { side =, text =, points = }", script::in_words(answer)});
    const auto& list = answer.as_table().list;
    if (list.size() > most_lines)
        return fail(
            WrongAnswer{"", fmt::format("at most {} lines", most_lines), fmt::format("{}", list.size())});
    std::vector<Line> lines;
    lines.reserve(list.size());
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (list[i].is_boolean() && !list[i].as_boolean()) continue;
        if (const Wrong wrong = read_line(list[i], known, lines.emplace_back()))
            return fail(*at(script::join_path("", i + 1), wrong));
    }
    if (const Wrong wrong = too_much(lines, known.round)) return fail(*wrong);
    return lines;
}

Result<Verdict, WrongAnswer> read_verdict(const Value& answer, const Known& known) {
    static const std::vector<std::string> names{"winners", "text", "lines"};
    if (answer.is_nil() || (answer.is_boolean() && !answer.as_boolean())) return Verdict{};
    if (!answer.is_table())
        return fail(WrongAnswer{"", "nothing, or { winners = { party, … } }", script::in_words(answer)});
    Verdict verdict;
    for (const auto& [key, value] : answer.as_table().fields) {
        Wrong wrong;
        if (key == "text")
            wrong = at(".text", read_text(value, verdict.text));
        else if (key == "lines")
            wrong = read_tally_lines(value, known, verdict.lines);
        else if (key != "winners")
            wrong = unknown_key("", key, names);
        else
            wrong = read_winners(value, static_cast<int>(known.round.scores.size()), verdict.winners);
        if (wrong) return fail(*wrong);
    }
    verdict.over = !verdict.winners.empty();
    if (!verdict.over && verdict.lines.empty())
        return fail(WrongAnswer{".winners", "at least one party", "none"});
    return verdict;
}

Result<bool, WrongAnswer> read_made(const Value& answer, const RoundResult& round) {
    if (answer.is_boolean()) return answer.as_boolean();
    if (answer.is_nil() && !round.declarers) return false; // `r.contract.side and …`
    return fail(WrongAnswer{"", "true or false", script::in_words(answer),
                            answer.is_nil() ? "does it end with `return`?" : ""});
}

std::optional<WrongAnswer> not_zero(const std::vector<Line>& lines, const std::vector<std::string>& zero_sum,
                                    const RoundResult& round) {
    for (const std::string& tally : zero_sum) {
        std::int64_t sum = 0;
        for (const Line& line : lines)
            if (line.tally == tally) sum += std::int64_t{line.points} * std::ssize(parties_of(round, line));
        if (sum != 0)
            return WrongAnswer{"", fmt::format("lines of \"{}\" that add up to nothing", tally),
                               fmt::format("{}", sum)};
    }
    return {};
}

} // namespace roundhouse::variants
