-- Kreuzbinokel for those who know Binokel for three (A33): bid, put away, meld and lead for two (A06-A09, A11, A26).
return {
  title = { en = "Two against two", de = "Zwei gegen zwei" },
  goal  = { en = "How you bid for two, and how you and your partner bring each other's cards home.",
            de = "Wie du für zwei reizt, und wie ihr euch gegenseitig die Karten heimbringt." },
  minutes = 12, order = 1,
  seat = 1, dealer = 2,
  deal = {
    "Qh 10c Kc Kc Jc Jc 10d 10d Kd",
    "10h Jh As Js 10c Qc Ad Jd Jd",
    "Ah Kh Kh Qh As 10s Qs Js Ac",
    "Jh Ks Ks Qs Ac Ad Kd Qd Qd",
  },
  kitty = "Ah 10h 10s Qc",
  steps = {
    { title = { en = "From your own hand", de = "Aus dem eigenen Blatt" },
      text = {
        { en = "You play two against two: across from you sits North (1), your partner. Each has nine cards, and " ..
               "four lie in the kitty.",
          de = "Ihr spielt zwei gegen zwei: Gegenüber sitzt Nord (1), dein Partner. Jeder hat neun Karten, vier " ..
               "liegen im Dapp." },
        { en = "You score together, so your melds are added up. But each of you melds from your own hand.",
          de = "Angeschrieben wird gemeinsam, also kommen eure Meldungen zusammen. Gemeldet wird aber nur aus dem " ..
               "eigenen Blatt." },
      },
      show = { { seat = 3 } },
      ask = { en = "What do you meld if [C] are trump?", de = "Was meldest du, wenn [C] Trumpf ist?" },
      hint = { en = "What would each of your kings need?", de = "Was fehlt deinen Königen jeweils?" },
      answers = {
        { points = 40, trump = "clubs",
          why = { en = "You have no [Qc]. If North has one, that does not help: a pair must be in one hand.",
                  de = "Du hast keinen [Qc]. Auch wenn Nord einen hat: Ein Paar muss in einer Hand sein." } },
        { points = 0, trump = "clubs", right = true,
          why = { en = "Nothing. You have five trumps and a lot of hope.",
                  de = "Nichts. Du hast fünf Trümpfe und viel Hoffnung." } },
        { points = 80, trump = "clubs",
          why = { en = "You have three kings, but only in two suits.",
                  de = "Drei Könige hast du, aber nur in zwei Farben." } },
      } },
    { title = { en = "How far?", de = "Wie weit?" },
      text = {
        { en = "Of these nine cards you will keep only five: you put away four, and the kitty stays. It brings " ..
               "this hand just over 30 in meld on average, and nothing one time in three.",
          de = "Von diesen neun Karten behältst du nur fünf: Vier drückst du, und der Dapp bleibt. Er bringt dir " ..
               "hier im Schnitt gut 30 an Meldung, in jeder dritten Runde nichts." },
        { en = "Your partner melds 20 on average. With what you put away you two take about 180 of the 250 in " ..
               "tricks, and at least 150 four times out of five. Count on 150.",
          de = "Dein Partner meldet im Schnitt 20. Mit dem Gedrückten holt ihr zu zweit etwa 180 der 250 aus " ..
               "Stichen, in vier von fünf Runden mindestens 150. Rechne mit 150." },
      },
      ask = { en = "How far can you go?", de = "Wie weit kannst du gehen?" },
      hint = { en = "150, 20 and 30.", de = "150, 20 und 30." },
      answers = {
        { says = { en = "To 150", de = "Bis 150" },
          why = { en = "You usually take that much in tricks alone.",
                  de = "So viel bringen meist schon die Stiche." } },
        { says = { en = "To 230", de = "Bis 230" },
          why = { en = "180 and 50 are the average. You would miss it about every other time, and that costs double.",
                  de = "180 und 50 sind der Schnitt. Den verfehlt ihr etwa jedes zweite Mal, und verloren zählt " ..
                       "doppelt." } },
        { says = { en = "To 200", de = "Bis 200" }, right = true,
          why = { en = "150 and 20 and 30. The bid is for both of you, so count on both hands, but not on luck.",
                  de = "150 und 20 und 30. Du reizt für beide, also rechne mit beiden Blättern, aber nicht mit " ..
                       "Glück." } },
      } },
    { title = { en = "Over your partner?", de = "Über den Partner?" },
      moves = "bid 150; pass",
      text = {
        { en = "North opened with 150, West (1) passed. Whichever of you two plays, melds and tricks of both count.",
          de = "Nord hat mit 150 eröffnet, West (1) hat gepasst. Egal wer von euch spielt: Meldungen und Stiche " ..
               "von euch beiden zählen." },
        { en = "So do not outbid your partner without a reason, such as a long suit that is worth little unless it " ..
               "is trump. East (2) is still to bid.",
          de = "Über den Partner gehst du deshalb nur mit Grund, etwa mit einer langen Farbe, die nur als Trumpf " ..
               "etwas taugt. Ost (2) kommt noch." },
      },
      show = { { seat = 4 }, { seat = 2 } },
      ask = { en = "What do you say?", de = "Was sagst du?" },
      hint = { en = "Do you have such a suit? And can the other side still bid?",
               de = "Hast du so eine Farbe? Und kann noch ein Gegner reizen?" },
      answers = {
        { does = "bid 160", right = true,
          why = { en = "Five [C] are a reason, and East may still bid. Most of what North holds helps you under " ..
                       "any trump; your [C] help only as trump.",
                  de = "Fünf [C] sind ein Grund, und Ost kann noch reizen. Was Nord hat, hilft euch meist auch " ..
                       "unter deinem Trumpf; deine [C] helfen nur als Trumpf." } },
        { does = "bid 200",
          why = { en = "That far only if you are pushed. Here you would raise the price against your own partner.",
                  de = "So weit nur, wenn dich einer treibt. Hier treibst du bloß den eigenen Partner." },
          leads = { en = "If it fails, 400 points are gone, not 320.",
                    de = "Geht es schief, sind 400 Punkte weg statt 320." } },
        { does = "pass", acceptable = true,
          why = { en = "You may leave it to North. But if East goes higher, you cannot come back in.",
                  de = "Kannst du Nord überlassen. Aber geht Ost höher, kommst du nicht mehr rein." } },
      } },
    { title = { en = "And without East?", de = "Und ohne Ost?" },
      text = {
        { en = "Suppose East had passed before you as well: North has 150, and you are the last to speak.",
          de = "Angenommen, auch Ost hätte vor dir gepasst: Nord hat 150, und du bist zuletzt dran." },
      },
      ask = { en = "What do you say with the same hand?", de = "Was sagst du mit demselben Blatt?" },
      hint = { en = "Who could still take the contract from North?", de = "Wer könnte Nord das Spiel noch nehmen?" },
      answers = {
        { says = { en = "160: I have the longer trump suit", de = "160: Ich habe den längeren Trumpf" },
          why = { en = "You do not know that. North may hold five of a suit as well, and a meld in it.",
                  de = "Das weißt du nicht. Auch Nord kann fünf von einer Farbe haben und dazu eine Meldung." } },
        { says = { en = "Pass", de = "Passe" }, right = true,
          why = { en = "The contract is yours already, at the lowest price. Nobody can take it from you.",
                  de = "Das Spiel habt ihr schon, billiger geht es nicht. Und nehmen kann es euch keiner mehr." } },
        { says = { en = "200, so that North stays out", de = "200, damit Nord nicht mehr drübergeht" },
          why = { en = "You would pay 50 more for a contract that your side has.",
                  de = "Da zahlst du 50 mehr für ein Spiel, das ihr schon habt." } },
      } },
    { title = { en = "East pushes", de = "Ost treibt" },
      moves = "bid 170; pass; bid 180; bid 190",
      text = {
        { en = "East (1) wants it, too: 170 over your 160, and now 190 over your 180.",
          de = "Ost (1) will auch: 170 gegen deine 160, jetzt 190 gegen deine 180." },
        { en = "North (2) passed over 170 and leaves the contract to you. That pass is final.",
          de = "Nord (2) hat bei 170 gepasst und überlässt dir das Spiel. Zurück kann Nord nicht mehr." },
      },
      show = { { seat = 2 }, { seat = 3 } },
      ask = { en = "And you?", de = "Und du?" },
      hint = { en = "What was your limit?", de = "Was war deine Grenze?" },
      answers = {
        { does = "pass",
          why = { en = "Your limit is 200. And now you bid for North as well.",
                  de = "Deine Grenze ist 200. Und du reizt jetzt für Nord mit." },
          leads = { en = "East takes the kitty for 190.", de = "Ost bekommt den Dapp für 190." } },
        { does = "bid 230",
          why = { en = "Past your limit, and 30 more than you need. If it fails, both of you pay.",
                  de = "Über deiner Grenze und 30 mehr als nötig. Geht es schief, zahlt ihr beide." } },
        { does = "bid 200", right = true,
          why = { en = "Ten more, and you are at your limit. If East goes on, let East have it.",
                  de = "Zehn mehr, und du bist an deiner Grenze. Geht Ost weiter, lass Ost spielen." } },
      } },
    { title = { en = "Put away for two", de = "Drücken für zwei" },
      moves = "pass",
      text = {
        { en = "East passes. [Qc] (1) from the kitty gives you a pair in [C]. [Ah 10h 10s] (2) came with it. They " ..
               "must stay, and everybody saw them.",
          de = "Ost passt. [Qc] (1) aus dem Dapp bringt dir ein Paar in [C]. [Ah 10h 10s] (2) lagen auch drin. Sie " ..
               "müssen bleiben, und alle haben sie gesehen." },
        { en = "Think of North, too. A ten that you keep can go on an ace of North's. But where you have no card " ..
               "left, you must trump even your partner's ace.",
          de = "Denk auch an Nord: Auf ein Ass von Nord kannst du eine Zehn legen. Hast du von der Farbe aber " ..
               "nichts mehr, musst du stechen, sogar das Ass vom Partner." },
      },
      show = { { cards = "Qc" }, { cards = "Ah 10h 10s" } },
      ask = { en = "What do you put away?", de = "Was drückst du?" },
      hint = { en = "Which suit has many points and no ace?", de = "Welche Farbe hat viele Punkte und kein Ass?" },
      answers = {
        { does = "discard 10h 10s 10d 10d",
          why = { en = "[10h] and [10s] came with the kitty. North will have to bring them home.",
                  de = "[10h] und [10s] kamen mit dem Dapp. Die muss Nord dir heimbringen." } },
        { does = "discard Qh Jc Jc Kd",
          why = { en = "Low trumps draw trumps and ruff. And with no ace over them, two [10d] are easy to catch.",
                  de = "Mit kleinen Trümpfen ziehst und stichst du. Und zwei [10d] ohne Ass sind leichte Beute." } },
        { does = "discard Qh 10d 10d Kd", right = true,
          why = { en = "27 points are safe for both of you. You ruff [D] now, and in the other suits North can help.",
                  de = "27 Punkte habt ihr sicher. [D] stichst du jetzt, und in den anderen Farben kann Nord " ..
                       "helfen." } },
        { does = "leave going out", says = { en = "Go out", de = "Abgehen" },
          why = { en = "With six trumps and a pair? Going out is for hands that cannot win.",
                  de = "Mit sechs Trümpfen und einem Paar? Abgehen ist für Blätter, die nicht zu gewinnen sind." },
          leads = { en = "200 off for your side, and North may not meld either.",
                    de = "200 weg für euch beide, und auch Nord meldet nicht." } },
      } },
    { title = { en = "Both of you meld", de = "Ihr meldet beide" },
      moves = "trump clubs",
      text = {
        { en = "Trump is [C]. You meld 40, North 20; West melds 40, East nothing (1).",
          de = "Trumpf ist [C]. Du meldest 40, Nord 20, West 40, Ost nichts (1)." },
        { en = "A meld counts only with a trick, but here one trick of either partner saves the melds of both.",
          de = "Ohne Stich zählt keine Meldung. Hier rettet aber ein Stich von einem die Meldungen von beiden." },
      },
      show = { { panel = "melds" } },
      ask = { en = "Your bid is 200. What do you two need?", de = "Gereizt sind 200. Was braucht ihr zwei?" },
      hint = { en = "40 and 20 count for the bid.", de = "40 und 20 zählen für das Gebot." },
      answers = {
        { says = { en = "140 in tricks", de = "140 aus Stichen" }, right = true,
          why = { en = "60 and 140 are 200. The 27 you put away count, so 113 are to come.",
                  de = "60 und 140 sind 200. Deine 27 gedrückten Punkte zählen mit, 113 fehlen also noch." } },
        { says = { en = "160 in tricks", de = "160 aus Stichen" },
          why = { en = "North's 20 count for your bid as well.", de = "Nords 20 zählen für dein Gebot mit." } },
        { says = { en = "140 in tricks, and one trick each", de = "140 aus Stichen, und jeder einen Stich" },
          why = { en = "When you play for yourselves, yes. For a side one trick is enough.",
                  de = "Wenn jeder für sich spielt, ja. Einer Partei reicht ein einziger Stich." } },
      } },
    { title = { en = "You lead", de = "Du spielst aus" },
      text = {
        { en = "Four trumps are out: both aces, [10c] and [Qc]. You have six (1).",
          de = "Vier Trümpfe sind draußen: beide Asse, [10c] und [Qc]. Du hast sechs (1)." },
        { en = "Trick compulsion binds North as well: whoever can beat your card must.",
          de = "Der Stichzwang gilt auch für Nord: Wer über deine Karte kann, muss drüber." },
      },
      show = { { cards = "10c Kc Kc Qc Jc Jc" } },
      ask = { en = "What do you lead?", de = "Was spielst du aus?" },
      hint = { en = "Drive the aces out, but cheaply.", de = "Hol die Asse heraus, aber billig." },
      answers = {
        { does = "10c",
          why = { en = "If an opponent has an ace, ten points go with it. Once the aces are gone, your ten is high.",
                  de = "Hat ein Gegner ein Ass, sind zehn Punkte weg. Sind die Asse fort, ist deine Zehn die " ..
                       "höchste." } },
        { does = "10s",
          why = { en = "For North's ace? East plays before North, and may have the other one.",
                  de = "Auf das Ass von Nord? Ost ist vor Nord dran und hat vielleicht das andere." },
          leads = { en = "East has it. Let North lead that suit.",
                    de = "Ost hat es. Lass lieber Nord die Farbe bringen." } },
        { does = "Jc", right = true,
          why = { en = "Somebody must go over it, and you risk only two points. With luck it is North.",
                  de = "Einer muss drüber, und du riskierst nur zwei Punkte. Mit Glück ist es Nord." } },
        { does = "Kc", acceptable = true,
          why = { en = "It draws trumps as well. But if an opponent takes it, four points are gone, not two.",
                  de = "Zieht auch. Macht ein Gegner den Stich, sind aber vier Punkte weg statt zwei." } },
      } },
    { title = { en = "In North's chair", de = "Auf Nords Platz" },
      moves = "Qc; Ac; Ac",
      text = {
        { en = "East had to play [Qc], North had to go over with [Ac], and West's only trump was the other ace: 27 " ..
               "points for North (1).",
          de = "Ost musste mit [Qc] drüber, Nord mit [Ac], und West hatte nur das andere Ass: 27 Punkte für Nord " ..
               "(1)." },
        { en = "Now sit in North's chair. You have [Ah Kh Kh Qh] and [As 10s Qs Js]. West plays next, then South, " ..
               "and East last.",
          de = "Jetzt setz dich auf Nords Platz: Du hast [Ah Kh Kh Qh] und [As 10s Qs Js]. Nach dir kommt West, " ..
               "dann Süd, zuletzt Ost." },
      },
      show = { { seat = 3 } },
      ask = { en = "What do you lead back?", de = "Was bringst du zurück?" },
      hint = { en = "You saw the kitty: which tens does South surely have?",
               de = "Du hast den Dapp gesehen: Welche Zehner hat Süd ganz sicher?" },
      answers = {
        { says = "[10s]",
          why = { en = "The other [As] is out. If East has it, East takes your ten and South's.",
                  de = "Das andere [As] ist draußen. Hat es Ost, sind deine Zehn und Süds Zehn weg." } },
        { says = "[As]", right = true,
          why = { en = "South had to keep [10s] and can put it on your ace. The declarer's partner leads aces first.",
                  de = "[10s] musste Süd behalten und kann sie auf dein Ass legen. Der Partner bringt zuerst seine " ..
                       "Asse." } },
        { says = "[Qs]",
          why = { en = "Then South may have to go over with [10s], and East's ace waits behind.",
                  de = "Dann muss Süd vielleicht mit [10s] drüber, und dahinter wartet Ost mit dem Ass." } },
        { says = "[Kh]", acceptable = true,
          why = { en = "South has [Ah 10h] from the kitty, takes the trick and can draw trumps.",
                  de = "Süd hat [Ah 10h] aus dem Dapp, macht den Stich und kann Trumpf ziehen." } },
      } },
    { title = { en = "Your partner's trick", de = "Partners Stich" },
      moves = "As; Qs; 10s; Js; Ah; Jh",
      text = {
        { en = "[10s] is home: it went on North's ace. Now North leads [Ah] (1); the other one is yours, so nobody " ..
               "can beat it in hearts.",
          de = "[10s] ist daheim, sie lag auf Nords Ass. Jetzt bringt Nord [Ah] (1). Das andere hast du, also " ..
               "kommt in Herz niemand drüber." },
        { en = "When a trick stays with your side, put counters on it.",
          de = "Auf einen Stich, der euch bleibt, wird geschmiert." },
      },
      show = { { cards = "Ah" } },
      ask = { en = "What do you play?", de = "Was gibst du zu?" },
      hint = { en = "Which card do you bring home, and which one can look after itself?",
               de = "Welche Karte bringst du heim, und welche hilft sich selbst?" },
      answers = {
        { does = "10h", right = true,
          why = { en = "Ten points for your side, and your ace is the highest heart.",
                  de = "Zehn Punkte für euch, und dein Ass ist danach das höchste Herz." } },
        { does = "Ah", acceptable = true,
          why = { en = "11 points, and no harm done. But the ten that stays can be beaten by the other one, if " ..
                       "that is led first.",
                  de = "11 Punkte, und es schadet nicht. Aber die Zehn, die dir bleibt, verliert gegen die andere, " ..
                       "wenn die zuerst kommt." } },
        { does = "Jc",
          why = { en = "You want the lead, but you have hearts, and the trick is your side's already.",
                  de = "Du willst ans Spiel, aber du hast Herz, und der Stich gehört euch sowieso." } },
      } },
    { title = { en = "How high?", de = "Wie hoch stechen?" },
      moves = "Jh; Qs; Ks",
      text = {
        { en = "North leads [Qs] (1), and West had to go over with the king. You cannot follow, so you must trump. " ..
               "East is still to play.",
          de = "Nord spielt [Qs] (1), West musste mit dem König drüber. Bedienen kannst du nicht, also musst du " ..
               "stechen. Ost kommt noch." },
        { en = "One trump is still out: the other [10c]. You two have 105 of your 140, East and West have no trick " ..
               "yet.",
          de = "Ein Trumpf ist noch draußen: die andere [10c]. Ihr habt 105 von euren 140, Ost und West noch " ..
               "keinen Stich." },
      },
      show = { { cards = "Qs" } },
      ask = { en = "Which trump do you play?", de = "Mit welchem Trumpf stichst du?" },
      hint = { en = "Of two equal cards the first wins. Which card catches the other ten?",
               de = "Von zwei gleichen Karten gewinnt die erste. Womit holst du die andere Zehn?" },
      answers = {
        { does = "10c",
          why = { en = "Then the other ten is the highest trump. It will take one of your trumps, and save West's 40.",
                  de = "Dann ist die andere Zehn der höchste Trumpf. Sie macht noch einen Stich und rettet die 40 " ..
                       "von West." } },
        { does = "Kc", acceptable = true,
          why = { en = "But the lowest is enough.",
                  de = "Der kleinste reicht aber." } },
        { does = "Jc", right = true,
          why = { en = "The lowest is enough. You keep [10c], lead it next, and the other one falls under it.",
                  de = "Der kleinste reicht. [10c] bleibt dir: Die spielst du gleich aus, und die andere fällt." } },
      } },
    { title = { en = "One score for two", de = "Eine Rechnung für zwei" },
      moves = "As; 10c; 10c",
      steady = "end of round",
      text = {
        { en = "Your ten caught the other one, and every trick was yours: 250, and 60 in meld. You two score 310 (1).",
          de = "Deine Zehn hat die andere geholt, und ihr habt alle Stiche: 250, dazu 60 Meldung. Ihr schreibt 310 " ..
               "an (1)." },
        { en = "East and West took no trick, so West's 40 are lost.",
          de = "Ost und West haben keinen Stich, also sind auch die 40 von West weg." },
      },
      show = { { panel = "scores" } },
      ask = { en = "And with only 130 in tricks?", de = "Und mit nur 130 aus Stichen?" },
      hint = { en = "60 and 130 are 190. Whose bid was it?", de = "60 und 130 sind 190. Wessen Gebot war es?" },
      answers = {
        { says = { en = "400 off, but only for you", de = "400 weg, aber nur für dich" },
          why = { en = "There is one score for both. The bid fails for North as well.",
                  de = "Ihr habt eine gemeinsame Rechnung. Auch für Nord ist das Spiel verloren." } },
        { says = { en = "200 off for both of you", de = "200 weg für euch beide" },
          why = { en = "That is the price of going out. A hand that was played costs twice the bid.",
                  de = "So viel kostet Abgehen. Gespielt und verloren kostet doppelt." } },
        { says = { en = "400 off, but the 130 count", de = "400 weg, aber die 130 zählen" }, right = true,
          why = { en = "Minus 400 and 130 are minus 270, for both of you. The melds are void, North's too.",
                  de = "Minus 400 und 130 sind minus 270, für euch beide. Die Meldungen sind weg, auch die von " ..
                       "Nord." } },
      } },
  },
}
