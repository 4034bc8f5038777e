-- Worked examples of German Pinochle, which also test the package.
return {
  -- Bidding
  { "A06", "the first bid is 150 or any higher multiple of ten", auction = { dealer = 3, calls = "", is = { seat = 1,
    bids = { 150, 160, 170, 180, 190, 200, 210, 220, 230, 240 } } } },
  { "A06", "200 may be the first bid", auction = { dealer = 3, calls = "200 pass", is = { seat = 3,
    bids = { 210, 220, 230, 240, 250, 260, 270, 280, 290, 300 } } } },
  { "A06", "155 is no step", auction = { dealer = 3, calls = "155", refused = 1 } },
  { "A06", "a player who passes is out", auction = { dealer = 3, calls = "150 160 pass 170 pass", is = { seat = 1, bid = 170 } } },
  { "A06", "all pass: the dealer must", auction = { dealer = 3, calls = "pass pass", is = { seat = 3, bid = 150, forced = true } } },
  { "A06", "a table may begin higher", options = { minimum = 200, step = 20 },
    auction = { dealer = 3, calls = "200", is = { seat = 2, bids = { 220, 240, 260, 280, 300, 320, 340, 360, 380, 400 } } } },

  -- Melds
  { "A12", "a pair", meld = { trump = "H", hand = "Ks Qs", is = 20 } },
  { "A12", "a pair of trump", meld = { trump = "S", hand = "Ks Qs", is = 40 } },
  { "A13", "a run", meld = { trump = "H", hand = "As 10s Ks Qs Js", is = 100 } },
  { "A13", "a run of trump", meld = { trump = "S", hand = "As 10s Ks Qs Js", is = 150 } },
  { "A13", "its pair is not melded again, a further one is", meld = { trump = "S", hand = "As 10s Ks Ks Qs Qs Js", is = 190 } },
  { "A14", "a double run, in any suit", meld = { trump = "H", hand = "As As 10s 10s Ks Ks Qs Qs Js Js", is = 1500 } },
  { "A15", "four of a kind", meld = { trump = "H", hand = "As Ah Ad Ac", is = 100 } },
  { "A15", "four Unters", meld = { trump = "H", hand = "Js Jh Jd Jc", is = 40 } },
  { "A15", "eight of a kind", meld = { trump = "H", hand = "Js Js Jh Jh Jd Jd Jc Jc", is = 1000 } },
  { "A15", "tens are nothing", meld = { trump = "H", hand = "10s 10h 10d 10c", is = 0 } },
  { "A16", "pinochle", meld = { trump = "H", hand = "Jd Qs", is = 40 } },
  { "A16", "double pinochle", meld = { trump = "H", hand = "Jd Jd Qs Qs", is = 300 } },
  { "A17", "each Seven of trump", options = { with_sevens = true }, meld = { trump = "H", hand = "7h 7h 7s", is = 20 } },
  { "A18", "one card in melds of different kinds", meld = { trump = "H", hand = "Ks Qs Jd Qh Qd Qc", is = 120 } },
  { "A03", "the Seven is lowest and counts nothing", options = { with_sevens = true },
    legal = { trump = "S", trick = "7h", hand = "Jh 7h", is = "Jh" } },
  { "A04", "American: no run outside trump", options = { american = true }, meld = { trump = "H", hand = "As 10s Ks Qs Js", is = 20 } },
  { "A04", "American: eight Unters are 400", options = { american = true },
    meld = { trump = "H", hand = "Js Js Jh Jh Jd Jd Jc Jc", is = 400 } },

  -- Tricks
  { "A21", "suit compulsion", legal = { trump = "S", trick = "Ah", hand = "Kh Qs Ac", is = "Kh" } },
  { "A22", "trick compulsion", legal = { trump = "S", trick = "Qh", hand = "Kh Jh", is = "Kh" } },
  { "A22", "a higher trump than any in the trick", legal = { trump = "S", trick = "Qh Ks", hand = "As Js Ac", is = "As" } },
  { "A22", "a trick that was trumped frees the suit led", legal = { trump = "S", trick = "Qh Ks", hand = "Ah Jh", is = "Ah Jh" } },
  { "A23", "a trump too low to win must still be played", legal = { trump = "S", trick = "Qh Ks", hand = "Js Ac", is = "Js" } },
  { "A24", "tricks need be taken in trump only", options = { must_beat_trump = true },
    legal = { trump = "S", trick = "Qh", hand = "Kh Jh", is = "Kh Jh" } },
  { "A24", "a trump led must be beaten", options = { must_beat_trump = true },
    legal = { trump = "S", trick = "Qs", hand = "Ks Js", is = "Ks" } },
  { "A25", "the first of two equal cards wins", winner = { trump = "S", trick = "Qh Ah Ah", is = 2 } },

  -- Settlement
  { "A26", "made: everything counts", settle = { contract = { seat = 1, bid = 200 }, melds = { 100, 40, 20 },
    counts = { 130, 70, 50 }, tricks = { 6, 4, 2 }, is = { 230, 110, 70 } } },
  { "A26", "not made: the tricks less twice the bid", settle = { contract = { seat = 1, bid = 240 }, melds = { 100, 40, 20 },
    counts = { 130, 70, 50 }, tricks = { 6, 4, 2 }, is = { -350, 110, 70 } } },
  { "A11", "no meld without a trick", settle = { contract = { seat = 1, bid = 200 }, melds = { 100, 40, 20 },
    counts = { 160, 90, 0 }, tricks = { 7, 5, 0 }, is = { 260, 130, 0 } } },
  { "A09", "going out: the bid off, the others' melds count without a trick", settle = { contract = { seat = 2, bid = 180 },
    outcome = "going out", melds = { 100, 0, 40 }, is = { 100, -180, 40 } } },
  { "A29", "Durch won", options = { durch = true }, settle = { contract = { seat = 1, bid = 200, name = "Durch", reached = true },
    tricks = { 12, 0, 0 }, is = { 1000, 0, 0 } } },
  { "A29", "Durch lost", options = { durch = true }, settle = { contract = { seat = 1, bid = 200, name = "Durch" },
    tricks = { 3, 1, 0 }, is = { -2000, 0, 0 } } },
  { "A29", "worth what the table agreed", options = { durch = true, durch_value = 500 },
    settle = { contract = { seat = 1, bid = 200, name = "Durch" }, tricks = { 3, 1, 0 }, is = { -1000, 0, 0 } } },
  { "A30", "Untendurch won", options = { untendurch = true },
    settle = { contract = { seat = 3, bid = 200, name = "Untendurch", reached = true }, tricks = { 7, 5, 0 }, is = { 0, 0, 1000 } } },
  { "A30", "another value", options = { untendurch = true, untendurch_value = 600 },
    settle = { contract = { seat = 3, bid = 200, name = "Untendurch", reached = true }, tricks = { 7, 5, 0 }, is = { 0, 0, 600 } } },
  { "A27", "after nine rounds the highest total wins", settle = { contract = { seat = 1, bid = 200 }, melds = { 100, 0, 0 },
    counts = { 130, 70, 50 }, tricks = { 6, 4, 2 }, scores = { 500, 700, 100 }, round = 9, is = { 230, 70, 50 }, over = true, winner = 2 } },
  { "A27", "equal totals share the win", settle = { contract = { seat = 1, bid = 200 }, melds = { 100, 0, 0 },
    counts = { 130, 70, 50 }, tricks = { 6, 4, 2 }, scores = { 540, 700, 100 }, round = 9, is = { 230, 70, 50 }, over = true,
    winner = { 1, 2 } } },
  { "A27", "a longer table goes on", options = { rounds = 12 }, settle = { contract = { seat = 1, bid = 200 }, melds = { 100, 0, 0 },
    counts = { 130, 70, 50 }, tricks = { 6, 4, 2 }, round = 9, is = { 230, 70, 50 }, over = false } },

  -- House rules
  { "C47", "every trick wins the game", options = { pinochling = true }, settle = { contract = { seat = 1, bid = 150 },
    melds = { 0, 40, 0 }, counts = { 0, 250, 0 }, tricks = { 0, 12, 0 }, is = { -300, 290, 0 }, over = true, winner = 2 } },
  { "C47", "at tables without it the table goes on", settle = { contract = { seat = 1, bid = 150 },
    melds = { 0, 40, 0 }, counts = { 0, 250, 0 }, tricks = { 0, 12, 0 }, is = { -300, 290, 0 }, over = false } },
  { "C33", "four people at three seats: who deals sits out", options = { people = 4 }, settle = { dealer = 1,
    contract = { seat = 1, bid = 150 }, melds = { 100, 40, 0 }, counts = { 100, 80, 70 }, tricks = { 5, 4, 3 }, is = { 0, 200, 120, 70 } } },

  -- A referee
  { "C27", "a play against the rules is refused", legal = { trump = "S", trick = "Kh", hand = "Ah Qs", is = "Ah" } },
  { "C28", "with a referee it may be called: the bidder scores bid and meld, the offender loses meld and bid",
    options = { enforcement = "referee" }, settle = { contract = { seat = 1, bid = 200 }, outcome = "renege", offender = 2,
      melds = { 40, 60, 100 }, is = { 240, -200, 100 } } },
  { "C28", "the bidder loses the bid twice", options = { enforcement = "referee" }, settle = {
    contract = { seat = 1, bid = 200 }, outcome = "renege", offender = 1, melds = { 40, 60, 100 }, is = { -400, 60, 100 } } },
  { "C28", "a Durch that others renege against is made", options = { enforcement = "referee", durch = true }, settle = {
    contract = { seat = 1, bid = 200, name = "Durch" }, outcome = "renege", offender = 2, is = { 1000, -200, 0 } } },

  -- Every option
  { "A31", "without a kitty", options = { no_kitty = true, with_sevens = true }, rules = { is = { deal = { kitty = 0 } } } },
  { "A28", "a card may be called", options = { calling = true }, rules = { is = { call_card = { gives_back = 1 } } } },

  -- Card points
  { "A19", "ace 11, ten 10, king 4", winner = { trump = "S", trick = "Ah 10h Kh", is = 1, points = 25 } },
  { "A19", "queen 3, jack 2, and 10 for the last trick", winner = { trump = "S", trick = "Qh Jh", last = true, is = 1, points = 15 } },

  -- The rules as the sources list them
  { "A05", "counter-clockwise, in threes", rules = { is = { turn = "counter-clockwise", deal = { packets = { 3, 3, 3, 3 } } } } },
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
}
