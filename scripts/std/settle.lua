-- What a finished round is worth. `lines(r)` returns the lines of the score sheet:
--   { side = 1, text = "meld", points = 120 }, and `tally = "checks"` for what is kept beside the score.
--   A line counts for each party of a side, or only for one if it has `party` in place of `side`.
-- `text` says the same to people: a clause, a list of clauses, or text(how) that returns them. A clause is a text, or a
-- text with a {} for each number, text or clause after it: { "{} loses {}", "the declarer", 250 }. `how` describes the
-- table: how.each (everybody plays alone), two (parties), bids (there is an auction), summed (partners' bids are
-- added), exits (there are ways out), for_tricks (a contract can be for every trick or for none), partners_tie (players
-- of one side have separate scores).
-- r.contract { seat, side, bid, name, goal, reached, times, forced }, r.outcome ("played", "renege" or an exit's name),
-- r.offender and r.offence (of a renege), r.scores, r.round, r.tricks (of the whole hand), r.meld_wins (the side whose
-- meld wins the game), r.sides[n] { meld, count, tricks, contract (what it must reach, or nil), bid, melds, parties }.
local S = {}

-- A line of the score sheet for a side; with `tally`, one that changes that tally instead of the score.
function S.line(side, text, points, tally)
  return { side = side, text = text, points = points, tally = tally }
end

-- `old`, overridden by the fields of `new`.
function S.changed(old, new)
  local both = {}
  for name, value in pairs(old) do both[name] = value end
  for name, value in pairs(new) do both[name] = value end
  return both
end

local function fits(value, kind)
  if value == false or kind == "any" then return true end  -- false: as if left out
  if type(kind) ~= "table" then return type(value) == kind end
  for _, one in ipairs(kind) do
    if one == value then return true end
  end
  return false
end

-- Refuses fields of `o` that are not in `known`, as nothing would read them, or that are of the wrong kind. `known`
-- lists { name, kind }; a kind is one of type()'s results, "any", or a list of texts. The error points at the caller's
-- caller, or `above` calls higher.
function S.only(o, what, known, above)
  local level = 3 + (above or 0)
  if type(o) ~= "table" then error(what .. " takes a table of settings, as { " .. known[1][1] .. " = ... }", level) end
  local names = {}
  for i, one in ipairs(known) do names[i] = one[1] end
  for name in pairs(o) do
    local kind
    for _, one in ipairs(known) do
      if one[1] == name then kind = one[2] end
    end
    if not kind and (name == "sides" or name == "contract" or name == "before") then
      error(what .. " makes a settlement; call it: " .. what .. " { … }", level)
    end
    if not kind then error(what .. " does not know \"" .. name .. "\"; it takes " .. table.concat(names, ", "), level) end
    if not fits(o[name], kind) then
      local wanted = type(kind) == "table" and "\"" .. table.concat(kind, "\" or \"") .. "\"" or "a " .. kind
      error(what .. ": expected " .. wanted .. " as " .. name .. ", got " ..
            (type(o[name]) == "string" and "\"" .. o[name] .. "\"" or "a " .. type(o[name])), level)
    end
  end
end

-- `base` for code that changes its lines: reading a field that no line has is an error, as it is for r.
local function with_strict_lines(base)
  return S.changed(base, { lines = function(r)
    local lines = base.lines(r)
    if type(lines) ~= "table" then return lines end
    for _, line in ipairs(lines) do strict_line(line) end
    return lines
  end })
end

-- Refuses a number that is not whole or is less than `least`; nil is allowed.
function S.whole(number, least, what, above)
  if number and (math.type(number) ~= "integer" or number < least) then
    error(what .. " is a whole number of " .. least .. " or more, not " .. tostring(number), 3 + (above or 0))
  end
  -- No text shows a larger one, and no score reaches it.
  if number and number > 1000000 then error(what .. " is 1000000 at most, not " .. number, 3 + (above or 0)) end
end

local function in_words(value) return value == nil and "nothing" or "a " .. type(value) end

-- The settings `o` of `what` after the changes passed to its `with`.
function S.with_changes(o, changes, what, above)
  if type(changes) ~= "table" then
    error(what .. ": `with` takes a table of changes, not " .. in_words(changes), 3 + (above or 0))
  end
  return S.changed(o, changes)
end

-- A text, a list of clauses, or a function's result, as a list.
function S.clauses(text, how)
  if type(text) == "string" then return { text } end
  if type(text) == "function" then return S.clauses(text(how)) end
  return text
end

local function both_texts(first, second)
  return function(how)
    local all = {}
    for _, text in ipairs { first or {}, second or {} } do
      for _, clause in ipairs(S.clauses(text, how)) do all[#all + 1] = clause end -- `false` is skipped where it is read
    end
    return all
  end
end

-- Checks the settlement passed to `over`, which may also be the `lines` function alone.
local function settlement(base)
  if base == S.standard or base == S.everything then
    error("settle.over goes over what this makes: settle.over(settle.standard { … }, { … })", 3)
  end
  if type(base) == "function" then return { lines = base } end
  if type(base) ~= "table" or type(base.lines) ~= "function" then
    error("settle.over goes over a settlement, such as r.settle, not over " .. in_words(base), 3)
  end
  return base
end

-- The settlement `base` with changes on top: lines(r, base) instead of base.lines(r), and clauses after those of base.
-- Later changes by with { ... } keep them.
function S.over(base, o)
  base = settlement(base)
  S.only(o, "settle.over", { { "lines", "function" }, { "text", "any" } })
  local usual = with_strict_lines(base)
  return S.changed(base, {
    lines = o.lines and function(r) return o.lines(r, usual) end or nil,
    text = both_texts(base.text, o.text),
    with = base.with and function(changes, above) return S.over(base.with(changes, (above or 0) + 1), o) end,
  })
end

local function all_of_it(side, bid) return side.meld + side.count >= bid end

-- Whether the contract was made; `enough(side, bid)` decides that for a bid that was played. If the others renege, it
-- is made (C28). If partners' bids are added, each side has its own contract (C08): `i` asks about that side's, not the
-- declarer's.
function S.made(r, enough, i)
  local contract = r.contract
  local declarers = contract.side
  i = i or declarers
  if not declarers then return false end
  if r.outcome == "renege" then return i == declarers and i ~= r.offender end
  if r.outcome ~= "played" then return false end
  if contract.goal ~= "the bid" and i == declarers then return contract.reached end
  return (enough or all_of_it)(r.sides[i], r.sides[i].contract or 0)
end
local is_made = S.made -- not through S: after every round, the host checks everything a settlement can reach

local parameters = {
  { "minimum_count", "number" }, { "bidders_too", "boolean" }, { "short_keeps_meld", "boolean" },
  { "needs_trick", "boolean" }, { "set_times", "number" }, { "set_keeps_count", "boolean" },
  { "set_keeps_meld", "boolean" }, { "own_contracts", "boolean" },
}

-- The text of settle.standard, for a complete `o`.
local function standard_text(o, own_contracts)
  local needs_both = o.bidders_too and o.minimum_count > 0

  local function who_scores()
    local text = not needs_both and "all score meld and tricks"
        or o.short_keeps_meld and { "all score meld, and tricks if {} or more", o.minimum_count }
        or { "a side with {} or more in tricks scores meld and tricks", o.minimum_count }
    return o.needs_trick and { "{}, but meld counts only with a trick", text } or text
  end

  -- The side bound by the bid: if partners' bids are added, each is bound by its own.
  local function who_fails(how)
    if how.summed then return needs_both and "a side short of that or of its bid" or "a side short of its bid" end
    if needs_both then
      return how.each and "the declarer, short of that or of the bid," or "the declarer's side, short of that or of the bid,"
    end
    return how.each and "a declarer short of the bid" or "a declarer's side short of the bid"
  end

  -- A hand given up costs the bid once, whatever a lost one costs.
  local function what_is_lost(how)
    if o.set_times == 1 then return "the bid" end
    local text = o.set_times == 2 and "twice the bid" or { "{} times the bid", o.set_times }
    return how.exits and { "{} (once if not played)", text } or text
  end

  return function(how)
    local failure = o.set_keeps_meld and o.set_keeps_count and "{} loses {}"
        or o.set_keeps_meld and "{} scores no tricks and loses {}"
        or o.set_keeps_count and "{} scores no meld and loses {}"
        or "{} scores neither and loses {}"
    local clauses = { who_scores(), { failure, who_fails(how), what_is_lost(how) } }
    if needs_both and o.set_keeps_meld then
      clauses[#clauses + 1] = { "with under {} in tricks no meld either", o.minimum_count }
    elseif o.minimum_count > 0 and not needs_both then
      clauses[#clauses + 1] = { o.short_keeps_meld and "the others' tricks count only if {} or more"
                                or "the others score only with {} or more in tricks", o.minimum_count }
    end
    if how.for_tricks and not own_contracts then
      clauses[#clauses + 1] = "a contract for every trick or for none is made or lost by its tricks alone and scores just the bid"
    end
    return clauses
  end
end

-- `lines` of settle.standard, for a complete `o`. Runs after every round, in simulations a hundred thousand times a
-- second: hence no calls or closures inside.
local function standard_lines(o)
  local minimum, short_keeps_meld, needs_trick = o.minimum_count, o.short_keeps_meld, o.needs_trick
  local set_times, set_keeps_count, set_keeps_meld = o.set_times, o.set_keeps_count, o.set_keeps_meld
  local bidders_too = o.bidders_too
  return function(r)
    if r.meld_wins then return {} end                      -- the game is over, whatever the bid (C43)
    local bidders, played = r.contract.side, r.outcome == "played"
    local for_tricks = played and r.contract.goal ~= "the bid"
    local lines, n = {}, 0
    for i = 1, #r.sides do
      local side  = r.sides[i]
      local saved = not (played and needs_trick) or side.tricks > 0
      local meld  = saved and side.meld or nil             -- nil: no such line
      local count = played and side.count or nil
      local bid = side.contract                            -- nil: nothing to reach (C08)
      local by_tricks = for_tricks and i == bidders
      if by_tricks and r.contract.reached then
        n = n + 1
        lines[n] = { side = i, text = "bid", points = r.contract.bid }
        meld, count = nil, nil
      elseif bid and (played or i == bidders) then
        local short = bidders_too and played and count < minimum and not by_tricks
        if not played or by_tricks or short or (meld or 0) + count < bid then
          n = n + 1
          lines[n] = { side = i, text = played and "set" or r.outcome, points = played and -bid * set_times or -bid }
          if by_tricks or not set_keeps_count then count = nil end
          if by_tricks or short or not (set_keeps_meld and played) then meld = nil end
        end
      elseif played and count < minimum then
        count = nil
        if not short_keeps_meld then meld = nil end
      end
      if meld  then n = n + 1; lines[n] = { side = i, text = "meld", points = meld } end
      if count then n = n + 1; lines[n] = { side = i, text = "tricks", points = count } end
    end
    local times = r.contract.times
    if times ~= 1 then
      for i = 1, n do lines[i].points = times * lines[i].points end
    end
    return lines
  end
end

-- settle.standard; `above` as for S.only.
local function standard(o, above)
  S.only(o, "settle.standard", parameters, above)
  S.whole(o.set_times, 1, "settle.standard: set_times", above)
  S.whole(o.minimum_count, 0, "settle.standard: minimum_count", above)
  local facts = {
    kind = "standard", minimum_count = o.minimum_count or 0, short_keeps_meld = o.short_keeps_meld or false,
    needs_trick = o.needs_trick or false, bidders_too = o.bidders_too or false, set_times = o.set_times or 1,
    set_keeps_count = o.set_keeps_count or false, set_keeps_meld = o.set_keeps_meld or false,
  }

  local function enough(side, bid)
    local meld = facts.needs_trick and side.tricks == 0 and 0 or side.meld
    return meld + side.count >= bid and not (facts.bidders_too and side.count < facts.minimum_count)
  end

  return S.changed(facts, {
    lines = standard_lines(facts), made = function(r, i) return is_made(r, enough, i) end, text = standard_text(facts, o.own_contracts),
    with = function(changes, above) return standard(S.with_changes(o, changes, "settle.standard", above), above) end,
  })
end

-- Bidders who reach the bid score everything, else lose the bid; the others score meld and tricks. A contract for every
-- trick or for none is decided by its tricks alone: it scores or loses the bid, in place of meld and tricks. The
-- contract can multiply the value of the hand (r.contract.times). Besides `lines`, the result has `made(r, i)`, whether
-- side `i` (by default the declarer's) reached its bid, and `with { ... }`, the same settlement with changes.
--   minimum_count     the others need this many card points to score at all
--   bidders_too       the bidders need them as well: without them they are set
--   short_keeps_meld  a side without them still keeps its meld
--   needs_trick       meld counts only with a trick
--   set_times         how many times a bid that was played and failed is subtracted (1)
--   set_keeps_count   bidders who fail keep their card points
--   set_keeps_meld    bidders who fail keep their meld, as far as it counts (C07)
--   own_contracts     the package itself settles contracts for every trick or for none, and says so
function S.standard(o) return standard(o) end

-- Everybody scores meld and tricks, and no bid binds anybody.
function S.everything()
  return {
    kind = "everything counts", text = "all score meld and tricks",
    lines = function(r)
      local lines = {}
      for i, side in ipairs(r.sides) do
        lines[#lines + 1] = S.line(i, "meld", side.meld)
        lines[#lines + 1] = S.line(i, "tricks", side.count)
      end
      return lines
    end,
  }
end

local function has(list, one)
  for _, other in ipairs(list) do
    if other == one then return true end
  end
  return false
end

-- The score lines that `usual` gives the bidders for making a contract for tricks; the caller handles tallies.
local function won_by_tricks(r, usual)
  local bidders = r.contract.side
  local outcome, reached, lines = r.outcome, r.contract.reached, {}
  r.outcome, r.contract.reached = "played", true
  for _, line in ipairs(usual.lines(r)) do
    local theirs = line and (line.side == bidders or has(r.sides[bidders].parties, line.party))
    if theirs and not line.tally then lines[#lines + 1] = line end
  end
  r.outcome, r.contract.reached = outcome, reached
  return lines
end

-- The settlement of a called renege (C28). Bidders who reneged lose the bid twice, and the others score their meld. If
-- others reneged, the bidders score bid and meld, the offenders lose their meld and the bid once, and everyone else
-- scores meld. A contract without trump is made if the others renege: instead of bid and meld, the bidders score what
-- `usual`, the game's settlement, gives for it. r.contract.times multiplies everything.
function S.renege(r, usual)
  local times, guilty = r.contract.times, r.offender == r.contract.side
  local bid = times * r.contract.bid
  local lines = r.contract.goal ~= "the bid" and not guilty and usual and won_by_tricks(r, usual) or {}
  local made = #lines > 0
  for i, side in ipairs(r.sides) do
    local bidders = i == r.contract.side
    if i == r.offender then
      lines[#lines + 1] = S.line(i, "renege: " .. r.offence, bidders and -2 * bid or -bid)
    elseif not (bidders and made) then
      if bidders then lines[#lines + 1] = S.line(i, "bid", bid) end
      lines[#lines + 1] = S.line(i, "meld", times * side.meld)
    end
  end
  return lines
end

return S
