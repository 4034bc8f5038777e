#include "game/journal/proof.hpp"

#include "base/text.hpp"
#include "cards/notation.hpp"
#include "game/journal/journal_lines.hpp"

#include <map>

namespace roundhouse {

using namespace journal_lines;

namespace {

class Prover {
  public:
    explicit Prover(const DealSeed& seed) : seed_(seed) {}

    /// What is wrong with the line, if anything.
    Wrong take(const JournalLine& line) {
        const auto parts = words(line.text);
        if (parts.empty()) return {};
        if (parts[0] == "round" && parts.size() > 1) {
            round_ = 0;
            parse_int(parts[1], round_);
        } else if (parts[0] == "pack") {
            return pack(line.text);
        } else if (parts[0] == "sealed") {
            return seal(line);
        } else if (parts[0] == "opened") {
            return opened_line(line.text, parts);
        } else if (line.text.starts_with(opening)) {
            return said_seed(line.text);
        }
        return {};
    }

    int deals() const { return deals_; }

  private:
    Wrong pack(std::string_view line) {
        const auto pack = parse_cards(behind(line, 1));
        if (!pack) return wrong(JournalFault::no_cards, pack.error().word);
        const auto deck = counted_if_possible(*pack);
        if (!deck || (deals_ > 0 && *deck != deck_)) return wrong(JournalFault::other_deck);
        deck_ = *deck;
        if (round_ < 1 || *pack != dealt_pack(*deck, seed_, round_))
            return wrong(JournalFault::other_pack, {},
                         seed_.is_secret() ? "" : std::to_string(seed_.number()));
        ++deals_;
        return {};
    }

    /// Whoever has the key knows the seed anyway, but what the file says must still match it.
    Wrong said_seed(std::string_view line) {
        const auto said = parse_secret(line.substr(opening.size()));
        if (!said || !seed_.secret() || *said != *seed_.secret()) return wrong(JournalFault::other_seed);
        return {};
    }

    Wrong seal(const JournalLine& line) {
        const SecretSeed* secret = seed_.secret();
        const auto text = secret ? opened(behind(line.text, 1), line_key(*secret)) : std::nullopt;
        if (!text) return wrong(JournalFault::bad_seal);
        sealed_[line.number] = *text;
        return text->starts_with("pack ") ? pack(*text) : Wrong{};
    }

    Wrong opened_line(std::string_view line, const std::vector<std::string_view>& parts) {
        int number = 0;
        const bool known = parts.size() > 2 && parse_int(parts[1], number) && sealed_.count(number);
        if (!known) return wrong(JournalFault::bad_seal);
        if (const std::string expected = sealed_[number]; behind(line, 2) != expected)
            return wrong(JournalFault::other_line, std::string(line),
                         "opened " + std::string(parts[1]) + " " + expected);
        return {};
    }

    const DealSeed& seed_;
    CardSet deck_;
    std::map<int, std::string> sealed_; ///< the sealed text of each line
    int round_ = 0, deals_ = 0;
};

} // namespace

DealProof prove_deals(const Journal& journal) {
    DealProof proof;
    if (proof.trouble = trouble_of_seed(journal); proof.trouble) return proof;
    Prover prover(journal.header.seed);
    for (const JournalLine& line : journal.body) {
        proof.laid_open |= line.text.starts_with(opening);
        proof.seats_given += seat_given(line.text) ? 1 : 0;
        proof.trouble = prover.take(line);
        if (proof.trouble) {
            proof.trouble->line = line.number;
            break;
        }
    }
    proof.deals = prover.deals();
    if (!proof.trouble) proof.trouble = journal.trouble;
    return proof;
}

} // namespace roundhouse
