local deal = { "As 10s Ks Qs Js Jd Kh Qh 10d 10d 10c Qd",
               "As Ks Js 10h Kh Jh Kd Qd Ac 10c Kc Qc",
               "10s Qs Ah 10h Qh Ad Kd Jd Ac Kc Qc Jc" }

return {
  { "A09", "the kitty is written down",
    round = { dealer = 3, deal = deal, kitty = "Ah Ad Jh Jc",
              actions = "bid 150; pass; pass; leave going out; trump spades",
              outcome = "going out", is = { -150, 120, 60 } } },
  { "A09", "the kitty is what the hands leave",
    round = { dealer = 3, deal = deal,
              actions = "bid 150; pass; pass; leave going out; trump spades",
              outcome = "going out", is = { -150, 120, 60 } } },
  { "A02", "a kitty too small", round = { dealer = 3, deal = deal, kitty = "Ah Ad Jh", actions = "", is = { -150, 0, 0 } } },
  { "A02", "a card twice", round = { dealer = 3, deal = deal, kitty = "Ah Ad Jh Jh", actions = "", is = { -150, 0, 0 } } },
  { "A02", "no card", round = { dealer = 3, deal = deal, kitty = "Xx", actions = "", is = { -150, 0, 0 } } },
}
