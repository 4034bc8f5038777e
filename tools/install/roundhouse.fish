# Completion of the roundhouse command for fish.

function __roundhouse_variants
    roundhouse list 2>/dev/null | awk 'NR > 1 { print $1 }'
end

# The options of the variant that stands on the command line.
function __roundhouse_options
    set -l words (commandline -opc)
    set -l variant partnership
    test (count $words) -gt 2; and set variant $words[3]
    roundhouse rules $variant 2>/dev/null | sed -n 's/^  \([a-z][a-z0-9_]*\) = .*/\1=/p'
end

set -l commands play window shot replay ask meld legal winner auction settle rules list check test simulate arena
set -l with_variant play window meld legal winner auction settle rules check test simulate arena
set -l with_options play window meld legal winner auction settle rules simulate arena
set -l with_json replay meld legal winner auction settle rules list check test simulate arena

complete -c roundhouse -f
complete -c roundhouse -s h -l help -d 'Help'
complete -c roundhouse -l version -d 'The version'
complete -c roundhouse -l log-level -x -a 'trace debug info warn err off' -d 'How much to log'

complete -c roundhouse -n "not __fish_seen_subcommand_from $commands" -a play -d 'Play at the terminal'
complete -c roundhouse -n "not __fish_seen_subcommand_from $commands" -a window -d 'Play in a window'
complete -c roundhouse -n "not __fish_seen_subcommand_from $commands" -a shot -d "Paint a moment of the window's table"
complete -c roundhouse -n "not __fish_seen_subcommand_from $commands" -a replay -d 'Replay a journal and verify it'
complete -c roundhouse -n "not __fish_seen_subcommand_from $commands" -a ask -d 'Answer JSON requests about rules'
complete -c roundhouse -n "not __fish_seen_subcommand_from $commands" -a meld -d 'What a hand melds'
complete -c roundhouse -n "not __fish_seen_subcommand_from $commands" -a legal -d 'What may be played, and why not the rest'
complete -c roundhouse -n "not __fish_seen_subcommand_from $commands" -a winner -d 'Which card takes a trick'
complete -c roundhouse -n "not __fish_seen_subcommand_from $commands" -a auction -d 'How an auction stands'
complete -c roundhouse -n "not __fish_seen_subcommand_from $commands" -a settle -d 'What a round is worth'
complete -c roundhouse -n "not __fish_seen_subcommand_from $commands" -a rules -d 'The rules agreed, on a page'
complete -c roundhouse -n "not __fish_seen_subcommand_from $commands" -a list -d 'The variants there are'
complete -c roundhouse -n "not __fish_seen_subcommand_from $commands" -a check -d 'Everything that is wrong with a package'
complete -c roundhouse -n "not __fish_seen_subcommand_from $commands" -a test -d "Run a package's examples"
complete -c roundhouse -n "not __fish_seen_subcommand_from $commands" -a simulate -d 'Let bots play many rounds'
complete -c roundhouse -n "not __fish_seen_subcommand_from $commands" -a arena -d 'Two kinds of bot on the same deals'

complete -c roundhouse -n "__fish_seen_subcommand_from $with_variant" -a '(__roundhouse_variants)'
complete -c roundhouse -n "__fish_seen_subcommand_from $with_options" -s o -l option -x -a '(__roundhouse_options)' -d 'NAME=VALUE'
complete -c roundhouse -n "__fish_seen_subcommand_from $with_json" -l json -d 'Answer as JSON'
complete -c roundhouse -n '__fish_seen_subcommand_from replay' -F

complete -c roundhouse -n '__fish_seen_subcommand_from play window shot simulate arena' -l seed -x -d 'The same seed, the same cards'
complete -c roundhouse -n '__fish_seen_subcommand_from play window' -l seat -x -a '1=human 1=random 1=steady 1=sharp 2=human 2=random 2=steady 2=sharp 3=human 3=random 3=steady 3=sharp 4=human 4=random 4=steady 4=sharp' -d 'Who sits there'
complete -c roundhouse -n '__fish_seen_subcommand_from play window' -l name -x -d 'N=NAME'
complete -c roundhouse -n '__fish_seen_subcommand_from play window shot replay meld legal rules' -l face -x -a 'french german' -d 'The pattern of the cards'
complete -c roundhouse -n '__fish_seen_subcommand_from play window' -l watch -d 'Bots in every seat'
complete -c roundhouse -n '__fish_seen_subcommand_from play window' -l resume -F -d 'Go on with a kept game'

complete -c roundhouse -n '__fish_seen_subcommand_from meld legal winner' -l trump -x -a 'spades hearts diamonds clubs none' -d 'The trump suit'
complete -c roundhouse -n '__fish_seen_subcommand_from legal' -l trick -x -d 'The cards on the table'
complete -c roundhouse -n '__fish_seen_subcommand_from legal' -l first-trick -d 'It is the first of the hand'
complete -c roundhouse -n '__fish_seen_subcommand_from legal' -l declarer -x -a '1 2 3 4' -d "The declarer's place in the trick"
complete -c roundhouse -n '__fish_seen_subcommand_from auction' -l dealer -x -a '1 2 3 4' -d "The dealer's seat"
complete -c roundhouse -n '__fish_seen_subcommand_from settle' -l contract -x -d 'SEAT and BID, or none'
complete -c roundhouse -n '__fish_seen_subcommand_from settle' -l melds -x -d 'Points of each seat'
complete -c roundhouse -n '__fish_seen_subcommand_from settle' -l counts -x -d 'Card points of each seat'
complete -c roundhouse -n '__fish_seen_subcommand_from settle' -l tricks -x -d 'Tricks of each seat'
complete -c roundhouse -n '__fish_seen_subcommand_from settle' -l scores -x -d 'Of each party before the round'
complete -c roundhouse -n '__fish_seen_subcommand_from settle' -l outcome -x -d 'How the hand ended'

complete -c roundhouse -n '__fish_seen_subcommand_from simulate arena' -l rounds -x -d 'How many'
complete -c roundhouse -n '__fish_seen_subcommand_from simulate' -l bots -x -a 'random steady sharp' -d 'Kinds, seat by seat'
complete -c roundhouse -n '__fish_seen_subcommand_from simulate arena' -l threads -x -d 'How many at once'
complete -c roundhouse -n '__fish_seen_subcommand_from arena' -l a -x -a 'random steady sharp' -d 'A kind of bot'
complete -c roundhouse -n '__fish_seen_subcommand_from arena' -l b -x -a 'random steady sharp' -d 'The kind it plays against'
complete -c roundhouse -n '__fish_seen_subcommand_from arena' -l work -x -d 'Worlds for a decision'
