#!/usr/bin/env lua5.4
-- A simple player for Roundhouse: roundhouse play --seat 2=program:/path/to/simple.lua
-- It needs Lua 5.4 and dkjson (Debian: lua5.4, lua-dkjson). PROGRAMS.md describes the protocol.
local json = require "dkjson"

local worth = { ["7"] = 1, ["8"] = 2, ["9"] = 3, J = 4, Q = 5, K = 6, ["10"] = 7, A = 8 }

local function cards_in(text)
  local cards = {}
  for card in text:gmatch "%S+" do cards[#cards + 1] = card end
  return cards
end
local function suit(card) return card:sub(-1) end
local function strength(card, trump)
  return worth[card:sub(1, -2)] + (suit(card) == trump and 100 or 0)
end
-- The weakest or strongest `number` of the cards.
local function some(cards, number, trump, strongest)
  table.sort(cards, function(a, b)
    local x, y = strength(a, trump), strength(b, trump)
    if x == y then return a < b end
    if strongest then return x > y end
    return x < y
  end)
  return table.concat(cards, " ", 1, math.min(number, #cards))
end

local answer = {}

function answer.play(view, asked, trump)
  local legal, trick = cards_in(asked.legal), cards_in(view.trick.cards)
  return { action = "play", card = some(legal, 1, trump, #trick == 0) }
end
function answer.call(view, asked)
  local aces = select(2, view.hand:gsub("A", ""))
  local mine = 0
  for _, call in ipairs(view.calls) do if call.seat == view.seat then mine = mine + 1 end end
  local strong = aces * 4 >= #cards_in(view.hand) and mine < 3
  if asked.bids[1] and (strong or not asked.passes[1]) then
    return { action = "bid", points = asked.bids[1] }
  end
  return { action = "pass", call = asked.passes[1] }
end
function answer.trump(view, asked)
  if not asked.suits[1] then return { action = "trump", contract = asked.contracts[1] } end
  local function length(name) return select(2, view.hand:gsub("%d*%u?" .. name:sub(1, 1), "")) end
  local longest = asked.suits[1]
  for _, name in ipairs(asked.suits) do if length(name) > length(longest) then longest = name end end
  return { action = "trump", suit = longest }
end
function answer.give(view, asked, trump)
  local strongest = view.contract.seat ~= view.seat
  return { action = "give", cards = some(cards_in(asked.from), asked.cards, trump, strongest) }
end
function answer.discard(_, asked, trump)
  local must, free = cards_in(asked.in_any_case or ""), cards_in(asked.from)
  for _, card in ipairs(must) do
    for i, other in ipairs(free) do if other == card then table.remove(free, i) break end end
  end
  local text = table.concat(must, " ")
  if asked.cards > #must then text = text .. " " .. some(free, asked.cards - #must, trump) end
  return { action = "discard", cards = text }
end
function answer.meld(_, asked)
  local best = asked.melds[1]
  return best and { action = "meld", cards = best.cards, name = best.name }
end
answer["ask card"] = function(_, asked)
  local card = cards_in(asked.kinds)[1]
  return card and { action = "ask card", card = card }
end
answer["keep card"] = function(_, asked)
  return { action = worth[asked.drawn:sub(1, -2)] > 5 and "keep" or "reject" }
end
answer["take kitty"] = function() return { action = "take kitty" } end
answer.choose = function(_, asked) return { action = "choose", option = asked.options[1].option } end

io.stdout:setvbuf "line"
for line in io.lines() do
  local message = json.decode(line, 1, json.null) -- keeps JSON's null as a value of its own
  if message.message == "bye" then break end
  if message.message == "view" then
    local asked = message.decision
    local trump = message.trump ~= json.null and message.trump:sub(1, 1) or " "
    local decide = answer[asked.kind]
    print(json.encode(decide and decide(message, asked, trump) or { action = "decline" }))
  end
end
