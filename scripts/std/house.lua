-- House rules for any game, in one place. A package that extends no other uses it twice:
--   options = house.options { ... }             its own options first, then these
--   rules   = function(o) return house.rules(o, { ... }) end
-- Packages of German and partnership Pinochle use `table_options` and `table_rules`, which have fewer options; a game
-- for two without an auction uses `options_of_two_without_bids`. A package that extends another inherits both from its
-- parent; if it replaces count, ranks or ending, it uses house.count(o, ...), house.ranks(o, ...) or
-- r.ending.with { ... }, so that the options still hold.
local must, settle = require "must", require "settle"
local H = {}

local of_every_table = {
  { "people", 0, min = 0, max = 16, label = "People (if more than seats, the dealer sits out)",        -- C33
    words = { ["0"] = "as many as seats" } },
  { "enforcement", { "strict", "referee" }, label = "Illegal plays",                                  -- C27
    words = { strict = "blocked", referee = "allowed until called" } },
  { "pinochling", false, label = "Taking every trick of a hand wins the game" },                      -- C47
}

local of_cards = {
  { "ranking", { "ten_high", "standard" }, label = "The ten ranks",                                    -- C01
    words = { ten_high = "below the ace", standard = "below the jack" } },
  { "points_by", { "place", "card" }, needs = "ranking", label = "With the ten below the jack, card points go by",
    words = { place = "place in the suit", card = "the card" } },
  { "compulsion", { "pre-1945", "post-1945" }, label = "Tricks must be headed",                       -- C13, C14
    words = { ["pre-1945"] = "in every suit", ["post-1945"] = "only when trump is led" } },
}

-- In a trick for two, no card is played after a ruff.
local of_three_and_more = {
  { "overtrump", false, needs = "compulsion", label = "A ruff must be overtrumped" },         -- C14
}

local of_bids = {
  { "set_loses_meld", true, label = "A set declarer loses the meld, too" },                            -- C07
  { "bid_out", false, label = "Only a bidder who makes the bid can win" },                                 -- C48
  { "slide_out", false, needs = "bid_out",
    label = "Staying at the target while others fail three bids wins, too" },
}

local function joined(...)
  local all = {}
  for _, list in ipairs { ... } do
    for _, option in ipairs(list) do all[#all + 1] = option end
  end
  return all
end

-- The options `own`, then those for every table: people, enforcement, pinochling.
function H.table_options(own) return joined(own, of_every_table) end
-- The options `own`, then those for cards and tricks, for bids, and those of table_options.
function H.options(own) return joined(own, of_cards, of_three_and_more, of_bids, of_every_table) end
-- The same for a game for two without an auction: no overtrumping, nothing about bids.
function H.options_of_two_without_bids(own) return joined(own, of_cards, of_every_table) end

-- The parts of a description that `rules` changes. The second text says how to make one that can be changed; without
-- it, any table will do.
local cards  = { { "deck" }, { "count" }, { "play" } }
local ending = { "ending", "ending.first_to(…)" }
local settlement = { "settle", "settle.standard { … }, and put your own over it with settle.over" }

local function demand(d, part, what)
  local name, maker = part[1], part[2]
  if not maker and type(d[name]) ~= "table" then error(what .. " needs `" .. name .. "`, a table", 3) end
  if maker and (type(d[name]) ~= "table" or not d[name].with) then
    error(what .. " changes `" .. name .. "` by its `with`, and this one has none: begin with " .. maker, 3)
  end
end

local function put_table_in(o, d)
  d.people = o.people
  d.enforcement = o.enforcement
  d.renege = o.enforcement == "referee" and (d.renege or settle.renege)                                  -- C28
  d.ending = d.ending.with { pinochling = o.pinochling }
  return d
end

-- The description `d` with the options of table_options applied; `ending` must have `with`.
function H.table_rules(o, d)
  demand(d, ending, "house.table_rules")
  return put_table_in(o, d)
end

-- "A 10 K Q J" and lower ranks, with the ten where the options put it.
function H.ranks(o, ranks)
  return o.ranking == "standard" and "A K Q J 10" .. string.sub(ranks, #"A 10 K Q J" + 1) or ranks
end

-- Card points under the options: in standard ranking the second-highest rank, not the ten, gets the ten's points.
function H.count(o, points)
  if o.ranking ~= "standard" or o.points_by == "card" then return points end
  local by_place = {}
  for rank, n in pairs(points) do by_place[rank] = n end
  by_place.K, by_place.Q, by_place.J, by_place["10"] = points["10"], points.K, points.Q, points.J
  return by_place
end

-- The rule for `follow` under the options.
function H.follow(o, seats)
  return must[seats ~= 2 and o.compulsion == "post-1945" and o.overtrump and "trumps only" or o.compulsion]
end

-- The description `d` with everything in `options` applied: ranks, count, `play.follow`, settlement and ending.
function H.rules(o, d)
  for _, part in ipairs(cards) do demand(d, part, "house.rules") end
  if d.auction then demand(d, settlement, "house.rules") end
  demand(d, ending, "house.rules")
  if d.auction and d.ending.kind == "rounds" then
    error("house.rules: with an auction `ending` comes from ending.first_to(…), which takes bid_out and slide_out; " ..
          "house.table_rules takes any", 2)
  end
  d.deck.ranks, d.count = H.ranks(o, d.deck.ranks), H.count(o, d.count)
  d.play.follow = H.follow(o, d.seats)
  if d.auction then
    d.settle = d.settle.with { set_keeps_meld = not o.set_loses_meld }
    d.ending = d.ending.with { bid_out = o.bid_out, slide_out = o.slide_out }
  end
  return put_table_in(o, d)
end

return H
