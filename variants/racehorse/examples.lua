-- Worked examples of Racehorse, which also test the package.
return {
  -- The table
  { "C40", "124 cards: twenty for six, four in the blind", rules = { is = { seats = 6, parties = { { 1, 3, 5 }, { 2, 4, 6 } },
    deal = { hand = 20, kitty = 4 } } } },
  { "C41", "750 in all", rules = { is = { count = { total = 750, last_trick = 30 } } } },

  -- Bidding
  { "C40", "the first bids 500 unasked; tens to 600", auction = { dealer = 6, calls = "", is = { seat = 2,
    bids = { 510, 520, 530, 540, 550, 560, 570, 580, 590, 600 } } } },
  { "C37", "then fifties", auction = { dealer = 6, calls = "600", is = { seat = 3,
    bids = { 650, 700, 750, 800, 850, 900, 950, 1000, 1050, 1100 } } } },
  { "C40", "610 is no step", auction = { dealer = 6, calls = "610", refused = 1 } },
  { "C40", "and has it if all pass", auction = { dealer = 6, calls = "pass pass pass pass pass", is = { seat = 1, bid = 500 } } },
  { "C41", "no calls but numbers and pass", auction = { dealer = 6, calls = "by-me", refused = 1 } },

  -- Melds
  { "C42", "aces around", meld = { trump = "H", hand = "As Ah Ad Ac", is = 100 } },
  { "C42", "aces twice around", meld = { trump = "H", hand = "As As Ah Ah Ad Ad Ac Ac", is = 1000 } },
  { "C42", "four identical aces", meld = { trump = "H", hand = "As As As As", is = 1000 } },
  { "C42", "four identical kings and kings around", meld = { trump = "H", hand = "Ks Ks Ks Ks Ks Kh Kd Kc", is = 880 } },
  { "C42", "queens", meld = { trump = "H", hand = "Qh Qh Qd Qd Qc Qc Qs Qs", is = 600 } },
  { "C42", "tens are nothing", meld = { trump = "H", hand = "10s 10h 10d 10c 10h 10h 10h", is = 0 } },
  { "C42", "nor are jacks", meld = { trump = "H", hand = "Js Jh Jd Jc", is = 0 } },
  { "C42", "unless the table wants them", options = { jacks = 40 }, meld = { trump = "H", hand = "Js Jh Jd Jc", is = 40 } },
  { "C42", "no dix", meld = { trump = "H", hand = "9h", is = 0 } },
  { "C43", "run", meld = { trump = "H", hand = "Ah 10h Kh Qh Jh", is = 150 } },
  { "C43", "double run", meld = { trump = "H", hand = "Ah Ah 10h 10h Kh Kh Qh Qh Jh Jh", is = 300 } },
  { "C43", "triple run", meld = { trump = "H", hand = "Ah Ah Ah 10h 10h 10h Kh Kh Kh Qh Qh Qh Jh Jh Jh", is = 900 } },
  { "C43", "double royal marriage", meld = { trump = "H", hand = "Kh Kh Qh Qh", is = 300 } },
  { "C43", "triple royal marriage", meld = { trump = "H", hand = "Kh Kh Kh Qh Qh Qh", is = 900 } },
  { "C43", "plain ones are 20 each", meld = { trump = "S", hand = "Kh Kh Kh Qh Qh Qh", is = 60 } },
  { "C43", "triple pinochle", meld = { trump = "H", hand = "Qs Qs Qs Jd Jd Jd", is = 900 } },
  { "C43", "a quadruple one is the game, not points: what is left are four queens and a marriage",
    meld = { trump = "H", hand = "Qs Qs Qs Qs Jd Jd Jd Jd Kh Qh", is = 640 } },
  { "C43", "a meld that wins the game", settle = { contract = { seat = 1, bid = 500 }, meld_wins = 2, scores = { 4900, -800 },
    is = { 0, 0 }, over = true, winner = 2 } },

  -- Tricks
  { "D22", "head the trick", legal = { trump = "S", trick = "Qh", hand = "Ah 10h Jh As", is = "Ah 10h" } },
  { "C41", "aces, tens and kings are 10", winner = { trump = "S", trick = "Kh 10h Ah Qh Jh 9h", is = 3, points = 30 } },

  -- Settlement
  { "C44", "made", settle = { contract = { seat = 1, bid = 700 }, melds = { 300, 150, 40, 0, 20, 0 }, counts = { 200, 150, 150, 200, 50, 0 },
    tricks = { 5, 4, 4, 5, 2, 0 }, is = { 760, 500 } } },
  { "C44", "set: bid off, meld lost, count discarded", settle = { contract = { seat = 1, bid = 800 }, melds = { 300, 150, 40, 0, 20, 0 },
    counts = { 200, 150, 150, 200, 50, 0 }, tricks = { 5, 4, 4, 5, 2, 0 }, is = { -800, 500 } } },
  { "C44", "the others need 10 in count", settle = { contract = { seat = 1, bid = 800 }, melds = { 300, 150, 40, 0, 20, 0 },
    counts = { 500, 0, 200, 0, 50, 0 }, tricks = { 12, 1, 5, 0, 2, 0 }, is = { 1110, 0 } } },
  { "C44", "10 is enough", settle = { contract = { seat = 1, bid = 800 }, melds = { 300, 150, 40, 0, 20, 0 },
    counts = { 490, 10, 200, 0, 50, 0 }, tricks = { 12, 1, 5, 0, 2, 0 }, is = { 1100, 160 } } },
  { "C41", "no marriage: the bid off, nobody counts meld", settle = { contract = { seat = 2, bid = 500 }, outcome = "no marriage", is = { 0, -500 } } },
  { "C49", "thrown in: the others score their meld", settle = { contract = { seat = 2, bid = 600 }, outcome = "throwing in",
    melds = { 300, 150, 40, 0, 20, 0 }, is = { 360, -600 } } },
  { "C41", "5,000 wins", settle = { contract = { seat = 1, bid = 700 }, melds = { 300, 150, 40, 0, 20, 0 }, counts = { 200, 150, 150, 200, 50, 0 },
    tricks = { 5, 4, 4, 5, 2, 0 }, scores = { 4240, 4400 }, is = { 760, 500 }, over = true, winner = 1 } },
  { "C41", "or another limit", options = { target = 6000 }, settle = { contract = { seat = 1, bid = 700 }, melds = { 300, 150, 40, 0, 20, 0 },
    counts = { 200, 150, 150, 200, 50, 0 }, tricks = { 5, 4, 4, 5, 2, 0 }, scores = { 4240, 4400 }, is = { 760, 500 }, over = false } },

  -- House rules
  { "C01", "in standard ranking the king heads the ten", options = { ranking = "standard" },
    winner = { trump = "S", trick = "10h Kh Jh Qh Jh 9h", is = 2, points = 20 } },
  { "C13", "as usual the ten heads the king", winner = { trump = "S", trick = "10h Kh Jh Qh Jh 9h", is = 1, points = 20 } },
  { "C14", "heading is asked for in trump only", options = { compulsion = "post-1945" },
    legal = { trump = "S", trick = "Qh", hand = "Ah 10h Jh", is = "Ah 10h Jh" } },
  { "C07", "a side that is set keeps its meld", options = { set_loses_meld = false }, settle = { contract = { seat = 1, bid = 800 },
    melds = { 300, 150, 40, 0, 20, 0 }, counts = { 200, 150, 150, 200, 50, 0 }, tricks = { 5, 4, 4, 5, 2, 0 }, is = { -440, 500 } } },

  -- Every option
  { "C14", "overtrump: a ruff must be beaten", options = { compulsion = "post-1945", overtrump = true },
    legal = { trump = "S", trick = "Qh Js", hand = "Ks Js", is = "Ks" } },

  { "C01", "points stay with the card: a queen counts nothing", options = { ranking = "standard", points_by = "card" },
    winner = { trump = "S", trick = "Qh Jh", is = 1, points = 0 } },

  { "C47", "every trick wins the game", options = { pinochling = true }, settle = { contract = { seat = 1, bid = 500 },
    counts = { 0, 750, 0, 0, 0, 0 }, tricks = { 0, 20, 0, 0, 0, 0 }, is = { -500, 750 }, over = true, winner = 2 } },
  { "C48", "bid out: the score alone does not win", options = { bid_out = true }, settle = { contract = { seat = 1, bid = 700 },
    melds = { 300, 150, 40, 0, 20, 0 }, counts = { 200, 150, 150, 200, 50, 0 }, tricks = { 5, 4, 4, 5, 2, 0 }, scores = { 0, 4900 },
    is = { 760, 500 }, over = false } },
  { "C48", "slide-out: two failed before, and now a third time", options = { bid_out = true, slide_out = true },
    settle = { contract = { seat = 1, bid = 800 }, melds = { 300, 150, 40, 0, 20, 0 }, counts = { 200, 150, 150, 200, 50, 0 },
      tricks = { 5, 4, 4, 5, 2, 0 }, scores = { 0, 5000 }, tallies = { 0, 2 }, is = { -800, 500 }, over = true, winner = 2 } },
  { "C33", "seven people: the dealer sits out", options = { people = 7 }, rules = { is = { people = 7, seats = 6 } } },
  { "C48", "slide-out: the first failure beside a side that stays there", options = { bid_out = true, slide_out = true },
    settle = { contract = { seat = 1, bid = 800 }, melds = { 300, 150, 40, 0, 20, 0 }, counts = { 200, 150, 150, 200, 50, 0 },
      tricks = { 5, 4, 4, 5, 2, 0 }, scores = { 0, 5000 }, is = { -800, 500 }, over = false, tallies_after = { slides = { 0, 1 } } } },
  { "C27", "a referee in place of refusals", options = { enforcement = "referee" }, rules = { is = { enforcement = "referee" } } },

  -- Card points
  { "C41", "aces, tens and kings are 10, the others nothing", winner = { trump = "S", trick = "Ah 10h Kh Qh Jh 9h", is = 1, points = 30 } },
  { "C41", "the last trick is 30", winner = { trump = "S", trick = "Qh Jh 9h", last = true, is = 1, points = 30 } },

  -- The rules as the sources list them
  { "C40", "dealt in fours, clockwise", rules = { is = { turn = "clockwise", deal = { packets = { 4, 4, 4, 4, 4 } } } } },
  { "C41", "the blind is not shown; four are buried, unseen, for the bidder's side", rules = { is = { kitty = { cards = 4, shown = false },
    discard = { cards = 4, spares = "melded cards, while others are left", counts_for = "declarer" } } } },
  { "D15", "trump needs a marriage", rules = { is = { trump = { needs = "marriage" } } } },
  { "C43", "the tables of melds", rules = { is = { melds = {
    { cards = "A 10 K Q J", of = "trump", points = { 150, 300, 900 }, wins_at = 4 },
    { cards = "K Q", of = "trump", points = { 40, 300, 900 }, wins_at = 4 }, { cards = "K Q", of = "plain", points = { 20 } },
    { cards = "Qs Jd", of = "given", points = { 40, 300, 900 }, wins_at = 4 }, { cards = "A", of = "each", points = { 100, 1000 } },
    { cards = "A A A A", of = "any", points = { 1000 } }, { cards = "K", of = "each", points = { 80, 800 } },
    { cards = "K K K K", of = "any", points = { 800 } }, { cards = "Q", of = "each", points = { 60, 600 } },
    { cards = "Q Q Q Q", of = "any", points = { 600 } } } } } },
  { "C41", "thrown in at the discard or before the first lead", rules = { is = { exits = { { name = "no marriage" }, { name = "throwing in", at = { "discard", "lead" } } } } } },
  { "C49", "the declarer leads", rules = { is = { play = { first = "declarer" } } } },
  { "C13", "follow; void: trump; then head if you can", rules = { is = { play = { follow = { { keep = "led" }, { keep = "trump", when = "void" }, { keep = "winners" } } } } } },
}
