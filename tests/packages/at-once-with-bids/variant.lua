-- Points cannot count as they are made where a bid is made or lost at the end of the hand.
return {
  extends = "partnership",
  title   = "At once, with bids",
  rules   = function(o, r)
    r.ending = r.ending.with { at_once = true }
    return r
  end,
}
