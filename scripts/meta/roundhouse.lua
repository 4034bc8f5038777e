---@meta
-- For the Lua language server; written by `roundhouse reference --meta`.
-- Above the table that variant.lua returns: ---@type roundhouse.package
-- Above rules = function(o, r): ---@param r roundhouse.rules

---@class roundhouse.package
---@field title? string|table<string, string> The variant's name.
---@field summary? string|table<string, string> What it is, in a sentence or two.
---@field face? "french"|"german" The pattern of cards that it is played with, shown unless a person chose the other; that of what it extends, else french.
---@field version? string Which state of it this is, for whoever it is given to: "1.2".
---@field author? string Who made it.
---@field licence? string What others may do with it: "CC BY 4.0".
---@field extends? string A package whose options and rules this one takes over and changes: its name, or the path of its folder from this package's.
---@field with? (string)[] House rules laid over what it extends, in this order: packages that change the same one, each by its name, or the path of its folder from this package's.
---@field options? (roundhouse.package.options)[] What a table may agree on, in the order shown.
---@field fixed? table<string, boolean|integer|string> Options of the package it extends that are decided here and not offered: name = value.
---@field rules? function rules(o): the description of the rules under the options o. With `extends`, rules(o, parent) gets what the parent describes, and returns it changed.

---@class roundhouse.package.options
---@field [1] string What rules(o) reads it by.
---@field [2] boolean|integer|(integer|string)[]|function Yes or no, a number, a list of choices (the first is the default), or a function of the options before it that finds the number (with `min` and `max`) or the list.
---@field min? integer The least a number may be.
---@field max? integer The most a number may be.
---@field step? integer A number is `min` and so many steps.
---@field label? string|table<string, string> What people read; the name, if there is none.
---@field words? table<string, string> What people read for a choice or a number: value = text.
---@field needs? string Options that must be on with this one, joined by not, and, or.
---@field excludes? string Options that cannot be on with this one, with blanks between.

---@class roundhouse.rules
---@field seats integer Places at the table.
---@field people? integer How many people play if they are more than the seats: the dealer sits out, in rotation, and each has a score. 0: as many as seats.
---@field sides "each"|"partners"|"two teams"|"four teams"|"called" Who plays with whom: everyone alone, partners opposite, two or four teams sitting in turn, or a partner called for each hand.
---@field turn? "clockwise"|"counter-clockwise" Which way play goes round on the screen; seat 2 acts after seat 1 either way.
---@field deck roundhouse.rules.deck The cards.
---@field deal? roundhouse.rules.deal How they are dealt.
---@field flow string The steps of a round in order: "deal auction trump meld play settle".
---@field turn_up? roundhouse.rules.turn_up Step turn_up: a card of the stock is turned up.
---@field draft? roundhouse.rules.draft Step draft: hands are drawn card by card instead of dealt.
---@field auction? roundhouse.rules.auction Step auction: bidding for the contract.
---@field kitty? roundhouse.rules.kitty Step kitty: who takes it.
---@field discard? roundhouse.rules.discard Step discard: the declarer puts away as many as were taken.
---@field call_card? roundhouse.rules.call_card Step call_card: the declarer asks for a card.
---@field trump? roundhouse.rules.trump Step trump: how trump is named. Without it any suit may be.
---@field pass? roundhouse.rules.pass Step pass: cards exchanged between partners.
---@field melds? roundhouse.rules.melds Step meld: what scores. The best selection is found by the engine.
---@field marks? (roundhouse.rules.marks)[] Found like melds; they score nothing and never exclude each other.
---@field exits? (roundhouse.rules.exits)[] Ways out of the ordinary course of a round.
---@field draw_play? roundhouse.rules.draw_play Step draw_play: tricks while cards are drawn.
---@field play? roundhouse.rules.play Step play: who leads and what must be played.
---@field count? roundhouse.rules.count Card points of each rank won in tricks, and of the last trick.
---@field settle function|roundhouse.rules.settle What a finished round is worth.
---@field ending function|roundhouse.rules.ending When the game is over, and who has won.
---@field enforcement? "strict"|"referee" A play against the rules is refused, or it is accepted and may be called.
---@field renege? function renege(r, usual): the lines of a round in which a renege was called; usual.lines(r) are those of `settle`.
---@field tallies? table<string, roundhouse.rules.tallies> What is kept beside the score.
---@field steps? table<string, roundhouse.rules.steps> Steps of the package's own, which `flow` may name.

