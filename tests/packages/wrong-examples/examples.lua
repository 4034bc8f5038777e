return {
  { "B06", "a wrong sum", meld = { trump = "H", hand = "Ah 10h Kh Qh Jh", is = 151 } },
  { "B06", "no card", meld = { trump = "H", hand = "Xx", is = 0 } },
  { "B02", "no such option", options = { minimun = 3 }, auction = { dealer = 1, calls = "", is = { seat = 2 } } },
  { "B02", "no question at all" },
}
