# shellcheck shell=bash
# Completion of the roundhouse command for bash. The program itself knows what can follow.

_roundhouse() {
    local line=${COMP_LINE:0:COMP_POINT} word words=()
    read -ra words <<<"$line"
    [[ $line != *[[:space:]] ]] || words+=("")
    local current=${words[${#words[@]} - 1]}
    mapfile -t COMPREPLY < <(roundhouse complete "${words[@]:1}" 2>/dev/null)
    if [[ ${COMPREPLY[0]-} == "<files>" || $current == */* ]]; then
        mapfile -t COMPREPLY < <(compgen -f -- "$current")
        compopt -o filenames 2>/dev/null
        return
    fi
    # Bash inserts only the part after the last "=".
    if [[ $current == *=* ]]; then COMPREPLY=("${COMPREPLY[@]#"${current%%=*}="}"); fi
    for word in "${COMPREPLY[@]}"; do
        if [[ $word == *= ]]; then compopt -o nospace 2>/dev/null; fi
    done
}

complete -F _roundhouse roundhouse
