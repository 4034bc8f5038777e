-- Three-handed Pinochle, each for themselves, with a kitty: C22-C26 of the rule ledger.
local house, must, melds, settle, ending = require "house", require "must", require "melds", require "settle", require "ending"

return {
  title   = { en = "Three-handed Pinochle", de = "Pinochle zu dritt" },
  summary = {
    en = "Three players, each for themselves, on the short scale. A player who holds a meld must open; the highest bidder shows " ..
         "the kitty, melds with it and discards as many cards. A meld counts only with a trick.",
    de = "Drei Personen, jede für sich. Wer eine Meldung hält, muss eröffnen; wer am höchsten reizt, deckt den Dapp auf, " ..
         "meldet damit und drückt ebenso viele Karten. Meldungen zählen nur mit einem Stich.",
  },
  options = house.options {
    { "kitty", { 3, 6 }, label = "Cards in the kitty" },                                             -- C05
    { "discards_count", true, label = "Discards count for the declarer" },                 -- C05
    { "target", 100, min = 25, max = 1000, step = 25, label = "Play to" },                           -- C26
    ending.tie_options[1], ending.tie_options[2],                                                    -- C26
  },
  rules = function(o)
    return house.rules(o, {
      seats = 3, sides = "each", turn = "clockwise",
      deck = { ranks = "A 10 K Q J 9", copies = 2 },
      deal = { hand = (48 - o.kitty) // 3, kitty = o.kitty, packets = 3 },                           -- C22, C05
      flow = "deal auction kitty trump meld discard play settle",                                    -- C23
      auction = {
        opens = "left of dealer", minimum = 20, dealer_minimum = 19, steps = { { by = 1 } },         -- C22
        must_open = "holds a meld", nobody = { "thrown in", goes_on = "" },
      },
      kitty   = { to = "declarer", shown = true },                                                   -- C23
      discard = { spares = "melded cards, while others are left",
                  counts_for = o.discards_count and "declarer" or "nobody" },
      exits   = {
        { "conceding", at = "trump discard lead", melds = "other sides", goes_on = "trump meld settle", -- C25
          text = "The bid is lost, trump is named all the same, and the others score their melds without a trick." },
      },
      melds  = melds.scale(melds.classic(), 1, 10),                                                  -- C10
      play   = { first = "declarer", lead = must.anything, follow = must["pre-1945"] },            -- C49, C13
      count  = { A = 1, ["10"] = 1, K = 1, last_trick = 1 },                                         -- C23
      settle = settle.standard { needs_trick = true },                                               -- C24
      ending = ending.first_to(o.target, ending.ties(o, 25)),                                        -- C26
    })
  end,
}
