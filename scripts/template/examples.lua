-- What your rules come to, checked by `roundhouse test @NAME@`: what it is about, and a question with its answer.
return {
  { "house", "a run in hearts", meld = { trump = "H", hand = "@RUN@", is = @POINTS@ } },
}