---@class roundhouse.rules.deck
---@field ranks string From the highest to the lowest: "A 10 K Q J 9".
---@field copies integer Of each card.
---@field with? string Further cards: "9s 9h 9d 9c".
---@field without? string Cards that are left out, one copy for each mention.

---@class roundhouse.rules.deal
---@field hand integer Cards for each seat.
---@field kitty? integer Cards set aside for the declarer.
---@field stock? integer Cards left to draw from, in step draw_play.
---@field packets? integer|string Dealt so many at a time (the last packet may be smaller), or each packet: "4 4 3 3".

---@class roundhouse.rules.turn_up
---@field makes? "trump" What the card that is turned up decides.
---@field lies? "under the stock" Where it stays.
---@field pays? roundhouse.rules.turn_up.pays A card that pays at once.

---@class roundhouse.rules.turn_up.pays
---@field rank string The rank that pays when it is turned up.
---@field points integer What it pays.
---@field to? "dealer" Whom it pays.

---@class roundhouse.rules.draft
---@field first? "left of dealer"|"dealer" Who draws first.
---@field declarers_pile? "own side"|"other side" Whose tricks the cards join that the declarer put away; those of everybody else count for who drew them.

---@class roundhouse.rules.auction
---@field opens? "left of dealer"|"dealer" Who calls first.
---@field minimum? integer The lowest first bid.
---@field dealer_minimum? integer The same for the dealer, as an opening bid only.
---@field opening? roundhouse.rules.auction.opening A first bid that the rules make.
---@field steps? (roundhouse.rules.auction.steps)[] The ladder of bids from the minimum up.
---@field raises? (integer)[] If given, a bid raises the last by one of these.
---@field passes? (string|roundhouse.rules.auction.passes)[] Calls that are passes.
---@field last_digit? roundhouse.rules.auction.last_digit Bids that may be spoken as their last digit: from 50, "three" is 53.
---@field convention? roundhouse.rules.auction.convention What bids tell the partner by custom, as in scripts/conventions/. No rule.
---@field tells? (roundhouse.rules.auction.tells)[] Jumps that announce by rule what the caller holds.
---@field must_open? "eldest"|"holds a meld" Who must bid if nobody has yet.
---@field style? "rising"|"summed" Each bid above the last, or one round whose bids are added for each side.
---@field turns? "until passed"|"one each"|"may return" How long it goes round: a player who passes is out, each seat calls once, or a player who passed may bid later, until all others pass.
---@field most_jump? integer A bid is at most so many steps above the lowest possible one; 0: nobody may jump.
---@field nobody? roundhouse.rules.auction.nobody What happens when nobody bids. Without it the hand is over and the next is dealt.

---@class roundhouse.rules.auction.opening
---@field forced integer The first seat bids this whether it likes it or not.

---@class roundhouse.rules.auction.steps
---@field to? integer Up to and with this bid; the last rung has none.
---@field by integer The size of a step.

---@class roundhouse.rules.auction.passes
---@field [1] string What is said.
---@field meaning? string What the table takes it to mean, in a sentence.
---@field meld? (integer)[] How much meld it tells the partner of: from, to.
---@field aces_around? boolean Aces around are told to be among it.
---@field hands_back? "never"|"always"|"without marriage" When the partner, holding the contract in the end, may hand it back.

---@class roundhouse.rules.auction.last_digit
---@field from integer The bid that the digits are added to.
---@field by? integer What one more adds.

---@class roundhouse.rules.auction.convention
---@field step integer Jumps are counted in these.
---@field tells_from? integer So many steps or more over what was bid tell of meld.
---@field unit integer Points of meld for each step.
---@field below integer Higher bids say: I want it.
---@field opening_asks? boolean The lowest bid, made first, asks the partner to tell.
---@field cover? boolean A partner's bid that only told wants to be gone over.

---@class roundhouse.rules.auction.tells
---@field by integer So far over the last bid, or over the minimum.
---@field meaning? string What the table takes it to mean, in a sentence.
---@field meld? (integer)[] How much meld it announces: from, to.
---@field aces_around? boolean Aces around are announced.

