# Completion of the roundhouse command for fish. The program itself knows what can follow.

function __roundhouse_complete
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    set -l found (roundhouse complete $words[2..-1] "$current" 2>/dev/null)
    if test "$found[1]" = '<files>'
        __fish_complete_path $current
    else
        printf '%s\n' $found
    end
end

complete -c roundhouse -f -a '(__roundhouse_complete)'
