-- German Pinochle for three, as Binokel is played with Württemberg cards: section A of the rule ledger.
local house, must, melds, settle, ending = require "house", require "must", require "melds", require "settle", require "ending"

return {
  title   = { en = "German Pinochle", de = "Binokel" },
  summary = {
    en = "Three play each round, each for themselves. The highest bidder names what is played, and whoever takes no trick " ..
         "scores no meld in it.",
    de = "Drei spielen jede Runde, jeder für sich. Wer am höchsten reizt, sagt an, was gespielt wird; wer keinen Stich macht, " ..
         "dem zählen auch die Meldungen nicht.",
  },
  face    = "german",                                                        -- A34
  options = house.table_options {
    { "with_sevens", false, label = "With sevens (48 cards)" },                                            -- A03
    { "american", false, excludes = "with_sevens calling durch untendurch", label = "American (nines, clockwise)" }, -- A04
    { "no_kitty", false, needs = "with_sevens or american", label = "Without a kitty" },                  -- A31
    { "calling", false, label = "The declarer may call a card" },                                         -- A28
    { "durch", false, label = "Durch (take every trick) may be named" },                                        -- A29
    { "untendurch", false, label = "Untendurch (take no trick) may be named" },                                 -- A30
    { "durch_value", 1000, min = 0, max = 5000, step = 50, label = "Durch is worth" },
    { "untendurch_value", 1000, min = 0, max = 5000, step = 50, label = "Untendurch is worth" },
    { "must_beat_trump", false, label = "Tricks must be headed in trump only" },                           -- A24
    { "minimum", 150, min = 100, max = 500, step = 10, label = "Minimum bid" },                             -- A06
    { "step", 10, min = 5, max = 50, step = 5, label = "Bids rise by" },
    { "rounds", 9, min = 1, max = 99, label = "Rounds in a game" },                                      -- A27
    { "training", false, label = "Training: does not count for the league" },                                       -- A32
  },
  rules = function(o)
    local cards = (o.with_sevens or o.american) and 48 or 40
    local kitty = o.no_kitty and 0 or cards == 48 and 3 or 4                                              -- A02
    local eight = o.american and { 1000, 800, 600, 400 } or { 1000, 1000, 1000, 1000 }                    -- A15, A04
    local terms = { needs_trick = true, set_times = 2, set_keeps_count = true, own_contracts = true }     -- A11, A26
    local values = { Durch = o.durch_value, Untendurch = o.untendurch_value }
    local function worth(name)
      return { "{} scores {}, or minus {} if it fails, and nothing else", name, values[name], terms.set_times * values[name] }
    end
    return house.table_rules(o, {
      seats = 3, sides = "each", turn = o.american and "clockwise" or "counter-clockwise",                -- A05
      deck = { ranks = "A 10 K Q J" .. (o.with_sevens and " 7" or o.american and " 9" or ""), copies = 2 }, -- A01
      deal = { hand = (cards - kitty) // 3, kitty = kitty, packets = 3 },
      flow = "deal auction kitty discard call_card trump meld play settle",
      auction = { opens = "left of dealer", minimum = o.minimum, steps = { { by = o.step } },             -- A06
                  nobody = { dealer_takes = o.minimum } },
      kitty     = kitty > 0 and { to = "declarer", shown = true },                                        -- A07
      discard   = kitty > 0 and { spares = "kinds beyond those held before", counts_for = "declarer" },   -- A08
      call_card = o.calling and { asks = "any card not held", hands_over = true, gives_back = 1 },        -- A28
      exits = { { "going out", at = "discard", melds = "other sides", goes_on = "trump meld settle",      -- A09
                  text = "The declarer names trump and loses the bid; the others score their melds, and nothing is played." } },
      trump = { also = {                                                                                  -- A10
        o.durch      and { "Durch",      melds = false, declarer_takes = "every trick", bid_up_to = o.durch_value },
        o.untendurch and { "Untendurch", melds = false, declarer_takes = "no trick",    bid_up_to = o.untendurch_value },
      } },
      melds = {
        { { "Run", "Double run" }, type = "suit", cards = "A 10 K Q J", of = "trump", points = { 150, 1500 } }, -- A13, A14
        not o.american and { { "Run", "Double run" }, type = "suit", cards = "A 10 K Q J", of = "plain", points = { 100, 1500 } },
        { "Pair", type = "suit", cards = "K Q", of = "trump", points = { 40 } },                          -- A12
        { "Pair", type = "suit", cards = "K Q", of = "plain", points = { 20 } },
        o.with_sevens and { "Diss", type = "suit", cards = "7", of = "trump", points = { 10 } },          -- A17
        { { "Pinochle", "Double pinochle" }, type = "pinochle", cards = "Qs Jd", points = { 40, 300 } },  -- A16
        melds.around("A", "kind", { 100, eight[1] }), melds.around("K", "kind", { 80, eight[2] }),        -- A15
        melds.around("Q", "kind", { 60, eight[3] }),  melds.around("J", "kind", { 40, eight[4] }),
      },
      play = { first = "declarer", lead = must.anything,                                                  -- A20
               follow = must[o.must_beat_trump and "trumps only" or "pre-1945"] },                        -- A21-A24
      count = { A = 11, ["10"] = 10, K = 4, Q = 3, J = 2, last_trick = 10 },                              -- A19
      settle = settle.over(settle.standard(terms), {
        lines = function(r, ordinary)
          local c = r.contract
          local value = values[c.name]                                                                    -- A29, A30
          if not value then return ordinary.lines(r) end -- trump, or a house-rule contract
          return { settle.line(c.side, c.name, c.reached and value or -terms.set_times * value) }
        end,
        text = {
          o.durch      and worth("Durch"),
          o.untendurch and worth("Untendurch"),
        },
      }),
      ending = ending.rounds(o.rounds),                                                                   -- A27
    })
  end,
}
