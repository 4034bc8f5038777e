-- Cross Pinochle: how it differs from German Pinochle.
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

  -- Every option
  { "A31", "without a kitty", options = { no_kitty = true, with_sevens = true }, rules = { is = { deal = { kitty = 0 } } } },
  { "A28", "a card may be called", options = { calling = true }, rules = { is = { call_card = { gives_back = 1 } } } },

  { "A17", "each Seven of trump", options = { with_sevens = true }, meld = { trump = "H", hand = "7h 7h 7s", is = 20 } },
  { "A04", "American: no run outside trump", options = { american = true }, meld = { trump = "H", hand = "As 10s Ks Qs Js", is = 20 } },
  { "A06", "a table may begin higher", options = { minimum = 200 }, auction = { dealer = 4, calls = "150", refused = 1 } },
  { "A06", "and rise by more", options = { step = 20 }, auction = { dealer = 4, calls = "150 160", refused = 2 } },
  { "A24", "tricks need be taken in trump only", options = { must_beat_trump = true },
    legal = { trump = "S", trick = "Qh", hand = "Kh Jh", is = "Kh Jh" } },
  { "A29", "Durch lost", options = { durch = true }, settle = { contract = { seat = 1, bid = 200, name = "Durch" },
    tricks = { 3, 1, 0, 0 }, is = { -2000, 0 } } },
  { "A29", "worth what the table agreed", options = { durch = true, durch_value = 500 },
    settle = { contract = { seat = 1, bid = 200, name = "Durch" }, tricks = { 3, 1, 0, 0 }, is = { -1000, 0 } } },
  { "A30", "Untendurch won", options = { untendurch = true },
    settle = { contract = { seat = 3, bid = 200, name = "Untendurch", reached = true }, tricks = { 5, 4, 0, 0 }, is = { 1000, 0 } } },
  { "A30", "another value", options = { untendurch = true, untendurch_value = 600 },
    settle = { contract = { seat = 3, bid = 200, name = "Untendurch", reached = true }, tricks = { 5, 4, 0, 0 }, is = { 600, 0 } } },
  { "C27", "a referee in place of refusals", options = { enforcement = "referee" }, rules = { is = { enforcement = "referee" } } },

  -- Card points
  { "A19", "ace 11, ten 10, king 4, queen 3", winner = { trump = "S", trick = "Ah 10h Kh Qh", is = 1, points = 28 } },
  { "A19", "jack 2, and 10 for the last trick", winner = { trump = "S", trick = "Jh Jd", last = true, is = 1, points = 14 } },

  -- The rules as the sources list them
  { "A05", "counter-clockwise, in threes", rules = { is = { turn = "counter-clockwise", deal = { packets = { 3, 3, 3 } } } } },
  { "A07", "the kitty is shown to all", rules = { is = { kitty = { cards = 4, shown = true, to = "declarer" } } } },
  { "A08", "what was picked up is not discarded again, and the discard counts for the declarer", rules = { is = { discard = {
    cards = 4, spares = "kinds beyond those held before", counts_for = "declarer" } } } },
  { "A12", "the table of melds", rules = { is = { melds = {
    { cards = "A 10 K Q J", of = "trump", points = { 150, 1500 } },
    { cards = "A 10 K Q J", of = "plain", points = { 100, 1500 } }, { cards = "K Q", of = "trump", points = { 40 } },
    { cards = "K Q", of = "plain", points = { 20 } }, { cards = "Qs Jd", of = "given", points = { 40, 300 } },
    { cards = "A", of = "each", points = { 100, 1000 } }, { cards = "K", of = "each", points = { 80, 1000 } },
    { cards = "Q", of = "each", points = { 60, 1000 } }, { cards = "J", of = "each", points = { 40, 1000 } } } } } },
  { "A09", "going out: the bid is lost, the others meld", rules = { is = { exits = {
    { name = "going out", at = { "discard" }, melds = "other sides", goes_on = { "trump", "meld", "settle" } } } } } },
  { "A20", "the declarer leads", rules = { is = { play = { first = "declarer" } } } },
  { "A22", "suit, trump and trick compulsion", rules = { is = { play = { follow = { { keep = "led" }, { keep = "trump", when = "void" }, { keep = "winners" } } } } } },
}
