#include "present/bids_and_melds.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/asked/offer.hpp"
#include "present/cards.hpp"
#include "present/rules/customs.hpp"
#include "rules/scoring.hpp"

#include <algorithm>

namespace roundhouse::present {

namespace {

bool flows(const Rulebook& rules, Step step) {
    return std::find(rules.flow.begin(), rules.flow.end(), step) != rules.flow.end();
}

bool has_melds(const Rulebook& rules) { return flows(rules, Step::meld) || rules.draw_play.has_value(); }

/// The viewer is "you"; the others go by their names.
struct Writer {
    const View& view;
    const Names& names;
    Face face;
    const Rulebook& rules = view.rules();

    bool is_you(Seat seat) const { return seat != 0 && seat == view.seat(); }
    std::string who(Seat seat) const { return is_you(seat) ? tr("You") : names[seat]; }

    std::string dealt() const {
        const bool sits_out = somebody_sits_out(rules);
        if (!sits_out && is_you(view.dealer())) return tr("You dealt");
        return tr("{} dealt", sits_out ? names.person(view.before().dealing_person) : names[view.dealer()]);
    }

    // ---- sides

    /// From the view's own seat on, grouped by side.
    std::vector<std::vector<Seat>> sides() const {
        std::vector<std::vector<Seat>> all;
        const PerSeat<std::uint8_t>& of = view.sides().of;
        for (int i = 0; i < rules.seats; ++i) {
            const Seat seat = onward(std::max<Seat>(view.seat(), 1), i, rules.seats);
            const auto side =
                std::find_if(all.begin(), all.end(), [&](const auto& one) { return of[one[0]] == of[seat]; });
            if (side == all.end())
                all.push_back({seat});
            else
                side->push_back(seat);
        }
        return all;
    }
    std::string who(const std::vector<Seat>& seats) const {
        std::vector<std::string> each;
        for (const Seat seat : seats) each.push_back(who(seat));
        return all_of(each);
    }
    bool ours(const std::vector<Seat>& seats) const { return is_you(seats.front()); }

    // ---- the auction

    std::vector<CallLine> calls() const {
        std::vector<CallLine> lines;
        const std::vector<std::string> said = calls_in_short(view);
        const Contract& contract = view.contract();
        std::optional<std::size_t> made;
        for (std::size_t i = 0; i < view.calls().size(); ++i) {
            const Call& call = view.calls()[i];
            lines.push_back({call.seat, who(call.seat), call_in_words(*rules.auction, call), said[i],
                             call.bid > 0, false});
            if (call.bid && call.seat == contract.seat && (rules.auction->summed || call.bid == contract.bid))
                made = i;
        }
        if (made) lines[*made].contract = true;
        return lines;
    }

    /// What the declarer plays for, once there is a contract.
    std::string plays_for() const {
        const Contract& contract = view.contract();
        const bool you = is_you(contract.seat);
        const std::string& name = names[contract.seat];
        if (const SideContract* side = view.side_contract()) {
            const std::string what = translated(side->name);
            return you ? tr("You play for {}: {}.", contract.bid, what)
                       : tr("{} plays for {}: {}.", name, contract.bid, what);
        }
        if (!view.trump())
            return you ? tr("You play for {}.", contract.bid) : tr("{} plays for {}.", name, contract.bid);
        std::string suit = in_words(*view.trump(), face);
        if (face == Face::french) suit += " " + mark(*view.trump());
        return you ? tr("You play for {} in {}.", contract.bid, suit)
                   : tr("{} plays for {} in {}.", name, contract.bid, suit);
    }

    /// What the others must reach, where everybody's bids are added.
    std::string others_must_make() const {
        std::vector<std::string> sentences;
        if (rules.auction->summed)
            for (const std::vector<Seat>& seats : sides()) {
                const int side = view.sides().of[seats.front()];
                if (side != view.sides().declarers && view.contract_of(side) > 0)
                    sentences.push_back(tr("{}: {} to make.", who(seats), view.contract_of(side)));
            }
        return join(sentences, " ");
    }

    std::string outcome() const {
        const AuctionState& auction = view.auction();
        if (view.contract().seat) {
            std::vector<std::string> sentences;
            if (view.contract().forced)
                sentences.push_back(rules.auction->forced_opening ? tr("Nobody else bid.")
                                                                  : tr("Nobody bid."));
            if (auction.holder && auction.holder != view.contract().seat)
                sentences.push_back(is_you(auction.holder)
                                        ? tr("You handed the contract back.")
                                        : tr("{} handed the contract back.", names[auction.holder]));
            sentences.push_back(plays_for());
            if (std::string others = others_must_make(); !others.empty())
                sentences.push_back(std::move(others));
            return join(sentences, " ");
        }
        if (view.calls().empty()) return tr("Nobody has called yet.");
        if (auction.high == 0) return over(auction) ? tr("Nobody bid.") : tr("Nobody has bid yet.");
        return is_you(auction.holder)
                   ? tr("Your {} is the highest bid so far.", auction.high)
                   : tr("The highest bid so far: {} by {}.", auction.high, names[auction.holder]);
    }

