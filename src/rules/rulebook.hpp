#pragma once
// A variant's rules, compiled: immutable and shared. Everything the engine does, it reads here; no room asks
// which variant it is.

#include "base/language.hpp"
#include "cards/notation.hpp"
#include "rules/auction.hpp"
#include "rules/melds.hpp"
#include "rules/play/must.hpp"
#include "rules/play/trick.hpp"
#include "rules/scoring.hpp"
#include "rules/term.hpp"

#include <map>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace roundhouse {

/// A text in English and, if the package gives them with it, in other languages, by language tag.
struct Text {
    std::string en;
    std::map<std::string, std::string> others = {};
};

using OptionValue = std::variant<bool, int, std::string>;

/// The agreed value of an option, and what else could have been agreed.
struct AgreedOption {
    std::string name;
    Text label;
    OptionValue value, standard;
    std::vector<OptionValue> choices;              ///< if it is a choice
    int least = 0, most = 0, step = 1;             ///< if it is a number
    std::map<std::string, std::string> words = {}; ///< what people read for each value, by its text
};

std::string to_string(const OptionValue& value);

/// The steps of a round. A rulebook's flow lists them in order. The engine itself carries out all but those
/// from `own` on: own + n is the rulebook's own_steps[n].
enum class Step : std::uint8_t {
    deal,
    draft,
    turn_up,
    auction,
    kitty,
    discard,
    call_card,
    trump,
    exchange,
    meld,
    draw_play,
    play,
    settle,
    own
};
inline constexpr std::array<const char*, 13> step_names{
    "deal",  "draft", "turn_up", "auction",   "kitty", "discard", "call_card",
    "trump", "pass",  "meld",    "draw_play", "play",  "settle"};

constexpr bool is_own(Step step) { return step >= Step::own; }
/// The place of one of the rulebook's own steps in own_steps.
constexpr std::size_t own_number(Step step) {
    return static_cast<std::size_t>(step) - static_cast<std::size_t>(Step::own);
}
constexpr Step own_step(std::size_t number) {
    return static_cast<Step>(static_cast<std::size_t>(Step::own) + number);
}

enum class SidesForm : std::uint8_t { each, partners, two_teams, four_teams, called };
enum class Turn : std::uint8_t { clockwise, counter_clockwise };

struct DealRule {
    int hand = 0;             ///< cards for each seat
    int kitty = 0;            ///< cards left over for the kitty, dealt last
    int stock = 0;            ///< cards left to draw from; the whole deck if hands are drafted
    std::vector<int> packets; ///< how many at a time; sums to `hand`
};

/// Hands are drawn from the stock instead of dealt, each seat in turn: the drawer keeps one of two cards and
/// puts the other face down on their own pile, which counts for tricks at the end (C19, C21).
struct DraftRule {
    bool dealer_first = false;
    bool declarers_pile_to_others = false; ///< it counts for the next seat of another side
};

/// The next card of the stock is turned up, makes trump, and goes under the stock (C16).
struct TurnUpRule {
    std::optional<Rank> pays; ///< a card of this rank pays the dealer
    int points = 0;           ///< how many
};

/// Tricks before the stock is drawn (C16, C17). The winner of each may meld; then everybody draws a card, the
/// winner first.
struct DrawPlayRule {
    bool dealer_first = false;
    PlayTable table;            ///< what must be played here; cards count as in the later tricks
    int most_melds = 1;         ///< after one trick, not counting those melded beside another
    bool needs_new_card = true; ///< a meld needs a card that has not been melded yet
    std::optional<Rank> swap;   ///< the trump of this rank may be swapped for the card turned up
};

/// What a hand must hold in a suit to name it trump.
enum class TrumpNeeds : std::uint8_t { nothing, marriage, run, dix, marriage_or_dix };

struct Rulebook;

/// A contract without a trump suit, named in place of one (A29, A30).
struct SideContract {
    std::string name;
    Goal goal = Goal::every_trick; ///< a goal in tricks is the declarer's alone, and play stops once it
                                   ///< is decided
    bool melds = true;             ///< whether anybody melds
    std::optional<int> bid_up_to;  ///< may be named only if the bid is not above this
    int times = 1;                 ///< the hand's worth is multiplied by this
    /// The rules for the rest of the hand, if cards rank, bind or count differently in this contract: the
    /// same but for ranks, play and count, and how cards rank and count while they are drawn. Else null.
    std::shared_ptr<const Rulebook> own = {};
};

struct TrumpRule {
    TrumpNeeds needs = TrumpNeeds::nothing;
    std::vector<SideContract> also;
};

/// The declarer takes the kitty into the hand (A07).
struct KittyRule {
    bool shown = true;        ///< everybody sees it
    bool to_everyone = false; ///< the declarer keeps one card of it and gives one to everybody else (C31)
};

/// What may not be put away.
enum class Spares : std::uint8_t {
    nothing,
    kinds_taken, ///< of each kind, no more than were held before the kitty (A08)
    melded,      ///< cards in a meld, as long as others are left (C23)
    listed,      ///< the kinds that the rule lists, as long as others are left
};

