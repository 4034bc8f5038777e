-- Partnership Pinochle: section B of the rule ledger.
local house, must, melds, settle, ending = require "house", require "must", require "melds", require "settle", require "ending"

return {
  title   = { en = "Partnership Pinochle", de = "Pinochle zu zweit gegen zwei" },
  summary = {
    en = "Four players, partners opposite. Bid for the right to name trump, trade cards with your partner, meld, " ..
         "and play twelve tricks.",
    de = "Vier Personen, Partner sitzen gegenüber. Wer am höchsten reizt, sagt Trumpf an und tauscht Karten mit dem " ..
         "Partner; dann wird gemeldet, und zwölf Stiche werden gespielt.",
  },
  options = house.table_options {
    { "overtrump", false, label = "A void player must overtrump" },            -- B11
    { "target", 1500, min = 500, max = 5000, step = 50, label = "Play to" },                       -- B17
  },
  rules = function(o)
    return house.table_rules(o, {
      seats = 4, sides = "partners", turn = "clockwise",                                           -- B01
      deck  = { ranks = "A 10 K Q J 9", copies = 2 },
      deal  = { hand = 12, packets = 3 },
      flow  = "deal auction trump pass meld play settle",                                          -- B18
      auction = {
        opens = "left of dealer", minimum = 250, steps = { { by = 10 } }, raises = { 10, 20 },     -- B02
        nobody = { dealer_takes = 250 },                                                           -- B03
      },
      pass = { cards = 4, first = "partner", back = true },                                        -- B04, B05
      melds = {
        { { "Run", "Double run" }, type = "1", cards = "A 10 K Q J", of = "trump", points = { 150, 1500 } },  -- B06
        { "Run with king",     type = "1", cards = "A 10 K K Q J",   of = "trump", points = { 190 } },
        { "Run with queen",    type = "1", cards = "A 10 K Q Q J",   of = "trump", points = { 190 } },
        { "Run with marriage", type = "1", cards = "A 10 K K Q Q J", of = "trump", points = { 230 } },
        { "Royal marriage",    type = "1", cards = "K Q", of = "trump", points = { 40 } },
        { "Common marriage",   type = "1", cards = "K Q", of = "plain", points = { 20 } },
        { "Dix",               type = "1", cards = "9",   of = "trump", points = { 10 } },
        { { "Pinochle", "Double pinochle" }, type = "2", cards = "Qs Jd", points = { 40, 300 } },  -- B07
        melds.around("A", "3", { 100, 1000 }), melds.around("K", "3", { 80, 800 }),                -- B08
        melds.around("Q", "3", { 60, 600 }),   melds.around("J", "3", { 40, 400 }),
      },
      exits = {
        { "throwing in", at = "lead", who = "declarer", when = { bid_above_meld = 250 }, goes_on = "settle", -- B16
          text = "The bid is lost, the other side scores its meld, and nothing is played." },
      },
      play   = { first = "declarer", lead = must.anything,                                         -- B10, B11
                 follow = must[o.overtrump and "pre-1945" or "suit led"] },
      count  = { A = 10, ["10"] = 10, K = 10, last_trick = 10 },                                   -- B13
      settle = settle.standard { minimum_count = 10, short_keeps_meld = true },                    -- B14, B15
      ending = ending.first_to(o.target, { both = "bidder" }),                                     -- B17
    })
  end,
}
