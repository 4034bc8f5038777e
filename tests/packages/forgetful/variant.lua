-- Settlement counts how often it was asked, which makes a game that cannot be repeated.
return {
  extends = "partnership",
  title   = "Forgetful",
  rules   = function(o, r)
    local asked = 0
    r.settle = function(x)
      asked = asked + 1
      return { { side = 1, text = "asked", points = asked } }
    end
    return r
  end,
}
