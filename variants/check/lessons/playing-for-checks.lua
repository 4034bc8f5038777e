-- Check Pinochle for those who know the three-handed game (C34-C36): checks, bidding for them, ways out, the end.
return {
  title = { en = "Playing for checks", de = "Um Checks spielen" },
  goal  = { en = "What checks are worth, when to bid on for one, and when to give up.",
            de = "Was Checks wert sind, wann du dafür weiterreizt und wann du besser aufgibst." },
  minutes = 12, order = 1,
  seat = 1, dealer = 1,
  deal = {
    "As Ks Js Ah 10h Kh Qh Jh Ad 10d Kd Qd Kc Kc Jc",
    "As Ks Qs Js 9s Ah 9h Ad Qd Jd 9d Ac 10c Qc 9c",
    "10s 10s Qs 10h Kh Qh Jh 9h 10d Kd Jd 9d Ac 10c Jc",
  },
  kitty = "9s Qc 9c",
  steps = {
    { title = { en = "What earns a check", de = "Was bringt Checks?" },
      text = {
        { en = "The game you know, with the zero back: a run is 150. Beside the score you write checks, and they " ..
               "are the stakes.",
          de = "Dein Spiel zu dritt, nur mit der Null: Die Familie zählt 150. Daneben schreibt ihr Checks an, und " ..
               "um die geht es." },
        { en = "One check for a run, four aces, a double marriage or a double pinochle. Two for a roundhouse, or " ..
               "for eight aces, kings, queens or jacks. Five for seven nines.",
          de = "Einen Check gibt es für eine Familie, vier Asse, ein doppeltes Paar oder einen doppelten Binokel. " ..
               "Zwei für einen Rundgang oder acht Asse, Könige, Damen oder Buben. Fünf für sieben Neuner." },
      },
      show = { { cards = "Ah 10h Kh Qh Jh" }, { cards = "Ks Kh Kd Kc" } },
      ask = { en = "Hearts are trump. What earns you a check: the run (1), the four kings (2)?",
              de = "Herz ist Trumpf. Was bringt dir einen Check: die Familie (1), die vier Könige (2)?" },
      hint = { en = "For kings it takes all eight.", de = "Bei Königen müssen es alle acht sein." },
      answers = {
        { says = { en = "Both", de = "Beide" },
          why = { en = "Four kings are 80 points and no check. Of the four of a kind, only aces earn one.",
                  de = "Vier Könige zählen 80 Punkte, bringen aber keinen Check. Den gibt es nur für vier Asse." } },
        { says = { en = "Only the run", de = "Nur die Familie" }, right = true,
          why = { en = "And only in trump. In any other suit it is only a marriage.",
                  de = "Und auch die nur in Trumpf. In einer anderen Farbe ist sie bloß ein Paar." } },
        { says = { en = "Both, and [Kd Qd] as well", de = "Beide, und [Kd Qd] auch" },
          why = { en = "A marriage must be double, and for kings it takes all eight.",
                  de = "Das Paar muss doppelt sein, und Könige brauchst du alle acht." } },
      } },
    { title = { en = "Points and checks", de = "Punkte und Checks" },
      text = {
        { en = "Both others pay you each check: a run brings you two. Whoever wins the game gets five from each, " ..
               "ten in all.",
          de = "Jeden Check zahlen dir beide anderen: Die Familie bringt dir also zwei. Wer die Partie gewinnt, " ..
               "bekommt von jedem fünf, zusammen zehn." },
        { en = "And points? At the start 100 more raise your chance of winning from 33 to 39 in 100. That is worth " ..
               "about one check.",
          de = "Und Punkte? Mit 100 mehr gewinnst du am Anfang statt 33 von 100 Partien 39. Das ist etwa einen " ..
               "Check wert." },
      },
      ask = { en = "What is your run's check worth in points?",
              de = "Was ist der Check für die Familie in Punkten wert?" },
      hint = { en = "Who pays it?", de = "Wer zahlt ihn?" },
      answers = {
        { says = { en = "About 100", de = "Etwa 100" },
          why = { en = "That is one check, and you get one from each of them.",
                  de = "So viel zahlt dir einer. Du bekommst ihn aber von beiden." } },
        { says = { en = "Nothing", de = "Gar nichts" },
          why = { en = "Points win the game, true. But the game pays just ten checks, and this is two more.",
                  de = "Die Partie gewinnst du mit Punkten, stimmt. Sie bringt aber nur zehn Checks, und das hier " ..
                       "sind zwei dazu." } },
        { says = { en = "About 200", de = "Etwa 200" }, right = true,
          why = { en = "Two checks. So the run is worth more as a check than by its 150 points.",
                  de = "Zwei Checks. Damit ist der Check mehr wert als die 150 Punkte der Familie." } },
      } },
    { title = { en = "Who names trump?", de = "Wer sagt Trumpf an?" },
      moves = "bid 300; pass",
      text = {
        { en = "You are the dealer. West (1) has a meld and had to open: 300 here, by tens. East passes.",
          de = "Du hast gegeben. West (1) hat eine Meldung und musste eröffnen: hier mit 300, dann in Zehnern. Ost " ..
               "passt." },
        { en = "Checks for melds go to whoever shows them, bidder or not. But a run counts only in trump.",
          de = "Checks für Meldungen bekommt jeder, der sie zeigt, auch ohne Gebot. Eine Familie zählt aber nur in " ..
               "Trumpf." },
      },
      show = { { seat = 2 } },
      ask = { en = "What do you say?", de = "Was sagst du?" },
      hint = { en = "Which trump does your check need?", de = "Welchen Trumpf braucht dein Check?" },
      answers = {
        { does = "pass",
          why = { en = "Four aces would earn their check even if you pass. A run does not: you have to name it.",
                  de = "Mit vier Assen könntest du passen und bekämst den Check trotzdem. Die Familie musst du " ..
                       "ansagen." },
          leads = { en = "West names another suit: 150 points and a check from each are gone.",
                    de = "West sagt etwas anderes an: 150 Punkte und von jedem ein Check sind weg." } },
        { does = "bid 290",
          why = { en = "The dealer may open at 290, but West has opened.",
                  de = "Mit 290 darf der Geber nur eröffnen, und eröffnet hat schon West." } },
        { does = "bid 310", right = true,
          why = { en = "You meld 250 in hearts, and the run brings its check.",
                  de = "In Herz meldest du 250, und die Familie bringt ihren Check." } },
        { does = "bid 350",
          why = { en = "West had to open and may be gone at 310. Then you have promised 40 for nothing.",
                  de = "West musste ja eröffnen und passt vielleicht bei 310. Dann hast du 40 umsonst geboten." } },
      } },
    { title = { en = "How far for a check?", de = "Bis wohin reizen?" },
      moves = "bid 320; bid 330; bid 340; bid 350; bid 360",
      text = {
        { en = "West (1) does not give in: 360 over your 350. With a hand like yours 370 is made five times out of " ..
               "six, 390 only three times out of five.",
          de = "West (1) lässt nicht locker: 360 gegen deine 350. Mit so einem Blatt gelingen 370 in fünf von sechs " ..
               "Fällen, 390 nur in drei von fünf." },
        { en = "If you play and fail, the bid is off, and each of them gets two checks from you.",
          de = "Wer spielt und verliert, zahlt das Gebot und dazu jedem zwei Checks." },
      },
      show = { { seat = 2 } },
      ask = { en = "And you?", de = "Und du?" },
      hint = { en = "The run brings two checks, a lost hand costs four.",
               de = "Die Familie bringt zwei Checks, ein verlorenes Spiel kostet vier." },
      answers = {
        { does = "bid 370", right = true,
          why = { en = "The points are worth it, and the check comes on top. But here you stop.",
                  de = "Das lohnt schon der Punkte wegen, und der Check kommt dazu. Aber hier ist Schluss." } },
        { does = "bid 390",
          why = { en = "Too far: two times in five you lose 390 points and four checks, for a run that brings two.",
                  de = "Zu weit: In zwei von fünf Fällen kostet es 390 Punkte und vier Checks, und die Familie " ..
                       "bringt nur zwei." } },
        { does = "pass",
          why = { en = "One step too soon: you would make 370 five times out of six.",
                  de = "Einen Schritt zu früh: 370 schaffst du in fünf von sechs Fällen." },
          leads = { en = "West names trump, and your run earns nothing.",
                    de = "West sagt Trumpf an, und deine Familie bringt nichts." } },
      } },
    { title = { en = "Stuck with 300", de = "300 am Hals" },
      text = {
        { en = "While West thinks, another hand: if you had to open, and are stuck with 300, you may concede before " ..
               "the kitty is turned. 300 off, no check. After that it costs a check to each.",
          de = "Während West überlegt, ein anderes Blatt: Musstest du eröffnen und bleiben die 300 an dir hängen, " ..
               "darfst du aufgeben, bevor der Dapp aufgedeckt wird: 300 weg, kein Check. Danach kostet es einen " ..
               "Check an jeden." },
        { en = "You hold two marriages, [As As] and no long suit: 70 in meld at best, and you make 300 one time in " ..
               "fourteen.",
          de = "Du hast zwei Paare, [As As] und keine lange Farbe: höchstens 70 Meldung, und 300 schaffst du jedes " ..
               "vierzehnte Mal." },
      },
      ask = { en = "What do you do?", de = "Was machst du?" },
      hint = { en = "What does a look at the kitty cost?", de = "Was kostet ein Blick in den Dapp?" },
      answers = {
        { says = { en = "Look at the kitty first", de = "Erst den Dapp ansehen" },
          why = { en = "A look for two checks, and 13 times out of 14 for nothing. It pays from about one in four.",
                  de = "Ein Blick für zwei Checks, in 13 von 14 Fällen umsonst. Lohnen würde er sich etwa ab jedem " ..
                       "vierten Mal." } },
        { says = { en = "Play all the same", de = "Trotzdem spielen" },
          why = { en = "It costs no more points than conceding, but four checks on top.",
                  de = "Das kostet nicht mehr Punkte als Aufgeben, aber vier Checks dazu." } },
        { says = { en = "Concede now", de = "Jetzt aufgeben" }, right = true,
          why = { en = "It is the only way out that costs no check. Over 300 it is closed.",
                  de = "Nur so kommst du ohne Check davon. Über 300 geht das nicht mehr." } },
      } },
    { title = { en = "Your trump", de = "Dein Trumpf" },
      moves = "pass",
      text = {
        { en = "West passes: you play for 370 (1). The kitty (2) brings a second marriage, [Kc Qc]. You hold five " ..
               "hearts and five clubs.",
          de = "West passt: Du spielst für 370 (1). Der Dapp (2) bringt ein zweites Paar, [Kc Qc]. Du hast fünf " ..
               "Herz und fünf Kreuz." },
        { en = "You have seen the kitty: conceding now costs 370 and one check to each.",
          de = "Den Dapp hast du gesehen: Aufgeben kostet jetzt 370 und einen Check an jeden." },
      },
      show = { { panel = "contract" }, { cards = "9s Qc 9c" } },
      ask = { en = "What do you do?", de = "Was machst du?" },
      hint = { en = "In which suit is the run?", de = "In welcher Farbe ist die Familie?" },
      answers = {
        { does = "trump hearts", right = true,
          why = { en = "270 in meld, with the run and its check. 100 are to come from tricks.",
                  de = "270 Meldung, mit der Familie und ihrem Check. 100 müssen die Stiche bringen." } },
        { does = "leave conceding", says = { en = "Concede", de = "Aufgeben" },
          why = { en = "You need 100 in tricks, and whoever plays takes that nine times out of ten.",
                  de = "Du brauchst 100 aus Stichen, und so viel holt der Spieler in neun von zehn Runden." },
          leads = { en = "And if you concede before the melds, your run earns no check.",
                    de = "Und gibst du vor dem Melden auf, bringt die Familie auch keinen Check." } },
        { does = "trump clubs",
          why = { en = "Five trumps, but without ace and ten, and no run. You would meld 170 and need 200.",
                  de = "Fünf Trümpfe, aber ohne Ass und Zehn, und keine Familie. Du meldest 170 und brauchst 200." } },
      } },
    { title = { en = "Three cards go", de = "Drei Karten weg" },
      text = {
        { en = "Your run earns its check. But West shows four aces (1): a check for West, from you, too.",
          de = "Deine Familie bringt ihren Check. Aber West zeigt vier Asse (1): ein Check für West, auch von dir." },
        { en = "You need 100 in tricks, and what you put away counts. Hearts, [Kd Qd], [Kc Qc] and [Ks] are melded " ..
               "and stay.",
          de = "Du brauchst 100 aus Stichen, das Gedrückte zählt mit. Herz, [Kd Qd], [Kc Qc] und [Ks] sind gemeldet " ..
               "und bleiben." },
      },
      show = { { panel = "melds" } },
      ask = { en = "What do you put away?", de = "Was drückst du?" },
      hint = { en = "Which counter would you lose anyway?", de = "Welche Zählkarte verlierst du sonst?" },
      answers = {
        { does = "discard As Ad 10d",
          why = { en = "30 points are safe, but you give up three good cards, and the losers stay.",
                  de = "30 Punkte sind sicher, aber drei gute Karten sind fort, und die schlechten bleiben." },
          leads = { en = "You would make the bid about three times out of ten.",
                    de = "Dein Gebot schaffst du so nur etwa in drei von zehn Fällen." } },
        { does = "discard Js 9s 10d",
          why = { en = "Your ten can take a trick after the ace. [Kc] hardly: both aces and both tens of clubs are " ..
                       "out.",
                  de = "Die Zehn macht nach dem Ass ihren Stich. [Kc] kaum: Beide Kreuz-Asse und beide Zehner sind " ..
                       "draußen." } },
        { does = "discard Js 9s Kc", right = true,
          why = { en = "Your other [Kc] is not melded, and you would lose it. That saves 10 points, and spades are " ..
                       "short now.",
                  de = "Dein zweiter [Kc] ist nicht gemeldet und ginge verloren. So hast du 10 Punkte sicher, und " ..
                       "Pik ist kurz." } },
        { does = "discard Kc Jc 9c", acceptable = true,
          why = { en = "About as good: 10 points, and clubs are short instead of spades.",
                  de = "Etwa genauso gut: 10 Punkte, und statt Pik wird Kreuz kurz." } },
      } },
    { title = { en = "Play on?", de = "Spielen oder nicht?" },
      text = {
        { en = "You may concede until your first lead. Another hand: 300 bid, nothing in the kitty, 110 in meld. " ..
               "You need 190 in tricks, and that happens one time in six.",
          de = "Aufgeben darfst du bis zum ersten Ausspiel. Ein anderes Blatt: 300 gereizt, im Dapp nichts, 110 " ..
               "Meldung. Du brauchst 190 aus Stichen, und das klappt jedes sechste Mal." },
        { en = "The game has just begun.", de = "Die Partie hat gerade erst angefangen." },
      },
      ask = { en = "What do you do?", de = "Was machst du?" },
      hint = { en = "If it fails, 300 are off either way. What else?",
               de = "300 sind weg, wenn es nicht klappt. Und was noch?" },
      answers = {
        { says = { en = "Play", de = "Spielen" },
          why = { en = "If it fails, 300 are off as well, but with four checks instead of two. And they score their " ..
                       "tricks.",
                  de = "Geht es schief, sind auch 300 weg, aber mit vier Checks statt zwei. Und die anderen " ..
                       "schreiben ihre Stiche an." } },
        { says = { en = "Concede", de = "Aufgeben" }, right = true,
          why = { en = "One check to each instead of two. Below one chance in four, give up.",
                  de = "Ein Check an jeden statt zwei. Klappt es seltener als jedes vierte Mal, gib auf." } },
        { says = { en = "Lead first, then see", de = "Erst mal ausspielen" },
          why = { en = "With your first lead the way out is closed.",
                  de = "Mit dem ersten Ausspiel ist es zu spät zum Aufgeben." } },
      } },
    { title = { en = "Your first lead", de = "Dein erstes Ausspiel" },
      text = {
        { en = "Back to the table. 10 points are put away, 90 are to come. Seven trumps are out, the other ace and " ..
               "ten among them.",
          de = "Zurück an den Tisch. 10 Punkte hast du gedrückt, 90 fehlen. Sieben Trümpfe sind draußen, auch das " ..
               "andere Ass und die andere Zehn." },
        { en = "You have five trumps, from the ace down (1).", de = "Du hast fünf Trümpfe, vom Ass abwärts (1)." },
      },
      show = { { cards = "Ah 10h Kh Qh Jh" } },
      ask = { en = "What do you do?", de = "Was machst du?" },
      hint = { en = "Which trump forces out the other ace, and costs nothing?",
               de = "Welcher Trumpf holt das andere Ass und kostet nichts?" },
      answers = {
        { does = "Ah",
          why = { en = "Small trumps fall, and the other ace lies in wait for your ten and king.",
                  de = "Da fallen kleine Trümpfe, und das andere Ass wartet auf deine Zehn und deinen König." },
          leads = { en = "You make 370 six times out of ten, with the jack nearly always.",
                    de = "370 schaffst du so in sechs von zehn Fällen, mit dem Buben fast immer." } },
        { does = "leave conceding", says = { en = "Concede", de = "Aufgeben" },
          why = { en = "370 and a check to each, with a bid that you make nearly always?",
                  de = "370 und einen Check an jeden, bei einem Gebot, das du fast immer schaffst?" } },
        { does = "Kc", acceptable = true,
          why = { en = "Fine, too: clubs are your losers, and you keep all five trumps.",
                  de = "Auch gut: Kreuz verlierst du sowieso, und alle fünf Trümpfe bleiben dir." } },
        { does = "Jh", right = true,
          why = { en = "It is worth nothing, somebody has to go over it, and your ace stays on top.",
                  de = "Er zählt nichts, einer muss drüber, und dein Ass bleibt oben." } },
        { does = "As",
          why = { en = "One trick now. But [Ks] is alone then, and the other ace catches it.",
                  de = "Ein Stich sofort. Aber dann steht [Ks] blank, und das andere Ass holt ihn." } },
      } },
    { title = { en = "Worth four checks", de = "Vier Checks wert" },
      moves = "Ah; 9h; Ad; 9d; Qd; Ac; Jc; 9c; As; Qs; Ks; Ks; 10s; As; Kd; 9d; 10d; Jh; 10h; 9h; Qc; 10c; Ac; Qh",
      text = {
        { en = "Eight tricks are gone. You have 50 points and need 100. East leads [Qh] (1), West plays last.",
          de = "Acht Stiche sind weg. Du hast 50 Punkte und brauchst 100. Ost bringt [Qh] (1), West kommt zuletzt." },
        { en = "Two more trumps are out: [Kh], which East has shown, and [10h].",
          de = "Zwei Trümpfe sind noch draußen: [Kh], den hat Ost gezeigt, und [10h]." },
      },
      show = { { cards = "Qh" } },
      ask = { en = "What do you play?", de = "Was spielst du?" },
      hint = { en = "What can still beat your queen and king later?",
               de = "Was kommt nachher noch über deine Dame und deinen König?" },
      answers = {
        { does = "Kh", right = true,
          why = { en = "East's king cannot beat it, and your ace stays on top. Nothing can go wrong now.",
                  de = "Der König von Ost kommt nicht drüber, und dein Ass bleibt oben. Jetzt geht nichts mehr " ..
                       "schief." } },
        { does = "Qh",
          why = { en = "Yours comes second, so it does not beat East's.",
                  de = "Deine liegt als zweite, also geht sie nicht über die von Ost." } },
        { does = "Ah",
          why = { en = "Safe for this trick. But then [10h] is the highest trump, and it hunts your king and queen.",
                  de = "Für diesen Stich sicher. Danach ist aber [10h] der höchste Trumpf und jagt König und Dame." },
          leads = { en = "One time in ten you now lose 370 and four checks.",
                    de = "Jedes zehnte Mal verlierst du jetzt 370 und vier Checks." } },
      } },
    { title = { en = "Two accounts", de = "Zwei Rechnungen" },
      moves = "9s; 10d; Jd; Jd; Ad; Qd; Kd; Jc; Qc; 10c; 10s; Qh; Js; Kc; 9c; Kh; 10h; Ah; Qs",
      text = {
        { en = "130 in tricks and 270 in meld: you score 400 (1). Two checks for the run, less one for West's aces: " ..
               "you are one up.",
          de = "130 aus Stichen und 270 Meldung: Du schreibst 400 an (1). Zwei Checks für die Familie, einer weg " ..
               "für die Asse von West: macht einen im Plus." },
        { en = "What a meld has earned stays earned, bid made or not, with or without a trick.",
          de = "Checks für Meldungen bleiben, ob das Spiel gewonnen ist oder nicht, auch ohne Stich." },
      },
      show = { { panel = "scores" } },
      ask = { en = "And with only 90 in tricks?", de = "Und mit nur 90 aus Stichen?" },
      hint = { en = "Two to each for the lost hand. And the melds?",
               de = "Jedem zwei fürs Verlieren. Und die Meldungen?" },
      answers = {
        { says = { en = "−370, −5 checks", de = "−370, −5 Checks" },
          why = { en = "The run keeps its two checks, even if its 150 points are lost.",
                  de = "Die zwei Checks für die Familie bleiben dir, auch wenn ihre 150 Punkte weg sind." } },
        { says = { en = "−370, −3 checks", de = "−370, −3 Checks" }, right = true,
          why = { en = "Four for the lost hand, one for West's aces, two back for your run.",
                  de = "Vier fürs Verlieren, einer für die Asse von West, zwei zurück für die Familie." } },
        { says = { en = "−370, +1 check", de = "−370, +1 Check" },
          why = { en = "That is only the melds. Whoever plays and loses pays two to each.",
                  de = "Das sind nur die Meldungen. Wer spielt und verliert, zahlt jedem zwei." } },
      } },
    { title = { en = "The last hand", de = "Die letzte Runde" },
      text = {
        { en = "Much later: West has 930, you 900, East 600. If several reach 1,000, the declarer wins if among " ..
               "them. The winner gets five checks from each.",
          de = "Viel später: West hat 930, du 900, Ost 600. Kommen mehrere auf 1000, gewinnt der Spieler, wenn er " ..
               "dabei ist. Wer gewinnt, bekommt von jedem fünf Checks." },
        { en = "You play for 300, meld 110 and need 190 again: one time in six. West melds 80.",
          de = "Du spielst für 300, meldest 110 und brauchst wieder 190: jedes sechste Mal. West meldet 80." },
      },
      ask = { en = "Concede or play?", de = "Aufgeben oder spielen?" },
      hint = { en = "Who wins the game if you concede?", de = "Wer gewinnt die Partie, wenn du aufgibst?" },
      answers = {
        { says = { en = "Concede, as before", de = "Aufgeben wie vorhin" },
          why = { en = "At the start, yes. Here conceding gives West the game: seven checks are gone.",
                  de = "Am Anfang der Partie, ja. Hier gewinnt damit West die Partie: Sieben Checks sind weg." } },
        { says = { en = "Concede: West has no trick", de = "Aufgeben: West fehlt ein Stich" },
          why = { en = "When you concede, melds need no trick: West has 1,010 and the game.",
                  de = "Gibst du auf, braucht West keinen: West hat 1010 und die Partie." } },
        { says = { en = "Play", de = "Spielen" }, right = true,
          why = { en = "If you lose, it is nine checks instead of seven. If you make it, you win ten. One time in " ..
                       "nine would do.",
                  de = "Verlierst du, sind es neun Checks statt sieben. Schaffst du es, gewinnst du zehn. Jedes " ..
                       "neunte Mal wäre genug." } },
      } },
  },
}
