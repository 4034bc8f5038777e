-- Five-handed Pinochle: the bidder calls a partner by a card of the trump suit (C32).
local house, melds, must, settle, ending = require "house", require "melds", require "must", require "settle", require "ending"

return {
  title   = { en = "Five-handed Pinochle", de = "Pinochle zu fünft" },
  summary = {
    en = "Five players, each with a score of their own. The highest bidder names trump and asks for a card of that suit; " ..
         "whoever has it is the partner for this hand, and both play against the other three.",
    de = "Fünf Personen, jede schreibt für sich. Wer am höchsten reizt, sagt Trumpf an und ruft eine Karte dieser Farbe; " ..
         "wer sie hat, spielt in dieser Runde mit, beide gegen die drei anderen.",
  },
  options = house.options {
    { "deck", { "double", "one-and-a-half" }, label = "Deck",
      words = { double = "80 cards, without nines", ["one-and-a-half"] = "70 cards" } },
    { "target", function(o) return o.deck == "double" and 500 or 1500 end, min = 100, max = 10000, step = 50, label = "Play to" },
  },
  rules = function(o)
    local double = o.deck == "double"
    local least  = double and 50 or 250
    return house.rules(o, {
      seats = 5, sides = "called", turn = "clockwise",
      deck = double and { ranks = "A 10 K Q J", copies = 4 } or { ranks = "A 10 K Q J 9", copies = 3, without = "9d 9c" },
      deal = double and { hand = 16, packets = 4 } or { hand = 14, packets = "4 4 3 3" },
      flow = "deal auction trump call_card meld play settle",
      auction = {
        opens = "left of dealer", minimum = least, nobody = { dealer_takes = least },
        steps = double and { { to = 60, by = 1 }, { by = 5 } } or { { by = 10 } },
      },
      call_card = { asks = "trump", holder = "becomes partner", nobody = "asks again", none_left = "alone" },
      melds  = double and melds.double_deck {} or melds.classic(),                                  -- D03-D05, C10
      exits  = {
        { "throwing in", at = "lead", goes_on = "settle",                                           -- C49
          text = "The bid is lost, the others score their meld, and nothing is played." },
      },
      play   = { first = "declarer", lead = must.anything, follow = must["pre-1945"] },             -- C49
      count  = double and { A = 1, ["10"] = 1, K = 1, last_trick = 2 } or { A = 10, ["10"] = 10, K = 10, last_trick = 10 },
      settle = settle.standard {},                           -- a side's line is credited to each of its players
      ending = ending.first_to(o.target, { both = "bidder" }),
    })
  end,
}
