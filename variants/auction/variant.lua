-- Partnership auction Pinochle, with the options of the article's tables: C02-C12, C49 of the rule ledger.
local house, must, melds, settle, ending = require "house", require "must", require "melds", require "settle", require "ending"

-- C11: card points under each method of counting; the fourth belongs to the short scale.
local counting = {
  { A = 11, ["10"] = 10, K = 4, Q = 3, J = 2, last_trick = 10 },
  { A = 10, ["10"] = 10, K = 5, Q = 5, last_trick = 10 },
  { A = 10, ["10"] = 10, K = 10, last_trick = 10 },
  { A = 1, ["10"] = 1, K = 1, last_trick = 1 },
}

local function in_tens(o, of_tens, of_ones) return o.scale == 10 and of_tens or of_ones end

return {
  title   = { en = "Partnership auction Pinochle", de = "Auktions-Pinochle zu viert" },
  summary = {
    en = "Four players, partners opposite. Bid for the right to name trump, meld, and play the tricks; the bid must be " ..
         "reached with meld and tricks. A table agrees on how it opens, counts, passes cards and more.",
    de = "Vier Personen, Partner gegenüber. Wer am höchsten reizt, sagt Trumpf an; dann wird gemeldet und gespielt, und " ..
         "Meldungen und Stiche zusammen müssen das Gebot erreichen. Vieles kann der Tisch vereinbaren.",
  },
  options = house.options {
    { "scale", { 10, 1 }, label = "Points", words = { ["10"] = "in tens", ["1"] = "in ones" } },     -- C03
    { "bidding", { "rising", "summed" }, label = "Bidding",                                          -- C08
      words = { rising = "each bid above the last", summed = "partners' numbers are added" } },
    { "must_open", { "eldest", "dealer" }, label = "Who must open", excludes = "bidding",            -- C03
      words = { eldest = "the first to call", dealer = "the dealer, if all pass" } },
    { "minimum", function(o) return in_tens(o, { 250, 150, 100 }, { 25, 15, 10 }) end, label = "Minimum bid",
      excludes = "bidding" },
    { "step", function(o) return in_tens(o, { 10, 25 }, { 1, 2 }) end, label = "Bids rise by" }, -- C04
    { "counting", function(o) return in_tens(o, { 3, 1, 2 }, { 4 }) end, label = "With the ten below the ace, counters are", -- C04, C11
      words = { ["1"] = "ace 11, ten 10, king 4, queen 3, jack 2", ["2"] = "ace and ten 10, king and queen 5",
                ["3"] = "ace, ten and king 10", ["4"] = "ace, ten and king 1" } },
    { "trump_needs", { "none", "run", "marriage", "dix", "any" }, label = "Needed to name a suit trump", -- C06
      words = { none = "nothing", run = "a run", marriage = "a marriage", dix = "a dix", any = "a marriage or a dix" } },
    { "kitty", { 0, 4 }, label = "Cards in the kitty" },                                             -- C05
    { "discards_count", true, label = "Discards count for the declarer" },                 -- C05
    { "pass_cards", { 0, 2, 3, 4 }, label = "Cards exchanged between partners" },                       -- C09
    { "pass_order", { "in turn", "simultaneous" }, label = "Partners exchange cards", needs = "pass_cards", -- C09
      words = { ["in turn"] = "one after the other", simultaneous = "at the same time" } },
    { "lead_trump", false, label = "The first lead must be a trump" },                                    -- C12
    { "target", function(o) return 150 * o.scale end, min = 10, max = 10000, step = 10, label = "Play to" }, -- C49
  },
  rules = function(o)
    return house.rules(o, {
      seats = 4, sides = "partners", turn = "clockwise",
      deck = { ranks = "A 10 K Q J 9", copies = 2 },
      deal = { hand = o.kitty > 0 and 11 or 12, kitty = o.kitty, packets = 3 },                      -- C02, C05
      flow = "deal auction kitty discard trump pass meld play settle",                               -- C49
      auction = o.bidding == "summed" and {                                                          -- C08
        opens = "left of dealer", style = "summed", minimum = o.step, steps = { { by = o.step } },
        nobody = { "thrown in", goes_on = "" },
      } or {
        opens = "left of dealer", minimum = o.minimum, steps = { { by = o.step } },                  -- C03, C04
        must_open = o.must_open == "eldest" and "eldest" or nil,
        nobody = o.must_open == "dealer" and { dealer_takes = o.minimum },
      },
      kitty   = o.kitty > 0 and { to = "declarer", shown = true },
      discard = o.kitty > 0 and { counts_for = o.discards_count and "declarer" or "nobody" },
      trump   = { needs = o.trump_needs,                                                             -- C06
                  otherwise = o.trump_needs ~= "none" and { "no suit to name", goes_on = "settle" } },
      pass    = o.pass_cards > 0 and { cards = o.pass_cards, first = "partner", order = o.pass_order }, -- C09
      melds   = melds.scale(melds.classic(), o.scale, 10),                                           -- C10
      exits   = {
        { "throwing in", at = "lead", goes_on = "settle",                                            -- C49
          text = "The bid is lost, the others score their meld, and nothing is played." },
      },
      play   = { first = "declarer", lead = o.lead_trump and must.lead_trump or must.anything,       -- C12
                 follow = must["pre-1945"] },
      count  = counting[o.counting],                                                                 -- C11
      settle = settle.standard {},                                                                   -- C07, C49
      ending = ending.first_to(o.target, { both = "bidder" }),                                       -- C49
    })
  end,
}
