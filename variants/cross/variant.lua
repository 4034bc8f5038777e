-- Cross Pinochle: German Pinochle for four, partners opposite (A33).
return {
  extends = "german",
  title   = { en = "Cross Pinochle", de = "Kreuzbinokel" },
  summary = {
    en = "German Pinochle for four: players facing each other are partners. Each melds from their own hand, and both score " ..
         "together.",
    de = "Binokel zu viert: Wer sich gegenübersitzt, spielt zusammen. Gemeldet wird aus dem eigenen Blatt, angeschrieben " ..
         "gemeinsam.",
  },
  options = {
    { "no_kitty", false, label = "Without a kitty" },                          -- A31
    { "rounds", 12, min = 1, max = 99, label = "Rounds in a game" },          -- A27
  },
  rules = function(o, r)
    local cards = (o.with_sevens or o.american) and 48 or 40
    local kitty = not (o.no_kitty or o.american)                               -- A04
    r.seats, r.sides = 4, "partners"                                           -- A33
    r.deal = { hand = kitty and (cards - 4) // 4 or cards // 4, kitty = kitty and 4 or 0, packets = 3 } -- A02
    if not kitty then r.kitty, r.discard = false, false end
    return r
  end,
}
