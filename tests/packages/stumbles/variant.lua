-- Partnership Pinochle whose script fails where a round is settled that was played to its end.
local settle = require "settle"

return {
  extends = "partnership",
  title   = "Stumbles",
  rules   = function(o, r)
    r.settle = settle.over(r.settle, {
      lines = function(round, usual)
        local count = 0
        for _, side in ipairs(round.sides) do count = count + side.count end
        if count > 0 then return round.nothing.there end
        return usual.lines(round)
      end,
      text = { "nothing that could be said" },
    })
    return r
  end,
}
