-- Partnership Pinochle with a referee: the offender's side is the offender (C28).
local settle = require "settle"

return {
  extends = "partnership",
  title   = "Partnership with a referee",
  rules   = function(o, r)
    r.enforcement, r.renege = "referee", settle.renege
    return r
  end,
}
