-- Examples of your rules, checked by `roundhouse test @NAME@`: a description, and a question with its answer.
return {
  { "house", "a run in hearts", meld = { trump = "H", hand = "@RUN@", is = @POINTS@ } },
}
