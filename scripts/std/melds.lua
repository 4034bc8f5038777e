-- Melds that many rule sets share.
local M = {}

local names = { A = "Aces", K = "Kings", Q = "Queens", J = "Jacks" }

-- One of a rank in each suit. `points` for once, twice, ... around.
function M.around(rank, type, points)
  return { { names[rank] .. " around", names[rank] .. " abound" }, type = type,
           cards = rank .. " of each suit", points = points }
end

-- Every amount of a list of melds times n, divided by d.
function M.scale(list, n, d)
  for _, meld in ipairs(list) do
    for i, points in ipairs(meld.points) do meld.points[i] = points * n // (d or 1) end
  end
  return list
end

return M
