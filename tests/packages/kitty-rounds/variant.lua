-- German Pinochle as it is; its examples show how a kitty is written down.
return {
  extends = "german",
  title   = "Rounds with a kitty",
}
