-- Partnership Pinochle whose declarer may give up in the middle of the play.
return {
  extends = "partnership",
  title   = "Midway",
  rules   = function(o, r)
    table.insert(r.exits, { "giving up", at = "play", goes_on = "settle", text = "The bid is lost, and nothing more is played." })
    return r
  end,
}
