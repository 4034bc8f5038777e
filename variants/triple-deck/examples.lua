-- Triple-deck: how it differs from double-deck Pinochle.
local all = "As 10s Ks Qs Js Ah 10h Kh Qh Jh Ad 10d Kd Qd Jd Ac 10c Kc Qc Jc" -- one of each kind

return {
  { "C39", "twenty of 120 cards each", rules = { is = { seats = 6, sides = "two teams", parties = { { 1, 3, 5 }, { 2, 4, 6 } }, deal = { hand = 20 } } } },
  { "C39", "75 in all, the last trick 3", rules = { is = { count = { last_trick = 3, total = 75 } } } },
  { "C39", "from 75 by fives", auction = { dealer = 6, calls = "", is = { seat = 1,
    bids = { 75, 80, 85, 90, 95, 100, 105, 110, 115, 120 } } } },
  { "C39", "76 is no step", auction = { dealer = 6, calls = "76", refused = 1 } },
  { "C39", "five pass: the dealer must", auction = { dealer = 6, calls = "pass pass pass pass pass", is = { seat = 6, bid = 75 } } },
  { "C37", "times ten", options = { scale = 10 }, auction = { dealer = 6, calls = "", is = { seat = 1,
    bids = { 750, 800, 850, 900, 950, 1000, 1050, 1100, 1150, 1200 } } } },
  { "C39", "five of each ace: double and triple aces", meld = { trump = "H",
    hand = "As As As As As Ah Ah Ah Ah Ah Ad Ad Ad Ad Ad Ac Ac Ac Ac Ac", is = 250 } },
  { "C39", "six pinochles: a quadruple and a double, or twice a triple", meld = { trump = "H",
    hand = "Qs Qs Qs Qs Qs Qs Jd Jd Jd Jd Jd Jd", is = 120 } },
  { "C39", "five royal marriages", meld = { trump = "H", hand = "Kh Kh Kh Kh Kh Qh Qh Qh Qh Qh", is = 20 } },
  { "D22", "tricks as in double-deck", legal = { trump = "S", trick = "Qh Kh Jh 10h Ad", hand = "Ah Jh", is = "Ah" } },
  { "D18", "a team's meld is that of three", settle = { contract = { seat = 1, bid = 75 }, melds = { 20, 0, 10, 0, 12, 20 },
    counts = { 15, 10, 15, 10, 5, 20 }, tricks = { 4, 3, 4, 3, 2, 4 }, is = { 77, 60 } } },
  { "D19", "19 in tricks is too few", settle = { contract = { seat = 1, bid = 75 }, melds = { 30, 40, 20, 0, 0, 0 },
    counts = { 30, 10, 16, 9, 10, 0 }, tricks = { 8, 3, 4, 3, 2, 0 }, is = { 106, 0 } } },
  { "D24", "500 wins", settle = { contract = { seat = 2, bid = 80 }, melds = { 0, 30, 0, 20, 0, 0 }, counts = { 10, 20, 10, 15, 5, 15 },
    tricks = { 3, 6, 3, 4, 1, 3 }, scores = { 300, 400 }, is = { 25, 100 }, over = true, winner = 2 } },
  { "C47", "every trick wins the game", options = { pinochling = true }, settle = { contract = { seat = 2, bid = 100 },
    counts = { 30, 0, 30, 0, 15, 0 }, tricks = { 8, 0, 8, 0, 4, 0 }, is = { 75, -100 }, over = true, winner = 1 } },

  -- Every option
  { "D01", "dealt in fours", options = { packets = "fours" }, rules = { is = { deal = { packets = { 4, 4, 4, 4, 4 } } } } },

  { "D11", "where the table has it so, anybody may hand it back", options = { save_needs_no_marriage = false }, round = { dealer = 6,
    deal = { all, all, all, all, all, all }, actions = "save; pass; bid 75; pass; pass; pass; hand back", after = { seat = 1 } } },

  { "C01", "in standard ranking the ten does not head the queen", options = { ranking = "standard" },
    legal = { trump = "S", trick = "Qh", hand = "Kh 10h", is = "Kh" } },
  { "C13", "head the trick", legal = { trump = "S", trick = "Qh", hand = "Ah Jh", is = "Ah" } },
  { "C14", "or in trump only", options = { compulsion = "post-1945" }, legal = { trump = "S", trick = "Qh", hand = "Ah Jh", is = "Ah Jh" } },

  { "C14", "overtrump: a ruff must be beaten", options = { compulsion = "post-1945", overtrump = true },
    legal = { trump = "S", trick = "Qh Js", hand = "Ks Js", is = "Ks" } },

  { "C01", "points stay with the card: a queen counts nothing", options = { ranking = "standard", points_by = "card" },
    winner = { trump = "S", trick = "Qh Jh", is = 1, points = 0 } },

  { "C37", "a run at 15", options = { run = 15 }, meld = { trump = "H", hand = "Ah 10h Kh Qh Jh", is = 15 } },
  { "C37", "a pinochle at 15", options = { pinochle = 15 }, meld = { trump = "H", hand = "Qs Jd", is = 15 } },
  { "D10", "no calls but numbers and pass", options = { table_talk = false }, auction = { dealer = 6, calls = "by-me", refused = 1 } },
  { "C38", "a misdeal may be declared", options = { technical_misdeal = true }, settle = { outcome = "technical misdeal",
    melds = { 30, 0, 20, 0, 0, 0 }, scores = { 100, 40 }, is = { 0, 0 }, over = false } },
  { "D24", "a longer game", options = { target = 1000 }, settle = { contract = { seat = 1, bid = 75 }, melds = { 40, 30, 0, 0, 0, 0 },
    counts = { 40, 35, 0, 0, 0, 0 }, tricks = { 11, 9, 0, 0, 0, 0 }, scores = { 450, 300 }, is = { 80, 65 }, over = false } },
  { "D25", "always to be won by bidding", options = { bid_to_win_from = 0 }, settle = { contract = { seat = 2, bid = 75 },
    melds = { 40, 50, 0, 0, 0, 0 }, counts = { 40, 35, 0, 0, 0, 0 }, tricks = { 11, 9, 0, 0, 0, 0 }, scores = { 450, 100 },
    is = { 80, 85 }, over = false } },
  { "C07", "a set bidder may keep the meld", options = { set_loses_meld = false }, settle = { contract = { seat = 1, bid = 85 },
    melds = { 40, 30, 0, 0, 0, 0 }, counts = { 40, 35, 0, 0, 0, 0 }, tricks = { 11, 9, 0, 0, 0, 0 }, is = { -45, 65 } } },
  { "C48", "bid out: the score alone does not win", options = { bid_out = true }, settle = { contract = { seat = 1, bid = 75 },
    melds = { 40, 30, 0, 0, 0, 0 }, counts = { 40, 35, 0, 0, 0, 0 }, tricks = { 11, 9, 0, 0, 0, 0 }, scores = { 0, 450 },
    is = { 80, 65 }, over = false } },
  { "C48", "slide-out: two failed before, and now a third time", options = { bid_out = true, slide_out = true },
    settle = { contract = { seat = 1, bid = 85 }, melds = { 40, 30, 0, 0, 0, 0 }, counts = { 40, 35, 0, 0, 0, 0 },
      tricks = { 11, 9, 0, 0, 0, 0 }, scores = { 0, 520 }, tallies = { 0, 2 }, is = { -85, 65 }, over = true, winner = 2 } },
  { "C33", "seven people: the dealer sits out", options = { people = 7 }, rules = { is = { people = 7, seats = 6 } } },
  { "C48", "slide-out: the first failure beside a side that stays there", options = { bid_out = true, slide_out = true },
    settle = { contract = { seat = 1, bid = 85 }, melds = { 40, 30, 0, 0, 0, 0 }, counts = { 40, 35, 0, 0, 0, 0 },
      tricks = { 11, 9, 0, 0, 0, 0 }, scores = { 0, 520 }, is = { -85, 65 }, over = false, tallies_after = { slides = { 0, 1 } } } },
  { "C27", "a referee in place of refusals", options = { enforcement = "referee" }, rules = { is = { enforcement = "referee" } } },

  -- Card points
  { "C39", "aces, tens and kings are 1", winner = { trump = "S", trick = "Ah 10h Kh Qh Jh", is = 1, points = 3 } },
  { "C39", "the last trick is 3", winner = { trump = "S", trick = "Qh Jh", last = true, is = 1, points = 3 } },

  -- The rules as the sources list them
  { "D01", "dealt in fives, clockwise", rules = { is = { turn = "clockwise", deal = { packets = { 5, 5, 5, 5 } } } } },
  { "D10", "passes that say something", rules = { is = { auction = { passes = {
    { name = "pass", hands_back = "never" }, { name = "by-me", meld = { 8, 14 } }, { name = "by", meld = { 10, 14 }, aces_around = true },
    { name = "save", hands_back = "without marriage" } } } } } },
  { "D15", "trump needs a marriage", rules = { is = { trump = { needs = "marriage" } } } },
  { "D03", "the table of melds; aces around are announced", rules = { is = { melds = {
    { cards = "A 10 K Q J", of = "trump", points = { 16, 150, 225, 300 }, announced = false },
    { cards = "K Q", of = "trump", points = { 4, 8, 12, 16 }, announced = false },
    { cards = "K Q", of = "plain", points = { 2, 4, 6, 8 }, announced = false },
    { cards = "Qs Jd", of = "given", points = { 4, 30, 60, 90 }, announced = false },
    { cards = "A", of = "each", points = { 10, 100, 150, 200 }, announced = true },
    { cards = "K", of = "each", points = { 8, 80, 120, 160 }, announced = false },
    { cards = "Q", of = "each", points = { 6, 60, 90, 120 }, announced = false },
    { cards = "J", of = "each", points = { 4, 40, 60, 80 }, announced = false } } } } },
  { "D17", "what ends a hand before play", rules = { is = { exits = { { name = "no marriage" }, { name = "too little meld", when = { meld_under = 20 } }, { name = "throwing in" } } } } },
  { "D16", "the declarer leads", rules = { is = { play = { first = "declarer" } } } },
  { "D22", "follow, crawl, trump, over-trump", rules = { is = { play = { follow = { { keep = "led" }, { keep = "trump", when = "void" }, { keep = "winners" } } } } } },
}
