#include "game/event.hpp"

#include "base/overloaded.hpp"
#include "cards/notation.hpp"

#include <nlohmann/json.hpp>

namespace roundhouse {

Seat seat_of(const Event& event) {
    return std::visit(
        Overloaded{[](const events::StepBegan&) { return 0; },
                   [](const events::TurnedUp& up) { return up.dealer; },
                   [](const events::Called& called) { return called.call.seat; },
                   [](const events::SideBound&) { return 0; }, [](const events::ThrownIn&) { return 0; },
                   [](const events::BrokeOff&) { return 0; }, [](const events::Voided&) { return 0; },
                   [](const events::ScoreLine&) { return 0; }, [](const events::Score&) { return 0; },
                   [](const events::GameOver&) { return 0; }, [](const events::Winner&) { return 0; },
                   [](const auto& done) { return done.seat; }},
        event);
}

Event seen_by(const Event& event, Seat seat) {
    const auto mine = [seat](Seat whose) { return seat != 0 && whose == seat; };
    const auto hide_card = [&](auto& secret) {
        if (!mine(secret.seat)) secret.card.reset();
    };
    Event seen = event;
    std::visit(Overloaded{[&](events::Dealt& dealt) {
                              if (!mine(dealt.seat)) dealt.cards = {};
                          },
                          [&](events::Kept& kept) { hide_card(kept); },
                          [&](events::Rejected& rejected) { hide_card(rejected); },
                          [&](events::Drew& drew) {
                              if (!drew.open) hide_card(drew);
                          },
                          [&](events::TookKitty& took) {
                              if (!took.shown && !mine(took.seat)) took.cards = {};
                          },
                          [&](events::Discarded& put) {
                              if (!mine(put.seat)) put.cards = {};
                          },
                          [&](events::Gave& gave) {
                              if (!mine(gave.seat) && !mine(gave.to)) gave.cards = {};
                          },
                          [](const auto&) {}}, // all of it is public
               seen);
    return seen;
}

namespace {

using nlohmann::json;

json noted(const std::optional<Card>& card) { return card ? notation(*card) : std::string(); }

/// The event's name, and the fields of its kind.
struct EventToJson {
    const Rulebook& rules;

