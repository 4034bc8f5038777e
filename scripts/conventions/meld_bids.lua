-- Meld bids: the size of a jump tells the partner how much the hand melds (D13, D14). A custom between partners, not a
-- rule: bots bid by it, and the table explains what each call conveyed.
--   local meld_bids = require "meld_bids"
--   auction = { …, convention = meld_bids.scaled(1) }

local meld_bids = {}

-- The convention of double-deck players, its figures multiplied by the `scale` of the points.
function meld_bids.scaled(scale)
  return {
    step         = scale,       -- jumps are counted in units of this
    tells_from   = 2,           -- a jump of at least this many steps shows meld; a smaller one says "I want it"
    unit         = 10 * scale,  -- … this much meld for each step
    below        = 60 * scale,  -- from this bid on, a bid wants the contract: there is no room left to show meld
    opening_asks = true,        -- the lowest bid, as the first call, asks the partner to show meld
    cover        = true,        -- a player who can name trump overbids a partner's bid that only showed meld
  }
end

return meld_bids
