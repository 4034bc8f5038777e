-- Partnership Pinochle with a step of its own: after the melds each opponent of the declarer may double the
-- stakes, and the declarer may then double them again. Settlement multiplies by what the step ended with.
local settle = require "settle"

return {
  extends = "partnership",
  title   = "Kontra",
  options = { { "kontra", true, label = "The stakes may be doubled" } },
  rules   = function(o, r)
    r.flow  = "deal auction trump pass meld kontra play settle"
    r.steps = {
      kontra = o.kontra and {
        title = { en = "Kontra", de = "Kontra" },
        text  = "Whoever thinks the contract will fail may double the stakes; the declarer may answer.",

        begin = function(so_far)
          local waiting = {}
          for i, side in ipairs(so_far.sides) do
            for _, seat in ipairs(side.seats) do waiting[seat] = i ~= so_far.contract.side end
          end
          return { stakes = 1, waiting = waiting, declarer = so_far.contract.seat }
        end,

        options = function(state, seat)
          if state.stakes == 1 and state.waiting[seat] then
            return { { "double", text = "The round counts twice." }, "pass" }
          end
          if state.stakes == 2 and seat == state.declarer and not state.answered then
            return { { "redouble", text = "The round counts four times." }, "pass" }
          end
        end,

        choose = function(state, seat, option)
          state.waiting[seat] = false
          state.answered = seat == state.declarer
          if option ~= "pass" then state.stakes = state.stakes * 2 end
          return state
        end,
      },
    }
    r.settle = settle.over(r.settle, {
      lines = function(round, usual)
        local kontra, lines = o.kontra and round.steps.kontra, usual.lines(round)
        for _, line in ipairs(lines) do line.points = line.points * (kontra and kontra.stakes or 1) end
        return lines
      end,
      text = { o.kontra and "all of it times the stakes" },
    })
    return r
  end,
}
