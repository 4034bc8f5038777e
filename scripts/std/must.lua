-- What a player must play. A rule is a list of filters, applied in order: each keeps those of the cards still allowed
-- that it names, if there are any. A filter's name explains what it removed.
--   keep  led, trump, plain, winners, losers, counters, garbage
--   when  facts about the trick joined by not, and, or; or a function of them:
--         void, holds_trump, trump_led, ruffed, first_trick, partner_best, last_to_play, declarers_side
local follow = { "follow the suit led", keep = "led" }
local ruff   = { "trump if void", keep = "trump", when = "void" }

local function head(when) return { "beat the best card", keep = "winners", when = when } end

return {
  -- Any card may be played.
  anything        = {},
  -- Follow suit or else trump, and beat the best card of the trick if you can, in every suit (C13, A21-A23, D22).
  ["pre-1945"]    = { follow, ruff, head() },
  -- Follow suit or else trump; only a trump must be beaten: one that was led, or a ruff (A24; C14 with overtrumping).
  ["trumps only"] = { follow, ruff, head "trump_led or ruffed" },
  -- Follow suit or else trump; the best card must be beaten only when a trump was led (C14).
  ["post-1945"]   = { follow, ruff, head "trump_led" },
  -- Follow suit and beat the best card if you can, or else trump; a ruff need not beat another (B11).
  ["suit led"]    = { follow, ruff, head "not void" },
  -- For `lead`: the first card of the hand is a trump, if the leader holds one (C12, C21).
  lead_trump      = { { "the first lead is a trump", keep = "trump", when = "first_trick" } },
}
