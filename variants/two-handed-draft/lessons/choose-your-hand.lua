-- Two hands chosen from the stock (C19-C21): keep or reject, what lies where, the dealer's 250, one opponent (C06-C13).
return {
  title = { en = "Choose your hand", de = "Such dir dein Blatt aus" },
  goal  = { en = "What to keep and what to reject, what your pile is worth, and how to play against one opponent.",
            de = "Was du behältst und was du ablehnst, was dein Stapel wert ist und wie du gegen nur einen Gegner " ..
                 "spielst." },
  minutes = 12, order = 1,
  seat = 1, dealer = 1,
  seed = 10,
  steps = {
    { title = { en = "Your first card", de = "Die erste Karte" },
      moves = "keep",
      text = {
        { en = "Nothing is dealt. You and North draw in turn. You see one card, now [Qc]: keep it, and the next " ..
               "goes to your pile unseen. Reject it, and you must keep the next.",
          de = "Gegeben wird nicht: Du und Nord zieht abwechselnd. Du siehst eine Karte, jetzt [Qc]. Behältst du " ..
               "sie, geht die nächste ungesehen auf deinen Stapel. Lehnst du sie ab, musst du die nächste nehmen." },
        { en = "After twelve turns each, you both have twelve cards in hand and twelve in your pile.",
          de = "Nach je zwölf Zügen habt ihr beide zwölf Karten auf der Hand und zwölf auf dem Stapel." },
      },
      ask = { en = "[Qc]: keep or reject?", de = "[Qc]: behältst du sie?" },
      hint = { en = "Half the pack is aces, tens and kings.",
               de = "Die Hälfte aller Karten sind Asse, Zehner und Könige." },
      answers = {
        { does = "keep",
          why = { en = "It takes few tricks and melds nothing alone. The next card is better more often than worse.",
                  de = "Sie macht kaum einen Stich, und allein meldet sie nichts. Die nächste Karte ist eher " ..
                       "besser als schlechter." } },
        { says = { en = "Look at the next card first", de = "Erst die nächste ansehen" },
          why = { en = "Not allowed. You decide on one card without knowing the other.",
                  de = "Das gibt es nicht: Du entscheidest über die eine, ohne die andere zu kennen." } },
        { does = "reject", right = true,
          why = { en = "The odds are with the next card. And by rejecting you see two cards, by keeping only one.",
                  de = "Die nächste ist wahrscheinlich besser. Und wer ablehnt, sieht zwei Karten, wer behält, nur " ..
                       "eine." } },
      } },
    { title = { en = "A ten", de = "Eine Zehn" },
      moves = "reject",
      text = {
        { en = "You got [Jd], and now you drew [10h].", de = "Du bekamst [Jd] und hast jetzt [10h] gezogen." },
        { en = "What you reject is not lost: at the end your pile counts with your tricks. An ace, a ten or a king " ..
               "is 10, everything else nothing.",
          de = "Was du ablehnst, ist nicht verloren: Am Ende zählt dein Stapel zu deinen Stichen. Ass, Zehn und " ..
               "König zählen 10, alles andere nichts." },
      },
      ask = { en = "[10h]: keep or reject?", de = "[10h]: behältst du sie?" },
      hint = { en = "Where are these ten points safer?", de = "Wo sind diese zehn Punkte sicherer?" },
      answers = {
        { does = "reject", right = true,
          why = { en = "In your pile the ten points are safe. In hand, two aces can take them, and a ten melds " ..
                       "only in a run.",
                  de = "Auf dem Stapel sind die zehn Punkte sicher. Auf der Hand drohen zwei Asse, und melden " ..
                       "kannst du eine Zehn nur in der Familie." } },
        { does = "keep",
          why = { en = "Ten points, yes, but they count in your pile as well. And there no ace can take them.",
                  de = "Zehn Punkte, ja, aber die zählen auch auf dem Stapel. Und da holt sie dir kein Ass." } },
      } },
    { title = { en = "One suit", de = "Eine Farbe" },
      moves = "reject; keep; reject; reject; keep; keep; keep; reject; keep",
      text = {
        { en = "Five turns on. You have four diamonds (1), and with [Qs] (2) a pinochle. [10s] went to your pile, too.",
          de = "Fünf Züge später: Du hast vier Karo (1) und mit [Qs] (2) einen Binokel. Auch [10s] liegt auf " ..
               "deinem Stapel." },
        { en = "In diamonds you meld 60: the pinochle 40, each nine 10. Now you drew [Kd].",
          de = "In Karo meldest du 60: der Binokel 40, jede Neun 10. Jetzt hast du [Kd] gezogen." },
      },
      show = { { cards = "Ad Jd 9d 9d" }, { cards = "Qs" } },
      ask = { en = "[Kd]: keep or reject?", de = "[Kd]: behältst du ihn?" },
      hint = { en = "Look past this card: which melds could it belong to?",
               de = "Denk weiter: Zu welchen Meldungen könnte er noch gehören?" },
      answers = {
        { does = "reject",
          why = { en = "It adds no meld yet, true. But half a royal marriage and a fifth trump are worth more than " ..
                       "a card you do not know.",
                  de = "Noch meldet er nichts, stimmt. Aber ein halbes Trumpfpaar und ein fünfter Trumpf sind mehr " ..
                       "wert als eine Karte, die du nicht kennst." } },
        { does = "keep", right = true,
          why = { en = "By now you are collecting diamonds: it is half a royal marriage, and your fifth trump.",
                  de = "Inzwischen sammelst du Karo: Er ist ein halbes Trumpfpaar und dein fünfter Trumpf." } },
      } },
    { title = { en = "What you have so far", de = "Was du schon hast" },
      moves = "keep; reject; reject; keep",
      text = {
        { en = "It paid: the other [Ad] came, and then [Qd] (1). You have nine cards, seven of them diamonds. " ..
               "Three turns are left.",
          de = "Es hat sich gelohnt: Das andere [Ad] kam und danach [Qd] (1). Du hast neun Karten, sieben davon " ..
               "Karo. Drei Züge hast du noch." },
      },
      show = { { cards = "Qd" } },
      ask = { en = "What do you meld now if diamonds are trump?", de = "Was meldest du jetzt, wenn Karo Trumpf ist?" },
      hint = { en = "King and queen of trump, the pinochle, two nines. And is there a run?",
               de = "König und Dame in Trumpf, der Binokel, zwei Neunen. Und die Familie?" },
      answers = {
        { points = 80, trump = "diamonds",
          why = { en = "King and queen of trump are 40, not 20.",
                  de = "König und Dame in Trumpf zählen 40, nicht 20." } },
        { points = 100, trump = "diamonds", right = true,
          why = { en = "40, 40 and 20. The last queen alone brought 40.",
                  de = "40, 40 und 20. Die letzte Dame allein hat 40 gebracht." } },
        { points = 210, trump = "diamonds",
          why = { en = "That counts a run. You still lack [10d].",
                  de = "Da ist die Familie dabei. Dafür fehlt dir noch [10d]." } },
      } },
    { title = { en = "Twenty now, or a run", de = "20 oder die Familie?" },
      moves = "reject; keep; reject",
      text = {
        { en = "Next you kept [Ah]. Now you drew [Ks]: with [Qs] (1) that is a marriage, 20 more.",
          de = "Danach hast du [Ah] behalten. Jetzt hast du [Ks] gezogen: mit [Qs] (1) ein Paar, 20 mehr." },
        { en = "For a run you lack only [10d]. It would bring 110 more: 150 in place of 40. You have seen 16 " ..
               "cards, and neither [10d] was among them.",
          de = "Zur Familie fehlt nur [10d]. Mit ihr hättest du 110 mehr: 150 statt 40. Von den 48 Karten hast du " ..
               "16 gesehen, [10d] war nicht dabei." },
      },
      show = { { cards = "Qs" } },
      ask = { en = "[Ks]: keep or reject?", de = "[Ks]: behältst du ihn?" },
      hint = { en = "Two tens among 32 cards. How often is the next one a [10d]?",
               de = "Zwei Zehner unter 32 Karten. Wie oft ist die nächste [10d]?" },
      answers = {
        { does = "keep", right = true,
          why = { en = "20 for sure. One time in 16 the next is a [10d], and a sixteenth of 110 is just 7.",
                  de = "20 sicher. Nur jedes sechzehnte Mal ist die nächste [10d]: 110 durch 16 sind gerade mal 7." } },
        { does = "reject",
          why = { en = "Fifteen times out of 16 that is not the ten, and the 20 are gone.",
                  de = "In 15 von 16 Fällen ist es nicht die Zehn, und die 20 sind weg." } },
      } },
    { title = { en = "Where are the others?", de = "Wo sind die anderen?" },
      moves = "keep; reject",
      text = {
        { en = "The stock is gone. Your last card is [Jh] (1). Of the twelve diamonds you hold seven, and you " ..
               "rejected none.",
          de = "Der Talon ist leer, zuletzt kam [Jh] (1). Von zwölf Karo hast du sieben, abgelehnt hast du keins." },
        { en = "Thirty cards you have not seen: North's hand of 12, North's pile of 12, and six in your own pile.",
          de = "30 Karten kennst du nicht: zwölf auf Nords Hand, zwölf auf Nords Stapel und sechs auf deinem " ..
               "eigenen." },
      },
      show = { { cards = "Jh" } },
      ask = { en = "How many diamonds do you expect North to hold?", de = "Mit wie vielen Karo bei Nord rechnest du?" },
      hint = { en = "Twelve of those thirty cards are in North's hand: two in five.",
               de = "Von den 30 Karten hat Nord zwölf auf der Hand: zwei von fünf." },
      answers = {
        { says = { en = "All five", de = "Mit allen fünf" },
          why = { en = "With every card in play, yes. Here most of those you miss lie in piles.",
                  de = "Wenn alle Karten im Spiel wären, ja. Hier liegen die meisten, die du vermisst, auf den " ..
                       "Stapeln." } },
        { says = { en = "None", de = "Mit keinem" },
          why = { en = "It happens, but do not count on it.", de = "Kommt vor, aber verlass dich nicht darauf." } },
        { says = { en = "Two", de = "Mit zwei" }, right = true,
          why = { en = "Two of the five, on average. Any card you miss is more likely to be in a pile than in " ..
                       "North's hand.",
                  de = "Zwei von fünf, im Schnitt. Jede Karte, die du vermisst, liegt eher auf einem Stapel, als " ..
                       "dass Nord sie hat." } },
      } },
    { title = { en = "Stuck at 250", de = "Für 250 musst du" },
      moves = "pass",
      text = {
        { en = "North called first and passed. You dealt (1), so you must play for 250 now, whatever you hold. " ..
               "Dealers who are stuck make it only one time in three.",
          de = "Nord war zuerst dran und hat gepasst. Du bist Geber (1), also musst du jetzt für 250 spielen, egal " ..
               "womit. Wer so muss, schafft es nur jedes dritte Mal." },
        { en = "But you chose well: in diamonds you meld 120, in spades 110.",
          de = "Aber du hast gut ausgesucht: In Karo meldest du 120, in Pik 110." },
      },
      show = { { seat = 1 } },
      ask = { en = "What do you name?", de = "Was sagst du an?" },
      hint = { en = "250 less your meld must come from tricks and pile.",
               de = "Was an 250 fehlt, müssen Stiche und Stapel bringen." },
      answers = {
        { does = "trump diamonds", right = true,
          why = { en = "Seven trumps, and the most meld.", de = "Sieben Trümpfe, und du meldest am meisten." } },
        { does = "trump spades",
          why = { en = "Only ten less in meld, but three trumps, and no ace or ten among them.",
                  de = "Nur zehn weniger gemeldet, aber bloß drei Trümpfe, und kein Ass und keine Zehn dabei." } },
        { says = { en = "Nothing: I pass, too", de = "Nichts: Ich passe auch" },
          why = { en = "The dealer cannot. When the other has passed, the contract is yours.",
                  de = "Das kann der Geber nicht. Hat der andere gepasst, ist es dein Spiel." } },
      } },
    { title = { en = "What is in your pile?", de = "Was ist im Stapel?" },
      text = {
        { en = "You meld 120 and need 130 more. North showed only [Kh Qh] (1).",
          de = "Du meldest 120 und brauchst noch 130. Nord hat nur [Kh Qh] gezeigt (1)." },
        { en = "You rejected [Qc 10h 10s 9h Jh Qh]. The other six cards of your pile you never saw.",
          de = "Abgelehnt hast du [Qc 10h 10s 9h Jh Qh]. Die anderen sechs Karten auf deinem Stapel hast du nie " ..
               "gesehen." },
      },
      show = { { panel = "melds" } },
      ask = { en = "What do you expect from your pile?", de = "Was erwartest du von deinem Stapel?" },
      hint = { en = "Two tens you know. About half of all other cards count 10.",
               de = "Zwei Zehner kennst du. Von den anderen Karten zählt etwa die Hälfte 10." },
      answers = {
        { says = { en = "Nothing", de = "Nichts" },
          why = { en = "Your own pile counts with your tricks, and nobody can take it from you.",
                  de = "Dein Stapel zählt zu deinen Stichen, und den nimmt dir keiner." } },
        { says = { en = "About 50", de = "Etwa 50" }, right = true,
          why = { en = "20 you know, about 30 come from the six unseen. So your tricks must bring 80.",
                  de = "20 kennst du, um die 30 bringen die sechs ungesehenen. Deine Stiche müssen also 80 holen." } },
        { says = { en = "20", de = "20" },
          why = { en = "That is what you rejected. Among the other six there are about three counters.",
                  de = "Das ist das Abgelehnte. Unter den sechs anderen sind aber etwa drei Zählkarten." } },
      } },
    { title = { en = "Against one", de = "Gegen einen" },
      text = {
        { en = "You lead. The rules of play are the ones you know: follow, trump if you cannot, and head the trick " ..
               "if you can.",
          de = "Du spielst aus. Es gilt, was du kennst: bedienen, sonst stechen, und drübergehen, wenn es geht." },
        { en = "You may still throw the hand in now, at a cost of 250.",
          de = "Noch darfst du aufgeben und zusammenwerfen, das kostet dich 250." },
      },
      ask = { en = "What do you do?", de = "Was machst du?" },
      hint = { en = "Only one player can ruff your aces. How many trumps may North have?",
               de = "Nur einer kann dir die Asse abstechen. Wie viele Trümpfe hat Nord wohl?" },
      answers = {
        { does = "leave throwing in", says = { en = "Throw in", de = "Aufgeben" },
          why = { en = "80 from tricks with seven trumps? Declarers who play it out take about 100 on average.",
                  de = "80 aus Stichen mit sieben Trümpfen? Wer spielt, holt im Schnitt etwa 100." },
          leads = { en = "250 off for you, 20 for North.", de = "250 weg für dich, 20 für Nord." } },
        { does = "Ad", right = true,
          why = { en = "Nothing beats it, and you see whether North has trumps at all.",
                  de = "Drüber kommt nichts, und du siehst, ob Nord überhaupt Trumpf hat." } },
        { does = "Ah", acceptable = true,
          why = { en = "Just as good: so early North will hardly ruff it.",
                  de = "Genauso gut: So früh sticht Nord das kaum." } },
        { does = "Ks",
          why = { en = "An ace or a ten takes it, and your ten points with it.",
                  de = "Ein Ass oder eine Zehn holt ihn, und zehn Punkte von dir sind weg." } },
        { does = "9s", acceptable = true,
          why = { en = "Also good: it costs nothing, and brings out a higher spade, if North has one.",
                  de = "Auch gut: Sie kostet nichts und holt bei Nord ein höheres Pik heraus, falls eins da ist." } },
        { does = "Qs", acceptable = true,
          why = { en = "Also good: it costs nothing, and your king moves up.",
                  de = "Auch gut: Sie kostet nichts, und dein König rückt auf." } },
      } },
    { title = { en = "North is out of trump", de = "Nord ohne Trumpf" },
      moves = "Jd; Ad; 9h; Ah; Qh; Kd; 9s",
      text = {
        { en = "North had one trump. You took four tricks, but North gave no counter: 40 points (1), all your own.",
          de = "Nord hatte einen Trumpf. Vier Stiche gehören dir, aber Nord gab keine Zählkarte her: 40 Punkte " ..
               "(1), alle von dir." },
        { en = "Your four diamonds are sure tricks (2). About 40 more must come.",
          de = "Deine vier Karo sind sichere Stiche (2). Etwa 40 müssen noch her." },
      },
      show = { { panel = "tricks" }, { cards = "Qd Jd 9d 9d" } },
      ask = { en = "What do you lead?", de = "Was spielst du aus?" },
      hint = { en = "How does a small trump earn ten points?", de = "Wie bringt ein kleiner Trumpf zehn Punkte?" },
      answers = {
        { does = "Qd",
          why = { en = "One trump after another? North throws worthless cards first. In the end you have no trump " ..
                       "against North's aces, nor for the last trick.",
                  de = "Einen Trumpf nach dem anderen? Nord wirft erst das Wertlose ab. Am Ende hast du keinen " ..
                       "Trumpf mehr gegen die Asse von Nord, und auch nicht für den letzten Stich." },
          leads = { en = "All trumps first would end at 240: ten short.",
                    de = "Erst alle Trümpfe, und du endest bei 240: Zehn fehlen." } },
        { does = "Ks",
          why = { en = "North's ten or ace would take it. Lead the queen, and the king moves up.",
                  de = "Den holt eine Zehn oder ein Ass von Nord. Spiel die Dame, dann rückt der König auf." } },
        { does = "Qs", right = true,
          why = { en = "North must go over it, and then lead. What you cannot follow, you ruff.",
                  de = "Nord muss drüber und dann ausspielen. Was du nicht bedienen kannst, stichst du." } },
        { does = "9s", acceptable = true,
          why = { en = "Just as good: North gets the lead for nothing.",
                  de = "Genauso gut: Nord kommt ans Spiel, und es kostet dich nichts." } },
        { does = "Jh", acceptable = true,
          why = { en = "Just as good: your last heart. After that you ruff every heart.",
                  de = "Genauso gut: dein letztes Herz. Danach stichst du jedes Herz." } },
      } },
    { title = { en = "Let North lead", de = "Lass Nord ausspielen" },
      moves = "10s; Ac; 9d",
      text = {
        { en = "North went over it with [10s] and led [Ac]; you ruffed it with a nine. You have 50.",
          de = "Nord ging mit [10s] drüber und spielte [Ac]; das hast du mit der Neun gestochen. Du hast 50." },
        { en = "Three trumps are left (1), [Ks 9s] and [Jh]. North still has [Kh] from the marriage.",
          de = "Drei Trümpfe hast du noch (1), dazu [Ks 9s] und [Jh]. Nord hat noch [Kh] aus dem Paar." },
      },
      show = { { cards = "Qd Jd 9d" } },
      ask = { en = "What do you lead now?", de = "Was spielst du jetzt aus?" },
      hint = { en = "North is probably full of hearts. How do you make them yours?",
               de = "Nord hat wohl viel Herz. Wie wird daraus etwas für dich?" },
      answers = {
        { does = "Jh", right = true,
          why = { en = "Your last heart. North takes it and must lead: every heart, every club you ruff.",
                  de = "Dein letztes Herz. Nord macht den Stich und muss ausspielen: Jedes Herz, jedes Kreuz " ..
                       "stichst du." } },
        { does = "9d",
          why = { en = "It takes a trick, but North throws nothing of value on it. As a ruff it takes a counter.",
                  de = "Ein Stich, aber Nord wirft wieder nur Wertloses ab. Beim Stechen holt die Neun eine " ..
                       "Zählkarte." } },
        { does = "Ks", acceptable = true,
          why = { en = "Good as well: only an ace beats it now.", de = "Auch gut: Drüber geht jetzt nur ein Ass." } },
        { does = "9s", acceptable = true,
          why = { en = "Good as well: that gives North the lead, and keeps the king.",
                  de = "Auch gut: So kommt Nord ans Spiel, und der König bleibt dir." } },
      } },
    { title = { en = "You call first", de = "Du sagst zuerst an" },
      moves = "Kh; 10h; 9d; 9s; Js; Ah; Jd; Qd; Jc; Ks; Kh",
      steady = "end of round",
      text = {
        { en = "120 in meld, 100 from tricks, 60 from your pile: 280 (1). And the card after [Ks]? It was [10d]. " ..
               "Keeping the king was right all the same.",
          de = "120 gemeldet, 100 aus Stichen, 60 vom Stapel: 280 (1). Und die Karte nach [Ks]? Das war [10d]. Den " ..
               "König zu behalten war trotzdem richtig." },
        { en = "North deals next, so you call first. Say you can meld 120 again.",
          de = "Als Nächstes gibt Nord, also sagst du zuerst an. Angenommen, du kannst wieder 120 melden." },
      },
      show = { { panel = "scores" } },
      ask = { en = "What do you call?", de = "Was sagst du?" },
      hint = { en = "What must North do if you pass?", de = "Was muss Nord tun, wenn du passt?" },
      answers = {
        { says = { en = "250: I would make it", de = "250: Das schaffe ich" },
          why = { en = "Probably, and North would score, too. But a pass forces North to play, and two times out " ..
                       "of three North fails.",
                  de = "Wahrscheinlich, aber Nord schreibt dann auch etwas an. Passt du, muss Nord spielen, und in " ..
                       "zwei von drei Fällen geht das schief." } },
        { says = { en = "300, to keep North out", de = "300, damit Nord passt" },
          why = { en = "Why keep North out? If you pass, North must play for 250, and that is what you want.",
                  de = "Wozu? Passt du selbst, muss Nord für 250 spielen, und genau das willst du." } },
        { says = { en = "Pass", de = "Passe" }, right = true,
          why = { en = "Then North is stuck at 250. On average passing brings more than bidding, even with a good " ..
                       "hand.",
                  de = "Dann sitzt Nord auf den 250. Passen bringt im Schnitt mehr als Reizen, auch mit gutem " ..
                       "Blatt." } },
      } },
  },
}
