-- Two-handed Pinochle, the original game (C16-C18).
local house, melds, must, settle, ending = require "house", require "melds", require "must", require "settle", require "ending"

return {
  title = { en = "Two-handed Pinochle", de = "Pinochle zu zweit" },
  summary = {
    en = "The original game: twelve cards each, a stock to draw from, a meld after each trick you win, then twelve strict " ..
         "tricks.",
    de = "Das ursprüngliche Spiel: je zwölf Karten, ein Talon zum Ziehen, nach jedem Stich eine Meldung, dann zwölf Stiche " ..
         "mit Bedienpflicht.",
  },

  options = house.options_of_two_without_bids {
    { "target", 1000, min = 250, max = 5000, step = 250, label = { en = "Play to", de = "Spielziel" } },     -- C18
  },

  rules = function(o)
    return house.rules(o, {
      seats = 2, sides = "each", turn = "clockwise",
      deck  = { ranks = "A 10 K Q J 9", copies = 2 },
      deal  = { hand = 12, stock = 24, packets = 4 },                                                        -- C02, C16
      flow  = "deal turn_up draw_play play settle",

      turn_up = { makes = "trump", lies = "under the stock", pays = { rank = "9", points = 10, to = "dealer" } },

      draw_play = {                                                                                          -- C16, C17
        first = "left of dealer", lead = must.anything, follow = must.anything,
        meld  = { may = "winner", most = 1, needs_new_card = true, again = "another type or more points" },
        swap  = { card = "9", of = "trump", for_card = "turned up" },
      },

      melds = {                                                                                              -- C10
        { { "Run", "Double run" }, type = "I", cards = "A 10 K Q J", of = "trump", points = { 150, 1500 } },
        { "Royal marriage",        type = "I", cards = "K Q",        of = "trump", points = { 40 } },
        { "Marriage",              type = "I", cards = "K Q",        of = "plain", points = { 20 } },
        { "Dix",                   type = "I", cards = "9",          of = "trump", points = { 10 }, beside = true },
        { { "Pinochle", "Double pinochle" }, type = "II", cards = "Qs Jd",         points = { 40, 300 } },
        melds.around("A", "III", { 100, 1000 }),
        melds.around("K", "III", { 80, 800 }),
        melds.around("Q", "III", { 60, 600 }),
        melds.around("J", "III", { 40, 400 }),
      },

      play  = { first = "winner of the last trick", lead = must.anything, follow = must["pre-1945"] },       -- C18
      count = { A = 11, ["10"] = 10, K = 4, Q = 3, J = 2, last_trick = 10 },                                 -- C11, C18

      settle = settle.everything(),
      ending = ending.first_to(o.target, { both = "extend", by = 250 }),                                     -- C18
    })
  end,
}