    // ---- melds

    /// True once nobody has anything left to meld.
    bool melded() const {
        if (view.over()) return true;
        const auto place = [&](Step step) {
            return std::find(rules.flow.begin(), rules.flow.end(), step) - rules.flow.begin();
        };
        return place(view.step()) > place(rules.draw_play ? Step::draw_play : Step::meld);
    }

    std::string needed() const {
        std::vector<std::string> sentences;
        if (rules.meld_at_least)
            sentences.push_back(tr("A side needs {} for its meld to count.", rules.meld_at_least));
        if (says(rules.settle_says, "needs_trick")) sentences.push_back(tr("Meld counts only with a trick."));
        return join(sentences, " ");
    }

    std::string no_melds() const {
        if (!has_melds(rules)) return tr("There are no melds in these rules.");
        if (!view.melds().empty()) return {};
        return melded() ? tr("Nobody has shown a meld.") : tr("Nobody has melded yet.");
    }

    SeatMelds melds_of(Seat seat) const {
        SeatMelds all{seat, who(seat), view.meld_points(seat), {}};
        for (const ShownMeld& shown : view.melds()) {
            if (shown.seat != seat) continue;
            const MeldRule& rule = rules.meld_rules.at(static_cast<std::size_t>(shown.meld.rule));
            all.melds.push_back({in_words(rule, shown.meld.multiple, face), shown.meld.points,
                                 worth_in_words(rule, shown.meld), in_order(shown.meld.cards)});
        }
        return all;
    }

    SideMelds melds_of(const std::vector<Seat>& seats) const {
        SideMelds side{who(seats), ours(seats), {}, {}, {}};
        int sum = 0;
        for (const Seat seat : seats) {
            side.seats.push_back(melds_of(seat));
            sum += side.seats.back().points;
        }
        const bool thrown_in = rules.auction && view.contract().seat == 0; // once it is over
        const bool shows = (melded() && !thrown_in) || !view.melds().empty();
        if (shows) side.points = sum;
        if (shows && flows(rules, Step::meld) && rules.meld_at_least && sum < rules.meld_at_least)
            side.note = tr("less than {}: it does not count", rules.meld_at_least);
        return side;
    }

    // ---- tricks

    SideTricks tricks_of(const std::vector<Seat>& seats) const {
        SideTricks side{who(seats), ours(seats), 0};
        for (const Seat seat : seats) side.tricks += view.tricks_won(seat);
        return side;
    }

    std::vector<CardOfTrick> last_trick() const {
        std::vector<CardOfTrick> cards;
        if (view.finished_tricks().empty()) return cards;
        const TrickRecord& trick = view.finished_tricks().back();
        for (int i = 0; i < rules.seats; ++i) {
            const Seat seat = onward(trick.leader, i, rules.seats);
            cards.push_back(
                {seat, who(seat), trick.cards[static_cast<std::size_t>(i)], seat == trick.winner});
        }
        return cards;
    }

    std::string taken(const std::vector<CardOfTrick>& trick) const {
        std::vector<std::string> sentences;
        for (const CardOfTrick& played : trick)
            if (played.took)
                sentences.push_back(is_you(played.seat)
                                        ? tr("You took it with {}.", mark(played.card))
                                        : tr("{} took it with {}.", played.who, mark(played.card)));
        if (trick.empty()) sentences.push_back(tr("No trick has been taken yet."));
        if (const Seat seat = view.claimed_by())
            sentences.push_back(is_you(seat) ? tr("You claimed the rest.")
                                             : tr("{} claimed the rest.", names[seat]));
        return join(sentences, " ");
    }
};

} // namespace

std::string title_of_bids(const Rulebook& rules) {
    if (!has_melds(rules)) return rules.auction ? tr("Bids and tricks") : tr("Tricks");
    return rules.auction ? tr("Bids and melds") : tr("Melds and tricks");
}

BidsAndMelds bids_and_melds(const View& view, const Names& names, Face face) {
    const Writer writer{view, names, face};
    BidsAndMelds all;
    all.title = title_of_bids(view.rules());
    all.about = tr("Round {}", view.before().round) + ", " + in_words(view.rules().title);
    all.dealt = writer.dealt();
    all.has_calls = view.rules().auction.has_value();
    if (all.has_calls) {
        all.calls = writer.calls();
        all.outcome = writer.outcome();
    }
    all.needed = writer.needed();
    all.no_melds = writer.no_melds();
    for (const std::vector<Seat>& seats : writer.sides()) {
        all.sides.push_back(writer.melds_of(seats));
        all.tricks.push_back(writer.tricks_of(seats));
    }
    all.last_trick = writer.last_trick();
    all.taken = writer.taken(all.last_trick);
    if (view.finished_tricks().size() > 1) all.hidden = tr("Only the last trick may be looked at.");
    return all;
}

} // namespace roundhouse::present
