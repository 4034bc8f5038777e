-- The house's rules with one more change: what a parent changed arrives changed.
return {
  extends = "../house",
  title   = "Our house, on Sundays",
  rules   = function(o, r)
    r.auction.minimum = r.auction.minimum + 50
    return r
  end,
}
