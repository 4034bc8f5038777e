-- Terms of Bezique that Pinochle has under other names, or with other cards.
return {
  { "sequence, sequences",
    "Ace, ten, king, queen and jack of trump.",
    example = "[H] is trump: [Ah 10h Kh Qh Jh].", see = "royal marriage, meld" },
  { "bezique, beziques",
    "Queen of spades and jack of diamonds.",
    example = "[Qs Jd]; with both of each it is a double bezique.", see = "meld" },
  { "four aces, four kings, four queens, four jacks",
    "Four cards of one rank, of whatever suits: two of them may be alike.",
    example = "[As As Ah Ac] are four aces.", see = "meld" },
  { "brisque, brisques",
    "An ace or a ten that you have won in a trick.",
    example = "[As 10h 9h] in a trick: two brisques, 20 points.", see = "counter, trick" },
}
