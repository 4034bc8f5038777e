-- House rules that extend @PARENT@. Remove the dashes from a line to use it, then:
--   roundhouse check @NAME@ says what is wrong, with file and line,
--   roundhouse compare @PARENT@ @NAME@ shows what it changes, and with what effect,
--   roundhouse play @NAME@ plays it.
-- @SCRIPTS@/README.md is the guide, @SCRIPTS@/REFERENCE.md lists all fields.
---@type roundhouse.package
return {
  extends = "@PARENT@",
  title   = { en = "@TITLE@", de = "@TITLE@" },
  summary = { en = "@PARENT_TITLE@, as we play it.", de = "@PARENT_TITEL@, wie wir es spielen." },

  -- What the table agrees on before play: a name, the default, and the text that people read.
  options = {
    -- { "bonus", 50, min = 0, max = 100, step = 10, label = "For two kings of hearts" },
    -- { "stay", false, label = "No way out of a hand" },
  },

  -- r holds the rules of @PARENT@; change those that you play differently. o holds the options agreed on.
  ---@param o table<string, any>
  ---@param r roundhouse.rules
  rules = function(o, r)
    -- r.melds[#r.melds + 1] = { "Kings of hearts", type = "house", cards = "Kh Kh", points = { o.bonus } }
    -- if o.stay then r.exits = {} end
    -- r.count.last_trick = 20
    return r
  end,
}
