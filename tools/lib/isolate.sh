# shellcheck shell=bash
# Sourced by the scripts in tools/ that run the game or its tests.

# isolate FOLDER: from here on the games, packages and settings of whoever runs the script are neither seen nor
# touched; what is kept is kept in FOLDER. English is spoken.
isolate() {
    export XDG_DATA_HOME=$1/data XDG_STATE_HOME=$1/state XDG_CONFIG_HOME=$1/config
    export LC_ALL=C.UTF-8 LANGUAGE=en
}
