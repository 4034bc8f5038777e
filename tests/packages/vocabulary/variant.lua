-- What no shipped package says: examples for scripts/REFERENCE.md. A game with everything at once that four can play.
return {
  extends = "partnership",
  with    = { "../late-trump" },
  title   = "Vocabulary",
  version = "1.0", author = "The developers", licence = "CC0-1.0",
  rules   = function(o, r)
    r.deck    = { ranks = "A 10 K Q J 9 8 7", copies = 2 }
    r.deal    = { hand = 15, kitty = 4, packets = 3 }
    r.flow    = "deal auction kitty discard trump pass meld play settle"
    r.auction = { minimum = 200, steps = { { by = 10 } }, turns = "may return", most_jump = 5,
                    tells = { { by = 50, meld = { 150, 400 }, aces_around = true, meaning = "I hold a run." } }, nobody = { dealer_takes = 200 } }
    r.kitty   = { to = "declarer", shown = false }
    r.discard = { spares = { cards = "A 10" }, counts_for = "declarer" }
    r.trump   = { also = {
      { "Null", trump = "none", melds = false, declarer_takes = "no trick" },
      { "Grand", declarer_takes = "the bid", times = 2, ranks = "A K Q J 10 9 8 7",
        count  = { A = 20, ["10"] = 10, K = 5, Q = 4, J = 3, ["9"] = 2, ["8"] = 1, ["7"] = 1, last_trick = 20 },
        lead   = { { "aces first", keep = { cards = "A" }, when = "first_trick" } },
        follow = { { "follow the suit led", keep = "led" },
                   { "no ace is thrown away", keep = { cards = "K Q J 10 9 8 7" }, when = "void" } } },
    } }
    r.play.follow[#r.play.follow + 1] = { "aces and tens are kept back", keep = { cards = "K Q J 9 8 7" }, when = "place == 4 and points < 10" }
    r.count["9"], r.count["8"], r.count["7"] = 1, 1, 1
    r.ending.tallies = { stakes = { title = "Stakes", zero_sum = true } }
    r.exits[#r.exits + 1] = { "giving up", at = "lead", when = { meld_under = 20, forced = true }, goes_on = "settle" }
    return r
  end,
}
