-- Many things are wrong here; all of them are found at once.
local must = require "must"
return {
  title   = "Broken",
  options = {
    { "target", 1500, min = 500, max = 1400, label = "Play to" },
    { "late", false, needs = "targt" },
  },
  rules = function(o)
    return {
      seats = 4, sides = "partners",
      deck  = { ranks = "A 10 K Q J 9", copies = 2 },
      deal  = { hand = 11, packets = "4 4 4" },
      flow  = "deal auction trump meld play settel",
      auction = { minimum = "250", steps = { { by = 10 } }, mnimum = 3 },
      melds = {
        { "Run", type = "1", cards = "A 10 K Q J", of = "trump", points = 150 },
        { "Marriage", type = "1", cards = "K Q", points = { 20 } },
        { "Eight", type = "1", cards = "8", of = "trump", points = { 10 } },
      },
      play   = { follow = { { "follow", keep = "led", when = "voit" } } },
      count  = { A = 10, ["10"] = 256 },
      settle = function(r) return {} end,
      ending = 7,
    }
  end,
}
