-- Racehorse in its common meaning: the partner passes cards across after trump is named (C45).
return {
  extends = "auction",
  title   = { en = "Racehorse with passing", de = "Racehorse mit Schieben" },
  summary = {
    en = "Partnership auction Pinochle: once trump is named the bidder's partner passes cards across the table, and gets " ..
         "as many back.",
    de = "Auktions-Pinochle zu viert: sobald Trumpf angesagt ist, schiebt der Partner Karten über den Tisch und bekommt " ..
         "ebenso viele zurück.",
  },
  fixed = { pass_order = "in turn" },
  options = {
    { "pass_cards", { 4, 3 }, label = "Cards exchanged between partners" },
  },
  rules = function(_, r) return r end,
}
