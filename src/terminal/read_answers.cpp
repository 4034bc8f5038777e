#include "terminal/read_answers.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "cards/deck.hpp"
#include "present/asked/offer.hpp"
#include "present/asked/refusals.hpp"
#include "present/cards.hpp"

#include <algorithm>

namespace roundhouse::terminal {

namespace {

/// True if the text is one of these English words, or one of `here`, a comma-separated list in the reader's
/// language.
bool is_one_of(std::string_view text, std::initializer_list<std::string_view> english,
               std::string_view here) {
    if (std::find(english.begin(), english.end(), text) != english.end()) return true;
    const Lines words = between_commas(here);
    return std::find(words.begin(), words.end(), text) != words.end();
}

/// Verbs that may precede an answer, in English and the reader's language, separated by commas; longer ones
/// first where one begins with another.
std::string verbs_of(DecisionKind kind) {
    switch (kind) {
    case DecisionKind::keep_card: return {};
    case DecisionKind::call: return "i bid,bid,b,call,name," + tr_in("verbs, with commas between", "bid");
    case DecisionKind::hand_back: return {};
    case DecisionKind::take_kitty: return {};
    case DecisionKind::discard:
        return "discard,put away,put,bury,lay away,lay,d," + tr_in("verbs, with commas between", "discard");
    case DecisionKind::ask_card:
        return "call for,call,ask for,ask,c," + tr_in("verbs, with commas between", "call");
    case DecisionKind::name_trump:
        return "trump,name,call,contract," + tr_in("verbs, with commas between", "name");
    case DecisionKind::give: return "give,pass,g,p," + tr_in("verbs, with commas between", "give");
    case DecisionKind::meld: return "meld,m," + tr_in("verbs, with commas between", "meld");
    case DecisionKind::play: return "play,p,lead," + tr_in("verbs, with commas between", "play");
    case DecisionKind::object: return {};
    case DecisionKind::choose: return "choose," + tr_in("verbs, with commas between", "choose");
    }
    return {};
}

std::string without_verb(const std::string& text, DecisionKind kind) {
    for (const std::string& verb : between_commas(verbs_of(kind)))
        if (text.starts_with(verb + " ")) return text.substr(verb.size() + 1);
    return text;
}

/// "hearts" from "hearts as trump".
std::string without_trump(const std::string& text) {
    const std::string here = tr_in("behind a suit, with commas between, longest first", "as trump,trump");
    for (const std::string& end : between_commas("as trump,trump," + here))
        if (text.ends_with(" " + end)) return text.substr(0, text.size() - end.size() - 1);
    return text;
}

/// "keep" from "keep as", "lehn ab" from "lehn as ab".
std::string without_card(const std::string& text, Face face) {
    std::string rest;
    for (const std::string_view word : words(text))
        if (!present::cards_written(word, face)) rest += (rest.empty() ? "" : " ") + std::string(word);
    return rest;
}

/// Answers that begin with what was typed. Commands count too: if several match, none is meant.
class Begun {
  public:
    explicit Begun(const std::string& text) : text_(text), names_(commands_named(text)) {}

    void add(Action answer, const std::string& name) {
        answer_ = std::move(answer);
        names_.push_back(name);
    }
    /// Empty if no answer matches.
    std::optional<Typed> meant() const {
        if (!answer_) return {};
        if (names_.size() == 1) return Typed(*answer_);
        return Misread{tr("“{}” could be {}.", printable(text_, 40), join(names_, ", "))};
    }

