-- German Pinochle with a contract in which the ten is the lowest card.
return {
  extends = "german",
  title   = "Low ten",
  rules   = function(o, r)
    r.trump = { also = {
      { "Untendurch", melds = false, declarer_takes = "no trick", bid_up_to = 1000, ranks = "A K Q J 10" },
    } }
    return r
  end,
}
