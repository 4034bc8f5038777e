-- Somebody's first hand of Bezique: tricks, melds, the seven of trump, the last eight tricks and the score (E01-E11).
return {
  title = { en = "Bezique from the beginning", de = "Bezique von Anfang an" },
  goal  = { en = "One hand of Bezique: when to meld, what to keep, and how the last tricks are played.",
            de = "Eine ganze Runde Bezique: wann du meldest, was du behältst und wie die letzten Stiche laufen." },
  minutes = 12, order = 1,
  seat = 1, dealer = 1,
  deal = {
    "10c Kc Jc Ks Qs Jd 8h Kh",
    "Kc As 9s 8c 9d 8d 7s 9c",
  },
  -- The card turned up, which is drawn last; then the cards as they are drawn, the winner's before the loser's.
  stock = "10h Jh Qc Js 10s Ah Ac Jc Qh Qh 7h Ah Js Qd Jh 9s Qd Jd Kd Ks 8s 7h 9h Ad 10h Qs 10d Ac 8h 9d 7d 8d Kh " ..
          "9h 9c 7c 8c As 8s 10s 7c 7s Kd Qc 10d 10c 7d Ad",
  steps = {
    { title = { en = "The ten is high", de = "Die Zehn ist hoch" },
      moves = "Kc",
      text = {
        { en = "Two play, each for themselves, with 32 different cards, two of each. From high to low: ace, ten, " ..
               "king, queen, jack, nine, eight, seven.",
          de = "Ihr seid zu zweit, jeder für sich. Es gibt 32 verschiedene Karten, jede zweimal. Von oben nach " ..
               "unten: Ass, Zehn, König, Dame, Bube, Neun, Acht, Sieben." },
        { en = "You have dealt, eight cards each, so North leads: [Kc] (1). You want this trick.",
          de = "Du hast gegeben, acht Karten für jeden. Also spielt Nord aus: [Kc] (1). Den Stich willst du haben." },
      },
      show = { { cards = "Kc" } },
      ask = { en = "What do you play?", de = "Was spielst du?" },
      hint = { en = "Which club is higher than a king?", de = "Welches Kreuz ist höher als ein König?" },
      answers = {
        { does = "Jc", why = { en = "The jack is lower than the king.",
                               de = "Der Bube ist kleiner als der König." } },
        { does = "10c", right = true,
          why = { en = "Only the ace of clubs is higher. And it pays: each ace and each ten in your tricks counts " ..
                       "10 at the end. They are called brisques.",
                  de = "Höher ist in Kreuz nur das Ass. Und es lohnt sich: Jedes Ass und jede Zehn in deinen " ..
                       "Stichen zählt am Ende 10. Diese Karten heißen Brisques." } },
        { does = "Kc", why = { en = "Of two equal cards the first wins, and that is North's.",
                               de = "Von zwei gleichen Karten sticht die erste, und die ist von Nord." } },
      } },
    { title = { en = "Your first meld", de = "Deine erste Meldung" },
      text = {
        { en = "Whoever takes a trick may lay one meld: cards that score together. They lie open in front of you, " ..
               "but you can still play them.",
          de = "Wer einen Stich macht, darf einmal melden: Karten, die zusammen zählen. Sie liegen dann offen vor " ..
               "dir, aber ausspielen kannst du sie weiterhin." },
        { en = "King and queen of a suit (1) are a marriage: 20. [Qs Jd] (2) are called bezique, like the game: 40.",
          de = "König und Dame einer Farbe (1) sind ein Paar: 20. [Qs Jd] (2) heißen Bezique, wie das Spiel: 40." },
      },
      show = { { cards = "Ks Qs" }, { cards = "Qs Jd" } },
      ask = { en = "What do you meld?", de = "Was meldest du?" },
      hint = { en = "One meld a trick. Which scores more?", de = "Eine Meldung pro Stich. Welche zählt mehr?" },
      answers = {
        { says = { en = "The marriage: [Ks Qs]", de = "Das Paar: [Ks Qs]" }, does = "meld Ks Qs as Common marriage",
          why = { en = "20, when you could have 40. The other meld has to wait for your next trick.",
                  de = "20, wo du 40 haben kannst. Die andere Meldung muss auf deinen nächsten Stich warten." } },
        { says = { en = "Nothing: I show no cards", de = "Nichts: Ich zeige keine Karten" }, does = "decline",
          why = { en = "Showing them gives away a little, but 40 points are more than that.",
                  de = "Ein wenig verrätst du damit, aber 40 Punkte sind mehr wert." },
          leads = { en = "You could meld them later, but only after another trick.",
                    de = "Später melden geht auch, aber erst nach einem weiteren Stich." } },
        { says = { en = "The bezique: [Qs Jd]", de = "Den Bezique: [Qs Jd]" },
          does = "meld Qs Jd as Bezique", right = true,
          why = { en = "40 points. Now both of you draw a card from the stock, you first: the trick was yours.",
                  de = "40 Punkte. Jetzt zieht ihr beide eine Karte vom Talon, du zuerst, denn es war dein Stich." } },
      } },
    { title = { en = "Trump", de = "Trumpf" },
      moves = "Jc; Qc; As",
      text = {
        { en = "Whoever takes a trick leads. You led [Jc], and North took it with [Qc]. You both drew, and North " ..
               "leads [As] (1).",
          de = "Wer den Stich macht, spielt aus. Du hast [Jc] gebracht, Nord hat ihn mit [Qc] geholt. Ihr habt " ..
               "wieder gezogen, und jetzt spielt Nord [As] (1)." },
        { en = "[10h] (2) was turned up after the deal and lies under the stock: hearts are trump and beat every " ..
               "other suit. And as long as there is a stock, nobody has to follow.",
          de = "[10h] (2) wurde nach dem Geben aufgedeckt und liegt unter dem Talon: Herz ist Trumpf und sticht " ..
               "jede andere Farbe. Und solange ein Talon da ist, muss niemand bedienen." },
      },
      show = { { cards = "As" }, { cards = "10h" } },
      ask = { en = "What do you play?", de = "Was spielst du?" },
      hint = { en = "In spades nothing beats an ace.", de = "In Pik geht nichts über das Ass." },
      answers = {
        { does = "8h", right = true,
          why = { en = "Any trump beats the ace, and now that ace counts 10 for you.",
                  de = "Jeder Trumpf sticht das Ass, und die 10 Punkte dafür hast jetzt du." } },
        { does = "10s", why = { en = "The ace is higher, and you do not have to follow.",
                                de = "Das Ass ist höher, und bedienen musst du nicht." },
          leads = { en = "North would have two brisques in this trick: 20 points.",
                    de = "Nord hätte zwei Brisques in diesem Stich: 20 Punkte." } },
        { does = "Kh", why = { en = "It takes the trick, but so does the eight. High trumps are worth keeping.",
                               de = "Der sticht auch, aber die Acht reicht. Hohe Trümpfe hebst du besser auf." } },
      } },
    { title = { en = "The same queen again", de = "Noch einmal die Dame" },
      text = {
        { en = "Your trick, so you may meld. [Qs] (1) lies on the table already, in the bezique.",
          de = "Dein Stich, du darfst wieder melden. [Qs] (1) liegt schon auf dem Tisch, im Bezique." },
        { en = "There are three kinds of melds: marriages and sequences, beziques, and four of a kind. A melded " ..
               "card serves again in a meld of another kind. But each meld needs a new card.",
          de = "Es gibt drei Arten von Meldungen: Paare und Folgen, Beziques und vier Gleiche. Eine gemeldete " ..
               "Karte zählt noch einmal in einer Meldung anderer Art. Aber eine neue Karte muss jedes Mal dabei " ..
               "sein." },
      },
      show = { { cards = "Qs" } },
      ask = { en = "What do you meld?", de = "Was meldest du?" },
      hint = { en = "Who goes with the queen of spades and has not been melded?",
               de = "Wer passt zur Pik-Dame und war noch nicht dabei?" },
      answers = {
        { says = { en = "The bezique again: [Qs Jd]", de = "Noch einmal den Bezique: [Qs Jd]" },
          does = "meld Qs Jd as Bezique",
          why = { en = "No more 40 for these two.", de = "Für die zwei gibt es keine 40 mehr." } },
        { says = { en = "The marriage: [Ks Qs]", de = "Das Paar: [Ks Qs]" },
          does = "meld Ks Qs as Common marriage", right = true,
          why = { en = "20. The king is new, and a marriage is another kind of meld than a bezique.",
                  de = "20. Der König ist neu, und ein Paar ist eine andere Art Meldung als der Bezique." } },
        { says = { en = "Nothing: the queen has scored", de = "Nichts: Die Dame hat schon gezählt" },
          does = "decline",
          why = { en = "In a bezique, yes. In a marriage not yet.",
                  de = "Im Bezique, ja. In einem Paar noch nicht." } },
      } },
    { title = { en = "The seven of trump", de = "Die Trumpf-Sieben" },
      moves = "Kc; Ac; 9d; Ks; 9s; 10s",
      text = {
        { en = "Three tricks later: you gave up [Kc] and [Ks], and drew good trumps. Just now your [10s] took a trick.",
          de = "Drei Stiche später: [Kc] und [Ks] hast du abgegeben und gute Trümpfe gezogen. Eben hat deine [10s] " ..
               "den Stich gemacht." },
        { en = "After a trick of yours a seven of trump (1) scores 10, even beside a meld. And you may swap it " ..
               "for the card turned up (2). (If a seven is turned up, the dealer scores 10 for it.)",
          de = "Nach einem Stich bringt eine Trumpf-Sieben (1) 10 Punkte, auch neben einer Meldung. Und du darfst " ..
               "sie gegen die aufgedeckte Karte (2) tauschen. (Wird eine Sieben aufgedeckt, bekommt der Geber " ..
               "dafür 10.)" },
      },
      show = { { cards = "7h" }, { cards = "10h" } },
      ask = { en = "What do you do with the seven?", de = "Was machst du mit der Sieben?" },
      hint = { en = "Look which of the high hearts you hold.", de = "Schau, welche hohen Herz du schon hast." },
      answers = {
        { says = { en = "Lay it for 10", de = "Für 10 hinlegen" }, does = "meld 7h as Seven",
          why = { en = "Swapping scores the same 10, and you get [10h] besides.",
                  de = "Der Tausch bringt dieselben 10, und du bekommst [10h] dazu." } },
        { says = { en = "Keep it as a trump", de = "Als Trumpf behalten" }, does = "decline",
          why = { en = "It is the lowest trump of all, and 10 points are waiting.",
                  de = "Es ist der kleinste Trumpf, und 10 Punkte liegen bereit." } },
        { says = { en = "Swap it for [10h]", de = "Gegen [10h] tauschen" }, does = "swap", right = true,
          why = { en = "10 points, and the second-highest trump for the lowest.",
                  de = "10 Punkte, und für den kleinsten Trumpf den zweithöchsten." } },
        { says = { en = "First the marriage [Kh Qh], then the seven", de = "Erst das Paar [Kh Qh], dann die Sieben" },
          does = "meld Kh Qh as Royal marriage", acceptable = true,
          why = { en = "The seven can still be swapped after it. But first see what you have with the ten.",
                  de = "Tauschen kannst du danach immer noch. Aber sieh erst, was du mit der Zehn hast." } },
      } },
    { title = { en = "Small before big", de = "Erst klein, dann groß" },
      text = {
        { en = "Now look: ace to jack of trump (1) are a sequence, 250. King and queen of trump (2) are a royal " ..
               "marriage, 40.",
          de = "Sieh mal: Ass bis Bube in Trumpf (1) sind eine Folge, 250. König und Dame in Trumpf (2) sind ein " ..
               "Trumpfpaar, 40." },
        { en = "Both are of one kind. Within a kind, a card serves again only in a meld that scores more.",
          de = "Beide sind von derselben Art. Innerhalb einer Art zählt eine Karte nur dann noch einmal, wenn die " ..
               "neue Meldung mehr bringt." },
      },
      show = { { cards = "Ah 10h Kh Qh Jh" }, { cards = "Kh Qh" } },
      ask = { en = "What do you meld for this trick?", de = "Was meldest du für diesen Stich?" },
      hint = { en = "From 40 to 250 is more. From 250 to 40?", de = "Von 40 auf 250 ist mehr. Und von 250 auf 40?" },
      answers = {
        { says = { en = "The royal marriage", de = "Das Trumpfpaar" },
          does = "meld Kh Qh as Royal marriage", right = true,
          why = { en = "40 now, and 250 after your next trick: 290. The stock lasts for 18 tricks more.",
                  de = "Jetzt 40, nach deinem nächsten Stich 250: macht 290. Der Talon reicht noch für 18 Stiche." } },
        { says = { en = "The sequence", de = "Die Folge" }, does = "meld Ah 10h Kh Qh Jh as Sequence",
          why = { en = "After the sequence this king and queen can no longer be a royal marriage.",
                  de = "Nach der Folge geht das Trumpfpaar mit diesem König und dieser Dame nicht mehr." },
          leads = { en = "You would have 250 instead of 290.", de = "Du hättest 250 statt 290." } },
        { says = { en = "Both, one after the other", de = "Beide nacheinander" },
          why = { en = "Only a seven may be laid beside a meld. Otherwise it is one meld for a trick.",
                  de = "Nur die Sieben darf neben eine Meldung. Sonst gilt: ein Stich, eine Meldung." } },
      } },
    { title = { en = "You need a trick", de = "Du brauchst einen Stich" },
      text = {
        { en = "You drew the second [Ah] (1). As soon as you take a trick, you can meld the sequence.",
          de = "Du hast das zweite [Ah] gezogen (1). Sobald du einen Stich machst, kannst du die Folge melden." },
      },
      show = { { cards = "Ah Ah" } },
      ask = { en = "What do you lead?", de = "Was spielst du aus?" },
      hint = { en = "It must take the trick, and the sequence must stay whole.",
               de = "Die Karte muss stechen, und die Folge muss ganz bleiben." },
      answers = {
        { does = "10h", why = { en = "That takes the trick too: you have both aces. But it is your only ten.",
                                de = "Die sticht auch, weil du beide Asse hast. Aber es ist deine einzige Zehn." },
          leads = { en = "Then the sequence has a hole.", de = "Dann hat die Folge ein Loch." } },
        { does = "Ah", right = true,
          why = { en = "Nobody can beat it, and the other ace stays for the sequence.",
                  de = "Darüber kommt niemand, und für die Folge bleibt das andere Ass." } },
        { does = "Jd",
          why = { en = "The sequence stays whole, but any trump takes the jack, and so does any higher diamond.",
                  de = "Die Folge bleibt ganz, aber den Buben holt jeder Trumpf und jedes höhere Karo." } },
      } },
    { title = { en = "Four of a kind", de = "Vier Gleiche" },
      moves = "7s; meld Ah 10h Kh Qh Jh as Sequence; Jh; Qh; meld Js Js Jc Jh as Four jacks; 9s",
      text = {
        { en = "The sequence gave you 250. Then North took your [Jh] with [Qh] and laid four jacks (1): 40. Two " ..
               "of them are spades: the suits do not matter.",
          de = "Die Folge hat dir 250 gebracht. Dann hat Nord deinen [Jh] mit [Qh] geholt und vier Buben gemeldet " ..
               "(1): 40. Zwei davon sind Pik: Die Farben sind egal." },
        { en = "Four aces are 100, four kings 80, four queens 60. You hold four queens (2). North leads [9s] (3).",
          de = "Vier Asse zählen 100, vier Könige 80, vier Damen 60. Du hast vier Damen (2). Nord spielt [9s] (3)." },
      },
      show = { { cards = "Js Js Jc Jh" }, { cards = "Qs Qh Qd Qd" }, { cards = "9s" } },
      ask = { en = "What do you play?", de = "Was spielst du?" },
      hint = { en = "No trick, no meld. And what you have played, you cannot meld.",
               de = "Ohne Stich keine Meldung. Und was du spielst, kannst du nicht mehr melden." },
      answers = {
        { does = "Qs", why = { en = "That takes the trick, but leaves three queens, and three are nothing.",
                               de = "Die macht den Stich, aber dann hast du drei Damen, und drei zählen nichts." } },
        { does = "10h", acceptable = true,
          why = { en = "You have the trick, the queens, and a brisque. But the king is enough, and the ten can " ..
                       "take another trick for you later.",
                  de = "Den Stich hast du, die Damen auch, und eine Brisque dazu. Aber der König reicht, und mit " ..
                       "der Zehn machst du später noch einen Stich." } },
        { does = "Jd", why = { en = "The queens stay, but North takes the trick, and you may not meld.",
                               de = "Die Damen bleiben, aber den Stich macht Nord, und du darfst nicht melden." } },
        { does = "Kh", right = true,
          why = { en = "It takes the trick, and all four queens stay. You no longer need the king.",
                  de = "Der sticht, und alle vier Damen bleiben dir. Den König brauchst du nicht mehr." } },
      } },
    { title = { en = "Waiting for 500", de = "Warten auf 500" },
      moves = "meld Qs Qh Qd Qd as Four queens",
      text = {
        { en = "60 for the queens, and you drew the second [Jd] (1). If the second [Qs] comes as well, all four " ..
               "together are a double bezique: 500, on top of the 40 you have.",
          de = "60 für die Damen, und du hast den zweiten [Jd] gezogen (1). Kommt auch noch die zweite [Qs], sind " ..
               "alle vier zusammen ein doppelter Bezique: 500, und die 40 von vorhin bleiben dir." },
        { en = "You lead. You need not take this trick: there is nothing to meld just now.",
          de = "Du spielst aus. Diesen Stich brauchst du nicht: Zu melden hast du gerade nichts." },
      },
      show = { { cards = "Jd Jd" } },
      ask = { en = "What do you lead?", de = "Was spielst du aus?" },
      hint = { en = "Keep what the double bezique needs.", de = "Behalte, was in den doppelten Bezique gehört." },
      answers = {
        { does = "Qd", right = true,
          why = { en = "You have two, and both have scored. One is enough, should [Kd] come.",
                  de = "Du hast zwei, und beide haben schon gezählt. Eine reicht, falls noch [Kd] kommt." } },
        { does = "Jd", why = { en = "Both jacks must be there, so you cannot spare one.",
                               de = "Du brauchst beide Buben, also hast du keinen übrig." } },
        { does = "Qs",
          why = { en = "She has scored three times, but you need her once more: the 500 take both queens.",
                  de = "Sie hat dreimal gezählt, aber du brauchst sie noch: Für die 500 müssen beide da sein." } },
      } },
    { title = { en = "The last eight tricks", de = "Die letzten acht Stiche" },
      moves = "Kd; 9c; 8s; 8c; 9h; Qd; Jh; meld 7h as Seven; 8d; 10d; Qh; 10h; meld Ks Qs as Common marriage; 9d; " ..
              "Jd; 7d; 7h; Js; Qs; 9c; Jc; Js; 8s; 8c; Ac; 7s; 10s; 8h; 7c; Ks; 7d; Kd",
      text = {
        { en = "The other [Qs] was North's, who melded it with [Ks], so nothing came of the 500. Now the stock is " ..
               "gone: its last card, your old [7h], is back with you.",
          de = "Die andere [Qs] hatte Nord und hat sie mit [Ks] gemeldet: Aus den 500 ist nichts geworden. Jetzt " ..
               "ist der Talon weg, und seine letzte Karte, deine alte [7h], hast du wieder." },
        { en = "From here on nobody melds, and the rules are strict: follow, and beat the card that was led if " ..
               "you can. If you cannot follow, you must trump. North leads [Kd] (1).",
          de = "Ab hier meldet niemand mehr, und es wird streng: Du musst bedienen, und zwar höher, wenn es geht. " ..
               "Kannst du nicht bedienen, musst du stechen. Nord spielt [Kd] (1)." },
      },
      show = { { cards = "Kd" } },
      ask = { en = "Which cards may you play?", de = "Welche Karten darfst du spielen?" },
      hint = { en = "You hold four diamonds. Which are higher than the king?",
               de = "Du hast vier Karo. Welche sind höher als der König?" },
      answers = {
        { cards = "Ad 10d Jd 8d", why = { en = "Following is not enough: two of them beat the king.",
                                          de = "Bedienen reicht nicht: Zwei davon schlagen den König." } },
        { cards = "Ad 10d Ah 10h 7h", why = { en = "A trump would win, but you have diamonds, so you must follow.",
                                              de = "Trumpf würde stechen, aber du hast Karo und musst bedienen." } },
        { cards = "Ad 10d", right = true, why = { en = "One of these two. Either takes the trick.",
                                                  de = "Eine von diesen beiden. Den Stich machst du mit jeder." } },
      } },
    { title = { en = "The last trick", de = "Der letzte Stich" },
      moves = "10d; Ah; 9h; 10h; Kh; Ad; Ad; Jd; Qs; 8d; As",
      text = {
        { en = "You have taken every trick since, and North's trumps fell to [Ah] and [10h]. Your [7h] (1) is the " ..
               "last trump.",
          de = "Seitdem hast du jeden Stich gemacht. Die Trümpfe von Nord hast du mit [Ah] und [10h] gezogen. " ..
               "Deine [7h] (1) ist der letzte Trumpf." },
        { en = "Two cards are left, and the last trick counts 10.",
          de = "Zwei Karten hast du noch, und der letzte Stich zählt 10." },
      },
      show = { { cards = "7h" } },
      ask = { en = "Which do you lead?", de = "Welche spielst du aus?" },
      hint = { en = "Which of the two do you want to have left at the end?",
               de = "Welche von beiden willst du am Ende noch haben?" },
      answers = {
        { does = "7h",
          why = { en = "That trick is yours, but then you have only [7c], and North keeps a higher club.",
                  de = "Den Stich machst du, aber dann bleibt dir nur [7c], und Nord behält ein höheres Kreuz." },
          leads = { en = "The last trick would be North's.", de = "Der letzte Stich ginge an Nord." } },
        { does = "7c", right = true,
          why = { en = "North may take it. On whatever comes next you play the last trump.",
                  de = "Den darf Nord haben. Was danach auch kommt: Du stichst es mit dem letzten Trumpf." } },
      } },
    { title = { en = "The score", de = "Die Abrechnung" },
      moves = "10c; Qc; 7h",
      text = {
        { en = "The last trick is yours. Your melds make 420, twelve brisques and the last trick 130: 550 in all. " ..
               "North has 70 and 40, so 110 (1).",
          de = "Der letzte Stich gehört dir. Gemeldet hast du 420, zwölf Brisques und der letzte Stich sind 130: " ..
               "zusammen 550. Nord hat 70 und 40, also 110 (1)." },
        { en = "Points are added up when the hand is over. The game goes to 1,000, and the next deal is North's.",
          de = "Zusammengezählt wird erst nach der Runde. Es geht bis 1000, und als Nächstes gibt Nord." },
      },
      show = { { panel = "scores" } },
      ask = { en = "Suppose a later hand takes you to 1,020 and North to 1,050. Who wins?",
              de = "Angenommen, nach einer späteren Runde hast du 1020 und Nord 1050. Wer gewinnt?" },
      hint = { en = "When are the points added up?", de = "Wann wird zusammengezählt?" },
      answers = {
        { says = { en = "You, if you melded past 1,000 first",
                   de = "Du, wenn du beim Melden zuerst über 1000 warst" },
          why = { en = "The score at the end of the hand decides. At some tables the game ends at once, but that " ..
                       "is a house rule.",
                  de = "Es zählt der Stand am Ende der Runde. An manchen Tischen ist sofort Schluss, aber das ist " ..
                       "eine Hausregel." } },
        { says = { en = "North: the higher score wins", de = "Nord: Der höhere Stand gewinnt" }, right = true,
          why = { en = "If both get there with the same hand, the higher score wins. If they are equal, you play on.",
                  de = "Kommen beide in derselben Runde ins Ziel, gewinnt der höhere Stand. Bei Gleichstand geht " ..
                       "es weiter." } },
        { says = { en = "Nobody: you play on", de = "Noch niemand: Ihr spielt weiter" },
          why = { en = "Only if the scores are equal.", de = "Nur bei Gleichstand." } },
      } },
  },
}
