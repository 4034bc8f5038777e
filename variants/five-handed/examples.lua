-- Worked examples of five-handed Pinochle, which also test the package.
return {
  -- The table
  { "C32", "eighty cards, sixteen each, scores for each", rules = { is = { seats = 5, sides = "called",
    parties = { { 1 }, { 2 }, { 3 }, { 4 }, { 5 } }, deal = { hand = 16 }, count = { total = 50, last_trick = 2 } } } },
  { "C32", "or seventy, fourteen each", options = { deck = "one-and-a-half" }, rules = { is = { deck = { size = 70 },
    deal = { hand = 14 }, count = { total = 370, last_trick = 10 } } } },

  -- Bidding
  { "C32", "from 50, by ones to 60", auction = { dealer = 5, calls = "58", is = { seat = 2, bids = { 59, 60, 65, 70, 75, 80, 85, 90, 95, 100 } } } },
  { "C32", "the dealer is stuck", auction = { dealer = 5, calls = "pass pass pass pass", is = { seat = 5, bid = 50 } } },
  { "C32", "with seventy cards from 250 by tens", options = { deck = "one-and-a-half" }, auction = { dealer = 5, calls = "",
    is = { seat = 1, bids = { 250, 260, 270, 280, 290, 300, 310, 320, 330, 340 } } } },
  { "C32", "the dealer is stuck at 250", options = { deck = "one-and-a-half" },
    auction = { dealer = 2, calls = "pass pass pass pass", is = { seat = 2, bid = 250 } } },

  -- Melds
  { "D03", "a double run", meld = { trump = "H", hand = "Ah Ah 10h 10h Kh Kh Qh Qh Jh Jh", is = 150 } },
  { "D05", "aces around", meld = { trump = "H", hand = "As Ah Ad Ac", is = 10 } },
  { "C10", "with seventy cards triples add up: a double and a single pinochle", options = { deck = "one-and-a-half" },
    meld = { trump = "H", hand = "Qs Qs Qs Jd Jd Jd", is = 340 } },
  { "C10", "and each nine of trump is 10", options = { deck = "one-and-a-half" }, meld = { trump = "H", hand = "9h 9h 9h 9s", is = 30 } },

  -- Settlement
  { "C32", "made: each of a side is credited with all of it", settle = { contract = { seat = 1, bid = 60, partner = 3 },
    melds = { 16, 4, 20, 2, 10 }, counts = { 20, 10, 10, 5, 5 }, tricks = { 6, 3, 3, 2, 2 }, is = { 66, 36, 66, 36, 36 } } },
  { "C32", "a set costs both partners", settle = { contract = { seat = 1, bid = 70, partner = 3 },
    melds = { 16, 4, 20, 2, 10 }, counts = { 20, 10, 10, 5, 5 }, tricks = { 6, 3, 3, 2, 2 }, is = { -70, 36, -70, 36, 36 } } },
  { "C32", "a player alone wins or loses alone", settle = { contract = { seat = 2, bid = 50 },
    melds = { 0, 30, 0, 0, 10 }, counts = { 5, 30, 5, 5, 5 }, tricks = { 2, 8, 2, 2, 2 }, is = { 30, 60, 30, 30, 30 } } },
  { "C49", "thrown in: the others score their meld", settle = { contract = { seat = 1, bid = 60, partner = 2 }, outcome = "throwing in",
    melds = { 16, 4, 20, 2, 10 }, is = { -60, -60, 32, 32, 32 } } },
  { "C32", "500 wins; of the bidder's side the higher alone", settle = { contract = { seat = 1, bid = 60, partner = 3 },
    melds = { 16, 4, 20, 2, 10 }, counts = { 20, 10, 10, 5, 5 }, tricks = { 6, 3, 3, 2, 2 }, scores = { 450, 490, 460, 0, 0 },
    is = { 66, 36, 66, 36, 36 }, over = true, winner = 3 } },
  { "C32", "seventy cards: 1,500", options = { deck = "one-and-a-half" }, settle = { contract = { seat = 1, bid = 250, partner = 3 },
    melds = { 160, 40, 200, 20, 100 }, counts = { 120, 70, 100, 40, 40 }, tricks = { 5, 3, 3, 2, 1 }, scores = { 1000, 490, 460, 0, 0 },
    is = { 580, 310, 580, 310, 310 }, over = true, winner = 1 } },
  { "C32", "or as the table agrees", options = { target = 1000 }, settle = { contract = { seat = 1, bid = 60, partner = 3 },
    melds = { 16, 4, 20, 2, 10 }, counts = { 20, 10, 10, 5, 5 }, tricks = { 6, 3, 3, 2, 2 }, scores = { 450, 490, 460, 0, 0 },
    is = { 66, 36, 66, 36, 36 }, over = false } },

  -- House rules
  { "C13", "head the trick", legal = { trump = "S", trick = "Qh", hand = "Ah 10h Jh", is = "Ah 10h" } },
  { "C14", "in trump only", options = { compulsion = "post-1945" }, legal = { trump = "S", trick = "Qh", hand = "Ah 10h Jh", is = "Ah 10h Jh" } },
  { "C01", "in standard ranking the jack heads the ten", options = { ranking = "standard" },
    winner = { trump = "S", trick = "10h Jh 10h 10h 10h", is = 2, points = 0 } },
  { "C01", "as usual it does not", winner = { trump = "S", trick = "10h Jh 10h 10h 10h", is = 1, points = 4 } },
  { "C07", "a set bidder may keep the meld", options = { set_loses_meld = false }, settle = { contract = { seat = 1, bid = 70, partner = 3 },
    melds = { 16, 4, 20, 2, 10 }, counts = { 20, 10, 10, 5, 5 }, tricks = { 6, 3, 3, 2, 2 }, is = { -34, 36, -34, 36, 36 } } },
  { "C47", "every trick of a side wins the game, for each of it", options = { pinochling = true }, settle = { contract = { seat = 1, bid = 60, partner = 3 },
    counts = { 0, 30, 0, 10, 10 }, tricks = { 0, 8, 0, 4, 4 }, is = { -60, 50, -60, 50, 50 }, over = true, winner = { 2, 4, 5 } } },
  { "C48", "bid out", options = { bid_out = true }, settle = { contract = { seat = 1, bid = 60, partner = 3 },
    melds = { 16, 4, 20, 2, 10 }, counts = { 20, 10, 10, 5, 5 }, tricks = { 6, 3, 3, 2, 2 }, scores = { 0, 490, 0, 0, 0 },
    is = { 66, 36, 66, 36, 36 }, over = false } },
  { "C48", "slide-out: each opponent of a bid that fails counts for themselves", options = { bid_out = true, slide_out = true },
    settle = { contract = { seat = 1, bid = 70, partner = 3 }, melds = { 16, 4, 20, 2, 10 }, counts = { 20, 10, 10, 5, 5 },
      tricks = { 6, 3, 3, 2, 2 }, scores = { 0, 510, 600, 520, 0 }, tallies = { 0, 2, 1, 0, 0 }, is = { -70, 36, -70, 36, 36 }, over = true,
      winner = 2, tallies_after = { slides = { 0, 3, 1, 1, 0 } } } },

  -- Every option
  { "C14", "overtrump: a ruff must be beaten", options = { compulsion = "post-1945", overtrump = true },
    legal = { trump = "S", trick = "Qh Js", hand = "Ks Js", is = "Ks" } },

  { "C01", "points stay with the card: a queen counts nothing", options = { ranking = "standard", points_by = "card" },
    winner = { trump = "S", trick = "Qh Jh", is = 1, points = 0 } },

  { "C33", "six people: the dealer sits out", options = { people = 6 }, rules = { is = { people = 6, seats = 5 } } },
  { "C48", "slide-out: the first failure beside players who stay there", options = { bid_out = true, slide_out = true },
    settle = { contract = { seat = 1, bid = 70, partner = 3 }, melds = { 16, 4, 20, 2, 10 }, counts = { 20, 10, 10, 5, 5 },
      tricks = { 6, 3, 3, 2, 2 }, scores = { 0, 510, 0, 0, 0 }, is = { -70, 36, -70, 36, 36 }, over = false,
      tallies_after = { slides = { 0, 1, 0, 0, 0 } } } },
  { "C27", "a referee in place of refusals", options = { enforcement = "referee" }, rules = { is = { enforcement = "referee" } } },

  -- Card points
  { "C32", "aces, tens and kings are 1", winner = { trump = "S", trick = "Ah 10h Kh Qh Jh", is = 1, points = 3 } },
  { "C32", "the last trick is 2", winner = { trump = "S", trick = "Qh Jh", last = true, is = 1, points = 2 } },

  -- The rules as the sources list them
  { "C02", "dealt in fours, clockwise", rules = { is = { turn = "clockwise", deal = { packets = { 4, 4, 4, 4 } } } } },
  { "C32", "the least is 50", rules = { is = { auction = { minimum = 50 } } } },
  { "C32", "the table of melds of two decks", rules = { is = { melds = {
    { cards = "A 10 K Q J", of = "trump", points = { 16, 150, 225, 300 } },
    { cards = "K Q", of = "trump", points = { 4, 8, 12, 16 } }, { cards = "K Q", of = "plain", points = { 2, 4, 6, 8 } },
    { cards = "Qs Jd", of = "given", points = { 4, 30, 60, 90 } },
    { cards = "A", of = "each", points = { 10, 100, 150, 200 } }, { cards = "K", of = "each", points = { 8, 80, 120, 160 } },
    { cards = "Q", of = "each", points = { 6, 60, 90, 120 } }, { cards = "J", of = "each", points = { 4, 40, 60, 80 } } } } } },
  { "C49", "the declarer leads", rules = { is = { play = { first = "declarer" } } } },
  { "C13", "follow; void: trump; then head if you can", rules = { is = { play = { follow = { { keep = "led" }, { keep = "trump", when = "void" }, { keep = "winners" } } } } } },
}
