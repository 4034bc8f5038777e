-- When the game is over, and who has won. `decide(r)` sees the round as `settle` did, with r.scores after its lines,
-- and answers nothing (play on) or { winners = { party, ... }, text = "..." }.
local E = {}

local function highest(scores, among)
  local best, winners
  for _, party in ipairs(among) do
    if not best or scores[party] > best then best, winners = scores[party], { party }
    elseif scores[party] == best then winners[#winners + 1] = party end
  end
  return winners
end

-- The first at `target` wins. Several there at once: the bidder's side if it is among them (`both = "bidder"`), or
-- the highest score ("highest"); where that leaves a tie, the game goes on. Once every score had reached
-- `bid_to_win_from` before the deal (0: always), only a side that bid and made it can win.
function E.first_to(target, o)
  local both, bid_to_win = o and o.both or "bidder", o and o.bid_to_win_from

  local function only_bidders_win(r)
    if not bid_to_win then return false end
    for _, score in ipairs(r.before) do
      if bid_to_win > 0 and score < bid_to_win then return false end
    end
    return true
  end

  local function bidders_who_made_it(r)
    local side = r.contract.side and r.sides[r.contract.side]
    local party = side and side.parties[1]
    if party and r.outcome == "played" and r.scores[party] >= r.before[party] and r.scores[party] >= target then
      return { winners = side.parties, text = "bid and reached " .. target }
    end
  end

  return {
    kind = "first to", target = target, both = both, bid_to_win_from = bid_to_win or nil,
    decide = function(r)
      local scores, there = r.scores, nil
      for party = 1, #scores do -- asked after every round: costs nothing while nobody is there
        if scores[party] >= target then
          there = there or {}
          there[#there + 1] = party
        end
      end
      if not there then return nil end
      if only_bidders_win(r) then return bidders_who_made_it(r) end
      if #there == 1 then return { winners = there, text = "reached " .. target } end
      local bidders = r.contract.side and r.sides[r.contract.side].parties or {}
      if both == "bidder" then
        for _, party in ipairs(bidders) do
          if r.scores[party] >= target then
            return { winners = bidders, text = "several reached " .. target .. ": the bidders win" }
          end
        end
      end
      local winners = highest(r.scores, there)
      if #winners > 1 then return nil end
      return { winners = winners, text = "the highest of those at " .. target }
    end,
  }
end

-- A table of so many rounds; the highest total wins, equal totals share.
function E.rounds(n)
  return {
    kind = "rounds", rounds = n,
    decide = function(r)
      if r.round < n then return nil end
      local everyone = {}
      for party in ipairs(r.scores) do everyone[party] = party end
      return { winners = highest(r.scores, everyone), text = n .. " rounds are played" }
    end,
  }
end

return E
