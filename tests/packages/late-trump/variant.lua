-- House rules to lay over a game: trump comes late.
return {
  extends = "partnership",
  title   = "Late trump",
  rules   = function(o, r)
    r.play.lead = { { "no trump in the first two tricks", keep = "plain", when = "trick <= 2" },
                    { "aces first", keep = { cards = "A" }, when = "trick == 1" } }
    return r
  end,
}
