// Malicious lines for `ask`: each gets an error with a place, in bounded memory, and the next is answered.

#include "catch.hpp"
#include "cli/program.hpp"
#include "place.hpp"

#include "base/characters.hpp"
#include "base/text.hpp"
#include "cli/ask/requests.hpp"
#include "cli/ask/rulebooks.hpp"

#include <map>
#include <set>

#include <nlohmann/json.hpp>

using namespace roundhouse;
using namespace roundhouse::testing;
using nlohmann::json;

namespace {

const std::string sound = R"({"ask":"winner","variant":"partnership","trump":"S","trick":"Ah"})";

/// Sends this line and a valid one, which must be answered. The output must be safe for a terminal.
json answer_to(const std::string& line) {
    const Outcome outcome = run_program({"ask"}, line + "\n" + sound + "\n");
    CHECK(outcome.status == 0);
    REQUIRE(first_bad_utf8(outcome.out) == std::string::npos);
    bool hidden = false;
    for (std::size_t i = 0; i < outcome.out.size(); i += decode(outcome.out, i).length)
        hidden = hidden || (is_hidden(decode(outcome.out, i).code) && outcome.out[i] != '\n');
    CHECK_FALSE(hidden);
    const std::size_t end = outcome.out.find('\n');
    REQUIRE(end != std::string::npos);
    CHECK(outcome.out.substr(end + 1) == "{\"winner\":1}\n");
    return json::parse(outcome.out.substr(0, end));
}

void refused(const std::string& line, const std::string& place, const std::string& part = {}) {
    const json got = answer_to(line);
    INFO(line.substr(0, 200) << "\n" << got.dump().substr(0, 400));
    REQUIRE(got.contains("error"));
    CHECK(got["place"] == place);
    CHECK(contains(got["error"].get<std::string>(), part));
    CHECK_FALSE(contains(got["error"].get<std::string>(), "fault in the program"));
}

/// The question with one of its fields replaced.
std::string with(const std::string& kind, const std::string& field, const std::string& value) {
    std::map<std::string, std::map<std::string, std::string>> fields{
        {"meld", {{"trump", "\"S\""}, {"hand", "\"Ah\""}}},
        {"legal", {{"trump", "\"S\""}, {"hand", "\"Ah\""}, {"trick", "\"Qh\""}}},
        {"winner", {{"trump", "\"S\""}, {"trick", "\"Qh\""}}},
        {"auction", {{"dealer", "4"}, {"calls", "\"250 pass\""}}},
        {"settle", {{"contract", R"({"seat":1,"bid":270})"}}},
        {"rules", {}}};
    auto& own = fields.at(kind);
    own["ask"] = "\"" + kind + "\"";
    own["variant"] = "\"partnership\"";
    own[field] = value;
    std::string text;
    for (const auto& [name, held] : own) text += (text.empty() ? "{\"" : ",\"") + name + "\":" + held;
    return text + "}";
}

/// A long input that is never held in memory: `length` times the same character, then the rest.
class LongLine : public std::streambuf {
  public:
    LongLine(std::size_t length, std::string rest)
        : left_(length), block_(65536, 'x'), rest_(std::move(rest)) {}

  protected:
    int_type underflow() override {
        std::string& from = left_ ? block_ : rest_;
        if (from.empty() || done_) return traits_type::eof();
        done_ = left_ == 0;
        const std::size_t size = left_ ? std::min(left_, block_.size()) : rest_.size();
        left_ -= left_ ? size : 0;
        setg(from.data(), from.data(), from.data() + size);
        return traits_type::to_int_type(*gptr());
    }

  private:
    std::size_t left_;
    std::string block_, rest_;
    bool done_ = false;
};

/// Peak resident memory since the last call, in MiB; 0 where the system does not report it.
std::size_t peak_since_last_call() {
    std::ifstream status("/proc/self/status");
    std::size_t peak = 0;
    for (std::string word; status >> word;)
        if (word == "VmHWM:") status >> peak;
    std::ofstream("/proc/self/clear_refs") << 5;
    return peak / 1024;
}

} // namespace

TEST_CASE("Ask: numbers that no machine holds", "[hostile]") {
    for (const char* number : {"1e999", "-1e999", "1e308e1", "[1e400]"})
        CHECK(answer_to(std::string("{\"x\":") + number + "}").contains("error"));
    refused(R"({"x":1e999})", "line", "too large");
}

