-- Racehorse for those who know the partnership game (C37, C40-C44, C49, D15): huge melds, 500 unasked, two partners.
return {
  title = { en = "Six at the table", de = "Zu sechst am Tisch" },
  goal  = { en = "What the huge melds are worth, how far 500 can take you, and how you play with two partners.",
            de = "Was die großen Meldungen bringen, wie weit du über 500 gehst, und wie du mit zwei Partnern " ..
                 "spielst." },
  minutes = 12, order = 1,
  seat = 1, dealer = 6,
  deal = {
    "As As As Qs Qs Qs Js Qh Jh 10d 10d Kd Kd Qd Qd Qd Jd Ac 10c 10c",
    "10s Ks Ks Js Kh Kh Jh Ad Ad Kd Qd Jd Jd Jd Ac Kc Qc Qc Jc Jc",
    "As 10s 10s Qs Js Ah Ah 10h 10h Jh Ad Ad 10d 10d Kd 9d 10c Qc Jc Jc",
    "As As 10s 10s Ks Qs Js Js Ah Kh Qh Qh Qh Jh Jh Kd Jd Ac Kc 9c",
    "10s Ks Js 9s Ah Ah 10h Kh Kh Kh Qh Ad 10d Kd Ac 10c Kc Kc Qc Jc",
    "Ks Qs Ah 10h 10h Qh Jh Ad 10d Qd Qd Jd Ac Ac 10c 10c Kc Kc Qc Jc",
  },
  kitty = "Ks 10h 9h Qc",
  steps = {
    { title = { en = "More than double", de = "Mehr als doppelt" },
      text = {
        { en = "124 cards: six of each from ace to jack, and one nine in each suit. You hold twenty, and four lie " ..
               "in the kitty, also called the blind.",
          de = "124 Karten: von Ass bis Bube jede sechsmal, dazu in jeder Farbe eine Neun. Zwanzig hast du, vier " ..
               "liegen im Dapp." },
        { en = "A royal marriage or a pinochle (1) is 40, as you know it. But two are not 80: a double royal " ..
               "marriage (2) is 300, and so are a double pinochle and a double run. The nine of trump is worth " ..
               "nothing.",
          de = "Ein Trumpfpaar oder ein Binokel (1) zählt 40, das kennst du. Zwei sind aber nicht 80: Das doppelte " ..
               "Trumpfpaar (2) zählt 300, der doppelte Binokel und die doppelte Familie auch. Die Trumpf-Neun zählt " ..
               "nichts." },
      },
      show = { { cards = "Qs Jd" }, { cards = "Kd Kd Qd Qd" } },
      ask = { en = "What do you meld if diamonds are trump?", de = "Was meldest du, wenn Karo Trumpf ist?" },
      hint = { en = "How many kings of diamonds do you have, and how many jacks?",
               de = "Wie viele Karo-Könige hast du, und wie viele Karo-Buben?" },
      answers = {
        { points = 120, trump = "diamonds",
          why = { en = "That is 40 three times. The two royal marriages together are 300.",
                  de = "Das wäre dreimal 40. Die beiden Trumpfpaare zusammen zählen 300." } },
        { points = 340, trump = "diamonds", right = true,
          why = { en = "300 and 40. For a second pinochle you need another jack.",
                  de = "300 und 40. Für einen zweiten Binokel fehlt dir ein Bube." } },
        { points = 940, trump = "diamonds",
          why = { en = "900 is for three royal marriages. You have three queens, but only two kings.",
                  de = "900 gibt es für drei Trumpfpaare. Damen hast du drei, Könige nur zwei." } },
      } },
    { title = { en = "One card away", de = "Eine Karte fehlt" },
      text = {
        { en = "A triple run, royal marriage or pinochle is 900. A quadruple one wins the whole game on the spot.",
          de = "Familie, Trumpfpaar oder Binokel dreifach zählen 900. Vierfach hast du sofort die ganze Partie " ..
               "gewonnen." },
        { en = "Aces around are 100, kings 80, queens 60, and ten times that if you hold them twice. Four identical " ..
               "cards, such as four [As], count like twice around. You are one short in three places (1) (2) (3).",
          de = "Vier Asse zählen 100, vier Könige 80, vier Damen 60, zwei in jeder Farbe das Zehnfache. So viel " ..
               "zählen auch vier gleiche Karten, etwa vier [As]. An drei Stellen fehlt dir nur eine (1) (2) (3)." },
      },
      show = { { cards = "As As As" }, { cards = "Kd Kd Qd Qd Qd" }, { cards = "Qs Qs Qs Jd" } },
      ask = { en = "Which of these in the kitty would bring you most?",
              de = "Welche davon im Dapp brächte dir am meisten?" },
      hint = { en = "One makes 600 out of nothing, one 900 out of 300, one 1,000 out of nothing.",
               de = "Eine macht 600 aus nichts, eine 900 aus 300, eine 1000 aus nichts." },
      answers = {
        { says = "[Kd]",
          why = { en = "A triple royal marriage: 900 instead of 300, so 600 more. One of the others brings more.",
                  de = "Ein dreifaches Trumpfpaar: 900 statt 300, also 600 mehr. Es gibt noch Besseres." } },
        { says = "[Qs]",
          why = { en = "Four queens of spades, 600. One of the others brings more.",
                  de = "Vier Pik-Damen: 600. Es gibt noch Besseres." } },
        { says = "[As]", right = true,
          why = { en = "Four aces of spades: 1,000. But it lies there one time in nine, so do not bid on it.",
                  de = "Vier Pik-Asse: 1000. Aber es liegt nur in jeder neunten Runde im Dapp, also reiz nicht " ..
                       "darauf." } },
      } },
    { title = { en = "500 unasked", de = "500 ungefragt" },
      text = {
        { en = "You sit left of the dealer (1): you have bid 500 without being asked, and if all pass, you play. " ..
               "That sounds like a lot. But of the 750 in tricks the declarer's side takes about 490, and three of " ..
               "you meld.",
          de = "Du bist Vorhand, gleich nach dem Geber (1): Deine 500 sind schon geboten, und wenn alle passen, " ..
               "spielst du. Das klingt nach viel. Aber von den 750 in den Stichen holt die Partei des Spielers etwa " ..
               "490, und ihr meldet zu dritt." },
        { en = "Count on 600 from both: your partners' melds and the tricks. Four times out of five that is enough. " ..
               "The kitty adds 100 or more half the time, and nothing three times in ten.",
          de = "Rechne für beides zusammen, die Meldungen der Partner und die Stiche, mit 600. Das reicht in vier " ..
               "von fünf Runden. Der Dapp bringt in jeder zweiten Runde 100 oder mehr, in drei von zehn gar nichts." },
      },
      show = { { seat = 6 } },
      ask = { en = "How far can you go?", de = "Wie weit kannst du gehen?" },
      hint = { en = "You meld 340. Then 600, and perhaps 100.",
               de = "Du meldest 340. Dazu 600, und vielleicht noch 100." },
      answers = {
        { says = { en = "No further than 500", de = "Nicht über 500" },
          why = { en = "Then you leave the game to the others. Your meld and 490 in tricks are 830 already.",
                  de = "Dann überlässt du den anderen das Spiel. Deine Meldung und eure 490 aus Stichen sind schon " ..
                       "830." } },
        { says = { en = "To about 1,050", de = "Bis etwa 1050" }, right = true,
          why = { en = "940 are fairly sure, and the kitty helps as often as not. Bids up there go by fifties.",
                  de = "940 sind ziemlich sicher, und in jeder zweiten Runde hilft der Dapp. So weit oben geht es " ..
                       "in Fünfzigern." } },
        { says = { en = "To about 1,500", de = "Bis etwa 1500" },
          why = { en = "Only with the fourth [As]. Bid on what you hold, not on one card.",
                  de = "Nur mit dem vierten [As]. Reiz auf das, was du hast, nicht auf eine einzelne Karte." } },
      } },
    { title = { en = "Over a partner?", de = "Partner überbieten?" },
      moves = "bid 510; pass; bid 520; bid 530; bid 540; bid 550; bid 560; bid 570; bid 580; bid 590; bid 600; bid " ..
              "650; bid 700; bid 750; bid 800; bid 850; bid 900; pass; bid 950; bid 1000",
      text = {
        { en = "Every second seat is a partner: Northwest (1) and Northeast (2). Northwest passed at once. " ..
               "Northeast went up to 950, and now Southeast (3) says 1,000.",
          de = "Jeder zweite Platz gehört zu dir: Nordwest (1) und Nordost (2). Nordwest hat gleich gepasst. " ..
               "Nordost ging bis 950, und jetzt sagt Südost (3) 1000." },
        { en = "Whoever of you three plays, all three meld. But your 300 are there only if diamonds are trump.",
          de = "Egal wer von euch spielt, ihr meldet alle drei. Deine 300 gibt es aber nur mit Karo als Trumpf." },
      },
      show = { { seat = 3 }, { seat = 5 }, { seat = 6 } },
      ask = { en = "What do you say?", de = "Was sagst du?" },
      hint = { en = "What was your limit, and what does Northeast's 950 tell you?",
               de = "Was war deine Grenze, und was sagen dir die 950 von Nordost?" },
      answers = {
        { does = "bid 1050", right = true,
          why = { en = "It is your limit, and a partner who goes to 950 is good for something. The others will " ..
                       "hardly name diamonds.",
                  de = "Das ist deine Grenze, und wer bis 950 mitgeht, hat auch etwas. Karo sagt sonst wohl keiner " ..
                       "an." } },
        { does = "bid 1010",
          why = { en = "Tens are over at 600.", de = "Bei 600 ist Schluss mit den Zehnern." } },
        { does = "pass",
          why = { en = "Then your 300 depend on somebody else's trump.",
                  de = "Dann hängen deine 300 am Trumpf eines anderen." },
          leads = { en = "And if Southeast plays, diamonds will hardly be trump.",
                    de = "Und wenn Südost spielt, wird Karo kaum Trumpf." } },
        { does = "bid 1200",
          why = { en = "150 more than you need, and past your limit. If it goes wrong, 1,200 are gone.",
                  de = "150 mehr als nötig und über deiner Grenze. Geht es schief, sind 1200 weg." } },
      } },
    { title = { en = "Trump needs a marriage", de = "Trumpf braucht ein Paar" },
      moves = "pass; pass; pass",
      text = {
        { en = "All pass: you play for 1,050 and take the kitty (1). Only you see it.",
          de = "Alle passen: Du spielst für 1050 und nimmst den Dapp auf (1). Die anderen sehen ihn nicht." },
        { en = "You may name only a suit in which you hold a marriage. Without one, the bid is lost at once. That " ..
               "may be why Northwest (2) passed at once, however good the hand is otherwise. You could have named " ..
               "only diamonds so far.",
          de = "Ansagen darfst du nur eine Farbe, in der du ein Paar hast. Ohne Paar ist das Gebot sofort verloren. " ..
               "Vielleicht hat Nordwest (2) deshalb gleich gepasst, auch mit einem sonst guten Blatt. Du selbst " ..
               "hattest bisher nur in Karo eins." },
      },
      show = { { cards = "Ks 10h 9h Qc" }, { seat = 3 } },
      ask = { en = "Which suit?", de = "Welche Farbe?" },
      hint = { en = "Count what you meld with each suit that you may name.",
               de = "Zähl für jede erlaubte Farbe, was du meldest." },
      answers = {
        { does = "trump spades",
          why = { en = "Eight trumps with three aces, and you may, now that [Ks] is there. But you would meld only " ..
                       "180.",
                  de = "Acht Trümpfe mit drei Assen, und mit [Ks] darfst du jetzt auch. Aber melden würdest du nur " ..
                       "180." },
          leads = { en = "In diamonds it is 420. That gap is five good tricks.",
                    de = "In Karo sind es 420. Der Unterschied ist so viel wert wie fünf gute Stiche." } },
        { does = "trump hearts",
          why = { en = "You have the queen, but no king.", de = "Die Dame hast du, den König nicht." } },
        { does = "trump diamonds", right = true,
          why = { en = "300, the pinochle 40, [Ks Qs] 20 and queens around 60: 420. And your aces of spades take " ..
                       "tricks all the same.",
                  de = "300, der Binokel 40, [Ks Qs] 20 und vier Damen 60: 420. Und deine Pik-Asse machen ihre " ..
                       "Stiche auch so." } },
      } },
    { title = { en = "What is missing", de = "Was noch fehlt" },
      text = {
        { en = "All meld now, you with 24 cards (1). You show 420, Northeast 120, Northwest nothing.",
          de = "Jetzt melden alle, du mit 24 Karten (1). Du zeigst 420, Nordost 120, Nordwest nichts." },
        { en = "Until your first lead you may throw in: 1,050 off, and the others score their 440. If you play and " ..
               "are set, you lose 1,050 too, and they score their tricks as well.",
          de = "Bis zu deinem ersten Ausspiel darfst du zusammenwerfen: 1050 weg, und die anderen schreiben ihre " ..
               "440 an. Spielst du und es reicht nicht, sind auch 1050 weg, und sie schreiben noch ihre Stiche an." },
      },
      show = { { panel = "melds" } },
      ask = { en = "What does your side need from the tricks?", de = "Was braucht ihr noch aus den Stichen?" },
      hint = { en = "The melds of all three count.", de = "Die Meldungen von euch dreien zählen." },
      answers = {
        { says = { en = "630: too much, throw in", de = "630: zu viel, zusammenwerfen" },
          why = { en = "You left out Northeast's 120.", de = "Da fehlen die 120 von Nordost." } },
        { says = { en = "510: tight, but play", de = "510: knapp, aber spielen" }, right = true,
          why = { en = "420 and 120 are 540, and 510 make 1,050. A side gets that much nearly every second time, " ..
                       "and you hold eight trumps.",
                  de = "420 und 120 sind 540, mit 510 sind es 1050. So viel gelingt in fast jeder zweiten Runde, " ..
                       "und du hast acht Trümpfe." } },
        { says = { en = "1,050: more than there is", de = "1050: mehr, als es gibt" },
          why = { en = "Only 750 are in the tricks. But melds count towards the bid.",
                  de = "In den Stichen sind nur 750. Aber die Meldungen zählen zum Gebot." } },
      } },
    { title = { en = "Four cards go", de = "Vier müssen weg" },
      text = {
        { en = "Only now do you bury four cards, face down. They count with your side's tricks. What you melded (1) " ..
               "stays in your hand as long as you have others.",
          de = "Erst jetzt drückst du vier Karten, verdeckt. Sie zählen zu euren Stichen. Was du gemeldet hast (1), " ..
               "bleibt auf der Hand, solange du andere hast." },
        { en = "So bury counters that you would lose, and make a suit short.",
          de = "Drück also Punkte, die du sonst verlierst, und mach eine Farbe kurz." },
      },
      show = { { cards = "Kd Kd Qd Qd Jd Ks Qs Qh Qc" } },
      ask = { en = "Which four?", de = "Welche vier?" },
      hint = { en = "In which suit besides trump do you hold no ace?",
               de = "In welcher Farbe außer Trumpf hast du kein Ass?" },
      answers = {
        { does = "discard Jh 9h Js Qd",
          why = { en = "None of them is worth a point, and your [10h] waits for their aces.",
                  de = "Die sind alle keinen Punkt wert, und deine [10h] wartet auf ein fremdes Ass." } },
        { does = "discard 10h Jh 9h 10c", right = true,
          why = { en = "20 points are home, and only one heart is left: from the second heart on you ruff.",
                  de = "20 Punkte sind sicher, und Herz hast du nur noch eins: Ab dem zweiten stichst du." } },
        { does = "discard 10c 10c Ac Qc",
          why = { en = "[Qc] belongs to your queens around. And an ace takes a trick.",
                  de = "[Qc] gehört zu deinen vier Damen. Und ein Ass macht einen Stich." } },
        { does = "discard 10c 10c 10h Jh", acceptable = true,
          why = { en = "30 points are home instead of 20. But with [9h] gone too you ruff hearts a round earlier: " ..
                       "better keep a ten of clubs.",
                  de = "Das sichert 30 Punkte statt 20. Ist aber auch [9h] weg, stichst du Herz eine Runde früher. " ..
                       "Behalt lieber eine Kreuz-Zehn." } },
      } },
    { title = { en = "Two partners", de = "Zwei Partner" },
      text = {
        { en = "You lead. After you come Southwest (1), Northwest (2), North, Northeast and Southeast (3): three " ..
               "opponents, and between them two partners. If your side leads, an opponent plays last; if they lead, " ..
               "one of you.",
          de = "Du spielst aus. Nach dir kommen Südwest (1), Nordwest (2), Nord, Nordost und Südost (3): drei " ..
               "Gegner und dazwischen zwei Partner. Spielt ihr aus, kommt zuletzt ein Gegner, sonst einer von euch." },
        { en = "23 trumps are out, all six aces among them.",
          de = "Draußen sind 23 Trümpfe, alle sechs Asse darunter." },
      },
      show = { { seat = 2 }, { seat = 3 }, { seat = 6 } },
      ask = { en = "What do you lead?", de = "Was spielst du aus?" },
      hint = { en = "Your aces of spades are safer when fewer trumps are out.",
               de = "Je weniger Trümpfe draußen sind, desto sicherer sind deine Pik-Asse." },
      answers = {
        { does = "As",
          why = { en = "That one would hold. But what becomes of the second and the third, with so many trumps out?",
                  de = "Das eine hält wohl. Aber was wird aus dem zweiten und dritten, bei so vielen Trümpfen?" } },
        { does = "Kd",
          why = { en = "Somebody will have to go over it with a ten or an ace, and three of those five are opponents.",
                  de = "Da geht einer mit Zehn oder Ass drüber, und drei von den fünf sind Gegner." },
          leads = { en = "Southwest does, and 10 points are gone. [Jd] draws as many trumps for nothing.",
                    de = "Südwest nämlich, und 10 Punkte sind weg. [Jd] holt genauso viele Trümpfe und kostet " ..
                         "nichts." } },
        { does = "Jd", right = true,
          why = { en = "It costs nothing, everybody must follow, and five trumps are gone.",
                  de = "Er kostet nichts, alle müssen bedienen, und fünf Trümpfe sind weg." } },
      } },
    { title = { en = "Your partner's ace", de = "Das Ass vom Partner" },
      moves = "Ad; 9d; Kd; Kd; 10d; Ac; Jc; Kc; Jc; Kc; Qc; Jd; Kd; Jd; Ad; Jd; Qd; Ah; Jh; Qh; Jh; 10h; Jh; Ac; Jc",
      text = {
        { en = "Southwest got in, led [Ac] and a trump; Northeast took that one and then [Ah]. Now Northeast leads " ..
               "[Ac] (1).",
          de = "Südwest kam dran, spielte [Ac] und dann Trumpf; den Stich machte Nordost, danach einen mit [Ah]. " ..
               "Jetzt spielt Nordost [Ac] aus (1)." },
        { en = "Southeast has followed. Still to come: Southwest, Northwest, North. All followed the first club.",
          de = "Südost hat bedient. Nach dir kommen noch Südwest, Nordwest und Nord. Beim ersten Kreuz haben alle " ..
               "bedient." },
      },
      show = { { cards = "Ac" } },
      ask = { en = "What do you play?", de = "Was spielst du?" },
      hint = { en = "Of two equal cards the first wins.", de = "Von zwei gleichen Karten gewinnt die erste." },
      answers = {
        { does = "Qd",
          why = { en = "You have clubs. And the trick is Northeast's as it is.",
                  de = "Du hast Kreuz. Und der Stich gehört sowieso schon Nordost." } },
        { does = "10c", right = true,
          why = { en = "10 points on a partner's ace, and your own ace will take another trick.",
                  de = "10 Punkte für den Stich vom Partner, und dein Ass macht später noch einen." } },
        { does = "Ac",
          why = { en = "It brings the same 10 points. But it would have taken a trick of its own, and the ten will " ..
                       "not.",
                  de = "Bringt auch nur 10 Punkte. Aber das Ass macht später selbst einen Stich, die Zehn nicht." } },
      } },
    { title = { en = "The lone king", de = "Der König allein" },
      moves = "Jc; 10c; 9c; Ah; Qh; Qd; Kh; 10h; Jh; As; Js; 10s; Js; Ks; Qs; As; Ks; 10s; Js; 10s; Ks; Ac; Jc; Jc; " ..
              "Ac; Kc; Qc; As; Ks; As; Qs; 9s; Qd; Ah; Qd; Kh; Ah; Qh; Kh; Js; 10s; Js; As; Js; Qd; Ac; Kd; Qc; Qc; " ..
              "Qh; Kc",
      text = {
        { en = "Two [As] and [Ac] held. The third [As] Southeast (1) ruffed. Three times you had to ruff, once a " ..
               "partner's ace. With what you buried your side has 300, so 210 are missing.",
          de = "Zwei [As] und [Ac] haben gehalten. Das dritte [As] hat Südost (1) gestochen. Dreimal musstest du " ..
               "stechen, einmal ein Ass vom Partner. Mit dem Gedrückten habt ihr 300, es fehlen noch 210." },
        { en = "You lead again. Of the six [As] one is still out.",
          de = "Du spielst wieder aus. Von den sechs [As] ist noch eins draußen." },
      },
      show = { { seat = 6 } },
      ask = { en = "What do you lead?", de = "Was spielst du aus?" },
      hint = { en = "Southeast has no spades left.", de = "Südost hat kein Pik mehr." },
      answers = {
        { does = "Ks",
          why = { en = "Southeast ruffs, or [As] takes it: 10 points gone, and you cannot spare 10.",
                  de = "Südost sticht, oder [As] holt ihn: 10 Punkte weg, und die fehlen euch am Ende." } },
        { does = "Kd",
          why = { en = "There are still aces and tens of trump out, and two opponents may hold them. 10 points at " ..
                       "risk for nothing.",
                  de = "Es sind noch Trumpf-Asse und -Zehner draußen, vielleicht bei den Gegnern. Da riskierst du " ..
                       "10 Punkte für nichts." } },
        { does = "Qs", right = true,
          why = { en = "Let them ruff a queen. The king waits for a trick that belongs to a partner.",
                  de = "Eine Dame dürfen sie stechen. Der König wartet auf einen Stich, der euch gehört." } },
      } },
    { title = { en = "Now or later?", de = "Jetzt oder später?" },
      moves = "Jd; Qs; Ks; 10d; Ad; 10c; Kd; Qc; 10d; Qh; 10c; Ad; Kh; Kh; Kc; 10d; Jd; Ah; Ah; Qh; 10h; 10d; Ad; " ..
              "Kc; 10d; 10s; Qc; 10c",
      text = {
        { en = "Three tricks to go, and your side has 390. Southwest led [Kc] (1), Northwest ruffed with [10d] (2). " ..
               "You play last.",
          de = "Noch drei Stiche, und ihr habt 390. Südwest hat [Kc] ausgespielt (1), Nordwest mit [10d] gestochen " ..
               "(2). Du kommst zuletzt." },
        { en = "You have [Ks Qs Qs] left. Three trumps are out: [Ad Kd Qd]. The last trick is worth 30 extra.",
          de = "Du hast noch [Ks Qs Qs]. Drei Trümpfe sind draußen: [Ad Kd Qd]. Der letzte Stich zählt 30 extra." },
      },
      show = { { cards = "Kc" }, { cards = "10d" } },
      ask = { en = "What do you play?", de = "Was gibst du zu?" },
      hint = { en = "Whose is this trick, and whose is the next?",
               de = "Wem gehört dieser Stich, und wem der nächste?" },
      answers = {
        { does = "Qs",
          why = { en = "Then the king has to go on one of the last two tricks, and you do not know whose they are.",
                  de = "Dann muss der König in einen der letzten zwei Stiche, und du weißt nicht, wem die gehören." },
          leads = { en = "One wrong guess, and you end at 1,040.",
                    de = "Einmal falsch geraten, und ihr landet bei 1040." } },
        { does = "Ks", right = true,
          why = { en = "Nobody plays after you: the trick is Northwest's, and with the king it is worth 50.",
                  de = "Nach dir kommt keiner: Der Stich gehört Nordwest, und mit dem König sind es 50." } },
      } },
    { title = { en = "The score", de = "Die Abrechnung" },
      moves = "Jh; 10s; Kh; 10h; Qs; Kd; Qd; Ad; As; 10h; Ac; Qs",
      text = {
        { en = "Northwest won the last trick with [Ad]: 70 with the 30 extra. 510 in tricks and 540 in meld are " ..
               "1,050, to the point. The others score 440 and 240 (1). The first to reach 5,000 wins.",
          de = "Den letzten Stich hat Nordwest mit [Ad] gemacht: 70 mit den 30 extra. 510 aus Stichen und 540 " ..
               "Meldung sind 1050, auf den Punkt genau. Die anderen schreiben 440 und 240 an (1). Wer zuerst 5000 " ..
               "hat, gewinnt." },
        { en = "One more thing: the side against the declarer needs at least 10 in tricks, or it scores nothing, " ..
               "not even its meld.",
          de = "Noch etwas: Die anderen brauchen mindestens 10 in den Stichen. Sonst schreiben sie nichts an, auch " ..
               "ihre Meldung nicht." },
      },
      show = { { panel = "scores" } },
      ask = { en = "And if they meld 1,000, but take only one trick, of queens and jacks?",
              de = "Und wenn sie 1000 melden, aber nur einen Stich aus Damen und Buben machen?" },
      hint = { en = "What are queens and jacks worth in a trick?", de = "Was zählen Damen und Buben im Stich?" },
      answers = {
        { says = { en = "1,000: a trick is a trick", de = "1000: Stich ist Stich" },
          why = { en = "At some tables any trick saves the meld. Here it must hold 10 points: a king will do.",
                  de = "An manchen Tischen rettet jeder Stich die Meldung. Hier müssen 10 Punkte drin sein: Ein " ..
                       "König reicht." } },
        { says = { en = "Nothing", de = "Nichts" }, right = true,
          why = { en = "0 is less than 10, so the 1,000 are gone. Only the last trick is worth something by itself. " ..
                       "After a huge meld, see that you get a counter home.",
                  de = "0 ist weniger als 10, also sind die 1000 weg. Nur der letzte Stich zählt auch ohne Punkte " ..
                       "etwas. Nach einer großen Meldung bring erst einmal eine Zählkarte heim." } },
        { says = { en = "1,000 off", de = "1000 Abzug" },
          why = { en = "Only the declarer's side loses points. The others just get none.",
                  de = "Abgezogen wird nur bei der Partei des Spielers. Die anderen bekommen bloß nichts." } },
      } },
  },
}
