-- Racehorse with passing: what it changes of partnership auction Pinochle.
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
}
