#include "present/deals.hpp"

#include "base/language.hpp"

namespace roundhouse::present {

namespace {

/// "9f3a 12c4 77b0 e815": the beginning of a commitment, to be compared by eye; the journal has all of it.
std::string short_form(const std::string& commitment) {
    std::string text;
    for (std::size_t i = 0; i < 16 && i < commitment.size(); i += 4)
        text += (i ? " " : "") + commitment.substr(i, 4);
    return text;
}

} // namespace

std::string deals_in_words(const DealSeed& seed) {
    if (const SecretSeed* secret = seed.secret()) return tr("seal {}", short_form(commitment_to(*secret)));
    return tr("seed {}", seed.number());
}

std::string deals_are_sealed(const DealSeed& seed) {
    if (!seed.is_secret()) return {};
    return tr(
        "All deals of this game are shuffled and sealed, so that nobody can change them: seal {}. It is "
        "opened when the game is over; “roundhouse verify” then proves every deal.",
        short_form(commitment_to(*seed.secret())));
}

std::string deals_are_opened(const DealSeed& seed) {
    if (!seed.is_secret()) return {};
    return tr("The seal {} is opened: “roundhouse verify” proves every deal of this game.",
              short_form(commitment_to(*seed.secret())));
}

std::vector<std::string> in_words(const DealProof& proof, const JournalHeader& header) {
    const auto deals = tr_n("{} deal follows from it, card by card.",
                            "{} deals follow from it, card by card.", proof.deals, proof.deals);
    std::vector<std::string> said;
    if (!header.seed.is_secret())
        said = {
            tr("This game was begun with a chosen seed, {}: anybody could have known the deals beforehand.",
               header.seed.number()),
            deals};
    else
        said = {tr("The seal, fixed before the first card: {}", header.commitment),
                proof.laid_open
                    ? tr("The seed that was opened fits the seal: {}", to_text(*header.seed.secret()))
                    : tr("The game is not over: the seed that fits the seal is kept secret."),
                deals};
    if (proof.seats_given > 0)
        said.push_back(tr_n("A seat changed hands {} time during the game: “roundhouse replay” shows when.",
                            "Seats changed hands {} times during the game: “roundhouse replay” shows when.",
                            proof.seats_given, proof.seats_given));
    return said;
}

} // namespace roundhouse::present
