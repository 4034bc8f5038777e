return {
  { "house", "without trump the king beats the ten", winner = { contract = "no trump", trick = "10h Kh 9h Ah", last = true, is = 4, points = 60 } },
  { "house", "with trump it does not", winner = { trump = "S", trick = "10h Kh 9h Qh", is = 1 } },
}
