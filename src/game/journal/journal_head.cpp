#include "game/journal/journal_lines.hpp"

#include "base/text.hpp"

#include <charconv>

#include <fmt/format.h>

namespace roundhouse {

namespace {

constexpr std::string_view first_line = "roundhouse journal 1";
constexpr std::string_view first_line_of_secret = "roundhouse journal 2";

/// The byte that a "%0a" at `place` stands for; empty if there is none there.
std::optional<char> byte_at(std::string_view text, std::size_t place) {
    unsigned byte = 0;
    if (text[place] != '%' || place + 2 >= text.size()) return {};
    const char* const digits = text.data() + place + 1;
    if (std::from_chars(digits, digits + 2, byte, 16).ptr != digits + 2) return {};
    return static_cast<char>(byte);
}

/// Paths may contain line feeds, and values may begin with blanks: control characters, a blank at either end,
/// and a % that would be read as such an escape are written as % and two hexadecimal digits.
std::string on_one_line(std::string_view text) {
    std::string line;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        const bool at_end = i == 0 || i + 1 == text.size();
        if (byte < 0x20 || byte == 0x7f || (byte == ' ' && at_end) || byte_at(text, i))
            line += fmt::format("%{:02x}", byte);
        else
            line += text[i];
    }
    return line;
}

/// The same with every blank escaped, for use in mid-line: the kind of a player may be a command.
std::string as_one_word(std::string_view kind) {
    std::string word;
    for (const char c : on_one_line(kind)) word += c == ' ' ? std::string("%20") : std::string(1, c);
    return word;
}

std::string in_line(const SeatedPlayer& player) { return as_one_word(player.kind) + ' ' + player.name; }

std::string from_one_line(std::string_view line) {
    std::string text;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const auto byte = byte_at(line, i);
        text += byte.value_or(line[i]);
        if (byte) i += 2;
    }
    return text;
}

/// True for a name that can end a line and hides nothing. Names read from a journal pass, even older ones cut
/// to another length.
bool ends_a_line(std::string_view name) {
    constexpr std::size_t longest = 120;
    return name.empty() || (name.size() <= longest && name.front() != ' ' && name.back() != ' ' &&
                            printable(name, name.size()) == name);
}

/// On one line, and cut to 100 bytes.
std::string as_end_of_line(std::string_view name) {
    const auto parts = words(name);
    return printable(join(std::vector<std::string>(parts.begin(), parts.end()), " "), 100);
}

} // namespace

namespace journal_lines {

std::vector<std::string> of_head(const JournalHeader& header) {
    const bool secret = header.seed.is_secret();
    std::vector<std::string> lines{std::string(secret ? first_line_of_secret : first_line),
                                   "variant " + on_one_line(header.variant), "rules " + header.digest};
    if (!header.text.empty()) lines.push_back("text " + header.text);
    for (const auto& [name, value] : header.options)
        lines.push_back(fmt::format("option {} {}", name, on_one_line(value)));
    if (secret)
        lines.push_back("commitment " + header.commitment);
    else
        lines.push_back(fmt::format("seed {}", header.seed.number()));
    if (!header.sealed_seed.empty()) lines.push_back("sealed seed " + header.sealed_seed);
    for (std::size_t i = 0; i < header.players.size(); ++i)
        lines.push_back(fmt::format("seat {} {}", i + 1, in_line(header.players[i])));
    return lines;
}

std::string sits_line(int place, const SeatedPlayer& player) {
    return fmt::format("{} {} {}", sits, place, in_line(player));
}

std::string name_in_line(std::string name) { return ends_a_line(name) ? name : as_end_of_line(name); }

JournalHeader completed(JournalHeader header) {
    if (const SecretSeed* secret = header.seed.secret(); secret && header.commitment.empty())
        header.commitment = commitment_to(*secret);
    for (SeatedPlayer& player : header.players) player.name = name_in_line(std::move(player.name));
    return header;
}

std::string_view behind(std::string_view line, std::size_t n) {
    const auto parts = words(line);
    return n < parts.size() ? line.substr(static_cast<std::size_t>(parts[n].data() - line.data()))
                            : std::string_view{};
}

JournalTrouble wrong(JournalFault fault, std::string found, std::string expected) {
    return {.fault = fault, .found = std::move(found), .expected = std::move(expected)};
}

} // namespace journal_lines

using namespace journal_lines;

