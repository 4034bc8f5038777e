# cmake --install: the program, its packages and library in share/roundhouse, documents, and files for desktops and
# shells.
if(ROUNDHOUSE_MPI)
  install(TARGETS roundhouse-ranks RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
endif()
install(TARGETS roundhouse RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(DIRECTORY assets variants scripts DESTINATION ${CMAKE_INSTALL_DATADIR}/roundhouse
        PATTERN screenshots EXCLUDE PATTERN assets/lang EXCLUDE)
install(DIRECTORY examples DESTINATION ${CMAKE_INSTALL_DATADIR}/roundhouse USE_SOURCE_PERMISSIONS)
install(DIRECTORY ${CMAKE_BINARY_DIR}/lang/ DESTINATION ${CMAKE_INSTALL_DATADIR}/roundhouse/assets/lang
        FILES_MATCHING PATTERN "*.mo")

set(extras ${CMAKE_SOURCE_DIR}/tools/install)
install(FILES ${extras}/roundhouse.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${extras}/org.roundhouse.Roundhouse.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${extras}/org.roundhouse.Roundhouse.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${extras}/org.roundhouse.Roundhouse.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
install(FILES assets/icon.svg RENAME roundhouse.svg
        DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
install(FILES ${extras}/roundhouse.bash RENAME roundhouse
        DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
install(FILES ${extras}/roundhouse.zsh RENAME _roundhouse DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions)
install(FILES ${extras}/roundhouse.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
install(FILES LICENSE SECURITY.md src/cli/ASK.md src/cli/COMPARE.md src/cli/QUIZ.md src/cli/REVIEW.md src/cli/SIMULATE.md
        src/game/journal/JOURNAL.md src/bots/PROGRAMS.md src/bots/programs.schema.json
        DESTINATION ${CMAKE_INSTALL_DOCDIR})
