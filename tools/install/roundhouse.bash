# shellcheck shell=bash
# Completion of the roundhouse command for bash.

_roundhouse_variants() { roundhouse list 2>/dev/null | awk 'NR > 1 { print $1 }'; }

# The options of a variant, each with "=" behind it.
_roundhouse_options() { roundhouse rules "$1" 2>/dev/null | sed -n 's/^  \([a-z][a-z0-9_]*\) = .*/\1=/p'; }

_roundhouse() {
    local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
    local command="" variant="" word i flags=""
    COMPREPLY=()
    # Bash makes words of their own of "=" and of what stands behind it.
    for ((i = 1; i < COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        [[ $word != -* && $word != "=" && ${COMP_WORDS[i - 1]} != "=" ]] || continue
        if [[ -z $command ]]; then
            [[ ${COMP_WORDS[i - 1]} == --log-level ]] || command=$word
        elif [[ -z $variant && ${COMP_WORDS[i - 1]} =~ ^([^-].*|--watch|--json|--first-trick)$ ]]; then
            variant=$word
        fi
    done

    if [[ $current == "=" || $before == "=" ]]; then
        i=$((COMP_CWORD - 1)) before=""
        if [[ $current == "=" ]]; then i=$COMP_CWORD current=""; fi
        [[ ${COMP_WORDS[i - 2]-} != --seat ]] || before="seat's kind"
    fi

    case $before in
    "seat's kind")
        mapfile -t COMPREPLY < <(compgen -W "human random" -- "$current")
        return
        ;;
    --seat)
        mapfile -t COMPREPLY < <(compgen -W "1= 2= 3= 4=" -- "$current")
        compopt -o nospace 2>/dev/null
        return
        ;;
    -o | --option)
        mapfile -t COMPREPLY < <(compgen -W "$(_roundhouse_options "$variant")" -- "$current")
        compopt -o nospace 2>/dev/null
        return
        ;;
    --resume)
        if [[ $current != -* ]]; then
            mapfile -t COMPREPLY < <(compgen -f -- "$current")
            compopt -o filenames 2>/dev/null
            return
        fi
        ;;
    --bots | --a | --b)
        mapfile -t COMPREPLY < <(compgen -W "random steady sharp" -- "$current")
        return
        ;;
    --trump)
        mapfile -t COMPREPLY < <(compgen -W "spades hearts diamonds clubs none" -- "$current")
        return
        ;;
    --face)
        mapfile -t COMPREPLY < <(compgen -W "french german" -- "$current")
        return
        ;;
    --log-level)
        mapfile -t COMPREPLY < <(compgen -W "trace debug info warn err off" -- "$current")
        return
        ;;
    --name | --seed | --rounds | --threads | --work | --trick | --declarer | --dealer | --contract | --melds | --counts | \
        --tricks | --scores | --outcome) return ;;
    esac

    case $command in
    "") flags="--version --log-level" ;;
    play) flags="--option --seed --seat --name --face --watch --resume" ;;
    window) flags="--option --seed --seat --name --face --watch --resume" ;;
    shot) flags="--variant --at --seed --size --face --four-colours --large-index --lang --output" ;;
    replay) flags="--face --json" ;;
    list | check | test) flags="--json" ;;
    meld) flags="--trump --option --face --json" ;;
    legal) flags="--trump --trick --first-trick --declarer --option --face --json" ;;
    winner) flags="--trump --option --json" ;;
    auction) flags="--dealer --option --json" ;;
    settle) flags="--contract --melds --counts --tricks --scores --outcome --option --json" ;;
    rules) flags="--option --face --json" ;;
    simulate) flags="--rounds --seed --bots --threads --option --json" ;;
    arena) flags="--a --b --rounds --seed --work --threads --option --json" ;;
    esac
    if [[ $current == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$flags --help" -- "$current")
    elif [[ -z $command ]]; then
        mapfile -t COMPREPLY < <(compgen -W \
            "play window shot replay ask meld legal winner auction settle rules list check test simulate arena" -- "$current")
    elif [[ $command == replay ]]; then
        mapfile -t COMPREPLY < <(compgen -f -- "$current")
        compopt -o filenames 2>/dev/null
    elif [[ $command != ask && $command != list && $command != shot && -z $variant ]]; then
        mapfile -t COMPREPLY < <(
            compgen -W "$(_roundhouse_variants)" -- "$current"
            [[ $current != */* ]] || compgen -d -- "$current"
        )
    fi
}

complete -F _roundhouse roundhouse
