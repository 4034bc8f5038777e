-- What no shipped package says of tricks while cards are drawn: examples for scripts/REFERENCE.md.
return {
  extends = "two-handed",
  title   = "Vocabulary for two",
  rules   = function(o, r)
    r.draw_play.lead   = { { "a counter is led", keep = "counters", when = "first_trick" },
                           { "no ace is led", keep = { cards = "10 K Q J 9" } } }
    r.draw_play.follow = { { "follow the suit led", keep = "led", when = "trick > 6" },
                           { "no ace is wasted", keep = { cards = "10 K Q J 9" }, when = "points == 0" } }
    r.ending = r.ending.with { at_once = true }
    return r
  end,
}