---@class roundhouse.rules.auction.nobody
---@field [1] string What happened, as people say it.
---@field goes_on? string Steps that still run; "": the hand is over; "deal": it is void, and the same dealer deals again.
---@field dealer_takes? integer The dealer has the contract at this, without choice.

---@class roundhouse.rules.kitty
---@field to? "declarer"|"everyone" Who takes it: the declarer, or the declarer looks, keeps one and gives one to everyone else.
---@field shown? boolean Everyone sees it.

---@class roundhouse.rules.discard
---@field spares? "nothing"|"kinds beyond those held before"|"melded cards, while others are left"|roundhouse.rules.discard.spares What may not be put away.
---@field counts_for? "declarer"|"nobody" Whose tricks the discards join.

---@class roundhouse.rules.discard.spares
---@field cards string Ranks, cards, or "counters": they stay while others are left.

---@class roundhouse.rules.call_card
---@field asks? "any card not held"|"trump" Which cards may be called.
---@field holder? "becomes partner" What the holder of the card becomes.
---@field hands_over? boolean The holder gives the card to the declarer.
---@field gives_back? integer Cards that the declarer gives in return: 1 with `hands_over`, else none.
---@field nobody? "nothing"|"asks again" What happens when nobody holds it.
---@field none_left? "alone" What happens when no card is left to ask for.

---@class roundhouse.rules.trump
---@field needs? "none"|"marriage"|"run"|"dix"|"any" What the hand must hold in a suit to name it; any: a marriage or a dix.
---@field otherwise? roundhouse.rules.trump.otherwise What happens to a hand with no such suit.
---@field also? (roundhouse.rules.trump.also)[] Contracts without a trump suit.

---@class roundhouse.rules.trump.otherwise
---@field [1] string What happened, as people say it.
---@field goes_on? string Steps that still run; "": the hand is over; "deal": it is void, and the same dealer deals again.

---@class roundhouse.rules.trump.also
---@field [1] string What it is called.
---@field trump? "none" It has no trump suit.
---@field melds? boolean Melds count.
---@field declarer_takes "the bid"|"every trick"|"no trick" The declarer's goal.
---@field bid_up_to? integer Allowed only if the bid is not above this.
---@field times? integer What the hand is worth is multiplied; settle.standard does that.
---@field ranks? string From the highest to the lowest, if otherwise than with trump.
---@field count? roundhouse.rules.trump.also.count Card points, if otherwise than with trump.
---@field lead? (roundhouse.rules.trump.also.lead)[] What a leader must play, if otherwise than with trump.
---@field follow? (roundhouse.rules.trump.also.follow)[] What the others must play, if otherwise than with trump.

---@class roundhouse.rules.trump.also.count
---@field A? integer Points of this rank, won in a trick.
---@field 10? integer Points of this rank, won in a trick.
---@field K? integer Points of this rank, won in a trick.
---@field Q? integer Points of this rank, won in a trick.
---@field J? integer Points of this rank, won in a trick.
---@field 9? integer Points of this rank, won in a trick.
---@field 8? integer Points of this rank, won in a trick.
---@field 7? integer Points of this rank, won in a trick.
---@field last_trick? integer Points for the last trick.

---@class roundhouse.rules.trump.also.lead
---@field [1] string The rule's name, shown with every card that it forbids.
---@field keep "led"|"trump"|"plain"|"winners"|"losers"|"counters"|"garbage"|roundhouse.rules.trump.also.lead.keep Of the cards still allowed these stay, if there are any.
---@field when? string|function Facts and comparisons ("trick <= 3") joined by not, and, or; or a function over a table of the facts. Always, if it is absent.

---@class roundhouse.rules.trump.also.lead.keep
---@field cards string Which: ranks ("A 10") or cards ("Qs Jd").

---@class roundhouse.rules.trump.also.follow
---@field [1] string The rule's name, shown with every card that it forbids.
---@field keep "led"|"trump"|"plain"|"winners"|"losers"|"counters"|"garbage"|roundhouse.rules.trump.also.follow.keep Of the cards still allowed these stay, if there are any.
---@field when? string|function Facts and comparisons ("trick <= 3") joined by not, and, or; or a function over a table of the facts. Always, if it is absent.

---@class roundhouse.rules.trump.also.follow.keep
---@field cards string Which: ranks ("A 10") or cards ("Qs Jd").

