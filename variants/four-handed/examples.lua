-- Four-handed Pinochle: how it differs from partnership auction Pinochle.
local with_kitty = { "As As 10s 10s Ks Ks Qs Qs Js Js 9s", "Ah 10h Kh Kh Qh Qh Jh Jh 9h 9h Qc",
                     "Ad Ad Kd Kd Qd Qd Jd Jd 9d 9d Ac", "Ac 10c 10c Kc Kc Qc Jc Jc 9c 9c 10d" }

return {
  { "C31", "from 150, by tens", auction = { dealer = 4, calls = "", is = { seat = 1, passes = { "pass" },
    bids = { 150, 160, 170, 180, 190, 200, 210, 220, 230, 240 } } } },
  { "C31", "or another agreed opening", options = { opening = 200 }, auction = { dealer = 4, calls = "150", refused = 1 } },
  { "C31", "the first player who holds a meld must open", auction = { dealer = 4, hands = { "9s Ah", "Kh Qh", "", "" }, calls = "pass pass", refused = 2 } },
  { "C31", "a player without one may pass", auction = { dealer = 4, hands = { "9s Ah", "Kh Qh", "", "" }, calls = "pass", is = { seat = 2, passes = {} } } },
  { "C31", "nobody holds any: the dealer is asked too", auction = { dealer = 4, calls = "pass pass pass", is = { seat = 4 } } },
  { "C31", "nobody bids: thrown in", settle = { outcome = "thrown in", is = { 0, 0 }, over = false } },
  { "C31", "the kitty: one card stays, one goes to each other player, nothing is put away", options = { kitty = 4 }, round = { dealer = 4,
    deal = with_kitty, kitty = "9s Ah 10h 10d",
    actions = "bid 150; pass; pass; pass; give Ah; give 10d; give 10h; trump spades; leave throwing in", is = { -150, 60 } } },
  { "C31", "only the kitty's cards are given", options = { kitty = 4 }, round = { dealer = 4, deal = with_kitty, kitty = "9s Ah 10h 10d",
    actions = "bid 150; pass; pass; pass; give Js", refused = 5 } },
  { "C31", "each once", options = { kitty = 4 }, round = { dealer = 4, deal = with_kitty, kitty = "9s Ah 10h 10d",
    actions = "bid 150; pass; pass; pass; give Ah; give Ah", refused = 6 } },
  { "C31", "without a kitty twelve each", rules = { is = { deal = { hand = 12, kitty = 0 } } } },
  { "C31", "to 1,000", settle = { contract = { seat = 1, bid = 250 }, melds = { 60, 0, 0, 0 }, counts = { 150, 50, 40, 10 },
    tricks = { 8, 2, 1, 1 }, scores = { 750, 600 }, is = { 250, 60 }, over = true, winner = 1 } },
  { "C31", "or to 1,500", options = { target = 1500 }, settle = { contract = { seat = 1, bid = 250 }, melds = { 60, 0, 0, 0 },
    counts = { 150, 50, 40, 10 }, tricks = { 8, 2, 1, 1 }, scores = { 750, 600 }, is = { 250, 60 }, over = false } },
  { "C10", "melds are those of auction Pinochle", meld = { trump = "H", hand = "Ah 10h Kh Qh Jh", is = 150 } },

  -- Every option
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
  { "C27", "a referee in place of refusals", options = { enforcement = "referee" }, rules = { is = { enforcement = "referee" } } },

  -- Card points
  { "C11", "aces, tens and kings are 10", winner = { trump = "S", trick = "Ah 10h Kh Qh", is = 1, points = 30 } },
  { "C11", "jacks and nines nothing; the last trick is 10", winner = { trump = "S", trick = "Jh 9h", last = true, is = 1, points = 10 } },

  -- The rules as the sources list them
  { "C02", "dealt in threes, clockwise", rules = { is = { turn = "clockwise", deal = { packets = { 3, 3, 3, 3 } } } } },
  { "C31", "any suit may be named", rules = { is = { trump = { needs = "nothing" } } } },
  { "C10", "the table of melds", rules = { is = { melds = {
    { cards = "A 10 K Q J", of = "trump", points = { 150, 1500 } }, { cards = "K Q", of = "trump", points = { 40, 80 } },
    { cards = "K Q", of = "plain", points = { 20, 40 } }, { cards = "9", of = "trump", points = { 10 } },
    { cards = "Qs Jd", of = "given", points = { 40, 300 } }, { cards = "A", of = "each", points = { 100, 1000 } },
    { cards = "K", of = "each", points = { 80, 800 } }, { cards = "Q", of = "each", points = { 60, 600 } },
    { cards = "J", of = "each", points = { 40, 400 } } } } } },
  { "C49", "the declarer leads", rules = { is = { play = { first = "declarer" } } } },
  { "C13", "follow; void: trump; then head if you can", rules = { is = { play = { follow = { { keep = "led" }, { keep = "trump", when = "void" }, { keep = "winners" } } } } } },
}
