-- When the game is over, and who has won. `decide(r, made)` gets the round as `settle` saw it, with r.scores after its
-- lines, and the settlement's made(r, i), if it has one. It returns nothing (play on) or { winners = { party, ... },
-- text = "..." }; either way it may return { lines = { ... } }, lines that change tallies like those of settle. An
-- ending remembers things only in tallies: it gets them back in r.tallies.
-- `text` says it to people, in clauses like those of settle; `target` or `rounds` is what the table shows.
local settle = require "settle"
local E = {}

local function highest(scores, among)
  local best, winners = nil, {}
  for _, party in ipairs(among) do
    if not best or scores[party] > best then best, winners = scores[party], { party }
    elseif scores[party] == best then winners[#winners + 1] = party end
  end
  return winners
end

-- C43: a meld that wins the game.
local function won_by_meld(r)
  return r.meld_wins and { winners = r.sides[r.meld_wins].parties, text = "a meld that wins the game" } or nil
end

-- C47: whoever takes every trick of a hand wins, bidder or not.
local function every_trick(r)
  if r.outcome ~= "played" then return nil end
  for i = 1, #r.sides do
    if r.sides[i].tricks == r.tricks then return { winners = r.sides[i].parties, text = "every trick of a hand" } end
  end
end

local function has(list, party)
  for _, one in ipairs(list) do
    if one == party then return true end
  end
  return false
end

local function there_of(parties, scores, limit)
  local there = {}
  for _, party in ipairs(parties) do
    if scores[party] >= limit then there[#there + 1] = party end
  end
  return there
end

local function tally(party, name, points) return { party = party, text = name, points = points, tally = name } end

-- The sides that failed their bid. Each may have one (C08), but a hand that was not played decides only the bids of the
-- declarer and of a side that reneged.
local function failed_sides(r, made)
  local failed = {}
  for i, side in ipairs(r.sides) do
    local decided = r.outcome == "played" or i == r.contract.side or i == r.offender
    if side.contract and decided and not made(r, i) then failed[#failed + 1] = side end
  end
  return failed
end

-- C48: how often others failed their bid while a party stayed at the limit. Returns the counts after this round, and
-- adds the lines that update them to `lines`.
local function slides(r, limit, made, lines)
  local failed = failed_sides(r, made)
  local counts = {}
  for party, score in ipairs(r.scores) do
    local count, stayed = r.tallies.slides[party], score >= limit and r.before[party] >= limit
    counts[party] = score >= limit and count or 0
    for _, side in ipairs(stayed and failed or {}) do
      if not has(side.parties, party) then counts[party] = counts[party] + 1 end
    end
    if counts[party] ~= count then lines[#lines + 1] = tally(party, "slides", counts[party] - count) end
  end
  return counts
end

-- The ending E[make_name](size, o) with changes, which may include its size by its name.
local function changed_by(make_name, name, size, o)
  return function(changes)
    local others = settle.with_changes(o, changes, "ending." .. make_name)
    others[name] = nil
    return E[make_name](changes[name] or size, others)
  end
end

-- How a tie of several at the target is resolved when nobody is favoured.
local function resolved(rule, by)
  if rule == "highest" then return "the highest wins" end
  if rule == "extend" then
    return { "the target rises by {} until it is above their scores; after the second time the highest wins", by }
  end
  return "another hand is played"
end

-- Several are at the target. If there are two, one of them is always the declarer's side.
local function tie_clauses(how, both, others, by)
  local clauses = {}
  local bidder = both == "bidder" and how.bids
  local rule = both == "bidder" and not bidder and others or both
  local several = how.two and "both" or "several"
  local favoured = how.each and "the declarer" or how.partners_tie and "the highest of the declarer's side"
      or "the declarer's side"
  if bidder and how.two then clauses[1] = { "if {} do, {} wins", several, favoured }
  elseif bidder then clauses[1] = { "if {} do, {} wins if among them, else {}", several, favoured, resolved(others, by) }
  else clauses[1] = { "if {} do, {}", several, resolved(rule, by) } end
  local may_tie = rule == "highest"
  if bidder then may_tie = not how.two and (others == "highest" or how.partners_tie) end
  if may_tie then clauses[2] = "if scores are equal, play goes on" end
  return clauses
end

local function first_to_text(target, o)
  return function(how)
    local clauses = {}
    local function say(clause) clauses[#clauses + 1] = clause end
    if o.bid_to_win_from and o.bid_to_win_from <= 0 then -- from the beginning, only bidders win
      say { "whoever makes a bid and then has {} or more wins", target }
      if how.summed then say(tie_clauses(how, "bidder", "highest")[1]) end -- each side may make its bid
      if how.partners_tie then say "of partners the one with the higher score; if scores are equal, play goes on"
      elseif how.summed and not how.two then say "if scores are equal, play goes on" end
      say(o.slide_out and { "else only whoever stays at {} while others fail three bids", target } or "points alone do not win")
    else
      say { "the first to reach {} wins", target }
      for _, clause in ipairs(tie_clauses(how, o.both, o.nonbidders, o.by)) do say(clause) end
      if o.bid_to_win_from then
        say { "once {} have {} before a deal, only whoever makes the bid can win", how.two and "both" or "all", o.bid_to_win_from }
      end
      if o.slide_out then say { "whoever stays at {} while others fail three bids wins, too", target } end
    end
    if o.pinochling then say "whoever takes every trick of a hand wins at once" end
    if o.at_once then say "points count as they are made, and the hand is not played out" end
    return clauses
  end
end

-- True if only a side that bid and made it can win: every score had reached `from` before the deal.
local function only_bidders_win(r, from)
  if not from then return false end
  for _, score in ipairs(r.before) do
    if from > 0 and score < from then return false end
  end
  return true
end

local function alone(r, among, text)
  local winners = highest(r.scores, among)
  return #winners == 1 and { winners = winners, text = text } or nil
end

local function bidders_there(r, limit)
  return r.contract.side and there_of(r.sides[r.contract.side].parties, r.scores, limit) or {}
end

-- Those at the limit whose side bid and made it: the declarer's, or else any other side with its own bid (C08).
local function made_and_there(r, limit, made)
  local all = {}
  for i, side in ipairs(r.sides) do
    local there = side.contract and made(r, i) and there_of(side.parties, r.scores, limit) or {}
    if i == r.contract.side and #there > 0 then return there end
    table.move(there, 1, #there, #all + 1, all)
  end
  return all
end

local is_made = settle.made -- as in settle
local function bid_made(r, i) return is_made(r, nil, i) end

local most_rises = 2 -- per game

-- Several are at the limit: who wins by the settings `o` of first_to, or nothing; and whether the limit rises.
local function decide_among(r, there, limit, o)
  local rule = o.both
  if rule == "bidder" then
    local bidders = bidders_there(r, limit)
    if #bidders > 0 then return alone(r, bidders, "several reached " .. limit .. ": the bidders win") end
    rule = o.nonbidders
  end
  if rule == "extend" and r.tallies.rises[1] < most_rises then return nil, true end
  if rule == "another_hand" then return nil end
  return alone(r, there, "the highest of those at " .. limit)
end

-- The same for any number at the limit; adds to `lines` what must be remembered.
local function decide_at(r, limit, made, lines, o)
  local there
  for party = 1, #r.scores do -- runs after every round: costs nothing until somebody is there
    if r.scores[party] >= limit then
      there = there or {}
      there[#there + 1] = party
    end
  end
  local counts = o.slide_out and slides(r, limit, made, lines)  -- first, because the counts must be updated in any case
  if not there then return nil end
  local only_bidders = only_bidders_win(r, o.bid_to_win_from)
  local winner = only_bidders and alone(r, made_and_there(r, limit, made), "bid and reached " .. limit)
  if not winner and counts then
    winner = alone(r, there_of(there, counts, 3), "stayed at " .. limit .. " while others failed three times")
  end
  if winner or only_bidders then return winner or nil end
  if #there == 1 then return { winners = there, text = "reached " .. limit } end
  return decide_among(r, there, limit, o)
end

-- Adds lines that raise the limit in steps of `by` until it is above all scores.
local function raise(r, limit, by, lines)
  local above = limit
  for party = 1, #r.scores do
    while above <= r.scores[party] do above = above + by end
  end
  for party = 1, #r.scores do
    lines[#lines + 1] = tally(party, "limit", above - limit)
    lines[#lines + 1] = tally(party, "rises", 1)
  end
end

local options_of_first_to = {
  { "both", { "bidder", "highest", "another_hand", "extend" } }, { "nonbidders", { "highest", "another_hand", "extend" } },
  { "by", "number" }, { "bid_to_win_from", "number" }, { "bid_out", "boolean" }, { "slide_out", "boolean" },
  { "pinochling", "boolean" }, { "at_once", "boolean" }, { "pays", "table" }, { "made", "function" },
}

-- The first at `target` wins. Settings:
--   both            if several reach it at once: "bidder" (the default): the bidder's side wins if it is among them, else
--                   as `nonbidders` says; "highest", "another_hand" or "extend": as for `nonbidders`, for everybody
--   nonbidders      "highest" (the default): the highest wins; if that is a tie, the game goes on.
--                   "another_hand": the game goes on. "extend": and the target rises for good until it is above all who
--                   reached it; that happens twice in a game, then the highest wins (C18, C26)
--   by              the steps, in points, by which the target rises
--   bid_to_win_from once every score had reached this before the deal (0: always), only a side that bid and made it
--                   can win (D25)
--   bid_out         only a side that bid and made it can win, whatever the scores (C48)
--   slide_out       a side that stays at the target while others fail three bids wins, too (C48)
--   pinochling      whoever takes every trick of a hand wins at once (C47)
--   at_once         points count as they are made: the game may end in the middle of a hand
--   pays            { tally =, points = }: what every loser pays every winner
--   made            made(r, i): whether side i made its bid, if that differs from the settlement
function E.first_to(target, o)
  o = o or {}
  settle.only(o, "ending.first_to", options_of_first_to)
  if type(target) ~= "number" then error("ending.first_to: expected a number as target, got a " .. type(target), 2) end
  settle.whole(target, 1, "ending.first_to: the target")
  local both, nonbidders, by = o.both or "bidder", o.nonbidders or "highest", o.by or 0
  local facts = {
    kind = "first to", target = target, both = both, nonbidders = nonbidders, by = by,
    bid_to_win_from = o.bid_out and 0 or o.bid_to_win_from or nil, slide_out = o.slide_out or nil,
    pinochling = o.pinochling or nil, at_once = o.at_once or nil,
  }
  local slide_out, pinochling = facts.slide_out, facts.pinochling
  local extends = both == "extend" or both == "bidder" and nonbidders == "extend"
  if extends and by < 1 then error("ending.first_to: a target that is extended rises by 1 or more: say `by`", 2) end

  local function decide(r, made)
    local limit, lines = extends and target + r.tallies.limit[1] or target, {}
    local answer, rises = won_by_meld(r) or pinochling and every_trick(r) or nil, false
    if not answer then answer, rises = decide_at(r, limit, o.made or made or bid_made, lines, facts) end
    if rises then raise(r, limit, by, lines) end
    if #lines == 0 then return answer end
    answer = answer or {}
    answer.lines = lines
    return answer
  end

  return settle.changed(facts, {
    tallies = {
      limit  = extends and { title = { en = "Target raised by", de = "Ziel erhöht um" } } or nil,
      rises  = extends and { title = { en = "Times raised", de = "Wie oft erhöht" } } or nil,
      slides = slide_out and { title = { en = "Slides", de = "Rutscher" } } or nil,
    },
    pays = o.pays, decide = decide, text = first_to_text(target, facts),
    with = changed_by("first_to", "target", target, o),
  })
end

-- A game of `n` rounds; the highest total wins, and equal totals share. `pinochling` as above.
function E.rounds(n, o)
  o = o or {}
  if type(n) ~= "number" then error("ending.rounds: expected a number of rounds, got a " .. type(n), 2) end
  settle.whole(n, 1, "ending.rounds: the number of rounds")
  settle.only(o, "ending.rounds", { { "pinochling", "boolean" }, { "pays", "table" } })
  local pinochling = o.pinochling

  local function text()
    return {
      n == 1 and "after one round the highest score wins" or { "after {} rounds the highest score wins", n },
      "equal scores share the win",
      pinochling and "whoever takes every trick of a hand wins at once" or nil,
    }
  end

  return {
    kind = "rounds", rounds = n, pinochling = pinochling or nil, pays = o.pays, text = text,
    with = changed_by("rounds", "rounds", n, o),
    decide = function(r)
      local answer = won_by_meld(r) or pinochling and every_trick(r) or nil
      if answer or r.round < n then return answer end
      local everyone = {}
      for party in ipairs(r.scores) do everyone[party] = party end
      return { winners = highest(r.scores, everyone), text = n == 1 and "the only round is played" or n .. " rounds are played" }
    end,
  }
end

-- Options for ties (C26). Pass ending.ties(o, by) to first_to.
E.tie_options = {
  { "tie", { "bidder_wins", "another_hand", "extend" }, label = "If several reach the target",
    words = { bidder_wins = "the declarer wins", another_hand = "another hand is played", extend = "the target rises" } },
  { "nonbidders_tie", { "another_hand", "extend" }, label = "If several reach it, but not the declarer",
    words = { another_hand = "another hand is played", extend = "the target rises" } },
}

-- `both`, `nonbidders` and `by` of first_to, from the options in `tie_options`.
function E.ties(o, by)
  return { both = o.tie == "bidder_wins" and "bidder" or o.tie, nonbidders = o.nonbidders_tie, by = by }
end

return E
