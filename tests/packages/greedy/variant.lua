-- Settlement takes all memory there is.
return {
  extends = "partnership",
  title   = "Greedy",
  rules   = function(o, r)
    r.settle = function(x)
      local all = {}
      for i = 1, 1e9 do all[i] = { i } end
      return all
    end
    return r
  end,
}