/// After taking the kitty, the declarer puts away as many cards.
struct DiscardRule {
    Spares spares = Spares::nothing;
    bool counts = true; ///< they count for the declarer's tricks (A08); else for nobody (C05)
    KindMask kinds = 0; ///< the kinds of Spares::listed

    /// Why a spared card may not be put away.
    RefusalCode refusal() const {
        return spares == Spares::melded   ? RefusalCode::melded
               : spares == Spares::listed ? RefusalCode::spared
                                          : RefusalCode::picked_up;
    }
};

/// The declarer may call, once, for a card that they do not hold: the first seat that has it gives it up and
/// gets cards of the declarer's choice in return, but not the card called (A28).
///
/// Or the declarer asks for a trump: the first other seat that has it keeps it and becomes the partner for
/// this hand. If nobody has it, another is asked for; when none is left, the declarer plays alone against all
/// the others, who are one side (C32).
struct CallCardRule {
    int gives_back = 1;
    bool makes_partner = false; ///< the second form
};

/// Cards exchanged between the declarer and the partner after trump is named (B05): one gives this many, the
/// other looks and gives as many back.
struct ExchangeRule {
    int cards = 0;
    bool declarer_first = false;
    bool simultaneous = false; ///< both choose before either sees what the other gives (C09)
};

/// How much each kind counts in tricks.
struct CountRule {
    std::array<int, rank_count> points{}; ///< of each rank
    int last_trick = 0;
    int total = 0; ///< all of it: deck and last trick
};

/// A fact about a hand: how many cards of some kinds it holds.
struct HandCount {
    std::string of; ///< which cards, as people say it: "non-counters", "A", "9 J"
    KindMask kinds = 0;
    int least = 0;
    std::optional<int> most; ///< empty: any number
};

/// When an exit is open, apart from its place: every condition that is set must hold.
struct ExitWhen {
    std::optional<int> bid_above_meld; ///< the bid is more than this above the declarers' melds (B16)
    std::optional<int> meld_under;     ///< the declarers' melds are below this
    std::optional<bool> forced;        ///< the contract was forced upon the declarer, or was not
    bool no_suit = false;              ///< the hand allows no suit to be named trump (D17)
    bool nobody_bid = false;           ///< the auction ended without a bid; false: with one
    bool had_to_open = false;          ///< the rules demanded the declarer's first bid
    std::optional<int> bid = {};       ///< the bid is exactly this
    std::vector<HandCount> holds = {}; ///< in the current hand of whoever leaves, and in no other (C38)
};

/// Who still melds after an exit.
enum class ExitMelds : std::uint8_t { everyone, other_sides, nobody };

/// A way out of the ordinary course of a round.
struct ExitRule {
    std::string name;
    std::string text;     ///< what it costs, in a sentence; may be empty
    bool at_lead = false; ///< open before the first card is led
    std::vector<Step> at; ///< open while its seat decides in one of these steps
    ExitWhen when;
    std::vector<Step> goes_on; ///< steps that still run
    ExitMelds melds = ExitMelds::everyone;
    bool by_rule = false; ///< nobody is asked: it is taken when its step begins and its conditions hold
    bool anyone = false;  ///< open to whoever decides there, not only to the declarer; at_lead: before the
                          ///< seat's own first card
    bool deals_again = false; ///< the hand is void, and the same dealer deals again (C38)
};

/// Who leads the first trick.
enum class FirstLead : std::uint8_t { declarer, left_of_dealer, last_winner };

/// A step of the package's own. LiveRules say what may be chosen in it, and what follows.
struct OwnStep {
    std::string name; ///< as the flow names it
    Text title;       ///< what people read
    std::string text; ///< what it is about, in a sentence; may be empty
};

/// What happens to a play that the rules forbid (C27).
enum class Enforcement : std::uint8_t {
    strict,  ///< it is refused
    referee, ///< it is accepted, but another player may call it, which ends the hand
};

/// A part of a sentence from the package: a text with a {} for each part, or a number.
struct Clause {
    std::string text; ///< empty: the clause is `number`
    int number = 0;
    std::vector<Clause> parts;
};

/// What settlement and ending say about themselves, besides their functions.
struct Described {
    std::string kind;
    std::vector<std::pair<std::string, OptionValue>> facts; ///< its parameters, for programs
    std::vector<Clause> clauses; ///< the same for people; empty if the package says nothing
};

/// What is kept for each party besides the score, such as checks.
struct Tally {
    std::string name; ///< as settlement and ending know it
    Text title;       ///< what people read; its name, if the package gives none
};

/// What winning the game pays: every loser to every winner (C36).
struct WinPays {
    std::string tally;
    int points = 0;
};

struct Rulebook {
    std::string id;
    Text title, summary;
    /// The pattern of cards it is played with, unless others are chosen (A34).
    Face face = Face::french;
    std::vector<AgreedOption> options;

    int seats = 4;
    SidesForm sides = SidesForm::each;
    Turn turn = Turn::clockwise;
    int people = 4;              ///< as many as seats; if more, dealers sit out (C33)
    int parties = 2;             ///< they hold the scores: fixed sides; where people sit out, each person
    PerSeat<std::uint8_t> party; ///< of each seat, from 1; where people sit out, only its side

