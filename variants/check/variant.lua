-- Check Pinochle: three-handed to 1,000 with stakes kept beside the score (C34-C36).
local house, melds, settle = require "house", require "melds", require "settle"

return {
  extends = "three-handed",
  title   = { en = "Check Pinochle", de = "Check-Pinochle" },
  summary = {
    en = "Three-handed Pinochle with checks kept beside the score: certain melds earn them from both other " ..
         "players, a lost hand costs them, and winning the game earns more.",
    de = "Pinochle zu dritt, daneben werden Checks geschrieben: bestimmte Meldungen bringen sie von beiden anderen, ein " ..
         "verlorenes Spiel kostet sie, eine gewonnene Partie bringt sie ein.",
  },
  options = {
    { "target", 1000, min = 500, max = 5000, step = 250, label = "Play to" },                         -- C34
    { "win_checks", { 5, 10 }, label = "Checks for winning the game" },                               -- C36
    { "nines_checks", { 5, 10 }, label = "Checks for seven nines" },                                  -- C36
  },
  rules = function(o, r)
    r.melds = melds.classic()                                                                         -- C34: the x10 scale
    r.count = house.count(o, { A = 10, ["10"] = 10, K = 10, last_trick = 10 })
    r.auction.minimum, r.auction.dealer_minimum, r.auction.steps = 300, 290, { { by = 10 } }          -- C34
    table.insert(r.exits, 1, {
      "conceding unseen", at = "kitty", when = { opening = "forced", bid = 300 }, melds = "other sides", -- C34, C36
      goes_on = "trump meld settle", text = "The declarer loses 300, trump is named all the same, and conceding costs no check.",
    })
    r.marks = {                                                                                       -- C35, C36
      { "Run",            cards = "A 10 K Q J", of = "trump", worth = { 1, 2 } },
      { "Aces around",    cards = "A of each suit", worth = { 1, 2 } },
      { "Kings around",   cards = "K of each suit", worth = { 0, 2 } },
      { "Queens around",  cards = "Q of each suit", worth = { 0, 2 } },
      { "Jacks around",   cards = "J of each suit", worth = { 0, 2 } },
      { "Roundhouse",     cards = "K Q of each suit", worth = { 2 } },
      { "Marriage",       cards = "K Q", of = "any", worth = { 0, 1 } },
      { "Pinochle",       cards = "Qs Jd", worth = { 0, 1 } },
      { "Seven nines",    cards = "any 7 of 9", worth = { o.nines_checks } },
    }
    r.tallies = { checks = { title = { en = "Checks", de = "Checks" }, zero_sum = true } }
    local function checks(round, lines, from, text, n)                      -- both other players pay each check, or get it
      for side = 1, #round.sides do
        lines[#lines + 1] = settle.line(side, text, side == from and 2 * n or -n, "checks")
      end
    end
    local function checks_for_melds(round, lines)                                                     -- C35
      for side = 1, #round.sides do
        for _, mark in ipairs(side ~= round.offender and round.sides[side].marks or {}) do
          checks(round, lines, side, mark.name, mark.worth)
        end
      end
    end
    r.settle = settle.over(r.settle, {
      lines = function(round, points)
        local lines = points.lines(round)
        checks_for_melds(round, lines)
        local declarer, outcome = round.contract.side, round.outcome
        if declarer and outcome == "played" and not points.made(round) then checks(round, lines, declarer, "played and lost", -2)
        elseif outcome == "conceding" then checks(round, lines, declarer, "saw the kitty and lost", -1) end
        return lines
      end,
      text = {                                                                                        -- C35, C36, C28
        "marks earn checks from both others",
        "whoever takes the kitty and loses the bid pays both others one check, or two if the hand was played",
        "conceding unseen costs none",
        o.enforcement == "referee" and "a renege of the declarer costs two",
      },
    })
    local renege = r.renege
    r.renege = renege and function(round, usual)                                                      -- C28
      local lines = renege(round, usual)
      checks_for_melds(round, lines)
      if round.offender == round.contract.side then checks(round, lines, round.offender, "played and lost", -2) end
      return lines
    end
    r.ending = r.ending.with { by = 250, pays = { tally = "checks", points = o.win_checks } }
    return r
  end,
}
