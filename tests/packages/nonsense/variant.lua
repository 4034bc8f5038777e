-- Settlement answers what no score sheet can hold; which nonsense is an option.
return {
  extends = "partnership",
  title   = "Nonsense",
  options = {
    { "what", { "nothing", "side", "points", "huge", "text", "tally", "key", "list", "word", "winner", "nobody",
                "verdict", "error", "slip", "sum" } },
  },
  rules = function(o, r)
    local answers = {
      side   = { { side = 3, text = "meld", points = 1 } },
      points = { { side = 1, text = "meld", points = 1.5 } },
      huge   = { { side = 1, text = "meld", points = 1000001 } },
      text   = { { side = 1, text = {}, points = 1 } },
      tally  = { { side = 1, text = "meld", points = 1, tally = "checks" } },
      key    = { { side = 1, text = "meld", pionts = 1 } },
      list   = { { 1, "meld", 1 } },
      word   = { false, "meld" }, sum = {},
    } for i = 1, 150 do answers.sum[i] = { side = 1, text = "meld", points = 1000000 } end
    r.settle = function(x)
      if o.what == "error" then error("no such luck") end
      if o.what == "slip" then return { { side = x.contarct.side, points = 1 } } end
      return answers[o.what]
    end
    r.ending = function(x)
      if o.what == "winner" then return { winners = { 3 } } end
      if o.what == "nobody" then return { winners = {} } end
      if o.what == "verdict" then return 1 end
      return false
    end
    return r
  end,
}
