-- Racehorse: six players, two teams, a blind, and melds that win the game (C40-C44).
local house, must, settle, ending = require "house", require "must", require "settle", require "ending"

-- Once around, twice around, and four identical cards of one rank (C42).
local function kinds(rank, name, points)
  return { { name .. " around", name .. " twice around" }, type = "III", cards = rank .. " of each suit",
           points = { points, 10 * points } },
         { "Four " .. name .. " of a suit", type = "III", cards = string.rep(rank, 4, " "), of = "any", points = { 10 * points } }
end

return {
  title   = { en = "Racehorse", de = "Racehorse" },
  summary = {
    en = "Six players in two teams, twenty cards each and four in the blind. The bidding starts at 500 whether the first " ..
         "player likes it or not; melds score high, and the biggest win the game.",
    de = "Sechs Personen in zwei Parteien, je zwanzig Karten und vier im Dapp. Gereizt wird ab 500, ob Vorhand will oder " ..
         "nicht; Meldungen zählen viel, die größten gewinnen die Partie.",
  },
  options = house.options {
    { "jacks", { 0, 40 }, label = "Jacks around score" },                                                -- C42
    { "target", 5000, min = 1000, max = 20000, step = 500, label = "Play to" },                    -- C41
  },
  rules = function(o)
    local aces, four_aces     = kinds("A", "Aces", 100)
    local kings, four_kings   = kinds("K", "Kings", 80)
    local queens, four_queens = kinds("Q", "Queens", 60)
    local jacks, four_jacks   = kinds("J", "Jacks", o.jacks)
    return house.rules(o, {
      seats = 6, sides = "two teams", turn = "clockwise",                                          -- C40
      deck = { ranks = "A 10 K Q J", copies = 6, with = "9s 9h 9d 9c" },
      deal = { hand = 20, kitty = 4, packets = 4 },
      flow = "deal auction kitty trump meld discard play settle",
      auction = { opens = "left of dealer", opening = { forced = 500 },                            -- C40
                  steps = { { to = 600, by = 10 }, { by = 50 } } },                                -- C37
      kitty   = { to = "declarer", shown = false },                                                -- C41
      trump   = { needs = "marriage", otherwise = { "no marriage", goes_on = "settle" } },         -- D15, D17
      discard = { spares = "melded cards, while others are left", counts_for = "declarer" },
      exits   = {
        { "throwing in", at = "discard lead", goes_on = "settle",                                  -- C49
          text = "The bid is lost, the others score their meld, and nothing is played." },
      },
      melds = {                                                                                    -- C42, C43
        { "Run",            type = "I",  cards = "A 10 K Q J", of = "trump", points = { 150, 300, 900, "game" } },
        { "Royal marriage", type = "I",  cards = "K Q", of = "trump", points = { 40, 300, 900, "game" } },
        { "Marriage",       type = "I",  cards = "K Q", of = "plain", points = { 20 } },
        { "Pinochle",       type = "II", cards = "Qs Jd", points = { 40, 300, 900, "game" } },
        aces, four_aces, kings, four_kings, queens, four_queens, o.jacks > 0 and jacks, o.jacks > 0 and four_jacks,
      },
      play   = { first = "declarer", lead = must.anything, follow = must["pre-1945"] },            -- C41, D22
      count  = { A = 10, ["10"] = 10, K = 10, last_trick = 30 },                                   -- C41: 750 in all
      settle = settle.standard { minimum_count = 10 },                                             -- C44
      ending = ending.first_to(o.target, { both = "bidder" }),
    })
  end,
}
