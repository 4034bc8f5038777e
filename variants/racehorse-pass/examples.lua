-- Racehorse with passing: how it differs from partnership auction Pinochle.
local strong = { "As As 10s 10s Ks Ks Qs Qs Js Js 9s 9s", "Ah Ah 10h 10h Kh Kh Qh Qh Jh Jh 9h 9h",
                 "Ad Ad 10d 10d Kd Kd Qd Qd Jd Jd 9d 9d", "Ac Ac 10c 10c Kc Kc Qc Qc Jc Jc 9c 9c" }

return {
  { "C45", "the partner passes four cards across, and gets as many back", round = { dealer = 4, deal = strong,
    actions = "bid 250; pass; pass; pass; trump spades; give Jd Jd 9d 9d; give Jd Jd 9d 9d; claim", is = { 1810, 80 } } },
  { "C45", "three are too few", round = { dealer = 4, deal = strong,
    actions = "bid 250; pass; pass; pass; trump spades; give Jd Jd 9d", refused = 6 } },
  { "C45", "where three are agreed, three it is", options = { pass_cards = 3 }, round = { dealer = 4, deal = strong,
    actions = "bid 250; pass; pass; pass; trump spades; give Jd Jd 9d; give Jd Jd 9d; claim", is = { 1810, 80 } } },
  { "C10", "melds are those of auction Pinochle", meld = { trump = "H", hand = "Ah 10h Kh Qh Jh", is = 150 } },

  -- Every option
  { "C03", "without the trailing zero", options = { scale = 1 }, meld = { trump = "H", hand = "Ah 10h Kh Qh Jh", is = 15 } },
  { "C03", "the first call must be a bid", auction = { dealer = 4, calls = "pass", refused = 1 } },
  { "C03", "or the dealer is stuck", options = { must_open = "dealer" },
    auction = { dealer = 4, calls = "pass pass pass", is = { seat = 4, bid = 250, forced = true } } },
  { "C03", "a lower minimum", options = { minimum = 100 }, auction = { dealer = 4, calls = "100", is = { seat = 2 } } },
  { "C04", "steps of 25", options = { step = 25 }, auction = { dealer = 4, calls = "250 260", refused = 2 } },
  { "C05", "a kitty of four leaves eleven each", options = { kitty = 4 }, rules = { is = { deal = { hand = 11, kitty = 4 } } } },
  { "C05", "the cards put away count for nobody", options = { kitty = 4, discards_count = false },
    rules = { is = { discard = { cards = 4, counts_for = "nobody" } } } },
  { "C08", "numbers need not exceed each other", options = { bidding = "summed" }, auction = { dealer = 4, calls = "100 120 80 0",
    is = { seat = 2, bids = { 180, 120 } } } },
  { "C49", "a longer game goes on", options = { target = 2000 }, settle = { contract = { seat = 1, bid = 250 }, melds = { 60, 0, 0, 0 },
    counts = { 150, 50, 40, 10 }, tricks = { 8, 2, 1, 1 }, scores = { 1300, 1200 }, is = { 250, 60 }, over = false } },

  { "C06", "trump where a run is held only", options = { trump_needs = "run" }, rules = { is = { trump = { needs = "run" } } } },
  { "C11", "the classic count", options = { counting = 1 }, rules = { is = { count = { cards = { A = 11, J = 2 } } } } },
  { "C12", "the first lead is a trump", options = { lead_trump = true },
    legal = { trump = "S", trick = "", first_trick = true, hand = "9h Qs Ac", is = "Qs" } },

  { "C01", "in standard ranking the ten does not head the queen", options = { ranking = "standard" },
    legal = { trump = "S", trick = "Qh", hand = "Kh 10h", is = "Kh" } },
  { "C13", "head the trick", legal = { trump = "S", trick = "Qh", hand = "Ah Jh", is = "Ah" } },
  { "C14", "or in trump only", options = { compulsion = "post-1945" }, legal = { trump = "S", trick = "Qh", hand = "Ah Jh", is = "Ah Jh" } },

  { "C14", "overtrump: a ruff must be beaten", options = { compulsion = "post-1945", overtrump = true },
    legal = { trump = "S", trick = "Qh Js", hand = "Ks Js", is = "Ks" } },

  { "C01", "points stay with the card: a queen counts nothing", options = { ranking = "standard", points_by = "card" },
    winner = { trump = "S", trick = "Qh Jh", is = 1, points = 0 } },

  { "C07", "a set bidder may keep the meld, not the tricks", options = { set_loses_meld = false }, settle = { contract = { seat = 1, bid = 340 },
    melds = { 100, 20, 60, 0 }, counts = { 100, 50, 70, 30 }, tricks = { 5, 2, 4, 1 }, is = { -180, 100 } } },
  { "C47", "every trick wins the game", options = { pinochling = true }, settle = { contract = { seat = 2, bid = 250 },
    counts = { 150, 0, 100, 0 }, tricks = { 7, 0, 5, 0 }, is = { 250, -250 }, over = true, winner = 1 } },
  { "C48", "bid out: the score alone does not win", options = { bid_out = true }, settle = { contract = { seat = 1, bid = 250 },
    melds = { 100, 0, 0, 0 }, counts = { 150, 50, 0, 50 }, tricks = { 8, 2, 0, 2 }, scores = { 0, 1450 }, is = { 250, 100 }, over = false } },
  { "C48", "slide-out: two failed before, and now a third time", options = { bid_out = true, slide_out = true },
    settle = { contract = { seat = 1, bid = 260 }, melds = { 100, 0, 0, 0 }, counts = { 150, 50, 0, 50 }, tricks = { 8, 2, 0, 2 },
      scores = { 0, 1500 }, tallies = { 0, 2 }, is = { -260, 100 }, over = true, winner = 2 } },

  { "C33", "five people: the dealer sits out, each scores what their side did", options = { people = 5 }, settle = { dealer = 5,
    contract = { seat = 1, bid = 330 }, melds = { 100, 20, 60, 0 }, counts = { 100, 50, 70, 30 }, tricks = { 5, 2, 4, 1 },
    is = { 330, 100, 330, 100, 0 } } },
  { "C48", "slide-out: the first failure beside a side that stays there", options = { bid_out = true, slide_out = true },
    settle = { contract = { seat = 1, bid = 260 }, melds = { 100, 0, 0, 0 }, counts = { 150, 50, 0, 50 }, tricks = { 8, 2, 0, 2 },
      scores = { 0, 1500 }, is = { -260, 100 }, over = false, tallies_after = { slides = { 0, 1 } } } },
  { "C08 C48", "each team may win by the bid of its own", options = { bidding = "summed", bid_out = true },
    settle = { contract = { seat = 2 }, bids = { 200, 120 }, melds = { 100, 20, 60, 0 }, counts = { 60, 100, 40, 50 },
      tricks = { 3, 4, 2, 3 }, scores = { 1400, 1000 }, is = { 260, 170 }, over = true, winner = 1 } },
  { "C27", "a referee in place of refusals", options = { enforcement = "referee" }, rules = { is = { enforcement = "referee" } } },

  -- Card points
  { "C11", "aces, tens and kings are 10", winner = { trump = "S", trick = "Ah 10h Kh Qh", is = 1, points = 30 } },
  { "C11", "jacks and nines nothing; the last trick is 10", winner = { trump = "S", trick = "Jh 9h", last = true, is = 1, points = 10 } },

  -- The rules as the sources list them
  { "C45", "four players, partners opposite", rules = { is = { sides = "partners", seats = 4 } } },
  { "C02", "dealt in threes, clockwise", rules = { is = { turn = "clockwise", deal = { packets = { 3, 3, 3, 3 } } } } },
  { "C06", "any suit may be named", rules = { is = { trump = { needs = "nothing" } } } },
  { "C10", "the table of melds", rules = { is = { melds = {
    { cards = "A 10 K Q J", of = "trump", points = { 150, 1500 } }, { cards = "K Q", of = "trump", points = { 40, 80 } },
    { cards = "K Q", of = "plain", points = { 20, 40 } }, { cards = "9", of = "trump", points = { 10 } },
    { cards = "Qs Jd", of = "given", points = { 40, 300 } }, { cards = "A", of = "each", points = { 100, 1000 } },
    { cards = "K", of = "each", points = { 80, 800 } }, { cards = "Q", of = "each", points = { 60, 600 } },
    { cards = "J", of = "each", points = { 40, 400 } } } } } },
  { "C49", "what ends a hand before play", rules = { is = { exits = { { name = "throwing in", at = { "lead" } } } } } },
  { "C49", "the declarer leads", rules = { is = { play = { first = "declarer" } } } },
  { "C13", "follow; void: trump; then head if you can", rules = { is = { play = { follow = { { keep = "led" }, { keep = "trump", when = "void" }, { keep = "winners" } } } } } },
}
