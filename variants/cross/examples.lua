-- Cross Pinochle: what it changes of German Pinochle.
return {
  { "A33", "the bid is the team's", settle = { contract = { seat = 1, bid = 220 }, melds = { 40, 20, 60, 0 },
    counts = { 80, 60, 60, 50 }, tricks = { 3, 2, 2, 2 }, is = { 240, 130 } } },
  { "A26", "set: the team's meld is void", settle = { contract = { seat = 1, bid = 250 }, melds = { 40, 20, 60, 0 },
    counts = { 80, 60, 60, 50 }, tricks = { 3, 2, 2, 2 }, is = { -360, 130 } } },
  { "A11", "a trick of the partner saves the meld", settle = { contract = { seat = 1, bid = 200 }, melds = { 40, 20, 60, 0 },
    counts = { 140, 0, 60, 50 }, tricks = { 5, 0, 2, 2 }, is = { 300, 70 } } },
  { "A09", "going out: the partner does not meld either", settle = { contract = { seat = 2, bid = 180 }, outcome = "going out",
    melds = { 100, 0, 40, 0 }, is = { 140, -180 } } },
  { "A27", "twelve rounds", settle = { contract = { seat = 1, bid = 150 }, counts = { 140, 50, 60, 0 }, tricks = { 5, 2, 2, 0 },
    round = 12, is = { 200, 50 }, over = true, winner = 1 } },
  { "A27", "or as many as agreed", options = { rounds = 20 }, settle = { contract = { seat = 1, bid = 150 },
    counts = { 140, 50, 60, 0 }, tricks = { 5, 2, 2, 0 }, round = 12, is = { 200, 50 }, over = false } },
  { "A06", "four bid", auction = { dealer = 4, calls = "pass pass pass", is = { seat = 4, bid = 150, forced = true } } },
  { "A13", "melds are those of German Pinochle", meld = { trump = "S", hand = "As 10s Ks Qs Js", is = 150 } },

  { "C47", "every trick of a team wins the game", options = { pinochling = true }, settle = { contract = { seat = 2, bid = 150 },
    counts = { 150, 0, 90, 0 }, tricks = { 5, 0, 4, 0 }, is = { 240, -300 }, over = true, winner = 1 } },
  { "C33", "five people: each scores what their team of this round did", options = { people = 5 }, settle = { dealer = 5,
    contract = { seat = 2, bid = 150 }, counts = { 100, 80, 50, 20 }, tricks = { 4, 3, 1, 1 }, is = { 150, -200, 150, -200, 0 } } },
}
