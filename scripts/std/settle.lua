-- What a finished round is worth. `lines(r)` answers the lines of the score sheet:
--   { side = 1, text = "meld", points = 120 }, and `tally = "checks"` for what is kept beside the score.
-- r.contract { seat, side, bid, name, forced }, r.outcome ("played" or an exit's name), r.scores, r.round,
-- r.sides[n] { meld, count, tricks, bid, melds, parties }.
local S = {}

function S.line(side, text, points, tally)
  return { side = side, text = text, points = points, tally = tally }
end

-- Bidders who reach the bid score everything, else lose the bid; the others score meld and tricks.
--   minimum_count     the others need so many card points to score at all ...
--   bidders_too       the bidders need it as well: without it they are set
--   short_keeps_meld  ... or at least keep their meld without them
--   needs_trick       meld counts only with a trick
--   set_times         how often a bid that was played and failed is subtracted (1)
--   set_keeps_count   bidders who fail keep their card points
function S.standard(o)
  local minimum, short_keeps_meld = o.minimum_count or 0, o.short_keeps_meld or false
  local needs_trick, set_keeps_count = o.needs_trick or false, o.set_keeps_count or false
  local set_times, bidders_too = o.set_times or 1, o.bidders_too or false

  -- Called after every round, in simulations a hundred thousand times a second: hence no calls and no closures.
  local function lines(r)
    local bid, bidders, played = r.contract.bid, r.contract.side, r.outcome == "played"
    local lines, n = {}, 0
    for i = 1, #r.sides do
      local side  = r.sides[i]
      local saved = not (played and needs_trick) or side.tricks > 0
      local meld  = saved and side.meld or nil             -- nil: no such line
      local count = played and side.count or nil
      if i == bidders then
        if not played or (meld or 0) + count < bid or (bidders_too and count < minimum) then
          n, meld = n + 1, nil
          lines[n] = { side = i, text = played and "set" or r.outcome, points = played and -bid * set_times or -bid }
          if not set_keeps_count then count = nil end
        end
      elseif played and count < minimum then
        count = nil
        if not short_keeps_meld then meld = nil end
      end
      if meld  then n = n + 1; lines[n] = { side = i, text = "meld", points = meld } end
      if count then n = n + 1; lines[n] = { side = i, text = "tricks", points = count } end
    end
    return lines
  end

  return {
    kind = "standard", minimum_count = minimum, short_keeps_meld = short_keeps_meld, needs_trick = needs_trick,
    bidders_too = bidders_too, set_times = set_times, set_keeps_count = set_keeps_count, lines = lines,
  }
end

return S
