-- The game of today without passed cards (C03, C04, C07, C10-C13, C49): open, bid, trump, meld, play, score.
return {
  title = { en = "Bid, meld, play", de = "Reizen, melden, spielen" },
  goal  = { en = "From the deal to the score, two against two, when no cards are passed.",
            de = "Vom Geben bis zur Abrechnung, zwei gegen zwei, wenn keine Karten getauscht werden." },
  minutes = 12, order = 1,
  seat = 1, dealer = 4,
  deal = {
    "Ah 10h Kh Qh 9h Ks Qs Ad Jd Ac Kc Qc",
    "10h Jh 10s Ks Qs Js Ad Kd Qd Jd 9d Qc",
    "Ah 9h As 10s Js 10d Kd 9d Kc 10c Jc 9c",
    "Kh Qh Jh As 9s 9s 10d Qd Ac 10c Jc 9c",
  },
  steps = {
    { title = { en = "Twelve cards and no more", de = "Zwölf Karten, mehr nicht" },
      text = {
        { en = "You and North play against West and East. No cards are passed: you meld and play what you were dealt.",
          de = "Du und Nord spielt gegen West und Ost. Getauscht wird nicht: Du meldest und spielst, was du " ..
               "bekommen hast." },
        { en = "A run is 150, and your hearts (1) lack only the jack. A marriage is 20 (2), in trump 40. The " ..
               "pinochle (3) is 40, the nine of trump 10.",
          de = "Eine Familie zählt 150, und in Herz (1) fehlt dir dafür nur der Bube. Ein Paar zählt 20 (2), in " ..
               "Trumpf 40. Der Binokel (3) zählt 40, die Trumpf-Neun 10." },
      },
      show = { { cards = "Ah 10h Kh Qh 9h" }, { cards = "Ks Qs Kc Qc" }, { cards = "Qs Jd" } },
      ask = { en = "What do you meld if hearts are trump?", de = "Was meldest du, wenn Herz Trumpf ist?" },
      hint = { en = "Three marriages, one of them in trump, the pinochle and the nine.",
               de = "Drei Paare, eins davon in Trumpf, der Binokel und die Neun." },
      answers = {
        { points = 240, trump = "hearts",
          why = { en = "That counts the run. But you have no [Jh], and nobody will give you one.",
                  de = "Da ist die Familie dabei. Aber du hast keinen [Jh], und es gibt dir auch keiner einen." } },
        { points = 90, trump = "hearts",
          why = { en = "The pinochle is missing. [Qs] counts in it and in the marriage.",
                  de = "Dir fehlt der Binokel. [Qs] zählt im Binokel und im Paar." } },
        { points = 130, trump = "hearts", right = true,
          why = { en = "40, 20 and 20 for the marriages, 40 for the pinochle, 10 for the nine.",
                  de = "40, 20 und 20 für die Paare, 40 für den Binokel, 10 für die Neun." } },
      } },
    { title = { en = "How far?", de = "Wie weit?" },
      text = {
        { en = "There are 250 points in tricks. The side that names trump takes about 150 on average, and at least " ..
               "130 three times out of four.",
          de = "In den Stichen liegen 250 Punkte. Wer Trumpf ansagt, holt mit seinem Partner im Schnitt etwa 150, " ..
               "in drei von vier Runden mindestens 130." },
        { en = "Your partner melds as well: 30 on average.", de = "Dein Partner meldet auch etwas: im Schnitt 30." },
      },
      ask = { en = "You meld 130. Where is your limit?", de = "Du meldest 130. Wo ist deine Grenze?" },
      hint = { en = "Your 130, another 130 in tricks, and 30 from North.",
               de = "Deine 130, noch einmal 130 aus Stichen und 30 von Nord." },
      answers = {
        { says = { en = "At 250", de = "Bei 250" },
          why = { en = "That is where the bidding starts: you would be out at the first raise.",
                  de = "Da fängt das Reizen erst an: Beim ersten Gebot der anderen wärst du draußen." } },
        { says = { en = "At 290", de = "Bei 290" }, right = true,
          why = { en = "You make that three times out of four. Settle it now, before you are in the thick of it.",
                  de = "Das schaffst du in drei von vier Runden. Leg es jetzt fest, nicht erst mitten im Reizen." } },
        { says = { en = "At 350", de = "Bei 350" },
          why = { en = "With four cards from your partner, yes. They bring meld and trumps, and here you get none.",
                  de = "Mit vier Karten vom Partner, ja. Die bringen Meldungen und Trümpfe, und hier kommen keine." } },
      } },
    { title = { en = "The first must bid", de = "Die Vorhand muss reizen" },
      text = {
        { en = "East dealt (1), so you call first, and the first call must be a bid: 250 or more, whatever you " ..
               "hold. It says nothing about your cards.",
          de = "Ost hat gegeben (1), also bist du Vorhand und musst eröffnen: mit 250 oder mehr, egal mit welchem " ..
               "Blatt. Über deine Karten verrät das nichts." },
        { en = "If all the others pass, the opener is stuck with it, and makes it only one time in three.",
          de = "Passen alle anderen, bleibt es an der Vorhand hängen, und nur jedes dritte Mal geht das gut." },
      },
      show = { { seat = 4 } },
      ask = { en = "What do you say?", de = "Was sagst du?" },
      hint = { en = "You can always go higher, but never back.", de = "Höher gehen kannst du immer, zurück nie." },
      answers = {
        { does = "bid 250", right = true,
          why = { en = "You have to bid, so bid the least. You can go on later.",
                  de = "Reizen musst du sowieso, also so wenig wie möglich. Höher gehen kannst du später." } },
        { does = "pass",
          why = { en = "The others may. You may not.", de = "Das dürfen alle anderen, nur du nicht." } },
        { does = "bid 290",
          why = { en = "Your limit at once? If the others pass, you have promised 40 for nothing.",
                  de = "Gleich bis zur Grenze? Passen die anderen, hast du 40 umsonst geboten." } },
        { does = "bid 260", acceptable = true,
          why = { en = "You can afford it. But if the others pass, 250 would have done.",
                  de = "Das kannst du dir leisten. Aber wenn die anderen passen, hätte 250 gereicht." } },
      } },
    { title = { en = "Not so cheap", de = "Nicht so billig" },
      moves = "bid 280; pass; pass",
      text = {
        { en = "West (1) goes straight to 280, North and East pass. Nobody forced West to bid: whoever goes over " ..
               "the opening makes it nine times out of ten.",
          de = "West (1) geht gleich auf 280, Nord und Ost passen. West musste nicht reizen: Wer über die Eröffnung " ..
               "geht, schafft es in neun von zehn Fällen." },
        { en = "You bid by tens. A pass is final.", de = "Gereizt wird in Zehnern. Wer passt, ist raus." },
      },
      show = { { seat = 2 } },
      ask = { en = "And you?", de = "Und du?" },
      hint = { en = "What was your limit?", de = "Was war deine Grenze?" },
      answers = {
        { does = "pass",
          why = { en = "You have one bid left. Do not let them have it so cheaply.",
                  de = "Ein Gebot hast du noch. Überlass ihnen das Spiel nicht so billig." },
          leads = { en = "If West names diamonds, your meld shrinks from 130 to 100.",
                    de = "Sagt West Karo an, schrumpft deine Meldung von 130 auf 100." } },
        { does = "bid 300",
          why = { en = "Past your limit, and ten more than you need.",
                  de = "Über deiner Grenze, und zehn mehr als nötig." } },
        { does = "bid 290", right = true,
          why = { en = "Ten more is enough. If West still wants it, it costs 300.",
                  de = "Zehn mehr reichen. Will West trotzdem, kostet es 300." } },
      } },
    { title = { en = "Any suit you like", de = "Jede Farbe ist erlaubt" },
      moves = "pass",
      text = {
        { en = "West passes: you play for 290 (1). You may name any suit, with or without a marriage in it.",
          de = "West passt: Du spielst für 290 (1). Du darfst jede Farbe ansagen, mit oder ohne Paar." },
        { en = "In clubs or in spades you would meld 120.", de = "In Kreuz oder in Pik würdest du 120 melden." },
      },
      show = { { panel = "contract" } },
      ask = { en = "What do you name?", de = "Was sagst du an?" },
      hint = { en = "No trumps will come from your partner. Which suit is long enough?",
               de = "Trümpfe vom Partner kommen nicht. Welche Farbe ist lang genug?" },
      answers = {
        { does = "trump clubs",
          why = { en = "Only three trumps. The others hold nine, and will have some left when you have none.",
                  de = "Nur drei Trümpfe. Die anderen haben neun und stechen noch, wenn du keinen mehr hast." } },
        { does = "trump hearts", right = true,
          why = { en = "Five trumps from the ace down, and the most meld as well.",
                  de = "Fünf Trümpfe mit dem Ass, und du meldest auch noch am meisten." } },
        { does = "trump spades",
          why = { en = "Only two trumps. The others hold ten, with every ace and every ten.",
                  de = "Nur zwei Trümpfe. Die anderen haben zehn, mit allen Assen und Zehnern." } },
      } },
    { title = { en = "Look at their cards", de = "Schau genau hin" },
      text = {
        { en = "All four show what they meld (1): West 80, East 40 for [Kh Qh], North only 10 for [9h]. Then " ..
               "everybody takes the cards up again.",
          de = "Alle vier zeigen, was sie melden (1): West 80, Ost 40 für [Kh Qh], Nord nur 10 für [9h]. Dann " ..
               "nehmen alle ihre Karten wieder auf." },
        { en = "Remember what you saw: two high trumps are with East.",
          de = "Merk dir, was du gesehen hast: Zwei hohe Trümpfe sind bei Ost." },
      },
      show = { { panel = "melds" } },
      ask = { en = "You bid 290. What do you and North need from the tricks?",
              de = "Gereizt hast du 290. Was braucht ihr aus den Stichen?" },
      hint = { en = "Partners add up their melds.", de = "Partner zählen ihre Meldungen zusammen." },
      answers = {
        { says = { en = "130", de = "130" },
          why = { en = "That was with 30 from North. 30 is the average, today it is 10.",
                  de = "Das war mit 30 von Nord gerechnet. 30 sind der Schnitt, heute sind es 10." } },
        { says = { en = "150", de = "150" }, right = true,
          why = { en = "130 and 10 and 150 are 290.", de = "130 und 10 und 150 sind 290." } },
        { says = { en = "160", de = "160" },
          why = { en = "North's 10 help you: your side melds 140.",
                  de = "Die 10 von Nord helfen dir: Zusammen meldet ihr 140." } },
      } },
    { title = { en = "The first lead", de = "Das erste Ausspiel" },
      text = {
        { en = "You lead. Seven trumps are out: [Ah 10h Kh Qh Jh Jh 9h]. Draw them, and nobody can ruff your aces.",
          de = "Du spielst aus. Sieben Trümpfe sind draußen: [Ah 10h Kh Qh Jh Jh 9h]. Zieh sie, dann sticht dir " ..
               "keiner die Asse ab." },
        { en = "Before you lead you may still throw the hand in: 290 off, and the others score their meld.",
          de = "Vorher darfst du noch zusammenwerfen: 290 weg, und die anderen schreiben ihre Meldung an." },
      },
      ask = { en = "What do you do?", de = "Was machst du?" },
      hint = { en = "Whoever can beat your card must. Which one will you not miss?",
               de = "Wer drüber kann, muss. Welche Karte tut dir nicht weh?" },
      answers = {
        { does = "Ah",
          why = { en = "Nobody beats it, but nobody has to give a high trump either. The other ace and the ten " ..
                       "stay out.",
                  de = "Darüber kommt keiner, aber es muss auch keiner einen hohen Trumpf geben. Das andere Ass " ..
                       "und die Zehn bleiben draußen." },
          leads = { en = "You would draw two jacks and the nine.", de = "Du ziehst nur zwei Buben und die Neun." } },
        { does = "leave throwing in",
          why = { en = "That is for hopeless hands. You need 150, no more than the average.",
                  de = "Das ist für aussichtslose Blätter. Du brauchst 150, nicht mehr als den Schnitt." },
          leads = { en = "290 off for you, 120 for West and East.", de = "290 weg für euch, 120 für West und Ost." } },
        { does = "9h", right = true,
          why = { en = "With only one of the two aces, start low. It costs nothing, and whoever can go over it must.",
                  de = "Mit nur einem der beiden Asse fängst du klein an. Das kostet nichts, und wer drüber kann, " ..
                       "muss." } },
        { does = "10h",
          why = { en = "The other [Ah] is still out. If East or West has it, your ten is gone.",
                  de = "Das andere [Ah] ist noch draußen. Hat es Ost oder West, ist deine Zehn weg." } },
        { does = "Qh", acceptable = true,
          why = { en = "Just as good: no points at risk, and a jack is not enough to beat it.",
                  de = "Genauso gut: Auch sie kostet keine Punkte, und ein Bube reicht nicht zum Drübergehen." } },
      } },
    { title = { en = "North's trick", de = "Der Stich gehört Nord" },
      moves = "Jh; Ah; Jh; As; 9s",
      text = {
        { en = "West went over the nine with [Jh], North had to go over that with [Ah], and East gave the other " ..
               "[Jh]. Your nine has drawn an ace and two jacks.",
          de = "West ging mit [Jh] über die Neun, Nord musste mit [Ah] noch höher, Ost gab den zweiten [Jh] zu. " ..
               "Deine Neun hat ein Ass und zwei Buben geholt." },
        { en = "Now North leads [As] (1), and East follows with [9s]. West comes last, and showed [Ks Qs].",
          de = "Jetzt spielt Nord [As] aus (1), und Ost gibt [9s] zu. West kommt zuletzt und hat [Ks Qs] gezeigt." },
      },
      show = { { cards = "As" } },
      ask = { en = "What do you play?", de = "Was legst du?" },
      hint = { en = "Can West still take this trick?", de = "Kann West den Stich noch machen?" },
      answers = {
        { does = "Ks", right = true,
          why = { en = "West has spades and cannot ruff, and no spade beats the ace. So your king is ten points " ..
                       "for your side.",
                  de = "West muss Pik bedienen, und über das Ass geht nichts. Also schmier: zehn Punkte mehr für " ..
                       "euch." } },
        { does = "Qs",
          why = { en = "What are you saving the king for? An ace and two tens beat it, and East or West may hold them.",
                  de = "Wofür hebst du den König auf? Ein Ass und zwei Zehner schlagen ihn, und die haben " ..
                       "vielleicht die Gegner." } },
        { does = "Kh",
          why = { en = "North has the trick already.", de = "Den Stich hat Nord doch schon." } },
      } },
    { title = { en = "In East's chair", de = "Auf dem Platz von Ost" },
      moves = "Js; 9c",
      text = {
        { en = "You have 30. North leads [9c] (1), because you showed [Kc Qc].",
          de = "Ihr habt 30. Nord spielt [9c] aus (1), weil du [Kc Qc] gezeigt hast." },
        { en = "Sit in East's chair (2). You hold [Ac 10c Jc 9c]. South comes after you, and the other [Ac] is " ..
               "still out.",
          de = "Setz dich auf den Platz von Ost (2). Du hast [Ac 10c Jc 9c]. Süd kommt nach dir, und das andere " ..
               "[Ac] ist noch draußen." },
      },
      show = { { cards = "9c" }, { seat = 4 } },
      ask = { en = "What do you play?", de = "Was legst du?" },
      hint = { en = "South must go over your card if possible. Which one would you not miss?",
               de = "Süd muss drüber, wenn es geht. Um welche Karte ist es nicht schade?" },
      answers = {
        { says = "[Ac]",
          why = { en = "It takes the trick. But then the other ace beats your ten.",
                  de = "Den Stich machst du. Aber über deine Zehn geht dann noch das andere Ass." } },
        { says = "[9c]",
          why = { en = "You must go over it if you can, and an equal card is not higher.",
                  de = "Du musst drüber, wenn du kannst, und die gleiche Karte ist nicht höher." } },
        { says = "[10c]",
          why = { en = "South may well have the other [Ac], and then your ten is gone.",
                  de = "Süd kann gut das andere [Ac] haben, und dann ist deine Zehn weg." } },
        { says = "[Jc]", right = true,
          why = { en = "South has to go over it, but it costs you nothing. You keep the ace and the ten.",
                  de = "Süd muss drüber, aber dich kostet es nichts. Ass und Zehn behältst du." } },
      } },
    { title = { en = "The next round of trump", de = "Noch einmal Trumpf" },
      moves = "Jc; Qc; Qc",
      text = {
        { en = "East played the jack, you went over it with [Qc], and West gave the other queen. The trick is worth " ..
               "nothing, but you have the lead.",
          de = "Ost legte den Buben, du gingst mit [Qc] drüber, West gab die andere Dame zu. Der Stich zählt " ..
               "nichts, aber du spielst aus." },
        { en = "[10h Kh Qh 9h] are still out. East (1) showed the king and the queen, North (2) the nine. Nobody " ..
               "showed the ten.",
          de = "Draußen sind noch [10h Kh Qh 9h]. König und Dame hat Ost (1) gezeigt, die Neun Nord (2). Nur wer " ..
               "die Zehn hat, weißt du nicht." },
      },
      show = { { seat = 4 }, { seat = 3 } },
      ask = { en = "Which card do you lead now?", de = "Was spielst du jetzt aus?" },
      hint = { en = "Draw trump, but as cheaply as you can.", de = "Zieh Trumpf, aber so billig wie möglich." },
      answers = {
        { does = "Kh",
          why = { en = "The ten goes over it: you risk ten points for nothing.",
                  de = "Die Zehn geht drüber: Du riskierst zehn Punkte für nichts." } },
        { does = "Qh", right = true,
          why = { en = "It costs nothing, and the king or the ten has to go over it.",
                  de = "Sie kostet nichts, und König oder Zehn müssen drüber." } },
        { does = "Ac",
          why = { en = "Clubs have gone round once, and four trumps are out. Draw those first.",
                  de = "Kreuz lief schon einmal, und vier Trümpfe sind noch draußen. Zieh die zuerst." },
          leads = { en = "West has no clubs left, and ruffs your ace with [10h].",
                    de = "West hat kein Kreuz mehr und sticht dein Ass mit [10h]." } },
        { does = "Ah",
          why = { en = "You catch the ten only if it is alone. Otherwise you still have to drive it out, now " ..
                       "without your ace.",
                  de = "Die Zehn fällt nur, wenn sie blank ist. Sonst musst du sie noch herausholen, und das Ass " ..
                       "ist weg." },
          leads = { en = "This time West has it alone and must give it. But you cannot know that.",
                    de = "Diesmal hat West sie blank und muss sie zugeben. Aber das kannst du nicht wissen." } },
      } },
    { title = { en = "The last two cards", de = "Die letzten zwei Karten" },
      moves = "10h; 9h; Kh; Ad; 9d; 10d; Jd; Ks; 10s; As; Qs; Qh; Kh; 9d; Kc; Ad; Jd; Kd; Qd; 10h; Qd; 10c; 9c; " ..
              "Ac; Qs; Jc; 10c",
      text = {
        { en = "West's [10h] beat your queen, and West and East took three tricks with 70 points. Then East led " ..
               "[Qh], the last trump against you. Your [Kh] took it, and the next three tricks were yours.",
          de = "West ging mit [10h] über deine Dame, und West und Ost machten drei Stiche mit 70 Punkten. Dann " ..
               "spielte Ost [Qh] aus, ihren letzten Trumpf. Den Stich hast du mit [Kh] gemacht, die drei danach " ..
               "auch." },
        { en = "Your side's seven tricks (1) hold 110, and you need 150. [Ah] (2) is the only trump left.",
          de = "In euren sieben Stichen (1) sind 110, und ihr braucht 150. [Ah] (2) ist der einzige Trumpf, den " ..
               "es noch gibt." },
      },
      show = { { panel = "tricks" }, { cards = "Ah" } },
      ask = { en = "What do you lead?", de = "Was spielst du aus?" },
      hint = { en = "Whoever takes the last trick gets 10 more.", de = "Der letzte Stich zählt 10 extra." },
      answers = {
        { does = "Ah",
          why = { en = "It takes this trick, but then [Kc] loses the last one.",
                  de = "Den Stich machst du, aber dann geht mit [Kc] der letzte verloren." },
          leads = { en = "Even with a ten from North and ten points from West that makes 140 in tricks: ten short.",
                    de = "Auch mit einer Zehn von Nord und zehn Punkten von West sind das nur 140 aus Stichen: zehn " ..
                         "zu wenig." } },
        { does = "claim",
          why = { en = "The trump is good, but nobody gives you the king: [Ac] is still out.",
                  de = "Der Trumpf macht seinen Stich, aber den König schenkt dir keiner: [Ac] ist noch draußen." } },
        { does = "Kc", right = true,
          why = { en = "If [Ac] takes the king, it does so now or later. Your trump waits for the last trick, and " ..
                       "North can save a ten for it.",
                  de = "Nimmt [Ac] den König, dann jetzt oder später. Der Trumpf wartet auf den letzten Stich, und " ..
                       "Nord kann dafür eine Zehn aufheben." } },
      } },
    { title = { en = "The score", de = "Die Abrechnung" },
      moves = "Kd; Js; Ac; 9s; Ah; 10s; 10d",
      text = {
        { en = "The last trick brought you 40: your ace, West's ten, North's ten, and 10 for being last. 140 in " ..
               "meld and 150 in tricks are 290, to the point. You score all of it (1).",
          de = "Der letzte Stich brachte 40: dein Ass, zwei Zehner von West und Nord und 10 extra. 140 gemeldet und " ..
               "150 aus Stichen sind 290, auf den Punkt. Ihr schreibt alles an (1)." },
        { en = "West and East score 120 in meld and 100 in tricks: the others score both, whether you make your bid " ..
               "or not. The first side to reach 1,500 wins.",
          de = "West und Ost schreiben 120 Meldung und 100 aus Stichen an: Die anderen schreiben immer beides, ob " ..
               "ihr es schafft oder nicht. Wer zuerst 1500 hat, gewinnt." },
      },
      show = { { panel = "scores" } },
      ask = { en = "And with [Ah] first, so 140 to 110 in tricks?",
              de = "Und mit [Ah] zuerst, also 140 zu 110 aus Stichen?" },
      hint = { en = "140 and 140 are 280.", de = "140 und 140 sind 280." },
      answers = {
        { says = { en = "You 280, they 230", de = "Ihr 280, sie 230" },
          why = { en = "You bid 290, and ten short is short.",
                  de = "Gereizt sind 290, und zehn zu wenig ist zu wenig." } },
        { says = { en = "You −290, they 0", de = "Ihr −290, sie 0" },
          why = { en = "What they melded and took is theirs, whatever becomes of your bid.",
                  de = "Was sie gemeldet und geholt haben, gehört ihnen, egal was aus deinem Gebot wird." } },
        { says = { en = "You −290, they 230", de = "Ihr −290, sie 230" }, right = true,
          why = { en = "You are set: no meld, no tricks, and 290 off. They score 120 and 110.",
                  de = "Verloren: Meldung und Stiche zählen nicht, und 290 gehen ab. Sie schreiben 120 und 110 an." } },
        { says = { en = "You −150, they 230", de = "Ihr −150, sie 230" },
          why = { en = "Your meld does not soften it: when you are set, it is gone too.",
                  de = "Die Meldung hilft dir nicht: Ist das Spiel verloren, ist sie auch weg." } },
      } },
  },
}
