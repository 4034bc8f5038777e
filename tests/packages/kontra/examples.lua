local made = { contract = { seat = 1, bid = 330 }, melds = { 100, 20, 60, 0 }, counts = { 100, 50, 70, 30 },
               tricks = { 5, 2, 4, 1 } }

local function with(state, is)
  local question = { steps = state and { kontra = state }, is = is }
  for key, value in pairs(made) do question[key] = value end
  return question
end

local deal = { "As As 10s 10s Ks Ks Qs Qs Js Js Ah Ah", "10h 10h Kh Kh Qh Qh Jh Jh 9h 9h 9s 9s",
               "Ad Ad 10d 10d Kd Kd Qd Qd Jd Jd 9d 9d", "Ac Ac 10c 10c Kc Kc Qc Qc Jc Jc 9c 9c" }

return {
  { "kontra", "nobody doubles", settle = with({ stakes = 1 }, { 330, 100 }) },
  { "kontra", "doubled", settle = with({ stakes = 2 }, { 660, 200 }) },
  { "kontra", "redoubled", settle = with({ stakes = 4 }, { 1320, 400 }) },
  { "kontra", "the step has not begun", settle = with(nil, { 330, 100 }) },
  { "kontra", "agreed that nobody doubles", options = { kontra = false }, settle = with(nil, { 330, 100 }) },
  { "kontra", "seat 2 doubles, the declarer answers, all of it is claimed",
    round = { dealer = 4, deal = deal,
              actions = "bid 250; pass; pass; pass; trump spades; give Ad Ad 10d 10d; give Ad Ad 10d 10d;" ..
                        "choose double; choose redouble; claim",
              is = { 7160, 400 } } },
}
