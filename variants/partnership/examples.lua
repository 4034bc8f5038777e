-- Worked examples of partnership Pinochle, which also test the package.
return {
  -- Bidding
  { "B02", "the opening bid is 250 or 260", auction = { dealer = 4, calls = "", is = { seat = 1, bids = { 250, 260 } } } },
  { "B02", "each bid raises by 10 or 20", auction = { dealer = 4, calls = "250 pass 270", is = { seat = 4, bids = { 280, 290 } } } },
  { "B02", "a higher jump is refused", auction = { dealer = 4, calls = "250 300", refused = 2 } },
  { "B02", "a player who passes is out", auction = { dealer = 4, calls = "250 260 pass pass 270", is = { seat = 2, bids = { 280, 290 } } } },
  { "B02", "the last one left has it", auction = { dealer = 4, calls = "250 pass pass pass", is = { seat = 1, bid = 250, forced = false } } },
  { "B03", "nobody bids: the dealer must", auction = { dealer = 4, calls = "pass pass pass", is = { seat = 4, bid = 250, forced = true } } },

  -- Melds
  { "B06", "run", meld = { trump = "H", hand = "Ah 10h Kh Qh Jh", is = 150 } },
  { "B06", "run with king", meld = { trump = "H", hand = "Ah 10h Kh Kh Qh Jh", is = 190 } },
  { "B06", "run with queen", meld = { trump = "H", hand = "Ah 10h Kh Qh Qh Jh", is = 190 } },
  { "B06", "run with marriage", meld = { trump = "H", hand = "Ah 10h Kh Kh Qh Qh Jh", is = 230 } },
  { "B06", "double run", meld = { trump = "H", hand = "Ah Ah 10h 10h Kh Kh Qh Qh Jh Jh", is = 1500 } },
  { "B06", "a run in another suit is only its marriage", meld = { trump = "S", hand = "Ah 10h Kh Qh Jh", is = 20 } },
  { "B06", "both dixes", meld = { trump = "C", hand = "9c 9c 9d", is = 20 } },
  { "B06", "royal and common marriage", meld = { trump = "C", hand = "Kc Qc Kd Qd", is = 60 } },
  { "B07", "pinochle", meld = { trump = "H", hand = "Qs Jd", is = 40 } },
  { "B07", "double pinochle", meld = { trump = "H", hand = "Qs Qs Jd Jd", is = 300 } },
  { "B08", "aces around", meld = { trump = "H", hand = "As Ah Ad Ac", is = 100 } },
  { "B08", "aces abound", meld = { trump = "H", hand = "As As Ah Ah Ad Ad Ac Ac", is = 1000 } },
  { "B08", "kings, queens and jacks around", meld = { trump = "H", hand = "Ks Kh Kd Kc", is = 80 } },
  { "B08", "queens abound", meld = { trump = "H", hand = "Qs Qs Qh Qh Qd Qd Qc Qc", is = 600 } },
  { "B08", "jacks abound", meld = { trump = "H", hand = "Js Js Jh Jh Jd Jd Jc Jc", is = 400 } },
  { "B09", "one card in a meld of each class", meld = { trump = "H", hand = "Ks Qs Jd Qh Qd Qc", is = 120 } },

  -- Tricks
  { "B10", "the leader plays anything", legal = { trump = "S", trick = "", hand = "9h Qs Ac", is = "9h Qs Ac" } },
  { "B10", "follow suit", legal = { trump = "S", trick = "Ah", hand = "9h Qs Ac", is = "9h" } },
  { "B12", "neither hearts nor spades: anything", legal = { trump = "S", trick = "Qh", hand = "Ac Jd 9d", is = "Jd 9d Ac" } },
  { "B12", "the ace or the ten must be played", legal = { trump = "S", trick = "Qh", hand = "Ah 10h Jh 9h Qs", is = "Ah 10h" } },
  { "B12", "the only spade must be played", legal = { trump = "S", trick = "Qh 9h Ah", hand = "Qs Jd Ac", is = "Qs" } },
  { "B11", "even when the partner is winning", legal = { trump = "S", trick = "Kh 9h", hand = "Ah Jh", is = "Ah" } },
  { "B11", "a trick that was ruffed frees those who follow", legal = { trump = "S", trick = "Kh 9s", hand = "Ah Jh", is = "Ah Jh" } },
  { "B11", "trump led counts as the suit led", legal = { trump = "S", trick = "Ks", hand = "As Js", is = "As" } },
  { "B11", "a ruff need not be beaten", legal = { trump = "S", trick = "Kh Js", hand = "As 9s Ac", is = "As 9s" } },
  { "B11", "but must be with overtrump", options = { overtrump = true },
    legal = { trump = "S", trick = "Kh Js", hand = "As 9s Ac", is = "As" } },
  { "B11", "the first of two equal cards wins", winner = { trump = "S", trick = "Qh Ah Ah 9h", is = 2 } },
  { "B10", "a trump beats every card of the suit led", winner = { trump = "S", trick = "Qh Ah Ah 9s", is = 4 } },

  -- Settlement
  { "B14", "made to the point", settle = { contract = { seat = 1, bid = 330 }, melds = { 100, 20, 60, 0 },
    counts = { 100, 50, 70, 30 }, tricks = { 5, 2, 4, 1 }, is = { 330, 100 } } },
  { "B14", "ten short: set", settle = { contract = { seat = 1, bid = 340 }, melds = { 100, 20, 60, 0 },
    counts = { 100, 50, 70, 30 }, tricks = { 5, 2, 4, 1 }, is = { -340, 100 } } },
  { "B15", "no trick points: meld only", settle = { contract = { seat = 2, bid = 250 }, melds = { 40, 20, 60, 0 },
    counts = { 0, 150, 0, 100 }, tricks = { 0, 6, 0, 6 }, is = { 100, 270 } } },
  { "B16", "thrown in", settle = { contract = { seat = 1, bid = 330 }, outcome = "throwing in", melds = { 40, 80, 20, 0 },
    is = { -330, 80 } } },
  { "B17", "1,500 wins", settle = { contract = { seat = 1, bid = 250 }, melds = { 60, 0, 0, 0 }, counts = { 150, 50, 50, 0 },
    tricks = { 8, 2, 2, 0 }, scores = { 1300, 1200 }, is = { 260, 50 }, over = true, winner = 1 } },
  { "B17", "the only side there wins", settle = { contract = { seat = 2, bid = 250 }, melds = { 200, 0, 0, 0 },
    counts = { 100, 150, 0, 0 }, tricks = { 5, 7, 0, 0 }, scores = { 1400, 1450 }, is = { 300, -250 }, over = true, winner = 1 } },
  { "B17", "1,700 against the bidders' 1,600", settle = { contract = { seat = 2, bid = 250 }, melds = { 100, 100, 0, 0 },
    counts = { 100, 150, 0, 0 }, tricks = { 5, 7, 0, 0 }, scores = { 1500, 1350 }, is = { 200, 250 }, over = true, winner = 2 } },
  { "B17", "a longer game goes on", options = { target = 2000 }, settle = { contract = { seat = 1, bid = 250 },
    melds = { 60, 0, 0, 0 }, counts = { 150, 50, 50, 0 }, tricks = { 8, 2, 2, 0 }, scores = { 1300, 1200 },
    is = { 260, 50 }, over = false } },

  -- House rules
  { "C47", "every trick wins the game", options = { pinochling = true }, settle = { contract = { seat = 1, bid = 250 },
    counts = { 0, 150, 0, 100 }, tricks = { 0, 8, 0, 4 }, is = { -250, 250 }, over = true, winner = 2 } },
  { "C47", "at tables without it the game goes on", settle = { contract = { seat = 1, bid = 250 },
    counts = { 0, 150, 0, 100 }, tricks = { 0, 8, 0, 4 }, is = { -250, 250 }, over = false } },
  { "C47", "eleven tricks are not all", options = { pinochling = true }, settle = { contract = { seat = 1, bid = 250 },
    counts = { 0, 150, 0, 100 }, tricks = { 1, 7, 0, 4 }, is = { -250, 250 }, over = false } },
  { "C33", "six people at four seats: two sit out, the dealer and who dealt before", options = { people = 6 }, settle = { dealer = 4,
    contract = { seat = 1, bid = 250 }, melds = { 100, 40, 40, 0 }, counts = { 100, 50, 50, 50 }, tricks = { 5, 3, 2, 2 },
    is = { 290, 140, 0, 0, 290, 140 } } },

  -- A referee
  { "C27", "a play against the rules is refused", legal = { trump = "S", trick = "Kh", hand = "Ah Qs", is = "Ah" } },
  { "C28", "with a referee it may be called: the offenders lose meld and bid, the bidders score theirs",
    options = { enforcement = "referee" }, settle = { contract = { seat = 1, bid = 300 }, outcome = "renege", offender = 2,
      melds = { 100, 20, 60, 0 }, is = { 460, -300 } } },
  { "C28", "the bidders lose the bid twice", options = { enforcement = "referee" }, settle = {
    contract = { seat = 1, bid = 300 }, outcome = "renege", offender = 1, melds = { 100, 20, 60, 0 }, is = { -600, 20 } } },

  -- Card points
  { "B13", "aces, tens and kings are 10", winner = { trump = "S", trick = "Ah 10h Kh Qh", is = 1, points = 30 } },
  { "B13", "jacks and nines nothing; the last trick is 10", winner = { trump = "S", trick = "Jh 9h", last = true, is = 1, points = 10 } },

  -- The rules as the sources list them
  { "B01", "partners opposite, clockwise, in threes", rules = { is = { sides = "partners", turn = "clockwise", deal = { packets = { 3, 3, 3, 3 } } } } },
  { "B02", "ten or twenty more", rules = { is = { auction = { minimum = 250, steps = { { by = 10 } }, raises = { 10, 20 } } } } },
  { "B05", "four cards from the partner, four back", rules = { is = { pass = { cards = 4, first = "partner", back = true } } } },
  { "B06", "the tables of melds", rules = { is = { melds = {
    { cards = "A 10 K Q J", of = "trump", points = { 150, 1500 } }, { cards = "A 10 K K Q J", of = "trump", points = { 190 } },
    { cards = "A 10 K Q Q J", of = "trump", points = { 190 } }, { cards = "A 10 K K Q Q J", of = "trump", points = { 230 } },
    { cards = "K Q", of = "trump", points = { 40 } }, { cards = "K Q", of = "plain", points = { 20 } },
    { cards = "9", of = "trump", points = { 10 } }, { cards = "Qs Jd", of = "given", points = { 40, 300 } },
    { cards = "A", of = "each", points = { 100, 1000 } }, { cards = "K", of = "each", points = { 80, 800 } },
    { cards = "Q", of = "each", points = { 60, 600 } }, { cards = "J", of = "each", points = { 40, 400 } } } } } },
  { "B16", "the declarer may throw in, more than 250 short of the bid", rules = { is = { exits = { { name = "throwing in", who = "declarer", at = { "lead" }, when = { bid_above_meld = 250 } } } } } },
  { "B04", "the declarer leads", rules = { is = { play = { first = "declarer" } } } },
}
