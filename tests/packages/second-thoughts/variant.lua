-- Partnership Pinochle with second thoughts: before the melds the declarer may raise the bid for a price, turn to another
-- trump, or give up. What each choice does is data, and the engine carries it out.
return {
  extends = "partnership",
  title   = "Second thoughts",
  options = { { "asks_too_little", false, label = "A raise that is none" } },
  rules   = function(o, r)
    r.flow = "deal auction trump pass thoughts meld play settle"
    r.exits[#r.exits + 1] = { "giving up", at = "lead", when = { bid = 249 }, goes_on = "settle",
                              text = "The bid is lost, and nothing is played." }
    r.steps = {
      thoughts = {
        title = "Second thoughts",
        begin = function(so_far)
          return { seat = so_far.contract.seat, bid = so_far.contract.bid, open = so_far.contract.name == "trump" }
        end,
        options = function(state, seat)
          if seat ~= state.seat or not state.open then return end
          return {
            { "raise", text = "For more.", does = { bid = state.bid + (o.asks_too_little and 0 or 50) } },
            { "hearts", does = { trump = "hearts", bid = state.bid + 20 } },
            { "give up", does = { takes = "giving up" } },
            "stay",
          }
        end,
        choose = function(state) state.open = false; return state end,
      },
    }
    return r
  end,
}
