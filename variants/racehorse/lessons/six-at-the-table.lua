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
    "As 10s 10s Qs Js Ah Ah 10h 10h Jh Ad Ad 10d 10d Kd 9d Ac Qc Jc Jc",
    "As As 10s 10s Ks Qs Js Js Ah Kh Qh Qh Qh Jh Jh Kd Jd Ac Kc 9c",
    "10s Ks Js 9s Ah Ah 10h Kh Kh Kh Qh Ad 10d Kd Ac 10c Kc Kc Qc Jc",
    "Ks Qs Ah 10h 10h Qh Jh Ad 10d Qd Qd Jd Ac 10c 10c 10c Kc Kc Qc Jc",
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
               "cards, such as four [As], count like twice around. You are one short here (1), here (2) and here (3).",
          de = "Vier Asse zählen 100, vier Könige 80, vier Damen 60, zwei in jeder Farbe das Zehnfache. So viel " ..
               "zählen auch vier gleiche Karten, etwa vier [As]. Hier fehlt dir nur eine (1), hier (2) und hier (3)." },
      },
      show = { { cards = "As As As" }, { cards = "Kd Kd Qd Qd Qd" }, { cards = "Qs Qs Qs" } },
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
               "The kitty adds 100 or more nearly six times out of ten, and nothing one time in seven.",
          de = "Rechne für beides zusammen, die Meldungen der Partner und die Stiche, mit 600. Das reicht in vier " ..
               "von fünf Runden. Der Dapp bringt in fast sechs von zehn Runden 100 oder mehr, in jeder siebten gar " ..
               "nichts." },
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
          why = { en = "940 are fairly sure, and the kitty helps more often than not. Bids up there go by fifties.",
                  de = "940 sind ziemlich sicher, und meistens hilft der Dapp. So weit oben geht es in " ..
                       "Fünfzigern." } },
        { says = { en = "To about 1,500", de = "Bis etwa 1500" },
          why = { en = "Only if the kitty brings a huge meld. Bid on what you hold, not on what may lie there.",
                  de = "Nur wenn der Dapp eine große Meldung bringt. Reiz auf das, was du hast, nicht auf das, was " ..
                       "da liegen könnte." } },
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
        { en = "All meld now, you with 24 cards (1). You show 420, Northeast 120, and Northwest aces around, 100: a " ..
               "good hand, only without a marriage.",
          de = "Jetzt melden alle, du mit 24 Karten (1). Du zeigst 420, Nordost 120 und Nordwest vier Asse, 100: " ..
               "ein gutes Blatt, nur ohne Paar." },
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
          why = { en = "You counted only your own meld. Your partners have 220 more.",
                  de = "Das ist nur deine eigene Meldung. Deine Partner haben noch 220." } },
        { says = { en = "510: risky, but play", de = "510: gewagt, aber spielen" },
          why = { en = "You left out Northwest's 100. A partner who passed melds all the same.",
                  de = "Da fehlen die 100 von Nordwest. Auch wer gepasst hat, meldet." } },
        { says = { en = "410: play", de = "410: spielen" }, right = true,
          why = { en = "420, 120 and 100 are 640, and 410 more make 1,050. The declarer's side takes about 490, and " ..
                       "you hold eight trumps.",
                  de = "420, 120 und 100 sind 640, mit 410 sind es 1050. Die Partei des Spielers holt etwa 490, und " ..
                       "du hast acht Trümpfe." } },
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
        { en = "23 trumps are out, all six aces among them. Northwest has shown one of those.",
          de = "Draußen sind 23 Trümpfe, alle sechs Asse darunter. Eins davon hat Nordwest gezeigt." },
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
      moves = "Qd; Ad; Jd; Kd; Jd; Ac; 9c; Kc; Jc",
      text = {
        { en = "Northwest won that trick with [Ad] and now leads [Ac] (1). North, Northeast and Southeast " ..
               "have followed.",
          de = "Nordwest hat den Stich mit [Ad] gemacht und spielt jetzt [Ac] aus (1). Nord, Nordost und Südost " ..
               "haben bedient." },
        { en = "Only Southwest (2) plays after you, and clubs have not been led before.",
          de = "Nach dir kommt nur noch Südwest (2). Kreuz war bisher nicht dran." },
      },
      show = { { cards = "Ac" }, { seat = 2 } },
      ask = { en = "What do you play?", de = "Was spielst du?" },
      hint = { en = "Of two equal cards the first wins.", de = "Von zwei gleichen Karten gewinnt die erste." },
      answers = {
        { does = "Qc",
          why = { en = "Only a ruff can take this trick from Northwest. Put your ten on it, before one of their " ..
                       "aces catches it.",
                  de = "Den Stich verliert Nordwest nur, wenn Südwest sticht. Schmier die Zehn, bevor ein Ass der " ..
                       "Gegner sie holt." } },
        { does = "10c", right = true,
          why = { en = "10 points on a partner's ace, and your own ace can still take a trick.",
                  de = "10 Punkte für den Stich vom Partner, und dein Ass kann noch selbst einen machen." } },
        { does = "Ac",
          why = { en = "It brings the same 10 points. But it can take a trick of its own, and the ten hardly can.",
                  de = "Bringt auch nur 10 Punkte. Aber das Ass kann selbst noch einen Stich machen, die Zehn " ..
                       "kaum." } },
      } },
    { title = { en = "With which trump?", de = "Mit welchem Trumpf?" },
      moves = "Jc; As; Js; Ks; Qs; Ks; Js; Ah; Jh; Kh; Jh; Qh; Jh; Ah; Jh; Kh; Qh",
      text = {
        { en = "On Northwest's [As] you put [Ks], on [Ah] your last heart. Now comes another [Ah] (1).",
          de = "Auf [As] von Nordwest hast du [Ks] geschmiert, auf [Ah] dein letztes Herz gelegt. Jetzt kommt noch " ..
               "ein [Ah] (1)." },
        { en = "Again only Southwest (2) plays after you. Everybody followed to the first heart.",
          de = "Nach dir kommt wieder nur Südwest (2). Beim ersten Herz haben alle bedient." },
      },
      show = { { cards = "Ah" }, { seat = 2 } },
      ask = { en = "What do you play?", de = "Was spielst du?" },
      hint = { en = "You must ruff. What can Southwest still do?",
               de = "Stechen musst du. Was kann Südwest noch machen?" },
      answers = {
        { does = "Qd", right = true,
          why = { en = "If Southwest has a heart, it wins; if not, it was cheap. You have to ruff even a " ..
                       "partner's ace.",
                  de = "Hat Südwest noch Herz, gewinnt sie. Wenn nicht, war sie billig. Stechen musst du auch ein " ..
                       "Ass vom Partner." } },
        { does = "Js",
          why = { en = "You would like to leave Northwest the trick.",
                  de = "Den Stich würdest du Nordwest gern lassen." } },
        { does = "10d",
          why = { en = "If Southwest has a heart, the queen wins too. Keep the ten for when an opponent ruffs.",
                  de = "Hat Südwest noch Herz, gewinnt auch die Dame. Heb die Zehn auf, bis ein Gegner sticht." } },
        { does = "Kd", acceptable = true,
          why = { en = "10 more if Southwest has a heart, 10 gone if Southwest overruffs. It comes to much the same.",
                  de = "10 mehr, wenn Südwest noch Herz hat, 10 weg, wenn Südwest übersticht. Es nimmt sich nicht " ..
                       "viel." } },
      } },
    { title = { en = "The last ace", de = "Das letzte Ass" },
      moves = "Kh; Ac; Jc; Jc; Kc; Kc; Qc; As; Ks; 10s; Js; 10s; Ks; As; Ks; 10s; Qs; 9s; 10d; Ah; Qd; Kh; 10h; Qh; Kh",
      text = {
        { en = "Your queen held, and so did [Ac] and one [As]. Southeast (1) ruffed the next [As] and led a heart; " ..
               "you ruffed that. With what you buried your side has 270, so 140 are missing.",
          de = "Deine Dame, [Ac] und ein [As] haben gehalten. Das nächste [As] hat Südost (1) gestochen, den Stich " ..
               "danach du. Mit dem Gedrückten habt ihr 270, es fehlen noch 140." },
        { en = "You lead again. You have one [As] left. 17 trumps are out, five aces among them.",
          de = "Du spielst wieder aus. Ein [As] hast du noch. Draußen sind 17 Trümpfe, fünf Asse darunter." },
      },
      show = { { seat = 6 } },
      ask = { en = "What do you lead?", de = "Was spielst du aus?" },
      hint = { en = "Southeast has no spades left.", de = "Südost hat kein Pik mehr." },
      answers = {
        { does = "As",
          why = { en = "Southeast has no spades and plays last. Wait until there are fewer trumps.",
                  de = "Südost hat kein Pik und kommt zuletzt. Warte, bis weniger Trümpfe draußen sind." },
          leads = { en = "[Qd] is enough for Southeast, and 30 points are gone.",
                    de = "Südost reicht [Qd], und 30 Punkte sind weg." } },
        { does = "Qd", right = true,
          why = { en = "No counter, and again five trumps fewer. If a partner takes it, all the better.",
                  de = "Keine Zählkarte, und wieder fünf Trümpfe weniger. Macht ein Partner den Stich, umso " ..
                       "besser." } },
        { does = "10d",
          why = { en = "Five aces of trump are out, and three opponents play after you. A queen draws as many trumps.",
                  de = "Fünf Trumpf-Asse sind draußen, und nach dir kommen drei Gegner. Eine Dame holt genauso " ..
                       "viele Trümpfe." },
          leads = { en = "Southwest has one, and 40 points are gone.",
                    de = "Südwest hat eins, und 40 Punkte sind weg." } },
        { does = "Qc", acceptable = true,
          why = { en = "No counter either, and you can ruff clubs from now on. But all their trumps stay out.",
                  de = "Auch keine Zählkarte, und ab jetzt kannst du Kreuz stechen. Nur bleiben so alle Trümpfe " ..
                       "draußen." } },
      } },
    { title = { en = "The score", de = "Die Abrechnung" },
      moves = "Kd; Ad; Kd; 10d; Qd; 9d; Ks; Ad; Qd; Kd; Jd; Ac; Kc; Qc; Qc; Jc; Ac; 10c; Ac; 10d; Qc; Qc; Qh; Js; " ..
              "10s; Js; As; Js; Ad; Kc; Kd; Kc; 10d; Qh; Jc; Qs; As; Qh; 10c; Qs; Jd; Ac; Kd; Kh; Qc; 10c; 10d; As; " ..
              "Jd; 10d; 10s; 10h; 10h; Jh; Ah; Ah; 10h; Qs; Ad; Ad; 10h; 10s; Ah; 10c; Qs",
      text = {
        { en = "Southwest ruffed your last [As], but Northwest went over it with [10d]: 50 for you. The last trick " ..
               "was Southwest's, 80 with the 30 extra.",
          de = "Dein letztes [As] hat Südwest gestochen, aber Nordwest ist mit [10d] drübergegangen: 50 für euch. " ..
               "Den letzten Stich hat Südwest gemacht, 80 mit den 30 extra." },
        { en = "540 in tricks and 640 in meld are 1,180: made. The others score 440 and 210 (1). The first to reach " ..
               "5,000 wins.",
          de = "540 aus Stichen und 640 Meldung sind 1180: geschafft. Die anderen schreiben 440 und 210 an (1). Wer " ..
               "zuerst 5000 hat, gewinnt." },
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
