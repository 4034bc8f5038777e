-- Settlement never ends.
return {
  extends = "partnership",
  title   = "Loops",
  rules   = function(o, r)
    r.settle = function(x)
      while true do x.round = x.round + 1 end
    end
    return r
  end,
}
