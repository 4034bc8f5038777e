-- Eight-handed Pinochle: two full decks, four teams of two who do not sit next to each other (C46).
return {
  extends = "four-handed",
  title   = { en = "Eight-handed Pinochle", de = "Pinochle zu acht" },
  summary = {
    en = "Eight players, four teams of two sitting opposite, two full decks, twelve cards each. The rules are those of " ..
         "four-handed Pinochle.",
    de = "Acht Personen, vier Parteien zu zweit, die sich gegenübersitzen, zwei volle Blätter, je zwölf Karten. Es gelten die " ..
         "Regeln zu viert.",
  },
  fixed = { kitty = 0 },
  options = {
    { "quad_pinochle", false, label = "A quadruple pinochle scores 1,000" },
    { "target", 5000, min = 1000, max = 20000, step = 500, label = "Play to" },
  },
  rules = function(o, r)
    r.seats, r.sides, r.deck.copies = 8, "four teams", 4
    for _, meld in ipairs(r.melds) do                    -- with four copies amounts simply add up, except for this one
      if o.quad_pinochle and meld.cards == "Qs Jd" then meld.points = { 40, 300, 340, 1000 } end
    end
    r.ending = r.ending.with { both = "bidder", nonbidders = "another_hand" }
    return r
  end,
}
