-- Two-handed Pinochle with hands drawn card by card and an auction: C19-C21 of the rule ledger.
local must = require "must"

return {
  extends = "auction",
  title   = { en = "Two-handed Pinochle with a draft", de = "Pinochle zu zweit mit Kartenwahl" },
  summary = {
    en = "Nothing is dealt: in turn each player draws a card and keeps it, the next going unseen to their pile, or rejects it " ..
         "and must keep the next. Then an auction, melds and twelve tricks; the piles count with the tricks.",
    de = "Nichts wird gegeben: Abwechselnd zieht jeder eine Karte und behält sie – die nächste geht ungesehen auf den eigenen " ..
         "Stapel – oder lehnt sie ab und muss die nächste nehmen. Dann wird gereizt und gemeldet, und zwölf Stiche werden " ..
         "gespielt.",
  },
  fixed = { scale = 10, bidding = "rising", must_open = "dealer", minimum = 250, kitty = 0, discards_count = true,
            pass_cards = 0, pass_order = "in turn", lead_trump = false, overtrump = false },                              -- C20
  options = {
    { "target", 1000, min = 250, max = 5000, step = 250, label = { en = "Play to", de = "Spielziel" } }, -- C20
    { "roundhouse_bonus", { 0, 10 },                                                                     -- C20
      label = { en = "Bonus for a roundhouse", de = "Zuschlag für einen Rundgang" } },
    { "discards_to_defender", false,                                                                     -- C21
      label = { en = "The declarer's pile counts for the other side", de = "Der Stapel des Spielers zählt für den anderen" } },
    { "free_lead", true,                                                                                 -- C21
      label = { en = "The first lead is free", de = "Das erste Ausspiel ist frei" } },
  },
  rules = function(o, r)
    r.seats, r.sides = 2, "each"
    r.flow  = "draft auction trump meld play settle"
    r.deal  = false                                                                                      -- C19
    r.draft = { first = "left of dealer",
                declarers_pile = o.discards_to_defender and "other side" or "own side" }                 -- C20, C21
    r.play.lead = o.free_lead and must.anything or must.lead_trump                                       -- C21
    if o.roundhouse_bonus > 0 then                                                                       -- C20
      r.melds[#r.melds + 1] =
        { "Roundhouse", type = "bonus", cards = "K Q of each suit", points = { o.roundhouse_bonus } }
    end
    return r
  end,
}
