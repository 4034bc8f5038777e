-- A step that does what no step may; which, is an option. Seat 1 is asked, and every choice is counted.
local function forever() while true do end end

local cycle = {}
cycle.inside = { cycle }

local function of(n) local list = {} for i = 1, n do list[i] = i end return list end

return {
  extends = "partnership",
  title   = "Odd steps",
  options = {
    { "where", { "begin", "options", "choose", "late" } },
    { "what", { "nothing", "function", "cycle", "huge", "mixed", "loop", "error", "word", "twice", "many", "name",
                "field", "endless", "slow", "memory", "well" } },
  },
  rules = function(o, r)
    local asked = 0
    local function answer(well)
      local what = o.what
      if what == "well" or what == "endless" or what == "slow" then return well end
      if what == "memory" then
        asked = asked + 1
        return well
      end
      if what == "function" then return { { forever } } end
      if what == "cycle" then return cycle end
      if what == "huge" then return of(10000) end
      if what == "mixed" then return { 1, two = 2 } end
      if what == "loop" then forever() end
      if what == "error" then error("no such luck") end
      if what == "word" then return 7 end
      if what == "twice" then return { "go on", "Go on" } end
      if what == "many" then return of(51) end
      if what == "name" then return { "two  blanks" } end
      if what == "field" then return { { "go on", txet = "further" } } end
    end
    r.flow  = "deal auction trump pass odd meld play settle"
    r.steps = {
      odd = {
        begin = function()
          if o.where == "begin" then return answer({ n = 0 }) end
          return { n = 0 }
        end,
        options = function(state, seat)
          for _ = 1, o.what == "slow" and 1000000 or 0 do end if seat ~= 1 or (state.n == 2 and o.what ~= "endless" and o.what ~= "slow") then return nil end
          if o.where == "options" or (o.where == "late" and state.n == 1) then return answer({ "go on" }) end
          return { "go on", "stop" }
        end,
        choose = function(state, seat, option)
          state.n = option == "stop" and 2 or state.n + 1
          if o.where ~= "choose" or option == "stop" then return state end
          return answer(state)
        end,
      },
    }
    return r
  end,
}
