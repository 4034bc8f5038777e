-- Four-handed Pinochle: what it changes of partnership auction Pinochle.
local with_kitty = { "As As 10s 10s Ks Ks Qs Qs Js Js 9s", "Ah 10h Kh Kh Qh Qh Jh Jh 9h 9h Qc",
                     "Ad Ad Kd Kd Qd Qd Jd Jd 9d 9d Ac", "Ac 10c 10c Kc Kc Qc Jc Jc 9c 9c 10d" }

return {
  { "C31", "from 150, by tens", auction = { dealer = 4, calls = "", is = { seat = 1, passes = { "pass" },
    bids = { 150, 160, 170, 180, 190, 200, 210, 220, 230, 240 } } } },
  { "C31", "or another agreed opening", options = { opening = 200 }, auction = { dealer = 4, calls = "150", refused = 1 } },
  { "C31", "the first who holds a meld must open", auction = { dealer = 4, hands = { "9s Ah", "Kh Qh", "", "" }, calls = "pass pass", refused = 2 } },
  { "C31", "who holds none may pass", auction = { dealer = 4, hands = { "9s Ah", "Kh Qh", "", "" }, calls = "pass", is = { seat = 2, passes = {} } } },
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
}
