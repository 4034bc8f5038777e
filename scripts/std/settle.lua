-- What a finished round is worth. `lines(r)` answers the lines of the score sheet:
--   { side = 1, text = "meld", points = 120 }, and `tally = "checks"` for what is kept beside the score.
-- r.contract { seat, side, bid, name, forced }, r.outcome ("played" or an exit's name), r.scores, r.round,
-- r.sides[n] { meld, count, tricks, bid, melds, parties, seats }.
local S = {}

function S.line(side, text, points, tally)
  return { side = side, text = text, points = points, tally = tally }
end

-- Bidders who reach the bid score everything, else lose the bid; the others score meld and tricks.
--   minimum_count     the others need so many card points to score at all ...
--   short_keeps_meld  ... or at least keep their meld without them
--   needs_trick       meld counts only with a trick
--   set_times         how often a bid that was played and failed is subtracted (1)
--   set_keeps_count   bidders who fail keep their card points
function S.standard(o)
  local minimum = o.minimum_count or 0

  local function bidders(r, side, add)
    local saved = side.tricks > 0 or not o.needs_trick
    local meld  = saved and side.meld or 0
    if r.outcome ~= "played" then return add(r.outcome, -r.contract.bid) end
    if meld + side.count >= r.contract.bid then
      add("meld", meld)
      add("tricks", side.count)
    else
      add("set", -r.contract.bid * (o.set_times or 1))
      if o.set_keeps_count then add("tricks", side.count) end
    end
  end

  local function others(r, side, add)
    if r.outcome ~= "played" then return add("meld", side.meld) end
    local saved = side.tricks > 0 or not o.needs_trick
    local short = side.count < minimum
    if saved and (not short or o.short_keeps_meld) then add("meld", side.meld) end
    if not short then add("tricks", side.count) end
  end

  return {
    kind = "standard",
    minimum_count = minimum, short_keeps_meld = o.short_keeps_meld or false, needs_trick = o.needs_trick or false,
    set_times = o.set_times or 1, set_keeps_count = o.set_keeps_count or false,
    lines = function(r)
      local lines = {}
      for i, side in ipairs(r.sides) do
        local function add(text, points) lines[#lines + 1] = S.line(i, text, points) end
        if i == r.contract.side then bidders(r, side, add) else others(r, side, add) end
      end
      return lines
    end,
  }
end

return S
