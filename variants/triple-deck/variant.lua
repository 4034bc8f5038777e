-- Triple-deck Pinochle: double-deck for six, two teams of three sitting alternately (C39).
return {
  extends = "double-deck",
  title   = { en = "Triple-deck Pinochle", de = "Pinochle mit dreifachem Blatt" },
  summary = {
    en = "Double-deck Pinochle for six: two teams of three sitting alternately, 120 cards without nines, twenty each.",
    de = "Pinochle mit doppeltem Blatt zu sechst: zwei Parteien zu dritt, abwechselnd gesetzt, 120 Karten ohne Neuner, je " ..
         "zwanzig.",
  },
  fixed = { nines = false },                                            -- 120 cards without nines
  rules = function(o, r)
    r.seats, r.sides, r.deck.copies = 6, "two teams", 6
    r.auction.minimum, r.auction.nobody.dealer_takes = 75 * o.scale, 75 * o.scale
    r.auction.steps = { { by = 5 * o.scale } }
    r.auction.last_digit, r.auction.convention = false, false                 -- no bid is in the fifties
    r.count.last_trick = 3 * o.scale                                    -- 75 in all
    return r
  end,
}
