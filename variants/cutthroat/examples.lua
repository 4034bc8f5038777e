-- Cutthroat: how it differs from three-handed Pinochle.
return {
  { "C30", "the score alone does not win", settle = { contract = { seat = 1, bid = 25 }, melds = { 12, 14, 2 }, counts = { 13, 7, 5 },
    tricks = { 8, 5, 3 }, scores = { 10, 95, 20 }, is = { 25, 21, 7 }, over = false } },
  { "C30", "nor does a bid that fails", settle = { contract = { seat = 2, bid = 25 }, melds = { 12, 4, 2 }, counts = { 13, 7, 5 },
    tricks = { 8, 5, 3 }, scores = { 90, 140, 20 }, is = { 25, -25, 7 }, over = false } },
  { "C30", "whoever bids, makes it and is at 100 wins, even against a higher score", settle = { contract = { seat = 1, bid = 25 },
    melds = { 12, 4, 2 }, counts = { 13, 7, 5 }, tricks = { 8, 5, 3 }, scores = { 75, 160, 20 }, is = { 25, 11, 7 }, over = true, winner = 1 } },
  { "C30", "below 100 the game goes on", settle = { contract = { seat = 1, bid = 25 }, melds = { 12, 4, 2 }, counts = { 13, 7, 5 },
    tricks = { 8, 5, 3 }, scores = { 74, 160, 20 }, is = { 25, 11, 7 }, over = false } },
  { "C30", "or at another limit", options = { target = 75 }, settle = { contract = { seat = 1, bid = 25 }, melds = { 12, 4, 2 },
    counts = { 13, 7, 5 }, tricks = { 8, 5, 3 }, scores = { 50, 60, 20 }, is = { 25, 11, 7 }, over = true, winner = 1 } },
  { "C25", "conceding before the first lead", settle = { contract = { seat = 2, bid = 30 }, outcome = "conceding", melds = { 12, 0, 4 },
    is = { 12, -30, 4 } } },
  { "C22", "bidding is as with a kitty", auction = { dealer = 3, hands = { "Kh Qh", "", "" }, calls = "pass", refused = 1 } },
  { "C10", "so are melds", meld = { trump = "H", hand = "Ah 10h Kh Qh Jh", is = 15 } },

  -- Every option
  { "C01", "in standard ranking the ten does not head the queen", options = { ranking = "standard" },
    legal = { trump = "S", trick = "Qh", hand = "Kh 10h", is = "Kh" } },
  { "C13", "head the trick", legal = { trump = "S", trick = "Qh", hand = "Ah Jh", is = "Ah" } },
  { "C14", "or in trump only", options = { compulsion = "post-1945" }, legal = { trump = "S", trick = "Qh", hand = "Ah Jh", is = "Ah Jh" } },

  { "C14", "overtrump: a ruff must be beaten", options = { compulsion = "post-1945", overtrump = true },
    legal = { trump = "S", trick = "Qh Js", hand = "Ks Js", is = "Ks" } },

  { "C01", "points stay with the card: a queen counts nothing", options = { ranking = "standard", points_by = "card" },
    winner = { trump = "S", trick = "Qh Jh", is = 1, points = 0 } },

  { "C07", "a set bidder may keep the meld", options = { set_loses_meld = false }, settle = { contract = { seat = 1, bid = 26 },
    melds = { 12, 4, 2 }, counts = { 13, 7, 5 }, tricks = { 8, 4, 4 }, is = { -14, 11, 7 } } },
  { "C47", "every trick wins the game", options = { pinochling = true }, settle = { contract = { seat = 1, bid = 26 },
    counts = { 0, 0, 25 }, tricks = { 0, 0, 16 }, is = { -26, 0, 25 }, over = true, winner = 3 } },
  { "C48", "slide-out: two failed before, and now a third time", options = { slide_out = true },
    settle = { contract = { seat = 1, bid = 26 }, melds = { 12, 4, 2 }, counts = { 13, 7, 5 }, tricks = { 8, 4, 4 },
      scores = { 0, 100, 20 }, tallies = { 0, 2, 0 }, is = { -26, 11, 7 }, over = true, winner = 2 } },

  { "C33", "four people: the dealer sits out", options = { people = 4 }, rules = { is = { people = 4, seats = 3 } } },
  { "C28 C30", "a renege by the others makes the bid, and the bidder wins", options = { enforcement = "referee" },
    settle = { contract = { seat = 1, bid = 25 }, outcome = "renege", offender = 2, melds = { 10, 4, 0 }, scores = { 90, 50, 120 },
      is = { 35, -25, 0 }, over = true, winner = 1 } },
  { "C48", "slide-out: the first failure beside a side that stays there", options = { slide_out = true },
    settle = { contract = { seat = 1, bid = 26 }, melds = { 12, 4, 2 }, counts = { 13, 7, 5 }, tricks = { 8, 4, 4 },
      scores = { 0, 100, 20 }, is = { -26, 11, 7 }, over = false, tallies_after = { slides = { 0, 1, 0 } } } },
  { "C30 C48", "two who slid out are equal: the bidder wins all the same", options = { slide_out = true },
    settle = { contract = { seat = 3, bid = 20 }, melds = { 4, 4, 20 }, counts = { 7, 7, 11 }, tricks = { 5, 5, 6 },
      scores = { 151, 151, 80 }, tallies = { 3, 3, 0 }, is = { 11, 11, 31 }, over = true, winner = 3 } },
  { "C30 C48", "and goes before the higher of them", options = { slide_out = true },
    settle = { contract = { seat = 3, bid = 20 }, melds = { 4, 4, 20 }, counts = { 8, 7, 10 }, tricks = { 5, 5, 6 },
      scores = { 151, 151, 80 }, tallies = { 3, 3, 0 }, is = { 12, 11, 30 }, over = true, winner = 3 } },
  { "C30 C48", "who has won if the bidder is not there", options = { slide_out = true },
    settle = { contract = { seat = 3, bid = 20 }, melds = { 4, 4, 20 }, counts = { 8, 7, 10 }, tricks = { 5, 5, 6 },
      scores = { 151, 151, 60 }, tallies = { 3, 3, 0 }, is = { 12, 11, 30 }, over = true, winner = 1 } },
  { "C27", "a referee in place of refusals", options = { enforcement = "referee" }, rules = { is = { enforcement = "referee" } } },

  -- Card points
  { "C23", "aces, tens and kings are 1", winner = { trump = "S", trick = "Ah 10h Kh", is = 1, points = 3 } },
  { "C23", "queens, jacks and nines nothing; the last trick is 1", winner = { trump = "S", trick = "Qh Jh 9h", last = true, is = 1, points = 1 } },

  -- The rules as the sources list them
  { "C30", "dealt in fours, clockwise", rules = { is = { turn = "clockwise", deal = { packets = { 4, 4, 4, 4 } } } } },
  { "C30", "the least is 20, for the dealer 19", rules = { is = { auction = { minimum = 20, dealer_minimum = 19 } } } },
  { "C10", "the table of melds, on the short scale", rules = { is = { melds = {
    { cards = "A 10 K Q J", of = "trump", points = { 15, 150 } }, { cards = "K Q", of = "trump", points = { 4, 8 } },
    { cards = "K Q", of = "plain", points = { 2, 4 } }, { cards = "9", of = "trump", points = { 1 } },
    { cards = "Qs Jd", of = "given", points = { 4, 30 } }, { cards = "A", of = "each", points = { 10, 100 } },
    { cards = "K", of = "each", points = { 8, 80 } }, { cards = "Q", of = "each", points = { 6, 60 } },
    { cards = "J", of = "each", points = { 4, 40 } } } } } },
  { "C25", "conceding, after the kitty and before the first lead: trump is named, the others score their meld", rules = { is = { exits = {
    { name = "conceding", at = { "trump", "lead" }, melds = "other sides", goes_on = { "trump", "meld", "settle" } }, { name = "thrown in" } } } } },
  { "C49", "the declarer leads", rules = { is = { play = { first = "declarer" } } } },
  { "C13", "follow; void: trump; then head if you can", rules = { is = { play = { follow = { { keep = "led" }, { keep = "trump", when = "void" }, { keep = "winners" } } } } } },
}