---@class roundhouse.rules.pass
---@field cards integer How many.
---@field first? "partner"|"declarer" Who gives first.
---@field back? boolean As many are given back.
---@field order? "in turn"|"simultaneous" One after the other, or both unseen.

---@class roundhouse.rules.melds
---@field [integer] roundhouse.rules.melds. Each meld.
---@field at_least? integer A side with less melds nothing.

---@class roundhouse.rules.melds.
---@field [1] string|(string)[] Its name; a list: of one, two, … at once.
---@field type string|(string)[] A card serves in one meld of each type; a list: it serves in all of them at once.
---@field cards string Ranks ("A 10 K Q J"), cards ("Qs Jd"), "A of each suit" or "any 4 of A".
---@field of? "trump"|"plain"|"any" In which suit ranks alone must lie: trump, any but trump, or any one.
---@field points (integer|"game")[] For one, two, … at once; "game" wins the game. Above the last, amounts add up.
---@field beside? boolean May be melded beside another in the same turn.
---@field announced? boolean Shown even when the side's melds are too few to count.

---@class roundhouse.rules.marks
---@field [1] string Its name.
---@field cards string As of melds, or "any 7 of 9".
---@field of? "trump"|"plain"|"any" In which suit ranks alone must lie: trump, any but trump, or any one.
---@field worth (integer)[] For one, two, … at once.

---@class roundhouse.rules.exits
---@field [1] string What it is called; the round's outcome.
---@field at string Steps in which it is offered; "lead" is before the first card, for anyone before their own first card.
---@field who? "declarer"|"anyone" To whom it is offered, when it is their turn there.
---@field when? roundhouse.rules.exits.when|"bidders under at_least" Facts that must hold.
---@field melds? "everyone"|"other sides"|"nobody" Who still melds.
---@field goes_on? string Steps that still run; "": the hand is over; "deal": it is void, and the same dealer deals again.
---@field text? string What it costs, in a sentence.

---@class roundhouse.rules.exits.when
---@field bid_above_meld? integer The bid is more than this above the declaring side's meld.
---@field meld_under? integer The declaring side's meld is below this.
---@field forced? boolean The contract was forced upon the declarer (or was not).
---@field opening? "forced" The rules made the declarer open.
---@field bid? integer The bid is exactly this.
---@field holds? (roundhouse.rules.exits.when.holds)[] What the leaving hand holds; no other hand counts.

---@class roundhouse.rules.exits.when.holds
---@field [1] string "counters", "non-counters", ranks ("9 J") or cards ("Qs Jd").
---@field least? integer At least so many of them.
---@field most? integer At most so many; 0: none.

---@class roundhouse.rules.draw_play
---@field first? "left of dealer"|"dealer" Who leads first.
---@field lead? (roundhouse.rules.draw_play.lead)[] What a leader must play.
---@field follow? (roundhouse.rules.draw_play.follow)[] What the others must play.
---@field meld? roundhouse.rules.draw_play.meld Melding between tricks.
---@field swap? roundhouse.rules.draw_play.swap A card that may be swapped for the one turned up.

---@class roundhouse.rules.draw_play.lead
---@field [1] string The rule's name, shown with every card that it forbids.
---@field keep "led"|"trump"|"plain"|"winners"|"losers"|"counters"|"garbage"|roundhouse.rules.draw_play.lead.keep Of the cards still allowed these stay, if there are any.
---@field when? string|function Facts and comparisons ("trick <= 3") joined by not, and, or; or a function over a table of the facts. Always, if it is absent.

---@class roundhouse.rules.draw_play.lead.keep
---@field cards string Which: ranks ("A 10") or cards ("Qs Jd").

---@class roundhouse.rules.draw_play.follow
---@field [1] string The rule's name, shown with every card that it forbids.
---@field keep "led"|"trump"|"plain"|"winners"|"losers"|"counters"|"garbage"|roundhouse.rules.draw_play.follow.keep Of the cards still allowed these stay, if there are any.
---@field when? string|function Facts and comparisons ("trick <= 3") joined by not, and, or; or a function over a table of the facts. Always, if it is absent.

---@class roundhouse.rules.draw_play.follow.keep
---@field cards string Which: ranks ("A 10") or cards ("Qs Jd").

---@class roundhouse.rules.draw_play.meld
---@field may? "winner" Who may meld after a trick.
---@field most? integer How many melds at a time.
---@field needs_new_card? boolean Each needs a card that has not been melded.
---@field again? "another type or more points" When a melded card serves again.

