#compdef roundhouse
# Completion of the roundhouse command for zsh. The program itself knows what can follow.

_roundhouse() {
  local -a found
  found=(${(f)"$(roundhouse complete "${(@)words[2,CURRENT]}" 2>/dev/null)"})
  if [[ ${found[1]} == '<files>' || $PREFIX == */* ]]; then
    _files
  else
    compadd -S '' -- ${(M)found:#*=}
    compadd -- ${found:#*=}
  fi
}

_roundhouse "$@"
