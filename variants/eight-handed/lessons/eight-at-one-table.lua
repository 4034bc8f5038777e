-- Eight-handed for those who know the four-handed auction game: open, bid, meld, play (C10, C13, C31, C46, C49).
return {
  title = { en = "Eight at one table", de = "Zu acht an einem Tisch" },
  goal  = { en = "When you must open, how far two can go against six, and what changes with four of each card.",
            de = "Wann du eröffnen musst, wie weit ihr zu zweit gegen sechs kommt, und was sich ändert, wenn es " ..
                 "jede Karte viermal gibt." },
  minutes = 12, order = 1,
  seat = 1, dealer = 8,
  deal = {
    "As As 9s Kh Kd Qd Ac 10c 10c Kc Qc Jc",
    "10s Ks Ks Qs Ah Ad Jd Kc Kc Kc Jc 9c",
    "As 10s 10s Qs Ah Ad Kd Qd Jd 9d Ac 10c",
    "Qs 9s 10h Kh Qh Jh 9h 10d Kd Kd Ac 9c",
    "10s Js 10h 10h Qd Jd 9d 9d Ac Qc Jc 9c",
    "Ks 9s 9s Ah 10h Qh Qh Jh Jh 9h 10d Jd",
    "As Ks Qs Js Js Ad Ad 10d 9d Qc Qc 9c",
    "Js Ah Kh Kh Qh Jh 9h 9h 10d Qd 10c Jc",
  },
  steps = {
    { title = { en = "Four of each card", de = "Jede Karte viermal" },
      text = {
        { en = "Four teams of two: North (1), your partner, sits opposite, with three opponents on either side. " ..
               "With two full decks there are four of every card, and you hold twelve.",
          de = "Vier Parteien zu zweit: Gegenüber sitzt Nord (1), dein Partner, dazwischen auf jeder Seite drei " ..
               "Gegner. Gespielt wird mit zwei Blättern, jede Karte gibt es viermal. Zwölf hast du." },
        { en = "A double pinochle is 300, a double run 1,500, two aces in every suit 1,000. But you need each of " ..
               "the cards twice: only in about one deal out of thirty does anybody meld 300 or more.",
          de = "Zwei Binokel zählen 300, zwei Familien 1500, zwei Asse in jeder Farbe 1000. Dafür brauchst du aber " ..
               "jede Karte doppelt: Nur etwa in jeder dreißigsten Runde meldet jemand 300 oder mehr." },
      },
      show = { { seat = 5 } },
      ask = { en = "What do you meld if [C] are trump?", de = "Was meldest du, wenn [C] Trumpf ist?" },
      hint = { en = "A run, and what else?", de = "Eine Familie, und was noch?" },
      answers = {
        { points = 210, trump = "clubs",
          why = { en = "That counts [Kc Qc] twice. Inside the run they are not a marriage as well.",
                  de = "Da zählt [Kc Qc] doppelt. In der Familie gilt das Trumpfpaar nicht noch einmal." } },
        { points = 180, trump = "clubs",
          why = { en = "A nine counts 10 only in trump, and yours is a spade.",
                  de = "Die Neun zählt nur in Trumpf 10, und du hast die in Pik." } },
        { points = 150, trump = "clubs",
          why = { en = "The run, yes. But you have [Kd Qd] as well.",
                  de = "Die Familie, ja. Du hast aber auch [Kd Qd]." } },
        { points = 170, trump = "clubs", right = true,
          why = { en = "150 for the run and 20 for [Kd Qd]. The second [10c] adds nothing: a second run needs all " ..
                       "five cards.",
                  de = "150 für die Familie, 20 für [Kd Qd]. Die zweite [10c] bringt nichts dazu: Eine zweite " ..
                       "Familie braucht alle fünf Karten." } },
      } },
    { title = { en = "The duty to open", de = "Eröffnen ist Pflicht" },
      text = {
        { en = "Southeast (1) dealt, so you speak first. While nobody has bid, whoever holds a meld must bid, 150 " ..
               "or more. Without one you may pass, and a nine alone does not oblige you.",
          de = "Südost (1) hat gegeben, also bist du Vorhand. Solange keiner gereizt hat, muss jeder mit einer " ..
               "Meldung reizen, mindestens 150. Ohne Meldung darfst du passen, und eine Neun allein zählt dafür " ..
               "nicht." },
        { en = "Six hands out of ten hold such a meld, so an opening says little. And nobody gets stuck with it: in " ..
               "2,000 deals there was always somebody who went higher.",
          de = "Sechs von zehn Blättern haben so eine Meldung, die Eröffnung verrät also wenig. Und keiner bleibt " ..
               "darauf sitzen: In 2000 Runden ging immer noch jemand höher." },
      },
      show = { { seat = 8 } },
      ask = { en = "What do you say?", de = "Was sagst du?" },
      hint = { en = "You can bid again later.", de = "Du kommst später noch einmal dran." },
      answers = {
        { does = "pass",
          why = { en = "You hold [Kd Qd]. That is a meld, and so you must bid.",
                  de = "Du hast [Kd Qd]. Das ist eine Meldung, also musst du reizen." } },
        { does = "bid 150", says = "150", right = true,
          why = { en = "The least will do. With seven players behind you, you will get another turn.",
                  de = "Das Mindeste genügt. Nach dir kommen sieben, da bist du bestimmt noch einmal dran." } },
        { does = "bid 160", says = "160", acceptable = true,
          why = { en = "You may. But it gains you nothing: somebody will go higher in any case.",
                  de = "Darfst du. Es nützt dir nur nichts: Höher geht sowieso noch jemand." } },
        { does = "bid 350", says = "350",
          why = { en = "The average contract goes for about 245. You would pay 350 before anybody has asked for it.",
                  de = "Im Schnitt geht ein Spiel für etwa 245 weg. Du bietest 350, bevor dich jemand treibt." } },
      } },
    { title = { en = "Two against six", de = "Zwei gegen sechs" },
      text = {
        { en = "There are 490 points in the tricks. The declarer's side takes about 220 of them on average, and " ..
               "each other team about 90.",
          de = "In den Stichen liegen 490 Punkte. Davon holt die Partei des Spielers im Schnitt etwa 220, jede der " ..
               "anderen etwa 90." },
        { en = "Your partner melds 30 on average. Your tricks and North's meld together come to about 250, and four " ..
               "times out of five to at least 180.",
          de = "Dein Partner meldet im Schnitt 30. Eure Stiche und Nords Meldung bringen zusammen etwa 250, in vier " ..
               "von fünf Runden mindestens 180." },
      },
      ask = { en = "You meld 170. Where is your limit?", de = "Du meldest 170. Wo ist deine Grenze?" },
      hint = { en = "170, and what you can count on.", de = "170, und womit du rechnen kannst." },
      answers = {
        { says = { en = "At 420", de = "Bei 420" },
          why = { en = "170 and 250: that is the average, and you would miss it every other time.",
                  de = "170 und 250: Das ist der Schnitt, den verfehlt ihr jedes zweite Mal." } },
        { says = { en = "At 350", de = "Bei 350" }, right = true,
          why = { en = "170 and 180. Six opponents take more than half of the points, so leave yourself some room.",
                  de = "170 und 180. Sechs Gegner holen mehr als die Hälfte der Punkte, also lass dir etwas Luft." } },
        { says = { en = "At 250", de = "Bei 250" },
          why = { en = "Then 80 from the tricks and North would do. You would leave them the contract too cheaply.",
                  de = "Dann müssten Stiche und Nord nur 80 bringen. So billig überlässt du ihnen das Spiel nicht." } },
      } },
    { title = { en = "One rival is left", de = "Einer ist noch dabei" },
      moves = "bid 160; bid 170; bid 180; pass; bid 190; bid 200; pass; bid 210; pass; bid 220; pass; pass; pass; " ..
              "bid 230; bid 240; bid 250; bid 260; bid 270; bid 280; bid 290; bid 300; bid 310; bid 320; bid 330; " ..
              "bid 340",
      text = {
        { en = "Five of the six opponents bid. Four have dropped out by now, but West (1) goes on: 340.",
          de = "Fünf der sechs Gegner haben gereizt. Vier sind inzwischen draußen, nur West (1) macht weiter: 340." },
        { en = "North (2) passed at once. What North melds and takes counts for you all the same.",
          de = "Nord (2) hat gleich gepasst. Was Nord meldet und holt, zählt trotzdem für euch." },
      },
      show = { { seat = 3 }, { seat = 5 } },
      ask = { en = "And you?", de = "Und du?" },
      hint = { en = "What was your limit?", de = "Was war deine Grenze?" },
      answers = {
        { does = "bid 350", says = "350", right = true,
          why = { en = "Ten more, up to your limit. If West says 360, West may have it.",
                  de = "Zehn mehr, bis an deine Grenze. Sagt West 360, dann soll West spielen." } },
        { does = "pass",
          why = { en = "You still have one bid, and your run is worth 150 only if you name [C].",
                  de = "Ein Gebot hast du noch, und deine Familie gilt nur, wenn du [C] ansagst." },
          leads = { en = "In any other trump suit you meld 60 at most.",
                    de = "In jedem anderen Trumpf meldest du höchstens 60." } },
        { does = "bid 400", says = "400",
          why = { en = "50 over your limit. If it goes wrong, it costs 50 more.",
                  de = "50 über deiner Grenze. Geht es schief, kostet es auch 50 mehr." } },
      } },
    { title = { en = "What they show", de = "Was sie zeigen" },
      moves = "pass; trump clubs",
      text = {
        { en = "West passes: you play for 350, with [C] as trump. North melds only 10 (1). West shows 160, an ace " ..
               "of each suit among it, Southwest 70.",
          de = "West passt: Du spielst für 350, Trumpf ist [C]. Nord meldet nur 10 (1). West zeigt 160, darunter " ..
               "vier Asse, Südwest 70." },
        { en = "The other teams keep their melds even without a trick. In four deals out of ten some team does not " ..
               "take a single one.",
          de = "Die anderen Parteien behalten ihre Meldungen auch ohne Stich. In vier von zehn Runden macht " ..
               "mindestens eine gar keinen." },
      },
      show = { { panel = "melds" } },
      ask = { en = "What do you and North need from the tricks?", de = "Was braucht ihr aus den Stichen?" },
      hint = { en = "170 and 10 are there already.", de = "170 und 10 habt ihr schon." },
      answers = {
        { says = { en = "180", de = "180" },
          why = { en = "North's 10 count for your bid.", de = "Nords 10 zählen für dein Gebot mit." } },
        { says = { en = "150", de = "150" },
          why = { en = "That was with 30 from North. Today it is only 10.",
                  de = "Das war mit 30 von Nord gerechnet. Heute sind es nur 10." } },
        { says = { en = "170", de = "170" }, right = true,
          why = { en = "180 and 170 are 350. The declarer's side takes that much nearly three times out of four.",
                  de = "180 und 170 sind 350. So viel holt die Partei des Spielers in fast drei von vier Runden." } },
      } },
    { title = { en = "The first ace", de = "Das erste Ass" },
      text = {
        { en = "18 trumps are out, three aces among them. A trick has eight cards now, so equal cards often meet. " ..
               "The first of them wins.",
          de = "Draußen sind 18 Trümpfe, darunter drei Asse. Ein Stich hat jetzt acht Karten, da treffen sich oft " ..
               "gleiche. Von denen gewinnt die erste." },
      },
      ask = { en = "What do you lead?", de = "Was spielst du aus?" },
      hint = { en = "Which trump cannot lose?", de = "Welcher Trumpf kann nicht verlieren?" },
      answers = {
        { does = "10c",
          why = { en = "One of the three aces will go over it.", de = "Eins der drei Asse geht drüber." } },
        { does = "Jc", acceptable = true,
          why = { en = "It draws as many trumps and costs nothing. But somebody else will lead next.",
                  de = "Der zieht genauso viele Trümpfe und kostet nichts. Nur spielt dann ein anderer aus." } },
        { does = "Ac", right = true,
          why = { en = "The other three aces are only equal, and they come later. You draw up to seven trumps and " ..
                       "lead again.",
                  de = "Die anderen drei Asse sind auch nicht höher, und sie kommen später. Du ziehst bis zu sieben " ..
                       "Trümpfe und spielst wieder aus." } },
        { does = "Kd",
          why = { en = "All four [Ad] are out. Your ten points go to another team.",
                  de = "Alle vier [Ad] sind draußen. Da gehen zehn Punkte an eine andere Partei." } },
        { does = "As", acceptable = true,
          why = { en = "Fine, too: the first ace of a suit usually holds. But the ace of trump is surer still.",
                  de = "Auch gut: Das erste Ass einer Farbe hält meistens. Sicherer ist aber das Trumpf-Ass." } },
      } },
    { title = { en = "In North's chair", de = "Auf Nords Platz" },
      moves = "9c; 10c; 9c; 9c; 9h; 9c; Jc; As; Qs; Qs; 9s",
      text = {
        { en = "Your ace drew six trumps. Then you led [As], and the three after you followed.",
          de = "Dein Ass hat sechs Trümpfe geholt. Dann hast du [As] ausgespielt, und die drei nach dir haben " ..
               "bedient." },
        { en = "Sit in North's chair (1). You hold [10s Js] and three trumps, and three opponents play after you.",
          de = "Setz dich auf Nords Platz (1). Du hast [10s Js] und noch drei Trümpfe, und nach dir kommen drei " ..
               "Gegner." },
      },
      show = { { seat = 5 } },
      ask = { en = "What do you play?", de = "Was legst du?" },
      hint = { en = "What can still beat South's ace?", de = "Was kann Süds Ass noch schlagen?" },
      answers = {
        { says = "[10s]", right = true,
          why = { en = "Another [As] is only equal and comes later, so only a trump can take the trick. The first " ..
                       "ace of a suit holds six times out of seven.",
                  de = "Ein anderes [As] ist nicht höher und kommt später, nur ein Trumpf nimmt euch den Stich. Das " ..
                       "erste Ass einer Farbe hält in sechs von sieben Fällen. Also schmier." } },
        { says = "[Js]",
          why = { en = "What is the ten waiting for? Three more [As] are about, and each of them beats it.",
                  de = "Worauf soll die Zehn warten? Es gibt noch drei [As], und jedes schlägt sie." } },
        { says = "[Ac]",
          why = { en = "You have spades and must follow. And the trick is South's already.",
                  de = "Du hast Pik und musst bedienen. Und den Stich hat Süd doch schon." } },
      } },
    { title = { en = "The second ace", de = "Das zweite Ass" },
      moves = "10s; 9s; Js; Js",
      text = {
        { en = "It held, everybody followed, and you have 40. Now your other [As] (1): in the second round of a " ..
               "suit an ace holds only one time in three.",
          de = "Es hielt, alle haben bedient, und ihr habt 40. Jetzt dein anderes [As] (1): In der zweiten Runde " ..
               "einer Farbe hält ein Ass nur noch in einem von drei Fällen." },
        { en = "12 trumps are out, three aces among them.", de = "Draußen sind 12 Trümpfe, darunter drei Asse." },
      },
      show = { { cards = "As" } },
      ask = { en = "What do you lead?", de = "Was spielst du aus?" },
      hint = { en = "Will the ace be safer later?", de = "Wird das Ass später sicherer?" },
      answers = {
        { does = "Kd",
          why = { en = "For one of the four [Ad]? Ten points gone, and the lead as well.",
                  de = "Für eins der vier [Ad]? Da sind zehn Punkte weg, und ein anderer spielt aus." } },
        { does = "Qc", acceptable = true,
          why = { en = "It costs nothing and draws trumps. But you lose the lead, and when you get it back, more " ..
                       "players may be out of spades.",
                  de = "Sie kostet nichts und zieht Trumpf. Nur spielt dann ein anderer aus, und bis du wieder dran " ..
                       "bist, haben noch mehr Leute kein Pik." } },
        { does = "10c",
          why = { en = "Three aces are out, and whoever can go over it must.",
                  de = "Drei Asse sind draußen, und wer drüber kann, muss." } },
        { does = "As", right = true,
          why = { en = "A gamble, but the odds only get worse: with every round more players run out of spades.",
                  de = "Gewagt, aber besser wird es nicht: Mit jeder Runde haben mehr Leute kein Pik mehr." },
          leads = { en = "This time Southeast ruffs it with [10c].", de = "Diesmal sticht Südost es mit [10c]." } },
      } },
    { title = { en = "Five cards to go", de = "Noch fünf Karten" },
      moves = "Ks; 10s; Qs; Js; 9s; Js; 10c; Ah; Kh; Ah; Ah; Kh; 10h; Jh; Qc; As; 9h; 9s; Ks; 10s; Ac; Jc; Ks; 9h; " ..
              "10h; Ah; Qc; 9h; Kc; Jc; Ac; As; Jh; Qc; Jh; Qs; Qd; 10c; 10s",
      text = {
        { en = "Southeast ruffed your ace. Then three [Ah] met in one trick, and East ruffed them all. Just now " ..
               "North ruffed a spade with [Qc], and you had to go over it with [10c]: you must head even your " ..
               "partner.",
          de = "Südost hat dein Ass gestochen. Dann lagen drei [Ah] in einem Stich, und Ost stach sie alle. Gerade " ..
               "stach Nord ein [As] mit [Qc], und du musstest mit [10c] drüber: Stichzwang gilt auch beim Partner." },
        { en = "You have 70 and need 170. The only other trumps left are one ace and three kings.",
          de = "Ihr habt 70 und braucht 170. Außer deinen Trümpfen gibt es noch ein Ass und drei Könige." },
      },
      ask = { en = "What do you lead?", de = "Was spielst du aus?" },
      hint = { en = "The last trick brings most. What will you need then?",
               de = "Der letzte Stich bringt am meisten. Was brauchst du dann?" },
      answers = {
        { does = "10c",
          why = { en = "It draws one trump from each player at most. The kings that stay beat your queen and jack.",
                  de = "Sie holt von jedem höchstens einen Trumpf. Die übrigen Könige schlagen dann Dame und Bube." } },
        { does = "Jc",
          why = { en = "A king goes over it, and you have one trump less for the end.",
                  de = "Ein König geht drüber, und dir fehlt am Ende ein Trumpf." } },
        { does = "Qd", right = true,
          why = { en = "It costs nothing, and soon you can ruff diamonds. The first trick is worth just under 30 on " ..
                       "average, the last about 70: keep your trumps.",
                  de = "Sie kostet nichts, und bald kannst du Karo stechen. Der erste Stich bringt im Schnitt keine " ..
                       "30, der letzte etwa 70: Heb deine Trümpfe auf." } },
        { does = "Kd",
          why = { en = "That is the right suit. But the queen does it without giving an ace ten points.",
                  de = "Die Farbe stimmt. Aber die Dame tut es auch und schenkt keinem zehn Punkte." } },
      } },
    { title = { en = "Three trumps", de = "Drei Trümpfe" },
      moves = "Ad; 9d; Kd; 9d; 10d; 9d; 10d; Jd; Ad; Kd; 9d; Jd; 10d; Kh; Kd; Jd; 10d; Jd; 10h; Ad; Jh",
      text = {
        { en = "Your diamonds are gone. West leads [Jd], and 30 points lie on the table. Only Southwest (1) plays " ..
               "after you.",
          de = "Dein Karo ist weg. West spielt [Jd] aus, und 30 Punkte liegen schon da. Nach dir kommt nur noch " ..
               "Südwest (1)." },
        { en = "This trick and the last two hold 140 points, and you need 100. Still out are one ace and three " ..
               "kings of trump.",
          de = "Dieser Stich und die letzten zwei bringen zusammen 140, und ihr braucht 100. Draußen sind immer " ..
               "noch ein Trumpf-Ass und drei Könige." },
      },
      show = { { seat = 2 } },
      ask = { en = "What do you ruff with?", de = "Womit stichst du?" },
      hint = { en = "Which trump will be the highest once the ace is gone?",
               de = "Welcher Trumpf ist der höchste, wenn das Ass weg ist?" },
      answers = {
        { does = "Jc", right = true,
          why = { en = "It wins unless Southwest ruffs higher. And whatever happens, you still have the ten for the " ..
                       "end.",
                  de = "Er macht den Stich, wenn Südwest nicht höher sticht. Und so oder so bleibt dir die Zehn für " ..
                       "den Schluss." } },
        { does = "10c",
          why = { en = "Only the ace beats it. But then you have just [Qc Jc] against the kings.",
                  de = "Nur das Ass schlägt sie. Aber dann hast du nur [Qc Jc] gegen die Könige." },
          leads = { en = "50 now and 30 with North's ace, but a king takes the last trick. With your 70 that is 150.",
                    de = "Jetzt 50 und mit Nords Ass noch 30, aber den letzten Stich macht ein König. Mit euren 70 " ..
                         "sind das 150." } },
        { does = "Qc", acceptable = true,
          why = { en = "As good as the jack: only kings and an ace are out.",
                  de = "So gut wie der Bube: Draußen sind nur Könige und ein Ass." } },
      } },
    { title = { en = "Ten for North?", de = "Zehn für Nord?" },
      moves = "Kc; Kc; Qd; Qh; Ac; Qh; Ks; Qh",
      text = {
        { en = "Southwest went over your jack with [Kc] and led the next. North had to go over it with [Ac] (1), " ..
               "and you play last.",
          de = "Südwest ging mit [Kc] über deinen Buben und spielte gleich den nächsten aus. Nord musste mit [Ac] " ..
               "(1) drüber, und du kommst zuletzt." },
        { en = "You need everything that is left, and one [Kc] is still out.",
          de = "Ihr braucht jetzt alles, was noch kommt. Draußen ist noch ein [Kc]." },
      },
      show = { { cards = "Ac" } },
      ask = { en = "Which card?", de = "Welche Karte?" },
      hint = { en = "Who leads next, and who takes the last trick?",
               de = "Wer spielt dann aus, und wer macht den letzten Stich?" },
      answers = {
        { does = "10c",
          why = { en = "As a rule, yes. But the ten is the highest trump now, and the queen is not.",
                  de = "Sonst schmierst du natürlich. Aber die Zehn ist jetzt der höchste Trumpf, die Dame nicht." },
          leads = { en = "Southwest has the king: the last trick is lost, and you end on 110.",
                    de = "Südwest hat den König: Der letzte Stich ist weg, und es bleibt bei 110." } },
        { does = "Qc", right = true,
          why = { en = "Ten points fewer here, but nothing beats your ten any more. It takes the last trick.",
                  de = "Hier zehn Punkte weniger, aber deine Zehn schlägt jetzt keiner mehr. Sie macht den letzten " ..
                       "Stich." } },
      } },
    { title = { en = "Four teams score", de = "Vier schreiben an" },
      moves = "Qd; Qh; Ad; Kh; 10c; Kc; Kd; 10h",
      text = {
        { en = "The last trick brought six counters and 10 more: 70. 180 in meld and 170 in tricks are 350, to the " ..
               "point (1).",
          de = "Der letzte Stich brachte sechs Zählkarten und 10 extra: 70. 180 gemeldet und 170 aus Stichen sind " ..
               "350, auf den Punkt (1)." },
        { en = "Each other team scores for itself: they melded 70, 190 and 50. With [10c] on North's ace the tricks " ..
               "would be 110 for you, and 140, 150 and 90 for them.",
          de = "Die anderen schreiben jede für sich an, gemeldet haben sie 70, 190 und 50. Mit [10c] auf Nords Ass " ..
               "hättet ihr aus Stichen 110, sie 140, 150 und 90." },
      },
      show = { { panel = "scores" } },
      ask = { en = "And with [10c] on North's ace: what would all four score?",
              de = "Und mit [10c] auf Nords Ass: Wie stünde es dann?" },
      hint = { en = "Your 180 and 110 are 290.", de = "Eure 180 und 110 sind 290." },
      answers = {
        { says = { en = "−350, 140, 150, 90", de = "−350, 140, 150, 90" },
          why = { en = "They keep their melds: 70, 190 and 50.",
                  de = "Ihre Meldungen behalten sie: 70, 190 und 50." } },
        { says = { en = "−350, 210, 340, 140", de = "−350, 210, 340, 140" }, right = true,
          why = { en = "Only your side pays for your bid. The others score all they melded and took.",
                  de = "Für dein Gebot zahlt nur ihr. Die anderen schreiben alles an, was sie gemeldet und geholt " ..
                       "haben." } },
        { says = "290, 210, 340, 140",
          why = { en = "You bid 350. What you melded and took is lost, and 350 come off.",
                  de = "Gereizt sind 350. Meldung und Stiche zählen nicht, und 350 gehen ab." } },
      } },
  },
}