---@class roundhouse.rules.draw_play.swap
---@field card string The rank that is swapped.
---@field of? "trump" Its suit.
---@field for_card? "turned up" What it is swapped for.

---@class roundhouse.rules.play
---@field first? "declarer"|"left of dealer"|"winner of the last trick" Who leads the first trick.
---@field lead? (roundhouse.rules.play.lead)[] What a leader must play; anything, if it is empty.
---@field follow (roundhouse.rules.play.follow)[] What the others must play.

---@class roundhouse.rules.play.lead
---@field [1] string The rule's name, shown with every card that it forbids.
---@field keep "led"|"trump"|"plain"|"winners"|"losers"|"counters"|"garbage"|roundhouse.rules.play.lead.keep Of the cards still allowed these stay, if there are any.
---@field when? string|function Facts and comparisons ("trick <= 3") joined by not, and, or; or a function over a table of the facts. Always, if it is absent.

---@class roundhouse.rules.play.lead.keep
---@field cards string Which: ranks ("A 10") or cards ("Qs Jd").

---@class roundhouse.rules.play.follow
---@field [1] string The rule's name, shown with every card that it forbids.
---@field keep "led"|"trump"|"plain"|"winners"|"losers"|"counters"|"garbage"|roundhouse.rules.play.follow.keep Of the cards still allowed these stay, if there are any.
---@field when? string|function Facts and comparisons ("trick <= 3") joined by not, and, or; or a function over a table of the facts. Always, if it is absent.

---@class roundhouse.rules.play.follow.keep
---@field cards string Which: ranks ("A 10") or cards ("Qs Jd").

---@class roundhouse.rules.count
---@field A? integer Points of this rank, won in a trick.
---@field 10? integer Points of this rank, won in a trick.
---@field K? integer Points of this rank, won in a trick.
---@field Q? integer Points of this rank, won in a trick.
---@field J? integer Points of this rank, won in a trick.
---@field 9? integer Points of this rank, won in a trick.
---@field 8? integer Points of this rank, won in a trick.
---@field 7? integer Points of this rank, won in a trick.
---@field last_trick? integer Points for the last trick.

---@class roundhouse.rules.settle
---@field kind? string What it is called.
---@field lines function lines(r): the lines of the score sheet, { side =, text =, points =, tally = }; `party` in place of `side` is for that party alone.
---@field text? string|function|(boolean|string|(any)[])[] What it does, for people: a clause, a list of them, or text(how) that answers them; a clause is a text, or { "… {} …", value }.
---@field made? function made(r): whether the bid was made; `ending` is told.
---@field with? function with{…}: the same with changes, for the library's use.

---@class roundhouse.rules.ending
---@field kind? string What it is called.
---@field decide function decide(r, made): nothing (play on), or { winners = { party, … }, text = }, with or without { lines = { … } } that change tallies. `made` is that of `settle`, if it has one.
---@field text? string|function|(boolean|string|(any)[])[] What it does, for people: a clause, a list of them, or text(how) that answers them; a clause is a text, or { "… {} …", value }.
---@field at_once? boolean Points count as they are made: what was melded and taken so far may end the game in the middle of a hand. Only where nobody bids.
---@field tallies? table<string, roundhouse.rules.ending.tallies> What the ending itself keeps.
---@field pays? roundhouse.rules.ending.pays What winning the game pays.
---@field with? function with{…}: the same with changes, for the library's use.

---@class roundhouse.rules.ending.tallies
---@field title? string|table<string, string> What people read.
---@field zero_sum? boolean The lines of a round add up to nothing.

---@class roundhouse.rules.ending.pays
---@field tally string Which tally.
---@field points integer What every loser pays every winner.

---@class roundhouse.rules.tallies
---@field title? string|table<string, string> What people read.
---@field zero_sum? boolean The lines of a round add up to nothing.

---@class roundhouse.rules.steps
---@field title? string|table<string, string> What people read; its name, if it is missing.
---@field text? string What it is about, in a sentence.
---@field begin? function begin(r): the step's state, plain data; {} if it is missing.
---@field options function options(state, seat): what that seat may choose now, a list of "double" or { "double", text = "…", does = { bid = 300 } }; nothing if it has nothing to choose.
---@field choose function choose(state, seat, option): the state after it.

