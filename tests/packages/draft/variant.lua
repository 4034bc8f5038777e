-- Hands are drawn card by card; then an auction from 250.
local melds, must, settle, ending = require "melds", require "must", require "settle", require "ending"
return {
  title = "Drafted",
  options = { { "discards_to_defender", false } },
  rules = function(o)
    return {
      seats = 2, sides = "each",
      deck = { ranks = "A 10 K Q J 9", copies = 2 },
      flow = "draft auction trump meld play settle",
      draft = { first = "left of dealer", declarers_pile = o.discards_to_defender and "other side" or "own side" },
      auction = { minimum = 250, steps = { { by = 10 } }, nobody = { dealer_takes = 250 } },
      melds = {
        { "Marriage", type = "I", cards = "K Q", of = "any", points = { 20 } },
        melds.around("A", "III", { 100, 1000 }),
      },
      play = { follow = must["pre-1945"] },
      count = { A = 10, ["10"] = 10, K = 10, last_trick = 10 },
      settle = settle.standard {},
      ending = ending.first_to(1000),
    }
  end,
}
