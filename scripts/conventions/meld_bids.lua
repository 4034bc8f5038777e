-- Meld bids: by how far a bid jumps it tells the partner what the hand melds (D13, D14). A custom between two
-- partners, no rule: bots bid by it, and the table says what each call told.
--   local meld_bids = require "meld_bids"
--   auction = { …, convention = meld_bids.scaled(1) }

local meld_bids = {}

-- The convention that double-deck players use, its figures times the `scale` of the points.
function meld_bids.scaled(scale)
  return {
    step         = scale,       -- jumps are counted in these
    tells_from   = 2,           -- so many steps or more over what was bid tell of meld; fewer say "I want it"
    unit         = 10 * scale,  -- … of so much meld for each step
    below        = 60 * scale,  -- a bid of so much or more wants the contract, and leaves no room to tell
    opening_asks = true,        -- the lowest bid, made first, asks the partner to tell
    cover        = true,        -- whoever can name trump goes over a partner's bid that only told
  }
end

return meld_bids
