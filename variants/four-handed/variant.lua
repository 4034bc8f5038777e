-- Four-handed Pinochle: partnership auction Pinochle in which whoever holds a meld must open (C31).
return {
  extends = "auction",
  title   = { en = "Four-handed Pinochle", de = "Pinochle zu viert" },
  summary = {
    en = "Four players, partners opposite; no cards are passed. The first player who holds a meld must open. With the kitty the bid " ..
         "winner looks at four cards, keeps one and gives one to each other player.",
    de = "Vier Personen, Partner gegenüber, ohne Schieben. Wer zuerst eine Meldung hält, muss eröffnen. Mit Dapp behält, wer " ..
         "das Spiel hat, eine der vier Karten und gibt jedem anderen eine.",
  },
  fixed = { scale = 10, bidding = "rising", must_open = "eldest", minimum = 150, step = 10, pass_cards = 0, pass_order = "in turn",
            discards_count = true },
  options = {
    { "opening", 150, min = 150, max = 500, step = 10, label = "Minimum bid" },       -- C31
    { "target", { 1000, 1500 }, label = "Play to" },
  },
  rules = function(o, r)
    r.auction = { opens = "left of dealer", minimum = o.opening, steps = { { by = 10 } },
                  must_open = "holds a meld", nobody = { "thrown in", goes_on = "" } }
    if o.kitty > 0 then r.kitty, r.discard = { to = "everyone", shown = false }, false end
    return r
  end,
}
