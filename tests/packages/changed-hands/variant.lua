-- Partnership Pinochle in which the declarer may change hands with the partner, unseen, before trump is named.
return {
  extends = "partnership",
  title   = "Changed hands",
  options = { { "too_late", false, label = "Asked after the cards were given" },
              { "nobody", false, label = "With a seat that is not at the table" } },
  rules   = function(o, r)
    r.flow = o.too_late and "deal auction trump pass change meld play settle"
                        or "deal auction change trump pass meld play settle"
    r.steps = {
      change = {
        title = "Changed hands",
        text  = "The declarer may take the partner's hand, unseen, in exchange for their own.",
        begin = function(so_far) return { seat = so_far.contract.seat, open = true } end,
        options = function(state, seat)
          if seat ~= state.seat or not state.open then return end
          local partner = o.nobody and 7 or (seat + 1) % 4 + 1
          return { { "change", does = { swap = { seat, partner } } }, "stay" }
        end,
        choose = function(state) state.open = false; return state end,
      },
    }
    return r
  end,
}
