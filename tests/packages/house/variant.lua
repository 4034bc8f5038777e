-- Partnership as one house plays it: a higher minimum, and aces around count double.
return {
  extends = "partnership",
  title   = "Our house",
  options = {
    { "target", 1000, min = 500, max = 2000, step = 250, label = "Play to" },
    { "friendly", true, label = "No throwing in" },
  },
  rules = function(o, r)
    r.auction.minimum, r.auction.nobody.dealer_takes = 300, 300
    r.melds[9].points = { 200, 2000 }
    if o.friendly then r.exits = {} end
    return r
  end,
}
