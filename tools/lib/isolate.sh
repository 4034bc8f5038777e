# shellcheck shell=bash
# Sourced by the scripts in tools/ that run the game or its tests.

# isolate FOLDER: from here on, the user's own games, packages and settings are neither seen nor touched; new ones go to
# FOLDER. The language is English.
isolate() {
    export XDG_DATA_HOME=$1/data XDG_STATE_HOME=$1/state XDG_CONFIG_HOME=$1/config
    export LC_ALL=C.UTF-8 LANGUAGE=en
}