TEST_CASE("Ask: lines nested deep", "[hostile]") {
    const std::string deep(100'000, '['), objects = [] {
        std::string text;
        for (int i = 0; i < 100'000; ++i) text += "{\"a\":";
        return text;
    }();
    refused(deep, "line", "nested more than 32 deep");
    refused(deep + std::string(100'000, ']'), "line", "nested more than 32 deep");
    refused(objects, "line", "nested more than 32 deep");
    refused(with("settle", "steps", std::string(40, '[') + std::string(40, ']')), "line", "nested");
}

TEST_CASE("Ask: a line of 400 MB is passed over, and not held", "[hostile]") {
    LongLine buffer(400'000'000, "\n" + sound + "\n");
    std::istream in(&buffer);
    std::ostringstream out, err;
    const char* argv[] = {"roundhouse", "ask"};
    const std::size_t before = (peak_since_last_call(), peak_since_last_call());
    CHECK(cli::run(2, argv, {in, out, err}) == 0);
    CHECK(peak_since_last_call() <= before + 32);
    std::istringstream lines(out.str());
    std::string first, second;
    std::getline(lines, first);
    std::getline(lines, second);
    CHECK(json::parse(first)["place"] == "line");
    CHECK(second == "{\"winner\":1}");
}

TEST_CASE("Ask: lines just as long as they may be, and one byte more", "[hostile]") {
    const auto padded_to = [](std::size_t size) { return sound + std::string(size - sound.size(), ' '); };
    CHECK(answer_to(padded_to(cli::longest_request)) == json::parse(R"({"winner":1})"));
    refused(padded_to(cli::longest_request + 1), "line", "1 MiB");
    refused(padded_to(cli::longest_request + 2), "line", "1 MiB");
    // The last line has no line end.
    CHECK(run_program({"ask"}, sound).out == "{\"winner\":1}\n");
    CHECK(contains(run_program({"ask"}, std::string(cli::longest_request + 1, 'x')).out, "1 MiB"));
    CHECK(run_program({"ask"}, "").out.empty());
    CHECK(run_program({"ask"}, "\n\n \r\n").out.empty());
}

TEST_CASE("Ask: what is kept is bounded; what was asked for longest ago goes", "[hostile]") {
    cli::Recent<int, std::string> recent(3);
    for (const int key : {1, 2, 3}) recent.add(key, std::to_string(key));
    REQUIRE(recent.find(1)); // now 2 is the oldest
    recent.add(4, "4");
    CHECK(recent.size() == 3);
    CHECK_FALSE(recent.find(2));
    for (const int key : {1, 3, 4}) CHECK(*recent.find(key) == std::to_string(key));
}

TEST_CASE("Ask: hundreds of agreements, one after the other, take no more memory than a few", "[hostile]") {
    const Home home;
    const auto package = home.write("many/variant.lua", R"(return { extends = "partnership", title = "Many",
        options = { { "many", 1, min = 1, max = 100000, label = "Many" } } })");
    const auto asked = [&](int from, int to) {
        std::string requests;
        for (int i = from; i < to; ++i)
            requests += json{{"ask", "winner"},
                             {"variant", package.parent_path().string()},
                             {"trump", "S"},
                             {"trick", "Ah"},
                             {"options", {{"many", i}}}}
                            .dump() +
                        "\n";
        const Outcome outcome = run_program({"ask"}, requests);
        CHECK(contains(outcome.out, "winner"));
        CHECK_FALSE(contains(outcome.out, "error"));
    };
    asked(1, 80);
    const std::size_t before = (peak_since_last_call(), peak_since_last_call());
    asked(1, 240);
#ifndef __SANITIZE_ADDRESS__
    CHECK(peak_since_last_call() <= before + 32);
#else
    CHECK(before > 0);
#endif
}

TEST_CASE("Ask: options of the same meaning are the same rules", "[hostile]") {
    cli::Rulebooks rulebooks;
    const auto under = [&](const json& target) {
        return rulebooks.under({{"variant", "partnership"}, {"options", {{"target", target}}}});
    };
    CHECK(under(1000) == under("1000"));
    CHECK(under(1000) != under(2000));
}

TEST_CASE("Ask: every field of every question refuses what is not of its kind", "[hostile]") {
    const std::vector<std::string> values{"18446744073709551615",
                                          "-9223372036854775808",
                                          "9223372036854775807",
                                          "18446744073709551616",
                                          "4294967297",
                                          "-4294967295",
                                          "-1",
                                          "1.5",
                                          "1e300",
                                          "true",
                                          "{}",
                                          "[]",
                                          "[null]",
                                          "[[[[]]]]",
                                          "{\"a\":{\"b\":[1]}}",
                                          R"("\u0000")",
                                          R"("\u001b[2J\u202e\u200b\udb40\udc41")",
                                          "\"\xf3\xa0\x81\x81\"",
                                          "\"" + std::string(200'000, 'A') + "\"",
                                          "\"" + std::string(200'000, '/') + "\""};
    const std::map<std::string, std::vector<std::string>> fields{
        {"meld", {"ask", "variant", "options", "trump", "hand"}},
        {"legal", {"trump", "trick", "hand", "first_trick", "declarer"}},
        {"winner", {"trump", "trick", "last"}},
        {"auction", {"dealer", "calls", "hands"}},
        {"settle",
         {"contract", "outcome", "melds", "counts", "tricks", "scores", "bids", "round", "meld_wins", "marks",
          "dealer", "steps", "offender", "tallies"}}};
    // Values like a mapping without fields or no meld: they mean the same as nothing at all, or the round can
    // go on.
    const std::set<std::string> sound_ones{"first_trick true", "last true",  "options {}",
                                           "steps {}",         "options []", "tallies []"};
    for (const auto& [kind, names] : fields)
        for (const std::string& field : names)
            for (const std::string& value : values) {
                INFO(kind << " " << field << " " << value.substr(0, 60));
                const json got = answer_to(with(kind, field, value));
                if (got.contains("error"))
                    CHECK_FALSE(contains(got["error"].get<std::string>(), "fault in the program"));
                else
                    CHECK((sound_ones.contains(field + " " + value) || got.contains("refused") ||
                           field == "offender"));
                CHECK(got.dump().size() < 4000);
            }
}

TEST_CASE("Ask: very long hands, calls and lists", "[hostile]") {
    const auto times = [](const std::string& word, std::size_t number) {
        std::string text;
        for (std::size_t i = 0; i < number; ++i) text += word;
        return text;
    };
    refused(with("meld", "hand", "\"" + times("Ah ", 300'000) + "\""), "hand", "only 2");
    refused(with("winner", "trick", "\"" + times("Ah ", 300'000) + "\""), "trick");
    CHECK(answer_to(with("auction", "calls", "\"" + times("pass ", 200'000) + "\"")).contains("refused"));
    CHECK(answer_to(with("auction", "calls", "\"" + times("250 ", 200'000) + "\"")).contains("refused"));
    refused(with("settle", "melds", "[" + times("1,", 400'000) + "1]"), "melds");
    refused(with("auction", "hands", "[" + times("1,", 400'000) + "1]"), "hands");
    refused(with("meld", "hand", "\"" + times("Ah ", 400'000) + "\""), "line", "1 MiB");
}

TEST_CASE("Ask: fields that stand twice, bytes that are no text, NUL", "[hostile]") {
    refused(R"({"ask":"rules","ask":"meld","variant":"partnership"})", "ask", "twice");
    refused(R"({"ask":"rules","variant":"partnership","options":{"target":1000,"target":2000}})", "target",
            "twice");
    refused("{\"ask\":\"\xff\"}", "byte 9", "UTF-8");
    refused(std::string("{\"ask\":\"a\0b\"}", 13), "byte 10", "JSON");
    refused(std::string(3, '\0'), "byte 1", "JSON");
    CHECK(answer_to(R"({"ask":"\ud800"})")["error"] == "the request is not JSON");
    refused(sound + std::string(1, '\0') + "more", "byte " + std::to_string(sound.size() + 1), "JSON");
    refused(R"({"ask":"\u0000","variant":"partnership"})", "ask", "not a question");
    refused(R"({"ask":"rules","variant":"partnership\u0000"})", "variant", "\\u{0}");
    refused(R"({"ask":"rules","variant":"/\u0000/x"})", "variant");
}