  private:
    const std::string& text_;
    std::vector<std::string> names_;
    std::optional<Action> answer_;
};

std::string sentence(ActionFault::Kind fault) {
    return capital(present::in_words(ActionFault{fault, {}})) + ".";
}

/// "three": a bid spoken as its last digit (D12).
Typed read_spoken(const View& view, const std::string& text) {
    const AuctionRule& rule = *view.rules().auction;
    if (!rule.last_digit) return Misread{present::in_words(Refusal{RefusalCode::not_spoken})};
    const auto call = parse_call(rule, view.auction(), text);
    if (call && call->spoken) return bid(call->bid, true);
    return Misread{tr("“{}” is not a bid that you can make now.", text)};
}

std::optional<Typed> read_call(const View& view, const std::string& text) {
    int points = 0;
    if (parse_int(text, points)) {
        if (points > 0) return Typed(bid(points));
        if (points == 0 && view.rules().auction->summed) return Typed(pass());
        return Misread{sentence(ActionFault::Kind::no_points)};
    }
    if (const char* const digit = present::digit_spoken(text)) return read_spoken(view, digit);
    const auto& passes = view.rules().auction->passes;
    Begun begun(text);
    for (std::size_t i = 0; i < passes.size(); ++i) {
        const std::string here = translated(passes[i].name), low = lower_case(here);
        if (passes[i].name == text || low == text) return Typed(pass(static_cast<int>(i)));
        if (passes[i].name.starts_with(text) || low.starts_with(text))
            begun.add(pass(static_cast<int>(i)), here);
    }
    if (std::string_view("pass").starts_with(text) ||
        is_one_of(text, {"i pass"}, tr_in("answers, with commas between", "pass")))
        return Typed(pass(0));
    return begun.meant();
}

std::optional<Typed> read_hand_back(const std::string& text) {
    if (is_one_of(text,
                  {"hand back", "hand it back", "back", "b", "yes", "y", "give it back", "give back",
                   "hand the contract back"},
                  tr_in("answers, with commas between", "back,yes")))
        return Typed(hand_back());
    if (is_one_of(text, {"keep", "keep it", "k", "no", "n", "decline", "keep the contract"},
                  tr_in("answers, with commas between", "keep,no")))
        return Typed(decline());
    return {};
}

std::optional<Typed> read_keep(const std::string& answer, Face face) {
    const std::string text = without_card(answer, face);
    if (is_one_of(text, {"keep", "keep it", "k", "yes", "y"},
                  tr_in("answers, with commas between", "keep,yes")))
        return Typed(keep());
    if (is_one_of(text, {"reject", "reject it", "r", "no", "n"},
                  tr_in("answers, with commas between", "reject,no")))
        return Typed(reject());
    return {};
}

/// A meld by its number in the list, name or cards.
std::optional<Typed> read_meld(const View& view, const std::string& text, Face face) {
    if (is_one_of(text, {"none", "no", "n", "nothing", "nothing more", "no meld", "done", "decline"},
                  tr_in("answers, with commas between", "none,no,nothing")))
        return Typed(decline());
    if (is_one_of(text, {"swap", "s", "swap it", "exchange"}, tr_in("answers, with commas between", "swap")))
        return Typed(swap());
    const auto offered = view.offered_melds();
    int number = 0;
    if (parse_int(text, number)) {
        if (number >= 1 && static_cast<std::size_t>(number) <= offered.size())
            return Typed(meld(offered[static_cast<std::size_t>(number - 1)]));
        return Misread{tr("Choose a meld from 1 to {}.", offered.size())};
    }
    std::vector<Meld> meant;
    const auto cards = present::cards_written(text, face);
    const auto set = cards ? counted_if_possible(*cards) : std::nullopt;
    for (const Meld& one : offered) {
        const MeldRule& rule = view.rules().meld_rules[static_cast<std::size_t>(one.rule)];
        const bool named =
            text.size() >= 3 && (lower_case(name(rule, one.multiple)).starts_with(text) ||
                                 lower_case(present::in_words(rule, one.multiple, face)).starts_with(text));
        if (named || set == one.cards) meant.push_back(one);
    }
    if (meant.size() == 1) return Typed(meld(meant.front()));
    if (meant.size() > 1)
        return Misread{tr("That could be several of the melds: say its number or its cards.")};
    if (cards && !cards->empty()) return Misread{tr("Those cards are not a meld that you can score now.")};
    return {};
}

/// A rank alone does not say which card.
std::optional<Typed> rank_alone(const std::string& text, const CardSet& choice, Face face) {
    const auto rank = parse_rank(text);
    if (!rank || !commands_named(text).empty()) return {};
    const CardSet cards = choice.only(mask_of(*rank));
    if (cards.empty()) return Misread{tr("There is no {} to choose.", present::in_words(*rank, face))};
    return Misread{tr("Which one? Say its suit too: {}.", present::one_of(CardSet::of(cards.kinds())))};
}

std::optional<Typed> read_play(const View& view, const Decision& decision, const std::string& text,
                               Face face) {
    if (decision.may_claim && text.size() >= 2 && std::string_view("claim").starts_with(text))
        return Typed(claim());
    if (is_one_of(text, {"claim", "claim the rest", "the rest", "i claim"},
                  tr_in("answers, with commas between", "claim")))
        return Typed(claim());
    if (const auto cards = present::cards_written(text, face); cards && !cards->empty()) {
        if (cards->size() == 1) return Typed(play(cards->front()));
        return Misread{sentence(ActionFault::Kind::one_card)};
    }
    return rank_alone(text, view.hand(), face);
}

std::optional<Typed> read_ask(const Decision& decision, const std::string& text, Face face) {
    if (is_one_of(text, {"none", "no", "n", "nothing", "no card", "decline"},
                  tr_in("answers, with commas between", "none,no,nothing")))
        return Typed(decline());
    if (const auto cards = present::cards_written(text, face); cards && !cards->empty()) {
        if (cards->size() == 1) return Typed(ask_card(cards->front()));
        return Misread{tr("Only one card can be called.")};
    }
    return rank_alone(text, decision.cards, face);
}

/// Several cards, to give or to discard.
std::optional<Typed> read_several(const std::string& text, Face face, Action (*action)(const CardSet&)) {
    const auto cards = present::cards_written(text, face);
    if (!cards || cards->empty()) return {};
    const auto set = counted_if_possible(*cards);
    if (!set) return Misread{tr("You named the same card too many times.")};
    return Typed(action(*set));
}

/// A name before the cards, as hints write it, may be typed but is not needed.
std::optional<Typed> read_gift(const std::string& text, Face face) {
    if (auto read = read_several(text, face, give)) return read;
    const std::size_t name = text.find(' ');
    const bool named = name != std::string::npos && name >= 3 && !parse_rank(text.substr(0, 2)); // not "10x"
    return named ? read_several(text.substr(name + 1), face, give) : std::nullopt;
}

/// A suit, or a contract without trump by any unambiguous beginning.
std::optional<Typed> read_trump(const View& view, const std::string& text, Face face) {
    const std::string alone = without_trump(text);
    if (const auto suit = present::suit_written(alone, face)) return Typed(name_trump(*suit));
    const auto& also = view.rules().trump->also;
    Begun begun(text);
    for (std::size_t i = 0; i < also.size(); ++i) {
        const std::string here = translated(also[i].name);
        const std::string contract = lower_case(also[i].name), low = lower_case(here);
        if (contract == text || low == text || low == alone) return Typed(name_contract(static_cast<int>(i)));
        if (contract.starts_with(text) || low.starts_with(text))
            begun.add(name_contract(static_cast<int>(i)), here);
    }
    return begun.meant();
}

std::optional<Typed> read_objection(const std::string& text) {
    if (is_one_of(text,
                  {"none", "no", "n", "nothing", "no renege", "decline", "stand", "let it stand",
                   "let the hand stand"},
                  tr_in("answers, with commas between", "none,no,nothing")))
        return Typed(decline());
    return {};
}

/// An option of a package's own step, by any unambiguous beginning.
std::optional<Typed> read_choice(const View& view, const std::string& text) {
    Begun begun(text);
    for (const StepOption& option : view.options()) {
        const std::string here = translated(option.id);
        const std::string id = lower_case(option.id), low = lower_case(here);
        if (id == text || low == text) return Typed(choose(option.id));
        if (id.starts_with(text) || low.starts_with(text)) begun.add(choose(option.id), here);
    }
    return begun.meant();
}

} // namespace

std::optional<Typed> read_answer(const View& view, const Decision& decision, const std::string& text,
                                 Face face) {
    const std::string answer = without_verb(text, decision.kind);
    switch (decision.kind) {
    case DecisionKind::keep_card: return read_keep(answer, face);
    case DecisionKind::call: return read_call(view, answer);
    case DecisionKind::hand_back: return read_hand_back(answer);
    case DecisionKind::take_kitty:
        if (is_one_of(answer, {"take", "take it", "t", "take kitty", "take the kitty", "yes", "y"},
                      tr_in("answers, with commas between", "take,yes")))
            return Typed(take_kitty());
        return {};
    case DecisionKind::discard: return read_several(answer, face, discard);
    case DecisionKind::ask_card: return read_ask(decision, answer, face);
    case DecisionKind::name_trump: return read_trump(view, answer, face);
    case DecisionKind::give: return read_gift(answer, face);
    case DecisionKind::meld: return read_meld(view, answer, face);
    case DecisionKind::play: return read_play(view, decision, answer, face);
    case DecisionKind::object: return read_objection(answer);
    case DecisionKind::choose: return read_choice(view, answer);
    }
    return {};
}

namespace {

/// Examples of what to type: `number` of the cards that may be chosen, lowest first.
std::string examples(const CardSet& choice, int number, Face face) {
    std::vector<Card> cards = present::in_order(choice);
    std::reverse(cards.begin(), cards.end());
    cards.resize(std::min(cards.size(), static_cast<std::size_t>(number)));
    return present::to_type(cards, face);
}

std::string how_to_answer_itself(const View& view, const Decision& decision, Face face) {
    using enum Suit;
    switch (decision.kind) {
    case DecisionKind::keep_card: return tr("Say “keep” or “reject”.");
    case DecisionKind::call: return tr("Say a number or “pass”.");
    case DecisionKind::hand_back: return tr("Say “back” to hand the contract back, or “keep”.");
    case DecisionKind::take_kitty: return tr("Say “take” to take the kitty.");
    case DecisionKind::discard:
        return tr("Name the cards to discard, for example {}.",
                  examples(decision.cards, decision.how_many, face));
    case DecisionKind::ask_card:
        return decision.may_decline
                   ? tr("Name a card to call, for example {}, or say “none”.",
                        examples(decision.cards, 1, face))
                   : tr("Name a card to ask for, for example {}.", examples(decision.cards, 1, face));
    case DecisionKind::name_trump: {
        Lines contracts;
        const auto& also = view.rules().trump->also;
        for (std::size_t i = 0; i < also.size(); ++i)
            if (decision.suits >> (suit_count + i) & 1) contracts.push_back(translated(also[i].name));
        const std::string suit = lower_case(present::in_words(hearts, face)),
                          letter = present::suit_to_type(hearts, face);
        return contracts.empty() ? tr("Name a suit, for example {} or {}.", suit, letter)
                                 : tr("Name a suit, for example {} or {}, or say {}.", suit, letter,
                                      present::one_of(contracts));
    }
    case DecisionKind::give:
        return tr("Name the cards, for example {}.", examples(decision.cards, decision.how_many, face));
    case DecisionKind::meld:
        return decision.may_swap ? tr("Say a meld's number, name or cards, “swap”, or “none”.")
                                 : tr("Say a meld's number, name or cards, or “none”.");
    case DecisionKind::play: return tr("Name a card, for example {}.", examples(decision.cards, 1, face));
    case DecisionKind::object: return tr("Say “none”, or whose renege you call, for example “accuse 2”.");
    case DecisionKind::choose: {
        Lines ids;
        for (const StepOption& option : view.options()) ids.push_back(translated(option.id));
        return tr("Say {}.", present::one_of(ids));
    }
    }
    return {};
}

} // namespace

std::string how_to_answer(const View& view, const Decision& decision, Face face) {
    const auto& exits = view.rules().exits;
    Lines names;
    for (std::size_t i = 0; i < exits.size(); ++i)
        if (decision.exits >> i & 1) names.push_back(tr("“{}”", translated(exits[i].name)));
    const std::string itself = how_to_answer_itself(view, decision, face);
    return names.empty() ? itself : itself + " " + tr("You may also say {}.", present::one_of(names));
}

} // namespace roundhouse::terminal
