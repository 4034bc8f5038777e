-- Three-handed Pinochle where plays against the rules are accepted, until somebody calls them (C27, C28).
local settle = require "settle"

return {
  extends = "three-handed",
  title   = "Three-handed with a referee",
  rules   = function(o, r)
    r.enforcement, r.renege = "referee", settle.renege
    return r
  end,
}
