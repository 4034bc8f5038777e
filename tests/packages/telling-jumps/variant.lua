-- Partnership Pinochle in which a jump announces what the bidder holds, as some tables play it.
return {
  extends = "partnership",
  title   = "Telling jumps",
  rules   = function(o, r)
    r.auction = { minimum = 300, steps = { { by = 10 } }, nobody = { dealer_takes = 300 }, tells = {
      { by = 20, meld = { 100, 400 } },
      { by = 30, aces_around = true },
      { by = 50, meaning = "I hold a run." },
    } }
    return r
  end,
}
