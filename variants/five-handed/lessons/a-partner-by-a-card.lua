-- Five-handed for those who know partnership Pinochle (C32): bidding alone, a called partner, two against three.
return {
  title = { en = "A partner by a card", de = "Ein Partner auf Zuruf" },
  goal  = { en = "How to bid without a partner, which card to ask for, and how two play against three.",
            de = "Wie du ohne Partner reizt, welche Karte du rufst, und wie zwei gegen drei spielen." },
  minutes = 12, order = 1,
  seat = 1, dealer = 3,
  deal = {
    "As Ks Js Js Ah Ah 10h Kh Qh Jh Jh Kd Jd Jd Ac Kc",
    "As 10s Kh Qh Ad Ad 10d 10d Kd Qd Qd Jd 10c 10c Qc Qc",
    "As 10s Ks Ks Ks Qs Qs Qs Kh Qh Jh Ac Kc Kc Qc Jc",
    "Js Ah 10h Kh Ad Ad 10d 10d Kd Kd Qd Jd Ac 10c Qc Jc",
    "As 10s 10s Qs Js Ah 10h 10h Qh Jh Qd Ac 10c Kc Jc Jc",
  },
  steps = {
    { title = { en = "Four of each card", de = "Jede Karte viermal" },
      text = {
        { en = "Five players, each with a score of their own. Who plays with whom is settled only after the " ..
               "auction. Eighty cards, no nines: there are four of each card, and you hold sixteen.",
          de = "Ihr seid zu fünft, und jeder schreibt für sich. Wer mit wem spielt, steht erst nach dem Reizen " ..
               "fest. 80 Karten, ohne Neuner: Jede ist viermal da, und du hast sechzehn." },
        { en = "Melds are small, as in double-deck: a run (1) is 16, kings around (2) are 8, jacks around 4, a " ..
               "royal marriage 4.",
          de = "Die Meldungen sind klein: Eine Familie (1) zählt 16, vier Könige (2) 8, vier Buben 4, ein " ..
               "Trumpfpaar 4." },
      },
      show = { { cards = "Ah 10h Kh Qh Jh" }, { cards = "Ks Kh Kd Kc" } },
      ask = { en = "What do you meld if hearts are trump?", de = "Was meldest du, wenn Herz Trumpf ist?" },
      hint = { en = "One king may serve in two melds. And look for [Jc].",
               de = "Ein König darf in zwei Meldungen stecken. Und such mal [Jc]." },
      answers = {
        { points = 28, trump = "hearts",
          why = { en = "Where would 4 more come from? You have no [Jc], and the marriage in the run does not count " ..
                       "again.",
                  de = "Woher noch 4? [Jc] hast du nicht, und das Paar in der Familie zählt nicht extra." } },
        { points = 24, trump = "hearts", right = true, why = { en = "16 and 8.", de = "16 und 8." } },
        { points = 16, trump = "hearts",
          why = { en = "That is the run. [Kh] serves among the four kings as well.",
                  de = "Das ist die Familie. [Kh] zählt bei den vier Königen noch einmal mit." } },
      } },
    { title = { en = "Bidding alone", de = "Allein reizen" },
      text = {
        { en = "Whoever your partner turns out to be melds about 9 on average, and two players take 28 of the 50 " ..
               "points in tricks. With your 24 that makes 61.",
          de = "Dein Partner, wer es auch wird, meldet im Schnitt etwa 9, und zu zweit holt ihr 28 von den 50 " ..
               "Punkten in den Stichen. Mit deinen 24 sind das 61." },
        { en = "But a set costs the whole bid, and passing costs little: each of the three defenders scores what " ..
               "all three make, some 45.",
          de = "Aber verlierst du, ist das ganze Gebot weg. Und Passen kostet wenig: Von den drei Gegenspielern " ..
               "schreibt jeder an, was alle drei zusammen haben, etwa 45." },
      },
      ask = { en = "How far do you go?", de = "Wie weit gehst du?" },
      hint = { en = "An average is not enough. You want to make it nearly always.",
               de = "Der Schnitt reicht nicht. Du willst es fast immer schaffen." },
      answers = {
        { says = { en = "To 65: partners always have something", de = "Bis 65: Ein Partner hat immer etwas" },
          why = { en = "Then you are set more often than not.", de = "Dann verlierst du öfter, als du gewinnst." } },
        { says = { en = "To 60: that is the average", de = "Bis 60: Das ist der Schnitt" },
          why = { en = "Every third time you are set, and that costs 60.",
                  de = "Jedes dritte Mal verlierst du, und dann sind 60 weg." } },
        { says = { en = "To 55", de = "Bis 55" }, right = true,
          why = { en = "With this hand you make that almost nine times in ten.",
                  de = "Das schaffst du mit diesem Blatt in fast neun von zehn Fällen." } },
        { says = { en = "To 50, and not a point further", de = "Bis 50 und keinen Punkt weiter" },
          why = { en = "50 you make nearly always. There is room for a few more.",
                  de = "50 schaffst du fast immer. Ein paar mehr sind noch drin." } },
      } },
    { title = { en = "The dealer is stuck", de = "Der Geber muss" },
      moves = "bid 50; pass",
      text = {
        { en = "Northeast (1) opened with 50, East passed. Up to 60 you bid by ones, then by fives.",
          de = "Nordost (1) hat mit 50 eröffnet, Ost hat gepasst. Bis 60 reizt ihr in Einern, dann in Fünfern." },
        { en = "Had everybody passed, the dealer, Northwest (2), would have to play for 50. Such a dealer makes it " ..
               "only every other time.",
          de = "Hätten alle gepasst, müsste der Geber für 50 spielen, also Nordwest (2). Das geht nur jedes zweite " ..
               "Mal gut." },
      },
      show = { { seat = 4 }, { seat = 3 } },
      ask = { en = "What do you say?", de = "Was sagst du?" },
      hint = { en = "Your limit is 55, but you need not start there.",
               de = "Deine Grenze ist 55, aber da musst du nicht anfangen." },
      answers = {
        { does = "bid 51", right = true,
          why = { en = "One more is enough for now.", de = "Eins mehr reicht erst einmal." } },
        { does = "pass",
          why = { en = "Against a dealer who is stuck you could sit back. But Northeast bid by choice.",
                  de = "Gegen einen Geber, der muss, könntest du abwarten. Nordost aber hat freiwillig gereizt." } },
        { does = "bid 55", acceptable = true,
          why = { en = "Within your limit, but less might do.",
                  de = "In deiner Grenze, aber vielleicht reicht weniger." } },
        { does = "bid 60",
          why = { en = "That may silence Northeast, but you pay for it: every third time you are set.",
                  de = "Vielleicht ist Nordost dann still, aber das ist teuer: Jedes dritte Mal verlierst du." } },
      } },
    { title = { en = "Friend or foe?", de = "Freund oder Feind?" },
      moves = "pass; pass; bid 53",
      text = {
        { en = "West and Northwest passed. Northeast (1) goes to 53, with a strong hand, it seems.",
          de = "West und Nordwest haben gepasst. Nordost (1) geht auf 53 und hat wohl ein starkes Blatt." },
        { en = "Do not think of Northeast as an opponent. Whoever wins this may well find the other as a partner.",
          de = "Nordost ist noch kein Gegner. Wer von euch das Spiel bekommt, hat den anderen vielleicht gleich als " ..
               "Partner." },
      },
      show = { { seat = 4 } },
      ask = { en = "And you?", de = "Und du?" },
      hint = { en = "What was your limit?", de = "Was war deine Grenze?" },
      answers = {
        { does = "pass", acceptable = true,
          why = { en = "No mistake: over many deals it comes to much the same. But then your run is only a marriage.",
                  de = "Kein Fehler: Auf Dauer kommt es fast auf dasselbe heraus. Aber dann ist deine Familie nur " ..
                       "ein Paar." } },
        { does = "bid 60",
          why = { en = "Past your limit, and six more than you need.",
                  de = "Das ist über deiner Grenze, und sechs mehr als nötig." } },
        { does = "bid 54", right = true,
          why = { en = "Within your limit: you make 54 nine times in ten.",
                  de = "In deiner Grenze: 54 schaffst du in neun von zehn Fällen." } },
      } },
    { title = { en = "Ask for a card", de = "Ruf eine Karte" },
      moves = "pass; trump hearts",
      text = {
        { en = "Northeast passes, and you name hearts (1). Now you ask for a heart. West is asked first, then " ..
               "Northwest, Northeast, East; the first who has it is your partner for this hand.",
          de = "Nordost passt, und du sagst Herz an (1). Jetzt rufst du ein Herz. Gefragt wird der Reihe nach: " ..
               "West, Nordwest, Nordost, Ost. Wer es zuerst hat, ist in dieser Runde dein Partner." },
        { en = "The card stays where it is, and each of you melds alone.",
          de = "Die Karte bleibt, wo sie ist, und jeder meldet für sich." },
      },
      show = { { panel = "trump" } },
      ask = { en = "Which card do you ask for?", de = "Welche Karte rufst du?" },
      hint = { en = "Which card would you least like to have against you?",
               de = "Welche Karte hättest du am wenigsten gern gegen dich?" },
      answers = {
        { does = "ask Kh",
          why = { en = "Whoever has a king often has the queen too, and melds 4. But aces and tens beat the king.",
                  de = "Oft steht die Dame daneben, das gibt 4. Aber gegen Asse und Zehner macht ein König keinen " ..
                       "Stich." } },
        { does = "ask Ah", right = true,
          why = { en = "The best card that you lack now plays for you. Its holder also has more aces than most.",
                  de = "Die beste Karte, die dir fehlt, spielt jetzt für dich. Wer sie hat, hat meist auch mehr " ..
                       "Asse als andere." } },
        { does = "ask 10h",
          why = { en = "A second ten for your run would be nice, but the card does not come to you.",
                  de = "Eine zweite Zehn zur Familie wäre schön, aber die Karte kommt nicht zu dir." },
          leads = { en = "And the two aces you lack may still be against you.",
                    de = "Und die zwei Asse, die dir fehlen, stehen vielleicht weiter gegen dich." } },
        { does = "ask Ad",
          why = { en = "Diamonds are your weak suit, true. But only a trump counts.",
                  de = "Karo ist deine schwache Farbe, stimmt. Aber rufen darfst du nur Trumpf." } },
      } },
    { title = { en = "What it tells you", de = "Was das verrät" },
      text = {
        { en = "West has none, Northwest has none, Northeast (1) says yes. Your rival is your partner now, and " ..
               "everybody knows it.",
          de = "West hat keins, Nordwest hat keins, Nordost (1) sagt ja. Eben noch gegen dich, jetzt mit dir, und " ..
               "alle wissen es." },
        { en = "There are four [Ah]: you hold two, Northeast one.",
          de = "[Ah] gibt es viermal: Zwei hast du, eins hat Nordost." },
      },
      show = { { seat = 4 } },
      ask = { en = "Who can have the fourth?", de = "Wer kann das vierte haben?" },
      hint = { en = "Who was asked, and who was not?", de = "Wer wurde gefragt und wer nicht?" },
      answers = {
        { says = { en = "Northeast or East", de = "Nordost oder Ost" }, right = true,
          why = { en = "East was not asked any more. And when you lead, East plays after Northeast: of two equal " ..
                       "cards the first wins.",
                  de = "Ost kam nicht mehr dran. Und wenn du ausspielst, kommt Ost nach Nordost: Von zwei gleichen " ..
                       "Karten gewinnt die erste." } },
        { says = { en = "West, Northwest or East", de = "West, Nordwest oder Ost" },
          why = { en = "West and Northwest were asked, and had none.",
                  de = "West und Nordwest wurden gefragt und hatten keins." } },
        { says = { en = "Only East", de = "Nur Ost" },
          why = { en = "Northeast may hold two: one is enough to say yes.",
                  de = "Nordost kann auch zwei haben: Für ein Ja genügt eins." } },
      } },
    { title = { en = "Two against three", de = "Zwei gegen drei" },
      text = {
        { en = "You meld 24, Northeast only 2 (1). West has 6, Northwest 12, East nothing: that makes 18 for each " ..
               "of the three.",
          de = "Du meldest 24, Nordost nur 2 (1). West hat 6, Nordwest 12, Ost nichts: Das sind 18 für jeden von " ..
               "den dreien." },
        { en = "Before your first lead you may throw in: you and Northeast lose the bid, the three score their " ..
               "meld, and nothing is played.",
          de = "Vor deinem ersten Ausspiel darfst du zusammenwerfen: Dann verliert ihr beide das Gebot, die drei " ..
               "schreiben ihre Meldungen an, und gespielt wird nicht." },
      },
      show = { { panel = "melds" } },
      ask = { en = "You bid 54. What now?", de = "Gereizt hast du 54. Was jetzt?" },
      hint = { en = "You and Northeast are one side now.", de = "Du und Nordost seid jetzt eine Partei." },
      answers = {
        { does = "leave throwing in",
          why = { en = "That is for hopeless hands. You need no more than two take on average.",
                  de = "Das ist für aussichtslose Blätter. Du brauchst nur, was zwei im Schnitt holen." },
          leads = { en = "54 off for you and for Northeast, 18 for each of the three.",
                    de = "54 weg für dich und für Nordost, 18 für jeden von den dreien." } },
        { says = { en = "Play: I need 30 from tricks", de = "Spielen: Ich brauche 30 aus Stichen" },
          why = { en = "What Northeast melds counts for you both, so take the 2 off as well.",
                  de = "Was Nordost meldet, zählt für euch beide, also auch die 2." } },
        { says = { en = "Play: the two of us need 28 from tricks", de = "Spielen: Wir zwei brauchen 28 aus Stichen" },
          right = true,
          why = { en = "24 and 2 and 28 are 54. Just what two take on average.",
                  de = "24 und 2 und 28 sind 54. Genau das holen zwei im Schnitt." } },
      } },
    { title = { en = "Up to your partner", de = "Hin zum Partner" },
      text = {
        { en = "You lead. West and Northwest (1) play before your partner (2), only East plays after.",
          de = "Du spielst aus. West und Nordwest (1) kommen vor deinem Partner dran (2), danach nur noch Ost." },
        { en = "Whoever can beat the best card so far must do so, your partner too. And you know one of Northeast's " ..
               "cards.",
          de = "Wer über die höchste Karte kommt, muss drüber, auch dein Partner. Und von Nordost kennst du eine " ..
               "Karte." },
      },
      show = { { seat = 3 }, { seat = 4 } },
      ask = { en = "What do you lead?", de = "Was spielst du aus?" },
      hint = { en = "Make them put something under Northeast's ace.",
               de = "Lass sie etwas unter das Ass von Nordost legen." },
      answers = {
        { does = "10h",
          why = { en = "Northeast must go over it: your ten and the ace fall in one trick.",
                  de = "Nordost muss drüber: Deine Zehn und das Ass fallen in einem Stich." } },
        { does = "Jh", right = true,
          why = { en = "The two before Northeast must go over the jack if they can, and the ace takes it all. East " ..
                       "cannot beat it.",
                  de = "Die zwei vor Nordost müssen über den Buben, wenn sie können, und das Ass holt alles. Ost " ..
                       "kommt nicht drüber." } },
        { does = "As", acceptable = true,
          why = { en = "Aces of short suits first: just as good.",
                  de = "Erst die Asse in kurzen Farben: genauso gut." } },
        { does = "Ah", acceptable = true,
          why = { en = "Drawing trump is just as good. But a jack would bring out Northeast's ace, and your partner leads next.",
                  de = "Trumpf ziehen ist nicht schlechter. Aber der Bube holt Nordost mit dem Ass ans Spiel." } },
        { does = "Kd",
          why = { en = "Northeast showed [Kd Qd], but two opponents come first. An ace of diamonds takes your king.",
                  de = "Nordost hat [Kd Qd] gezeigt, aber vorher kommen zwei Gegner. Ein Karo-Ass holt dir den " ..
                       "König weg." } },
      } },
    { title = { en = "One of the three", de = "Einer von dreien" },
      moves = "Qh; Kh; Ah; Jh; Ac; Jc; Kc; Qc; Jc; Ad; Qd; Kd; Jd; Jh; Ks; Js; As; Js",
      text = {
        { en = "Northeast's ace took the trick. Northeast led [Ac], and you gave [Kc]; then [Ad], and you gave " ..
               "[Kd], but Northwest trumped that one and led [Ks]. East (1) beat it with [As].",
          de = "Das Ass von Nordost hat den Stich geholt. Dann kam [Ac], du gabst [Kc]; dann [Ad], du gabst [Kd], " ..
               "aber Nordwest hat gestochen und [Ks] ausgespielt. Ost (1) ist mit [As] drüber." },
        { en = "Sit in West's chair (2): you play last, and hold [As] and [10s].",
          de = "Setz dich kurz auf Wests Platz (2): Du kommst zuletzt und hast [As] und [10s]." },
      },
      show = { { seat = 5 }, { seat = 2 } },
      ask = { en = "What do you put on East's ace?", de = "Was gibst du auf das Ass von Ost?" },
      hint = { en = "For whom does a point in East's trick count?", de = "Für wen zählt ein Punkt in Osts Stich?" },
      answers = {
        { says = "[As]",
          why = { en = "A point as well, but this ace can still take a trick.",
                  de = "Auch ein Punkt, aber das Ass kann noch einen Stich machen." } },
        { says = { en = "Either: the points go to East, not to me", de = "Egal: Die Punkte bekommt Ost, nicht ich" },
          why = { en = "For this hand you three are one side, and each of you is credited with every point.",
                  de = "In dieser Runde seid ihr drei eine Partei, und jeden Punkt schreibt jeder von euch an." } },
        { says = "[10s]", right = true,
          why = { en = "It is safe there. Later South's ace could catch it.",
                  de = "Da ist sie sicher. Später holt sie vielleicht das Ass von Süd." } },
      } },
    { title = { en = "Two pay, one takes", de = "Zwei zahlen drauf" },
      moves = "10s; Ac; Ac; 10c; Kc; Jc; Kc; Qh; Qc; Qc; 10c",
      text = {
        { en = "The three have 9 points, you two 6 (1). You trumped East's [Kc], so you lead.",
          de = "Die drei haben 9 Punkte, ihr zwei 6 (1). Osts [Kc] hast du gestochen, und du spielst aus." },
        { en = "Spades have been led once. Northeast (2) played [Js], and must have bid on a long suit: that may have " ..
               "been the only spade.",
          de = "Pik lief einmal. Nordost (2) gab [Js] und hat auf eine lange Farbe gereizt: Vielleicht ist da kein " ..
               "zweites Pik." },
      },
      show = { { panel = "tricks" }, { seat = 4 } },
      ask = { en = "What do you lead?", de = "Was spielst du aus?" },
      hint = { en = "What must Northeast do without a spade?", de = "Was muss Nordost ohne Pik tun?" },
      answers = {
        { does = "As",
          why = { en = "Without a spade Northeast must trump, even your ace.",
                  de = "Ohne Pik muss Nordost stechen, auch dein Ass." },
          leads = { en = "So it is: an ace and a trump gone for one trick.",
                    de = "So ist es: Ass und Trumpf weg, für einen einzigen Stich." } },
        { does = "Js", right = true,
          why = { en = "West goes over it, Northwest thinks the trick is safe and adds a point. Then Northeast trumps.",
                  de = "West geht drüber, Nordwest hält den Stich für sicher und schmiert. Dann sticht Nordost." } },
        { does = "Ks", acceptable = true,
          why = { en = "Just as good if Northeast trumps it. If not, your king is lost.",
                  de = "Genauso gut, wenn Nordost sticht. Wenn nicht, ist dein König weg." } },
        { does = "Jd", acceptable = true,
          why = { en = "To Northeast's diamonds: about as good.", de = "Zum Karo von Nordost: etwa genauso gut." } },
        { does = "Ah",
          why = { en = "That draws Northeast's trumps as well, and they are worth more for trumping spades.",
                  de = "Damit ziehst du auch Nordost den Trumpf, und der ist zum Stechen mehr wert." } },
      } },
    { title = { en = "Two trumps out", de = "Noch zwei Trümpfe" },
      moves = "As; Ks; Kh; Js; Ad; 10h; Jd; Kd; Qh; Jc; Jh; 10c; Kc; Qc; Jd; 10d; Ac; Jd; Qh; 10c; 10h; Kh; Qs; 10h",
      text = {
        { en = "Northeast trumped, and their [As] and [Ks] are yours. Then East trumped twice, and so did you. You " ..
               "two have 15 points of the 28 you need (1), and 21 are left.",
          de = "Nordost hat gestochen, [As] und [Ks] gehören euch. Dann hat Ost zweimal gestochen und du auch. Von " ..
               "den 28 Punkten habt ihr 15 (1), und 21 sind noch drin." },
        { en = "Of twenty trumps [Ah] and [10h] are still out. You trumped the last trick with a ten, and Northeast " ..
               "put another ten under it: with an ace, Northeast would have had to go over.",
          de = "Von zwanzig Trümpfen fehlen noch [Ah] und [10h]. Eben hast du mit einer Zehn gestochen, und Nordost " ..
               "musste eine Zehn daruntergeben: Mit einem Ass hätte Nordost drübergehen müssen." },
      },
      show = { { panel = "tricks" } },
      ask = { en = "What do you lead?", de = "Was spielst du aus?" },
      hint = { en = "Who has [Ah]? And which of two equal cards wins?",
               de = "Wer hat [Ah]? Und welche von zwei gleichen gewinnt?" },
      answers = {
        { does = "Kh",
          why = { en = "East has the ace, and takes your king.", de = "Ost hat das Ass und holt deinen König." },
          leads = { en = "You end with 22 at best, and are set.",
                    de = "Ihr kommt höchstens auf 22 und habt verloren." } },
        { does = "Ks",
          why = { en = "An ace and three tens are still out over it.",
                  de = "Über dem König sind noch ein Ass und drei Zehner draußen." },
          leads = { en = "You end with 27: one short.", de = "Ihr kommt auf 27: einer zu wenig." } },
        { does = "As", acceptable = true,
          why = { en = "It holds, for East has spades. Had East none, it would have been trumped.",
                  de = "Das hält, weil Ost noch Pik hat. Sonst würde Ost stechen." } },
        { does = "Ah", right = true,
          why = { en = "East's ace comes second. Your two draw both trumps, and [Kh] is left for the last trick.",
                  de = "Osts Ass kommt als zweites. Deine zwei ziehen beide Trümpfe, und [Kh] bleibt für den " ..
                       "letzten Stich." } },
      } },
    { title = { en = "The same for both", de = "Für beide dasselbe" },
      moves = "Qd; Qs; Kd; 10h; Ah; Qd; Qs; Kd; Ah; As; 10d; Ks; 10d; Qs; Ks; Ad; 10s; Qd; 10s; As; 10d; 10s; Kh; Ad",
      steady = "end of round",
      text = {
        { en = "[Kh] took the last trick, which counts 2 extra. 32 from tricks and 26 in meld: you and Northeast " ..
               "score 58 each (1), the others 18 and 18, 36 each.",
          de = "[Kh] hat den letzten Stich gemacht, der zählt 2 extra. 32 aus Stichen und 26 Meldung: Ihr beide " ..
               "schreibt je 58 an (1), die anderen 18 und 18, also je 36." },
        { en = "In the next hand you may be opponents again. 500 wins; if several get there in one hand, you two " ..
               "come before the others, and the higher of you wins.",
          de = "In der nächsten Runde seid ihr vielleicht wieder Gegner. Wer 500 hat, gewinnt. Schaffen es mehrere " ..
               "zugleich, geht ihr zwei vor, und von euch gewinnt, wer mehr hat." },
      },
      show = { { panel = "scores" } },
      ask = { en = "What if the two of you had taken only 27?", de = "Und wenn ihr zwei nur 27 geholt hättet?" },
      hint = { en = "26 and 27 are 53.", de = "26 und 27 sind 53." },
      answers = {
        { says = { en = "54 off for you alone: it was your bid", de = "54 weg, aber nur für dich: Du hast gereizt" },
          why = { en = "Northeast was your side. A set costs both of you.",
                  de = "Nordost war deine Partei. Verloren habt ihr beide." } },
        { says = { en = "54 off for you and 54 for Northeast",
                   de = "54 weg für dich und 54 für Nordost" }, right = true,
          why = { en = "And neither meld nor tricks are left. The three score 18 and 23: 41 each.",
                  de = "Und von Meldung und Stichen bleibt nichts. Die drei schreiben 18 und 23 an, je 41." } },
        { says = { en = "27 off for each of you", de = "27 weg für jeden von euch" },
          why = { en = "A bid is not shared: each of you pays all of it.",
                  de = "Geteilt wird nicht: Jeder von euch zahlt das ganze Gebot." } },
      } },
  },
}