    std::vector<Rank> ranks; ///< from the highest to the lowest
    CardSet deck;
    DealRule deal;
    std::vector<Step> flow;
    std::optional<DraftRule> draft;
    std::optional<TurnUpRule> turn_up;
    std::optional<DrawPlayRule> draw_play;
    std::optional<AuctionRule> auction;
    std::optional<KittyRule> kitty;
    std::optional<DiscardRule> discard;
    std::optional<CallCardRule> call_card;
    std::optional<TrumpRule> trump;
    std::optional<ExchangeRule> exchange;
    std::vector<MeldRule> meld_rules;
    std::vector<MarkRule> marks;
    int meld_at_least = 0; ///< a side with less neither shows nor scores it (D18)
    MeldTable melds;
    FirstLead first_lead = FirstLead::declarer;
    PlayTable play;
    CountRule count;
    std::vector<ExitRule> exits;
    Enforcement enforcement = Enforcement::strict;
    std::vector<OwnStep> own_steps;
    std::vector<Tally> tallies;
    std::optional<WinPays> win_pays;
    bool ends_at_once = false; ///< what was melded and taken so far may end the game in mid-hand
    Described settle_says, ending_says;

    std::shared_ptr<const LiveRules> live;
    Scoring scoring;    ///< how the functions in `live` behave
    std::string digest; ///< of everything that the package says, in sixteen hexadecimal digits

    PackageTextsPtr texts; ///< the package's translations of its own texts
    TermsPtr terms;        ///< words explained on its page of rules and at its table
};

using RulebookPtr = std::shared_ptr<const Rulebook>;

/// The step's name in the flow.
std::string name(const Rulebook& rules, Step step);

/// The contract without trump of that name; null if there is none, as for "trump".
const SideContract* side_contract(const Rulebook& rules, std::string_view name);
/// The rules by which tricks are played in the contract of that name.
const Rulebook& as_played(const Rulebook& rules, std::string_view contract);

/// The sides of a round in which seat n is on side of[n]: their seats, and the parties that they score for.
std::vector<SideResult> sides_of(const Rulebook& rules, const PerSeat<std::uint8_t>& of);

/// The most tricks that a round can have.
inline constexpr int most_tricks = 32;
/// Tricks played while cards are drawn.
inline int drawing_tricks(const Rulebook& rules) {
    return rules.draw_play ? rules.deal.stock / rules.seats : 0;
}
/// Tricks in a round, including those played while cards are drawn.
inline int tricks(const Rulebook& rules) {
    return drawing_tricks(rules) + rules.deal.hand + (rules.kitty && rules.kitty->to_everyone ? 1 : 0);
}
/// Average card points of a trick.
inline int trick_points(const Rulebook& rules) {
    const int number = tricks(rules);
    return number > 0 ? rules.count.total / number : 0;
}

/// What binds the players, and what beats what, in a step that plays tricks.
inline const PlayTable& play_table(const Rulebook& rules, Step step) {
    return step == Step::draw_play ? rules.draw_play->table : rules.play;
}

/// True if there are more people than seats, so that each holds a score and the dealer sits out.
inline bool somebody_sits_out(const Rulebook& rules) { return rules.people > rules.seats; }

/// The seat that deals when that person does. Where people sit out, the dealer has no seat, and the last seat
/// stands in (C33).
inline Seat dealing_seat(const Rulebook& rules, int dealing_person) {
    return somebody_sits_out(rules) ? rules.seats : dealing_person;
}

/// Which person sits at `seat` when `dealing_person` deals: if anybody sits out, the seats are taken in order
/// from the dealer's left (C33).
inline int person_at(const Rulebook& rules, int dealing_person, Seat seat) {
    return somebody_sits_out(rules) ? onward(dealing_person, seat, rules.people) : seat;
}

/// Where people sit out, credits each side to the people at its seats; changes nothing elsewhere.
void credit_people(const Rulebook& rules, int dealing_person, std::vector<SideResult>& sides);

/// The seats of a party (in a game of fixed sides, of a side).
std::vector<Seat> seats_of(const Rulebook& rules, Party party);
/// The seat of the same party that is not `seat`; 0 if there is none or more than one.
Seat partner_of(const Rulebook& rules, Seat seat);

/// True if the declarer melds the cards of the kitty too, and puts cards away after that (C23).
bool melds_before_discard(const Rulebook& rules);

/// King and queen of any suit.
bool holds_marriage(const CardSet& hand);

/// What must be held, in words: "marriage or dix"; "nothing".
std::string name(TrumpNeeds needs);

/// What a hand must hold to name that suit trump: all kinds of one of the two masks. They are the same where
/// there is no choice; 0: nothing.
std::array<KindMask, 2> needed_for_trump(TrumpNeeds needs, Suit suit);

/// The suits that may be named trump with this hand.
std::vector<Suit> nameable(const Rulebook& rules, const CardSet& hand);

} // namespace roundhouse
