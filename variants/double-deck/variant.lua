-- Double-deck Pinochle as a family plays it: section D of the rule ledger.
local house, must, melds, settle, ending = require "house", require "must", require "melds", require "settle", require "ending"
local meld_bids = require "meld_bids"

return {
  title   = { en = "Double-deck Pinochle", de = "Pinochle mit doppeltem Blatt" },
  summary = {
    en = "Four players, partners opposite, four of each card. Bids tell partners about meld; a side must show and take " ..
         "enough to score.",
    de = "Vier Personen, Partner gegenüber, jede Karte viermal. Gebote verraten dem Partner die Meldungen; wer nicht " ..
         "genug meldet und in Stichen holt, schreibt nichts an.",
  },
  options = house.options {
    { "scale", { 1, 10 }, label = "Points", words = { ["1"] = "short", ["10"] = "times ten" } },                                      -- C37
    { "run", { 16, 15, 25 }, label = "A run scores (on the short scale)" },                                       -- C37
    { "pinochle", { 4, 15 }, label = "A pinochle scores (on the short scale)" },                                  -- C37
    { "nines", false, label = "With nines (96 cards, 24 each)" },                                          -- D01
    { "packets", { "fives", "fours", "twos, then threes" }, label = "Dealt in" },                         -- D01
    { "table_talk", true, label = "Table talk (by, save and the like)" },                                   -- D10, C37
    { "save_needs_no_marriage", true, label = "A contract is handed back only without a marriage" },            -- D11
    { "technical_misdeal", false, label = "A misdeal may be called with 13 non-counters and no ace" }, -- C38
    { "target", function(o) return 500 * o.scale end, min = 100, max = 50000, step = 50, label = "Play to" }, -- D24
    { "bid_to_win_from", function(o) return 400 * o.scale end, min = 0, max = 50000, step = 50,           -- D25
      label = "Only bidders can win once both sides have", words = { ["0"] = "any score" } },
  },
  rules = function(o)
    local hand, scale = o.nines and 24 or 20, o.scale
    local packets = o.packets == "fives" and 5 or o.packets == "fours" and 4
                    or (o.nines and "2 2 2 3 3 3 3 3 3" or "2 3 3 3 3 3 3")
    local table_of_melds = melds.scale(melds.double_deck { run = o.run, pinochle = o.pinochle }, scale)   -- D03-D05
    for _, meld in ipairs(table_of_melds) do meld.announced = meld.cards == "A of each suit" end          -- D08
    if o.nines then
      table_of_melds[#table_of_melds + 1] = { "Dix", type = "I", cards = "9", of = "trump", points = { scale } } -- D01
    end
    table_of_melds.at_least = 20 * scale                                                                  -- D18
    return house.rules(o, {
      seats = 4, sides = "partners", turn = "clockwise",
      deck  = { ranks = "A 10 K Q J" .. (o.nines and " 9" or ""), copies = 4 },
      deal  = { hand = hand, packets = packets },
      flow  = "deal auction trump meld play settle",
      auction = {
        opens = "left of dealer", minimum = 50 * scale,                                                   -- D09
        steps = { { to = 60 * scale, by = scale }, { by = 5 * scale } },
        nobody = { dealer_takes = 50 * scale },
        convention = meld_bids.scaled(scale),                                                             -- D13, D14
        last_digit = o.table_talk and { from = 50 * scale, by = scale },                                  -- D12
        passes = o.table_talk and {                                                                       -- D10, D11
          "pass",
          { "by-me", meld = { 8 * scale, 14 * scale } },
          { "by", meld = { 10 * scale, 14 * scale }, aces_around = true },
          { "save", meaning = "A pass that asks a partner left with the contract to hand it back at the next higher bid.",
            hands_back = o.save_needs_no_marriage and "without marriage" or "always" },
        } or { "pass" },
      },
      trump = { needs = "marriage", otherwise = { "no marriage", goes_on = "settle" } },                  -- D15, D17
      melds = table_of_melds,
      exits = {
        { "too little meld", at = "meld", when = "bidders under at_least", goes_on = "settle",            -- D20
          text = "The bidders show less than they must: the bid is lost without play." },
        { "throwing in", at = "lead", goes_on = "settle",                                                 -- D21
          text = "The bid is lost, the others score their meld, and nothing is played." },
        o.technical_misdeal and { "technical misdeal", at = "auction trump lead", who = "anyone", goes_on = "deal", -- C38
          when = { holds = { { "non-counters", least = 13 }, { "A", most = 0 } } }, text = "All meld is void." },
      },
      play   = { first = "declarer", lead = must.anything, follow = must["pre-1945"] },                   -- D16, D22
      count  = { A = scale, ["10"] = scale, K = scale, last_trick = 2 * scale },                          -- D02
      settle = settle.standard { minimum_count = 20 * scale, bidders_too = true },                        -- D19, D23
      ending = ending.first_to(o.target, { both = "bidder", bid_to_win_from = o.bid_to_win_from }),       -- D24, D25
    })
  end,
}
