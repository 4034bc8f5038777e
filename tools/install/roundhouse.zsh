#compdef roundhouse
# Completion of the roundhouse command for zsh.

_roundhouse_variant() {
  local -a names
  names=(${(f)"$(roundhouse list 2>/dev/null | awk 'NR > 1 { print $1 }')"})
  _alternative "variants:variant:($names)" 'folders:package:_files -/'
}

_roundhouse_option() {
  local -a names
  names=(${(f)"$(roundhouse rules ${line[1]:-partnership} 2>/dev/null | sed -n 's/^  \([a-z][a-z0-9_]*\) = .*/\1/p')"})
  compadd -S = -- $names
}

_roundhouse() {
  local curcontext=$curcontext state
  local -a line commands options json face trump
  commands=(
    'play:play at the terminal'
    'window:play in a window'
    "shot:paint a moment of the window's table into a file"
    'replay:replay a journal, verify it and write it down for readers'
    'ask:answer questions about rules, one JSON request a line'
    'meld:what a hand melds'
    'legal:what may be played, and why not the rest'
    'winner:which card takes a trick'
    'auction:how an auction stands'
    'settle:what a round is worth'
    'rules:the rules agreed, on a page'
    'list:the variants there are'
    'check:everything that is wrong with a package'
    "test:run a package's examples"
    'simulate:let bots play many rounds, and check every one'
    'arena:two kinds of bot on the same deals, sides exchanged'
  )
  options=('*'{-o,--option}'[play with this option]:NAME=VALUE:_roundhouse_option')
  json=('--json[answer as JSON]')
  face=('--face[the pattern of the cards]:face:(french german)')
  trump=('--trump[the trump suit]:suit:(spades hearts diamonds clubs none)')

  _arguments -C '(-)'{-h,--help}'[help]' '(-)--version[the version]' \
    '--log-level[how much to log]:level:(trace debug info warn err off)' \
    '1:command:->command' '*::argument:->argument'
  case $state in
    command) _describe command commands ;;
    argument)
      case $words[1] in
        play)
          _arguments $options $face '--seed[deal the cards of this seed]:number:' \
            '*--seat[who sits there]:N=KIND:(1=human 1=random 1=steady 1=sharp 2=human 2=random 2=steady 2=sharp 3=human 3=random 3=steady 3=sharp 4=human 4=random 4=steady 4=sharp)' \
            '*--name[what a player is called]:N=NAME:' '--watch[bots in every seat]' \
            '--resume[go on with a kept game]::journal:_files' '1:variant:_roundhouse_variant' ;;
        replay) _arguments $json $face '1:journal:_files' ;;
        meld) _arguments $options $json $face $trump '1:variant:_roundhouse_variant' '2:hand:' ;;
        legal)
          _arguments $options $json $face $trump '--trick[the cards on the table]:cards:' \
            '--first-trick[it is the first of the hand]' "--declarer[the declarer's place in the trick]:place:(1 2 3 4)" \
            '1:variant:_roundhouse_variant' '2:hand:' ;;
        winner) _arguments $options $json $trump '1:variant:_roundhouse_variant' '2:trick:' ;;
        auction)
          _arguments $options $json "--dealer[the dealer's seat]:seat:(1 2 3 4)" \
            '1:variant:_roundhouse_variant' '2:calls:' ;;
        settle)
          _arguments $options $json '--contract[seat, bid and name, or none]:contract:' \
            '--melds[points of each seat]:points:' '--counts[card points of each seat]:points:' \
            '--tricks[tricks of each seat]:tricks:' '--scores[of each party before]:points:' \
            '--outcome[how the hand ended]:outcome:' '1:variant:_roundhouse_variant' ;;
        rules) _arguments $options $json $face '1:variant:_roundhouse_variant' ;;
        list) _arguments $json ;;
        check|test) _arguments $json '1:package:_roundhouse_variant' ;;
        simulate)
          _arguments $options $json '--rounds[how many]:number:' '--seed[the same rounds again]:number:' \
            '--bots[kinds, seat by seat]:kinds:(random steady sharp)' '--threads[how many at once]:number:' \
            '1:variant:_roundhouse_variant' ;;
        arena)
          _arguments $options $json '--a[a kind of bot]:kind:(random steady sharp)' \
            '--b[the kind it plays against]:kind:(random steady sharp)' '--rounds[how many deals]:number:' \
            '--seed[the same deals again]:number:' '--work[worlds for a decision]:number:' \
            '--threads[how many at once]:number:' '1:variant:_roundhouse_variant' ;;
      esac ;;
  esac
}

_roundhouse "$@"
