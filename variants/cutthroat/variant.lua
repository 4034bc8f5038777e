-- Cutthroat: three-handed Pinochle without a kitty, won only by bidding (C30).
return {
  extends = "three-handed",
  title   = { en = "Cutthroat Pinochle", de = "Cutthroat" },
  summary = {
    en = "Three-handed Pinochle with all cards dealt, sixteen each. To win, a player must bid, make the bid and reach the target; " ..
         "the highest score alone is not enough.",
    de = "Pinochle zu dritt, alle Karten verteilt, je sechzehn. Gewinnen kann nur, wer das Spiel ersteigert, sein Gebot " ..
         "schafft und das Spielziel erreicht; die meisten Punkte allein genügen nicht.",
  },
  fixed = { kitty = 3, discards_count = true, tie = "bidder_wins", nonbidders_tie = "another_hand", bid_out = true },
  rules = function(o, r)
    r.deal = { hand = 16, packets = 4 }
    r.kitty, r.discard = false, false
    return r
  end,
}
