-- Melds that many rule sets share.
local M = {}

local names = { A = "Aces", K = "Kings", Q = "Queens", J = "Jacks" }

-- One of a rank in each suit. `points` for once, twice, ... around.
function M.around(rank, type, points)
  if not names[rank] then error("melds.around: expected \"A\", \"K\", \"Q\" or \"J\" as rank", 2) end
  return { { names[rank] .. " around", names[rank] .. " abound" }, type = type,
           cards = rank .. " of each suit", points = points }
end

-- The melds of the classic game, in tens (C10).
function M.classic()
  return {
    { { "Run", "Double run" }, type = "I", cards = "A 10 K Q J", of = "trump", points = { 150, 1500 } },
    { "Royal marriage", type = "I", cards = "K Q", of = "trump", points = { 40, 80 } },
    { "Marriage",       type = "I", cards = "K Q", of = "plain", points = { 20, 40 } },
    { "Dix",            type = "I", cards = "9",   of = "trump", points = { 10 } },
    { { "Pinochle", "Double pinochle" }, type = "II", cards = "Qs Jd", points = { 40, 300 } },
    M.around("A", "III", { 100, 1000 }), M.around("K", "III", { 80, 800 }),
    M.around("Q", "III", { 60, 600 }),   M.around("J", "III", { 40, 400 }),
  }
end

-- The melds of four copies without nines, on the short scale (D03-D05). Tables differ only in `run` and `pinochle`.
function M.double_deck(o)
  o = o or {}
  return {
    { "Run",            type = "I",  cards = "A 10 K Q J", of = "trump", points = { o.run or 16, 150, 225, 300 } },
    { "Royal marriage", type = "I",  cards = "K Q", of = "trump", points = { 4, 8, 12, 16 } },
    { "Marriage",       type = "I",  cards = "K Q", of = "plain", points = { 2, 4, 6, 8 } },
    { "Pinochle",       type = "II", cards = "Qs Jd", points = { o.pinochle or 4, 30, 60, 90 } },
    M.around("A", "III", { 10, 100, 150, 200 }), M.around("K", "III", { 8, 80, 120, 160 }),
    M.around("Q", "III", { 6, 60, 90, 120 }),    M.around("J", "III", { 4, 40, 60, 80 }),
  }
end

-- Multiplies the amounts in a list of melds by n and divides by d. Anything else stays: "game", and `false` for no
-- meld.
function M.scale(list, n, d)
  for _, meld in ipairs(list) do
    for i, points in ipairs(meld and meld.points or {}) do
      if type(points) == "number" then meld.points[i] = points * n // (d or 1) end
    end
  end
  return list
end

return M
