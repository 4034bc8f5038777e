-- Bezique, from which Pinochle comes: two players, 64 cards, eight in hand (E01-E11 in README.md).
local house, must, settle, ending = require "house", require "must", require "settle", require "ending"

return {
  title = { en = "Bezique", de = "Bezique" },
  summary = {
    en = "Pinochle's ancestor for two: 64 cards down to the seven, eight in hand, a stock to draw from, and a meld after " ..
         "each trick you win.",
    de = "Der Vorfahr des Binokel, zu zweit: 64 Karten bis zur Sieben, acht auf der Hand, ein Talon zum Ziehen, und nach jedem gewonnenen Stich eine Meldung.",
  },

  options = house.table_options {
    { "target", 1000, min = 500, max = 5000, step = 500, label = { en = "Play to", de = "Spielziel" } },             -- E10
    { "at_once", false, label = { en = "The game ends as soon as the target is reached", de = "Die Partie endet, sobald das Ziel erreicht ist" } }, -- E11
    { "brisques", true, label = "Aces and tens won count 10 each" },                                                 -- E08
  },

  rules = function(o)
    return house.table_rules(o, {
      seats = 2, sides = "each", turn = "clockwise",                                                                 -- E01
      deck  = { ranks = "A 10 K Q J 9 8 7", copies = 2 },
      deal  = { hand = 8, stock = 48, packets = "3 2 3" },                                                           -- E02
      flow  = "deal turn_up draw_play play settle",

      turn_up = { makes = "trump", lies = "under the stock", pays = { rank = "7", points = 10, to = "dealer" } },    -- E03

      draw_play = {                                                                                                  -- E04, E05
        first = "left of dealer", lead = must.anything, follow = must.anything,
        meld  = { may = "winner", most = 1, needs_new_card = true, again = "another type or more points" },
        swap  = { card = "7", of = "trump", for_card = "turned up" },                                                -- E03
      },

      melds = {                                                                                                      -- E06
        { "Sequence",        type = "suit", cards = "A 10 K Q J", of = "trump", points = { 250 } },
        { "Royal marriage",  type = "suit", cards = "K Q", of = "trump", points = { 40 } },
        { "Common marriage", type = "suit", cards = "K Q", of = "plain", points = { 20 } },
        { "Seven",           type = "suit", cards = "7",   of = "trump", points = { 10 }, beside = true },           -- E03
        { { "Bezique", "Double bezique" }, type = "bezique", cards = "Qs Jd", points = { 40, 500 } },
        { "Four aces",       type = "four", cards = "any 4 of A", points = { 100 } },
        { "Four kings",      type = "four", cards = "any 4 of K", points = { 80 } },
        { "Four queens",     type = "four", cards = "any 4 of Q", points = { 60 } },
        { "Four jacks",      type = "four", cards = "any 4 of J", points = { 40 } },
      },

      play  = { first = "winner of the last trick", lead = must.anything, follow = must["pre-1945"] },               -- E07
      count = { A = o.brisques and 10 or 0, ["10"] = o.brisques and 10 or 0, last_trick = 10 },                      -- E08, E09

      settle = settle.everything(),
      ending = ending.first_to(o.target, { both = "highest", at_once = o.at_once }),                                 -- E10, E11
    })
  end,
}
