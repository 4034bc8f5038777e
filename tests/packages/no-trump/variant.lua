-- Partnership Pinochle with a contract without trump that is played for the bid: the ten ranks low, aces count double,
-- nobody must head a trick, and the hand is worth twice as much.
return {
  extends = "partnership",
  title   = "No trump",
  rules   = function(o, r)
    r.trump = { also = {
      { "no trump", declarer_takes = "the bid", times = 2, ranks = "A K Q J 10 9",
        count = { A = 20, ["10"] = 10, K = 10, last_trick = 20 },
        follow = { { "follow suit", keep = "led" } } },
    } }
    return r
  end,
}
