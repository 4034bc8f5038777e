#pragma once
// A game of several rounds, by value: scores, the deal's rotation, settlement and the end.

#include "cards/deal_seed.hpp"
#include "game/round.hpp"

#include <memory>
#include <stdexcept>

namespace roundhouse {

/// A round that is settled.
struct SettledRound {
    RoundResult result;
    std::vector<Line> lines;
    std::vector<int> delta;   ///< of each party
    std::vector<int> scores;  ///< after it
    std::vector<int> tallies; ///< after it, tally by tally
};

/// True if the declarers made their contract: as the package says or, if it does not say, if they lost no
/// points. Requires a contract. `delta`: of each party.
bool made(const Rulebook& rules, const RoundResult& result, const std::vector<int>& delta);
inline bool made(const Rulebook& rules, const SettledRound& round) {
    return made(rules, round.result, round.delta);
}

/// The rounds of a game so far. Copies of a game share them, and every deal copies the game: adding to one
/// copy costs a shelf of rounds, however many there are.
class SettledRounds {
  public:
    void push_back(SettledRound round) {
        auto longer = shelves_ ? std::make_shared<Shelves>(*shelves_) : std::make_shared<Shelves>();
        if (size_ % shelf_size == 0) longer->emplace_back();
        Shelf last = longer->back() ? *longer->back() : Shelf{};
        last.push_back(std::make_shared<const SettledRound>(std::move(round)));
        longer->back() = std::make_shared<const Shelf>(std::move(last));
        shelves_ = std::move(longer);
        ++size_;
    }

    bool empty() const { return size() == 0; }
    std::size_t size() const { return size_; }
    const SettledRound& operator[](std::size_t place) const {
        return *(*(*shelves_)[place / shelf_size])[place % shelf_size];
    }
    const SettledRound& at(std::size_t place) const {
        if (place >= size_) throw std::out_of_range("no such round");
        return (*this)[place];
    }
    const SettledRound& back() const { return (*this)[size_ - 1]; }

    class Iterator {
      public:
        using value_type = SettledRound;
        using difference_type = std::ptrdiff_t;
        Iterator(const SettledRounds* of, std::size_t place) : of_(of), place_(place) {}
        const SettledRound& operator*() const { return (*of_)[place_]; }
        const SettledRound* operator->() const { return &(*of_)[place_]; }
        Iterator& operator++() {
            ++place_;
            return *this;
        }
        bool operator==(const Iterator&) const = default;

      private:
        const SettledRounds* of_;
        std::size_t place_;
    };
    Iterator begin() const { return {this, 0}; }
    Iterator end() const { return {this, size()}; }

  private:
    static constexpr std::size_t shelf_size = 16;
    using Shelf = std::vector<std::shared_ptr<const SettledRound>>;
    using Shelves = std::vector<std::shared_ptr<const Shelf>>;
    std::shared_ptr<const Shelves> shelves_;
    std::size_t size_ = 0;
};

/// The lines of a round added up, and the verdict on them.
struct Settled {
    std::vector<Line> lines;
    std::vector<int> delta, scores, tallies;
    Verdict verdict;
};

/// Asks the package what a finished round is worth and whether the game is over. Every line for a side is
/// credited to each of its parties. A hand that is dealt again is worth nothing, and the package is not
/// asked. After most_hands the game is over in any case. Throws what LiveRules throws.
Settled settle(const Rulebook& rules, const RoundResult& result);

struct Match {
    RulebookPtr rules;
    DealSeed seed;
    int round_number = 0;             ///< of the current round, from 1; 0 before the first deal
    int first_dealer = 1;             ///< random, by the seed; where people sit out, a person
    std::vector<int> scores, tallies; ///< of each party
    SettledRounds settled;
    std::optional<Round> round; ///< the round that is on, or the last one
    Verdict verdict;

    bool round_is_on() const { return round && !round->over(); }
    bool over() const { return verdict.over; }
};

Match begin_match(RulebookPtr rules, const DealSeed& seed);

/// The seat that deals round `number` (from 1), from which the auction and the lead start. Where people sit
/// out, the dealer has no seat, and the last seat stands in.
Seat dealer_of(const Match& match, int number);

/// The person who deals round `number`: the seat's number, if everybody has a seat. Whoever deals a hand that
/// is dealt again deals the next round too (C38).
int dealing_person(const Match& match, int number);

/// Which hand of the game round `number` is, not counting earlier rounds that were dealt again.
int hand_of_game(const Match& match, int number);

/// Which person sits at `seat` in round `number`: if anybody sits out, the seats are taken in order from the
/// dealer's left (C33).
int person_at(const Match& match, int number, Seat seat);

/// The pack of round `number`, after the cut: a function of the seed alone.
Pack pack_of(const Match& match, int number);

/// Deals the next round, from the seed or from the given pack. Requires that no round is on and the game is
/// not over. A round that ends by itself at once is settled too.
void deal_next(Match& match, EventLog log = {});
void deal_next(Match& match, Pack pack, EventLog log);

/// Carries out the deciding seat's action, and settles the round if that ends it. A refusal changes nothing.
/// If settlement fails (a script's fault), what LiveRules threw is passed on: the round is then over, but not
/// settled. If the cards are no longer the deck afterwards, the hand is void: it ends, and nobody scores
/// (C29).
std::optional<Refusal> act(Match& match, const Action& action, EventLog log = {});

/// The same for an action out of turn; see Round::aside.
std::optional<Refusal> aside(Match& match, Seat seat, const Action& action, EventLog log = {});

/// Settles a round that is over and not settled yet (again, after a failure); does nothing otherwise.
void settle_if_over(Match& match, EventLog log = {});

/// The same as above, but a round that is over is left for settle_if_over.
namespace unsettled {
void deal_next(Match& match, Pack pack, EventLog log);
std::optional<Refusal> act(Match& match, const Action& action, EventLog log);
std::optional<Refusal> aside(Match& match, Seat seat, const Action& action, EventLog log);
} // namespace unsettled

/// Tells again how the last round was settled, without asking the package.
void tell_settlement(const Match& match, EventLog log);

} // namespace roundhouse
