#include "present/rules/customs.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "bots/core/convention.hpp"
#include "present/cards.hpp"
#include "present/rules/meanings.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::present {

namespace {

/// What a call after a bid of `high` told.
std::string told(const Rulebook& rules, const Call& call, int high) {
    if (!call.bid) {
        const PassCall& pass = rules.auction->passes.at(call.pass);
        std::vector<std::string> sentences;
        if (!pass.meaning.empty()) sentences.push_back(translated(pass.meaning));
        if (pass.meld)
            sentences.push_back(pass.aces_around
                                    ? tr("It shows {} to {} in meld, aces around among them.",
                                         pass.meld->least, pass.meld->most)
                                    : tr("It shows {} to {} in meld.", pass.meld->least, pass.meld->most));
        else if (pass.aces_around)
            sentences.push_back(tr("It shows aces around."));
        return join(sentences, " ");
    }
    std::string custom = said_by_custom(rules, call.bid, high);
    if (call.spoken)
        custom += (custom.empty() ? "" : " ") + tr("It was spoken as its last digit and shows aces around.");
    return custom;
}

std::string words_of_call(const Rulebook& rules, const Call& call) {
    return call.bid ? std::to_string(call.bid)
                    : capital(translated(rules.auction->passes.at(call.pass).name));
}

std::string said_by_rule(const TellingJump& jump) {
    std::vector<std::string> sentences;
    if (!jump.meaning.empty()) sentences.push_back(translated(jump.meaning));
    if (jump.meld)
        sentences.push_back(tr("It announces {} to {} in meld.", jump.meld->least, jump.meld->most));
    if (jump.aces_around) sentences.push_back(tr("It announces aces around."));
    return join(sentences, " ");
}

/// What a call by rule shows of a hand, in a few words.
std::string shown_in_short(const std::string& meaning, const std::optional<PointRange>& meld,
                           bool aces_around) {
    std::vector<std::string> parts;
    if (!meaning.empty()) parts.push_back(translated(meaning));
    if (meld) parts.push_back(tr("{} to {} in meld", meld->least, meld->most));
    if (aces_around) parts.push_back(tr("aces around"));
    return join(parts, parts.size() > 1 && !meaning.empty() ? " " : ", ");
}

/// What a bid that came after one of `high` said, in a few words.
std::string bid_in_short(const Rulebook& rules, int bid, int high) {
    const AuctionRule& auction = *rules.auction;
    if (const TellingJump* jump = announced(auction, bid, high))
        return shown_in_short(jump->meaning, jump->meld, jump->aces_around);
    if (!auction.convention) return {};
    if (const int meld = bots::meld_told(auction, bid, high)) return tr("about {} in meld", meld);
    if (bid >= auction.convention->below) return tr("wants it, and leaves the others no room");
    if (!high && bid == auction.minimum && auction.convention->opening_asks)
        return tr("wants it, and asks for meld");
    return tr("wants it");
}

std::string in_short(const View& view, const Call& call, int high) {
    const Rulebook& rules = view.rules();
    if (!call.bid) {
        const PassCall& pass = rules.auction->passes.at(call.pass);
        return shown_in_short(pass.meaning, pass.meld, pass.aces_around);
    }
    if (!high && bots::was_forced(view, call.seat, call.bid)) return tr("had to bid");
    std::string said = bid_in_short(rules, call.bid, high);
    if (call.spoken) said += (said.empty() ? "" : "; ") + tr("aces around");
    return said;
}

} // namespace

std::string said_by_custom(const Rulebook& rules, int bid, int high) {
    if (const TellingJump* jump = rules.auction ? announced(*rules.auction, bid, high) : nullptr)
        return said_by_rule(*jump);
    if (!rules.auction || !rules.auction->convention) return {};
    const MeldBids& convention = *rules.auction->convention;
    if (const int meld = bots::meld_told(*rules.auction, bid, high))
        return tr("By custom it shows the partner about {} in meld.", meld);
    if (bid >= convention.below)
        return tr("By custom it says: I want the contract. It leaves the others no room to show their meld.");
    if (!high && bid == rules.auction->minimum && convention.opening_asks)
        return tr("By custom it says: I want the contract, and asks the partner to show meld.");
    return tr("By custom it says: I want the contract.");
}

std::string told_by_call(const View& view, Seat seat) {
    if (!view.rules().auction) return {};
    std::string last;
    int high = 0;
    for (const Call& call : view.calls()) {
        if (call.seat == seat) last = told(view.rules(), call, high);
        high = std::max(high, call.bid);
    }
    return last;
}

std::vector<std::string> calls_in_words(const View& view, const Names& names) {
    if (!view.rules().auction) return {tr("There is no bidding in these rules.")};
    std::vector<std::string> lines;
    int high = 0;
    for (const Call& call : view.calls()) {
        const std::string said = told(view.rules(), call, high);
        lines.push_back(fmt::format("{}: {}.{}{}", names[call.seat], words_of_call(view.rules(), call),
                                    said.empty() ? "" : " ", said));
        high = std::max(high, call.bid);
    }
    if (lines.empty()) lines.push_back(tr("Nobody has called yet."));
    return lines;
}

std::vector<std::string> calls_in_short(const View& view) {
    std::vector<std::string> said;
    int high = 0;
    for (const Call& call : view.calls()) {
        said.push_back(in_short(view, call, high));
        high = std::max(high, call.bid);
    }
    return said;
}

std::vector<std::string> told_by_partner_in_words(const View& view) {
    std::vector<std::string> lines;
    if (const auto told = bots::told_by_partner(view))
        lines.push_back(tr("Your partner has shown {} to {} in meld.", told->least, told->most));
    if (bots::to_be_covered(view))
        lines.push_back(tr("That bid only shows meld: go one over it if you hold a marriage and a suit good "
                           "enough for trump."));
    return lines;
}

} // namespace roundhouse::present
