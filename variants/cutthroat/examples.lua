-- Cutthroat: what it changes of three-handed Pinochle.
return {
  { "C30", "the score alone does not win", settle = { contract = { seat = 1, bid = 25 }, melds = { 12, 14, 2 }, counts = { 13, 7, 5 },
    tricks = { 8, 5, 3 }, scores = { 10, 95, 20 }, is = { 25, 21, 7 }, over = false } },
  { "C30", "nor does a bid that fails", settle = { contract = { seat = 2, bid = 25 }, melds = { 12, 4, 2 }, counts = { 13, 7, 5 },
    tricks = { 8, 5, 3 }, scores = { 90, 140, 20 }, is = { 25, -25, 7 }, over = false } },
  { "C30", "who bids, makes it and is at 100 wins, even against a higher score", settle = { contract = { seat = 1, bid = 25 },
    melds = { 12, 4, 2 }, counts = { 13, 7, 5 }, tricks = { 8, 5, 3 }, scores = { 75, 160, 20 }, is = { 25, 11, 7 }, over = true, winner = 1 } },
  { "C30", "below 100 the game goes on", settle = { contract = { seat = 1, bid = 25 }, melds = { 12, 4, 2 }, counts = { 13, 7, 5 },
    tricks = { 8, 5, 3 }, scores = { 74, 160, 20 }, is = { 25, 11, 7 }, over = false } },
  { "C30", "or at another limit", options = { target = 75 }, settle = { contract = { seat = 1, bid = 25 }, melds = { 12, 4, 2 },
    counts = { 13, 7, 5 }, tricks = { 8, 5, 3 }, scores = { 50, 60, 20 }, is = { 25, 11, 7 }, over = true, winner = 1 } },
  { "C25", "conceding before the first lead", settle = { contract = { seat = 2, bid = 30 }, outcome = "conceding", melds = { 12, 0, 4 },
    is = { 12, -30, 4 } } },
  { "C22", "bidding is as with a kitty", auction = { dealer = 3, hands = { "Kh Qh", "", "" }, calls = "pass", refused = 1 } },
  { "C10", "so are melds", meld = { trump = "H", hand = "Ah 10h Kh Qh Jh", is = 15 } },
}
