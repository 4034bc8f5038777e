-- Cutthroat for those who know the game with a kitty (C30, with C22-C25): sixteen cards, two against one, bid and out.
return {
  title = { en = "Bid and out", de = "Nur wer reizt, gewinnt" },
  goal  = { en = "How you bid without a kitty, and how this game is won: by a bid, not by points alone.",
            de = "Wie du ohne Dapp reizt, und warum hier nur gewinnt, wer reizt und sein Gebot schafft." },
  minutes = 12, order = 1,
  options = { target = 25 },
  seat = 1, dealer = 3,
  deal = {
    "As Js Js 9s Ah 10h Kh Qh Qh Jh Kd Qd 9d Ac 10c Jc",
    "As 10s Ks Ah 10h Kh Jh 9h Ad Ad Jd 9d Ac Kc Qc Jc",
    "10s Ks Qs Qs 9s 9h 10d 10d Kd Qd Jd 10c Kc Qc 9c 9c",
  },
  steps = {
    { title = { en = "Sixteen cards", de = "Sechzehn Karten" },
      text = {
        { en = "You know the three-handed game. Here there is no kitty: all the cards are dealt, sixteen to each " ..
               "player. What you are dealt is what you play.",
          de = "Das Spiel zu dritt kennst du. Hier gibt es keinen Dapp: Alle Karten sind verteilt, je sechzehn. Was " ..
               "du hast, das hast du." },
        { en = "A run (1) is 15, a marriage 2, in trump 4.",
          de = "Eine Familie (1) zählt 15, ein Paar 2, in Trumpf 4." },
      },
      show = { { cards = "Ah 10h Kh Qh Jh" } },
      ask = { en = "What do you meld if hearts are trump?", de = "Was meldest du, wenn Herz Trumpf ist?" },
      hint = { en = "The run, and one more marriage. Which king is still free?",
               de = "Die Familie und noch ein Paar. Welcher König ist noch frei?" },
      answers = {
        { points = 21, trump = "hearts",
          why = { en = "You have two [Qh], but one [Kh], and it lies in the run.",
                  de = "[Qh] hast du zweimal, [Kh] aber nur einmal, und der steckt in der Familie." } },
        { points = 17, trump = "hearts", right = true,
          why = { en = "15 for the run, 2 for [Kd Qd]. No card will come to make it more.",
                  de = "15 für die Familie, 2 für [Kd Qd]. Mehr wird es nicht: Es kommt keine Karte dazu." } },
        { points = 15, trump = "hearts",
          why = { en = "The marriage in diamonds counts as well.", de = "Das Paar in Karo zählt auch." } },
      } },
    { title = { en = "How far?", de = "Wie weit?" },
      text = {
        { en = "With a kitty you counted on 12 in tricks. Here there is nothing to put away, and each of the others " ..
               "holds a card more: whoever plays takes 12 on average, and at least 9 four times out of five.",
          de = "Mit Dapp hast du mit 12 aus Stichen gerechnet. Hier drückst du nichts, und die anderen haben je " ..
               "eine Karte mehr: Wer spielt, holt im Schnitt 12, in vier von fünf Runden mindestens 9." },
        { en = "So bids are lower: 22 on average, with a kitty 25.",
          de = "Darum wird niedriger gereizt: im Schnitt bis 22, mit Dapp bis 25." },
      },
      ask = { en = "You meld 17. How far can you go?", de = "Du meldest 17. Wie weit kannst du gehen?" },
      hint = { en = "17, and what you take four times out of five.",
               de = "17 und das, was du in vier von fünf Runden holst." },
      answers = {
        { says = { en = "To 34", de = "Bis 34" },
          why = { en = "17, 12, and 5 from the kitty? There is no kitty here, and you take three points fewer in tricks.",
                  de = "17, 12 und 5 aus dem Dapp? Den gibt es nicht, und du holst drei Punkte weniger." } },
        { says = { en = "To 29", de = "Bis 29" },
          why = { en = "17 and the average. You would miss it about every other time.",
                  de = "17 und der Schnitt. Das geht etwa jedes zweite Mal schief." } },
        { says = { en = "To 26", de = "Bis 26" }, right = true,
          why = { en = "17 and 9. Three less in tricks than with a kitty.",
                  de = "17 und 9. Aus Stichen drei weniger als mit Dapp." } },
      } },
    { title = { en = "A game to 25", de = "Eine Partie bis 25" },
      moves = "bid 20; bid 21; pass",
      text = {
        { en = "A game goes to 100. So that you see the end, we play this one to 25, and all start at 0 (1). To win " ..
               "you must bid, make your bid, and have 25 after it: bid and out.",
          de = "Gespielt wird bis 100. Damit du das Ende siehst, geht diese Partie nur bis 25, und alle haben 0 " ..
               "(1). Du gewinnst, wenn du reizt, dein Gebot schaffst und danach 25 hast." },
        { en = "You hold a meld, so you had to open: 20. West (2) said 21, East passed.",
          de = "Du hast eine Meldung, also musstest du eröffnen: 20. West (2) sagt 21, Ost passt." },
      },
      show = { { panel = "scores" }, { seat = 2 } },
      ask = { en = "What do you say?", de = "Was sagst du?" },
      hint = { en = "What you bid and what you take are two things.",
               de = "Was du reizt und was du holst, ist zweierlei." },
      answers = {
        { does = "bid 25",
          why = { en = "You need 25 points, not a bid of 25. At 22 you score all you take as well, and 24 would not " ..
                       "be a loss.",
                  de = "Du brauchst 25 Punkte, kein Gebot von 25. Auch bei 22 schreibst du alles an, und mit 24 " ..
                       "hättest du nichts verloren." } },
        { does = "bid 22", right = true,
          why = { en = "Low, so that it is safe. What you take beyond it counts all the same.",
                  de = "Niedrig, damit es sicher ist. Was du mehr holst, zählt trotzdem." } },
        { does = "pass",
          why = { en = "If you pass, you cannot win in this hand, however much you take.",
                  de = "Wer passt, kann in dieser Runde nicht gewinnen, egal wie viel er holt." },
          leads = { en = "And West wins if 21 is made and 25 reached.",
                    de = "Und West gewinnt, wenn es für 21 und für die 25 reicht." } },
      } },
    { title = { en = "In West's chair", de = "Auf dem Platz von West" },
      text = {
        { en = "Sit in West's chair (1). South has bid 22. If you pass, South plays, and that is probably the end " ..
               "of the game: whoever goes over the opening makes it nine times out of ten.",
          de = "Setz dich auf den Platz von West (1). Süd hat 22 gereizt. Passt du, spielt Süd, und die Partie ist " ..
               "wohl aus: Wer über die Eröffnung geht, schafft es in neun von zehn Fällen." },
        { en = "You would make 23 only six times out of ten.",
          de = "23 würdest du nur in sechs von zehn Fällen schaffen." },
      },
      show = { { seat = 2 } },
      ask = { en = "What should West say?", de = "Was soll West sagen?" },
      hint = { en = "What is worse for West: 23 off, or the game?",
               de = "Was ist schlimmer für West: 23 weg oder die Partie verloren?" },
      answers = {
        { says = { en = "Pass", de = "Passe" },
          why = { en = "In the first hand of a long game, yes: 23 is too risky. But here the game is at stake.",
                  de = "In der ersten Runde einer langen Partie, ja: 23 sind zu riskant. Hier geht es aber um " ..
                       "alles." } },
        { says = { en = "27", de = "27" },
          why = { en = "One more is enough. Why make it harder for yourself?",
                  de = "Eins mehr reicht. Warum machst du es dir schwerer?" } },
        { says = { en = "23", de = "23" }, right = true,
          why = { en = "Push a player who can go out. Make 23, and you may win yourself; lose it, and the game goes " ..
                       "on.",
                  de = "Wer gewinnen kann, wird getrieben. Schaffst du 23, gewinnst du vielleicht selbst; wenn " ..
                       "nicht, geht die Partie weiter." } },
      } },
    { title = { en = "Whose trumps?", de = "Wer hat die Trümpfe?" },
      moves = "pass; trump hearts",
      text = {
        { en = "West did pass, and you named hearts. West melds 13, with four aces and [9h], East 11, with [9h] " ..
               "(1).",
          de = "West hat aber gepasst, und du hast Herz angesagt. West meldet 13, mit vier Assen und [9h], Ost 11, " ..
               "auch mit [9h] (1)." },
        { en = "No kitty, and no cards put away: West and East have the six trumps that you do not.",
          de = "Es gibt keinen Dapp, und keiner hat gedrückt: Die sechs Trümpfe, die dir fehlen, haben West und " ..
               "Ost." },
      },
      show = { { panel = "melds" } },
      ask = { en = "Which trumps are unseen?", de = "Welche siehst du nicht?" },
      hint = { en = "Each card is there twice. Look at your hand and at the melds.",
               de = "Jede Karte gibt es zweimal. Schau auf dein Blatt und auf die Meldungen." },
      answers = {
        { says = "[10h Kh Jh]", right = true,
          why = { en = "You hold six, and three lie on the table. These three may be anywhere.",
                  de = "Sechs hast du, drei liegen auf dem Tisch. Nur bei diesen dreien weißt du nicht, wo sie " ..
                       "sind." } },
        { says = "[Ah 10h Kh Jh]",
          why = { en = "[Ah] is in West's four aces.", de = "[Ah] liegt bei den vier Assen von West." } },
        { says = "[10h Kh Qh Jh]",
          why = { en = "You hold both [Qh].", de = "[Qh] hast du beide selbst." } },
      } },
    { title = { en = "Made is not out", de = "Schaffen reicht nicht" },
      text = {
        { en = "You bid 22 (1) and meld 17. West already has 13 in meld, East 11.",
          de = "Gereizt hast du 22 (1), gemeldet 17. West hat schon 13 gemeldet, Ost 11." },
        { en = "West may well take 12 in tricks and stand at 25. But neither West nor East can win in this hand, " ..
               "they can only stop you. So they will hold together.",
          de = "Holt West noch 12, sind das auch 25. Gewinnen kann in dieser Runde aber weder West noch Ost. Sie " ..
               "können dich nur aufhalten, und dafür halten sie zusammen." },
      },
      show = { { panel = "contract" } },
      ask = { en = "What do you need to win?", de = "Was brauchst du zum Sieg?" },
      hint = { en = "22 for the bid, 25 for the game.", de = "22 für das Gebot, 25 für die Partie." },
      answers = {
        { says = { en = "5 in tricks", de = "5 aus Stichen" },
          why = { en = "That makes the bid: 22. But for 25 you are three short, and the next hand is dealt.",
                  de = "Damit ist das Gebot geschafft: 22. Bis 25 fehlen drei, und es wird noch einmal gegeben." } },
        { says = { en = "More than West", de = "Mehr als West" },
          why = { en = "You have the contract. However much West takes, it wins nothing in this hand.",
                  de = "Das Spiel hast du. Egal wie viel West holt: Gewinnen kann West damit in dieser " ..
                       "Runde nicht." } },
        { says = { en = "8 in tricks", de = "8 aus Stichen" }, right = true,
          why = { en = "5 make the bid, 8 win the game.", de = "5 schaffen das Gebot, 8 gewinnen die Partie." } },
      } },
    { title = { en = "The first lead", de = "Das erste Ausspiel" },
      text = {
        { en = "You have six trumps (1), they have six, and one of theirs is the other ace. Until it is gone, your " ..
               "ten is not safe.",
          de = "Du hast sechs Trümpfe (1), sie haben sechs, darunter das andere Ass. Solange das draußen ist, ist " ..
               "deine Zehn nicht sicher." },
      },
      show = { { cards = "Ah 10h Kh Qh Qh Jh" } },
      ask = { en = "What do you lead?", de = "Was spielst du aus?" },
      hint = { en = "Whoever can go over your card must. Which card costs you nothing?",
               de = "Wer über deine Karte kann, muss. Welche kostet dich nichts?" },
      answers = {
        { does = "Ah",
          why = { en = "It takes small trumps. West's ace stays, and beats your ten later.",
                  de = "Damit fängst du nur kleine Trümpfe. Das Ass von West bleibt und holt dir später die Zehn." } },
        { does = "Jh", right = true,
          why = { en = "It is worth nothing, and the high trumps must come out against it.",
                  de = "Der Bube zählt nichts, und gegen ihn müssen hohe Trümpfe heraus." } },
        { does = "10h",
          why = { en = "West's ace goes over it: your point is West's.",
                  de = "West geht mit dem Ass drüber, und dein Punkt ist weg." } },
        { does = "Qh", acceptable = true,
          why = { en = "Just as good: it costs nothing either.", de = "Genauso gut: Sie kostet auch nichts." } },
      } },
    { title = { en = "The last two", de = "Die letzten zwei" },
      moves = "Kh; 9h; 9d; Jd; Kd; Qh; 10h; 9s; 9h; 9c; Kh",
      text = {
        { en = "[Kh] and [10h] went over your jack and your queen. You brought two kings home: 2 points (1). East " ..
               "has no trump left.",
          de = "[Kh] und [10h] sind über deinen Buben und deine Dame gegangen. Zwei Könige hast du heimgebracht: 2 " ..
               "Punkte (1). Ost hat keinen Trumpf mehr." },
        { en = "[Ah] and [Jh] are still out, so West holds both.",
          de = "Draußen sind noch [Ah] und [Jh], also hat West beide." },
      },
      show = { { panel = "tricks" } },
      ask = { en = "What do you lead?", de = "Was spielst du aus?" },
      hint = { en = "Which card forces West to play the ace?", de = "Welche Karte zwingt West zum Ass?" },
      answers = {
        { does = "Qh", right = true,
          why = { en = "The jack does not beat it, so West must play the ace. Then your ace and ten are high.",
                  de = "Der Bube schlägt sie nicht, also muss West das Ass nehmen. Danach sind dein Ass und deine " ..
                       "Zehn die höchsten." } },
        { does = "Ah",
          why = { en = "West gives the jack and keeps the ace. Your ten is still not safe.",
                  de = "West gibt den Buben und behält das Ass. Deine Zehn ist weiter in Gefahr." } },
        { does = "10h",
          why = { en = "West must play the ace on it. The queen does that, too, and is worth nothing.",
                  de = "Darauf muss West das Ass legen. Auf die Dame auch, und die zählt nichts." } },
        { does = "9s", acceptable = true,
          why = { en = "It costs nothing either. But West keeps two trumps.",
                  de = "Kostet auch nichts. Aber West behält zwei Trümpfe." } },
      } },
    { title = { en = "Three short", de = "Noch drei Punkte" },
      moves = "Ah; Qd; Jc; 10c; Ac; 10h; Jh; 9c",
      text = {
        { en = "You have 5 points (1): your bid is made. You want 8. The only trump left is your ace (2).",
          de = "Du hast 5 Punkte (1), dein Gebot ist geschafft. Du willst 8. Den letzten Trumpf hast du, das Ass " ..
               "(2)." },
        { en = "Of the seven spades that are out, only the two [Qs] are worth nothing. West showed [Ac].",
          de = "Von den sieben Pik draußen zählen nur die zwei [Qs] nichts. [Ac] hat West gezeigt." },
      },
      show = { { panel = "tricks" }, { cards = "Ah" } },
      ask = { en = "What do you lead?", de = "Was spielst du aus?" },
      hint = { en = "Which card can nobody follow, so that both must throw one away?",
               de = "Welche Karte kann keiner bedienen, sodass beide abwerfen müssen?" },
      answers = {
        { does = "As",
          why = { en = "A trick, but both queens may fall on it: one point. It brings more when they are gone.",
                  de = "Ein Stich, aber vielleicht fallen nur die zwei Damen: ein Punkt. Sind sie weg, bringt es " ..
                       "mehr." } },
        { does = "10c",
          why = { en = "West's ace takes it, and a point that you need is gone.",
                  de = "Die holt West mit dem Ass, und ein Punkt, den du brauchst, ist weg." } },
        { does = "9d", acceptable = true,
          why = { en = "It gives nothing away. But you need not let them in yet.",
                  de = "Verschenkt nichts. Aber noch musst du sie nicht ans Spiel lassen." } },
        { does = "Ah", right = true,
          why = { en = "A sure point, and both must throw a card. You see which, before you play [As].",
                  de = "Ein sicherer Punkt, und beide müssen abwerfen. Du siehst, was, bevor du [As] spielst." } },
      } },
    { title = { en = "27 beats 28", de = "27 schlägt 28" },
      moves = "Jd; Qs; As; Ks; Qs; 9s; 10s; Ks; Qc; Kc; 10c; Js; As; 10s",
      steady = "end of round",
      text = {
        { en = "East threw [Qs], your [As] brought a king: 8. In the end you took 10, in all 27 (1). West has 28. " ..
               "East took no trick, so the 11 in meld are lost.",
          de = "Ost hat [Qs] abgeworfen, dein [As] hat einen König geholt: 8. Am Ende sind es 10, zusammen 27 (1). " ..
               "West hat 28. Ost hat keinen Stich, also sind die 11 aus der Meldung weg." },
        { en = "You bid, made it and are over 25: you win. West has more, but passed. About one game in eight is " ..
               "won without the most points.",
          de = "Du hast gereizt, es geschafft und bist über 25: gewonnen. West hat mehr, hat aber gepasst. Etwa " ..
               "jede achte Partie gewinnt jemand, der nicht die meisten Punkte hat." },
      },
      show = { { panel = "scores" } },
      ask = { en = "And with only 7 in tricks?", de = "Und mit nur 7 aus Stichen?" },
      hint = { en = "17 and 7 are 24. Is the bid made? Are you out?",
               de = "17 und 7 sind 24. Ist das Gebot geschafft? Hast du 25?" },
      answers = {
        { says = { en = "West wins", de = "West gewinnt" },
          why = { en = "West is the only one over 25, but passed. Points alone do not win.",
                  de = "West hat zwar als Einziger 25, hat aber gepasst. Punkte allein genügen nicht." } },
        { says = { en = "Nobody wins yet", de = "Noch gewinnt keiner" }, right = true,
          why = { en = "You score 24, and the next hand is dealt. West is over 25, but must still win the bidding " ..
                       "and make the bid.",
                  de = "Du schreibst 24 an, und es wird neu gegeben. West ist über 25, muss aber erst selbst " ..
                       "spielen und das Gebot schaffen." } },
        { says = { en = "You win all the same", de = "Du gewinnst trotzdem" },
          why = { en = "The bid is made: 24 is more than 22. But you do not have 25.",
                  de = "Das Gebot ist geschafft: 24 sind mehr als 22. Aber 25 hast du nicht." } },
      } },
    { title = { en = "Whom to push", de = "Wen du treibst" },
      text = {
        { en = "Now a game to 100. You have 45, West 96, East 41. West has passed, East bids 22. You would make 23 " ..
               "six times out of ten.",
          de = "Jetzt eine Partie bis 100. Du hast 45, West 96, Ost 41. West hat gepasst, Ost reizt 22. 23 würdest " ..
               "du in sechs von zehn Fällen schaffen." },
      },
      ask = { en = "What do you say?", de = "Was sagst du?" },
      hint = { en = "Who of the two could win in this hand?", de = "Wer von beiden könnte in dieser Runde gewinnen?" },
      answers = {
        { says = { en = "Pass", de = "Passe" }, right = true,
          why = { en = "Neither can win now: West has passed, East is far away. For you 23 is only a risk.",
                  de = "Gewinnen kann jetzt keiner: West hat gepasst, Ost ist weit weg. 23 wären für dich nur ein " ..
                       "Risiko." } },
        { says = { en = "23: stop West at 96", de = "23: West bremsen" },
          why = { en = "West has passed, and without a bid 100 is only a number. Push when West bids again.",
                  de = "West hat gepasst, und ohne Gebot ist die 100 nur eine Zahl. Treib, wenn West wieder reizt." } },
        { says = { en = "23: make East pay more", de = "23: Ost soll mehr zahlen" },
          why = { en = "You push whoever can go out. East cannot, and it may be you who pays.",
                  de = "Getrieben wird, wer gewinnen kann. Ost kann es nicht, und am Ende zahlst du." } },
      } },
    { title = { en = "Bid only to win", de = "Reizen für den Sieg" },
      text = {
        { en = "You have 104, West 88, East 75. West opened with 20, East passed. You would go to 23 with this " ..
               "hand.",
          de = "Du hast 104, West 88, Ost 75. West hat mit 20 eröffnet, Ost gepasst. Mit diesem Blatt gingst du bis " ..
               "23." },
        { en = "You are over 100 already. More points are of no use to you.",
          de = "Über 100 bist du schon. Noch mehr Punkte nützen dir nichts." },
      },
      ask = { en = "What do you say?", de = "Was sagst du?" },
      hint = { en = "What wins the game for you, and what does it have to cost?",
               de = "Womit gewinnst du, und was muss es kosten?" },
      answers = {
        { says = { en = "Pass: I am ahead", de = "Passe: Ich führe ja" },
          why = { en = "Being ahead wins nothing. If West makes 20 and gets to 100, West wins.",
                  de = "Führen allein gewinnt nichts. Schafft West die 20 und kommt auf 100, gewinnt West." } },
        { says = { en = "21", de = "21" }, right = true,
          why = { en = "Any bid that you make wins, and the cheapest is the safest. Go on to 23 if West pushes.",
                  de = "Jedes Gebot, das du schaffst, gewinnt, und das kleinste ist das sicherste. Treibt West, " ..
                       "gehst du bis 23." } },
        { says = { en = "26, so that West gives in", de = "26, damit West aufgibt" },
          why = { en = "If it fails, you are back at 78. 21 wins just as much.",
                  de = "Geht es schief, stehst du wieder bei 78. Mit 21 gewinnst du genauso." } },
      } },
  },
}