    json operator()(const events::StepBegan& began) const {
        return {{"event", "phase"}, {"step", name(rules, began.step)}, {"dealer", began.dealer}};
    }
    json operator()(const events::Dealt& dealt) const {
        return {{"event", "dealt"},
                {"seat", dealt.seat},
                {"cards", notation(dealt.cards)},
                {"number", dealt.number}};
    }
    json operator()(const events::TurnedUp& up) const {
        return {{"event", "turned up"}, {"seat", up.dealer}, {"cards", notation(up.card)}, {"pays", up.pays}};
    }
    json operator()(const events::Kept& kept) const {
        return {{"event", "kept"}, {"seat", kept.seat}, {"cards", noted(kept.card)}};
    }
    json operator()(const events::Rejected& rejected) const {
        return {{"event", "rejected"}, {"seat", rejected.seat}, {"cards", noted(rejected.card)}};
    }
    json operator()(const events::Drew& drew) const {
        return {{"event", "drew"}, {"seat", drew.seat}, {"cards", noted(drew.card)}, {"left", drew.left}};
    }
    json operator()(const events::Swapped& swapped) const {
        return {{"event", "swapped"}, {"seat", swapped.seat}, {"cards", notation(swapped.taken)}};
    }
    json operator()(const events::Called& called) const {
        const Call& call = called.call;
        json told{{"event", "called"},
                  {"seat", call.seat},
                  {"call", call.bid ? json(call.bid) : json(rules.auction->passes.at(call.pass).name)}};
        if (call.bid && call.spoken) told["spoken"] = spoken_digit(*rules.auction, call.bid);
        return told;
    }
    json operator()(const events::HandedBack& back) const {
        return {{"event", "handed back"}, {"seat", back.seat}, {"to", back.to}};
    }
    json operator()(const events::KeptContract& kept) const {
        return {{"event", "kept contract"}, {"seat", kept.seat}};
    }
    json operator()(const events::ContractMade& made) const {
        return {{"event", "contract"}, {"seat", made.seat}, {"bid", made.bid}, {"forced", made.forced}};
    }
    json operator()(const events::SideBound& bound) const {
        return {{"event", "bound"}, {"side", bound.side}, {"bid", bound.bid}};
    }
    json operator()(const events::ThrownIn& thrown) const {
        json told{{"event", "thrown in"}};
        if (thrown.exit >= 0) told["exit"] = exit_name(thrown.exit);
        return told;
    }
    json operator()(const events::TookKitty& took) const {
        return {{"event", "took kitty"},
                {"seat", took.seat},
                {"cards", notation(took.cards)},
                {"number", took.number}};
    }
    json operator()(const events::Discarded& put) const {
        return {{"event", "discarded"},
                {"seat", put.seat},
                {"cards", notation(put.cards)},
                {"number", put.number}};
    }
    json operator()(const events::CalledCard& called) const {
        json told{{"event", "asked"}, {"seat", called.seat}, {"card", nullptr}};
        if (called.card) told["card"] = notation(*called.card);
        if (called.giver) told["from"] = called.giver;
        return told;
    }
    json operator()(const events::AskedForPartner& asked) const {
        json told{{"event", "asked for a partner"}, {"seat", asked.seat}, {"card", nullptr}};
        if (asked.card) told["card"] = notation(*asked.card);
        if (asked.partner) told["partner"] = asked.partner;
        if (!asked.card) told["alone"] = true;
        return told;
    }
    json operator()(const events::NamedTrump& named) const {
        return {{"event", "trump"}, {"seat", named.seat}, {"suit", name(named.suit)}};
    }
    json operator()(const events::NamedContract& named) const {
        return {{"event", "trump"},
                {"seat", named.seat},
                {"contract", rules.trump->also.at(static_cast<std::size_t>(named.which)).name}};
    }
    json operator()(const events::Gave& gave) const {
        return {{"event", "gave"},
                {"seat", gave.seat},
                {"to", gave.to},
                {"number", gave.number},
                {"cards", notation(gave.cards)}};
    }
    json operator()(const events::Melded& melded) const {
        const Meld& meld = melded.meld;
        return {{"event", "melded"},
                {"seat", melded.seat},
                {"name", name(rules.meld_rules.at(static_cast<std::size_t>(meld.rule)), meld.multiple)},
                {"cards", notation(meld.cards)},
                {"points", meld.points}};
    }
    json operator()(const events::MeldTotal& total) const {
        json told{{"event", "meld sum"}, {"seat", total.seat}, {"points", total.points}};
        if (total.value != total.points) told["value"] = total.value;
        return told;
    }
    json operator()(const events::Leads& leads) const {
        return {{"event", "leads"}, {"seat", leads.seat}, {"trick", leads.trick}};
    }
    json operator()(const events::Played& played) const {
        return {{"event", "played"}, {"seat", played.seat}, {"card", notation(played.card)}};
    }
    json operator()(const events::TookTrick& took) const {
        return {{"event", "trick"}, {"seat", took.seat}, {"points", took.points}};
    }
    json operator()(const events::Claimed& claimed) const {
        return {{"event", "claimed"}, {"seat", claimed.seat}, {"points", claimed.points}};
    }
    json operator()(const events::Left& left) const {
        return {{"event", "left"}, {"seat", left.seat}, {"exit", exit_name(left.exit)}};
    }
    json operator()(const events::Chose& chose) const {
        return {{"event", "chose"},
                {"seat", chose.seat},
                {"step", step_name(chose.own_step)},
                {"option", chose.option}};
    }
    json operator()(const events::BrokeOff& broke) const {
        return {{"event", "broke off"}, {"step", step_name(broke.own_step)}, {"text", broke.fault}};
    }
    json operator()(const events::LaidEarly& laid) const {
        return {{"event", "laid out of turn"}, {"seat", laid.seat}, {"card", notation(laid.card)}};
    }
    json operator()(const events::Accused& accused) const {
        json told{{"event", "called a renege"},
                  {"seat", accused.seat},
                  {"of", accused.of},
                  {"proven", accused.proven}};
        if (accused.proven) {
            told["offence"] = accused.offence;
            told["card"] = notation(accused.card);
        }
        return told;
    }
    json operator()(const events::Voided& voided) const {
        return {{"event", "void"}, {"dealt_again", voided.dealt_again}};
    }
    json operator()(const events::ScoreLine& scored) const {
        const Line& line = scored.line;
        json told{{"event", "line"}, {"text", line.text}, {"points", line.points}};
        told[line.party ? "party" : "side"] = line.party ? line.party : line.side;
        if (!line.tally.empty()) told["tally"] = line.tally;
        return told;
    }
    json operator()(const events::Score& score) const {
        return {{"event", "score"}, {"party", score.party}, {"total", score.total}};
    }
    json operator()(const events::GameOver& over) const { return {{"event", "over"}, {"text", over.reason}}; }
    json operator()(const events::Winner& winner) const {
        return {{"event", "winner"}, {"party", winner.party}};
    }

  private:
    const std::string& exit_name(int exit) const {
        return rules.exits.at(static_cast<std::size_t>(exit)).name;
    }
    const std::string& step_name(int step) const {
        return rules.own_steps.at(static_cast<std::size_t>(step)).name;
    }
};

} // namespace

nlohmann::json to_json(const Rulebook& rules, const Event& event) {
    return std::visit(EventToJson{rules}, event);
}

} // namespace roundhouse
