// The table's answers to a person: hints, reasons, refusals, in a bubble where they are looked for.

#include "window/table/scene.hpp"

#include "base/language.hpp"
#include "present/asked/answers.hpp"
#include "present/asked/decisions.hpp"
#include "present/asked/refusals.hpp"
#include "present/cards.hpp"
#include "present/hints/hints.hpp"
#include "script/limits/elsewhere.hpp"
#include "seating/allowances.hpp"
#include "window/paint/shown.hpp"
#include "window/table/bubble.hpp"

#include <utility>

namespace roundhouse::window {

namespace {

constexpr int most_turned = 50; ///< pages of the ladder

} // namespace

std::string TableScene::words_of(const Refusal& refusal) const {
    return present::in_words(refusal, &table_.session.names(), table_.settings.cards.face);
}

void TableScene::say(const std::string& title, const std::string& text, std::optional<Rect> about) {
    const Face face = table_.settings.cards.face;
    table_.bubble = {shown(title, face), shown(text, face), about};
}

void TableScene::hint() {
    if (!table_.asked()) return;
    say(tr("Hint"), "…");
    if (advice_.valid()) {
        hint_again_ = advice_for_ != table_.session.game().entries();
        return;
    }
    advice_for_ = table_.session.game().entries();
    advice_ = std::async(std::launch::async, [match = table_.session.match(), seat = table_.viewer,
                                              asked = table_.decision, names = table_.session.names(),
                                              face = table_.settings.cards.face, speaks = speaking(),
                                              left = left_] {
        const LanguageScope scope(speaks); // a new thread speaks English
        const script::EndsWhen ends(*left);
        const script::Operation operation(seating::while_thinking, seating::for_thinking);
        return present::hint_for(View(*match.round, seat), asked, names, face);
    });
}

void TableScene::show_advice() {
    const present::Hint advice = advice_.get();
    if (!table_.asked() || advice_for_ != table_.session.game().entries()) { // it is out of date
        if (std::exchange(hint_again_, false)) hint();
        return;
    }
    if (const auto* bid = as<actions::Bid>(advice.action)) {
        const auto bids = next_bids(*table_.session.rules().auction, table_.view().auction(),
                                    most_turned * present::bids_shown);
        const auto at = std::find(bids.begin(), bids.end(), bid->points) - bids.begin();
        table_.from_bid = static_cast<int>(at) / present::bids_shown * present::bids_shown;
        begin_decision();
    }
    table_.focus = table_.focused_choice = -1;
    std::optional<Rect> about; // none if several cards are meant
    const std::vector<int> places = table_.places_in_hand(cards_of(advice.action));
    if (is<actions::Discard>(advice.action)) warned_of_ = cards_of(advice.action); // the hint named its price
    if (table_.offer.picking == Picking::several && !places.empty()) {
        table_.advised = cards_of(advice.action); // what was picked stays picked
    } else if (table_.offer.picking == Picking::one && is<actions::Play>(advice.action) && !places.empty()) {
        table_.focus = places.front();
        about = spot_on(
            raised_by(table_.hand_pose(static_cast<std::size_t>(table_.focus)), table_.layout.raise), 0.3F);
    } else {
        for (std::size_t i = 0; i < table_.offer.choices.size(); ++i)
            if (table_.offer.choices[i].action == advice.action) table_.focused_choice = static_cast<int>(i);
        if (table_.focused_choice >= 0 && table_.focused_choice < static_cast<int>(table_.choices.size()))
            about = table_.choices[static_cast<std::size_t>(table_.focused_choice)].place;
    }
    say(tr("Hint"), join(advice.why, "\n"), about);
}

void TableScene::why(int place) {
    if (!table_.asked()) return;
    if (place < 0 || place >= static_cast<int>(table_.hand.size())) {
        say(tr("What is asked"), answer_to(""));
        return;
    }
    const Card card = table_.hand[static_cast<std::size_t>(place)];
    const Rect at = spot_on(table_.layout.hand[static_cast<std::size_t>(place)], 0.15F);
    const std::string title = present::in_words(card, table_.settings.cards.face);
    const bool refereed =
        table_.decision.kind == DecisionKind::play && table_.offer.cards != table_.decision.cards;
    if ((refereed ? table_.decision.cards : table_.offer.cards).has(card) ||
        table_.offer.picking != Picking::one) {
        say(title, answer_to(present::to_type({card}, table_.settings.cards.face)), at);
        return;
    }
    const View view = table_.view(); // only a play picks a single card
    const auto refusal = why_not(view.table(), view.trick_play(), card);
    if (!refusal) return;
    std::string text = words_of(*refusal);
    if (!refusal->rule.empty()) text += "\n" + tr("Rule: {}", translated(refusal->rule));
    say(tr("{}: not now", title), text, at);
}

std::string TableScene::answer_to(const std::string& question) const {
    return join(present::answer_question(table_.view(), table_.decision, question, table_.session.names(),
                                         table_.settings.cards.face),
                "\n");
}

} // namespace roundhouse::window
