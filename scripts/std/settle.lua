-- What a finished round is worth. `lines(r)` answers the lines of the score sheet:
--   { side = 1, text = "meld", points = 120 }, and `tally = "checks"` for what is kept beside the score.
--   A line is for each party of a side, or for the one that `party` names in place of `side`.
-- r.contract { seat, side, bid, name, forced }, r.outcome ("played" or an exit's name), r.scores, r.round, r.tricks (of
-- the whole hand), r.meld_wins (the side whose meld wins the game), r.sides[n] { meld, count, tricks, contract
-- (what it must reach, or nil), bid, melds, parties }.
local S = {}

function S.line(side, text, points, tally)
  return { side = side, text = text, points = points, tally = tally }
end

-- `old` with the fields of `new` over it.
function S.changed(old, new)
  local both = {}
  for name, value in pairs(old) do both[name] = value end
  for name, value in pairs(new) do both[name] = value end
  return both
end

-- Bidders who reach the bid score everything, else lose the bid; the others score meld and tricks.
--   minimum_count     the others need so many card points to score at all ...
--   bidders_too       the bidders need it as well: without it they are set
--   short_keeps_meld  ... or at least keep their meld without them
--   needs_trick       meld counts only with a trick
--   set_times         how often a bid that was played and failed is subtracted (1)
--   set_keeps_count   bidders who fail keep their card points
--   set_keeps_meld    bidders who fail keep their meld, as far as it counts (C07)
-- Beside `lines` it has `made(r)`, whether the bid was reached, and `with { ... }`, the same with changes.
function S.standard(o)
  local minimum, short_keeps_meld = o.minimum_count or 0, o.short_keeps_meld or false
  local needs_trick, set_keeps_count = o.needs_trick or false, o.set_keeps_count or false
  local set_times, bidders_too = o.set_times or 1, o.bidders_too or false
  local set_keeps_meld = o.set_keeps_meld or false

  local function made(r)
    local side = r.contract.side and r.sides[r.contract.side]
    if not side or r.outcome ~= "played" then return false end
    local meld = needs_trick and side.tricks == 0 and 0 or side.meld
    return meld + side.count >= r.contract.bid and not (bidders_too and side.count < minimum)
  end

  -- Called after every round, in simulations a hundred thousand times a second: hence no calls and no closures.
  local function lines(r)
    if r.meld_wins then return {} end                      -- the game is over, whatever was bid (C43)
    local bidders, played = r.contract.side, r.outcome == "played"
    local lines, n = {}, 0
    for i = 1, #r.sides do
      local side  = r.sides[i]
      local saved = not (played and needs_trick) or side.tricks > 0
      local meld  = saved and side.meld or nil             -- nil: no such line
      local count = played and side.count or nil
      local bid = side.contract                            -- nil: nothing that must be reached (C08)
      if bid and (played or i == bidders) then
        local short = bidders_too and played and count < minimum
        if not played or short or (meld or 0) + count < bid then
          n = n + 1
          lines[n] = { side = i, text = played and "set" or r.outcome, points = played and -bid * set_times or -bid }
          if not set_keeps_count then count = nil end
          if not (set_keeps_meld and played) or short then meld = nil end
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
    bidders_too = bidders_too, set_times = set_times, set_keeps_count = set_keeps_count,
    set_keeps_meld = set_keeps_meld or nil,
    lines = lines, made = made, with = function(changes) return S.standard(S.changed(o, changes)) end,
  }
end

-- What a renege that was called comes to (C28). Bidders who reneged lose the bid twice, and the others score their
-- meld. If others did, the bidders score bid and meld, the offenders lose their meld and the bid once, and who is
-- neither scores meld.
function S.renege(r)
  local bid, lines = r.contract.bid, {}
  for i, side in ipairs(r.sides) do
    local bidders = i == r.contract.side
    if i == r.offender then
      lines[#lines + 1] = S.line(i, "renege: " .. r.offence, bidders and -2 * bid or -bid)
    else
      if bidders then lines[#lines + 1] = S.line(i, "bid", bid) end
      lines[#lines + 1] = S.line(i, "meld", side.meld)
    end
  end
  return lines
end

return S