namespace {

/// The player that a line of at least three words names after its number.
SeatedPlayer player_in(std::string_view line) {
    return {from_one_line(words(line)[2]), std::string(behind(line, 3))};
}

/// Takes one line into the header. Sets `done` at the first line of the body.
Wrong read_header_line(JournalHeader& header, std::string_view line, bool& done) {
    const auto parts = words(line);
    if (parts.empty()) return wrong(JournalFault::empty_line);
    if (parts[0] == "round" || parts[0] == sits) {
        done = true;
        return {};
    }
    if (parts[0] == "variant" && parts.size() >= 2)
        header.variant = from_one_line(behind(line, 1));
    else if (parts[0] == "rules" && parts.size() == 2)
        header.digest = parts[1];
    else if (parts[0] == "text" && parts.size() == 2)
        header.text = parts[1];
    else if (parts[0] == "option" && parts.size() >= 2) // its value may be empty
        header.options.emplace_back(parts[1], from_one_line(behind(line, 2)));
    else if (!header.seed.is_secret() && parts[0] == "seed" && parts.size() == 2) {
        const auto seed = parse_seed(parts[1]);
        if (!seed) return wrong(JournalFault::bad_seed);
        header.seed = *seed;
    } else if (header.seed.is_secret() && parts[0] == "commitment" && parts.size() == 2) {
        header.commitment = parts[1];
    } else if (header.seed.is_secret() && parts[0] == "sealed" && parts.size() == 3 && parts[1] == "seed") {
        header.sealed_seed = parts[2];
    } else if (parts[0] == "seat" && parts.size() >= 3) {
        if (parts[1] != std::to_string(header.players.size() + 1))
            return wrong(JournalFault::seat_order, {}, std::to_string(header.players.size() + 1));
        header.players.push_back(player_in(line));
    } else {
        return wrong(JournalFault::not_in_head, std::string(line));
    }
    return {};
}

/// A finished game reveals its secret seed.
void take_opening(Journal& journal) {
    if (!journal.header.seed.is_secret()) return;
    for (const JournalLine& line : journal.body) {
        if (!line.text.starts_with(opening)) continue;
        const auto secret = parse_secret(std::string_view(line.text).substr(opening.size()));
        if (secret && commitment_to(*secret) == journal.header.commitment) journal.header.seed = *secret;
    }
}

} // namespace

Result<Journal, JournalTrouble> read_journal(std::string_view text) {
    Journal journal;
    bool in_body = false;
    int number = 0;
    const auto fault = [&](JournalTrouble trouble) {
        trouble.line = std::max(number, 1);
        return fail(std::move(trouble));
    };
    while (!text.empty()) {
        ++number;
        const std::size_t end = text.find('\n');
        const std::string line(text.substr(0, end));
        if (end == std::string_view::npos) {
            journal.trouble = {.line = number, .fault = JournalFault::cut_off};
            break;
        }
        text.remove_prefix(end + 1);
        if (number == 1 && line == first_line_of_secret)
            journal.header.seed = SecretSeed{}; // until it is opened
        else if (number == 1 && line != first_line)
            return fault(wrong(JournalFault::not_a_journal, {}, std::string(first_line)));
        if (!in_body && number > 1) {
            if (const Wrong found = read_header_line(journal.header, line, in_body)) return fault(*found);
        }
        (in_body ? journal.body : journal.head).push_back({number, line});
    }
    if (number == 0) return fault(wrong(JournalFault::empty));
    if (journal.header.variant.empty()) return fault(wrong(JournalFault::no_variant));
    if (journal.header.players.empty()) return fault(wrong(JournalFault::no_seats));
    if (journal.header.seed.is_secret() && journal.header.commitment.empty())
        return fault(wrong(JournalFault::no_commitment));
    take_opening(journal);
    return journal;
}

std::optional<SeatGiven> seat_given(std::string_view line) {
    const auto parts = words(line);
    if (parts.empty() || parts[0] != sits) return {};
    SeatGiven given;
    if (parts.size() < 3 || !parse_int(parts[1], given.place)) return given;
    given.player = player_in(line);
    return given;
}

bool says_that_it_is_over(std::string_view text) {
    const auto take_last_line = [&] {
        if (!text.ends_with('\n')) return std::string_view();
        text.remove_suffix(1);
        const std::size_t begin = text.rfind('\n') + 1; // 0 if there is none
        const std::string_view line = text.substr(begin);
        text = text.substr(0, begin);
        return line;
    };
    return take_last_line().starts_with("scores ") && take_last_line().starts_with(opening);
}

std::string sealed_seed(const SecretSeed& secret, const SealKey& key) {
    return sealed(to_text(secret), key, 0);
}

bool open_seed(JournalHeader& header, const SealKey& key) {
    const auto text = opened(header.sealed_seed, key);
    const auto secret = text ? parse_secret(*text) : std::nullopt;
    if (!secret || commitment_to(*secret) != header.commitment) return false;
    header.seed = *secret;
    return true;
}

std::optional<JournalTrouble> trouble_of_seed(const Journal& journal) {
    if (journal.header.is_open()) return {};
    for (const JournalLine& line : journal.body)
        if (line.text.starts_with(opening)) return JournalTrouble{line.number, JournalFault::other_seed};
    for (const JournalLine& line : journal.head)
        if (line.text.starts_with("commitment ")) return JournalTrouble{line.number, JournalFault::sealed};
    return JournalTrouble{1, JournalFault::sealed};
}

} // namespace roundhouse
