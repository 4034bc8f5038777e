#include "present/hints/principles.hpp"

#include "base/language.hpp"
#include "present/cards.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace roundhouse::present {

namespace {

/// The sentence of each principle, in the order of bots::Principle: {0} is the suit, {1} the number,
/// {2} the jack or queen that matters.
constexpr std::array<const char*, bots::principle_count> principle_words{
    translatable("Lead back what your partner asked for: your partner put an ace of {0} on yours."),
    translatable("Lead {0} back: {2} on your second ace shows that your partner has the other two aces."),
    translatable("Pass the lead to your partner in {0}: a marriage was shown there."),
    translatable("Cross-trump: your partner is void in {0} and may trump it."),
    translatable("With {1} trumps, lead {2} through the ace of {0} that the next player has shown."),
    translatable("Lead the ten of {0} to force the ace: your other ten is the highest then."),
    "", // drawing trump: worded by how many are out
    translatable("Play aces of short suits first: of those you have, {0} is the shortest."),
    translatable("As the declarer’s partner, play out your plain aces."),
    translatable("Keep your top trump for the last trick, which is worth {1} extra."),
    translatable("Cash your winners: the other side has no trump left to stop them."),
    translatable(
        "Cash your high card in {0} before somebody can ruff it: no opponent has shown out of it yet."),
    translatable("Lead a trump that no opponent can beat: it draws one from everybody who has any."),
    translatable("Lead {0}, in which the declarer is void: a ruff costs a trump."),
    translatable("Return {0}, the suit that your partner led."),
    translatable("Lead from a short suit: once you are out of {0}, you can trump it."),
    translatable("Against the declarer, hold your trumps back."),
    translatable("Lead no counter that a higher card could catch."),
    translatable("Your only trump is an ace: take a trick with it before another ace of {0} catches it."),
    translatable("You play last: take the points, nobody comes after you."),
    translatable("Bring your counter home in this trick: a higher card of {0} could catch it later."),
    "", // taking points: worded by how many there are
    translatable("Give counters to your own side’s trick: nobody can take it any more."),
    translatable(
        "Give your side’s trick a counter: only a ruff can take it away, and no opponent behind you has "
        "shown out of the suit led."),
    translatable("Take it: only a ruff can beat you, and no opponent behind you has shown out of {0}."),
    translatable("Give as few points as you can to a trick that the other side is taking."),
    translatable("Protect the ten of {0}: a higher card is still out."),
    translatable("Take it with the lowest card that is enough, and keep the higher ones."),
    translatable("Play low: an opponent behind you may beat your higher cards too."),
    translatable("You cannot win this trick: play your lowest card in {0}, and keep the higher ones."),
    translatable("You cannot win this trick: throw off a card that a higher one could beat later anyway."),
    translatable("The trick is your side’s already: play low, and keep your higher cards."),
    translatable(
        "You cannot win this trick, and either side may still take it: play your lowest card in {0}."),
};

} // namespace

std::string in_words(const bots::Followed& followed) {
    if (followed.principle == bots::Principle::draw_trump)
        return tr_n("Draw trump: one is still out in {1}, and you have the length.",
                    "Draw trump: {0} are still out in {1}, and you have the length.", followed.number,
                    followed.number, mark(followed.suit));
    if (followed.principle == bots::Principle::take_points)
        return tr_n("Take the trick: there is one point in it, and no opponent can take it from you.",
                    "Take the trick: there are {} points in it, and no opponent can take it from you.",
                    followed.number, followed.number);
    // The program's own translation: a package's catalog must not give the format for what is not its own
    // text.
    const std::string words = tr(principle_words[static_cast<std::size_t>(followed.principle)]);
    const bool jack = followed.principle == bots::Principle::lead_back_jack;
    const std::string suit = mark(followed.suit),
                      card = mark(Card(jack ? Rank::jack : Rank::queen, followed.suit));
    return fmt::vformat(words, fmt::make_format_args(suit, followed.number, card));
}

std::string principle_in_words(const View& view, Card card, const Card* rather_than) {
    std::vector<bots::Followed> all = bots::principles_for(view, card);
    if (rather_than) {
        // What reads the same speaks for both: most sentences do not name the suit of the card.
        const auto also = bots::principles_followed(view, *rather_than);
        std::erase_if(all, [&](const bots::Followed& one) {
            return std::any_of(also.begin(), also.end(), [&](const bots::Followed& other) {
                return other.principle == one.principle && in_words(other) == in_words(one);
            });
        });
    }
    return all.empty() ? "" : in_words(all.front());
}

} // namespace roundhouse::present
