-- What a player must play. A rule is a list of filters, applied in order: each keeps, of the cards still allowed,
-- those that it asks for, if there are any. What a filter removes is explained by its name.
--   keep  led, trump, plain, winners, losers, counters, garbage
--   when  facts of the trick joined by not, and, or; or a function over them:
--         void, holds_trump, trump_led, ruffed, first_trick, partner_best, last_to_play, declarers_side
local follow = { "follow the suit led", keep = "led" }
local ruff   = { "trump if void", keep = "trump", when = "void" }

local function head(when) return { "beat the best card", keep = "winners", when = when } end

return {
  anything        = {},
  ["pre-1945"]    = { follow, ruff, head() },                          -- C13, A21-A23, D22
  ["trumps only"] = { follow, ruff, head "trump_led or ruffed" },      -- A24; C14 with overtrumping
  ["post-1945"]   = { follow, ruff, head "trump_led" },                -- C14
  ["suit led"]    = { follow, ruff, head "not void" },                 -- B11
  lead_trump      = { { "the first lead is a trump", keep = "trump", when = "first_trick" } }, -- C12, C21
}
